//! The five levels of computer players, and strengths between them.

use std::fmt;
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
    /// The second strongest level: searches well ahead, and rarely errs.
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

    /// The next stronger level; `None` for the captain.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.into_iter().find(|other| *other > self)
    }
}

/// How well a computer plays: at a level, or between a level and the next. In between, it makes a percentage of its decisions at
/// the next level and the others at the lower one. Its text is the lower level, followed by that percentage unless it is 0.
///
/// ```
/// use corsair_cabinet::search::{Level, Strength};
///
/// let strength: Strength = "deckhand+40".parse()?;
/// assert_eq!((strength.level(), strength.percent()), (Level::Deckhand, 40));
/// assert_eq!(Strength::from(Level::Captain).to_string(), "captain");
/// // A number drawn at random for each decision says which level makes it.
/// let of_the_next = (0..1_000).filter(|chance| strength.level_at(*chance) == Level::Boatswain).count();
/// assert_eq!(of_the_next, 400);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength {
    level: Level,
    percent: u8,
}

impl Strength {
    /// The strength at which the level above `level` makes `percent` of the decisions. From 100 on, this is the level above. The
    /// captain has no level above, so the result is the captain.
    #[must_use]
    pub fn between(level: Level, percent: u8) -> Self {
        match level.next() {
            None => level.into(),
            Some(next) if percent >= 100 => next.into(),
            Some(_) => Self { level, percent },
        }
    }

    /// The level; between two levels, the lower one.
    #[must_use]
    pub const fn level(self) -> Level {
        self.level
    }

    /// The percentage of decisions made at the next level: 0 to 99.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.percent
    }

    /// The higher of the two levels; `None` if the strength is not between levels.
    #[must_use]
    pub fn other(self) -> Option<Level> {
        self.level.next().filter(|_| self.percent > 0)
    }

    /// The level that makes a decision. `chance` is a random number, drawn for this decision.
    #[must_use]
    pub fn level_at(self, chance: u64) -> Level {
        self.other().filter(|_| chance % 100 < u64::from(self.percent)).unwrap_or(self.level)
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        Self { level, percent: 0 }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.level.key())?;
        if self.percent > 0 { write!(out, "+{}", self.percent) } else { Ok(()) }
    }
}

impl FromStr for Strength {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let Some((level, percent)) = text.split_once('+') else { return Ok(text.parse::<Level>()?.into()) };
        let level: Level = level.parse()?;
        let expected = || Word::whole(text).expected("a level, or a level below the captain with +1 to +99");
        let known = (1..100_u8).find(|number| number.to_string() == percent);
        let percent = known.filter(|_| level.next().is_some()).ok_or_else(expected)?;
        Ok(Self { level, percent })
    }
}

/// The parameters of a level. A game's `bot.rs` has a table of them, one for each level. Each kind of search has its own
/// `SearchParams`: [`ismcts::SearchParams`](super::ismcts::SearchParams),
/// [`alpha_beta::SearchParams`](super::alpha_beta::SearchParams).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelParams<SearchParams> {
    /// The number of iterations if the caller sets no budget.
    pub iterations: u64,
    /// The fraction of the candidates that the level overlooks, from 0 to 1. It never overlooks the most obvious candidate.
    pub blunder_rate: f64,
    /// The parameters of the level's search.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_are_read_as_they_are_written() {
        for text in ["cabin-boy", "cabin-boy+1", "deckhand+50", "first-mate+99", "captain"] {
            assert_eq!(text.parse::<Strength>().map(|strength| strength.to_string()), Ok(text.to_owned()));
        }
        for junk in
            ["", "admiral", "deckhand+", "deckhand+0", "deckhand+100", "deckhand+05", "captain+5", "deckhand+-1"]
        {
            assert!(junk.parse::<Strength>().is_err(), "{junk}");
        }
    }

    #[test]
    fn no_strength_is_above_the_captain() {
        assert_eq!(Strength::between(Level::Captain, 30), Level::Captain.into());
        assert_eq!(Strength::between(Level::FirstMate, 100), Level::Captain.into());
        assert_eq!(Strength::between(Level::FirstMate, 30).other(), Some(Level::Captain));
        assert_eq!(Strength::from(Level::Deckhand).other(), None);
    }
}
