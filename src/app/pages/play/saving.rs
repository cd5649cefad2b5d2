//! Saves a game after every change, and its result for the statistics.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::store::{StoreStatus, finished_games, saved_games, start_time_of, statistics};
use crate::browser::device;
use crate::ui::TableHandle;

/// The time between a change of a race and its saving.
const RACE_SAVING_DELAY: Duration = Duration::from_millis(400);

/// Saves the `text` of a game at once and after every change, as long as it is not open in another tab.
pub fn save_changes(
    name: String,
    table: TableHandle,
    status: StoreStatus,
    other_tab: RwSignal<bool>,
    text: impl Fn() -> Option<String> + 'static,
) {
    let is_saved = StoredValue::new(false);
    let save = move || {
        if other_tab.get_untracked() {
            return;
        }
        let Some(text) = text() else { return };
        let vanished = is_saved.get_value() && matches!(saved_games::text(&name), Ok(None));
        let result = saved_games::put(&name, &text, status);
        is_saved.set_value(true);
        status.wiped.set(vanished && result.is_ok() && status.error.get_untracked().is_none());
        status.error.set(result.err());
    };
    if untrack(|| table.is_race()) {
        save_race(table, save);
    } else {
        Effect::new(move |_| {
            table.session.track();
            save();
        });
    }
}

/// Saves a race. Writing delays taps, so the changes within `RACE_SAVING_DELAY` are saved together. If the player leaves the page
/// before, they are saved then.
fn save_race(table: TableHandle, save: impl Fn() + 'static) {
    let due = StoredValue::new(false);
    let save = StoredValue::new_local(save);
    let save_if_due = move || {
        if due.try_get_value() == Some(true) {
            due.set_value(false);
            save.with_value(|save| save());
        }
    };
    Effect::new(move |before: Option<()>| {
        table.session.track();
        table.paused.track();
        if before.is_none() || table.is_over() || table.paused.get_untracked() {
            due.set_value(true);
            save_if_due();
        } else if !due.get_value() {
            due.set_value(true);
            set_timeout(save_if_due, RACE_SAVING_DELAY);
        }
    });
    device::on_leaving(save_if_due);
    on_cleanup(save_if_due);
}

/// Stores the finished game and its result once it is over, as long as it is not open in another tab. If the end is undone,
/// removes the game from the finished ones.
pub fn keep_result(name: String, table: TableHandle, status: StoreStatus, other_tab: RwSignal<bool>) {
    let Some(begun) = start_time_of(&name) else { return };
    let ending = Memo::new(move |_| table.status.with(|game| game.ending.clone()));
    Effect::new(move |_| {
        let ending = ending.read();
        // A game with hidden cards at another device has no result before these are checked.
        if other_tab.get_untracked() || table.status.with_untracked(|game| game.is_supposed) {
            return;
        }
        let Some(ending) = &*ending else { return finished_games::remove(&name) };
        table.session.with_untracked(|session| {
            finished_games::store(&name, ending, &session.save(), status);
            statistics::store(session.finished_facts(begun, device::time_now()), status);
        });
    });
}
