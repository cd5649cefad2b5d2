//! The five levels of computer players.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::text::{Malformed, Word};

/// How well a computer plays. What a level means in a game, in knowledge and in thought, that game's
/// `bot.rs` says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays what looks nice, and overlooks much.
    CabinBoy,
    /// Knows what is good, and looks at little else.
    Deckhand,
    /// A fair opponent for somebody who has played a few times.
    #[default]
    Boatswain,
    /// Thinks ahead.
    FirstMate,
    /// Plays as well as the program can in reasonable time.
    Captain,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::CabinBoy, Self::Deckhand, Self::Boatswain, Self::FirstMate, Self::Captain];

    /// The level's name in storage and on the referee's command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::CabinBoy => "cabin-boy",
            Self::Deckhand => "deckhand",
            Self::Boatswain => "boatswain",
            Self::FirstMate => "first-mate",
            Self::Captain => "captain",
        }
    }
}

/// How a level thinks and errs. A game's `bot.rs` has a table with one of these for each level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How many iterations it thinks when nobody sets a budget.
    pub iterations: u64,
    /// How far it strays from what has done best so far: the constant of PUCT.
    pub exploration: f64,
    /// The share of its alternatives that it never thinks of, from 0 to 1. What is most obvious it does
    /// not overlook.
    pub overlooks: f64,
    /// How it decides at last.
    pub choosing: Choosing,
}

/// How a decision follows from what was thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choosing {
    /// What was tried most often, as it did best.
    MostVisited,
    /// By lot: each alternative as likely as a power of how often it was tried. With 1 this is the mixed
    /// strategy that simultaneous choices need; the greater the power, the closer to the most visited.
    InProportion {
        /// The power.
        power: u32,
    },
}

impl FromStr for Level {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Self, Malformed> {
        let known = Self::ALL.into_iter().find(|level| level.key() == text);
        known.ok_or_else(|| Word::whole(text).not("a level: cabin-boy, deckhand, boatswain, first-mate or captain"))
    }
}
