//! The saved games, each under its name.

use std::cmp::Reverse;

use leptos::prelude::*;

use super::finished_games;
use super::game_name::new_name;
use super::status::StoreStatus;
use crate::browser::storage;
use crate::dyn_game::DynGame;
use crate::game::insertion_sort::insertion_sort;
use crate::live::is_between_devices;
use crate::session::StoreError;
use crate::session::backup::GAME_PREFIX;

/// The text of the game that is saved under this name, if it has players at other devices.
pub fn text_between_devices(name: &str) -> Option<String> {
    text(name).ok().flatten().filter(|text| is_between_devices(text))
}

/// Whether the game of this name has ended: it is among the finished games, and cannot be resumed.
pub fn is_over(name: &str) -> bool {
    matches!(text(name), Ok(None)) && finished_games::text(name).is_some()
}

/// Saves a new game, and returns its name.
pub fn save_new(game: &dyn DynGame, text: String, status: StoreStatus) -> String {
    let name = new_name(game);
    save_or_hand_on(&name, text, status);
    name
}

/// Saves a game before its page opens, or before its letters and frames are sent. If that fails, the player sees why, and the
/// game waits in `status` for the next time that its page is drawn.
pub fn save_or_hand_on(name: &str, text: String, status: StoreStatus) {
    let error = put(name, &text, status).err();
    if error.is_some() {
        status.unsaved.set_value(Some((name.to_owned(), text)));
    }
    // A race saves several times a second, so that nobody is told again that all is well.
    if error.is_some() || untrack(|| status.error.read().is_some()) {
        status.error.set(error);
    }
}

/// Saves a game. If there is no room, the oldest finished games are deleted for it.
///
/// # Errors
/// When the game cannot be saved; the text that was saved before stays.
pub fn put(name: &str, text: &str, status: StoreStatus) -> Result<(), StoreError> {
    finished_games::put_making_room(&format!("{GAME_PREFIX}{name}"), text, status)
}

/// The text saved under a name; `None` if there is none.
pub fn text(name: &str) -> Result<Option<String>, StoreError> {
    storage::get(&format!("{GAME_PREFIX}{name}"))
}

pub fn remove(name: &str) {
    storage::remove(&format!("{GAME_PREFIX}{name}"));
}

/// The names of all saved games, the latest first.
pub fn names() -> Vec<String> {
    let mut names: Vec<String> = storage::names(GAME_PREFIX)
        .into_iter()
        .filter_map(|name| name.strip_prefix(GAME_PREFIX).map(str::to_owned))
        .collect();
    insertion_sort(&mut names, |name| Reverse(name.rsplit('.').next().map(str::to_owned)));
    names
}
