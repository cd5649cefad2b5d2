//! The puzzles of Court Wars.

use corsair_cabinet::game::Seat;
use corsair_cabinet::games::court_wars::CourtWars;

crate::puzzles::puzzle_tests!(CourtWars);

#[test]
fn no_solution_depends_on_the_next_card() {
    for puzzle in crate::puzzles::all::<CourtWars>() {
        assert!(
            puzzle.solution.iter().all(|entry| !entry.action.to_string().starts_with("draw")),
            "{}",
            puzzle.write()
        );
        assert_eq!(puzzle.turns, 1);
        assert!([Seat::FIRST, Seat::SECOND].contains(&puzzle.seat()));
    }
}
