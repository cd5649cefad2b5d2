//! Keeps the screen on while a computer thinks, since the player touches nothing meanwhile.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::device::ScreenLock;
use crate::ui::{EngineStatus, TableHandle};

/// Keeps the screen on while a computer thinks, until the page is left. In a hidden page the browser lets the screen go dark, and
/// the next computer to move asks again.
pub fn keep_screen_on(table: TableHandle) {
    let lock = StoredValue::new_local(None::<ScreenLock>);
    let thinks = |status| matches!(status, EngineStatus::Thinking(_));
    Effect::new(move |_| {
        if !thinks(table.engine_status.get()) {
            return lock.set_value(None);
        }
        spawn_local(async move {
            // Without a lock the screen goes dark as always.
            let new = ScreenLock::request().await.ok();
            lock.try_set_value(new.filter(|_| table.engine_status.try_get_untracked().is_some_and(thinks)));
        });
    });
}
