//! Answers to commands.

use std::fmt::Display;

/// The answer to a command: lines, or an error.
pub(super) type Answer = Result<Vec<String>, CommandError>;

/// The message of an error. The operator `?` converts every error to it.
#[derive(Debug)]
pub(super) struct CommandError(pub(super) String);

impl<Error: Display> From<Error> for CommandError {
    fn from(error: Error) -> Self {
        Self(error.to_string())
    }
}
