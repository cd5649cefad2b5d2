//! Reads the text of a record. This code is compiled once; each game reads only its own options, position and actions.

use super::chance::{DrawWithOutsideRng, RECORD_VERSION, version_of};
use super::details::{Details, check_version};
use crate::game::Seat;
use crate::game::text::{self, ParseError, Word, Words};

/// A record that is being read. The functions are called in the order of the record's lines.
pub(super) trait RecordBuilder {
    fn read_options(&mut self, word: Word<'_>) -> Result<Layout, ParseError>;

    /// Reads the position at which the game began. Returns the time on its clock, in ms.
    fn read_position(&mut self, word: Word<'_>) -> Result<u64, ParseError>;

    /// Reads the next action, which the seat took at the time `at`, in ms.
    fn read_action(&mut self, seat: Seat, at: u64, word: Word<'_>) -> Result<(), ParseError>;
}

/// The format of the lines of a record with certain options.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) seats: usize,
    pub(super) timed: bool,
    /// Whether there can be lines with a random generator from outside.
    pub(super) draws: bool,
}

/// The parts of a record that are the same in all games.
pub(super) struct CommonParts {
    pub(super) seed: u64,
    pub(super) details: Details,
    pub(super) outside_draws: Vec<DrawWithOutsideRng>,
}

/// The lines of a record above "end", and the number of lines that have been read.
struct Lines<'a> {
    lines: Vec<&'a str>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Result<Self, ParseError> {
        let mut lines: Vec<&str> = text.split('\n').collect();
        if !lines.ends_with(&["end", ""]) {
            let last = lines.len() - usize::from(lines.last() == Some(&""));
            let error = Word::whole(lines.get(last.wrapping_sub(1)).copied().unwrap_or_default())
                .expected("\"end\" as the last line (the record was cut)");
            return Err(error.offset_lines(last.saturating_sub(1)));
        }
        lines.truncate(lines.len() - 2);
        Ok(Self { lines, number: 0 })
    }

    /// The next line, without reading it; `None` if all lines are read.
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.number).copied()
    }

    /// Reads the next line with `read`, or an empty line if all lines are read. An error names the number of the line.
    fn read<T>(&mut self, read: impl FnOnce(&'a str) -> Result<T, ParseError>) -> Result<T, ParseError> {
        let number = self.number;
        let value = read(self.peek().unwrap_or_default()).map_err(|error| error.offset_lines(number))?;
        self.number += 1;
        Ok(value)
    }
}

/// Reads the record of a game with this id into `record`, and returns its other parts.
pub(super) fn read(text: &str, id: &str, record: &mut dyn RecordBuilder) -> Result<CommonParts, ParseError> {
    let mut lines = Lines::of(text)?;
    let (version, version_word) = lines.read(|line| read_header(line, id))?;
    let layout = lines.read(|line| {
        let mut words = Words::of(line);
        words.expect_keyword("options")?;
        let layout = record.read_options(words.next("the options or \"standard\"")?)?;
        words.end()?;
        Ok(layout)
    })?;
    let seed = lines.read(|line| {
        let mut words = Words::of(line);
        words.expect_keyword("seed")?;
        let seed = words.next("the seed")?.number()?;
        words.end()?;
        Ok(seed)
    })?;
    let mut latest = 0;
    if lines.peek().is_some_and(|line| line.starts_with("position ")) {
        latest = lines.read(|line| {
            let mut words = Words::of(line);
            words.expect_keyword("position")?;
            record.read_position(words.rest())
        })?;
    }
    let details = read_details(&mut lines, layout.seats)?;
    let (mut outside_draws, mut plies) = (Vec::new(), 0);
    while lines.peek().is_some() {
        lines.read(|line| {
            let mut words = Words::of(line);
            if layout.draws && words.expect_keyword("chance").is_ok() {
                outside_draws.push(DrawWithOutsideRng::read(words, plies, layout.seats)?);
                return Ok(());
            }
            let (seat, at, action) = read_entry(Word::whole(line), layout.timed)?;
            record.read_action(seat, at, action)?;
            if layout.timed && at < latest {
                return Err(Word::whole(line).expected("a time that is not before the last one"));
            }
            (latest, plies) = (at, plies + 1);
            Ok(())
        })?;
    }
    check_version(version_word, version, version_of(&outside_draws, &details))?;
    Ok(CommonParts { seed, details, outside_draws })
}

/// Reads the first line. Returns the version of the record and its word.
fn read_header<'a>(line: &'a str, id: &str) -> Result<(u64, Word<'a>), ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword("record")?;
    let word = words.next("the version of the record")?;
    let version = text::version(word, RECORD_VERSION)?;
    words.expect_keyword(id)?;
    words.end()?;
    Ok((version, word))
}

/// Reads the details, which are above the actions.
fn read_details(lines: &mut Lines<'_>, seats: usize) -> Result<Details, ParseError> {
    let mut details = Details::default();
    while let Some(line) = lines.peek() {
        if !details.read_line(line, seats).map_err(|error| error.offset_lines(lines.number))? {
            break;
        }
        lines.number += 1;
    }
    if details.players.is_empty() || details.players.len() == seats {
        return Ok(details);
    }
    let (number, line) = lines.peek().map_or((0, ""), |line| (lines.number, line));
    Err(Word::whole(line).expected("a line for each seat").offset_lines(number))
}

/// Reads the seat and the time in ms of an action, and returns them with the text of the action. Without a clock the time is 0.
pub(super) fn read_entry(word: Word<'_>, timed: bool) -> Result<(Seat, u64, Word<'_>), ParseError> {
    let (seat, rest) = word.split_once(' ').ok_or_else(|| word.expected("a seat and what it did"))?;
    let seat = Seat::try_from(seat)?;
    if !timed {
        return Ok((seat, 0, rest));
    }
    let (time, action) = rest.split_once(' ').ok_or_else(|| rest.expected("a time such as @73200, and an action"))?;
    let digits = time.text.strip_prefix('@').ok_or_else(|| time.expected("a time such as @73200"))?;
    let at = text::read_time(Word { text: digits, column: time.column + 1 })?;
    Ok((seat, at, action))
}
