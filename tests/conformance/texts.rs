//! Tests that every text is read as it is written, and that junk is refused with the place where it begins.

use corsair_cabinet::game::{Choices, ParseError, Record, Rng, read_position, write_position};
use proptest::prelude::{Strategy, any};
use proptest::prop_oneof;
use proptest::test_runner::TestRunner;

use super::junk::{assert_points_into, mutated};
use super::playthrough::Playthrough;
use super::playthroughs::{actions, playthroughs, variants, viewers};
use super::rules::play_on;
use super::subject::Subject;

pub fn every_option_is_read_as_it_is_written<G: Subject>() {
    for options in variants::<G>() {
        assert_eq!(options.to_string().parse(), Ok(options.clone()));
        let json = serde_json::to_string(&options).expect("options can be written");
        assert_eq!(serde_json::from_str::<G::Options>(&json).ok(), Some(options));
    }
    for choice in G::Options::CHOICES {
        let standard = G::Options::default();
        assert_eq!(standard.value(choice.key), Some(choice.values[0]));
    }
}

pub fn every_action_is_read_as_it_is_written<G: Subject>() {
    for Playthrough { states, .. } in playthroughs::<G>() {
        for state in states {
            for seat in G::to_act(state) {
                for action in actions::<G>(state, seat) {
                    let text = action.to_string();
                    assert_eq!(text.parse(), Ok(action));
                    // A record has lines of words, a link joins them, and what is left must be fit for an address.
                    let fit = |letter: char| letter.is_ascii_alphanumeric() || "-.~!$&'()*+,=:@/? ".contains(letter);
                    assert!(text.chars().all(fit), "{text:?} does not fit into a link");
                }
            }
        }
    }
}

/// G-08: every position can be written and read.
pub fn every_position_is_read_as_it_is_written<G: Subject>() {
    for Playthrough { states, .. } in playthroughs::<G>() {
        for state in states {
            let text = write_position::<G>(state);
            assert!(!text.contains('\n'), "{text}");
            match read_position::<G>(&text) {
                Ok(read) => assert!(read == *state, "{text} became {}", write_position::<G>(&read)),
                Err(error) => panic!("{error}: {text}"),
            }
        }
    }
}

pub fn every_record_and_link_is_read_as_it_is_written<G: Subject>() {
    for Playthrough { record, .. } in playthroughs::<G>() {
        for kept in 0..=record.entries.len() {
            let record = Record::<G> { entries: record.entries[..kept].to_vec(), ..record.clone() };
            assert_eq!(record.to_string().parse(), Ok(record.clone()));
            let link = record.to_link();
            assert!(link.bytes().all(|byte| byte.is_ascii_graphic() && !b"#%\"<>`".contains(&byte)), "{link}");
            assert_eq!(Record::from_link(&link), Ok(record));
        }
    }
}

pub fn a_record_may_begin_at_any_position<G: Subject>() {
    let mut rng = Rng::stream(6, 0);
    for Playthrough { record, states } in playthroughs::<G>() {
        let begun = rng.below(states.len());
        let entries = record.entries[begun..].to_vec();
        let record = Record::<G> { entries, ..Record::at(states[begun].clone(), 1) };
        let text = record.to_string();
        assert_eq!(text.parse(), Ok(record.clone()), "{text}");
        let link = record.to_link();
        assert!(link.bytes().all(|byte| byte.is_ascii_graphic() && !b"#%\"<>`".contains(&byte)), "{link}");
        assert_eq!(Record::from_link(&link), Ok(record.clone()));
        assert!(record.replay() == Ok(states[begun..].to_vec()), "{text}");
        // The options are also above, and both must agree.
        let other =
            variants::<G>().into_iter().find(|other| *other != record.options && G::normalize(other.clone()) == *other);
        if let Some(other) = other {
            let error = Record::<G> { options: other, ..record }.to_string().parse::<Record<G>>().unwrap_err();
            assert_eq!((error.line, error.expected.as_str()), (4, "a position with the options above"));
        }
    }
}

pub fn every_view_is_read_as_it_is_written<G: Subject>() {
    for Playthrough { states, .. } in playthroughs::<G>() {
        for state in states {
            for viewer in viewers::<G>(state) {
                let view = G::view(state, viewer);
                let json = serde_json::to_string(&view).expect("a view can be written");
                assert_eq!(serde_json::from_str::<G::View>(&json).ok(), Some(view), "{json}");
            }
            assert!(serde_json::to_string(state).is_ok(), "{state:?} cannot be written");
        }
    }
}

