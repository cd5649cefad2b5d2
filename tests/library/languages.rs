//! What is written in one language is written in the other, and each is itself: the files of texts are read as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalogues::rules::{self, Choice, Part};
use catalogues::{Messages, Source, pattern};
use corsair_cabinet::games::IDS;

use crate::rulings_file::read_rulings;

/// English words that are no French ones: wherever they stand, something was forgotten.
const ENGLISH: &[&str] = &[
    "the",
    "of",
    "to",
    "and",
    "with",
    "your",
    "you",
    "turn",
    "takes",
    "take",
    "wins",
    "win",
    "is",
    "are",
    "be",
    "been",
    "it",
    "its",
    "this",
    "that",
    "have",
    "has",
    "from",
    "for",
    "by",
    "at",
    "who",
    "whom",
    "player",
    "players",
    "card",
    "cards",
    "king",
    "queen",
    "jack",
    "hearts",
    "spades",
    "diamonds",
    "ship",
    "freighter",
    "empty",
    "chosen",
    "move",
    "moves",
    "guard",
    "guards",
    "draw",
    "draws",
    "knight",
    "knights",
];

/// Names of works and people, which stay as they are.
const NAMES: &[&str] = &[
    "Knights & Corsairs",
    "Knight Fight",
    "Court Wars",
    "Poisonous Cloak",
    "Royal Jelly",
    "The Genius: Variations on a Theme",
    "The Spectral Project Authors",
    "CC-BY",
    "@letele/playing-cards",
];

/// What is the same in both languages.
const SHARED: &[&str] = &[
    "Anomalies",
    "Coloration",
    "English",
    "Formations",
    "Français",
    "Influence",
    "Jokers",
    "Match",
    "Options",
    "Pause",
    "Position",
    "Site",
    "Six",
    "Version",
    "Vibration",
    " minute",
    " minutes",
    "minute",
    "sandwich",
    "six",
];

/// A file of texts in both languages.
struct Pair {
    english: PathBuf,
    french: PathBuf,
}

/// All files of texts.
fn pairs() -> Vec<Pair> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let games = fs::read_dir(source.join("games")).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = games.filter(|path| path.is_dir()).collect();
    folders.extend([source.join("ui"), source.join("game")]);
    folders.sort();
    let files =
        folders.iter().map(|folder| Pair { english: folder.join("english.rs"), french: folder.join("french.rs") });
    let files = files.filter(|pair| pair.english.exists() || pair.french.exists());
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let catalogues = fs::read_dir(languages.join("en")).unwrap().map(|entry| entry.unwrap().path());
    let mut catalogues: Vec<PathBuf> =
        catalogues.filter(|path| path.extension().is_some_and(|end| end == "ftl")).collect();
    catalogues.sort();
    let french = |english: &Path| languages.join("fr").join(english.file_name().unwrap());
    files.chain(catalogues.into_iter().map(|english| Pair { french: french(&english), english })).collect()
}

impl Pair {
    /// The files with the rules for players, in both languages.
    fn rules(&self) -> [PathBuf; 2] {
        if self.english.extension().is_some_and(|end| end == "ftl") {
            [&self.english, &self.french].map(|path| path.with_extension("rules.md"))
        } else {
            [self.english.with_file_name("rules.md"), self.french.with_file_name("rules.fr.md")]
        }
    }
}

/// The options and values on which the rules depend.
fn conditions(parts: &[Part]) -> Vec<(&str, &str)> {
    let mut all = Vec::new();
    for part in parts {
        let Part::Choice(Choice { option, variants, .. }) = part else { continue };
        for (values, inner) in variants {
            all.extend(values.iter().map(|value| (option.as_str(), value.as_str())));
            all.extend(conditions(inner));
        }
    }
    all
}

/// A file with rules for players as they are without a table, and with each value of each option, without the marks of changes. The
/// first text has all that players can add.
fn renderings(file: &Path) -> Option<BTreeMap<(String, String), String>> {
    let text = fs::read_to_string(file).ok()?;
    let parts = rules::read(&Source { file: file.display().to_string(), text }).unwrap();
    let pieces = rules::pieces(&parts);
    let with = |(option, value): (&str, &str)| {
        let text = rules::written(&pieces, &|own| if own == option { value } else { "" });
        let unmarked = |piece: &str| piece.split_once('}').map_or(piece, |(_, after)| after).to_owned();
        let text = text.split('{').map(unmarked).collect::<String>().replace("  ", " ");
        ((option.to_owned(), value.to_owned()), text)
    };
    Some([("", "")].into_iter().chain(conditions(&parts)).map(with).collect())
}

