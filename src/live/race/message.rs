//! What a device says in a race. The host puts what all devices say into one order, which is the log of the race.

use std::fmt;

use crate::correspondence::{Digest, Nonce, Writer, is_name};
use crate::game::text::{ParseError, Words, read_number, read_option, read_time, write_list};
use crate::live::frame::Head;

/// The most cards that a message counts, and the most messages.
const MOST: u64 = u32::MAX as u64;

/// The longest reaction, in ms.
const LONGEST_REACTION: u64 = 600_000;

/// A message of a device, as part of the log. All times are in ms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The host's first: the options of the game, the commitments of [`Message::Join`], and the host's name.
    Invite {
        /// The options, as text.
        options: String,
        /// The host, as another player joins.
        player: Player,
    },
    /// A guest takes the next seat.
    Join(Player),
    /// A share for the request with this number, or for the seed of the game if the number is 0.
    Share {
        /// The number of the entry in which the turn was requested.
        request: u32,
        /// The share.
        share: Nonce,
    },
    /// The host's: the clock of the game runs.
    Run {
        /// The time of the host's clock that is time 0 of the game.
        base: u64,
    },
    /// The host's: the clock of the game stands.
    Pause,
    /// A player wants to do this action. The share is that of the player, if the action needs chance.
    Act {
        /// The share of the player.
        share: Option<Nonce>,
        /// The action.
        action: String,
    },
    /// The host's: the action that was requested happens at this time of the game.
    Show {
        /// The time in the game.
        at: u64,
    },
    /// A player has reacted to a card.
    Tap {
        /// The number of the latest card that the player's device has painted, counted from 1.
        card: u32,
        /// The commitment to the reaction.
        commitment: Digest,
    },
    /// The host's: later taps do not count, and those before are opened.
    Close {
        /// The time in the game.
        at: u64,
        /// By how much the clocks of two devices can differ.
        error: u64,
    },
    /// A player opens a tap.
    Open {
        /// The time from the own paint of the card to the tap.
        reaction: u64,
        /// The salt of the commitment.
        salt: Nonce,
    },
    /// The host's: all taps that can be opened are open.
    Judge,
    /// A player gives the game up.
    Resign,
    /// The host's: nobody has tapped before this time of the game, so that what was due happens.
    Pass {
        /// The time in the game.
        at: u64,
    },
}

/// A player who takes a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The commitment to the player's shares.
    pub shares: Digest,
    /// The digest of the key with which the player's device connects again.
    pub lock: Digest,
    /// The name, which may be empty.
    pub name: String,
}

/// A message, and what its device had seen before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The number among the messages of its device, counted from 1.
    pub number: u32,
    /// The last entry of the log that the device had seen.
    pub seen: Head,
    /// The message.
    pub message: Message,
}

impl Message {
    /// Whether only the host may say it.
    pub(super) const fn is_of_host(&self) -> bool {
        matches!(
            self,
            Self::Invite { .. }
                | Self::Run { .. }
                | Self::Pause
                | Self::Show { .. }
                | Self::Close { .. }
                | Self::Judge
                | Self::Pass { .. }
        )
    }

    fn read(mut words: Words<'_>) -> Result<Self, ParseError> {
        const KINDS: &str = "the kind of a message, such as tap";
        let kind = words.next(KINDS)?;
        let time = |words: &mut Words<'_>| read_time(words.next("a time in ms")?);
        let message = match kind.text {
            "invite" => {
                let options = words.next("the options")?.text.into();
                return Ok(Self::Invite { options, player: Player::read(words)? });
            }
            "join" => return Player::read(words).map(Self::Join),
            "act" => {
                let share = read_option(words.next("a share or -")?, Nonce::try_from)?;
                let action = words.rest();
                action.require(!action.text.is_empty(), "an action")?;
                return Ok(Self::Act { share, action: action.text.into() });
            }
            "share" => Self::Share {
                request: read_number(words.next("the number of an entry")?, MOST)?,
                share: Nonce::try_from(words.next("a share")?)?,
            },
            "run" => Self::Run { base: words.next("a time in ms")?.number()? },
            "pause" => Self::Pause,
            "show" => Self::Show { at: time(&mut words)? },
            "tap" => Self::Tap {
                card: read_number(words.next("the number of a card")?, MOST)?,
                commitment: Digest::try_from(words.next("a commitment")?)?,
            },
            "close" => Self::Close { at: time(&mut words)?, error: time(&mut words)? },
            "open" => Self::Open {
                reaction: read_number(words.next("a reaction in ms")?, LONGEST_REACTION)?,
                salt: Nonce::try_from(words.next("a salt")?)?,
            },
            "judge" => Self::Judge,
            "resign" => Self::Resign,
            "pass" => Self::Pass { at: time(&mut words)? },
            _ => return Err(kind.expected(KINDS)),
        };
        words.end().map(|()| message)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invite { options, player } => write!(out, "invite {options} {player}"),
            Self::Join(player) => write!(out, "join {player}"),
            Self::Share { request, share } => write!(out, "share {request} {share}"),
            Self::Run { base } => write!(out, "run {base}"),
            Self::Pause => out.write_str("pause"),
            Self::Act { share, action } => write!(out, "act {} {action}", write_list(share)),
            Self::Show { at } => write!(out, "show {at}"),
            Self::Tap { card, commitment } => write!(out, "tap {card} {commitment}"),
            Self::Close { at, error } => write!(out, "close {at} {error}"),
            Self::Open { reaction, salt } => write!(out, "open {reaction} {salt}"),
            Self::Judge => out.write_str("judge"),
            Self::Resign => out.write_str("resign"),
            Self::Pass { at } => write!(out, "pass {at}"),
        }
    }
}

impl Player {
    fn read(mut words: Words<'_>) -> Result<Self, ParseError> {
        let shares = Digest::try_from(words.next("a commitment")?)?;
        let lock = Digest::try_from(words.next("the digest of a key")?)?;
        Ok(Self { shares, lock, name: read_name(words)? })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { shares, lock, name } = self;
        write!(out, "{shares} {lock}")?;
        write_name(out, name)
    }
}

impl Said {
    pub(super) fn read(mut words: Words<'_>) -> Result<Self, ParseError> {
        let number = read_number(words.next("the number of a message")?, MOST)?;
        Ok(Self { number, seen: read_head(&mut words)?, message: Message::read(words)? })
    }
}

impl fmt::Display for Said {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, seen, message } = self;
        write!(out, "{number} {seen} {message}")
    }
}

/// Reads the number and the digest of an entry; number 0 is an empty log.
pub(super) fn read_head(words: &mut Words<'_>) -> Result<Head, ParseError> {
    let number = read_number(words.next("the number of an entry")?, MOST)?;
    Ok(Head { number, digest: Digest::try_from(words.next("the digest of an entry")?)? })
}

/// Reads the name of a player behind other words; it is empty if none follows.
pub(super) fn read_name(words: Words<'_>) -> Result<String, ParseError> {
    let is_named = words.clone().next_word().is_some();
    let name = words.rest();
    let is_allowed = is_name(name.text) && is_named != name.text.is_empty();
    name.require(is_allowed, "a name of at most 24 characters")?;
    Ok(name.text.into())
}

/// Writes the name of a player behind other words, unless it is empty.
pub(super) fn write_name(out: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    if name.is_empty() { Ok(()) } else { write!(out, " {name}") }
}

/// The words that a tap seals. They name the player, so that nobody can repeat the commitment of another one.
pub(super) fn sealed_words(writer: Writer, reaction: u64) -> String {
    format!("{writer} {reaction}")
}
