//! Time, in games that are played against the clock.

use super::Seat;

/// The longest time that a timed game can take, in ms: a year.
pub const LONGEST_TIME: u64 = 366 * 24 * 3_600_000;

/// Something that comes with time alone in a timed game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline<Action> {
    /// When, in ms since the game began.
    pub at: u64,
    /// What is done then by itself, and in whose name; none when only others may act from then on.
    pub action: Option<(Seat, Action)>,
}

/// How much time a player has for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// For this decision, in ms.
    pub first: u64,
    /// In reserve, in ms: it is used when the time for the decision is over.
    pub reserve: u64,
    /// Whether the clock runs.
    pub runs: bool,
}

impl TimeLeft {
    /// All of it, in ms.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.first + self.reserve
    }
}
