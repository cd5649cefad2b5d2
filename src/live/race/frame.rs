//! The texts that two devices exchange over a connection in a race.

use std::fmt;
use std::str::FromStr;

use super::message::{Said, read_head};
use crate::correspondence::{Nonce, TableId, Writer};
use crate::game::text::{ParseError, Word, Words, read_number, version};
use crate::live::frame::Head;

/// The longest frame that is read, in bytes: more than the longest options need.
const LONGEST_FRAME: usize = 2_048;

/// The version of frames.
const VERSION: u64 = 1;

/// One text of a connection in a race, in one line.
///
/// ```
/// use corsair_cabinet::live::race::RaceFrame;
///
/// assert_eq!("pong 1040 61010".parse(), Ok(RaceFrame::Pong { asked: 1_040, at: 61_010 }));
/// assert_eq!("pong 1040".parse::<RaceFrame>().unwrap_err().column, 11);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RaceFrame {
    /// This device is here, and has the log of a table up to this entry.
    Hello {
        /// The table.
        table: TableId,
        /// The last entry.
        head: Head,
        /// The key of the device, of which the log has the digest: by it the host knows a guest who connects again.
        key: Nonce,
    },
    /// What is the time at the other device?
    Ping {
        /// The time here, in ms.
        asked: u64,
    },
    /// The answer to a ping.
    Pong {
        /// The time in the ping.
        asked: u64,
        /// The time here, in ms.
        at: u64,
    },
    /// A guest's: a message for the log.
    Say(Said),
    /// The host's: an entry of the log.
    Entry(Entry),
    /// The player at this device does not see the game for now. The next hello says that the player is back.
    Away,
    /// This device ends the connection.
    Bye,
}

/// An entry of the log of a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the entry, counted from 1.
    pub number: u32,
    /// The device that said it.
    pub writer: Writer,
    /// What was said.
    pub said: Said,
}

impl fmt::Display for RaceFrame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello { table, head, key } => write!(out, "race {VERSION} {table} {head} {key}"),
            Self::Ping { asked } => write!(out, "ping {asked}"),
            Self::Pong { asked, at } => write!(out, "pong {asked} {at}"),
            Self::Say(said) => write!(out, "say {said}"),
            Self::Entry(Entry { number, writer, said }) => write!(out, "entry {number} {writer} {said}"),
            Self::Away => out.write_str("away"),
            Self::Bye => out.write_str("bye"),
        }
    }
}

impl FromStr for RaceFrame {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const KINDS: &str = "race, ping, pong, say, entry, away or bye";
        if text.len() > LONGEST_FRAME {
            return Err(Word::whole(text).expected(format!("a frame of at most {LONGEST_FRAME} bytes")));
        }
        let mut words = Words::of(text);
        let kind = words.next(KINDS)?;
        let time = |words: &mut Words<'_>| words.next("a time in ms")?.number();
        let frame = match kind.text {
            "race" => {
                version(words.next("the version of frames")?, VERSION)?;
                let table = TableId::try_from(words.next("a table")?)?;
                let head = read_head(&mut words)?;
                Self::Hello { table, head, key: Nonce::try_from(words.next("a key")?)? }
            }
            "ping" => Self::Ping { asked: time(&mut words)? },
            "pong" => Self::Pong { asked: time(&mut words)?, at: time(&mut words)? },
            "say" => return Said::read(words).map(Self::Say),
            "entry" => {
                let number = read_number(words.next("the number of an entry")?, u32::MAX.into())?;
                let writer = Writer::try_from(words.next("a player")?)?;
                return Ok(Self::Entry(Entry { number, writer, said: Said::read(words)? }));
            }
            "away" => Self::Away,
            "bye" => Self::Bye,
            _ => return Err(kind.expected(KINDS)),
        };
        words.end().map(|()| frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "fbx9zchwbwqfpsfpr81ycr0snr";

    /// A frame of each kind, and an entry for each kind of message.
    fn frames() -> Vec<String> {
        let messages = [
            format!("invite seats=3,sandwich=on {CODE} {CODE} Anaïs Bonny"),
            format!("join {CODE} {CODE}"),
            format!("share 7 {CODE}"),
            "run 1700000000000".into(),
            "pause".into(),
            format!("act {CODE} flip"),
            "act - flip".into(),
            "show 760".into(),
            format!("tap 3 {CODE}"),
            "close 1210 41".into(),
            format!("open 312 {CODE}"),
            "judge".into(),
            "resign".into(),
            "pass 2400".into(),
        ];
        let hello = format!("race 1 2nw7y8dw 0 {CODE} {CODE}");
        let frames = [hello, "ping 12".into(), "pong 12 61010".into(), format!("say 2 8 {CODE} pause")];
        let frames = frames.into_iter().chain(["away", "bye"].map(String::from));
        let entries = messages.iter().map(|message| format!("entry 9 guest-2 2 8 {CODE} {message}"));
        frames.chain(entries).collect()
    }

    #[test]
    fn every_frame_is_read_as_it_is_written() {
        for text in frames() {
            assert_eq!(text.parse::<RaceFrame>().map(|frame| frame.to_string()).as_ref(), Ok(&text));
        }
    }

    #[test]
    fn a_frame_that_is_cut_or_longer_is_refused() {
        for text in frames() {
            let cut = text.rsplit_once(' ').map_or("", |(cut, _)| cut);
            let is_named = text.contains("Bonny");
            assert!(is_named || cut.parse::<RaceFrame>().is_err(), "{cut}");
            for longer in [format!("{text} "), format!(" {text}"), format!("{text}\n"), text.replacen(' ', "  ", 1)] {
                let is_read = longer.parse::<RaceFrame>().is_ok();
                // What follows `act -` is read as an action.
                assert!(!is_read || longer == text || text.contains("act"), "{longer:?}");
            }
        }
    }

    #[test]
    fn a_frame_that_is_none_is_refused_with_its_place() {
        let long = "x".repeat(LONGEST_FRAME + 1);
        for (text, place) in [
            ("", "column 1: expected race, ping, pong, say, entry, away or bye, but the text ends there"),
            ("letter 1", "column 1: expected race, ping, pong, say, entry, away or bye, found \"letter\""),
            ("race 2", "column 6: expected a version up to 1"),
            ("ping -1", "column 6: expected a whole number"),
            ("entry 1 guest-6", "column 9: expected host or guest"),
            (&format!("say 1 0 {CODE} show 31622400001"), "column 41: expected a time in ms, at most a year"),
            (&format!("say 1 0 {CODE} open 600001"), "column 41: expected a number up to 600000"),
            (&format!("say 1 0 {CODE} join {CODE} {CODE} a  b"), "column 95: expected a name"),
            (&long, "column 1: expected a frame of at most 2048 bytes, found \"xxxx"),
        ] {
            let error = text.parse::<RaceFrame>().unwrap_err().to_string();
            assert!(error.starts_with(place), "{error}");
        }
    }
}
