//! The puzzles of Knight Fight: the player has to win the first bout.

use super::rules::{KnightFight, State};
use crate::game::Seat;
use crate::game::puzzle::HasPuzzles;

impl HasPuzzles for KnightFight {
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn won(state: &State, seat: Seat) -> bool {
        state.table.results.first().is_some_and(|result| result.winner == Some(seat))
    }
}
