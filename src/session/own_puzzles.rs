//! Puzzles from the player's own mistakes: positions in which a better action was to be found. A puzzle that was failed comes
//! again after some days.

use std::fmt::Write;

use super::stored::Stored;
use crate::game::Seat;
use crate::game::text::{ParseError, Word, Words, read_heading};

/// The version of the text that this program writes. In version 1, a win probability came before the best action.
const OWN_PUZZLES_VERSION: u64 = 2;

/// The greatest number of puzzles that are kept.
pub const MAX_OWN_PUZZLES: usize = 60;

/// After how many days a puzzle that was failed comes again: the first time, and then each time that it is solved.
const WAITING_DAYS: [u64; 3] = [1, 3, 7];

/// A position from a game of the player, in which the player's action was a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPuzzle {
    /// The id of the game.
    pub game: String,
    /// The position, as text that [`read_position`](crate::game::read_position) reads.
    pub position: String,
    /// The seat of the player, which is to act.
    pub seat: Seat,
    /// The best action, in notation.
    pub best: String,
    /// The day on which the puzzle comes next, in days since 1970; `None` once it is solved for good, or removed.
    pub due: Option<u64>,
    /// How often the puzzle was solved since it was last failed; `None` if it was never failed.
    pub repetition: Option<usize>,
}

/// The puzzles from the player's mistakes, the oldest first.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::own_puzzles::{OwnPuzzle, OwnPuzzles};
/// use corsair_cabinet::session::stored::Stored;
///
/// let mut puzzles = OwnPuzzles::default();
/// let puzzle = OwnPuzzle {
///     game: "corsairs".into(),
///     position: "position 1 corsairs standard".into(),
///     seat: Seat::SECOND,
///     best: "sail d5-e6 a5-b6".into(),
///     due: Some(20_000),
///     repetition: None,
/// };
/// assert!(puzzles.add(puzzle.clone()) && !puzzles.add(puzzle), "each position is kept once");
/// assert_eq!(OwnPuzzles::read(&puzzles.write()), Ok(puzzles.clone()));
/// assert_eq!(puzzles.due("corsairs", 20_000).count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnPuzzles {
    puzzles: Vec<OwnPuzzle>,
}

impl OwnPuzzles {
    /// Adds a puzzle, unless its position is there. Returns whether it was added. If there are too many, the oldest goes that is
    /// solved, or else the oldest.
    pub fn add(&mut self, puzzle: OwnPuzzle) -> bool {
        if self.puzzles.iter().any(|other| other.position == puzzle.position) {
            return false;
        }
        if self.puzzles.len() >= MAX_OWN_PUZZLES {
            let oldest = self.puzzles.iter().position(|puzzle| puzzle.due.is_none()).unwrap_or(0);
            self.puzzles.remove(oldest);
        }
        self.puzzles.push(puzzle);
        true
    }

    /// The puzzles of a game that are due on this day, in days since 1970: those that were due first come first.
    pub fn due(&self, game: &str, day: u64) -> impl Iterator<Item = &OwnPuzzle> {
        let mut due: Vec<&OwnPuzzle> = self
            .puzzles
            .iter()
            .filter(|puzzle| puzzle.game == game && puzzle.due.is_some_and(|due| due <= day))
            .collect();
        due.sort_by_key(|puzzle| puzzle.due);
        due.into_iter()
    }

    /// Notes that the player solved the puzzle with this position, or failed, and when it comes again.
    pub fn note(&mut self, position: &str, is_solved: bool, today: u64) {
        let Some(puzzle) = self.puzzles.iter_mut().find(|puzzle| puzzle.position == position) else { return };
        puzzle.repetition = match (is_solved, puzzle.repetition) {
            (false, _) => Some(0),
            (true, repetition) => repetition.map(|times| times + 1),
        };
        let days = puzzle.repetition.and_then(|times| WAITING_DAYS.get(times));
        puzzle.due = days.map(|days| today + days);
    }

    /// Removes the puzzle with this position. It is kept as if it were solved for good, so that another review of its game does
    /// not bring it back.
    pub fn remove(&mut self, position: &str) {
        if let Some(puzzle) = self.puzzles.iter_mut().find(|puzzle| puzzle.position == position) {
            puzzle.due = None;
        }
    }
}

impl Stored for OwnPuzzles {
    const NAME: &'static str = "own-puzzles";

    /// The text to store: a line for the version, and a line for each puzzle.
    fn write(&self) -> String {
        let mut text = format!("own-puzzles {OWN_PUZZLES_VERSION}");
        for puzzle in &self.puzzles {
            let OwnPuzzle { game, position, seat, best, due, repetition } = puzzle;
            let number = |number: Option<u64>| number.map_or("-".to_owned(), |number| number.to_string());
            let (due, repetition) = (number(*due), number(repetition.map(|times| times as u64)));
            let best = best.replace(' ', "_");
            // Writing to a string cannot fail.
            let _ = write!(text, "\n{game} {due} {repetition} {seat} {best} {position}");
        }
        text
    }

