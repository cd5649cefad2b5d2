//! Finds a link, a record or letters of ours in any text that a player pastes or opens.
//!
//! Messengers, mail programs and chats change what they carry: they put a dot or a bracket behind a link, quote and wrap lines,
//! and replace characters by codes. The formats stay strict. Here a text is tried as it came, and then with each of those changes
//! undone, and the changes before that one; what the strict reader of its format accepts first is what was meant. A letter has a
//! checksum, so it is found unchanged or not at all.

mod candidate;
mod letters;
mod lines;
mod place;
mod records;
mod repair;

use std::collections::VecDeque;

use candidate::Candidate;
use repair::REPAIRS;

pub use candidate::GameById;

/// How many texts are tried.
const MAX_TEXTS: usize = 300;

/// How many bytes all texts together have that are tried.
const MAX_BYTES: usize = 4 << 20;

/// A longer text has nothing of ours, in bytes: the records and letters of the longest games have a tenth of that.
const LONGEST_TEXT: usize = 1 << 18;

/// The words of which one is in every link to a record, letters or a race.
const KEYWORDS: [&str; 3] = ["record", "letter", "race"];

/// Finds a link, a record or letters of ours in a text. Returns the part of an address after `#` that opens it. Of several, the
/// first one counts, but a record or letters count before other links. A record is found only if `game` knows its game.
///
/// ```
/// use corsair_cabinet::games::named;
/// use corsair_cabinet::incoming::find;
///
/// let mail = "> Look: <https://example.org/#/replay/record_1_court-wars;\n> options_standard;seed=5F7;end>.";
/// let found = find(&mail.replace("=5F", "_"), &|id| named(id).map(|game| game as _));
/// assert_eq!(found.as_deref(), Some("/replay/record_1_court-wars;options_standard;seed_7;end"));
/// ```
#[must_use]
pub fn find(text: &str, game: GameById<'_>) -> Option<String> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    let mut waiting = VecDeque::from([text.to_owned()]);
    let (mut seen, mut bytes) = (vec![text.to_owned()], text.len());
    let mut doubtful: Option<String> = None;
    while let Some(text) = waiting.pop_front() {
        match look(&text, game) {
            Some(Candidate { address, is_sure: true }) => return Some(address),
            // The longest is the one of which the least is missing.
            Some(Candidate { address, .. }) if doubtful.as_ref().is_none_or(|other| other.len() < address.len()) => {
                doubtful = Some(address);
            }
            _ => {}
        }
        for repair in REPAIRS {
            let repaired = repair(&text);
            let is_allowed = seen.len() < MAX_TEXTS && bytes + repaired.len() <= MAX_BYTES;
            if is_allowed && !seen.contains(&repaired) {
                bytes += repaired.len();
                seen.push(repaired.clone());
                waiting.push_back(repaired);
            }
        }
    }
    doubtful
}

/// Looks for something of ours in a text as it is.
fn look(text: &str, game: GameById<'_>) -> Option<Candidate> {
    let payload = letters::find(text).or_else(|| letters::find_race(text, game)).or_else(|| records::find(text, game));
    payload.or_else(|| {
        let place = place::find(text, game)?;
        // A record or letters may be found once more is undone.
        let has_more = KEYWORDS.iter().any(|keyword| text.contains(keyword));
        Some(Candidate { is_sure: place.is_sure && !has_more, ..place })
    })
}
