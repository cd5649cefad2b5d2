//! The puzzles of Court Wars.

use corsair_cabinet::game::Seat;
use corsair_cabinet::games::court_wars::{CourtWars, words};

crate::puzzles::puzzle_tests!(CourtWars, &words::PUZZLES);

#[test]
fn an_earlier_day_keeps_its_puzzle() {
    crate::puzzles::an_earlier_day_keeps_its_puzzle::<CourtWars>("2 attack J 2 QS all");
}

#[test]
fn no_solution_depends_on_the_next_card() {
    for puzzle in crate::puzzles::all::<CourtWars>() {
        let seat = puzzle.seat();
        let own = puzzle.solution.iter().filter(|entry| entry.seat == seat);
        assert!(own.into_iter().all(|entry| !entry.action.to_string().starts_with("draw")), "{}", puzzle.write());
        assert!([Seat::FIRST, Seat::SECOND].contains(&seat));
    }
}
