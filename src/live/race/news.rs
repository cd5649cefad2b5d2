//! What a race has to tell the players.

use std::fmt;

use crate::game::{ParseError, Seat};

/// What an entry of the log has to tell the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RaceNews {
    /// A player has taken a seat.
    Joined(Seat),
    /// The clock of the game runs from now on.
    Running,
    /// The clock of the game stands, because a player is away.
    Paused,
    /// A card has to be painted now. The page calls [`Race::painted`](super::Race::painted) as soon as it is.
    Card,
    /// A player has tapped. The taps are being collected.
    Tapped(Seat),
    /// A tap came after the others were opened, or after what it was meant for. It does not count.
    TooLate(Seat),
    /// The taps are judged.
    Finish(Finish),
    /// The game has changed without a card or a tap: time has passed, or a player has resigned.
    Changed,
    /// The message of a player does not fit. It does not count.
    Misfit(Seat, Misfit),
    /// This player is at the table of the next race ([`Race::rematch`](super::Race::rematch)).
    Rematch(Seat),
}

/// How a race for a card has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// The players who tapped, the first one first, with their reactions in ms to the latest card that each had seen; `None` if a
    /// player has not opened the tap.
    pub order: Vec<(Seat, Option<u64>)>,
    /// Whether no tap was the first for certain, so that a lot has decided.
    pub is_photo_finish: bool,
    /// Whether the first is too fast to be a reaction to what made it right.
    pub is_too_fast: bool,
}

/// Why a message does not fit the game: what it should have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit(pub &'static str);

impl fmt::Display for Misfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "expected {}", self.0)
    }
}

/// Why a device ends a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RaceBreach {
    /// A frame cannot be read.
    Frame(ParseError),
    /// More frames come than any race needs.
    TooMany,
    /// The other device has another log: something was changed, left out, or said in the name of this device.
    Fork,
    /// The other device says what it must not say.
    Misfit(Misfit),
}

impl fmt::Display for RaceBreach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Frame(error) => error.fmt(out),
            Self::TooMany => out.write_str("more frames come than any race needs"),
            Self::Fork => out.write_str("the other device has another log of the game"),
            Self::Misfit(misfit) => misfit.fmt(out),
        }
    }
}
