//! Time at the table: what happens by itself, what computers do by reflex, and decisions that were heard of late.

use super::{PlayerKind, Refusal, Session};
use crate::game::record::Entry;
use crate::game::{Deadline, GameClock, Seat, SessionRules};
use crate::search::{Player, Reflex, race};

/// Decisions that are older than this when they are heard of, in ms, count as so old: nobody wants to see more of the past
/// change.
pub const LATEST: u64 = 1_000;

impl<G: Player + SessionRules> Session<G> {
    /// Lets the clock go on to `now`, in ms since the game began, and does what happens until then if no person acts: by
    /// itself, or by a computer's reflex. Returns whether anything did.
    pub fn advance_clock(&mut self, now: u64) -> bool {
        if !G::pace(&self.record.options).is_timed() || self.ending().is_some() {
            return false;
        }
        let plies = self.plies();
        while let Some(Deadline { at, action }) = self.next_event().filter(|coming| coming.at <= now) {
            self.set_time(at);
            if let Some((seat, action)) = action
                && self.act(seat, action).is_err()
            {
                break;
            }
        }
        // With the game its clock has stopped.
        if self.ending().is_none() {
            self.set_time(now);
        }
        self.plies() > plies
    }

    /// What comes next if no person acts before.
    #[must_use]
    pub fn next_event(&self) -> Option<Deadline<G::Action>> {
        if self.ending().is_some() {
            return None;
        }
        if !G::pace(&self.record.options).is_race() {
            return G::Clock::next_deadline(self.state());
        }
        race::coming::<G>(self.state(), self.record.seed, |seat| self.player(seat).and_then(PlayerKind::level))
    }

    /// What the computer on a seat was about to do of itself in a race after so many actions, and when; none for a person.
    #[must_use]
    pub fn reflex_of(&self, plies: usize, seat: Seat) -> Option<Reflex<G::Action>> {
        let level = self.player(seat).and_then(PlayerKind::level)?;
        race::reflex::<G>(self.state_after(plies), self.record.seed, seat, level)
    }

    /// Does what a seat decided at that time, in ms since the game began. If it is heard of late in a race, what has happened
    /// since is taken back, and happens anew as it must now; what persons have done since they do again, as far as it is
    /// legal still.
    ///
    /// # Errors
    /// When the rules forbid it at that time, or somebody has resigned; nothing is changed then but the time.
    pub fn act_at(&mut self, seat: Seat, action: G::Action, at: u64) -> Result<(), Refusal<G::Illegal>> {
        if self.resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        let now = self.now;
        if at >= now || !G::pace(&self.record.options).is_race() {
            self.advance_clock(at);
            return self.act(seat, action);
        }
        let at = at.max(now.saturating_sub(LATEST));
        let kept = self.record.entries.partition_point(|entry| entry.at <= at);
        let again: Vec<Entry<G::Action>> = (kept..self.plies()).filter_map(|index| self.by_hand(index)).collect();
        let undone = self.record.entries.split_off(kept);
        let states = self.states.split_off(kept);
        let mut then = match self.record.entries.last() {
            Some(last) => {
                let mut state = self.state().clone();
                // It was legal when it was done.
                let _ = last.play::<G>(&mut state);
                state
            }
            None => match self.record.beginning() {
                Ok(state) => state,
                Err(_) => unreachable!("the game has begun so"),
            },
        };
        G::Clock::advance_clock(&mut then, at);
        self.states.push(then);
        self.now = at;
        let result = self.act(seat, action);
        if result.is_err() {
            self.record.entries.extend(undone);
            self.states.truncate(kept);
            self.states.extend(states);
            self.now = now;
            return result;
        }
        for Entry { seat, action, at } in again {
            self.advance_clock(at);
            // What has become illegal was meant for a moment that never was.
            let _ = self.act(seat, action);
        }
        self.advance_clock(now);
        Ok(())
    }

    /// The decision of this number, counted from 0, if a person took it, for a computer too, and not time or a reflex.
    fn by_hand(&self, index: usize) -> Option<Entry<G::Action>> {
        let entry = self.record.entries.get(index)?;
        let by_itself = G::Clock::next_deadline(&self.states[index]).is_some_and(|deadline| deadline.at <= entry.at);
        let by_reflex = self.reflex_of(index, entry.seat).is_some_and(|reflex| reflex.at <= entry.at);
        (!by_itself && !by_reflex).then(|| entry.clone())
    }
}
