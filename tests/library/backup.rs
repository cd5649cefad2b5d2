//! What the page stores as one file: read as it is written, for ever, and refused with the place where it is wrong.

use corsair_cabinet::game::outside_text::clean;
use corsair_cabinet::game::{ParseError, Rng};
use corsair_cabinet::games::named;
use corsair_cabinet::session::Session;
use corsair_cabinet::session::backup::Backup;
use corsair_cabinet::session::statistics::Statistics;
use corsair_cabinet::session::stored::Stored;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

use crate::fuzz::junk::{assert_points_into, mutated};

/// What the first version wrote. It is never written anew.
const FIRST: &str = include_str!("../golden/parcel-1.txt");

/// Checks a stored game, as the page does.
fn check(game: &str, text: &str) -> Option<Result<(), ParseError>> {
    named(game).map(|game| Session::check_text(game, text))
}

/// The record in a stored game.
fn record(game: &str, stored: &str) -> String {
    let session = Session::load(named(game).expect("the game is known"), stored);
    session.expect("it was checked").record()
}

fn golden(game: &str) -> String {
    let path = format!("{}/tests/golden/{game}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("every game has a golden record");
    let (record, _) = text.split_once("\nend\n").expect("a record ends with \"end\"");
    format!("{record}\nend\n")
}

#[test]
fn the_first_file_ever_written_can_be_read() {
    let backup = Backup::read(FIRST, &check).expect("what was written once is read for ever");
    assert_eq!((backup.unfinished_game_count(), backup.statistics_game_count()), (5, 4));
    let text = |name: &str| backup.texts().iter().find(|(other, _)| other == name).map(|(_, text)| text.as_str());
    assert_eq!(text("settings"), Some("theme=2 deck=1 motion=0 pace=2 sound=1 signs=0 vibration=1"));
    for (game, time, undone) in [
        ("knights-and-corsairs", 1_763_760_000_000_u64, ""),
        ("battle-of-corsica", 1_763_760_000_001, ""),
        ("corsairs", 1_763_760_000_002, "2 sail e3-f3 c1-d2\n"),
        ("court-wars", 1_763_760_000_003, ""),
        ("knight-fight", 1_763_760_000_004, ""),
    ] {
        let stored = text(&format!("game:{game}.{time}")).expect("it is there");
        assert_eq!(record(game, stored), golden(game).replacen(undone, "", usize::from(!undone.is_empty())), "{game}");
    }
    let statistics = Statistics::read(text("statistics").expect("it is there")).expect("it was looked through");
    let ended: Vec<_> = statistics.games().iter().map(|game| (game.game.as_str(), game.seed, game.plies)).collect();
    assert_eq!(
        ended,
        [("corsairs", u64::MAX, 61), ("court-wars", 0, 240), ("battle-of-corsica", 7, 312), ("knight-fight", 9, 33)]
    );
    assert_eq!(backup.write(), FIRST, "as long as this is the version that is written");
}

#[test]
fn a_broken_game_is_kept_and_its_wrong_action_reported() {
    let place = FIRST.lines().position(|line| line == " 1 enter e9").expect("the second action of Corsairs");
    let text = FIRST.replacen(" 1 enter e9", " 1 enter i5", 1);
    let backup = Backup::read(&text, &check).expect("the others can be played");
    let [error] = backup.broken_games() else {
        panic!("i5 is taken, and nothing else is wrong: {:?}", backup.broken_games())
    };
    assert_eq!((error.line, error.column), (place + 1, 2), "{error}");
    assert!(error.to_string().contains("action 2 is illegal"), "{error}");
    assert_eq!(backup.write(), text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_file_of_any_texts_is_read_as_it_is_written(texts in proptest::collection::btree_map(any::<u64>(), any::<String>(), 0..6)) {
        // Whatever a game stores.
        let texts = texts.into_iter().map(|(time, text)| (format!("game:chess.{time}"), text)).collect();
        let backup = Backup::new(texts);
        prop_assert_eq!(Backup::read(&backup.write(), &|_, _| Some(Ok(()))), Ok(backup));
    }

    #[test]
    fn a_wrong_file_is_refused_with_the_place_or_read_as_written(seed in any::<u64>()) {
        let mut rng = Rng::from_seed(seed);
        let mut text = FIRST.to_owned();
        for _ in 0..=rng.below(2) {
            text = mutated(&text, &mut rng);
        }
        // If the text cannot be read as it is, places are those of the cleaned text, in which an empty line has its space.
        let cleaned = clean(&text).replace("\n\n", "\n \n").replace("\n\n", "\n \n");
        match Backup::read(&text, &check) {
            Ok(backup) => {
                let written = backup.write();
                let read = if written == text { &text } else { &cleaned };
                backup.broken_games().iter().for_each(|error| assert_points_into(&read.split('\n').collect::<Vec<_>>(), error));
                prop_assert!(written == text || clean(&written) == clean(&text), "{}", text);
            }
            Err(error) => assert_points_into(&cleaned.split('\n').collect::<Vec<_>>(), &error),
        }
    }
}
