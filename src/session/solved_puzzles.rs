//! The solved puzzles, by game and day. Also computes the first day of a month, for the archive of puzzles.

use std::fmt::Write;

use super::stored::Stored;
use crate::game::puzzle::FIRST_DAY_OF_KINDS;
use crate::game::text::{ParseError, Word, Words, read_heading};

/// The version of the text that this program writes. The puzzles of some days have been replaced since version 1.
pub const SOLVED_PUZZLES_VERSION: u64 = 2;

/// The prefix of a game's name in the entry for a solved puzzle that was replaced later. The entry counts as a day with a solved
/// puzzle, but the new puzzle does not count as solved.
const REPLACED_PREFIX: &str = "replaced-";

/// The solved puzzles, each with its game and its day, in days since 1970.
///
/// ```
/// use corsair_cabinet::session::solved_puzzles::SolvedPuzzles;
/// use corsair_cabinet::session::stored::Stored;
///
/// let mut solved = SolvedPuzzles::default();
/// assert!(solved.add("corsairs", 20_000) && !solved.add("corsairs", 20_000));
/// assert_eq!(SolvedPuzzles::read(&solved.write()), Ok(solved.clone()));
/// assert_eq!((solved.streak(20_000), solved.streak(20_001), solved.streak(20_002)), (1, 1, 0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SolvedPuzzles {
    /// The name of the game and the day of each puzzle, sorted, without duplicates.
    puzzles: Vec<(String, u64)>,
}

impl SolvedPuzzles {
    /// Adds a puzzle. Returns whether it was new.
    pub fn add(&mut self, game: &str, day: u64) -> bool {
        let puzzle = (game.to_owned(), day);
        match self.puzzles.binary_search(&puzzle) {
            Ok(_) => false,
            Err(index) => {
                self.puzzles.insert(index, puzzle);
                true
            }
        }
    }

    /// Whether the puzzle of a game and a day is solved.
    #[must_use]
    pub fn has(&self, game: &str, day: u64) -> bool {
        self.puzzles.iter().any(|(solved, at)| solved == game && *at == day)
    }

    /// The number of days in a row with a solved puzzle, up to today, or up to yesterday if no puzzle of today is solved.
    #[must_use]
    pub fn streak(&self, today: u64) -> u64 {
        let is_solved = |day: u64| self.puzzles.iter().any(|(_, at)| *at == day);
        let last = if is_solved(today) { today } else { today.saturating_sub(1) };
        let row = (0..=last).take_while(|back| is_solved(last - back)).count();
        u64::try_from(row).unwrap_or_default()
    }
}

impl Stored for SolvedPuzzles {
    const NAME: &'static str = "puzzles";

    /// The text to store: a line for the version, and a line for each puzzle.
    fn write(&self) -> String {
        let mut text = format!("puzzles {SOLVED_PUZZLES_VERSION}");
        for (game, day) in &self.puzzles {
            // Writing to a string cannot fail.
            let _ = write!(text, "\n{game} {day}");
        }
        text
    }

    fn read(text: &str) -> Result<Self, ParseError> {
        let mut lines = text.split('\n').enumerate();
        let (_, first) = lines.next().unwrap_or_default();
        let version = read_heading(first, "puzzles", "the version of the solved puzzles", SOLVED_PUZZLES_VERSION)?;
        let mut puzzles = Vec::new();
        for (number, line) in lines {
            let read = read_line(line).map_err(|error| error.offset_lines(number))?;
            if puzzles.last().is_some_and(|before| *before >= read) {
                return Err(Word::whole(line)
                    .expected("a puzzle that comes after the one before")
                    .offset_lines(number));
            }
            puzzles.push(read);
        }
        if version == 1 {
            for (game, _) in puzzles.iter_mut().filter(|(_, day)| *day >= FIRST_DAY_OF_KINDS) {
                game.insert_str(0, REPLACED_PREFIX);
            }
            puzzles.sort_unstable();
        }
        Ok(Self { puzzles })
    }
}

/// Reads the game and the day of a puzzle.
fn read_line(line: &str) -> Result<(String, u64), ParseError> {
    let mut words = Words::of(line);
    let game = words.next("the name of a game")?;
    if game.text.is_empty() || !game.text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
        return Err(game.expected("the name of a game"));
    }
    let day = words.next("a day")?.number()?;
    words.end()?;
    Ok((game.text.to_owned(), day))
}

/// The first day of the month that contains `day`, in days since 1970, by the Gregorian calendar.
///
/// ```
/// use corsair_cabinet::session::solved_puzzles::first_of_month;
///
/// // 5 March 2024, after a leap day.
/// assert_eq!(first_of_month(19_787), 19_783);
/// assert_eq!(first_of_month(first_of_month(19_787) - 1), 19_783 - 29);
/// ```
#[must_use]
pub const fn first_of_month(day: u64) -> u64 {
    // Years begin in March here, so that a leap day is the last day of its year.
    const DAYS_BEFORE_1970: u64 = 719_468;
    const FOUR_CENTURIES: u64 = 146_097;
    let of_era = (day + DAYS_BEFORE_1970) % FOUR_CENTURIES;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    day - (of_year - (153 * month + 2) / 5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_where_a_day_is_missing() {
        let mut solved = SolvedPuzzles::default();
        assert_eq!(solved.streak(0), 0);
        for (game, day) in [("corsairs", 7), ("court-wars", 9), ("corsairs", 10), ("court-wars", 10)] {
            assert!(solved.add(game, day));
        }
        assert_eq!([9, 10, 11, 12].map(|today| solved.streak(today)), [1, 2, 2, 0]);
        assert!(solved.has("corsairs", 7) && !solved.has("court-wars", 7));
    }

    #[test]
    fn marks_of_replaced_puzzles_count_for_days_only() {
        let (before, after) = (FIRST_DAY_OF_KINDS - 1, FIRST_DAY_OF_KINDS);
        let solved = SolvedPuzzles::read(&format!("puzzles 1\ncorsairs {before}\ncorsairs {after}")).unwrap();
        assert!(solved.has("corsairs", before) && !solved.has("corsairs", after));
        assert_eq!(solved.streak(after), 2);
        assert_eq!(SolvedPuzzles::read(&solved.write()), Ok(solved));
    }

    #[test]
    fn a_malformed_text_is_refused_with_its_place() {
        let place = |text: &str| SolvedPuzzles::read(text).map_err(|error| (error.line, error.column));
        assert_eq!(place("puzzles 3").err(), Some((1, 9)));
        assert_eq!(place("puzzles 1\ncorsairs x").err(), Some((2, 10)));
        assert_eq!(place("puzzles 1\nCorsairs 1").err(), Some((2, 1)));
        assert_eq!(place("puzzles 1\ncorsairs 2\ncorsairs 2").err(), Some((3, 1)));
    }

    #[test]
    fn a_month_begins_with_its_first_day() {
        // 1 January 1970, 31 December 1999, 29 February 2000, 1 March 2100, 23 November 2026.
        let days = [(0, 0), (10_956, 10_926), (11_016, 10_988), (47_541, 47_541), (20_780, 20_758)];
        for (day, first) in days {
            assert_eq!(first_of_month(day), first, "{day}");
        }
    }
}
