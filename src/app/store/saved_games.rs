//! The saved games: each under a name that begins with the name of its game.

use std::cmp::Reverse;

use crate::app::pages::finished_games;
use crate::app::shell::AppContext;
use crate::browser::{device, storage};
use crate::correspondence::is_correspondence;
use crate::dyn_game::DynGame;
use crate::game::insertion_sort::insertion_sort;
use crate::session::StoreError;
use crate::session::backup::GAME;

/// A new name to save a game under: the game's name and the time, which sorts.
#[must_use]
pub fn new_name(game: &dyn DynGame) -> String {
    format!("{}.{:012}", game.id(), device::milliseconds())
}

/// The name of the game of a saved game, by the name it is saved under.
#[must_use]
pub fn game_of(name: &str) -> Option<&str> {
    name.split_once('.').map(|(game, _)| game)
}

/// Whether the game saved under this name is one by correspondence.
#[must_use]
pub fn is_by_letter(name: &str) -> bool {
    text(name).is_ok_and(|text| text.is_some_and(|text| is_correspondence(&text)))
}

/// When the game saved under this name began, in ms since 1970.
#[must_use]
pub fn begun(name: &str) -> Option<u64> {
    name.split_once('.')?.1.parse().ok()
}

/// Saves a game. If there is no room, the oldest finished games are deleted for it.
///
/// # Errors
/// When it cannot be saved; what was saved before stays.
pub fn put(name: &str, text: &str, context: AppContext) -> Result<(), StoreError> {
    finished_games::put_making_room(&format!("{GAME}{name}"), text, context)
}

/// The text saved under a name.
///
/// # Errors
/// When the storage cannot be used.
pub fn text(name: &str) -> Result<Option<String>, StoreError> {
    storage::get(&format!("{GAME}{name}"))
}

/// Deletes a saved game.
pub fn remove(name: &str) {
    storage::remove(&format!("{GAME}{name}"));
}

/// The names of all saved games, the latest first.
#[must_use]
pub fn names() -> Vec<String> {
    let mut names: Vec<String> =
        storage::names(GAME).into_iter().filter_map(|name| name.strip_prefix(GAME).map(str::to_owned)).collect();
    insertion_sort(&mut names, |name| Reverse(name.rsplit('.').next().map(str::to_owned)));
    names
}
