//! A player in a match: a computer player, or one that acts at random.

use std::fmt;
use std::str::FromStr;

use super::ismcts::random_action;
use super::{Level, Player, SearchTask};
use crate::game::text::{ParseError, Word};
use crate::game::{Rng, Seat};

/// A player in a match. Its text is `random`, `captain`, with a number of iterations `captain:500`, or with a percentage of
/// decisions that are not random `cabin-boy@40`.
///
/// ```
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::search::contestant::Contestant;
///
/// assert_eq!("captain".parse(), Ok(Contestant::of(Level::Captain)));
/// assert_eq!("captain:500".parse(), Ok(Contestant::Level { level: Level::Captain, budget: Some(500) }));
/// assert!("admiral".parse::<Contestant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// Takes any legal action, each equally likely.
    Random,
    /// A computer player.
    Level {
        /// The level that it plays at.
        level: Level,
        /// The number of iterations; `None` takes that of the level.
        budget: Option<u64>,
    },
    /// Makes some of its decisions as a computer player of this level, and the others at random. In a race it acts at random.
    Diluted {
        /// The level.
        level: Level,
        /// How many of a hundred decisions it makes as that level.
        percent: u8,
    },
}

impl Contestant {
    /// A computer player with the number of iterations of its level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self::Level { level, budget: None }
    }

    /// The level, if it is a computer player.
    pub(crate) const fn level(self) -> Option<Level> {
        match self {
            Self::Random | Self::Diluted { .. } => None,
            Self::Level { level, .. } => Some(level),
        }
    }

    /// Its action in this state, of which it sees only its own view.
    pub(super) fn act<G: Player>(self, state: &G::State, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        match self {
            Self::Diluted { level, percent } if rng.below(100) < usize::from(percent) => {
                Self::of(level).act::<G>(state, seat, rng)
            }
            Self::Random | Self::Diluted { .. } => random_action::<G>(state, seat, rng),
            Self::Level { level, budget } => {
                let view = G::view(state, Some(seat));
                let mut thinking = G::think(&view, seat, level, budget, rng.next_u64());
                thinking.advance(u64::MAX);
                Some(thinking.choice())
            }
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => out.write_str("random"),
            Self::Level { level, budget: None } => out.write_str(level.key()),
            Self::Level { level, budget: Some(budget) } => write!(out, "{}:{budget}", level.key()),
            Self::Diluted { level, percent } => write!(out, "{}@{percent}", level.key()),
        }
    }
}

impl FromStr for Contestant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let word = Word::whole(text);
        if let Some((level, percent)) = word.split_once('@') {
            let level = level.text.parse().map_err(|_| level.expected("a level"))?;
            let number = u8::try_from(percent.number()?).ok().filter(|percent| *percent <= 100);
            let percent = number.ok_or_else(|| percent.expected("a percentage from 0 to 100"))?;
            return Ok(Self::Diluted { level, percent });
        }
        let (level, budget) = match word.split_once(':') {
            Some((level, budget)) => (level, Some(budget.number()?)),
            None => (word, None),
        };
        let level =
            level.text.parse().map_err(|_| word.expected("\"random\" or a level such as captain or captain:500"))?;
        Ok(Self::Level { level, budget })
    }
}
