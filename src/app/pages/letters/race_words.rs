//! The state of a race between devices in words.

use super::messages as say;
use super::words::{friend_name_at_sentence_start, here_and_away, name_of};
use crate::game::{Language, Seat, common_words};
use crate::live::race::Race;
use crate::ui::words;

/// The name of a player within a sentence. Without a name, it is "your friend", or the number of the seat if there are several.
fn name(language: Language, race: &Race, seat: Seat) -> String {
    match &*race.names().nth(seat.index()).unwrap_or_default() {
        "" if race.seat_count() > 2 => words::seat(language, seat),
        name => name_of(language, name),
    }
}

/// The name of a player at the beginning of a sentence.
pub fn name_at_sentence_start(language: Language, race: &Race, seat: Seat) -> String {
    match &*race.names().nth(seat.index()).unwrap_or_default() {
        "" if race.seat_count() <= 2 => friend_name_at_sentence_start(language, ""),
        _ => name(language, race, seat),
    }
}

/// The name of the host at the devices of guests, and of the first guest at that of the host, within a sentence.
pub fn partner(language: Language, race: &Race) -> String {
    name(language, race, if race.is_host() { Seat::SECOND } else { Seat::FIRST })
}

/// Which of the other players see the game and which are away, in words. Guests know it of the host.
pub fn presence(language: Language, race: &Race) -> String {
    let joined = Seat::all(race.names().count());
    let known = joined.filter(|seat| Some(*seat) != race.seat() && (race.is_host() || *seat == Seat::FIRST));
    let (here, away): (Vec<_>, Vec<_>) = known.partition(|seat| race.present().any(|present| present == *seat));
    let name = |seat| name_at_sentence_start(language, race, seat);
    here_and_away(language, [here, away].map(|seats| seats.into_iter().map(name).collect()))
}

/// Who is awaited before the game begins, in words; `None` once it has begun.
pub fn awaited(language: Language, race: &Race) -> Option<String> {
    if race.session().is_some() {
        return None;
    }
    let joined = race.names().count();
    let missing = race.seat_count().saturating_sub(joined);
    if missing == 0 {
        return Some(say::LIVE_CONNECTING.text(language).into());
    }
    let names = common_words::all_of(language, Seat::all(joined).map(|seat| name(language, race, seat)));
    let joined = say::Joined { names }.text(language);
    Some(format!("{joined} {}", say::LiveMissing { players: missing }.text(language)))
}
