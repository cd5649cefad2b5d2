//! The list of available actions: in random games of every variant, each game names every kind of action that is legal, names
//! no other, and has a text for each.

use corsair_cabinet::game::{Choices, Deadline, GameClock, Rng};

use crate::tested_game::{NamedAction, TestedGame, test_every_game};

/// The number of random games, and the most actions in each.
const GAMES: u64 = 60;
const ACTIONS: usize = 150;

/// Plays random games in many variants and compares the list of each state with the legal actions.
fn every_legal_action_is_named_and_no_other<G: TestedGame>() {
    let mut rng = Rng::from_seed(7);
    let mut actions = Vec::new();
    for seed in 0..GAMES {
        let mut options = G::Options::default();
        // The first game has standard options; in the others, some options have another value.
        for choice in
            G::Options::CHOICES.iter().filter(|choice| seed > 0 && !G::PLAYER_KIND_OPTIONS.contains(&choice.key))
        {
            if rng.below(4) == 0 {
                assert!(options.set(choice.key, choice.values[rng.below(choice.values.len())]));
            }
        }
        let options = G::normalize(options);
        let Ok(mut state) = G::start(&options, seed) else { continue };
        for _ in 0..ACTIONS {
            if let Some(Deadline { at, action }) =
                G::Clock::next_deadline(&state).filter(|_| rng.below(3) == 0 || G::to_act(&state).is_empty())
            {
                G::Clock::advance_clock(&mut state, at);
                if let Some((seat, action)) = action {
                    G::apply(&mut state, seat, &action);
                    continue;
                }
            }
            let Some(seat) = G::to_act(&state).iter().nth(rng.below(G::to_act(&state).len().max(1))) else { break };
            G::actions(&state, seat, &mut actions);
            let overdue = G::Clock::next_deadline(&state)
                .is_some_and(|deadline| deadline.action.is_some() && deadline.at <= G::Clock::now(&state));
            if !overdue {
                let entries = G::available_actions(&G::view(&state, Some(seat)), seat);
                for action in &actions {
                    let named = entries.iter().any(|entry| (entry.includes)(action));
                    assert!(named, "{}: {action} is not named in {}", G::ID, state);
                }
                for NamedAction { includes, is_barred, text } in &entries {
                    assert!(text.len() > 10 && text.ends_with('.'), "{}: {text:?}", G::ID);
                    let legal = actions.iter().any(includes);
                    assert_eq!(legal, !is_barred, "{}: {text:?} in {}", G::ID, state);
                }
            }
            let Some(action) = actions.get(rng.below(actions.len().max(1))).cloned() else { break };
            G::apply(&mut state, seat, &action);
        }
    }
}

test_every_game! {
    every_legal_action_is_named_and_no_other,
}
