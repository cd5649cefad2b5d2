//! The errors of a session: refused actions, and stored games that cannot be loaded or written.

use std::fmt;

use crate::dyn_game::AnyIllegal;
use crate::game::record::ReplayError;
use crate::game::text::ParseError;

/// The reason why a session refuses an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid the action.
    Illegal(AnyIllegal),
    /// A player has resigned, so nobody can act.
    Resigned,
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(out),
            Self::Resigned => out.write_str("the game is over"),
        }
    }
}

/// The reason why a stored game cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The text is malformed.
    ParseError(ParseError),
    /// The text can be read, but its record cannot be replayed.
    ReplayError(ReplayError<AnyIllegal>),
}

impl fmt::Display for LoadError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ParseError(error) => error.fmt(out),
            Self::ReplayError(broken) => broken.fmt(out),
        }
    }
}

impl std::error::Error for LoadError {}

/// The reason why a game was not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The browser's storage for this site is full.
    Full,
    /// The browser does not let the page store anything.
    Denied,
}
