//! A player in a match: a computer player, or one that acts at random.

use std::fmt;
use std::str::FromStr;

use super::ismcts::random_action;
use super::{Level, Player, SearchTask, beginner};
use crate::game::text::{ParseError, Word};
use crate::game::{Rng, Seat};

/// A player in a match. Its text is `random`, a level such as `captain`, a level with a number of iterations such as
/// `captain:500`, a level with the percentage of its decisions that are not random, such as `cabin-boy@40`, or one of two
/// simulated beginners, `beginner` and `careful-beginner`.
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
    /// A computer player at a level.
    Level {
        /// The level of the computer player.
        level: Level,
        /// The number of iterations for a decision; `None` uses the level's number.
        budget: Option<u64>,
    },
    /// Makes some decisions as a computer player of this level, and the others at random; in a race, all at random.
    Diluted {
        /// The level of the decisions that are not random.
        level: Level,
        /// The percentage of decisions that are not random, from 0 to 100.
        percent: u8,
    },
    /// Takes what wins at once, and otherwise acts at random, near the last action (`search::beginner`); in a race at random.
    Beginner {
        /// Whether it also avoids what loses at once.
        is_careful: bool,
    },
}

impl Contestant {
    /// A computer player with its level's number of iterations.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self::Level { level, budget: None }
    }

    /// The level of a computer player; `None` for a player that makes random decisions.
    pub(crate) const fn level(self) -> Option<Level> {
        match self {
            Self::Random | Self::Diluted { .. } | Self::Beginner { .. } => None,
            Self::Level { level, .. } => Some(level),
        }
    }

    /// Chooses an action for `seat`; `None` if there is none. A player sees only the seat's view of the state, and the last action
    /// of the game.
    pub(super) fn act<G: Player>(
        self,
        state: &G::State,
        seat: Seat,
        last: Option<&G::Action>,
        rng: &mut Rng,
    ) -> Option<G::Action> {
        match self {
            Self::Diluted { level, percent } if rng.below(100) < usize::from(percent) => {
                Self::of(level).act::<G>(state, seat, last, rng)
            }
            Self::Beginner { is_careful } => {
                let last = last.map(ToString::to_string);
                beginner::act::<G>(&G::view(state, Some(seat)), seat, is_careful, last.as_deref(), rng)
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
            Self::Beginner { is_careful: false } => out.write_str("beginner"),
            Self::Beginner { is_careful: true } => out.write_str("careful-beginner"),
            Self::Level { level, budget: None } => out.write_str(level.key()),
            Self::Level { level, budget: Some(budget) } => write!(out, "{}:{budget}", level.key()),
            Self::Diluted { level, percent } => write!(out, "{}@{percent}", level.key()),
        }
    }
}

impl FromStr for Contestant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "random" => return Ok(Self::Random),
            "beginner" => return Ok(Self::Beginner { is_careful: false }),
            "careful-beginner" => return Ok(Self::Beginner { is_careful: true }),
            _ => {}
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
