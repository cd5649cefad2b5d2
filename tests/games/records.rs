//! Plays the text cases of `tests/records`, whose README says how to write one.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::{Choices, SessionRules, cases};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;

use crate::rulings_file::{Ruling, read_rulings};

/// A game and its text cases.
struct Cases {
    /// The name of the game and of the folder of its cases.
    id: &'static str,
    /// Plays the cases of a file.
    run: fn(&str) -> Result<usize, Vec<cases::Failure>>,
    /// All options that are not standard, as `key=value`.
    options: Vec<String>,
}

/// Every game of the register.
fn games() -> Vec<Cases> {
    macro_rules! list {
        ([] $($module:ident::$game:ident,)*) => { vec![$(game::<corsair_cabinet::games::$module::$game>()),*] };
    }
    for_each_game!(list [])
}

fn game<G: SessionRules>() -> Cases {
    let named = |choice: &'static corsair_cabinet::game::options::Choice| {
        choice.values[1..].iter().map(|value| format!("{}={value}", choice.key))
    };
    Cases { id: G::ID, run: cases::run::<G>, options: G::Options::CHOICES.iter().flat_map(named).collect() }
}

/// The rulings of a game.
fn rulings(game: &Cases) -> Vec<Ruling> {
    let file = format!("src/games/{}/rulings.md", game.id.replace('-', "_"));
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file));
    read_rulings(&file, &text.unwrap_or_else(|error| panic!("{file}: {error}")))
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The files of a game's cases with their text, in the order of their names.
fn files(game: &Cases) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder().join(game.id)).unwrap_or_else(|error| panic!("{}: {error}", game.id));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    let name = |path: &Path| format!("tests/records/{}/{}", game.id, path.file_name().unwrap().to_string_lossy());
    paths.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_case_holds() {
    let mut failures = Vec::new();
    for game in games() {
        let mut count = 0;
        for (name, text) in files(&game) {
            match (game.run)(&text) {
                Ok(cases) => count += cases,
                Err(failed) => failures.extend(failed.iter().map(|failure| format!("{name}, {failure}"))),
            }
        }
        println!("{}: {count} cases hold", game.id);
    }
    assert!(failures.is_empty(), "{} cases do not hold.\n\n{}\n", failures.len(), failures.join("\n\n"));
}

#[test]
fn every_folder_of_cases_belongs_to_a_game() {
    let games: BTreeSet<String> = games().iter().map(|game| game.id.to_owned()).collect();
    let entries = fs::read_dir(folder()).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.file_type().unwrap().is_dir());
    let folders: BTreeSet<String> = folders.map(|folder| folder.file_name().into_string().unwrap()).collect();
    assert_eq!(folders, games);
}

#[test]
fn every_ruling_has_a_case_and_every_case_cites_a_ruling() {
    for game in games() {
        let files = files(&game);
        let titles: Vec<&str> = files.iter().flat_map(|(_, text)| cases::titles(text)).collect();
        let rulings = rulings(&game);
        // A ruling on two options together, such as AD+BD, may do without.
        for ruling in rulings.iter().filter(|ruling| !ruling.id.contains('+')) {
            let shown = titles.iter().any(|title| title.contains(&ruling.id));
            assert_ne!(shown, ruling.has("No text case: "), "whether {} has a case ({})", ruling.id, ruling.file);
        }
        // G-01 to G-08 hold for all games.
        let cites = |title: &str| title.contains("G-") || rulings.iter().any(|ruling| title.contains(&ruling.id));
        for title in titles {
            assert!(cites(title), "{}: \"{title}\" cites no ruling", game.id);
        }
    }
}

#[test]
fn every_option_is_chosen_in_some_case() {
    for game in games() {
        let files = files(&game);
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let begun = lines.filter(|line| line.starts_with("options ") || line.starts_with("position "));
        let chosen: BTreeSet<&str> =
            begun.filter_map(|line| line.split(' ').nth(1)).flat_map(|options| options.split(',')).collect();
        for option in &game.options {
            assert!(chosen.contains(option.as_str()), "{}: no case has {option}", game.id);
        }
    }
}

/// What is wrong with one case of Knights & Corsairs.
fn failure(text: &str) -> cases::Failure {
    cases::run::<KnightsAndCorsairs>(text).unwrap_err().remove(0)
}

#[test]
fn a_case_that_does_not_hold_is_reported_with_its_line() {
    let text = "# KC-05\non\n\n# KC-07: a mistake\noptions starter=first\n# a remark\nact 2\nact 1\n";
    let failure = failure(text);
    assert_eq!((failure.line, failure.case.as_str()), (7, "KC-07: a mistake"));
    assert_eq!((failure.expected.as_str(), failure.found.as_str()), ("to act: 2", "1"));
}

#[test]
fn a_wrong_line_of_a_case_is_reported() {
    // The seat that does not begin may not attack; the other must, with seven cards of which it
    // holds none of the other colour.
    let begin = "# KC-05\noptions colours=first-red,starter=first\n";
    for wrong in [
        "do 2 attack b2 2C 3C 4C",
        "refuse 2 attack b2 2C 3C 4C because it is Tuesday",
        "legal 1 104",
        "offers 1 attack b2 2C 3C 4C",
        "act nobody",
        "act 1 2",
        "over 1 line",
        "state red=2",
        "state red=1 red",
        "malformed attack b2 2C 3C 4C column 1",
        "malformed attack b2 XX column 1",
        "settle hand=5 to standard",
        "clash hand=5 because no",
        "rematch 1 hand=5",
        "seed one",
        "options hand=7",
        "shout 1",
        " act 1",
        "act 1\nseed 2",
    ] {
        assert!(cases::run::<KnightsAndCorsairs>(&format!("{begin}{wrong}\n")).is_err(), "{wrong}");
    }
    assert_eq!(cases::run::<KnightsAndCorsairs>(&format!("{begin}act 1\nlegal 1 105\nlegal 2 0\n")), Ok(1));
}

#[test]
fn a_case_without_a_title_is_refused() {
    assert_eq!(failure("act 1\n").expected, "a title, after #, in the first line of the case");
}
