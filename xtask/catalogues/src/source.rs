//! A file of a language, and what can be wrong in it.

use std::fmt;

/// A file of a language: its name for error messages, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The file, as an error names it.
    pub file: String,
    /// What it contains.
    pub text: String,
}

/// What is wrong in a catalogue, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The message, or a sentence about it.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.what)
    }
}
