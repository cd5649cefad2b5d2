//! The clock of timed games.

use super::Seat;

/// The longest time of a timed game, in ms: a year.
pub const LONGEST_TIME: u64 = 366 * 24 * 3_600_000;

/// A moment at which a timed game goes on by itself, if nobody acts before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline<Action> {
    /// The time of the deadline, in ms since the game began.
    pub at: u64,
    /// The action that the game carries out then, and for which seat; `None` when only the seats that may act change.
    pub action: Option<(Seat, Action)>,
}

/// The time that a player has left for a decision.
///
/// ```
/// use corsair_cabinet::game::TimeLeft;
///
/// let left = TimeLeft { first: 10_000, reserve: 60_000, runs: true };
/// assert_eq!(left.total(), 70_000);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// The time for this decision alone, in ms.
    pub first: u64,
    /// The reserve of the player, in ms. It is used when the time for the decision is over.
    pub reserve: u64,
    /// Whether this clock is running.
    pub runs: bool,
}

impl TimeLeft {
    /// The time for the decision and the reserve together, in ms.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.first + self.reserve
    }
}
