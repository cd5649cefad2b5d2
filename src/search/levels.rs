//! The five levels of computer players.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::text::{ParseError, Word};

/// How well a computer plays. A game's `bot.rs` says what each level knows and how long it searches.
///
/// ```
/// use corsair_cabinet::search::Level;
///
/// assert_eq!("first-mate".parse(), Ok(Level::FirstMate));
/// assert_eq!(Level::FirstMate.key(), "first-mate");
/// assert!(Level::CabinBoy < Level::Captain);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays what looks good at first sight, and overlooks much.
    CabinBoy,
    /// Knows what is usually good, and searches little.
    Deckhand,
    /// A fair opponent for a person who has played a few times.
    #[default]
    Boatswain,
    /// Searches well ahead.
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

/// The strength of a level. A game's `bot.rs` has a table with one of these for each level. Each kind of search has its own
/// `SearchParams`: [`ismcts::SearchParams`](super::ismcts::SearchParams),
/// [`alpha_beta::SearchParams`](super::alpha_beta::SearchParams).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelParams<SearchParams> {
    /// The number of iterations if the caller sets no budget.
    pub iterations: u64,
    /// The share of the candidates that the level overlooks, from 0 to 1. It never overlooks the most obvious one.
    pub blunder_rate: f64,
    /// The parameters of its search.
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
