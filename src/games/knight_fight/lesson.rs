//! The lesson of Knight Fight: knights, rows, blocks, and how a match is won. Without anomalies.

use super::rules::{Action, KnightFight, State};
use crate::game::lesson::{Exercise, LEARNER};
use crate::game::{Game, Seat};

/// The exercises. Seat 1 is the learner and plays X.
pub static EXERCISES: &[Exercise<KnightFight>] = &[
    // The choice of sides (KF-04) and the first knight (KF-06).
    Exercise {
        position: "favoured=1 choose",
        goal: |state| state.table.bout.moves == 1,
        within: 2,
        solution: &["play x", "spawn d5"],
        answers: &[],
    },
    // Four in a row (KF-07).
    Exercise {
        position: "favoured=1 x=1 turn=x moves=10 board=11/11/11/3OO1O4/4O6/5O5/2XX1X5/6X4/3X7/11/11/11",
        goal: wins_bout,
        within: 1,
        solution: &["spawn e6"],
        answers: &[],
    },
    // Diagonals do not count (KF-07).
    Exercise {
        position: "favoured=1 x=1 turn=x moves=12 board=11/11/5OX4/4O1OX3/8O2/4OO1X3/3O1X1X3/4X6/3X7/11/11/11",
        goal: wins_bout,
        within: 1,
        solution: &["spawn h8"],
        answers: &[],
    },
    // Block a threat.
    Exercise {
        position: "favoured=1 x=1 turn=x moves=8 board=11/11/7O3/11/2XOOO5/3X1O5/4XX5/11/6X4/11/11/11",
        goal: is_safe,
        within: 1,
        solution: &["spawn g8"],
        answers: &[],
    },
    // Winning comes before blocking.
    Exercise {
        position: "favoured=1 x=1 turn=x moves=8 board=11/11/7O3/11/3OOO5/5O1X3/5X5/3XXX5/11/11/11/11",
        goal: wins_bout,
        within: 1,
        solution: &["spawn g5"],
        answers: &[],
    },
    // Two threats at once.
    Exercise {
        position: "favoured=1 x=1 turn=x moves=10 board=11/11/11/1O9/2OO7/3X1O1X3/1O1O1X5/3X1X5/11/4X6/11/11",
        goal: cannot_be_stopped,
        within: 1,
        solution: &["spawn e5"],
        answers: &[],
    },
    // A player without a move loses (KF-08).
    Exercise {
        position: "favoured=1 x=1 turn=x moves=20 board=11/11/11/11/11/11/5X5/3X7/1X9/1X9/11/O10",
        goal: wins_bout,
        within: 1,
        solution: &["spawn c2"],
        answers: &[],
    },
    // A bout each: fewer moves win the match (KF-09).
    Exercise {
        position: "favoured=2 won=2:23:row x=1 turn=x moves=10 \
                   board=11/11/11/4O1O4/3O3O3/5OXX3/5X5/11/5X5/5X5/11/11",
        goal: |state| KnightFight::outcome(state).and_then(|outcome| outcome.winner()) == Some(LEARNER),
        within: 1,
        solution: &["spawn f5"],
        answers: &[],
    },
];

/// Whether the learner has won the first bout.
fn wins_bout(state: &State) -> bool {
    state.table.results.first().is_some_and(|result| result.winner == Some(LEARNER))
}

/// Whether the opponent is to move and cannot win at once.
fn is_safe(state: &State) -> bool {
    winning_moves(state, LEARNER.other()).is_empty() && KnightFight::to_act(state).contains(LEARNER.other())
}

/// Whether the learner wins the bout with the next move, whatever the opponent plays before it.
fn cannot_be_stopped(state: &State) -> bool {
    let other = LEARNER.other();
    let replies = actions(state, other);
    is_safe(state) && replies.iter().all(|reply| !winning_moves(&state_after(state, other, *reply), LEARNER).is_empty())
}

/// The moves of a seat that win the bout at once.
fn winning_moves(state: &State, seat: Seat) -> Vec<Action> {
    let wins = |action: &Action| {
        let results = state_after(state, seat, *action).table.results;
        results.len() > state.table.results.len() && results.last().is_some_and(|result| result.winner == Some(seat))
    };
    actions(state, seat).into_iter().filter(wins).collect()
}

fn actions(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    KnightFight::actions(state, seat, &mut actions);
    actions
}

fn state_after(state: &State, seat: Seat, action: Action) -> State {
    let mut after = state.clone();
    KnightFight::apply(&mut after, seat, &action);
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(number: usize) -> State {
        EXERCISES[number - 1].state().unwrap()
    }

    /// The number of O's moves that would win if O were to move.
    fn threats(number: usize) -> usize {
        let turned = position(number).to_string().replace("turn=x", "turn=o");
        winning_moves(&turned.parse::<State>().unwrap(), LEARNER.other()).len()
    }

    #[test]
    fn each_win_of_the_lesson_is_the_only_one() {
        for (number, wins) in [(2, 1), (3, 1), (4, 0), (5, 1), (6, 0), (7, 1), (8, 1)] {
            assert_eq!(winning_moves(&position(number), LEARNER).len(), wins, "{number}");
        }
    }

    #[test]
    fn the_opponent_threatens_only_where_the_lesson_says_so() {
        for number in 2..=EXERCISES.len() {
            assert_eq!(threats(number), usize::from([4, 5].contains(&number)), "{number}");
        }
    }

    #[test]
    fn the_third_exercise_tempts_with_a_diagonal() {
        let after = state_after(&position(3), LEARNER, "spawn g7".parse().unwrap());
        assert!(after.table.results.is_empty());
        let text = after.to_string();
        assert!(text.contains("board=11/11/5OX4/4O1OX3/8O2/4OOXX3/3O1X1X3/4X6/3X7"), "{text}");
    }

    #[test]
    fn only_one_move_makes_two_threats_at_once() {
        let state = position(6);
        let forks: Vec<String> = actions(&state, LEARNER)
            .iter()
            .filter(|action| cannot_be_stopped(&state_after(&state, LEARNER, **action)))
            .map(ToString::to_string)
            .collect();
        assert_eq!(forks, ["spawn e5"]);
    }

    #[test]
    fn an_opponent_in_the_corner_has_one_move_before_and_none_after() {
        let state = position(7);
        assert_eq!(state.table.bout.landings(state.table.side_of(LEARNER.other())).len(), 1);
    }
}
