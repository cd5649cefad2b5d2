//! Every game has texts in every language: for its options, its description, its events and its refusals.

use corsair_cabinet::game::events_of;
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Language, Rng};

use super::events::seen_events;
use super::playthrough::Playthrough;
use super::playthroughs::{any_action, playthroughs, viewers};
use super::subject::{Saying, Subject};

/// English words that are not also French.
const ENGLISH: &[&str] = &[
    "the", "of", "to", "and", "with", "your", "you", "turn", "takes", "wins", "is", "are", "it", "this", "that", "has",
    "for", "by", "at", "player", "card", "cards", "king", "queen", "jack", "hearts", "spades", "diamonds", "clubs",
    "joins", "empty", "chosen", "move", "moves", "guard", "guards", "draws", "knight", "nothing", "nobody",
];

/// French, in whose texts the tests look for English words.
fn french() -> Language {
    Language::of_tags(["fr"])
}

/// The English words in a text of another language.
fn leftovers(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect()
}

pub fn every_option_has_its_words_in_every_language<G: Subject>() {
    for language in Language::ALL {
        let Some(about) = G::about(language) else { continue };
        assert_eq!(about.description_faults::<G::Options>(), Vec::<String>::new(), "{language:?}");
    }
}

pub fn a_game_is_described_in_each_language<G: Subject>() {
    let [Some(english), Some(french)] = [Language::ENGLISH, french()].map(G::about) else { return };
    assert_ne!(french.name, english.name);
    for about in [english, french] {
        let names = [about.name, about.tagline, about.facts, about.credit];
        let groups = about.groups.iter().flat_map(|group| {
            let options = group.options.iter();
            let texts =
                options.flat_map(|option| [option.name, option.why].into_iter().chain(option.values.iter().copied()));
            texts.chain([group.name])
        });
        let presets = about.presets.iter().chain(about.daily).flat_map(|preset| [preset.name, preset.why]);
        for text in names.into_iter().chain(groups).chain(presets) {
            assert!(!text.trim().is_empty(), "{}: a text is empty", about.name);
        }
    }
    let choices = |game: &'static corsair_cabinet::game::About| -> Vec<&str> {
        game.presets.iter().chain(game.daily).map(|preset| preset.options).collect()
    };
    assert_eq!(choices(french), choices(english), "the same choices are ready");
}

pub fn events_in_french_have_no_english_words<G: Subject>() {
    let hear = |saying: Saying<'_, G>| {
        for text in G::says(french(), saying) {
            let left = leftovers(&text);
            assert!(left.is_empty(), "{left:?} in {text:?}");
        }
    };
    let mut rng = Rng::stream(4, 0);
    for playthrough in playthroughs::<G>() {
        for (number, Entry { seat, action, .. }) in playthrough.record.entries.iter().enumerate() {
            let (before, after) = (&playthrough.states[number], playthrough.after(number));
            for viewer in [Some(*seat), None] {
                let events = events_of::<G>(before, *seat, action);
                let events = &seen_events::<G>(&events, before, &after, viewer)[..];
                hear(Saying::Done(&G::view(&after, viewer), events));
            }
            for viewer in viewers::<G>(&after) {
                hear(Saying::Stands(&G::view(&after, viewer)));
            }
            // An earlier action, or an action of another seat, is often refused.
            for seat in viewers::<G>(&after).flatten() {
                if let Err(illegal) = G::check(&after, seat, action) {
                    hear(Saying::Refused(&illegal));
                }
                if let Some(Err(illegal)) =
                    any_action::<G>(before, &mut rng).map(|(_, action)| G::check(&after, seat, &action))
                {
                    hear(Saying::Refused(&illegal));
                }
            }
        }
        let Playthrough { states, .. } = playthrough;
        if let Some(outcome) = states.last().and_then(G::outcome) {
            hear(Saying::Decided(&outcome.reason));
        }
    }
}

pub fn drafts_in_french_have_no_english_words<G: Subject>() {
    let mut rng = Rng::stream(5, 0);
    for Playthrough { states, .. } in playthroughs::<G>() {
        for state in states {
            for seat in G::to_act(state) {
                let view = G::view(state, Some(seat));
                for text in G::says_of_touches(french(), &view, seat, &mut rng) {
                    let left = leftovers(&text);
                    assert!(left.is_empty(), "{left:?} in {text:?}");
                }
            }
        }
    }
}

pub fn refusals_and_reasons_are_never_empty<G: Subject>() {
    for playthrough in playthroughs::<G>() {
        for (number, Entry { seat, action, .. }) in playthrough.record.entries.iter().enumerate() {
            let after = playthrough.after(number);
            let Err(illegal) = G::check(&after, *seat, action) else { continue };
            for language in Language::ALL {
                let texts = G::says(language, Saying::Refused(&illegal));
                assert!(texts.iter().all(|text| !text.is_empty()), "{language:?}: {illegal:?}");
            }
        }
    }
}

#[test]
fn english_words_are_found_in_french() {
    assert_eq!(leftovers("Rouge takes b2 with le roi."), ["takes", "with"]);
    assert!(leftovers("Rouge gagne b2 et y pose le roi de cœur.").is_empty());
}
