//! The fuzzer's twin in the ordinary suite: every text of its corpora, with mistakes in it or without, must keep what the
//! parsers promise. How to let the fuzzer itself look for more: `cargo xtask fuzz`.

use std::path::Path;
use std::{fs, iter};

use corsair_cabinet::game::record::{ReplayError, game_of};
use corsair_cabinet::game::{Record, Rng, read_position};
use corsair_cabinet::games::{IDS, Playable, Visitor, named, visit};
use corsair_cabinet::session::{LoadError, Session};

use crate::fuzz;
use crate::fuzz::junk::{assert_points_into, mutated};

/// The texts of a parser's corpus, each with the name of its file.
fn corpus(parser: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(parser);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned())).collect()
}

/// Whether a text is what its corpus is of, for the game that it is asked of.
struct Reads<'text> {
    parser: &'static str,
    text: &'text str,
}

impl Visitor for Reads<'_> {
    type Output = bool;

    fn visit<G: Playable>(self) -> bool {
        let text = self.text;
        match self.parser {
            "record" => text.parse::<Record<G>>().is_ok_and(|record| record.replay().is_ok()),
            "link" => Record::<G>::from_link(text).is_ok_and(|record| record.replay().is_ok()),
            "position" => read_position::<G>(text).is_ok(),
            "action" => text.parse::<G::Action>().is_ok(),
            "options" => text.parse::<G::Options>().is_ok(),
            "stored" => Session::load(named(G::ID).unwrap(), text).is_ok(),
            _ => true,
        }
    }
}

#[test]
fn every_parser_has_a_fuzz_target_and_a_corpus_for_each_game() {
    let manifest = include_str!("../../fuzz/Cargo.toml");
    assert!(manifest.contains("overflow-checks = true"), "the fuzzer does not check for overflow");
    for (parser, _) in fuzz::PARSERS {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{parser}.rs\"")), "{parser} has no target");
        let texts = corpus(parser);
        for id in IDS {
            let read = texts.iter().filter(|(_, text)| visit(id, Reads { parser, text }) == Some(true)).count();
            assert!(read > 0, "no text of the corpus {parser} can be read by {id}");
        }
    }
}

#[test]
fn the_corpora_keep_the_promises() {
    for (parser, promise) in fuzz::PARSERS {
        for (name, text) in corpus(parser) {
            println!("{parser}/{name}");
            promise(text.as_bytes());
        }
    }
}

#[test]
fn the_corpora_keep_the_promises_with_mistakes_in_them() {
    let mut rng = Rng::stream(6, 0);
    for (parser, promise) in fuzz::PARSERS {
        let texts = corpus(parser);
        for _ in 0..1_500 {
            let (name, text) = rng.choose(&texts).unwrap();
            let mistakes = 1 + rng.below(3);
            let wrong = (0..mistakes).fold(text.clone(), |text, _| mutated(&text, &mut rng));
            println!("{parser}/{name}: {wrong:?}");
            promise(wrong.as_bytes());
        }
    }
}

/// Tries a stored text that may be damaged: it is a game that goes on, or is refused with a place in it. Says why it is refused.
fn take_up(id: &str, text: &str) -> Option<String> {
    let game = named(id).unwrap();
    let error = match Session::load(game, text) {
        Ok(session) => {
            assert_eq!(Session::load(game, &session.save()).as_ref(), Ok(&session));
            return None;
        }
        Err(error) => error,
    };
    if let LoadError::ParseError(malformed) = &error {
        assert_points_into(&text.split('\n').collect::<Vec<_>>(), malformed);
    }
    Some(match error {
        LoadError::ReplayError(ReplayError::Action(number, _)) => format!("action {number}"),
        error => error.to_string(),
    })
}

/// The name of the game that a stored text is of.
fn game_in(stored: &str) -> &str {
    game_of(&stored[stored.find("record ").unwrap()..]).unwrap()
}

#[test]
fn a_stored_game_with_a_changed_byte_is_refused_or_playable() {
    for (name, text) in corpus("stored") {
        let id = game_in(&text);
        for place in 0..text.len() {
            for byte in [text.as_bytes()[place] ^ 1, b'\n', b'9', 0xff] {
                let mut bytes = text.clone().into_bytes();
                bytes[place] = byte;
                let damaged = String::from_utf8_lossy(&bytes);
                println!("{name}, byte {place} is {byte}");
                take_up(id, &damaged);
            }
        }
    }
}

#[test]
fn a_stored_game_with_missing_bytes_is_refused_or_playable() {
    for (name, text) in corpus("stored") {
        let id = game_in(&text);
        for place in 0..text.len() {
            println!("{name}, byte {place}");
            let cut = String::from_utf8_lossy(&text.as_bytes()[..place]);
            assert!(take_up(id, &cut).is_some(), "a part of a game was taken for a game");
            let without = [&text.as_bytes()[..place], &text.as_bytes()[place + 1..]].concat();
            take_up(id, &String::from_utf8_lossy(&without));
        }
    }
}

#[test]
fn a_stored_game_with_a_newer_part_is_refused_as_newer() {
    for (name, text) in corpus("stored") {
        let id = game_in(&text);
        for (ours, theirs) in [("table 1\n", "table 3\n"), ("\nrecord 1 ", "\nrecord 5 ")] {
            assert!(text.contains(ours), "{name}");
            let error = take_up(id, &text.replacen(ours, theirs, 1));
            assert!(error.as_ref().is_some_and(|error| error.contains("newer")), "{name}: {error:?}");
        }
    }
}

#[test]
fn a_megabyte_of_junk_is_refused_in_one_line() {
    const LENGTH: usize = 1_000_000;
    let repeated = |part: &str| part.repeat(LENGTH / part.len());
    let mut rng = Rng::stream(7, 0);
    let noise: String =
        iter::repeat_with(|| char::from(b' ' + u8::try_from(rng.below(95)).unwrap())).take(LENGTH).collect();
    let link = &corpus("link")[0].1;
    let junk = [noise, repeated("x"), repeated(";"), repeated("_"), repeated("9"), repeated("a,"), repeated(link)];
    for text in junk {
        for (_, promise) in fuzz::PARSERS {
            promise(text.as_bytes());
        }
        for id in IDS {
            let error = take_up(id, &text).expect("it is no game");
            assert!(error.len() < 300, "{error}");
        }
    }
}
