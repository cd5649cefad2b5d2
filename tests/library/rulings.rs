//! The rulings of the games: each is written once in a `rulings.md`, every citation leads to one, and a test or a text
//! case cites every one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::options::Choice;
use corsair_cabinet::game::{Choices, Game};

use crate::rulings_file::{Ruling, read_rulings};

/// The options of a game.
struct GameOptions {
    /// The game's folder in `src/games`.
    folder: &'static str,
    choices: &'static [Choice],
}

fn games() -> Vec<GameOptions> {
    macro_rules! list {
        ([] $($module:ident::$game:ident,)*) => {
            vec![$(GameOptions {
                folder: stringify!($module),
                choices: <corsair_cabinet::games::$module::$game as Game>::Options::CHOICES,
            }),*]
        };
    }
    for_each_game!(list [])
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What is behind the last point of a file's name.
fn extension(file: &str) -> &str {
    file.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// Puts all text files below a folder into `found`.
fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_text = ["rs", "md", "txt", "toml", "css", "js", "mjs", "html", "svg", "webmanifest", "ftl"]
            .contains(&extension(&name));
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect(&path, found);
            }
        } else if is_text {
            found.push(path);
        }
    }
}

/// All text files of the repository, by their paths from its root.
pub fn files() -> BTreeMap<String, String> {
    let mut paths = Vec::new();
    for folder in ["src", "tests", "benches", "fuzz", "xtask", "style", "assets"] {
        collect(&root().join(folder), &mut paths);
    }
    let at_root = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    paths.extend(
        at_root.filter(|path| path.extension().is_some_and(|end| end == "md" || end == "toml" || end == "html")),
    );
    let relative = |path: &Path| path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
    paths.iter().map(|path| (relative(path), fs::read_to_string(path).unwrap())).collect()
}

/// All rulings in the order in which they are written.
fn rulings(files: &BTreeMap<String, String>) -> Vec<Ruling> {
    let written = files.iter().filter(|(file, _)| file.ends_with("/rulings.md"));
    written.flat_map(|(file, text)| read_rulings(file, text)).collect()
}

/// What stands before the number of a ruling: KC, G, AD, ….
fn prefixes(rulings: &[Ruling]) -> BTreeSet<&str> {
    rulings.iter().filter_map(|ruling| ruling.id.split_once('-')).map(|(prefix, _)| prefix).collect()
}

/// The ids that a text cites: a prefix with a number, or several prefixes joined by plus signs.
fn cited(text: &str, prefixes: &BTreeSet<&str>) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && !['-', '+', '_'].contains(&letter));
    let id = |word: &str| {
        if word.contains('+') {
            return word.split('+').all(|part| prefixes.contains(part)).then(|| word.to_owned());
        }
        let (prefix, number) = word.split_once('-')?;
        let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
        (prefixes.contains(prefix) && !digits.is_empty()).then(|| format!("{prefix}-{digits}"))
    };
    words.filter_map(id).collect()
}

/// The comments of a file of Rust, or the lines for the reader in a file of cases. Marks are taken away and lines joined.
fn comments(file: &str, text: &str) -> String {
    let mark = if extension(file) == "rs" { "//" } else { "#" };
    let comment = |line: &str| Some(line[line.find(mark)?..].trim_start_matches(['/', '!', '#']).trim().to_owned());
    text.lines().filter_map(comment).collect::<Vec<_>>().join(" ")
}

/// The tests in a file, if it has any.
fn tests<'a>(file: &str, text: &'a str) -> Option<&'a str> {
    if extension(file) == "rs" && (file.starts_with("tests/") || file.ends_with("/tests.rs")) {
        return Some(text);
    }
    if file.starts_with("tests/records/") && extension(file) == "txt" {
        return Some(text);
    }
    let start = text.find("#[cfg(test)]").filter(|_| extension(file) == "rs")?;
    Some(&text[start..])
}

/// Citations by section, as in "section 6" or "(6.5)": they lead nowhere. The text is read in small letters.
fn sections(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_number = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
    // A number as of a section, with a mark of punctuation behind it: no duration or share.
    let is_bare = |word: &str| {
        let word = word.trim_start_matches('(');
        let (number, end) = word.split_at(word.trim_end_matches([',', ')', ':', '.']).len());
        let digit = |part: &str| part.len() == 1 && part != "0" && is_number(part);
        !end.is_empty() && number.split_once('.').is_some_and(|(one, two)| digit(one) && digit(two))
    };
    let mut found: Vec<String> = words.iter().filter(|word| is_bare(word)).map(|word| (*word).to_owned()).collect();
    for pair in words.windows(2) {
        let names_section = ["section", "sections", "§"].iter().any(|name| pair[0].trim_start_matches('(') == *name);
        if names_section && is_number(pair[1]) || pair[0].ends_with("fine") && pair[1].starts_with("print") {
            found.push(pair.join(" "));
        }
    }
    found
}

