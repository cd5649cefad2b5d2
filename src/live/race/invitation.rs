//! The invitation to a race, as it stands in a link before the description of a connection.

use std::fmt;
use std::str::FromStr;

use super::message::{read_name, write_name};
use super::save::KEYWORD;
use crate::correspondence::{TableId, clean_name};
use crate::game::text::{ParseError, Word, Words, version};

/// The version of invitations.
const VERSION: u64 = 1;

/// An invitation to a race. It only tells what is played; what counts comes with the log.
///
/// ```
/// use corsair_cabinet::live::race::RaceInvitation;
///
/// let text = "race 1 battle-of-corsica 7qm2x0ka seats=3,sandwich=on Anaïs";
/// let invitation: RaceInvitation = text.parse()?;
/// assert_eq!((invitation.name.as_str(), invitation.to_string().as_str()), ("Anaïs", text));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceInvitation {
    /// The id of the game.
    pub game: String,
    /// The table.
    pub table: TableId,
    /// The options, as text.
    pub options: String,
    /// The name of the host, which may be empty.
    pub name: String,
}

impl RaceInvitation {
    /// Reads the invitation at the beginning of the text of a link.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub fn of_link(text: &str) -> Result<Self, ParseError> {
        text.lines().next().unwrap_or_default().parse()
    }
}

impl fmt::Display for RaceInvitation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, table, options, name } = self;
        write!(out, "{KEYWORD} {VERSION} {game} {table} {options}")?;
        write_name(out, name)
    }
}

impl FromStr for RaceInvitation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        /// More than the longest options and name need, in bytes.
        const LONGEST: usize = 1_024;
        Word::whole(text).require(text.len() <= LONGEST, "an invitation of at most 1024 bytes")?;
        let mut words = Words::of(text);
        words.expect_keyword(KEYWORD)?;
        version(words.next("the version of an invitation")?, VERSION)?;
        let game = words.next("the id of a game")?.text.to_owned();
        let table = TableId::try_from(words.next("a table")?)?;
        let options = words.next("the options")?.text.to_owned();
        Ok(Self { game, table, options, name: clean_name(&read_name(words)?) })
    }
}