/// The texts of a catalogue.
fn messages(path: &Path) -> Vec<String> {
    let source = |path: &Path| Source { file: path.display().to_string(), text: fs::read_to_string(path).unwrap() };
    let (common, own) = (source(&path.with_file_name("common.ftl")), source(path));
    let tag = path.parent().and_then(Path::file_name).unwrap().to_str().unwrap();
    let messages = Messages::read(tag, (own != common).then_some(&common), &own).unwrap().messages;
    messages.iter().flat_map(|message| pattern::texts(&message.parts)).collect()
}

/// What stands between quotation marks in a file of Rust, each with what stands before it in its line; tests left out.
fn literals(path: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]").next().unwrap();
    let (mut found, mut before) = (Vec::new(), String::new());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\n' => before.clear(),
            '/' if letters.peek() == Some(&'/') => {
                letters.find(|letter| *letter == '\n');
                before.clear();
            }
            '"' => {
                let mut literal = String::new();
                while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
                    if letter != '\\' {
                        literal.push(letter);
                    } else if letters.next() == Some('\n') {
                        // The line goes on with the next one's first word.
                        while letters.next_if(|letter| letter.is_whitespace() && *letter != '\u{a0}').is_some() {}
                    }
                }
                found.push((before.clone(), literal));
            }
            letter => before.push(letter),
        }
    }
    found
}

/// The texts of a file: without the names of options and of files.
fn texts(path: &Path) -> Vec<String> {
    if path.extension().is_some_and(|end| end == "ftl") {
        return messages(path);
    }
    let is_key = |before: &str| ["key: ", "options: ", "include_str!("].iter().any(|name| before.ends_with(name));
    literals(path).into_iter().filter(|(before, _)| !is_key(before)).map(|(_, literal)| literal).collect()
}

/// The words of a text: without what is put in later, and without names.
fn words(text: &str) -> Vec<String> {
    let text = without_names(text);
    let pieces = text.split('{').enumerate().map(|(at, piece)| match piece.split_once('}') {
        Some((_, after)) if at > 0 => after,
        _ => piece,
    });
    let words = pieces.flat_map(|piece| piece.split(|letter: char| !letter.is_alphabetic()));
    words.filter(|word| word.len() > 1).map(str::to_lowercase).collect()
}

/// A text with a dash for each name.
fn without_names(text: &str) -> String {
    NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, "–"))
}

/// English words in a text that should be French.
fn leftovers(text: &str) -> Vec<String> {
    words(text).into_iter().filter(|word| ENGLISH.contains(&word.as_str())).collect()
}

/// What in a French text is not written as French is printed.
fn misprints(text: &str) -> Vec<&'static str> {
    let after_space = |signs: &[char]| {
        let letters: Vec<char> = text.chars().collect();
        letters.windows(2).any(|pair| pair[0] == ' ' && signs.contains(&pair[1]))
    };
    let unspaced = |sign: char, space: char| {
        let before = text.split(sign).map(|part| part.chars().last());
        let count = text.matches(sign).count();
        before.take(count).any(|last| last.is_some_and(|last| last != space))
    };
    let rules = [
        (text.contains('\''), "a straight apostrophe"),
        (text.contains("  "), "two spaces"),
        (after_space(&[';', ':', '!', '?', '»']), "a space that may break before a sign"),
        (text.contains("« "), "a space that may break after «"),
        ([';', '!', '?'].iter().any(|sign| unspaced(*sign, '\u{202f}')), "no narrow space before a sign"),
        (unspaced(':', '\u{a0}'), "no space before a colon"),
    ];
    rules.into_iter().filter(|(broken, _)| *broken).map(|(_, what)| what).collect()
}

