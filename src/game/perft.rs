//! Perft: counts the sequences of turns from a position. It compares two implementations of the rules, and measures their speed.

use super::Game;

/// A game that can count its whole turns fast, the last turn of a sequence without carrying it out.
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
    /// Positions to count from, as [`Game::State`] reads them, each with a depth that takes some milliseconds.
    const POSITIONS: &'static [(&'static str, u32)];

    /// The number of sequences of `depth` whole turns from a state at the beginning of a turn. Ends that depend on the number of
    /// turns or on repeated positions are ignored.
    fn perft(state: &Self::State, depth: u32) -> u64;
}
