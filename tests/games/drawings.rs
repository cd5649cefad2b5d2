//! Drawings of boards: the small ones that the home page shows before any game is loaded, those of the rules, and whole tables as
//! they are shared. With `WRITE_BOARDS=1` they are written: the boards of the home page into the folders of the games, from where
//! the build takes them, and whole tables into `target/drawings`, for people to look at.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::about::split_picture_line;
use corsair_cabinet::game::drawing::poster;
use corsair_cabinet::game::{GameWords, Language, Record, Seat};

use crate::rules_text::every_rules;
use crate::tested_game::{TestedGame, test_every_game};

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

/// What a drawing names between these texts.
fn named<'a>(svg: &'a str, before: &str, after: char) -> BTreeSet<&'a str> {
    svg.split(before).skip(1).map(|rest| rest.split(after).next().unwrap()).collect()
}

/// Makes sure that all that a drawing names exists, and that its elements are closed.
fn expect_complete(svg: &str) {
    let sheet = fs::read_to_string(root().join("assets/cards.svg")).unwrap();
    for symbol in named(svg, "href=\"#", '"') {
        assert!(sheet.contains(&format!("<symbol id=\"{symbol}\"")), "{symbol} is not in the sheet: {svg}");
    }
    for card in named(svg, "href=\"court:", '"') {
        assert!(root().join(format!("assets/courts/{card}.svg")).exists(), "{card} has no portrait: {svg}");
    }
    let tokens = fs::read_to_string(root().join("style/tokens.css")).unwrap();
    for colour in named(svg, "var(--", ')') {
        assert!(tokens.contains(&format!("  --{colour}: ")), "{colour} is no token of the stylesheet: {svg}");
    }
    for element in ["svg", "g", "text"] {
        let [open, closed] = [format!("<{element} "), format!("</{element}>")].map(|tag| svg.matches(&tag).count());
        assert_eq!(open, closed, "<{element}> is not closed: {svg}");
    }
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
                expect_complete(&picture.drawing.svg());
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
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("<Player & {seat}>")).collect();
    let mut drawn = BTreeSet::new();
    for state in &states {
        for viewer in Seat::all(seats).map(Some).chain([None]) {
            let view = G::view(state, viewer);
            let board = G::drawing(Language::ENGLISH, &view, &names);
            expect_complete(&board.svg());
            drawn.insert(board.svg());
            expect_complete(&G::picture(Language::ENGLISH, &view).drawing.svg());
        }
    }
    assert!(drawn.len() > states.len() / 2, "expected other drawings of other positions");
    let board = G::drawing(Language::ENGLISH, &G::view(states.last().unwrap(), None), &names);
    let heading = [G::ID.to_owned(), "One against another".to_owned(), "A position".to_owned()];
    let file = poster(&board, &heading, "Corsair Cabinet", "<Title>", "A & B").svg();
    expect_complete(&file);
    assert!(file.contains(">Corsair Cabinet</text>"), "{file}");
    assert!(file.contains("<title>&lt;Title></title><desc>A &amp; B</desc>"), "{file}");
    if writes() {
        let folder = root().join("target/drawings");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{}.svg", G::ID)), file).unwrap();
    }
}

test_every_game! {
    every_diagram_of_the_rules_can_be_drawn,
    whole_tables_can_be_drawn,
}
