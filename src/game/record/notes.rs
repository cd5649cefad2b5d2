//! Notes in a record: sentences, arrows and rings at positions of the game, from someone who comments on it or teaches with it.

use std::fmt;

use super::plain_text::{is_plain_text, plain_text};
use crate::game::outside_text::clean_line;
use crate::game::text::{ParseError, Words, read_number};

/// The longest sentence of a note, in characters.
pub const LONGEST_NOTE: usize = 280;

/// The greatest number of notes in a record: what a link can carry.
pub const MAX_NOTES: usize = 200;

/// The greatest number of actions before a note, and the greatest number of a space. Games and boards are smaller.
const MAX_PLIES: u64 = 100_000;
const MAX_SPACE: u64 = 999;

/// What is noted at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// A sentence.
    Text(String),
    /// An arrow from one space of the board to another.
    Arrow(usize, usize),
    /// A ring around a space of the board.
    Ring(usize),
}

/// A note at a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The number of actions before the position.
    pub plies: usize,
    /// What is noted.
    pub kind: NoteKind,
}

/// The notes in a record, in the order of the game. Each position has at most one sentence, and each arrow and ring once.
///
/// ```
/// use corsair_cabinet::game::record::{NoteKind, Notes};
///
/// let mut notes = Notes::default();
/// notes.set_text(3, "Here the game turns.");
/// notes.toggle(3, NoteKind::Arrow(4, 7));
/// notes.toggle(0, NoteKind::Ring(2));
/// assert_eq!(notes.to_string(), "note 0 ring 2\nnote 3 text Here the game turns.\nnote 3 arrow 4 7\n");
/// assert_eq!(notes.from_position(3).to_string(), "note 0 text Here the game turns.\nnote 0 arrow 4 7\n");
/// notes.toggle(3, NoteKind::Arrow(4, 7));
/// notes.set_text(3, "");
/// assert_eq!(notes.at(3).count(), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes(Vec<Note>);

impl Notes {
    /// Whether there are no notes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of notes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The notes at the position after this number of actions.
    pub fn at(&self, plies: usize) -> impl Iterator<Item = &NoteKind> {
        self.0.iter().filter(move |note| note.plies == plies).map(|note| &note.kind)
    }

    /// The sentence at the position after this number of actions.
    #[must_use]
    pub fn text(&self, plies: usize) -> Option<String> {
        self.at(plies).find_map(|kind| match kind {
            NoteKind::Text(text) => Some(clean_line(text)),
            NoteKind::Arrow(..) | NoteKind::Ring(_) => None,
        })
    }

    /// The notes at a position, as those of a record that begins there.
    #[must_use]
    pub fn from_position(&self, plies: usize) -> Self {
        Self(self.at(plies).map(|kind| Note { plies: 0, kind: kind.clone() }).collect())
    }

    /// Sets the sentence at a position, as [plain text](plain_text); an empty one removes it.
    pub fn set_text(&mut self, plies: usize, text: &str) {
        self.0.retain(|note| note.plies != plies || !matches!(note.kind, NoteKind::Text(_)));
        let text = plain_text(text, LONGEST_NOTE);
        if !text.is_empty() {
            self.insert(Note { plies, kind: NoteKind::Text(text) });
        }
    }

    /// Adds a note at a position, or removes it if it is there.
    pub fn toggle(&mut self, plies: usize, kind: NoteKind) {
        let note = Note { plies, kind };
        let count = self.0.len();
        self.0.retain(|other| *other != note);
        if self.0.len() == count {
            self.insert(note);
        }
    }

    /// Removes the notes at positions after more than this number of actions.
    pub fn truncate(&mut self, plies: usize) {
        self.0.retain(|note| note.plies <= plies);
    }

    /// Adds a note in its place, a sentence before the arrows and rings, unless there are [`MAX_NOTES`].
    fn insert(&mut self, note: Note) {
        if self.0.len() < MAX_NOTES {
            let place = match note.kind {
                NoteKind::Text(_) => self.0.partition_point(|other| other.plies < note.plies),
                NoteKind::Arrow(..) | NoteKind::Ring(_) => self.0.partition_point(|other| other.plies <= note.plies),
            };
            self.0.insert(place, note);
        }
    }

