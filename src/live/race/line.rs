//! A connection of a device in a race.

use super::clock::Clock;
use crate::correspondence::Writer;
use crate::live::RateLimit;

/// How many frames may come at once.
const BURST: u64 = 300;

/// In how many ms another frame may come. At a guest's device, new entries of the log are not counted.
const INTERVAL: u64 = 40;

/// How many ms pass between two pings, until the clock is known, and then.
const PING_INTERVALS: [u64; 2] = [100, 1_000];

/// How many ms pass between two hellos, which repair what was lost.
const HELLO_INTERVAL: u64 = 2_000;

/// Whether another device is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Presence {
    /// It has not said hello, or it is at another table.
    Elsewhere,
    /// It is, but its player does not see the game for now.
    Away,
    /// It is, and its player sees the game.
    Here,
}

/// A connection to another device. At a guest's device it leads to the host.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub is_open: bool,
    pub presence: Presence,
    /// The player at the other device; `None` until the player has joined.
    pub writer: Option<Writer>,
    /// The clock of the other device.
    pub clock: Clock,
    pub limit: RateLimit,
    next_ping: u64,
    next_hello: u64,
}

impl Default for Line {
    fn default() -> Self {
        let limit = RateLimit::new(BURST, INTERVAL);
        let (clock, writer) = (Clock::default(), None);
        Self { is_open: false, presence: Presence::Elsewhere, writer, clock, limit, next_ping: 0, next_hello: 0 }
    }
}

impl Line {
    /// A connection that has just been made.
    pub fn open() -> Self {
        Self { is_open: true, ..Self::default() }
    }

    /// The connection has ended.
    pub const fn close(&mut self) {
        (self.is_open, self.presence) = (false, Presence::Elsewhere);
    }

    /// Says hello at once.
    pub const fn greet(&mut self) {
        self.next_hello = 0;
    }

    /// Whether a ping is due. Then it has to be sent now.
    pub fn is_ping_due(&mut self, now: u64) -> bool {
        let [early, late] = PING_INTERVALS;
        let interval = if self.clock.is_known() { late } else { early };
        self.is_open && is_due(&mut self.next_ping, now, interval)
    }

    /// Whether the hello of this device is due. Then it has to be sent now.
    pub const fn is_hello_due(&mut self, now: u64) -> bool {
        self.is_open && is_due(&mut self.next_hello, now, HELLO_INTERVAL)
    }
}

/// Whether the time for something that is done at intervals has come. Sets the next time.
const fn is_due(next: &mut u64, now: u64, interval: u64) -> bool {
    let is_due = now >= *next;
    if is_due {
        *next = now + interval;
    }
    is_due
}