#[test]
fn no_text_is_empty_and_none_is_left_in_english() {
    let mut wrong = Vec::new();
    let mut told = 0;
    for Pair { english, french } in pairs() {
        let known: BTreeSet<String> = texts(&english).into_iter().collect();
        for text in texts(&french) {
            told += 1;
            let says_something = words(&text).iter().any(|word| word.chars().count() > 2);
            if says_something && known.contains(&text) && !SHARED.contains(&text.as_str()) {
                wrong.push(format!("the same in English: {text:?}"));
            }
            for word in leftovers(&text) {
                wrong.push(format!("{word:?} in {text:?}"));
            }
        }
    }
    assert!(told > 1_000, "these are not all texts: {told}");
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn french_is_written_as_it_is_printed() {
    let mut wrong = Vec::new();
    for pair in pairs() {
        for text in texts(&pair.french) {
            // Names keep their own colons.
            wrong.extend(misprints(&without_names(&text)).into_iter().map(|what| format!("{what}: {text:?}")));
        }
        let [_, rules] = pair.rules();
        let texts = renderings(&rules).unwrap_or_default();
        let lines: BTreeSet<&str> = texts.values().flat_map(|text| text.lines()).collect();
        for line in lines {
            let line = line.strip_prefix("![").and_then(|line| line.split_once("](")).map_or(line, |(text, _)| text);
            let line = line.trim_start_matches('!');
            wrong.extend(misprints(line).into_iter().map(|what| format!("{what}: {line:?}")));
            wrong.extend(leftovers(line).into_iter().map(|word| format!("{word:?} in {line:?}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn the_rules_have_the_same_outline_in_both_languages() {
    // What a line is: a heading, an item, the ruling it stands for, the picture it shows.
    let shape = |line: &str| -> String {
        if let Some((_, picture)) = line.strip_prefix("![").and_then(|line| line.split_once("](")) {
            return picture.to_owned();
        }
        let (mark, line) = line.split_once(' ').filter(|(mark, _)| mark.starts_with(['#', '-'])).unwrap_or(("", line));
        let rulings = line.strip_prefix('[').and_then(|line| line.split_once("] "));
        format!("{mark} {}", rulings.map_or("", |(rulings, _)| rulings))
    };
    for pair in pairs() {
        let [english, french] = pair.rules().map(|file| renderings(&file));
        let (Some(english), Some(french)) = (&english, &french) else {
            assert!(english.is_none() && french.is_none(), "rules in one language only");
            continue;
        };
        let shapes = |text: &String| text.lines().filter(|line| !line.is_empty()).map(shape).collect::<Vec<_>>();
        assert!(french.keys().eq(english.keys()), "{french:?}");
        for (condition, text) in english {
            assert_eq!(shapes(&french[condition]), shapes(text), "{condition:?}");
        }
    }
}

/// The ids of the rulings that a text marks, in order.
fn marked(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.strip_prefix("- ").unwrap_or(line));
    let marks = lines.filter_map(|line| line.strip_prefix('[')?.split_once("] ")).map(|(marks, _)| marks);
    marks.flat_map(|marks| marks.split(' ')).collect()
}

#[test]
fn the_players_rules_have_every_ruling_that_concerns_them_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for game in IDS {
        let file = format!("src/games/{}/rulings.md", game.replace('-', "_"));
        let rulings = read_rulings(&file, &fs::read_to_string(root.join(&file)).unwrap());
        // An id with a plus sign is about two options together, and the rules of each tell the rest.
        let single = rulings.iter().filter(|ruling| !ruling.id.contains('+'));
        let expected: Vec<&str> = single
            .filter(|ruling| !ruling.has("Not in the players' rules: "))
            .map(|ruling| ruling.id.as_str())
            .collect();
        for tag in ["en", "fr"] {
            let rules = format!("assets/languages/{tag}/{game}.rules.md");
            let texts = renderings(&root.join(&rules)).unwrap();
            // Without a table, the rules have all that can be added.
            let all = texts.values().next().map_or_else(Vec::new, |text| marked(text));
            let missing = expected.iter().filter(|id| !all.contains(id));
            wrong.extend(missing.map(|id| format!("{rules} does not have {id}")));
            for marked in texts.values().map(|text| marked(text)) {
                let unknown = marked.iter().filter(|id| !expected.contains(id));
                wrong.extend(unknown.map(|id| format!("{rules} has {id}, which is not for players or no ruling")));
                let again = marked.iter().enumerate().filter(|(at, id)| marked[..*at].contains(id));
                wrong.extend(again.map(|(_, id)| format!("{rules} has {id} twice")));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn mistakes_in_french_are_found() {
    assert_eq!(leftovers("Le {of} cavalier takes la dame."), ["takes"]);
    assert!(leftovers("« {name} », de Jonathan Hinson (Knight Fight)").is_empty());
    for bad in ["Quoi ?", "Quoi?", "Ceci : cela", "Ceci: cela", "l'as", "« mot »", "deux  mots"] {
        assert_ne!(misprints(bad), Vec::<&str>::new(), "{bad}");
    }
    assert!(misprints("Quoi\u{202f}? Ceci\u{a0}: «\u{a0}l’as\u{a0}»\u{202f}; et cela\u{202f}!").is_empty());
}
