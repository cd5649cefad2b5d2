//! The host's part in a race: when cards are shown, when taps are closed and judged, and when the clock of the game runs.
//!
//! The host sees no reaction before the taps are closed, and its own tap is sealed as all others are. What it says is in the log, and
//! every device checks it.

use super::line::{Line, Presence};
use super::message::Message;
use super::state::State;
use crate::correspondence::Writer;

/// How many ms a card is announced ahead, at least: until then it has come to all devices on usual lines.
const LEAD: u64 = 150;

/// How many ms after the slowest round trip nothing is expected any more: a frame or two on the screen.
const MARGIN: u64 = 30;

/// The longest round trip that the others wait for, in ms.
const LONGEST_ROUND_TRIP: u64 = 1_000;

/// How many ms the players have to open their taps.
const OPENING_TIME: u64 = 3_000;

/// After how many ms the clock of the game runs, once all are there.
const START: u64 = 1_000;

/// What the host remembers beside the log.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Referee {
    /// When the first of the taps came; `None` without taps.
    tapped: Option<u64>,
    /// When the taps were closed; `None` while players can tap.
    closed: Option<u64>,
    /// The time of the game, in ms, at which its clock stands.
    pub stands_at: u64,
}

impl Referee {
    /// What the host has to say next, once it has read all that was said; `None` if there is nothing now. `time` is the time of the
    /// game, if its clock runs; `is_away` says whether the host does not see the game.
    pub fn rule(
        &mut self,
        state: &State,
        lines: &[Line],
        is_away: bool,
        time: Option<u64>,
        now: u64,
    ) -> Option<Message> {
        let session = state.session.as_ref().filter(|_| !state.is_over())?;
        let is_here =
            |writer: Writer| lines.iter().any(|line| line.presence == Presence::Here && line.writer == Some(writer));
        let all_here = !is_away && Writer::all(session.players().len()).skip(1).all(is_here);
        // The clock runs a little later than it is said.
        let time = time.map_or(self.stands_at, |time| time.max(self.stands_at));
        let slowest = lines.iter().filter_map(|line| line.clock.slowest()).max()?.min(LONGEST_ROUND_TRIP);
        if !state.taps.is_empty() {
            let tapped = *self.tapped.get_or_insert(now);
            if state.closed.is_none() {
                let close = Message::Close { at: time, error: largest_error(lines, now) };
                return (now >= tapped + slowest + MARGIN).then_some(close);
            }
            let closed = *self.closed.get_or_insert(now);
            let is_awaited = |writer: Writer| writer == Writer::HOST || is_here(writer);
            let is_complete = state.taps.iter().all(|tap| tap.opened.is_some() || !is_awaited(tap.writer));
            return (is_complete || now >= closed + OPENING_TIME).then_some(Message::Judge);
        }
        (self.tapped, self.closed) = (None, None);
        if state.base.is_none() {
            // The game goes on at the time at which it stood.
            let base = (now + START).checked_sub(self.stands_at)?;
            return all_here.then_some(Message::Run { base });
        }
        if !all_here {
            self.stands_at = time;
            return Some(Message::Pause);
        }
        if state.is_ready() {
            let earliest = session.now().unwrap_or_default() + 1;
            return Some(Message::Show { at: earliest.max(time + slowest.max(LEAD)) });
        }
        let due = session
            .next_event()
            .map(|due| due.at)
            .filter(|due| *due > state.settled && due + slowest + MARGIN <= time)?;
        Some(Message::Pass { at: due })
    }
}

/// By how much the clocks of two devices can differ, in ms.
fn largest_error(lines: &[Line], now: u64) -> u64 {
    let mut errors: Vec<u64> = lines.iter().filter_map(|line| line.clock.error(now)).collect();
    errors.sort_unstable();
    errors.iter().rev().take(2).sum()
}
