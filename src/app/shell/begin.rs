//! Saves a game and goes to its page.

use crate::app::route::Route;
use crate::app::store::{StoreStatus, saved_games};
use crate::browser::device;
use crate::dyn_game::DynGame;

/// Saves a new game and goes to its page. A second click on what begins a game, before the page of the first game is shown, does
/// nothing.
pub fn begin(game: &dyn DynGame, text: String, status: StoreStatus) {
    if !device::is_leaving() {
        device::leave(&Route::Play(saved_games::save_new(game, text, status)).to_string());
    }
}

/// Saves a game that has changed, and goes to its page.
pub fn save_and_open(name: String, text: String, status: StoreStatus) {
    saved_games::save_or_hand_on(&name, text, status);
    device::go(&Route::Play(name).to_string());
}
