//! The puzzles of Corsairs: the goal is to win the game.

use super::rules::Corsairs;
use crate::game::puzzle::HasPuzzles;
use crate::game::{Game, Seat};

impl HasPuzzles for Corsairs {
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn won(state: &Self::State, seat: Seat) -> bool {
        Self::outcome(state).is_some_and(|outcome| outcome.winner() == Some(seat))
    }

    fn plain(state: &Self::State) -> Option<Self::State> {
        // A puzzle shows no earlier positions, so none of them counts for repetition.
        let text = state.to_string();
        let fields = text.split(' ').filter(|field| !field.starts_with("seen="));
        fields.collect::<Vec<_>>().join(" ").parse().ok()
    }
}
