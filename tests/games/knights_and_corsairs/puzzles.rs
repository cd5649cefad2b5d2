//! The puzzles of Knights & Corsairs.

use corsair_cabinet::game::puzzle::{HasPuzzles, Puzzle};
use corsair_cabinet::game::{Determinize, Game, Rng};
use corsair_cabinet::games::knights_and_corsairs::rules::{Action, State};
use corsair_cabinet::games::knights_and_corsairs::{KnightsAndCorsairs, words};

crate::puzzles::puzzle_tests!(KnightsAndCorsairs, &words::PUZZLES);

/// How many times the hidden cards are dealt.
const DEALS: u64 = 40;

/// The states at the end of a battle that began with the solution: whatever the opponent answers or places.
fn ends(puzzle: &Puzzle<KnightsAndCorsairs>, state: &State) -> Vec<State> {
    let seat = puzzle.seat();
    let (mut open, mut ends) = (vec![state.clone()], Vec::new());
    let own: Vec<&Action> =
        puzzle.solution.iter().filter(|entry| entry.seat == seat).map(|entry| &entry.action).collect();
    while let Some(state) = open.pop() {
        let battles = puzzle.position.table.battles.len();
        let Some(next) = KnightsAndCorsairs::to_act(&state).first().filter(|_| state.table.battles.len() == battles)
        else {
            ends.push(state);
            continue;
        };
        let mut legal = Vec::new();
        KnightsAndCorsairs::actions(&state, next, &mut legal);
        for action in legal.iter().filter(|action| next != seat || own.contains(action)) {
            let mut after = state.clone();
            KnightsAndCorsairs::apply(&mut after, next, action);
            open.push(after);
        }
    }
    ends
}

#[test]
fn a_solution_holds_whatever_cards_are_hidden() {
    for puzzle in crate::puzzles::all::<KnightsAndCorsairs>() {
        let seat = puzzle.seat();
        let view = KnightsAndCorsairs::view(&puzzle.position, Some(seat));
        let goal = KnightsAndCorsairs::goal(&KnightsAndCorsairs::KINDS[puzzle.kind]);
        for deal in 0..DEALS {
            let state = KnightsAndCorsairs::determinize(&view, &mut Rng::from_seed(deal));
            let ends = ends(&puzzle, &state);
            assert!(!ends.is_empty(), "{}", puzzle.write());
            for end in ends {
                assert!(goal(&puzzle.position, &end, seat), "{end} after {}", puzzle.write());
            }
        }
    }
}
