//! The browser's local storage: texts under names.

use leptos::web_sys::{Storage, StorageEvent, window};

use crate::session::StoreError;

/// The prefix of all names, because other pages of the same host share the storage.
const NAME_PREFIX: &str = "corsair-cabinet:";

fn storage() -> Result<Storage, StoreError> {
    window().and_then(|window| window.local_storage().ok().flatten()).ok_or(StoreError::Denied)
}

/// The text under a name; `None` if there is none.
pub fn get(name: &str) -> Result<Option<String>, StoreError> {
    storage()?.get_item(&format!("{NAME_PREFIX}{name}")).map_err(|_| StoreError::Denied)
}

/// Stores a text under a name.
///
/// # Errors
/// When there is no room, or the page may not use the storage; the text stored before stays.
pub fn put(name: &str, text: &str) -> Result<(), StoreError> {
    // A storage that can be used refuses only when it is full.
    storage()?.set_item(&format!("{NAME_PREFIX}{name}"), text).map_err(|_| StoreError::Full)
}

/// Deletes the text under a name.
pub fn remove(name: &str) {
    if let Ok(storage) = storage() {
        // Where nothing can be deleted nothing can be stored either, and the player has seen that.
        let _ = storage.remove_item(&format!("{NAME_PREFIX}{name}"));
    }
}

/// Whether another tab has changed the text under a name, or deleted everything.
pub fn is_change_of(event: &StorageEvent, name: &str) -> bool {
    event.key().is_none_or(|key| key.strip_prefix(NAME_PREFIX) == Some(name))
}

/// The number of characters that all names and texts take up.
pub fn size() -> usize {
    names("")
        .iter()
        .map(|name| NAME_PREFIX.len() + name.len() + get(name).ok().flatten().map_or(0, |text| text.len()))
        .sum()
}

/// All names that begin with `start`, in no particular order.
pub fn names(start: &str) -> Vec<String> {
    let Ok(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let ours = keys.filter_map(|key| key.strip_prefix(NAME_PREFIX).map(str::to_owned));
    ours.filter(|name| name.starts_with(start)).collect()
}
