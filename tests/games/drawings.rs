//! Drawings of boards: the small ones that the home page shows before any game is loaded, those of the rules, and whole tables as
//! they are shared. With `WRITE_BOARDS=1` they are written: the boards of the home page into the folders of the games, from where
//! the build takes them, and whole tables into `target/drawings`, for people to look at.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::about::split_picture_line;
use corsair_cabinet::game::drawing::{Drawing, Reference, poster};
use corsair_cabinet::game::{GameWords, Language, Record, Seat};
use proptest::prelude::{ProptestConfig, any, proptest};

use crate::rules_text::every_rules;
use crate::tested_game::{TestedGame, test_every_game};
use crate::xml::texts_of;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn writes() -> bool {
    std::env::var_os("WRITE_BOARDS").is_some()
}

/// Draws the board of a game, and compares it with that in the folder of the game, or writes it there.
fn check<G: TestedGame>(module: &str) {
    let file = root().join("src/games").join(module).join("board.svg");
    let drawn = G::diagram(None, G::HOME_DIAGRAM).unwrap().drawing.symbol_of_sheet();
    if writes() {
        fs::write(&file, &drawn).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(stored, drawn, "{} is out of date: run this test with WRITE_BOARDS=1", file.display());
}

#[test]
fn boards_on_home_are_as_the_games_draw_them() {
    macro_rules! check_all {
        ([] $($module:ident::$game:ident,)*) => {
            $(check::<corsair_cabinet::games::$module::$game>(stringify!($module));)*
        };
    }
    for_each_game!(check_all []);
}

/// A drawing as SVG, with what it names as in the page's own documents.
fn svg(drawing: &Drawing) -> String {
    drawing.svg(Reference::to_string)
}

/// Makes sure that all that a drawing names exists, and that it is XML, as an element and as a file. Gives its texts.
fn expect_complete(drawing: &Drawing) -> Vec<String> {
    let sheet = fs::read_to_string(root().join("assets/cards.svg")).unwrap();
    let tokens = fs::read_to_string(root().join("style/tokens.css")).unwrap();
    let named: BTreeSet<&Reference> = drawing.references().collect();
    for reference in named {
        let exists = match reference {
            Reference::Symbol(name) => sheet.contains(&format!("<symbol id=\"{name}\"")),
            Reference::Portrait(card) => root().join(format!("assets/courts/{card}.svg")).exists(),
            Reference::Token(token) => tokens.contains(&format!("  --{token}: ")),
        };
        assert!(exists, "{reference:?} does not exist");
    }
    let file = drawing.file("<defs></defs>", |reference| format!("\"{reference}\" <&>"));
    for xml in [svg(drawing), file] {
        texts_of(&xml).unwrap_or_else(|problem| panic!("{problem}"));
    }
    texts_of(&svg(drawing)).unwrap()
}

fn every_diagram_of_the_rules_can_be_drawn<G: TestedGame + GameWords>() {
    for language in Language::ALL {
        for rules in every_rules::<G>(language) {
            let diagrams: Vec<&str> =
                rules.lines().filter_map(split_picture_line).map(|(_, diagram)| diagram).collect();
            assert!(!diagrams.is_empty(), "{language:?}");
            for diagram in diagrams {
                let picture = G::diagram(Some(language), diagram).unwrap();
                assert!(!picture.label.is_empty(), "{diagram}");
                expect_complete(&picture.drawing);
            }
        }
    }
}

/// The states of the record that was written when the game was new.
fn states<G: TestedGame>() -> Vec<G::State> {
    let text = fs::read_to_string(root().join(format!("tests/golden/{}.txt", G::ID))).unwrap();
    let (record, _) = text.split_once("\nend\n").unwrap();
    format!("{record}\nend\n").parse::<Record<G>>().unwrap().replay().unwrap()
}

fn whole_tables_can_be_drawn<G: TestedGame>() {
    let states = states::<G>();
    let seats = G::seat_count(G::options(&states[0]));
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Player {seat}")).collect();
    let mut drawn = BTreeSet::new();
    for state in &states {
        for viewer in Seat::all(seats).map(Some).chain([None]) {
            let view = G::view(state, viewer);
            let board = G::drawing(Language::ENGLISH, &view, &names);
            expect_complete(&board);
            drawn.insert(svg(&board));
            expect_complete(&G::picture(Language::ENGLISH, &view).drawing);
        }
    }
    assert!(drawn.len() > states.len() / 2, "expected other drawings of other positions");
    let board = G::drawing(Language::ENGLISH, &G::view(states.last().unwrap(), None), &names);
    let heading = [G::ID.to_owned(), "One against another".to_owned(), "A position".to_owned()];
    let poster = poster(&board, &heading, "Corsair Cabinet", "Title", "A and B");
    expect_complete(&poster);
    if writes() {
        let folder = root().join("target/drawings");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{}.svg", G::ID)), svg(&poster)).unwrap();
    }
}

/// The texts of a poster of this position on which this text is every name, the heading of three lines, the source, the title and
/// the description.
fn texts_of_poster<G: TestedGame>(state: &G::State, text: &str) -> Vec<String> {
    let names = vec![text.to_owned(); G::seat_count(G::options(state))];
    let board = G::drawing(Language::ENGLISH, &G::view(state, None), &names);
    let heading = vec![text.to_owned(); 3];
    expect_complete(&poster(&board, &heading, text, text, text))
}

fn any_text_can_be_drawn<G: TestedGame>() {
    let state = states::<G>().pop().unwrap();
    let count =
        |drawn: &str, text: &str| texts_of_poster::<G>(&state, drawn).iter().filter(|found| *found == text).count();
    let places = count("Anne Bonny", "Anne Bonny");
    assert!(places >= 6, "expected the heading, the source, the title and the description");
    let expect = |text: &str| {
        // What XML forbids is in Unicode's tables of characters: most control characters, and the last two of the first plane.
        let is_forbidden = |letter: &char| {
            letter.is_ascii_control() && !"\t\n\r\u{7f}".contains(*letter) || matches!(letter, '\u{fffe}' | '\u{ffff}')
        };
        let shown: String = text.chars().filter(|letter| !is_forbidden(letter)).collect();
        assert!(count(text, &shown) >= places, "expected {text:?} in {places} places of the picture");
    };
    for text in [
        "]]>",
        "<![CDATA[",
        "<!--",
        "-->",
        "<?xml?>",
        "</text>",
        "<script>alert(1)</script>",
        "&",
        "&amp;",
        "&#38;",
        "&nbsp;",
        "<Player & 1>",
        "\"",
        "'",
        "\" onload=\"x",
        "var(",
        "var(--ink)",
        "var(--no-such)",
        ")",
        "href=\"#x",
        "href=\"#rose\"",
        "href=\"court:KH\"",
        "court:KH",
        "court:",
        "url(#x)",
        "{}",
        "\\",
        "$&",
        "%s",
        "\0",
        "a\u{1}b",
        "\u{1b}[0m",
        "\u{7f}",
        "a\tb",
        "a\nb",
        "a\rb",
        "\u{85}",
        "\u{a0}",
        "\u{202e}abc",
        "\u{2060}",
        "\u{fffe}",
        "\u{ffff}",
        "\u{10ffff}",
        "\u{1f3f4}\u{200d}\u{2620}\u{fe0f}",
        "",
    ] {
        expect(text);
    }
    proptest!(ProptestConfig::with_cases(64), |(text in any::<String>())| expect(&text));
}

test_every_game! {
    every_diagram_of_the_rules_can_be_drawn,
    whole_tables_can_be_drawn,
    any_text_can_be_drawn,
}
