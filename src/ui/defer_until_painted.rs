//! What may wait until a frame was drawn, so that what a player waits for is drawn sooner.

use std::time::Duration;

use leptos::prelude::*;

use super::TableHandle;

/// What is made of what is on a `table`: at once, or where fast hands wait for the verdict on their taps, after the frame that
/// shows it.
pub fn defer_until_painted<T: Clone + PartialEq + Send + Sync + 'static>(
    table: TableHandle,
    make: impl Fn() -> T + Copy + Send + Sync + 'static,
) -> Signal<T> {
    if !untrack(|| table.is_race()) {
        return Memo::new(move |_| make()).into();
    }
    let product = RwSignal::new(untrack(make));
    let is_due = StoredValue::new(false);
    Effect::new(move |before: Option<()>| {
        table.playing().track();
        table.looking.track();
        if before.is_none() || is_due.get_value() {
            return;
        }
        is_due.set_value(true);
        // A timer that is set in a frame comes after it was drawn.
        request_animation_frame(move || {
            set_timeout(
                move || {
                    // The place may have been left since.
                    if is_due.try_set_value(false).is_none() {
                        product.set(untrack(make));
                    }
                },
                Duration::ZERO,
            );
        });
    });
    product.into()
}
