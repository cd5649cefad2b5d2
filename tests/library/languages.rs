//! What is written in one language is written in the others, and each is itself: the files of texts are read as they are.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalogues::rules::{self, Choice, Part};
use catalogues::{Messages, Source, pattern};
use corsair_cabinet::game::Language;
use corsair_cabinet::games::IDS;

use crate::rulings_file::read_rulings;

/// English words that the other languages do not have: wherever they stand, something was forgotten.
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

/// English words that another language has, too.
const ALSO: &[(&str, &str)] = &[("es", "has")];

/// What is the same in English and another language.
const SHARED: &[&str] = &[
    "Anomalies",
    "Coloration",
    "Computer",
    "Convoy",
    "Enter",
    "Formations",
    "Hand",
    "Influence",
    "Joker",
    "Joker: ",
    "Jokers",
    "Link",
    "Match",
    " minute",
    "minute",
    "Notes",
    " minutes",
    "Name",
    "Normal",
    "Options",
    "Pause",
    "Position",
    "Reserve",
    "Reserve, ",
    "Sandwich",
    "sandwich",
    "Site",
    "Six",
    "six",
    "Start",
    "Tic-Tac-Toe",
    "Version",
    "Vibration",
];

/// The catalogues of texts, and the rules for players.
fn files(end: &str) -> Vec<String> {
    let folder = fs::read_dir(folder("en")).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> = folder.filter(|file| file.ends_with(end)).collect();
    files.sort();
    files
}

/// The folder with the texts of a language.
fn folder(tag: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages").join(tag)
}

/// The tags of all languages but English.
fn others() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(Language::tag).filter(|tag| *tag != "en")
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

/// A file with rules for players as they are without a table, and with each value of each option, without the marks of changes.
/// The first text has all that players can add.
fn renderings(file: &Path) -> BTreeMap<(String, String), String> {
    let text = fs::read_to_string(file).unwrap();
    let parts = rules::read(&Source { file: file.display().to_string(), text }).unwrap();
    let pieces = rules::pieces(&parts);
    let with = |(option, value): (&str, &str)| {
        let text = rules::text_with_options(&pieces, &|own| if own == option { value } else { "" });
        let unmarked = |piece: &str| piece.split_once('}').map_or(piece, |(_, after)| after).to_owned();
        let text = text.split('{').map(unmarked).collect::<String>().replace("  ", " ");
        ((option.to_owned(), value.to_owned()), text)
    };
    [("", "")].into_iter().chain(conditions(&parts)).map(with).collect()
}

