//! The texts that two devices exchange over a connection.

use std::fmt;
use std::str::FromStr;

use crate::correspondence::{Digest, Letter, TableId, Writer};
use crate::game::text::{ParseError, Word, Words, read_list, read_number, version, write_list};

/// The longest frame that is read, in bytes. A letter has some hundred, and the data channel carries four times as much.
const LONGEST_FRAME: usize = 65_536;

/// The version of frames.
const VERSION: u64 = 1;

/// One text of a connection.
///
/// ```
/// use corsair_cabinet::live::Frame;
///
/// assert_eq!("away".parse(), Ok(Frame::Away));
/// let error = "hello 2 7qm2x0ka host - 3 hsfpntbmgn9mj0xtxewdbm5me4".parse::<Frame>().unwrap_err();
/// assert_eq!(error.column, 7, "it is from a newer program");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Frame {
    /// The player at this device sees the table, and the device has its letters up to this one.
    Hello {
        /// The table.
        table: TableId,
        /// The player at this device.
        player: Writer,
        /// The other players who see the table, as far as this device knows, in the order of joining.
        others: Vec<Writer>,
        /// The last letter.
        head: Head,
    },
    /// A letter, as a player would send it.
    Letter(Box<Letter>),
    /// The player does not see the table for now.
    Away,
    /// This device ends the connection.
    Bye,
}

/// The last letter of a device. Its digest covers all letters before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The number of the letter, and so how many letters there are.
    pub number: u32,
    /// The digest of the letter.
    pub digest: Digest,
}

impl fmt::Display for Head {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.number, self.digest)
    }
}

impl From<&Letter> for Head {
    fn from(letter: &Letter) -> Self {
        Self { number: letter.number, digest: letter.digest() }
    }
}

impl From<&Letter> for Frame {
    fn from(letter: &Letter) -> Self {
        Self::Letter(Box::new(letter.clone()))
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello { table, player, others, head } => {
                write!(out, "hello {VERSION} {table} {player} {} {head}", write_list(others))
            }
            Self::Letter(letter) => letter.fmt(out),
            Self::Away => out.write_str("away"),
            Self::Bye => out.write_str("bye"),
        }
    }
}

impl FromStr for Frame {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        /// What a frame begins with.
        const KINDS: &str = "hello, letter, away or bye";
        if text.len() > LONGEST_FRAME {
            let first = Word::whole(text.lines().next().unwrap_or_default());
            return Err(first.expected(format!("a frame of at most {LONGEST_FRAME} bytes")));
        }
        let mut words = Words::of(text);
        let kind = words.next(KINDS)?;
        match kind.text {
            "hello" => read_hello(words),
            "letter" => text.parse().map(|letter| Self::Letter(Box::new(letter))),
            "away" => words.end().map(|()| Self::Away),
            "bye" => words.end().map(|()| Self::Bye),
            _ => Err(kind.expected(KINDS)),
        }
    }
}

/// Reads what follows the first word of a hello.
fn read_hello(mut words: Words<'_>) -> Result<Frame, ParseError> {
    const OTHERS: &str = "the other players in the order of joining";
    version(words.next("the version of frames")?, VERSION)?;
    let table = TableId::try_from(words.next("a table")?)?;
    let player = Writer::try_from(words.next("a player")?)?;
    let word = words.next(OTHERS)?;
    let others = read_list(word, Writer::try_from)?;
    let is_in_order = others.is_sorted_by(|before, after| before < after);
    word.require(is_in_order && !others.contains(&player), OTHERS)?;
    let word = words.next("the number of a letter")?;
    let number = read_number(word, u32::MAX.into())?;
    word.require(number > 0, "the number of a letter")?;
    let digest = Digest::try_from(words.next("the code of a letter")?)?;
    words.end()?;
    Ok(Frame::Hello { table, player, others, head: Head { number, digest } })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LETTER: &str = include_str!("../../fuzz/corpus/letter/corsairs-turn");
    const HELLO: &str = "hello 1 2nw7y8dw guest host,guest-2 4 fbx9zchwbwqfpsfpr81ycr0snr";

    #[test]
    fn every_frame_is_read_as_it_is_written() {
        for text in [HELLO, LETTER, "away", "bye"] {
            assert_eq!(text.parse::<Frame>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_hello_names_the_last_letter() {
        let letter: Letter = LETTER.parse().unwrap();
        let [host, player, last] = [0, 1, 2].map(|index| Writer::all(3).nth(index).unwrap());
        let hello = Frame::Hello { table: letter.table, player, others: vec![host, last], head: Head::from(&letter) };
        assert_eq!(hello.to_string(), HELLO);
    }

    #[test]
    fn a_frame_that_is_none_is_refused_with_its_place() {
        let long = format!("letter{}", " x".repeat(LONGEST_FRAME));
        for (text, place) in [
            ("", "column 1: expected hello, letter, away or bye, but the text ends there"),
            ("Hello", "column 1: expected hello, letter, away or bye, found \"Hello\""),
            ("away\n", "column 1: expected hello, letter, away or bye, found \"away\\n\""),
            ("bye bye", "column 5: expected the end of the line, found \"bye\""),
            ("hello 1 2nw7y8dw me - 1 x", "column 18: expected host or guest, found \"me\""),
            (
                "hello 1 2nw7y8dw host guest-2,guest 1 x",
                "column 23: expected the other players in the order of joining",
            ),
            ("hello 1 2nw7y8dw host guest,guest 1 x", "column 23: expected the other players in the order of joining"),
            ("hello 1 2nw7y8dw host host 1 x", "column 23: expected the other players in the order of joining"),
            ("hello 1 2nw7y8dw host - 0 x", "column 25: expected the number of a letter, found \"0\""),
            ("hello 1 2nw7y8dw host - 4294967296 x", "column 25: expected a number up to 4294967295, found"),
            ("hello 1 2nw7y8dw host - 4", "column 27: expected the code of a letter, but the text ends there"),
            (&format!("{HELLO} "), "column 66: expected the end of the line, but the text ends there"),
            (&LETTER.replace("do end\n", ""), "line 6, column 5: expected the code of this letter"),
            (&long, "column 1: expected a frame of at most 65536 bytes, found \"letter x x"),
        ] {
            let error = text.parse::<Frame>().unwrap_err().to_string();
            assert!(error.starts_with(place), "{error}");
        }
    }
}
