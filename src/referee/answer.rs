//! Answers to commands.

use std::fmt::Display;

/// The answer to a command: lines, or an error.
pub(super) type Answer = Result<Vec<String>, Refusal>;

/// The message of an error. The operator `?` converts every error to it.
#[derive(Debug)]
pub(super) struct Refusal(pub(super) String);

impl<Error: Display> From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self(error.to_string())
    }
}