/// The texts of a catalogue.
fn messages(path: &Path) -> Vec<String> {
    let source = |path: &Path| Source { file: path.display().to_string(), text: fs::read_to_string(path).unwrap() };
    let (common, own) = (source(&path.with_file_name("common.ftl")), source(path));
    let tag = path.parent().and_then(Path::file_name).unwrap().to_str().unwrap();
    let messages = Messages::read(tag, (own != common).then_some(&common), &own).unwrap().messages;
    messages.iter().flat_map(|message| pattern::texts(&message.parts)).collect()
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

/// English words in a text of another language.
fn leftovers(tag: &str, text: &str) -> Vec<String> {
    let is_english = |word: &str| ENGLISH.contains(&word) && !ALSO.contains(&(tag, word));
    words(text).into_iter().filter(|word| is_english(word)).collect()
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
fn no_text_is_left_in_english() {
    let mut wrong = Vec::new();
    let mut told = 0;
    for (tag, file) in others().flat_map(|tag| files(".ftl").into_iter().map(move |file| (tag, file))) {
        let known: BTreeSet<String> = messages(&folder("en").join(&file)).into_iter().collect();
        for text in messages(&folder(tag).join(&file)) {
            told += 1;
            let says_something = words(&text).iter().any(|word| word.chars().count() > 2);
            if says_something && known.contains(&text) && !SHARED.contains(&text.as_str()) {
                wrong.push(format!("{tag}: the same in English: {text:?}"));
            }
            wrong.extend(leftovers(tag, &text).into_iter().map(|word| format!("{tag}: {word:?} in {text:?}")));
        }
    }
    assert!(told > 1_000, "these are not all texts: {told}");
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn no_rule_is_left_in_english() {
    let mut wrong = Vec::new();
    for (tag, file) in others().flat_map(|tag| files(".rules.md").into_iter().map(move |file| (tag, file))) {
        for line in lines_of(&folder(tag).join(file)) {
            wrong.extend(leftovers(tag, &line).into_iter().map(|word| format!("{tag}: {word:?} in {line:?}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// The different lines of a file with rules for players, without the names of pictures.
fn lines_of(rules: &Path) -> BTreeSet<String> {
    let texts = renderings(rules);
    let lines = texts.values().flat_map(|text| text.lines()).map(|line| {
        let line = line.strip_prefix("![").and_then(|line| line.split_once("](")).map_or(line, |(text, _)| text);
        line.trim_start_matches('!').to_owned()
    });
    lines.collect()
}

#[test]
fn french_is_written_as_it_is_printed() {
    let texts = files(".ftl").into_iter().flat_map(|file| messages(&folder("fr").join(file)));
    // Names keep their own colons.
    let texts = texts.map(|text| without_names(&text));
    let rules = files(".rules.md").into_iter().flat_map(|file| lines_of(&folder("fr").join(file)));
    let wrong: Vec<String> = texts
        .chain(rules)
        .flat_map(|text| misprints(&text).into_iter().map(move |what| format!("{what}: {text:?}")).collect::<Vec<_>>())
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn the_rules_have_the_same_outline_in_all_languages() {
    // What a line is: a heading, an item, the ruling it stands for, the picture it shows.
    let shape = |line: &str| -> String {
        if let Some((_, picture)) = line.strip_prefix("![").and_then(|line| line.split_once("](")) {
            return picture.to_owned();
        }
        let (mark, line) = line.split_once(' ').filter(|(mark, _)| mark.starts_with(['#', '-'])).unwrap_or(("", line));
        let rulings = line.strip_prefix('[').and_then(|line| line.split_once("] "));
        format!("{mark} {}", rulings.map_or("", |(rulings, _)| rulings))
    };
    let shapes = |text: &String| text.lines().filter(|line| !line.is_empty()).map(shape).collect::<Vec<_>>();
    for (tag, file) in others().flat_map(|tag| files(".rules.md").into_iter().map(move |file| (tag, file))) {
        let [english, other] = ["en", tag].map(|tag| renderings(&folder(tag).join(&file)));
        assert!(other.keys().eq(english.keys()), "{tag}/{file}: {:?}", other.keys());
        for (condition, text) in &english {
            assert_eq!(shapes(&other[condition]), shapes(text), "{tag}/{file}: {condition:?}");
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
        for tag in Language::ALL.map(Language::tag) {
            let rules = format!("assets/languages/{tag}/{game}.rules.md");
            let texts = renderings(&root.join(&rules));
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
fn english_words_and_misprints_are_found() {
    assert_eq!(leftovers("fr", "Le {of} cavalier takes la dame."), ["takes"]);
    assert!(leftovers("fr", "« {name} », de Jonathan Hinson (Knight Fight)").is_empty());
    assert!(leftovers("es", "Has ganado.").is_empty());
    for bad in ["Quoi ?", "Quoi?", "Ceci : cela", "Ceci: cela", "l'as", "« mot »", "deux  mots"] {
        assert_ne!(misprints(bad), Vec::<&str>::new(), "{bad}");
    }
    assert!(misprints("Quoi\u{202f}? Ceci\u{a0}: «\u{a0}l’as\u{a0}»\u{202f}; et cela\u{202f}!").is_empty());
}
