//! What is stored under a fixed name survives every change, whatever another tab or another version of the program has stored.

use std::fmt::Debug;

use corsair_cabinet::game::Seat;
use corsair_cabinet::search::Level;
use corsair_cabinet::session::experiments::{Experiment, Experiments};
use corsair_cabinet::session::own_puzzles::{OwnPuzzle, OwnPuzzles};
use corsair_cabinet::session::setting_words::SettingWords;
use corsair_cabinet::session::solved_puzzles::SolvedPuzzles;
use corsair_cabinet::session::statistics::Statistics;
use corsair_cabinet::session::stored::{Stored, changed};

/// A store, and a change that a tab makes.
struct Store<'a, Value> {
    /// Texts that must be read: of this version, and of earlier ones.
    readable: &'a [&'a str],
    /// Texts of later versions, and others that this store cannot have written.
    unreadable: &'a [&'a str],
    change: &'a dyn Fn(&mut Value, u64),
}

/// What belongs to no store.
const JUNK: [&str; 6] = ["null", "{\"theme\":2}", "undefined", "\0\0\0\0", "<html>", "puzzles\u{feff} 2"];

/// The parts of a text, without the one that tells the version.
fn parts<Value: Stored>(text: &str) -> Vec<String> {
    let parts = text.split(char::is_whitespace);
    let heading = if Value::NAME == SettingWords::NAME { 0 } else { 2 };
    parts.skip(heading).filter(|part| !part.is_empty()).map(|part| part.replace("replaced-", "")).collect()
}

/// Changes a stored text; `None` if it is left alone. All of the text that was read must be in the new one.
fn change<Value: Stored + Debug>(store: &Store<'_, Value>, stored: Option<&str>, number: u64) -> Option<String> {
    let (value, text) = changed::<Value>(stored, |value| (store.change)(value, number)).ok()?;
    let text = text.unwrap_or_else(|| stored.unwrap_or_default().to_owned());
    assert_eq!(Value::read(&text), Ok(value), "{stored:?} became {text:?}");
    let new = parts::<Value>(&text);
    for part in parts::<Value>(stored.unwrap_or_default()) {
        assert!(new.contains(&part), "{part:?} is lost: {stored:?} became {text:?}");
    }
    Some(text)
}

fn check<Value: Stored + Debug>(store: &Store<'_, Value>) {
    let first = change(store, None, 1).expect("nothing is stored");
    for blank in ["", " ", "\n", "\r\n"] {
        assert_eq!(change(store, Some(blank), 1).as_ref(), Some(&first));
    }
    assert_eq!(change(store, Some(&first), 1).as_ref(), Some(&first), "a change that is already stored");
    // Each tab changes what the other one has stored.
    let second = change(store, Some(&first), 2).expect("it was stored now");
    assert!(second.len() > first.len(), "{second}");
    for text in store.readable.iter().copied().chain([first.as_str(), &second]) {
        let new = change(store, Some(text), 3).unwrap_or_else(|| panic!("{text:?} cannot be read"));
        assert!(change(store, Some(&new), 4).is_some(), "{new:?}");
        for end in (1..text.len()).filter(|end| text.is_char_boundary(*end)) {
            change(store, Some(&text[..end]), 3);
            change(store, Some(&text[end..]), 3);
        }
        change(store, Some(&text.replace('\n', "\r\n")), 3);
        for junk in JUNK {
            change(store, Some(&format!("{text}{junk}")), 3);
            change(store, Some(&format!("{junk}{text}")), 3);
        }
    }
    for text in store.unreadable.iter().chain(&JUNK) {
        assert_eq!(change(store, Some(text), 3), None, "{text:?} is overwritten in {}", Value::NAME);
    }
}

#[test]
fn solved_puzzles_survive_every_change() {
    check::<SolvedPuzzles>(&Store {
        readable: &[
            "puzzles 2",
            "puzzles 2\ncorsairs 20760\nknight-fight 20758",
            "puzzles 1\ncorsairs 20700\ncorsairs 20799",
        ],
        unreadable: &["puzzles 3", "puzzles 3\ncorsairs 20760", "puzzles 2\nCorsairs 7", "puzzles 2\r\ncorsairs 20760"],
        change: &|solved, number| {
            solved.add("court-wars", number);
        },
    });
}

#[test]
fn puzzles_from_own_games_survive_every_change() {
    let puzzle = |number| OwnPuzzle {
        game: "corsairs".into(),
        position: format!("position 1 corsairs standard {number}"),
        seat: Seat::SECOND,
        best: "enter a1".into(),
        due: Some(20_000),
        repetition: None,
    };
    check::<OwnPuzzles>(&Store {
        readable: &["own-puzzles 2", "own-puzzles 2\ncorsairs 20761 0 1 enter_b2 position 1 corsairs"],
        unreadable: &["own-puzzles 3", "own-puzzles 2\ncorsairs soon 0 1 enter_b2 position", "own-puzzles 2\n"],
        change: &|puzzles, number| {
            puzzles.add(puzzle(number));
        },
    });
}

#[test]
fn results_of_games_survive_every_change() {
    let game = |number: u64| {
        let text = format!(
            "statistics 1\ncorsairs begun={number} ended=9 seed=4 sitters=person,deckhand places=1,2 actions=61\n"
        );
        Statistics::read(&text).expect("a finished game").games()[0].clone()
    };
    check::<Statistics>(&Store {
        readable: &[
            "statistics 1\n",
            "statistics 1\ncorsairs begun=7 ended=8 seed=4 sitters=person,captain resigned=1 actions=3 options=size=4\n",
            "statistics 2\ncorsairs begun=7 ended=8 seed=4 sitters=person,captain places=1,2 actions=3\n",
        ],
        unreadable: &["statistics 3\n", "statistics 1", "statistics 1\r\n", "statistics 1\ncorsairs begun=7\n"],
        change: &|statistics, number| {
            statistics.add_or_update(game(number));
        },
    });
}

#[test]
fn results_of_the_laboratory_survive_every_change() {
    let experiment =
        |number| Experiment { game: "corsairs".into(), options: format!("size={number}"), level: Level::Deckhand };
    check::<Experiments>(&Store {
        readable: &[
            "experiments 1\n",
            "experiments 1\nchess options=standard level=captain places=1,2 turns=40 time=0 en Lost.\n",
        ],
        unreadable: &["experiments 2\n", "experiments 1", "experiments 1\r\n", "experiments 1\nchess\n"],
        change: &|experiments, number| {
            let experiment = experiment(number);
            if experiments.balance(&experiment).games() == 0 {
                let result = "places=1,2 turns=41 time=0 en Lost.".parse().expect("a result");
                experiments.add(experiment, result);
            }
        },
    });
}

#[test]
fn settings_survive_every_change() {
    check::<SettingWords>(&Store {
        readable: &[
            "theme=9 scent=7",
            "language=pt-br",
            "language=2 theme=0 deck=1 motion=0 pace=2 sound=1 signs=0 vibration=1",
        ],
        unreadable: &["settings 2\ntheme=2", "theme", "theme=", "=2", "Theme=2", "theme=2\npace=1", "theme=-2"],
        change: &|words, number| {
            words.set(["look", "board", "coach", "notation"][usize::try_from(number).expect("few") - 1], "1", "0");
        },
    });
}
