//! Typed moves: in random games of every variant, what a person may type for a legal action is read as that action or as
//! something that is not clear, and never as another action.

use corsair_cabinet::game::typed_move::{TypedMove, read_typed_move};
use corsair_cabinet::game::{Choices, Deadline, GameClock, Rng};

use crate::tested_game::{TestedGame, test_every_game};

/// The number of random games, the most actions in each, and how many legal actions of a state are typed.
const GAMES: u64 = 12;
const ACTIONS: usize = 60;
const TYPED: usize = 12;

/// Whether a typed text is read as this action.
fn is_read_as(typed: &str, action: &str, legal: &[String]) -> bool {
    match read_typed_move(typed, legal, &["to"]) {
        TypedMove::Action(read) => {
            assert_eq!(read, action, "{typed:?} was read as another action");
            true
        }
        TypedMove::Ambiguous(meant) => {
            assert!(meant.iter().any(|meant| meant == action), "{typed:?} cannot mean {action:?}");
            false
        }
        TypedMove::Unknown => panic!("{typed:?} is not read, but {action:?} is legal"),
    }
}

/// Plays random games and types their actions.
fn a_typed_move_is_read_as_meant<G: TestedGame>() {
    let mut rng = Rng::from_seed(11);
    let mut actions = Vec::new();
    let (mut short, mut read) = (0, 0);
    for seed in 0..GAMES {
        let mut options = G::Options::default();
        for choice in
            G::Options::CHOICES.iter().filter(|choice| seed > 0 && !G::PLAYER_KIND_OPTIONS.contains(&choice.key))
        {
            if rng.below(4) == 0 {
                assert!(options.set(choice.key, choice.values[rng.below(choice.values.len())]));
            }
        }
        let Ok(mut state) = G::start(&G::normalize(options), seed) else { continue };
        for _ in 0..ACTIONS {
            if let Some(Deadline { at, action }) =
                G::Clock::next_deadline(&state).filter(|_| G::to_act(&state).is_empty() || rng.below(3) == 0)
            {
                G::Clock::advance_clock(&mut state, at);
                if let Some((seat, action)) = action {
                    G::apply(&mut state, seat, &action);
                    continue;
                }
            }
            let Some(seat) = G::to_act(&state).iter().nth(rng.below(G::to_act(&state).len().max(1))) else { break };
            G::actions(&state, seat, &mut actions);
            let legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
            for _ in 0..TYPED.min(legal.len()) {
                let action = &legal[rng.below(legal.len())];
                assert!(is_read_as(action, action, &legal), "{action:?} is not clear");
                assert!(is_read_as(&format!(" {} ", action.to_uppercase()), action, &legal), "{action:?} in capitals");
                if let Some((_, rest)) = action.split_once(' ') {
                    short += 1;
                    read += usize::from(is_read_as(&rest.to_lowercase(), action, &legal));
                    is_read_as(&rest.replace([' ', '-'], ""), action, &legal);
                }
            }
            let Some(action) = actions.get(rng.below(actions.len().max(1))).cloned() else { break };
            G::apply(&mut state, seat, &action);
        }
    }
    assert!(read * 10 >= short * 9, "only {read} of {short} actions can be typed without their first word");
}

test_every_game! {
    a_typed_move_is_read_as_meant,
}
