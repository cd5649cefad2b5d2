//! The players' clocks: how much time each has left.

use leptos::prelude::*;

use super::{TableHandle, words};
use crate::game::{Language, Seat, TimeLeft};

/// The time left at which a player is warned, in ms.
pub const WARNING_TIME_MS: u64 = 10_000;

/// Whether a clock runs and has so little time left that the player should hurry.
pub const fn is_short(left: TimeLeft) -> bool {
    left.runs && left.total() <= WARNING_TIME_MS
}

/// The time left in words, for screen readers.
pub fn time_in_words(language: Language, left: TimeLeft) -> String {
    words::time_left(language, whole_seconds(left.first), whole_seconds(left.reserve))
}

/// A time in ms as whole seconds, rounded up.
const fn whole_seconds(time: u64) -> u64 {
    time.div_ceil(1_000)
}

/// A time in ms as a clock shows it: `1:05`.
fn clock_text(time: u64) -> String {
    let seconds = whole_seconds(time);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The clock of a player; nothing in a game without clocks.
#[component]
pub fn Clock(#[prop(into)] table: TableHandle, seat: Signal<Seat>) -> impl IntoView {
    let left = Memo::new(move |_| table.time_left(seat.get()));
    let there = Memo::new(move |_| left.read().is_some());
    let part = move |part: fn(TimeLeft) -> u64| left.get().map(|left| clock_text(part(left)));
    view! {
        <Show when=move || there.get()>
            <span
                class="clock"
                class:is-running=move || left.get().is_some_and(|left| left.runs)
                class:is-short=move || left.get().is_some_and(is_short)
                role="timer"
                aria-live="off"
                aria-label=move || left.get().map(|left| time_in_words(table.language, left))
            >
                <b>{move || part(|left| left.first)}</b>
                <span class="small">" + " {move || part(|left| left.reserve)}</span>
            </span>
        </Show>
    }
}
