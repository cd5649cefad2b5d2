//! The title, the players, the result and the notes in a record.

use std::fmt;

use super::notes::Notes;
use super::plain_text::is_plain_text;
use crate::game::Seat;
use crate::game::text::{ParseError, Word, Words, read_list, read_number, write_list};

/// The longest title, in characters.
pub const LONGEST_TITLE: usize = 60;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// The title, the players, the result and the notes in a record. Each of them may be missing. A note names the number of actions
/// before its position.
///
/// ```text
/// title The Friday game
/// player 1 person Ann
/// player 2 computer captain
/// resigned 2
/// note 12 text Here the game turns.
/// note 12 arrow 4 7
/// note 12 ring 4
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Details {
    /// The title; empty if the record has none.
    pub title: String,
    /// The player of each seat; empty if the record names no players.
    pub players: Vec<PlayerDetails>,
    /// The result; `None` if the record has none.
    pub result: Option<ResultDetails>,
    /// The notes.
    pub notes: Notes,
}

/// A player in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerDetails {
    /// A person with this name, which may be empty.
    Person(String),
    /// A computer with this level, by its key.
    Computer(String),
    /// A computer of this strength, by its key, chosen to play about as well as the person.
    EvenMatch(String),
}

/// The result of a game in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultDetails {
    /// The result by the rules: the place of each seat, counted from 1.
    Places(Vec<u8>),
    /// The seat that resigned, so the rules did not decide.
    Resigned(Seat),
}

impl Details {
    /// Whether all details are missing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The number of lines in the text of the details.
    #[must_use]
    pub fn line_count(&self) -> usize {
        usize::from(!self.title.is_empty()) + self.players.len() + usize::from(self.result.is_some()) + self.notes.len()
    }

