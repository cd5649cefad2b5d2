//! The clock of a timed game. It stops while nobody can see the board: behind the curtain, in a hidden tab, on a device that
//! sleeps.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser::device;
use crate::game::{Cue, TimeLeft};
use crate::session::Session;
use crate::ui::{TableHandle, WARNING_TIME_MS, is_short, messages as say};

/// The time between two readings of the clock.
const TICK: Duration = Duration::from_millis(200);

/// The longest time between two readings, in ms. If more has passed, the device must have slept.
const LONGEST_TICK_MS: u64 = 2_000;

#[derive(Clone, Copy)]
pub struct GameClock {
    /// The game's time at the last reading, in ms since the game began.
    counted: StoredValue<u64>,
    /// The device's uptime at the last reading, in ms; `None` while the clock is stopped.
    last: StoredValue<Option<u64>>,
    /// The device's uptime when the clock was last started, in ms.
    started: StoredValue<u64>,
}

impl GameClock {
    pub fn new() -> Self {
        Self { counted: StoredValue::new(0), last: StoredValue::new(None), started: StoredValue::new(0) }
    }

    /// The game's time, in ms since the game began. Time in which the device slept does not count.
    pub fn now(self) -> u64 {
        if let Some(last) = self.last.get_value() {
            let uptime = device::uptime();
            let passed = uptime.saturating_sub(last);
            self.last.set_value(Some(uptime));
            if passed > LONGEST_TICK_MS {
                // Events from before the sleep count as if they came now.
                self.started.set_value(uptime);
            } else {
                self.counted.update_value(|counted| *counted += passed);
            }
        }
        self.counted.get_value()
    }

    /// Converts an event's time stamp, in ms since the page was opened, to the game's time, in ms. A stamp from before the
    /// clock was last started counts as that start.
    pub fn game_time_at_stamp(self, stamp: f64) -> u64 {
        let now = self.now();
        let stamp = device::uptime_at_stamp(stamp).max(self.started.get_value());
        match self.last.get_value() {
            Some(uptime) => now.saturating_sub(uptime.saturating_sub(stamp)),
            None => now,
        }
    }

    fn is_running(self) -> bool {
        self.last.get_value().is_some()
    }

    fn stop(self) {
        let counted = self.now();
        self.counted.set_value(counted);
        self.last.set_value(None);
    }

    fn start(self) {
        if !self.is_running() {
            let uptime = device::uptime();
            self.last.set_value(Some(uptime));
            self.started.set_value(uptime);
        }
    }

    /// Runs the clock of a table while the table is shown, if the game is timed.
    pub fn run(self, table: TableHandle) {
        let Some(now) = table.session.with_untracked(Session::now) else { return };
        self.counted.set_value(now);
        table.time.set(now);
        let is_race = untrack(|| table.is_race());
        // A race begins paused, until the players are ready.
        table.paused.set(is_race);
        let visible = RwSignal::new(device::is_visible());
        device::on_visibility(move || {
            let is_visible = device::is_visible();
            visible.try_set(is_visible);
            if is_race && !is_visible {
                table.paused.try_set(true);
            }
        });
        let runs =
            Memo::new(move |_| visible.get() && !table.paused.get() && table.curtain().is_none() && !table.is_over());
        Effect::new(move |_| {
            if runs.get() {
                self.start();
            } else if self.is_running() {
                self.stop();
                // The time that has passed is saved, so that a reload gains nothing.
                table.advance_clock(self.now());
            }
        });
        let tick = move || {
            let (before, slept) = (table.time.get_untracked(), self.has_slept());
            let now = self.now();
            if is_race && slept {
                table.paused.set(true);
            }
            table.time.set(now);
            untrack(|| warn_of_last_seconds(table, before));
            if table
                .session
                .with_untracked(|session| session.next_event().map(|event| event.at))
                .is_some_and(|wakes| wakes <= now)
            {
                table.advance_clock(now);
            }
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
        // The next deadline is met in time, not at the next tick.
        let planned = StoredValue::new(None::<TimeoutHandle>);
        let cancel = move || {
            if let Some(handle) = planned.try_update_value(Option::take).flatten() {
                handle.clear();
            }
        };
        Effect::new(move |_| {
            cancel();
            if let Some(wakes) =
                table.session.with(|session| session.next_event().map(|event| event.at)).filter(|_| runs.get())
            {
                let wait = Duration::from_millis(wakes.saturating_sub(self.now()));
                planned.set_value(set_timeout_with_handle(tick, wait).ok());
            }
        });
        on_cleanup(cancel);
    }

    /// Whether the device has slept since the last reading.
    fn has_slept(self) -> bool {
        self.last.get_value().is_some_and(|last| device::uptime().saturating_sub(last) > LONGEST_TICK_MS)
    }
}

/// Warns the player to move of the last seconds, and gives a cue for each. `before` is the time at the last tick, in ms.
fn warn_of_last_seconds(table: TableHandle, before: u64) {
    let passed = table.time.get_untracked().saturating_sub(before);
    let left = table.acting().and_then(|seat| table.time_left(seat));
    if let Some(left @ TimeLeft { runs: true, .. }) = left
        && is_short(left)
    {
        if left.total() + passed > WARNING_TIME_MS {
            table.say(say::LAST_SECONDS.text(table.language).into());
        }
        if begins_second(left.total(), passed) {
            table.signals().cue.run(Cue::Second);
        }
    }
}

/// Whether a new second of the time left began in the last `passed` ms, if `left` ms are left now.
const fn begins_second(left: u64, passed: u64) -> bool {
    left > 0 && left.div_ceil(1_000) < (left + passed).div_ceil(1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_the_last_seconds_begins_once() {
        let begun = (0..50).map(|tick| 10_100 - 200 * tick).filter(|left| begins_second(*left, 200)).count();
        assert_eq!(begun, 10);
        assert!(!begins_second(0, 200), "it is over");
    }
}
