//! What a language has to say about the Battle of Corsica: one catalogue, a file for each language.
//! A string that is missing does not compile; an option without words fails a test.

use super::rules::{Illegal, Reason};

/// All texts of the game in one language.
pub struct Texts {
    /// Why an action is refused.
    pub illegal: fn(Illegal) -> String,
    /// What decided the game, as a sentence.
    pub reason: fn(Reason) -> &'static str,
}
