//! Typed moves: in random games of every variant, what a person may type for a legal action is read as that action or as
//! something that is not clear, and never as another action.

use corsair_cabinet::game::typed_move::{TypedMove, read_typed_move};

use crate::random_games::{Extent, Step, play_random_games};
use crate::tested_game::{TestedGame, test_every_game};

/// The random games.
const EXTENT: Extent = Extent { seed: 11, games: 12, actions: 60 };

/// How many legal actions of a state are typed.
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
    let (mut short, mut read) = (0, 0);
    play_random_games::<G>(EXTENT, |rng, step| {
        let Step::ToAct { actions, .. } = step else { return };
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
    });
    assert!(read * 10 >= short * 9, "only {read} of {short} actions can be typed without their first word");
}

test_every_game! {
    a_typed_move_is_read_as_meant,
}
