//! The lesson of Knights & Corsairs: battles, neighbours, and the three ways to win.

use super::rules::{Battle, KnightsAndCorsairs, Space, State};
use crate::game::Game;
use crate::game::lesson::{Exercise, LEARNER};

/// The exercises. The learner has seat 1 and plays red.
pub static EXERCISES: &[Exercise<KnightsAndCorsairs>] = &[
    // The first battle (KC-05, KC-10).
    Exercise {
        position: "attacker=1 hands=2H,5D,8H,9D,JD,QH,KD/3C,4S,6C,8C,10S,JC,QS",
        goal: |state| state.table.battles.len() == 1,
        within: 1,
        solution: &["attack b2 9D JD KD"],
        answers: &["defend 4S 8C JC"],
    },
    // The middle card decides (KC-19).
    Exercise {
        position: "attacker=2 hands=2D,3H,4D,7H,8D,9H,AD/3S,4C,6S,8S,9C,JS,KC moves attack b2 KC 4C 6S",
        goal: |state| last_battle(state).is_some_and(|battle| battle.winner == LEARNER),
        within: 1,
        solution: &["defend 8D 9H AD"],
        answers: &[],
    },
    // Neighbours must take part (KC-11, KC-13).
    Exercise {
        position: "attacker=1 board=-,5H,-/-,3D,-/-,9C,- hands=4H,6D,7H,10D,QD,KH,AH/2C,4S,6C,8S,JS,QC,KS",
        goal: |state| last_battle(state).map(|battle| battle.space) == A2,
        within: 1,
        solution: &["attack a2 AH"],
        answers: &["defend 2C JS"],
    },
    // Influence (KC-14, KC-26).
    Exercise {
        position: "attacker=1 board=4C,2C,9S/6S,5H,3D/-,8D,- hands=2D,4H,6H,7D,10H,QD,KH/*",
        goal: has_won,
        within: 1,
        solution: &["influence c1 2D"],
        answers: &[],
    },
    // A line (KC-24, KC-25).
    Exercise {
        position: "attacker=1 board=-,JS,-/-,7H,-/4H,6C,- hands=3D,8D,10H,QD,KH,AD,AH/2S,3C,5S,7C,9C,10S,QC",
        goal: has_won,
        within: 1,
        solution: &["attack c3 10H KH"],
        answers: &["defend 2S 9C"],
    },
    // The learner stops a threat (KC-26).
    Exercise {
        position: "attacker=1 board=4H,2D,9H/6D,5S,3C/-,8C,- hands=3H,5D,7D,8H,10H,JD,QH/4C,6C,9S,10C,JS,KC,AS",
        goal: |state| last_battle(state).map(|battle| battle.space) == C1,
        within: 1,
        solution: &["attack c1 10H JD QH"],
        answers: &["defend"],
    },
    // The learner loses a battle on purpose to attack next (KC-32).
    Exercise {
        position: "attacker=2 board=4C,2C,9S/6S,5H,3D/-,8D,- \
                   hands=2D,4H,7H,9D,JH,KD,AD/3C,4S,5S,7C,8S,10C,JS moves attack a1 4S 7C",
        goal: has_won,
        within: 2,
        solution: &["defend 2D", "influence c1 4H"],
        answers: &[],
    },
    // The grid is full (KC-29).
    Exercise {
        position: "attacker=1 board=5H,8S,-/9C,6S,3H/2H,10D,7C hands=4H,6D,7D,JD,QH,KD,AD/3S,4S,5C,8C,10S,QC,KS",
        goal: has_won,
        within: 1,
        solution: &["attack c3 JD QH"],
        answers: &["defend 4S"],
    },
];

/// Spaces that the goals compare with.
const A2: Option<Space> = Space::new(0, 1);
const C1: Option<Space> = Space::new(2, 0);

/// The last battle that was fought; `None` before the first.
fn last_battle(state: &State) -> Option<&Battle> {
    state.table.battles.last()
}

fn has_won(state: &State) -> bool {
    KnightsAndCorsairs::outcome(state).and_then(|outcome| outcome.winner()) == Some(LEARNER)
}

#[cfg(test)]
mod tests {
    use super::super::rules::Stage;
    use super::*;
    use crate::game::Seat;

    /// The state of the exercise with this number after these actions of both seats.
    fn after(number: usize, actions: &[&str]) -> State {
        let mut state = EXERCISES[number - 1].state().unwrap();
        for action in actions {
            let (seat, action) = (KnightsAndCorsairs::to_act(&state).first().unwrap(), action.parse().unwrap());
            KnightsAndCorsairs::check(&state, seat, &action).unwrap();
            KnightsAndCorsairs::apply(&mut state, seat, &action);
        }
        state
    }

    fn winner(state: &State) -> Seat {
        last_battle(state).unwrap().winner
    }

    #[test]
    fn an_ace_with_two_low_cards_loses_the_second_exercise() {
        assert_eq!(winner(&after(2, &["defend 2D 3H AD"])), LEARNER.other());
    }

    #[test]
    fn low_neighbours_lose_the_third_exercise_even_with_an_ace() {
        let state = after(3, &["attack a2 AH", "defend 2C JS"]);
        assert_eq!(winner(&state), LEARNER.other());
        assert_eq!(last_battle(&state).unwrap().attack.board().len(), 2);
    }

    #[test]
    fn a_line_needs_the_right_suit_among_the_lowest_cards() {
        let state = after(5, &["attack c3 8D AH", "defend 2S 9C"]);
        assert!(!has_won(&state) && winner(&state) == LEARNER.other());
        let state = after(5, &["attack c3 QD AH", "defend 2S 9C"]);
        assert!(!has_won(&state) && winner(&state) == LEARNER);
    }

    #[test]
    fn winning_elsewhere_does_not_stop_a_threat() {
        let state = after(6, &["attack a1 JD QH", "defend 4C"]);
        assert_eq!((winner(&state), &state.table.stage), (LEARNER, &Stage::Attack));
        let mut actions = Vec::new();
        KnightsAndCorsairs::actions(&state, LEARNER.other(), &mut actions);
        assert!(actions.iter().all(|action| action.to_string().starts_with("influence c1")));
    }

    #[test]
    fn winning_the_seventh_exercises_battle_loses_the_attack() {
        for (card, lost) in [("2D", true), ("4H", true), ("7H", false), ("AD", false)] {
            let state = after(7, &[&format!("defend {card}")]);
            assert_eq!(KnightsAndCorsairs::to_act(&state).contains(LEARNER), lost, "{card}");
        }
    }

    #[test]
    fn the_last_space_decides_by_its_battle() {
        let outcome = |state: &State| KnightsAndCorsairs::outcome(state).and_then(|outcome| outcome.winner());
        assert_eq!(outcome(&after(8, &["attack c3 4H 6D", "defend 4S"])), Some(LEARNER.other()));
        assert_eq!(outcome(&after(8, &["attack c3 JD QH", "defend 4S"])), Some(LEARNER));
    }
}
