//! The names of stored games: the game's id, and the time at which it began, padded so that times sort as text.

use crate::browser::device;
use crate::dyn_game::DynGame;

/// The name of a game that begins now.
pub fn new_name(game: &dyn DynGame) -> String {
    format!("{}.{:012}", game.id(), device::time_now())
}

/// The id of the game in the name of a stored game; `None` if the name has none.
pub fn game_of(name: &str) -> Option<&str> {
    name.split_once('.').map(|(game, _)| game)
}

/// The time at which a stored game began, from its name, in ms since 1970; `None` if the name has no time.
pub fn start_time_of(name: &str) -> Option<u64> {
    name.split_once('.')?.1.parse().ok()
}
