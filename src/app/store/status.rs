//! What the player has to know about the storage.

use leptos::prelude::*;

use crate::session::StoreError;

#[derive(Clone, Copy, Default)]
pub struct StoreStatus {
    /// Why games cannot be saved, if they cannot.
    pub error: RwSignal<Option<StoreError>>,
    /// Whether a saved game had vanished, and was saved again.
    pub wiped: RwSignal<bool>,
    /// How many finished games were deleted since the page was opened, because there was no room.
    pub deleted_games: RwSignal<usize>,
    /// A game that could not be saved, by name and text: a new one on its way to its page, or one that was left for another
    /// page.
    pub unsaved: StoredValue<Option<(String, String)>>,
    /// The name of the game of which a link was just opened, and how many of its actions the player has seen before.
    pub seen: StoredValue<Option<(String, usize)>>,
}

pub fn store_status() -> StoreStatus {
    expect_context()
}
