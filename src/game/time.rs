//! Times of timed games: pace, deadlines, and the time that a player has left.

use super::Seat;

/// The role of time in a game.
///
/// ```
/// use corsair_cabinet::game::{Game, Pace};
/// use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
/// use corsair_cabinet::games::knight_fight::KnightFight;
///
/// let with_clock = "favoured=1,trap=shown,clock=on".parse().expect("options of Knight Fight");
/// assert_eq!(KnightFight::pace(&with_clock), Pace::Timed);
/// assert_eq!(KnightFight::pace(&Default::default()), Pace::TurnBased);
/// assert_eq!(BattleOfCorsica::pace(&Default::default()), Pace::Race);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pace {
    /// There is no clock: nothing happens until a seat that is to act decides.
    TurnBased,
    /// There is a clock, and a decision may become overdue. The record contains the time of each action.
    Timed,
    /// There is a clock, and all seats may act at any time; the first action counts. Computers act by reflex.
    Race,
}

impl Pace {
    /// Whether the game has a clock.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        !matches!(self, Self::TurnBased)
    }

    /// Whether all seats may act at any time.
    #[must_use]
    pub const fn is_race(self) -> bool {
        matches!(self, Self::Race)
    }
}

/// A time at which a timed game continues by itself if no seat acts before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadline<Action> {
    /// The time of the deadline, in ms since the game began.
    pub at: u64,
    /// The seat and its action that the game then carries out; `None` if only the set of seats that may act changes.
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
    /// The time for this decision alone, in ms, which is used first.
    pub first: u64,
    /// The player's reserve, in ms, which is used after the time for the decision.
    pub reserve: u64,
    /// Whether the player's clock is running.
    pub runs: bool,
}

impl TimeLeft {
    /// The time for the decision and the reserve together, in ms.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.first + self.reserve
    }
}