    /// Reads the puzzles. Positions and actions are not checked: only their game can read them.
    fn read(text: &str) -> Result<Self, ParseError> {
        let mut lines = text.split('\n').enumerate();
        let (_, first) = lines.next().unwrap_or_default();
        let version = read_heading(first, "own-puzzles", "the version of the puzzles", OWN_PUZZLES_VERSION)?;
        let puzzles = lines.map(|(number, line)| read_line(line, version).map_err(|error| error.offset_lines(number)));
        Ok(Self { puzzles: puzzles.collect::<Result<_, _>>()? })
    }
}

fn read_line(line: &str, version: u64) -> Result<OwnPuzzle, ParseError> {
    let mut words = Words::of(line);
    let game = words.next("the name of a game")?.text.to_owned();
    let due = number_or_dash(words.next("a day or \"-\"")?)?;
    let repetition = number_or_dash(words.next("a number of repetitions or \"-\"")?)?;
    let seat = words.next("a seat")?.parse()?;
    if version == 1 {
        words.next("a chance in percent")?;
    }
    let best = words.next("an action")?.text.replace('_', " ");
    let position = words.rest();
    if position.text.is_empty() {
        return Err(position.expected("a position"));
    }
    let position = position.text.to_owned();
    let repetition = repetition.map(|times| usize::try_from(times).unwrap_or(usize::MAX));
    Ok(OwnPuzzle { game, position, seat, best, due, repetition })
}

fn number_or_dash(word: Word<'_>) -> Result<Option<u64>, ParseError> {
    if word.text == "-" { Ok(None) } else { word.number().map(Some) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(position: &str) -> OwnPuzzle {
        OwnPuzzle {
            game: "corsairs".into(),
            position: position.into(),
            seat: Seat::FIRST,
            best: "enter a1".into(),
            due: Some(100),
            repetition: None,
        }
    }

    fn due_on(puzzles: &OwnPuzzles, day: u64) -> Vec<&str> {
        puzzles.due("corsairs", day).map(|puzzle| puzzle.position.as_str()).collect()
    }

    #[test]
    fn a_puzzle_solved_at_once_does_not_come_again() {
        let mut puzzles = OwnPuzzles::default();
        puzzles.add(puzzle("one"));
        puzzles.note("one", true, 100);
        assert!(due_on(&puzzles, 9_000).is_empty());
    }

    #[test]
    fn a_failed_puzzle_comes_after_one_three_and_seven_days() {
        let mut puzzles = OwnPuzzles::default();
        puzzles.add(puzzle("one"));
        puzzles.note("one", false, 100);
        for (today, next) in [(101, 104), (104, 111)] {
            assert!(due_on(&puzzles, today - 1).is_empty());
            assert_eq!(due_on(&puzzles, today), ["one"]);
            puzzles.note("one", true, today);
            assert_eq!(puzzles.puzzles[0].due, Some(next));
        }
        puzzles.note("one", false, 111);
        assert_eq!(due_on(&puzzles, 112), ["one"], "failed again, it begins anew");
        for today in [112, 115, 122] {
            puzzles.note("one", true, today);
        }
        assert!(due_on(&puzzles, 9_000).is_empty());
    }

    #[test]
    fn the_longest_overdue_comes_first() {
        let mut puzzles = OwnPuzzles::default();
        puzzles.add(OwnPuzzle { due: Some(102), ..puzzle("later") });
        puzzles.add(puzzle("first"));
        puzzles.add(OwnPuzzle { game: "court-wars".into(), ..puzzle("elsewhere") });
        assert_eq!(due_on(&puzzles, 102), ["first", "later"]);
        assert_eq!(due_on(&puzzles, 101), ["first"]);
        puzzles.remove("first");
        assert_eq!(due_on(&puzzles, 102), ["later"]);
        assert!(!puzzles.add(puzzle("first")), "what was removed does not come back");
    }

    #[test]
    fn solved_puzzles_make_room_first() {
        let mut puzzles = OwnPuzzles::default();
        for number in 0..MAX_OWN_PUZZLES {
            puzzles.add(puzzle(&number.to_string()));
        }
        puzzles.note("7", true, 100);
        puzzles.add(puzzle("new"));
        puzzles.add(puzzle("newer"));
        let kept = due_on(&puzzles, 100);
        assert_eq!((kept.len(), kept[0], kept[6]), (MAX_OWN_PUZZLES, "1", "8"), "without 7 and 0");
    }

    #[test]
    fn a_malformed_text_is_refused_with_its_place() {
        let place = |text: &str| OwnPuzzles::read(text).map_err(|error| (error.line, error.column));
        assert_eq!(place("own-puzzles 3").err(), Some((1, 13)));
        assert_eq!(place("own-puzzles 2\ncorsairs x - 1 end a").err(), Some((2, 10)));
        assert_eq!(place("own-puzzles 2\ncorsairs 1 - 1 end").err().map(|(line, _)| line), Some(2));
    }

    #[test]
    fn the_first_version_is_read() {
        let text = |version, chance| format!("own-puzzles {version}\ncorsairs 1 - 1 {chance}enter_a1 position");
        let first = OwnPuzzles::read(&text(1, "55 "));
        assert!(first.is_ok() && first == OwnPuzzles::read(&text(2, "")), "{first:?}");
    }
}
