//! Finds links to the other pages.

use super::candidate::{Candidate, GameById, MOST_PLACES};
use crate::game::options::STANDARD;
use crate::game::text::Word;

/// The begin of the part of an address that names a page.
const BEGIN: &str = "#/";

/// The pages whose addresses have nothing behind their first word.
const PAGES: [&str; 8] = ["play", "puzzle", "surprise", "open", "finished", "statistics", "settings", "about"];

/// The days that have a puzzle, counted from 1970: those with five digits.
const DAYS: std::ops::RangeInclusive<u32> = 10_000..=99_999;

/// More characters than any address of a page has.
const LONGEST: usize = 1_000;

/// How many digits the time in the name of a game has, in ms since 1970.
const TIME_LENGTHS: std::ops::RangeInclusive<usize> = 12..=13;

/// Finds the first link to a page. It is not sure if what follows it may belong to it.
pub(super) fn find(text: &str, game: GameById<'_>) -> Option<Candidate> {
    text.match_indices(BEGIN).take(MOST_PLACES).find_map(|(place, _)| {
        let rest = &text[place + 1..];
        let end = rest.char_indices().nth(2 * LONGEST).map_or(rest.len(), |(end, _)| end);
        let rest = &rest[..end];
        // The longest address that leads somewhere, also if it was wrapped.
        let line = longest(rest.split('\n').next().unwrap_or_default(), game);
        let joined = longest(&super::repair::unwrap(rest), game);
        let (address, is_sure) = match (line, joined) {
            (Some(line), Some(joined)) if joined.0.len() > line.0.len() => joined,
            (line, joined) => line.or(joined)?,
        };
        Some(Candidate { address, is_sure })
    })
}

/// The longest begin of a text that is the address of a page, and whether nothing behind it may belong to it.
fn longest(text: &str, game: GameById<'_>) -> Option<(String, bool)> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-/=,.".contains(letter);
    let length = text.find(|letter| !is_part(letter)).unwrap_or(text.len()).min(LONGEST);
    // What cannot be read is no link to home.
    let end = (1..=length).rev().find(|end| is_address(&text[..*end], game)).filter(|end| *end > 1 || length == 1)?;
    let (address, rest) = text.split_at(end);
    let behind = rest.trim_start_matches(['.', ',', '!', '?', ':']);
    let belongs = |letter: char| letter.is_alphanumeric() || "%\\=/-".contains(letter);
    // What comes with an address has a value.
    let is_code = behind.starts_with('&') && behind.split(['&', ' ']).nth(1).is_some_and(|code| !code.contains('='));
    let is_break = ["<br", "<wbr"].iter().any(|tag| behind.starts_with(tag));
    let is_sure = address.len() > 1 && !is_code && !is_break && !behind.starts_with(belongs);
    Some((address.to_owned(), is_sure))
}

/// Whether a page has this address.
fn is_address(address: &str, game: GameById<'_>) -> bool {
    let Some(address) = address.strip_prefix('/') else { return false };
    let Some((page, rest)) = address.split_once('/') else {
        return address.is_empty() || PAGES.contains(&address);
    };
    let (id, more) = rest.split_once('/').map_or((rest, None), |(id, more)| (id, Some(more)));
    let is_game = game(id).is_some();
    match (page, more) {
        ("play", None) => rest.split_once('.').is_some_and(|(id, time)| {
            let is_time = TIME_LENGTHS.contains(&time.len()) && time.bytes().all(|digit| digit.is_ascii_digit());
            is_time && game(id).is_some()
        }),
        ("set-up" | "begin" | "editor" | "rules" | "lesson" | "laboratory" | "puzzle", None)
        | ("begin", Some("even"))
        | ("puzzle", Some("own")) => is_game,
        ("puzzle", Some(day)) => is_game && day.parse().is_ok_and(|day| DAYS.contains(&day)),
        ("editor" | "rules" | "lesson" | "laboratory", Some(options)) => {
            options == STANDARD || game(id).is_some_and(|game| game.options().read(Word::whole(options)).is_ok())
        }
        _ => false,
    }
}
