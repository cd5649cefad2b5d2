//! The five levels of computer players.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::text::{ParseError, Word};

/// How well a computer plays. What a level means in a game, in knowledge and in thought, that game's
/// `bot.rs` says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays what looks nice, and blunder_rate much.
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

/// How a level thinks and errs. A game's `bot.rs` has a table with one of these for each level. What only one
/// kind of search knows is its `SearchParams`: [`ismcts::SearchParams`](super::ismcts::SearchParams),
/// [`alpha_beta::SearchParams`](super::alpha_beta::SearchParams).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelParams<SearchParams> {
    /// How many iterations it thinks when nobody sets a budget.
    pub iterations: u64,
    /// The share of the alternatives that it never thinks of, from 0 to 1. What is most obvious it does
    /// not overlook.
    pub blunder_rate: f64,
    /// How it thinks, in the terms of its search.
    pub params: SearchParams,
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let known = Self::ALL.into_iter().find(|level| level.key() == text);
        known
            .ok_or_else(|| Word::whole(text).expected("a level: cabin-boy, deckhand, boatswain, first-mate or captain"))
    }
}
