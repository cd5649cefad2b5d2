//! The finished games that are stored in full.

use leptos::prelude::*;

use super::game_name::start_time_of;
use super::status::StoreStatus;
use crate::browser::{device, storage, tabs};
use crate::game::sort_by_number::sort_by_number;
use crate::session::backup::FINISHED_PREFIX;
use crate::session::finished_games::{
    FinishedGame, MOST_STORED, StoreOutcome, is_same_game, store_making_room, stored_game, write,
};
use crate::session::{Ending, StoreError};

fn key(name: &str) -> String {
    format!("{FINISHED_PREFIX}{name}")
}

/// The text of the finished game that was played under this name; `None` if there is none.
pub fn text(name: &str) -> Option<String> {
    storage::get(&key(name)).ok().flatten()
}

pub fn remove(name: &str) {
    storage::remove(&key(name));
}

/// The names of the finished games, in no particular order.
pub fn names() -> Vec<String> {
    let names = storage::names(FINISHED_PREFIX).into_iter();
    names.filter_map(|name| name.strip_prefix(FINISHED_PREFIX).map(str::to_owned)).collect()
}

/// The finished games with their names. The one that ended last comes first. A game that cannot be read is `None`, and is sorted
/// by the time at which it began.
pub fn latest_first() -> Vec<(String, Option<FinishedGame>)> {
    let read = |name: String| {
        let game = text(&name).and_then(|text| FinishedGame::read(&text).ok());
        (name, game)
    };
    let mut games: Vec<_> = names().into_iter().map(read).collect();
    let ended = |name: &str, game: &Option<FinishedGame>| {
        game.as_ref().map(|game| game.ended).or_else(|| start_time_of(name)).unwrap_or_default()
    };
    sort_by_number(&mut games, |(name, game)| u64::MAX - ended(name, game));
    games
}

/// When there is no room, one more of so many finished games is deleted, so that not every change of a game deletes others. To
/// find the oldest, all are read.
const SPARED: usize = 50;

/// Stores a text. If there is no room, deletes the oldest finished games, and tells the player.
///
/// # Errors
/// When there is no room even then, or the storage may not be used. The text that was stored before stays.
pub fn put_making_room(name: &str, text: &str, status: StoreStatus) -> Result<(), StoreError> {
    let mut oldest_first = None;
    let delete_oldest = || {
        let oldest_first = oldest_first.get_or_insert_with(|| latest_first().into_iter().rev());
        let oldest = oldest_first.map(|(name, _)| key(&name)).find(|other| other != name)?;
        let text = storage::get(&oldest).ok().flatten()?;
        storage::remove(&oldest);
        Some((oldest, text))
    };
    let StoreOutcome { result, mut deleted } = store_making_room((name, text), storage::put, delete_oldest);
    if deleted > 0 {
        let others = oldest_first.into_iter().flatten().filter(|(other, _)| key(other) != name);
        for (other, _) in others.take(names().len() / SPARED) {
            remove(&other);
            deleted += 1;
        }
        status.deleted_games.update(|all| *all += deleted);
    }
    result
}

/// Replaces the session in the text of a finished game, after its notes have changed. A failure is shown to the player.
pub fn replace(name: &str, game: &str, status: StoreStatus) {
    let Some(text) = text(name) else { return };
    let ending = text.lines().next().unwrap_or_default();
    status.error.set(put_making_room(&key(name), &format!("{ending}\n{game}"), status).err());
}

/// Calls `changed` with the session in the text of a finished game when another tab has changed its notes, until the component that
/// calls this is gone.
pub fn follow(name: String, changed: impl Fn(&str) + 'static) {
    tabs::follow(key(&name), move || {
        if let Some(text) = text(&name) {
            changed(stored_game(&text));
        }
    });
}

/// Stores a game that has just ended, given the text that was saved while it was played, and deletes the oldest games beyond
/// the limit. Returns whether the game is stored; if not, the player has been told that it cannot be saved.
pub fn store<Reason>(name: &str, ending: &Ending<Reason>, game: &str, status: StoreStatus) -> bool {
    if text(name).is_some_and(|text| is_same_game(stored_game(&text), game)) {
        // The game was stored before, perhaps with notes since, and only opened again.
        return true;
    }
    let result = put_making_room(&key(name), &write(device::time_now(), ending, game), status);
    // To sort the games, all of them are read.
    if names().len() > MOST_STORED {
        latest_first().iter().skip(MOST_STORED).for_each(|(name, _)| remove(name));
    }
    result.is_ok()
}