pub fn a_record_or_link_that_was_cut_anywhere_is_refused<G: Subject>() {
    for Playthrough { record, .. } in playthroughs::<G>().iter().take(8) {
        let (text, link) = (record.to_string(), record.to_link());
        for (end, _) in text.char_indices() {
            assert!(text[..end].parse::<Record<G>>().is_err(), "{:?}", &text[..end]);
        }
        for (end, _) in link.char_indices() {
            assert!(Record::<G>::from_link(&link[..end]).is_err(), "{:?}", &link[..end]);
        }
    }
}

pub fn texts_of_newer_versions_and_other_games_are_refused_as_such<G: Subject>() {
    let state = G::start(&G::Options::default(), 1).expect("the standard options fit together");
    let position = write_position::<G>(&state);
    let record = Record::<G>::new(G::Options::default(), 1).to_string();
    let error_of_position = |text: &str| read_position::<G>(text).err().map(|error| error.to_string());
    let error_of_record = |text: &str| text.parse::<Record<G>>().err().map(|error| error.to_string());
    let newer = |text: &str| text.replacen(" 1 ", " 999 ", 1);
    let foreign = |text: &str| text.replacen(G::ID, "some-other-game", 1);
    for error in [error_of_position(&newer(&position)), error_of_record(&newer(&record))] {
        assert!(error.as_ref().is_some_and(|error| error.contains("newer")), "{error:?}");
    }
    for error in [error_of_position(&foreign(&position)), error_of_record(&foreign(&record))] {
        assert!(error.as_ref().is_some_and(|error| error.contains(G::ID)), "{error:?}");
    }
}

/// Checks the result of a parser for a text that may be wrong. An accepted text must be the only text of its value; an error must
/// point into the text.
fn read_strictly<T: ToString>(lines: &[&str], read: Result<T, ParseError>) {
    match read {
        Ok(value) => assert_eq!(value.to_string(), lines.join("\n"), "two texts for one thing"),
        Err(error) => assert_points_into(lines, &error),
    }
}

/// Gives one text to every parser of the game.
fn feed<G: Subject>(text: &str, rng: &mut Rng) {
    // Only a record has lines; for the other parsers a line break is an ordinary character.
    read_strictly(&[text], text.parse::<G::Action>());
    read_strictly(&[text], text.parse::<G::Options>());
    read_strictly(&text.split('\n').collect::<Vec<_>>(), text.parse::<Record<G>>());
    if let Ok(record) = text.parse::<Record<G>>() {
        let _ = record.replay();
    }
    if let Ok(record) = Record::<G>::from_link(text) {
        assert_eq!(record.to_link(), text, "two links for one record");
        let _ = record.replay();
    }
    match read_position::<G>(text) {
        // A position may be written shorter than the program does; but then it means the same.
        Ok(state) => {
            let again = read_position::<G>(&write_position::<G>(&state));
            assert!(again.as_ref() == Ok(&state), "{text} is not what was written: {again:?}");
            play_on::<G>(state, rng);
        }
        Err(error) => assert_points_into(&[text], &error),
    }
    if let Ok(view) = serde_json::from_str::<G::View>(text) {
        let _ = G::determinize(&view, rng);
    }
}

pub fn a_text_with_a_mistake_is_refused_or_read_exactly<G: Subject>() {
    let mut rng = Rng::stream(4, 0);
    for Playthrough { record, states } in playthroughs::<G>() {
        let state = rng.choose(states).expect("there is a first state");
        let view = G::view(state, G::to_act(state).first());
        let mut texts = vec![
            record.options.to_string(),
            record.to_string(),
            record.to_link(),
            write_position::<G>(state),
            serde_json::to_string(&view).expect("a view can be written"),
        ];
        texts.extend(record.entries.iter().take(4).map(|entry| entry.action.to_string()));
        for text in texts {
            for _ in 0..30 {
                let mut text = mutated(&text, &mut rng);
                if rng.below(3) == 0 {
                    text = mutated(&text, &mut rng);
                }
                feed::<G>(&text, &mut rng);
            }
        }
    }
}

pub fn junk_is_refused_with_its_place<G: Subject>() {
    feed::<G>(&"7H ".repeat(1_000_000), &mut Rng::stream(5, 0));
    let bytes = proptest::collection::vec(any::<u8>(), 0..300);
    let text = bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let words = proptest::collection::vec("record|position|options|standard|seed|end|1|[a-z]{1,9}|[ \n;_]", 0..20);
    let sentence = words.prop_map(|words| words.join(" "));
    let mut runner = TestRunner::deterministic();
    runner
        .run(&prop_oneof![any::<String>(), text, sentence], |text| {
            feed::<G>(&text, &mut Rng::stream(5, 1));
            Ok(())
        })
        .expect("nothing panics");
}
