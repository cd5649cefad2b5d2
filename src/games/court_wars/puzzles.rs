//! The puzzles of Court Wars. Each is won in one turn, since nobody knows the next card of the pile.

use super::rules::CourtWars;
use crate::game::puzzle::HasPuzzles;
use crate::game::{Game, Seat};

impl HasPuzzles for CourtWars {
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn won(state: &Self::State, seat: Seat) -> bool {
        Self::outcome(state).is_some_and(|outcome| outcome.winner() == Some(seat))
    }
}
