//! Counting how many ways a game can go on: the usual test of rules against rules, and of their speed.

use super::Game;

/// A game whose whole turns can be counted in bulk, the last of them without being made.
///
/// ```
/// use corsair_cabinet::game::{Game, Perft};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// assert!(Corsairs::perft(&state, 1) > 1);
/// ```
pub trait Perft: Game {
    /// Positions worth counting from, in the text of [`Game::State`], each with a depth that takes some
    /// milliseconds.
    const POSITIONS: &'static [(&'static str, u32)];

    /// How many sequences of `depth` whole turns lead on from the beginning of this turn. What is decided by counting turns or positions – a
    /// limit, a repetition – is not looked at.
    fn perft(state: &Self::State, depth: u32) -> u64;
}
