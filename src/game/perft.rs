//! Perft: counts the sequences of turns from a position, to compare two implementations of the rules and to measure their speed.

use super::Game;

/// A game with a fast count of sequences of whole turns. It counts the last turns of the sequences without applying them.
///
/// ```
/// use corsair_cabinet::game::{Game, Perft};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let (position, _) = Corsairs::POSITIONS[0];
/// let state = position.parse().unwrap();
/// assert_eq!(Corsairs::perft(&state, 0), 1);
/// assert!(Corsairs::perft(&state, 1) > 1);
/// ```
pub trait Perft: Game {
    /// Positions to count from, in the text of [`Game::State`], each with a depth in turns that takes some milliseconds.
    const POSITIONS: &'static [(&'static str, u32)];

    /// The number of sequences of `depth` whole turns from a state at the beginning of a turn. It ignores ends of the game by a
    /// limit on turns or by repetition.
    fn perft(state: &Self::State, depth: u32) -> u64;
}
