//! What is stored as one text under a fixed name: every change of such a text goes through here.

use leptos::prelude::*;

use super::finished_games::put_making_room;
use super::status::StoreStatus;
use crate::browser::{storage, tabs};
use crate::game::ParseError;
use crate::session::StoreError;
use crate::session::stored::{self, Stored};

/// What is stored. Where the page may not use the storage, nothing is.
///
/// # Errors
/// When the text cannot be read, as when a later version has stored it.
pub fn load<Value: Stored>() -> Result<Value, ParseError> {
    stored::read(storage::get(Value::NAME).ok().flatten().as_deref())
}

/// Changes what is stored at this moment, since another tab may have changed it. If there is no room, the oldest finished games
/// are deleted for it. Returns what is stored now; `None` if that is what was stored before, because there is no room even then,
/// the storage may not be used, or its text cannot be read. The last of these is told to the player.
pub fn update<Value: Stored>(status: StoreStatus, change: impl FnOnce(&mut Value)) -> Option<Value> {
    update_with(|name, text| put_making_room(name, text, status), status, change)
}

/// As [`update`], but `put` stores the text.
pub fn update_with<Value: Stored>(
    put: impl FnOnce(&str, &str) -> Result<(), StoreError>,
    status: StoreStatus,
    change: impl FnOnce(&mut Value),
) -> Option<Value> {
    let before = storage::get(Value::NAME).ok()?;
    let changed = stored::changed(before.as_deref(), change);
    status.note_unreadable(Value::NAME, changed.is_err());
    let (value, text) = changed.ok()?;
    text.is_none_or(|text| put(Value::NAME, &text).is_ok()).then_some(value)
}

/// What is stored, as a component shows and changes it.
#[derive(Clone)]
pub struct Shown<Value: Stored + Send + Sync + 'static> {
    /// What is stored, also after another tab has changed it. What could not be stored is in it, too.
    pub value: RwSignal<Value>,
    status: StoreStatus,
}

impl<Value: Stored + Send + Sync> Copy for Shown<Value> {}

impl<Value: Stored + Send + Sync> Shown<Value> {
    /// Follows what is stored until the component that calls this is gone. What cannot be read is shown as empty.
    pub fn new(status: StoreStatus) -> Self {
        let value = RwSignal::new(load().unwrap_or_default());
        tabs::follow(Value::NAME, move || {
            if let Ok(stored) = load() {
                value.set(stored);
            }
        });
        Self { value, status }
    }

    /// Changes what is stored and shown. What cannot be stored is shown until the player leaves the page.
    pub fn update(self, change: impl Fn(&mut Value)) {
        match update(self.status, &change) {
            Some(stored) => self.value.set(stored),
            None => self.value.update(change),
        }
    }
}
