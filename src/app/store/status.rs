//! The status of the storage, and games that pages hand over to each other.

use leptos::prelude::*;

use crate::session::StoreError;

#[derive(Clone, Copy, Default)]
pub struct StoreStatus {
    /// Why the last save failed; `None` if it did not.
    pub error: RwSignal<Option<StoreError>>,
    /// Whether a saved game had disappeared from the storage, and was saved again.
    pub wiped: RwSignal<bool>,
    /// How many finished games were deleted since the page was opened, because there was no room.
    pub deleted_games: RwSignal<usize>,
    /// The name and text of a game that could not be saved, until its page opens.
    pub unsaved: StoredValue<Option<(String, String)>>,
    /// The name of the game of which a link was just opened, and how many of its actions the player has seen.
    pub seen: StoredValue<Option<(String, usize)>>,
}

pub fn store_status() -> StoreStatus {
    expect_context()
}
