//! What a new game touches outside its own files: at most five existing files.
//!
//! These tests read the repository and look for the names of the games. A shared file that names a game is either one of the
//! five, or it names single games as examples or measures them. A shared file that names all games is a list that the next
//! game would have to extend.

use std::collections::BTreeMap;

use corsair_cabinet::games::IDS;

/// The existing files that a new game edits, as `CONTRIBUTING.md` lists them.
const EDITED: [&str; 5] = [
    // The register.
    "src/games/mod.rs",
    // The folders of the native tests.
    "tests/games/main.rs",
    // The files of the browser tests.
    "tests/browser/tests/main.rs",
    // The emblem.
    "assets/cards.svg",
    // The stylesheet, if the game has its own. The file names stylesheets and no games.
    "index.html",
];

/// The beginnings of the paths of shared files that may name single games, and why. A new game edits none of them.
const EXAMPLES: &[(&str, &str)] = &[
    ("ARCHITECTURE.md", "examples"),
    ("CONTRIBUTING.md", "an example"),
    ("src/GLOSSARY.md", "examples"),
    ("src/app/pages/play/catch_up.rs", "unit tests that play an example"),
    ("src/app/route.rs", "a unit test with an example"),
    ("src/game/", "examples in doc comments"),
    ("src/search/", "examples in doc comments"),
    ("src/dyn_game/", "examples in doc comments"),
    ("src/session/", "examples in doc comments, and unit tests that play an example"),
    ("src/referee/", "an example session, and unit tests with an example"),
    ("benches/", "measurements of single games"),
    ("src/live/race/invitation.rs", "an example in a doc comment"),
    ("xtask/catalogues/", "an example in a doc comment"),
    ("xtask/src/bench.rs", "measurements of single games"),
    ("tests/conformance/mod.rs", "an example in a comment"),
    ("tests/games/tested_game.rs", "an example in a comment"),
    ("tests/games/records.rs", "tests of the format of cases, with an example"),
    ("tests/library/", "tests of the library with an example"),
    ("tests/referee/transcript.txt", "an example session"),
    ("tests/wasm/", "measurements of single games"),
    ("tests/browser/src/", "an example in a doc comment, and measurements of single games"),
    ("tests/browser/tests/", "tests of the page with an example, and tests of single games"),
];

/// Shared files that name all games, though a new game does not edit them.
const NAME_ALL: &[(&str, &str)] = &[
    ("tests/library/backup.rs", "the backup file that the first version wrote"),
    ("tests/browser/tests/by_ear.rs", "tests of single games; a new game has them in its own file"),
    ("tests/browser/tests/forced_colours.rs", "tests of single games; a new game has them in its own file"),
    ("tests/browser/tests/live.rs", "tests of single games, as each way to hide something has its own protocol"),
    ("tests/browser/tests/moments.rs", "tests of single games; what holds for all games is a native test"),
    ("tests/browser/tests/screen_reader_games.rs", "tests of single games, as each is played in a way of its own"),
    ("tests/browser/tests/share.rs", "tests of single games; what holds for all games reads their folders"),
    ("src/session/", "unit tests that play an example"),
];

/// The name of a game's module, such as `court_wars`.
fn module(id: &str) -> String {
    id.replace('-', "_")
}

/// The name of a game's type, such as `CourtWars`.
fn type_name(id: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('-').map(word).collect()
}

/// Whether a file belongs to one game: a folder or a file on its path begins with the game's name.
fn is_own(file: &str, id: &str) -> bool {
    let names = [id.to_owned(), module(id)];
    file.split('/').any(|part| {
        names
            .iter()
            .any(|name| part.strip_prefix(name.as_str()).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric)))
    })
}

