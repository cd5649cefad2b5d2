//! The lesson of Court Wars for two players: guards, attacks, Aces, Jokers, and the last court.

use super::rules::{Base, CourtWars, Stack, State};
use crate::game::Game;
use crate::game::lesson::{Exercise, LEARNER};

/// The indices of the King and the Queen among the stacks of a seat.
const KING_INDEX: usize = 0;
const QUEEN_INDEX: usize = 1;

/// The exercises. The learner is seat 1 and plays clubs.
pub static EXERCISES: &[Exercise<CourtWars>] = &[
    // A guard is drawn and placed (CW-13).
    Exercise {
        position: "courts=K+9C,Q+3C,J+4C/K+8D,Q+6D,J+5D pile=7S,*",
        goal: |state| state.table.stacks[0][KING_INDEX].guards.len() == 2,
        within: 2,
        solution: &["draw", "place K"],
        answers: &[],
    },
    // A low guard leaves no room for others.
    Exercise {
        position: "courts=K+9C,Q,J/K+8D,Q+6D,J+5D pile=3S,*",
        goal: |state| state.table.stacks[0][KING_INDEX].guards.len() == 2,
        within: 2,
        solution: &["draw", "place K"],
        answers: &[],
    },
    // Guards are removed (CW-15, CW-16).
    Exercise {
        position: "courts=K+9C,Q+7C+5C,J+4C+3C+2C/K+8D+4D,Q+6D,J+10D",
        goal: |state| state.table.stacks[1][KING_INDEX].guards.len() == 1 && strength(state, 0) == 25,
        within: 1,
        solution: &["attack Q 1 KD 1"],
        answers: &[],
    },
    // A court without guards falls (CW-16).
    Exercise {
        position: "courts=K+9C,Q+7C+5C,J+4C+3C+2C/K+8D+4D,Q,J+10D",
        goal: |state| state.table.stacks[1][QUEEN_INDEX].base == Base::Fallen,
        within: 1,
        solution: &["attack Q 2 QD all"],
        answers: &[],
    },
    // A court falls with its guard: equality is enough (CW-18).
    Exercise {
        position: "courts=K+10C+9C,Q+5C,J+2C/K+9D,Q+10D+3D,J+6D+4D",
        goal: |state| state.table.stacks[1][KING_INDEX].base == Base::Fallen,
        within: 1,
        solution: &["attack K 2 KD all"],
        answers: &[],
    },
    // An Ace: an attack, and another card (CW-21).
    Exercise {
        position: "courts=K+8C+6C,Q,J+5C/K+7D,Q,J+3D pile=AS,9S,*",
        goal: |state| state.table.turns == 1 && state.table.stacks[1][QUEEN_INDEX].base == Base::Fallen,
        within: 4,
        solution: &["draw", "attack K 2 QD all", "draw", "place Q"],
        answers: &[],
    },
    // A Joker takes the place of a court (CW-24).
    Exercise {
        position: "courts=K+8C,q,J+6C/K+9D,q,J+5D pile=Joker,*",
        goal: |state| state.table.stacks[0][QUEEN_INDEX].base == Base::Joker,
        within: 2,
        solution: &["draw", "place Q"],
        answers: &[],
    },
    // The last court falls (CW-34).
    Exercise {
        position: "courts=K+9C+4C,q,J+6C/k,q,J+3D",
        goal: |state| CourtWars::outcome(state).and_then(|outcome| outcome.winner()) == Some(LEARNER),
        within: 1,
        solution: &["attack K 2 JD all"],
        answers: &[],
    },
];

/// The value of all guards of a seat.
fn strength(state: &State, seat: usize) -> u32 {
    state.table.stacks[seat].iter().map(Stack::attack_value).sum()
}

#[cfg(test)]
mod tests {
    use super::super::rules::{Action, Illegal};
    use super::*;

    fn position(number: usize) -> State {
        EXERCISES[number - 1].state().unwrap()
    }

    fn actions(state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        CourtWars::actions(state, LEARNER, &mut actions);
        actions
    }

    #[test]
    fn the_guard_of_the_first_exercise_fits_before_the_king_only() {
        let mut state = position(1);
        CourtWars::apply(&mut state, LEARNER, &"draw".parse().unwrap());
        for court in ["Q", "J"] {
            let place = format!("place {court}").parse().unwrap();
            assert!(matches!(CourtWars::check(&state, LEARNER, &place), Err(Illegal::DoesNotFit(..))), "{court}");
        }
    }

    #[test]
    fn the_four_before_the_king_costs_at_least_five() {
        let state = position(3);
        let price = |action: &Action| {
            let mut after = state.clone();
            CourtWars::apply(&mut after, LEARNER, action);
            (after.table.stacks[1][KING_INDEX].guards.len() == 1).then(|| 30 - strength(&after, 0))
        };
        let prices: Vec<u32> = actions(&state).iter().filter_map(price).collect();
        assert_eq!(strength(&state, 0), 30);
        assert_eq!(prices.iter().min(), Some(&5));
        assert!(prices.len() > 1, "there are dearer ways: {prices:?}");
    }

    #[test]
    fn an_attack_of_nineteen_fells_the_king_only() {
        let fells = actions(&position(5)).into_iter().map(|action| action.to_string());
        let fells: Vec<String> = fells.filter(|action| action.ends_with(" all")).collect();
        assert_eq!(fells, ["attack K 2 KD all"]);
    }
}
