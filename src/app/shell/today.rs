//! The day, which changes while the page is open.

use leptos::prelude::*;

use crate::browser::device;

/// The day, as [`device::today`] counts it.
#[derive(Clone, Copy)]
struct Today(RwSignal<u64>);

/// Follows the day for as long as the page is open. A device that sleeps over midnight stops the timer, so the day is looked up when
/// the player comes back, too.
pub fn provide_today() {
    let day = RwSignal::new(device::today());
    let look = move || {
        if device::today() != day.get_untracked() {
            day.set(device::today());
        }
    };
    device::on_visibility(look);
    let _ = window_event_listener_untyped("focus", move |_| look());
    wait_for_midnight(look);
    provide_context(Today(day));
}

fn wait_for_midnight(look: impl Fn() + Copy + 'static) {
    let next = move || {
        look();
        wait_for_midnight(look);
    };
    set_timeout(next, device::time_to_midnight());
}

/// Today, in days since 1970.
pub fn today() -> RwSignal<u64> {
    expect_context::<Today>().0
}
