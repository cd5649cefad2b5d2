//! The puzzles of Corsairs: one wins the game.

use super::rules::Corsairs;
use crate::game::puzzle::Puzzling;
use crate::game::{Game, Seat};

impl Puzzling for Corsairs {
    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn won(state: &Self::State, seat: Seat) -> bool {
        Self::outcome(state).is_some_and(|outcome| outcome.winner() == Some(seat))
    }

    fn plain(state: &Self::State) -> Option<Self::State> {
        // Positions of before that may not come again are nothing that one could see.
        let text = state.to_string();
        let fields = text.split(' ').filter(|field| !field.starts_with("seen="));
        fields.collect::<Vec<_>>().join(" ").parse().ok()
    }
}
