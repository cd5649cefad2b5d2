//! Finds letters, and invitations to races, with the description of a connection behind them.

use super::candidate::{Candidate, GameById, MOST_PLACES};
use super::lines::readings;
use crate::correspondence::{LINK_START, Letter, TableId, link_of};
use crate::game::text::{Word, Words};
use crate::live::race::RaceInvitation;
use crate::live::{Description, LINE_START, Role};

/// The first words of the lines of letters and of invitations to a race.
const FIRST_WORDS: [&str; 21] = [
    "letter", "race", "after", "options", "seat", "name", "lot", "secret", "follows", "open", "opened", "keeps",
    "shows", "do", "sealed", "shut", "resign", "nonce", "sees", "end", "live",
];

/// The mark of a line that follows another one in a link.
const NEXT_IN_LINK: char = ';';

/// The begin of the last line of a letter, before the checksum.
const END: &str = "end ";

/// The number of characters of the last line of a letter.
const END_LENGTH: usize = END.len() + 8;

/// More lines than any letter has.
const MOST_LINES: usize = 500;

/// The numbers of characters of a user name by which a browser names one end of a connection: most have the first.
const USER_LENGTHS: [usize; 2] = [4, 8];

/// The text with a line for each line of a letter in a link.
fn in_lines(text: &str) -> String {
    text.replace(LINK_START, "\n").replace(NEXT_IN_LINK, "\n;").replace('_', " ")
}

/// Finds all letters in a text.
pub(super) fn find(text: &str) -> Option<Candidate> {
    let is_first = |line: &str| {
        line.starts_with(NEXT_IN_LINK) || FIRST_WORDS.contains(&line.split(' ').next().unwrap_or_default())
    };
    let mut found = readings(&in_lines(text), is_first).into_iter().filter_map(|lines| in_reading(&lines));
    let first = found.next()?;
    if first.is_sure { Some(first) } else { found.find(|other| other.is_sure).or(Some(first)) }
}

/// Finds all letters in these lines, and the description behind them. They are not sure if something of theirs seems to be in
/// other lines, too.
fn in_reading(lines: &[String]) -> Option<Candidate> {
    let (mut letters, mut last) = (String::new(), None);
    let (mut rest, mut is_sure, mut broken) = (lines, true, 0);
    while let [line, after @ ..] = rest {
        rest = after;
        let is_next_in_link = line.starts_with(NEXT_IN_LINK);
        let Some(first) = from_keyword(line, "letter") else {
            let found = description(line).filter(|_| !letters.is_empty());
            is_sure &= found.is_some() || !(is_next_in_link || line.starts_with(LINE_START.trim_end()));
            last = last.or(found);
            continue;
        };
        let of_letter = after.len().min(MOST_LINES);
        let end = after[..of_letter].iter().position(|line| unlinked(line).starts_with(END)).unwrap_or(of_letter);
        let mut whole = first.to_owned() + "\n";
        for line in after.iter().take(end + 1).map(|line| unlinked(line)) {
            // What follows the checksum is not of the letter.
            let length = if line.starts_with(END) { END_LENGTH } else { usize::MAX };
            whole.extend(line.chars().take(length).chain(['\n']));
        }
        // Before a letter in the middle of a link there is another one.
        is_sure &= !(letters.is_empty() && is_next_in_link);
        let Ok(letter) = whole.parse::<Letter>() else {
            (is_sure, broken) = (false, broken + 1);
            if broken > MOST_PLACES {
                break;
            }
            continue;
        };
        rest = after.get(end + 1..).unwrap_or_default();
        // The text of a link may be the link itself.
        let letter = letter.to_string();
        if !letters.contains(&letter) {
            letters += &letter;
        }
    }
    if letters.is_empty() {
        return None;
    }
    if let Some((description, is_whole)) = last {
        letters += &description;
        is_sure &= is_whole;
    }
    Some(Candidate { address: address(&letters), is_sure })
}

/// Finds the invitation to a race, or the answer to one, which has the description of a connection behind it.
pub(super) fn find_race(text: &str, game: GameById<'_>) -> Option<Candidate> {
    let text = in_lines(text);
    let lines: Vec<&str> = text.lines().collect();
    lines.windows(2).find_map(|pair| {
        let race = from_keyword(pair[0], "race")?;
        let (description, is_whole) = description(pair[1])?;
        let mut words = Words::of(race.trim_end());
        let mut word = || words.next_word();
        let (id, table) = (word().and(word()).and(word())?, TableId::try_from(word()?).ok()?);
        let game = game(id.text)?;
        // An answer names the game and the table only.
        if word().is_none() {
            let answered = RaceInvitation { game: id.text.into(), table, options: String::new(), name: String::new() };
            return Some(Candidate { address: address(&format!("{answered}\n{description}")), is_sure: is_whole });
        }
        let invitation: RaceInvitation = race.parse().ok()?;
        game.options().read(Word::whole(&invitation.options)).ok()?;
        let is_sure = is_whole && !invitation.name.contains(['&', '\\', '=', '<', '>', '#', '+']);
        Some(Candidate { address: address(&format!("{invitation}\n{description}")), is_sure })
    })
}

/// The part of a line from a keyword and the number of a version on.
fn from_keyword<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let has_version = |place: &usize| {
        let after = line[place + keyword.len()..].strip_prefix(' ').unwrap_or_default();
        after.starts_with(|digit: char| digit.is_ascii_digit())
    };
    line.match_indices(keyword).map(|(place, _)| place).find(has_version).map(|place| &line[place..])
}

/// The part of an address after `#` that opens letters or an invitation.
fn address(text: &str) -> String {
    format!("{}{}", LINK_START.trim_start_matches('#'), link_of(text))
}

/// A line without the mark that it follows another one in a link.
fn unlinked(line: &str) -> &str {
    line.trim_start_matches(NEXT_IN_LINK)
}

/// The description of a connection in a line, as a line, without what a program has put behind it. The flag says whether the
/// line has all that belongs to it.
fn description(line: &str) -> Option<(String, bool)> {
    let is_of_text = |letter: char| letter.is_ascii_alphanumeric() || ".-,".contains(letter);
    let is_of_user = |letter: char| letter.is_ascii_alphanumeric() || "+/.-".contains(letter);
    let words = unlinked(line).strip_prefix(LINE_START)?;
    // No description ends with a sign, but the user name that it answers may.
    let end = words.find(|letter| !is_of_text(letter)).unwrap_or(words.len());
    let text = words[..end].trim_end_matches(['.', ',', '-']);
    let role = Description::from_text(text).ok()?.role();
    let user = words[text.len()..].strip_prefix(' ').unwrap_or_default();
    let user = user.split(|letter| !is_of_user(letter)).next().unwrap_or_default();
    let user = Some(user.trim_end_matches('.')).filter(|user| USER_LENGTHS.contains(&user.len())).unwrap_or(user);
    let is_whole = USER_LENGTHS.contains(&user.len());
    let user = if is_whole { user } else { user.get(..USER_LENGTHS[0]).unwrap_or(user) };
    Some(match role {
        Role::Answer if !user.is_empty() => (format!("{LINE_START}{text} {user}\n"), is_whole),
        role => (format!("{LINE_START}{text}\n"), role == Role::Offer),
    })
}
