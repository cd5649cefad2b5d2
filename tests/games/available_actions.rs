//! The list of available actions: in random games of every variant, each game names every kind of action that is legal, names
//! no other, and has a text for each.

use corsair_cabinet::game::{GameClock, GameWords, Language};

use crate::random_games::{Extent, Step, play_random_games};
use crate::tested_game::{NamedAction, TestedGame, test_every_game};

/// The random games.
const EXTENT: Extent = Extent { seed: 7, games: 60, actions: 150 };

/// Plays random games in many variants and compares the list of each state with the legal actions.
fn every_legal_action_is_named_and_no_other<G: TestedGame>() {
    play_random_games::<G>(EXTENT, |_, step| {
        let Step::ToAct { state, seat, actions } = step else { return };
        let deadline = G::Clock::next_deadline(state);
        if deadline.is_some_and(|due| due.action.is_some() && due.at <= G::Clock::now(state)) {
            return;
        }
        let entries = G::available_actions(&G::view(state, Some(seat)), seat);
        for action in actions {
            let named = entries.iter().any(|entry| (entry.includes)(action));
            assert!(named, "{}: {action} is not named in {state}", G::ID);
        }
        for NamedAction { includes, is_barred, text } in &entries {
            assert!(text.len() > 10 && text.ends_with('.'), "{}: {text:?}", G::ID);
            let legal = actions.iter().any(includes);
            assert_eq!(legal, !is_barred, "{}: {text:?} in {state}", G::ID);
        }
    });
}

/// Plays random games and looks at the proposal of each legal action: a phrase in each language, and not the notation. A race has
/// no time for hints.
fn every_legal_action_is_proposed_in_words<G: TestedGame + GameWords>() {
    play_random_games::<G>(EXTENT, |_, step| {
        let Step::ToAct { actions, .. } = step else { return };
        for action in actions {
            for language in Language::ALL {
                let Some(proposal) = G::proposal(language, action) else { continue };
                assert!(proposal.len() > 3 && !proposal.ends_with('.'), "{}: {proposal:?} for {action}", G::ID);
                assert_ne!(proposal, action.to_string(), "{}: the notation is no proposal", G::ID);
            }
        }
    });
}

test_every_game! {
    every_legal_action_is_proposed_in_words,
    every_legal_action_is_named_and_no_other,
}
