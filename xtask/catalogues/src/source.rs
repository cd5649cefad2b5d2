//! A file of a language, and a problem in it.

use std::fmt;

/// A file of a language: its name for error messages, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The path of the file, for error messages.
    pub file: String,
    /// The text of the file.
    pub text: String,
}

/// A problem in a file of a language, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The path of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The description of the problem.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.what)
    }
}
