//! Live play: connections between devices that carry the letters of a game by correspondence as soon as they are written.
//!
//! Letters stay what counts. A device judges one that comes by a connection as it judges one that a player pastes, and when the
//! connection ends, the game goes on by letter. This layer knows no browser: the page opens the connections and carries the
//! frames.
//!
//! * [`Description`]: what one device has to know about the other one to connect. Each player shows it as a code that the other
//!   one scans, or sends it as a link.
//! * [`Frame`]: one text of a connection: a letter, or who is at the table and how far a device has got.
//! * [`Exchanges`]: what a device answers to each frame, and passes on.
//!
//! ```text
//! host   hello 1 7qm2x0ka host - 1 5tq0w2c9m7e6h4k1j3r8n0b2vg
//! guest  hello 1 7qm2x0ka guest host 2 2z11wmrk7ct62azsmk533qn0hr
//! guest  letter 1 corsairs 7qm2x0ka 2 …
//! host   letter 1 corsairs 7qm2x0ka 3 …
//! guest  hello 1 7qm2x0ka guest host 3 hsfpntbmgn9mj0xtxewdbm5me4
//! ```
//!
//! A game of more than two is a star: each guest has a connection to the host, and the host passes on the letters of all and says
//! who is at the table.
//!
//! Letters have no time, so a game in which the fastest counts has frames of its own: see [`race`].

mod candidate;
mod description;
mod exchange;
mod exchanges;
mod frame;
pub mod race;
mod rate_limit;

pub use candidate::{Candidate, Host};
pub use description::{Description, Role};
pub use exchange::{Breach, News};
pub use exchanges::{Exchanges, Outgoing, Reaction};
pub use frame::{Frame, Head};
pub use rate_limit::RateLimit;

/// The first word of the line with the [`Description`] of a connection, behind the letters of a link.
pub const LINE_START: &str = "live ";

/// The line with the description of a connection in the text of a link; `None` if no connection is offered or answered.
#[must_use]
pub fn description_line(text: &str) -> Option<&str> {
    text.lines().find(|line| line.starts_with(LINE_START))
}

/// Whether a stored text is a game with players at other devices: a game by correspondence, an invitation to one, or a race.
#[must_use]
pub fn is_between_devices(stored: &str) -> bool {
    crate::correspondence::is_correspondence(stored) || race::is_race(stored)
}
