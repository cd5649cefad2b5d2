//! The status of the storage, and games that pages hand over to each other.

use leptos::prelude::*;

use crate::session::StoreError;

#[derive(Clone, Copy, Default)]
pub struct StoreStatus {
    /// The reason why the last save failed; `None` if it did not fail.
    pub error: RwSignal<Option<StoreError>>,
    /// Whether a saved game had disappeared from the storage, and was saved again.
    pub wiped: RwSignal<bool>,
    /// The names of the stored texts that were to be changed and cannot be read, so that nothing is added to them.
    pub unreadable: RwSignal<Vec<&'static str>>,
    /// The number of finished games that were deleted for lack of room since the page was opened.
    pub deleted_games: RwSignal<usize>,
    /// The name and text of a game that could not be saved, until its page opens.
    pub unsaved: StoredValue<Option<(String, String)>>,
    /// The name of a game, and the number of its actions that the player has seen, if a link with letters of that game was just
    /// opened.
    pub seen: StoredValue<Option<(String, usize)>>,
}

impl StoreStatus {
    /// Notes whether the stored text with this name cannot be read.
    pub fn note_unreadable(self, name: &'static str, is_unreadable: bool) {
        if untrack(|| self.unreadable.read().contains(&name)) != is_unreadable {
            self.unreadable.update(|names| {
                names.retain(|other| *other != name);
                names.extend(is_unreadable.then_some(name));
            });
        }
    }
}

pub fn store_status() -> StoreStatus {
    expect_context()
}
