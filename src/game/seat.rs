//! The seats of players at the table: one [`Seat`], or a set of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::bit_set::{BitIndex, BitSet};
use super::text::{ParseError, Word, read_list};

/// The greatest number of seats in any of the games.
pub const MOST_SEATS: usize = 6;

/// A player's place at the table, counted from 0 in the order of play.
///
/// Its text and its JSON count from 1: seat 0 is `"1"` as text and 1 in JSON.
///
/// ```
/// use corsair_cabinet::game::Seat;
///
/// assert_eq!(Seat::FIRST.to_string(), "1");
/// assert_eq!(Seat::FIRST.other(), Seat::SECOND);
/// // In a game for three, the first seat comes after the third.
/// let third = Seat::new(2).expect("a game has up to six seats");
/// assert_eq!(third.next(3), Seat::FIRST);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);
    /// The second seat.
    pub const SECOND: Self = Self(1);

    /// The seat with this index, counted from 0; `None` from [`MOST_SEATS`] on.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MOST_SEATS {
            #[expect(clippy::cast_possible_truncation, reason = "an index below MOST_SEATS fits")]
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The seat's index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat in a game for two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(1 - (self.0 & 1))
    }

    /// The next seat in the order of play at a table of `count` seats.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        if self.index() + 1 < count { Self(self.0 + 1) } else { Self::FIRST }
    }

    /// Reads a seat of a table of `count` seats.
    pub(crate) fn read(word: Word<'_>, count: usize) -> Result<Self, ParseError> {
        let seat = Self::try_from(word).ok().filter(|seat| seat.index() < count);
        seat.ok_or_else(|| word.expected(format!("a seat from 1 to {count}")))
    }

    /// All seats of a table of `count` seats in the order of play, from the next seat to this seat itself.
    pub(crate) fn clockwise(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        std::iter::successors(Some(self.next(count)), move |seat| Some(seat.next(count))).take(count)
    }

    /// Reads a list of at most `most` different seats of a table of `count` seats; `-` is the empty list.
    pub(crate) fn read_several(word: Word<'_>, count: usize, most: usize) -> Result<Vec<Self>, ParseError> {
        let seats = read_list(word, |word| Self::read(word, count))?;
        let different = seats.iter().enumerate().all(|(at, seat)| !seats[..at].contains(seat));
        if different && seats.len() <= most {
            Ok(seats)
        } else {
            Err(word.expected(format!("at most {most} seats, each once")))
        }
    }

    /// All seats of a table of `count` seats, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).filter_map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0 + 1)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Self, ParseError> {
        number.to_string().parse()
    }
}

impl TryFrom<Word<'_>> for Seat {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        match word.text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Self(digit - b'1')),
            _ => Err(word.expected("a seat from 1 to 6")),
        }
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::try_from(Word::whole(text))
    }
}

impl BitIndex for Seat {
    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::new(index)
    }
}

/// A set of seats, such as the seats that may act now.
///
/// ```
/// use corsair_cabinet::game::{Seat, Seats};
///
/// let two = Seats::all(3).without(Seat::FIRST);
/// assert_eq!((two.len(), two.first()), (2, Some(Seat::SECOND)));
/// assert_eq!(two.intersection(Seats::all(2)), Seats::only(Seat::SECOND));
/// ```
pub type Seats = BitSet<Seat>;

/// Serializes a set of seats as the sum of 1 for the first seat, 2 for the second, 4 for the third and so on. It is for fields
/// with `#[serde(with = "seat_bits")]`.
pub mod seat_bits {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{MOST_SEATS, Seat, Seats};

    /// Writes a set of seats as a number.
    ///
    /// # Errors
    /// When the serializer fails.
    pub fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        seats.iter().map(|seat| 1 << seat.index()).sum::<u8>().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let bits = u8::deserialize(deserializer)?;
        Ok(Seat::all(MOST_SEATS).filter(|seat| bits & (1 << seat.index()) != 0).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_where_people_read_them() {
        assert_eq!(Seat::FIRST.to_string(), "1");
        assert_eq!("2".parse(), Ok(Seat::SECOND));
        assert!("0".parse::<Seat>().is_err());
        assert!("7".parse::<Seat>().is_err());
        assert_eq!(Seat::read(Word::whole("2"), 2), Ok(Seat::SECOND));
        assert!(Seat::read(Word::whole("3"), 2).is_err());
        assert!("11".parse::<Seat>().is_err());
        assert_eq!(serde_json::to_string(&Seat::SECOND).unwrap(), "2");
        assert_eq!(serde_json::from_str::<Seat>("2").unwrap(), Seat::SECOND);
        assert!(serde_json::from_str::<Seat>("0").is_err());
        assert!(serde_json::from_str::<Seat>("7").is_err());
    }

    #[test]
    fn the_turn_goes_round_the_table() {
        let third = Seat::new(2).unwrap();
        assert_eq!(Seat::SECOND.next(3), third);
        assert_eq!(third.next(3), Seat::FIRST);
        assert_eq!(Seat::SECOND.other(), Seat::FIRST);
        assert_eq!(Seat::SECOND.clockwise(3).collect::<Vec<_>>(), [third, Seat::FIRST, Seat::SECOND]);
    }

    #[test]
    fn several_seats_are_read_each_at_most_once() {
        let read = |text, most| Seat::read_several(Word::whole(text), 3, most).ok();
        assert_eq!(read("3,1", 3), Some(vec![Seat::new(2).unwrap(), Seat::FIRST]));
        assert_eq!(read("-", 1), Some(Vec::new()));
        assert_eq!(read("3,1", 1), None);
        assert_eq!(read("1,1", 3), None);
        assert_eq!(read("4", 3), None);
    }

    #[test]
    fn a_set_of_seats_keeps_who_was_put_in() {
        let both = Seats::all(2);
        assert_eq!(both.len(), 2);
        assert_eq!(both.without(Seat::FIRST), Seats::only(Seat::SECOND));
        assert_eq!(both.iter().collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND]);
        assert!(both.without(Seat::FIRST).without(Seat::SECOND).is_empty());
    }
}