    /// Reads the words that follow the word "note" in a record.
    ///
    /// # Errors
    /// When the note is malformed, out of order, a second sentence, or one too many.
    pub(super) fn read(&mut self, mut words: Words<'_>) -> Result<(), ParseError> {
        let place = words.next("the number of actions before the position")?;
        let plies = read_number(place, MAX_PLIES)?;
        let kind_word = words.next("text, arrow or ring")?;
        let kind = match kind_word.text {
            "text" => {
                let text = words.rest();
                if text.text.is_empty() || !is_plain_text(text.text, LONGEST_NOTE) {
                    return Err(text.expected(format!("a sentence of at most {LONGEST_NOTE} plain characters")));
                }
                NoteKind::Text(text.text.to_owned())
            }
            "arrow" => {
                let (from, to) = (read_space(&mut words)?, read_space(&mut words)?);
                words.end()?;
                NoteKind::Arrow(from, to)
            }
            "ring" => {
                let space = read_space(&mut words)?;
                words.end()?;
                NoteKind::Ring(space)
            }
            _ => return Err(kind_word.expected("text, arrow or ring")),
        };
        let note = Note { plies, kind };
        let is_new = !self.0.contains(&note);
        self.insert(note.clone());
        // Each set of notes has only one text.
        if !is_new || self.0.last() != Some(&note) {
            return Err(place.expected(format!("at most {MAX_NOTES} notes in the order of the game, each once")));
        }
        Ok(())
    }
}

fn read_space(words: &mut Words<'_>) -> Result<usize, ParseError> {
    read_number(words.next("the number of a space")?, MAX_SPACE)
}

impl fmt::Display for Notes {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Note { plies, kind } in &self.0 {
            match kind {
                NoteKind::Text(text) => writeln!(out, "note {plies} text {text}")?,
                NoteKind::Arrow(from, to) => writeln!(out, "note {plies} arrow {from} {to}")?,
                NoteKind::Ring(space) => writeln!(out, "note {plies} ring {space}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Result<Notes, ParseError> {
        let mut notes = Notes::default();
        for line in lines {
            let mut words = Words::of(line);
            words.expect_keyword("note")?;
            notes.read(words)?;
        }
        Ok(notes)
    }

    #[test]
    fn notes_are_read_as_they_are_written() {
        let lines = ["note 0 ring 4", "note 0 arrow 4 5", "note 12 text Well, well!", "note 12 ring 0"];
        let notes = read(&lines).unwrap();
        assert_eq!((notes.to_string().lines().collect::<Vec<_>>(), notes.len()), (lines.to_vec(), 4));
        assert_eq!((notes.text(12), notes.text(0)), (Some("Well, well!".into()), None));
    }

    #[test]
    fn malformed_notes_are_refused_with_their_place() {
        let column = |lines: &[&str]| read(lines).map_err(|error| error.column).err();
        assert_eq!(column(&["note x ring 4"]), Some(6));
        assert_eq!(column(&["note 1 star 4"]), Some(8));
        assert_eq!(column(&["note 1 text a_b"]), Some(13));
        assert_eq!(column(&["note 1 text"]), Some(13));
        assert_eq!(column(&["note 1 arrow 4"]), Some(16));
        assert_eq!(column(&["note 1 ring 4 5"]), Some(15));
        assert_eq!(column(&["note 1 ring 1000"]), Some(13));
        assert_eq!(column(&["note 1 ring 4", "note 0 ring 4"]), Some(6), "out of order");
        assert_eq!(column(&["note 1 ring 4", "note 1 ring 4"]), Some(6), "twice");
        assert_eq!(column(&["note 1 text a", "note 1 text b"]), Some(6), "two sentences");
        assert_eq!(column(&["note 1 ring 4", "note 1 text a"]), Some(6), "the sentence comes first");
    }

    #[test]
    fn there_are_as_many_notes_as_a_link_can_carry() {
        let mut notes = Notes::default();
        for plies in 0..=MAX_NOTES {
            notes.set_text(plies, "Here.");
        }
        assert_eq!(notes.len(), MAX_NOTES);
        let text = notes.to_string() + "note 9999 ring 1";
        assert!(read(&text.lines().collect::<Vec<_>>()).is_err());
    }

    #[test]
    fn a_sentence_is_made_to_fit_into_a_link() {
        let mut notes = Notes::default();
        notes.set_text(0, " 100% sure;\nor not ");
        assert_eq!(notes.text(0).as_deref(), Some("100 sure or not"));
        notes.set_text(0, "Now.");
        assert_eq!((notes.text(0).as_deref(), notes.len()), (Some("Now."), 1));
    }
}