#[test]
fn every_ruling_is_written_once_with_its_reason() {
    let files = files();
    let rulings = rulings(&files);
    let mut wrong = Vec::new();
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for ruling in &rulings {
        if let Some(before) = seen.insert(&ruling.id, &ruling.file) {
            wrong.push(format!("{} is in {before} and in {}", ruling.id, ruling.file));
        }
        if !ruling.has("Source: ") && !ruling.has("Reading: ") {
            wrong.push(format!("{} says neither what the source has nor how it is read", ruling.id));
        }
        if ruling.has("Reading: ") && !ruling.has("Why: ") {
            wrong.push(format!("{} does not say why", ruling.id));
        }
    }
    assert!(rulings.len() > 200, "these are not all rulings: {}", rulings.len());
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn every_citation_leads_to_a_ruling() {
    let files = files();
    let rulings = rulings(&files);
    let known: BTreeSet<&str> = rulings.iter().map(|ruling| ruling.id.as_str()).collect();
    let prefixes = prefixes(&rulings);
    let mut wrong = Vec::new();
    for (file, text) in &files {
        let unknown = cited(text, &prefixes).into_iter().filter(|id| !known.contains(id.as_str()));
        wrong.extend(unknown.map(|id| format!("{file} cites {id}")));
        if extension(file) == "rs" || file.starts_with("tests/records/") {
            wrong.extend(sections(&comments(file, text)).iter().map(|section| format!("{file} cites {section}")));
        } else if extension(file) == "md" {
            wrong.extend(sections(text).iter().map(|section| format!("{file} cites {section}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn a_test_or_a_text_case_cites_every_ruling() {
    let files = files();
    let rulings = rulings(&files);
    let prefixes = prefixes(&rulings);
    let mut tested = BTreeSet::new();
    for (file, text) in &files {
        if let Some(text) = tests(file, text) {
            tested.extend(cited(&comments(file, text), &prefixes));
        }
    }
    let untested = rulings.iter().filter(|ruling| !ruling.has("Presentation only") && !tested.contains(&ruling.id));
    let untested: Vec<&str> = untested.map(|ruling| ruling.id.as_str()).collect();
    assert!(untested.is_empty(), "no test cites {untested:?}");
}

#[test]
fn the_rulings_name_the_options_that_there_are() {
    let rulings = rulings(&files());
    let mut wrong = Vec::new();
    for GameOptions { folder, choices } in games() {
        let file = format!("src/games/{folder}/rulings.md");
        let mut explained = BTreeSet::new();
        for ruling in rulings.iter().filter(|ruling| ruling.file == file) {
            for (key, value) in ruling.text.split('`').skip(1).step_by(2).filter_map(|code| code.split_once('=')) {
                explained.insert(key);
                let exists = choices.iter().any(|choice| choice.key == key && choice.values.contains(&value));
                if !exists {
                    wrong.push(format!("{}: {key}={value} does not exist", ruling.id));
                }
            }
        }
        let unexplained = choices.iter().filter(|choice| !explained.contains(choice.key));
        wrong.extend(unexplained.map(|choice| format!("{file} does not name the option {}", choice.key)));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn citations_are_found_however_they_are_written() {
    let prefixes = BTreeSet::from(["KX", "X", "AX"]);
    let found = cited("(KX-01, KX-2House) `X-3`: AX+KX. 1-KX-4 aKX-5 KX- UTF-8 AX+B", &prefixes);
    assert_eq!(found, ["AX+KX", "KX-01", "KX-2", "X-3"].map(str::to_owned).into());
    // In pieces, so that this file does not cite them itself.
    let lines = ["//! as in section", "//! 6 of it", concat!("let share = 6.5; // (6", ".5, X-3), 6.5 %")];
    let wrapped = comments("a.rs", &lines.join("\n"));
    assert_eq!(sections(&wrapped), [concat!("(6", ".5,"), "section 6"]);
    assert_eq!(sections("The Fine print."), ["fine print."]);
    assert_eq!(sections("within 1.5 s, and 0.5, and a section of 3"), Vec::<String>::new());
}