    /// Reads a line of details of a game for `seats` players. Returns `false` for another line: there the moves begin.
    ///
    /// # Errors
    /// When the line is malformed or out of order.
    pub fn read_line(&mut self, line: &str, seats: usize) -> Result<bool, ParseError> {
        let mut words = Words::of(line);
        let Some(key) = words.next_word() else { return Ok(false) };
        if matches!(key.text, "title" | "player" | "places" | "resigned" | "note") && line.ends_with(' ') {
            let end = Word { text: " ", column: line.chars().count() };
            return Err(end.expected("no space at the end of the line"));
        }
        match key.text {
            "note" => self.notes.read(words)?,
            _ if !self.notes.is_empty() => return Ok(false),
            "title" => {
                let title = words.rest();
                if *self != Self::default() {
                    return Err(key.expected("one title, above the players"));
                }
                if title.text.is_empty() || !is_plain_text(title.text, LONGEST_TITLE) {
                    return Err(title.expected(format!("a title of at most {LONGEST_TITLE} plain characters")));
                }
                title.text.clone_into(&mut self.title);
            }
            "player" => {
                let seat = Seat::new(self.players.len()).filter(|seat| seat.index() < seats && self.result.is_none());
                let Some(seat) = seat else { return Err(key.expected("a line for each seat, above the result")) };
                words.expect_keyword(&seat.to_string())?;
                self.players.push(read_player(words)?);
            }
            "places" | "resigned" if self.result.is_some() => return Err(key.expected("one result")),
            "places" => {
                let word = words.next("a place for each seat")?;
                let places = read_list(word, |place| match read_number(place, seats as u64)? {
                    0 => Err(place.expected("a place from 1 on")),
                    place => Ok(place),
                })?;
                if places.len() != seats {
                    return Err(word.expected(format!("{seats} places")));
                }
                words.end()?;
                self.result = Some(ResultDetails::Places(places));
            }
            "resigned" => {
                let seat = Seat::read(words.next("a seat")?, seats)?;
                words.end()?;
                self.result = Some(ResultDetails::Resigned(seat));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn read_player(mut words: Words<'_>) -> Result<PlayerDetails, ParseError> {
    let kind = words.next("person, computer or even")?;
    let name = words.rest();
    // A later version may have other levels, so every key is accepted.
    let is_key = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-+".contains(letter);
    let is_level = !name.text.is_empty() && name.text.chars().all(is_key);
    match kind.text {
        "person" if is_plain_text(name.text, LONGEST_NAME) => Ok(PlayerDetails::Person(name.text.into())),
        "person" => Err(name.expected(format!("a name of at most {LONGEST_NAME} plain characters"))),
        "computer" if is_level => Ok(PlayerDetails::Computer(name.text.into())),
        "even" if is_level => Ok(PlayerDetails::EvenMatch(name.text.into())),
        "computer" | "even" => Err(name.expected("a level")),
        _ => Err(kind.expected("person, computer or even")),
    }
}

impl fmt::Display for Details {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.title.is_empty() {
            writeln!(out, "title {}", self.title)?;
        }
        for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
            match player {
                PlayerDetails::Person(name) => writeln!(out, "{}", format!("player {seat} person {name}").trim_end())?,
                PlayerDetails::Computer(level) => writeln!(out, "player {seat} computer {level}")?,
                PlayerDetails::EvenMatch(strength) => writeln!(out, "player {seat} even {strength}")?,
            }
        }
        match &self.result {
            Some(ResultDetails::Places(places)) => writeln!(out, "places {}", write_list(places))?,
            Some(ResultDetails::Resigned(seat)) => writeln!(out, "resigned {seat}")?,
            None => {}
        }
        write!(out, "{}", self.notes)
    }
}

/// Checks that a record states the version that its lines need.
pub(super) fn check_version(word: Word<'_>, version: u64, needed: u64) -> Result<(), ParseError> {
    if version == needed {
        return Ok(());
    }
    Err(word.expected(match needed {
        1 => "version 1, since the record names no title, players or result",
        2 => "version 2, since the record names a title, players or a result",
        3 => "version 3, since the record has outcomes of chance",
        _ => "version 4, since the record has notes",
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Result<Details, ParseError> {
        let mut details = Details::default();
        for (number, line) in lines.iter().enumerate() {
            let known = details.read_line(line, 2).map_err(|error| error.offset_lines(number))?;
            assert!(known, "{line}");
        }
        Ok(details)
    }

    #[test]
    fn details_are_read_as_they_are_written() {
        let lines = [
            "title The Friday game",
            "player 1 person Ann",
            "player 2 computer captain",
            "resigned 2",
            "note 3 text Well done!",
            "note 3 ring 4",
        ];
        let details = read(&lines).unwrap();
        assert_eq!(details.to_string().lines().collect::<Vec<_>>(), lines);
        assert_eq!(details.line_count(), lines.len());
        let nameless = read(&["player 1 person", "player 2 person", "places 1,2"]).unwrap();
        assert_eq!(nameless.to_string(), "player 1 person\nplayer 2 person\nplaces 1,2\n");
    }

    #[test]
    fn malformed_details_are_refused_with_their_place() {
        let place = |lines: &[&str]| read(lines).map_err(|error| (error.line, error.column));
        assert_eq!(place(&["title "]), Err((1, 6)));
        assert_eq!(place(&["title"]), Err((1, 7)));
        assert_eq!(place(&["title a_b"]), Err((1, 7)));
        assert_eq!(place(&["player 1 person Ann", "title Late"]), Err((2, 1)));
        assert_eq!(place(&["player 2 person Ann"]), Err((1, 8)));
        assert_eq!(place(&["player 1 robot"]), Err((1, 10)));
        assert_eq!(place(&["player 1 person a;b"]), Err((1, 17)));
        assert_eq!(place(&["player 1 computer Captain"]), Err((1, 19)));
        assert_eq!(place(&["places 1"]), Err((1, 8)));
        assert_eq!(place(&["places 0,1"]), Err((1, 8)));
        assert_eq!(place(&["places 1,2", "resigned 1"]), Err((2, 1)));
        assert_eq!(place(&["resigned 3"]), Err((1, 10)));
        assert_eq!(place(&["note 1 star"]), Err((1, 8)));
        assert_eq!(place(&["note 1 text Well "]), Err((1, 17)));
        let mut details = read(&["note 1 ring 4"]).unwrap();
        assert_eq!(details.read_line("title Late", 2), Ok(false), "notes are the last of the details");
    }
}
