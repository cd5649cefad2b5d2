//! The ways in which a letter breaks the rules or the protocol.

use std::fmt;

use super::obstacle::Obstacle;

/// The reason why a letter is not accepted: it breaks the rules or the protocol, or does not fit the letters at this device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game cannot be played by letter with these options.
    Obstacle(Obstacle),
    /// The options or the seat are not valid for this game; with the reason, in English.
    Options(String),
    /// The version of the letter is not that of its table, or the game has no such version.
    Version,
    /// The letter belongs to another table.
    OtherTable,
    /// The letter with this number is missing before this one.
    Missing(u32),
    /// The letter does not repeat the digest of the letter before: one of the two was changed since.
    Broken,
    /// The opened share of the random seed does not fit the commitment, or is missing, or is in the wrong letter.
    Lot,
    /// The action with this number in the letter, counted from 1, cannot be read or is illegal; with the reason.
    Action(usize, String),
    /// The letter ends before the turn is complete.
    Unfinished,
    /// The position after the letter differs: the programs use different rules.
    Position,
    /// The letter comes after the end of the game.
    Over,
    /// An opened part does not fit what was sealed, or something is sealed or opened that should not be.
    Seal,
    /// The writer's secret does not fit the commitment, is missing, or is opened too early.
    Secret,
    /// A nonce, salt or share does not follow from the writer's secret, or is missing.
    Nonce,
    /// The cards that the letter shows are not those that the rules require.
    Shown,
    /// The letters do not contain this device's secret, so only the device that wrote them can continue.
    NoSecret,
    /// All seats are taken by players who joined before.
    Full,
    /// The letter differs from another letter with this number, which has been answered since.
    Answered(u32),
    /// Another guest has joined with the letter of this number and keeps the place.
    Taken(u32),
    /// The letter of this number is from the player at this device, but this device has not written it.
    NotOurs(u32),
}

impl Fault {
    /// Whether the letter does not follow the letters at this device. Then one of these may be wrong instead.
    pub(super) const fn is_chain_mismatch(&self) -> bool {
        matches!(self, Self::Version | Self::OtherTable | Self::Missing(_) | Self::Broken)
    }

    /// Makes the fault of an action that cannot be read or is refused. `number` is its number in the letter.
    pub(super) fn in_action<Why: fmt::Display>(number: usize) -> impl FnOnce(Why) -> Self {
        move |why| Self::Action(number, why.to_string())
    }

    /// The fault of an action by a player who is not to act. `number` is the action's number in the letter.
    pub(super) fn other_to_act(number: usize) -> Self {
        Self::Action(number, "the other player is to act".into())
    }
}

impl From<(u32, Self)> for Fault {
    /// The fault without the number of the letter.
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
