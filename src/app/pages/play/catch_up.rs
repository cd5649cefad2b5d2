//! Plays at the table what a link has brought, before anything is to be done.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use crate::ui::TableHandle;

/// Plays the actions that the table holds, one at a time, once the board is drawn. Any key or touch shows the rest at once.
pub fn catch_up(table: TableHandle, pace: Duration, has_board: RwSignal<bool>) {
    let running = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(interval) = running.try_update_value(Option::take).flatten() {
            interval.clear();
        }
    };
    Effect::new(move |_| {
        if has_board.get() && running.with_value(Option::is_none) && untrack(|| table.is_staging()) {
            let play = move || {
                if !table.play_next() {
                    stop();
                }
            };
            running.set_value(set_interval_with_handle(play, pace).ok());
        }
    });
    let key = window_event_listener(ev::keydown, move |_| table.show_all());
    let touch = window_event_listener(ev::pointerdown, move |_| table.show_all());
    on_cleanup(move || {
        stop();
        key.remove();
        touch.remove();
    });
}
