//! The number on the icon of the installed page: how many letters wait to be sent.

use std::cell::Cell;

use crate::app::store::saved_games;
use crate::browser::device;
use crate::correspondence::is_unsent;

thread_local! {
    /// Whether the letters are counted in the next task.
    static IS_DUE: Cell<bool> = const { Cell::new(false) };
}

/// Counts the letters that wait, after the current task has saved what it changes, and shows their number.
pub fn update() {
    // Home reads many saved games in one task.
    if IS_DUE.replace(true) {
        return;
    }
    device::in_next_task(|| {
        IS_DUE.set(false);
        let waits =
            |name: &&String| saved_games::text(name).is_ok_and(|text| text.is_some_and(|text| is_unsent(&text)));
        device::set_badge(saved_games::names().iter().filter(waits).count());
    });
}
