//! Defers the drawing of less urgent parts until the next frame is painted, so that the rest appears sooner.

use std::time::Duration;

use leptos::prelude::*;

use super::TableHandle;

/// A signal with a value that `make` computes from the table. In a race, it changes only after the frame that shows the last
/// action, so that players see the result of their taps sooner.
pub fn defer_until_painted<T: Clone + PartialEq + Send + Sync + 'static>(
    table: TableHandle,
    make: impl Fn() -> T + Copy + Send + Sync + 'static,
) -> Signal<T> {
    if !untrack(|| table.is_race()) {
        return Memo::new(move |_| make()).into();
    }
    let value = RwSignal::new(untrack(make));
    let is_due = StoredValue::new(false);
    Effect::new(move |before: Option<()>| {
        table.session.track();
        table.looking.track();
        if before.is_none() || is_due.get_value() {
            return;
        }
        is_due.set_value(true);
        // A timer that is set during a frame fires after it was painted.
        request_animation_frame(move || {
            set_timeout(
                move || {
                    // The player may have left the page since.
                    if is_due.try_set_value(false).is_none() {
                        value.set(untrack(make));
                    }
                },
                Duration::ZERO,
            );
        });
    });
    value.into()
}
