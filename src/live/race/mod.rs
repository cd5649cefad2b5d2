//! A race between devices: a game in which the fastest player counts, over connections of different speed.
//!
//! All guests have a connection to the host. What any device says goes to the host, which puts it into one order, the [log], and
//! passes it on. Each device reads the log alike ([`state`]), so that all have the same record, which is one like any other.
//!
//! * Clock: each device knows the offset of its clock to that of the host ([`Clock`]).
//! * Turn: the player whose turn it is asks for it. If the next card is unknown, this player and the next one reveal a share
//!   each, from chains to which they committed when they joined, so that nobody knows a card before it is decided that it is
//!   shown. The host says when: some 150 ms later, at the same moment for everybody.
//! * Tap: a reaction is the time from the own paint of a card to the own tap, so that a slow line costs nothing. A device commits
//!   to it. When the taps of the slowest line must be there, the host closes, all open, and the shortest reaction is first.
//!
//! ```text
//! guest  say 7 41 … act 5tq0w2c9m7e6h4k1j3r8n0b2vg flip
//! host   entry 42 guest 7 41 … act 5tq0w2c9m7e6h4k1j3r8n0b2vg flip
//! host   entry 43 host 36 42 … share 42 2z11wmrk7ct62azsmk533qn0hr
//! host   entry 44 host 37 43 … show 12870
//! guest  say 8 44 … tap 17 hsfpntbmgn9mj0xtxewdbm5me4
//! host   entry 45 guest 8 44 … tap 17 hsfpntbmgn9mj0xtxewdbm5me4
//! host   entry 46 host 38 45 … close 13310 4
//! guest  say 9 46 … open 312 tw3v41hkh8mtzpbd0v9d4c7x2r
//! host   entry 47 guest 9 46 … open 312 tw3v41hkh8mtzpbd0v9d4c7x2r
//! host   entry 48 host 39 47 … judge
//! ```
//!
//! Nothing here has a clock of its own: every function is told the time of the device, in ms.

mod clock;
mod device;
mod finish;
mod frame;
mod invitation;
mod line;
mod log;
mod message;
mod news;
mod receive;
mod referee;
mod save;
mod state;

pub use clock::Clock;
pub use device::{Outcome, Race};
pub use frame::{Entry, RaceFrame};
pub use invitation::RaceInvitation;
pub use message::{Message, Player, Said};
pub use news::{Finish, Misfit, RaceBreach, RaceNews};
pub use save::is_race;
