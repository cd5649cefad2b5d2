//! The lesson of Corsairs: first the moves of the corsairs and how they win, then the convoy.

use super::rules::{Corsairs, Ending, State};
use crate::game::lesson::Exercise;

/// The most actions in a turn of the corsairs: two moves and the end of the turn.
const MAX_ACTIONS_IN_TURN: usize = 3;

/// The exercises. The learner has seat 1, first as the corsairs, then as the convoy.
pub static EXERCISES: &[Exercise<Corsairs>] = &[
    // A turn is one or two moves (CO-05): two corsairs enter.
    Exercise {
        position: "",
        goal: |state| state.number == 2 && state.turn.now.corsairs.len() == 2,
        within: MAX_ACTIONS_IN_TURN,
        solution: &["enter a1", "enter e1", "end"],
        answers: &[],
    },
    // Pulling (CO-12, CO-13), and a corsair that is entangled (CO-31).
    Exercise {
        position: "turn=5 board=5/6/7/3EE3/3EFE3/3EE3/2CC3/6/5",
        goal: escort_is_on_g3,
        within: MAX_ACTIONS_IN_TURN,
        solution: &["step g3 h2 pull f4"],
        answers: &[],
    },
    // An escort leaves the board (CO-17).
    Exercise {
        position: "turn=9 board=5/6/7/3E4/CE2FE3/3EE3/7/6/5",
        goal: |state| state.turn.now.escorts.len() == 4,
        within: MAX_ACTIONS_IN_TURN,
        solution: &["leave e1 pull e2"],
        answers: &[],
    },
    // The freighter is captured in one turn (CO-11, CO-14, CO-17).
    Exercise {
        position: "turn=13 board=5/6/7/3EE3/1CF2E3/3EE3/7/6/5",
        goal: is_freighter_taken,
        within: MAX_ACTIONS_IN_TURN,
        solution: &["step e2 e1 pull e3", "leave e1 pull e2"],
        answers: &[],
    },
    // Two corsairs capture the freighter: one corsair drags it, the other leaves with it.
    Exercise {
        position: "turn=17 board=5/6/7/3EE3/CCF2E3/3EE3/7/6/5",
        goal: is_freighter_taken,
        within: MAX_ACTIONS_IN_TURN,
        solution: &["step e2 f2 pull e3", "leave e1 pull e2"],
        answers: &[],
    },
    // The convoy: an escort sails (CO-20) and entangles a corsair (CO-29).
    Exercise {
        position: "corsairs=2 turn=4 board=5/6/7/3EE3/3EFE3/3EE3/2C4/6/5",
        goal: |state| !state.turn.entangled.is_empty(),
        within: 1,
        solution: &["sail e4 f3"],
        answers: &[],
    },
    // A line sails along itself (CO-23, CO-25), and captures (CO-32).
    Exercise {
        position: "corsairs=2 turn=10 board=5/3CE1/5EE/8/3EF4/3EE3/7/6/5",
        goal: |state| state.turn.now.captured == 1,
        within: 1,
        solution: &["sail c6-c7 c4-c5"],
        answers: &[],
    },
    // The freighter is in danger.
    Exercise {
        position: "corsairs=2 turn=14 board=5/6/7/4E3/1CF2E3/3EE3/7/6/5",
        goal: |state| !state.turn.now.can_take_freighter(&state.rule_set()),
        within: 1,
        solution: &["sail d5 d2"],
        answers: &[],
    },
    // The fifth corsair is captured (CO-36).
    Exercise {
        position: "corsairs=2 turn=40 board=5/6/2CE3/3E4/3EFE3/4E3/7/6/5 captured=4",
        goal: |state| state.over == Some(Ending::Captures(5)),
        within: 1,
        solution: &["sail e4 d3"],
        answers: &[],
    },
];

/// Whether the escort on f4 was dragged to g3.
fn escort_is_on_g3(state: &State) -> bool {
    let ships = |name: &str| name.parse().ok().and_then(|name| state.board().cell(name));
    ships("g3").is_some_and(|cell| state.turn.now.escorts.contains(cell))
}

fn is_freighter_taken(state: &State) -> bool {
    state.over == Some(Ending::Freighter)
}

#[cfg(test)]
mod tests {
    use super::super::rules::{Action, Illegal};
    use super::*;
    use crate::game::Game;
    use crate::game::lesson::LEARNER;

    fn position(number: usize) -> State {
        EXERCISES[number - 1].state().unwrap()
    }

    #[test]
    fn the_second_exercise_has_one_entangled_corsair() {
        let state = position(2);
        let (g3, g4) = ("g3".parse().unwrap(), "g4".parse().unwrap());
        assert_eq!(state.corsair(g4), Err(Illegal::Entangled(g4)));
        assert!(state.corsair(g3).is_ok());
    }

    #[test]
    fn only_a_line_captures_in_the_exercise_about_lines() {
        let state = position(7);
        let mut actions = Vec::new();
        Corsairs::actions(&state, LEARNER, &mut actions);
        let captures = |action: &&Action| {
            let mut after = state.clone();
            Corsairs::apply(&mut after, LEARNER, action);
            after.turn.now.captured == 1
        };
        let captures: Vec<_> = actions.iter().filter(captures).collect();
        assert!(!captures.is_empty());
        assert!(
            captures.iter().all(|action| matches!(action, Action::Sail { ships, .. } if ships.first != ships.last))
        );
    }

    #[test]
    fn the_freighter_is_in_danger_in_the_eighth_exercise_only() {
        for number in 6..=EXERCISES.len() {
            let state = position(number);
            assert_eq!(state.turn.now.can_take_freighter(&state.rule_set()), number == 8, "{number}");
        }
    }

    #[test]
    fn no_corsair_takes_the_freighter_alone_in_the_fifth() {
        let state = position(5);
        let mut actions = Vec::new();
        Corsairs::actions(&state, LEARNER, &mut actions);
        // The corsair on the corner is in the way of the other corsair.
        let e1 = "e1".parse().unwrap();
        assert!(!actions.iter().any(|action| matches!(action, Action::Step { to, .. } if *to == e1)));
        assert!(!actions.iter().any(|action| matches!(action, Action::Leave { pull: Some(_), .. })));
    }
}