/// Whether a text names a game by its id, its module or its type. An id of one word, such as `corsairs`, is also a word of
/// other games, and counts only in quotation marks or behind `emblem-`.
fn names(text: &str, id: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let has_word = |word: &str| {
        text.match_indices(word)
            .any(|(at, _)| !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part))
    };
    let (module, game) = (module(id), type_name(id));
    let quoted = [format!("\"{id}\""), format!("emblem-{id}\"")];
    let paths = [format!("games::{module}"), format!("mod {module};"), format!("{module}::{game}")];
    let is_distinct = id.contains('-');
    quoted.iter().chain(&paths).any(|name| text.contains(name.as_str()))
        || is_distinct && (has_word(id) || has_word(&module) || has_word(&game))
}

/// The reason of the first entry that a path begins with.
fn reason<'a>(file: &str, entries: &[(&str, &'a str)]) -> Option<&'a str> {
    entries.iter().find(|(start, _)| file.starts_with(start)).map(|(_, reason)| *reason)
}

/// The shared files that a new game would have to edit, besides the allowed ones, each with the games that it names.
fn too_many(files: &BTreeMap<String, String>) -> Vec<String> {
    let mut found = Vec::new();
    for (file, text) in files {
        let is_data = file.starts_with("fuzz/corpus/") || file.starts_with("tests/golden/");
        if is_data || EDITED.contains(&file.as_str()) || IDS.iter().any(|id| is_own(file, id)) {
            continue;
        }
        let named: Vec<&str> = IDS.iter().copied().filter(|id| names(text, id)).collect();
        if named.len() == IDS.len() && reason(file, NAME_ALL).is_none() {
            found.push(format!("{file} lists all games; use `for_each_game!`, `IDS` or the folders of the games"));
        } else if !named.is_empty() && reason(file, EXAMPLES).is_none() {
            found.push(format!("{file} names {named:?}, but is not one of the files that a new game edits"));
        }
    }
    found
}

#[test]
fn a_new_game_edits_at_most_five_existing_files() {
    let files = crate::rulings::files();
    assert!(files.len() > 300, "these are not all files: {}", files.len());
    let found = too_many(&files);
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn the_five_files_are_needed_and_documented() {
    let files = crate::rulings::files();
    for file in EDITED {
        let text = files.get(file).unwrap_or_else(|| panic!("{file} does not exist"));
        let has_games = IDS.iter().any(|id| names(text, id));
        assert!(has_games || file == "index.html", "{file} names no game");
        assert!(files["CONTRIBUTING.md"].contains(&format!("| `{file}` |")), "CONTRIBUTING.md does not list {file}");
    }
}

#[test]
fn every_exception_is_needed() {
    let files = crate::rulings::files();
    for (start, _) in EXAMPLES.iter().chain(NAME_ALL) {
        let mut texts = files.iter().filter(|(file, _)| file.starts_with(start)).map(|(_, text)| text);
        assert!(texts.any(|text| IDS.iter().any(|id| names(text, id))), "{start} names no game");
    }
}

#[test]
fn a_list_of_games_in_another_file_is_found() {
    let file = |name: &str, text: &str| BTreeMap::from([(name.to_owned(), text.to_owned())]);
    let all = format!("{IDS:?}");
    assert_eq!(too_many(&file("src/app/home.rs", "const FIRST: &str = \"court-wars\";")).len(), 1);
    assert_eq!(too_many(&file("benches/thinking.rs", &all)).len(), 1, "a list of all games is no example");
    let types = "use corsair_cabinet::games::{corsairs::Corsairs, court_wars::CourtWars};";
    assert_eq!(too_many(&file("xtask/src/main.rs", types)).len(), 1);
    for (name, text) in [
        ("src/game/record.rs", "/// use corsair_cabinet::games::court_wars::CourtWars;"),
        ("src/games/court_wars/words.rs", "messages!(\"court-wars\");"),
        ("tests/browser/tests/court_wars.rs", "\"#/set-up/court-wars\""),
        ("src/ui/card.rs", "//! Knights and corsairs are drawn elsewhere."),
    ] {
        assert_eq!(too_many(&file(name, text)), Vec::<String>::new(), "{name}");
    }
}
