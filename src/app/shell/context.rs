//! What all parts of the page share.

use leptos::prelude::*;

use crate::app::pages::settings::Settings;
use crate::app::router::navigation::Navigation;
use crate::browser::cues::Speaker;
use crate::browser::engine::Engine;
use crate::session::StoreError;

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// Where the player is.
    pub navigation: Navigation,
    /// The player's settings.
    pub settings: RwSignal<Settings>,
    /// Why games cannot be saved, if they cannot.
    pub store_error: RwSignal<Option<StoreError>>,
    /// Whether a saved game had vanished, and was saved again.
    pub wiped: RwSignal<bool>,
    /// Whether a newer version is ready.
    pub update: RwSignal<bool>,
    /// Whether a newer version has been activated, here or in another tab.
    pub superseded: RwSignal<bool>,
    /// Whether the worker is of another version than the page.
    pub other_version: RwSignal<bool>,
    /// Whether a game is open that is not over.
    pub in_game: RwSignal<bool>,
    /// Whether threats are marked on boards. It stays as the player left it while the page is open.
    pub threats: RwSignal<bool>,
    /// The connection to the engine worker.
    pub engine: StoredValue<Engine, LocalStorage>,
    /// How many finished games were deleted since the page was opened, because there was no room.
    pub deleted_games: RwSignal<usize>,
    /// What plays the tones of cues.
    pub speaker: StoredValue<Speaker, LocalStorage>,
    /// A game that could not be saved, by name and text: a new one on its way to its page, or one that was left for another
    /// page.
    pub unsaved: StoredValue<Option<(String, String)>>,
}

/// What all parts of the page share.
///
/// # Panics
/// Outside the page.
#[must_use]
pub fn context() -> AppContext {
    expect_context()
}
