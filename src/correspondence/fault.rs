//! What a letter has against the rules or the protocol.

use std::fmt;

use super::obstacle::Obstacle;

/// Why a letter is not accepted: it breaks the rules or the protocol, or does not fit the letters that are here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game cannot be played by letter with these options.
    Obstacle(Obstacle),
    /// The options are not those of a game: why, in English.
    Options(String),
    /// Its version is not that of this table, or no version of this game.
    Version,
    /// It belongs to another table.
    OtherTable,
    /// Another letter comes before it: the number of the missing one.
    Missing(u32),
    /// It does not answer the letter before: one of the two was changed since.
    Broken,
    /// The share of the lot is not the one that the host has committed to.
    Lot,
    /// The action of this number in the letter, counted from 1, cannot be read or is illegal: why, in the words of the language.
    Action(usize, String),
    /// The letter ends in the middle of the turn.
    Unfinished,
    /// The position after the letter is another one: the programs play by different rules.
    Position,
    /// The letter comes although the game is over.
    Over,
    /// What is opened is not what was sealed, or something is sealed or opened that should not be.
    Seal,
    /// The secret of the writer is not the one of the first letter, or is missing, or too early.
    Secret,
    /// A nonce or salt does not follow from the secret: the writer has chosen it.
    Nonce,
    /// The cards that the letter shows are not those that the rules ask for.
    Shown,
    /// The letters do not hold this device's secret: only the device that has written them can go on.
    NoSecret,
    /// All seats are taken by players who joined before.
    Full,
    /// It differs from a letter of this number that has been answered since.
    Answered(u32),
    /// Another guest has joined with the letter of this number, which counts here.
    Taken(u32),
    /// Letters of this number are this device's, but it differs from the one that was sent.
    NotOurs(u32),
}

impl Fault {
    /// Whether the letter does not belong behind the letters that are here, so that one of these may be the wrong one.
    pub(super) const fn is_of_the_chain(&self) -> bool {
        matches!(self, Self::Version | Self::OtherTable | Self::Missing(_) | Self::Broken)
    }

    /// The action of this number in a letter cannot be read, or is refused.
    pub(super) fn in_action<Why: fmt::Display>(number: usize) -> impl FnOnce(Why) -> Self {
        move |why| Self::Action(number, why.to_string())
    }

    /// The action of this number in a letter is that of another player.
    pub(super) fn other_to_act(number: usize) -> Self {
        Self::Action(number, "the other player is to act".into())
    }
}

impl From<(u32, Self)> for Fault {
    /// What a letter breaks, without its number.
    fn from((_, fault): (u32, Self)) -> Self {
        fault
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Obstacle(obstacle) => obstacle.fmt(out),
            Self::Options(why) => write!(out, "the options are not those of a game: {why}"),
            Self::Version => out.write_str("the version of the letter is not that of the table"),
            Self::OtherTable => out.write_str("the letter belongs to another table"),
            Self::Missing(number) => write!(out, "letter {number} is missing"),
            Self::Broken => out.write_str("the letter does not answer the letter before"),
            Self::Lot => out.write_str("the opened share of the lot is not the one of the invitation"),
            Self::Action(number, why) => write!(out, "action {number} of the letter: {why}"),
            Self::Unfinished => out.write_str("the letter ends in the middle of the turn"),
            Self::Position => out.write_str("the position after the letter is another one"),
            Self::Over => out.write_str("the game is over"),
            Self::Seal => out.write_str("what is opened is not what was sealed"),
            Self::Secret => out.write_str("the secret is not the one of the first letter, or not in its place"),
            Self::Nonce => out.write_str("a nonce does not follow from the secret"),
            Self::Shown => out.write_str("the cards shown are not those that the rules ask for"),
            Self::NoSecret => out.write_str("the own secret is not in the letters"),
            Self::Full => out.write_str("all seats are taken"),
            Self::Answered(number) => write!(out, "another letter {number} has been answered since"),
            Self::Taken(number) => write!(out, "another guest has joined with letter {number}"),
            Self::NotOurs(number) => write!(out, "letter {number} differs from the one that was sent"),
        }
    }
}
