//! The clock of a game that is played against one. It stands still while nobody can see the board: behind the curtain,
//! in a hidden tab, on a device that sleeps.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser::device;
use crate::game::TimeLeft;
use crate::ui::{AnyTable, LAST_SECONDS, is_short, texts};

/// How often the clock is looked at.
const TICK: Duration = Duration::from_millis(200);

/// After a longer time between two looks at it the device has slept, in ms.
const LONGEST_TICK: u64 = 2_000;

/// What a clock has counted.
#[derive(Clone, Copy)]
pub struct Ticking {
    /// Time counted until the clock was looked at last, in ms since the game began.
    counted: StoredValue<u64>,
    /// When it was looked at last, on the device's clock; none while it stands.
    last: StoredValue<Option<u64>>,
}

impl Ticking {
    /// A clock that stands.
    #[must_use]
    pub fn new() -> Self {
        Self { counted: StoredValue::new(0), last: StoredValue::new(None) }
    }

    /// What time it is, in ms since the game began. While the device slept no time has passed.
    #[must_use]
    pub fn now(self) -> u64 {
        if let Some(last) = self.last.get_value() {
            let uptime = device::uptime();
            let passed = uptime.saturating_sub(last);
            self.last.set_value(Some(uptime));
            self.counted.update_value(|counted| *counted += if passed > LONGEST_TICK { 0 } else { passed });
        }
        self.counted.get_value()
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
            self.last.set_value(Some(device::uptime()));
        }
    }

    /// Runs the clock of a table for as long as it is shown; does nothing where none is played against.
    pub fn run(self, table: AnyTable) {
        let Some(now) = untrack(|| table.playing().now()) else { return };
        self.counted.set_value(now);
        table.time.set(now);
        let visible = RwSignal::new(device::is_visible());
        device::on_visibility(move || {
            visible.try_set(device::is_visible());
        });
        Effect::new(move |_| {
            if visible.get() && !table.paused.get() && table.curtain().is_none() && !table.is_over() {
                self.start();
            } else if self.is_running() {
                self.stop();
                // What has passed is stored: loading the page again gives nobody time.
                table.playing().pass(self.now());
            }
        });
        let tick = move || {
            let (before, now) = (table.time.get_untracked(), self.now());
            table.time.set(now);
            untrack(|| warn(table, before));
            if untrack(|| table.playing().wakes()).is_some_and(|wakes| wakes <= now) {
                table.playing().pass(now);
            }
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
    }
}

/// Warns the player whose last seconds have just begun.
fn warn(table: AnyTable, before: u64) {
    let passed = table.time.get_untracked().saturating_sub(before);
    let left = table.acting().and_then(|seat| table.playing().time_left(seat));
    if let Some(left @ TimeLeft { runs: true, .. }) = left
        && is_short(left)
        && left.total() + passed > LAST_SECONDS
    {
        table.say(texts().last_seconds.into());
    }
}
