//! Opens what players paste, and addresses that another program has changed.

use leptos::task::spawn_local;

use crate::app::parts::{self, Part};
use crate::browser::device;
use crate::dyn_game::DynGame;
use crate::game::Language;
use crate::incoming::find;

/// Finds a link, a record or letters of ours in a text, as [`find`] does. Records of games that are not loaded are not found.
pub fn find_incoming(text: &str) -> Option<String> {
    find(text, &|id| parts::loaded_game(id).map(|game| -> &'static dyn DynGame { game }))
}

/// Opens what a player has pasted: goes to the page of the link, record or letters in it, or gives the text to `not_found`. All games are
/// loaded first, since only a game can tell whether a text is a record of it.
pub fn open_pasted(language: Language, text: String, not_found: impl FnOnce(&str) + 'static) {
    spawn_local(async move {
        // Offline, the games that are loaded are enough for most texts.
        let _ = parts::load(language, Part::all_games()).await;
        match find_incoming(&text) {
            Some(address) => device::go(&address),
            None => not_found(&text),
        }
    });
}
