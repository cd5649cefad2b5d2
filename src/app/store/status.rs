//! The status of the storage, and games that pages hand over to each other.

use leptos::prelude::*;

use crate::session::StoreError;

#[derive(Clone, Copy, Default)]
pub struct StoreStatus {
    /// The reason why the last save failed; `None` if it did not fail.
    pub error: RwSignal<Option<StoreError>>,
    /// Whether a saved game had disappeared from the storage, and was saved again.
    pub wiped: RwSignal<bool>,
    /// The number of finished games that were deleted for lack of room since the page was opened.
    pub deleted_games: RwSignal<usize>,
    /// The name and text of a game that could not be saved, until its page opens.
    pub unsaved: StoredValue<Option<(String, String)>>,
    /// The name of a game, and the number of its actions that the player has seen, if a link with letters of that game was just
    /// opened.
    pub seen: StoredValue<Option<(String, usize)>>,
}

pub fn store_status() -> StoreStatus {
    expect_context()
}
