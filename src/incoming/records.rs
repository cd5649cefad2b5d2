//! Finds records: in links, and as lines with other text around them.

use super::candidate::{Candidate, GameById, MOST_PLACES};
use super::lines::readings;
use super::repair::MARGIN;
use crate::game::outside_text::clean_line;
use crate::game::record::{game_of, link_of, text_of_link};

/// The first words of the lines of a record before the last one, besides the seats of its actions.
const FIRST_WORDS: [&str; 10] =
    ["record", "options", "seed", "position", "title", "player", "places", "resigned", "note", "chance"];

/// The last line of a record.
const END: &str = "end";

/// How many lines are tried as the last one.
const MOST_ENDS: usize = 5;

/// The first words of the lines that people have written, with any characters.
const WRITTEN: [&str; 3] = ["title ", "player ", "note "];

/// Finds the first record in a text that its game can read.
pub(super) fn find(text: &str, game: GameById<'_>) -> Option<Candidate> {
    let begins = text.match_indices("record").filter(|(place, word)| {
        let after = text[place + word.len()..].strip_prefix([' ', '_']).unwrap_or_default();
        after.starts_with(|digit: char| digit.is_ascii_digit())
    });
    begins.take(MOST_PLACES).map(|(place, _)| text.split_at(place)).find_map(|(before, record)| {
        let mut texts = in_link(record).into_iter().chain(in_lines(record));
        let read = |text: &String| game_of(text).and_then(game).is_some_and(|game| game.read_record(text).is_ok());
        let text = texts.find(read)?;
        // The link may be wrapped.
        let link: String = before.lines().rev().take(2).collect::<Vec<_>>().into_iter().rev().map(str::trim).collect();
        let page = if link.ends_with("#/editor/") { "editor" } else { "replay" };
        let is_sure = !text.lines().any(has_codes);
        Some(Candidate { address: format!("/{page}/{}", link_of(&text)), is_sure })
    })
}

/// The text of a record in a link.
fn in_link(text: &str) -> Option<String> {
    let end = text.find(";end")?;
    text_of_link(&text[..end + ";end".len()].replace(' ', "_")).ok()
}

/// The possible texts of a record with a line for each action, the likely ones first.
fn in_lines(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let behind_end = |line: &str| line.trim_start_matches(MARGIN).trim_end().strip_prefix(END).map(str::to_owned);
    let ends = lines.iter().enumerate().filter_map(|(place, line)| Some((place, behind_end(line)?)));
    let ends: Vec<(usize, String)> = ends.filter(|(_, rest)| !rest.starts_with(char::is_alphanumeric)).collect();
    // Something may be behind the last line. A note that was wrapped may have a line that begins with its word, too.
    let is_mark = |rest: &str| !rest.contains(char::is_alphanumeric);
    let exact = ends.iter().filter(|(_, rest)| rest.is_empty());
    let marked = ends.iter().filter(|(_, rest)| !rest.is_empty() && is_mark(rest));
    let others = ends.iter().rev().filter(|(_, rest)| !is_mark(rest));
    let mut texts = Vec::new();
    for (end, _) in exact.chain(marked).chain(others).take(MOST_ENDS) {
        let readings = readings(&lines[..*end].join("\n"), is_first);
        texts.extend(readings.into_iter().map(|lines| format!("{}\n{END}\n", lines.join("\n"))));
    }
    texts
}

/// Whether a line of a record may begin like this one.
fn is_first(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    let is_seat = word.len() == 1 && word.bytes().all(|digit| digit.is_ascii_digit());
    is_seat || FIRST_WORDS.contains(&word)
}

/// Whether what people have written in a line of a record seems to have codes for other characters, or has some that show
/// nothing.
fn has_codes(line: &str) -> bool {
    let is_code = |(place, _): (usize, &str)| {
        let digits = line[place + 1..].bytes().take(2);
        digits.filter(|digit| digit.is_ascii_digit() || (b'A'..=b'F').contains(digit)).count() == 2
    };
    let is_written = WRITTEN.iter().any(|first| line.starts_with(first));
    is_written
        && (line.contains(['\\', '<', '>', '|']) || line.match_indices('=').any(is_code) || clean_line(line) != line)
}
