//! Timed games: what happens without a player's decision, the reflexes of computers, and decisions that arrive late.

use super::{Refusal, Session};
use crate::dyn_game::AnyAction;
use crate::game::record::Entry;
use crate::game::{Deadline, Pace, Seat};
use crate::search::Reflex;

/// The longest delay with which a decision counts at its own time, in ms. A decision that is later counts as this late, so that
/// it cannot change the game further back.
pub const MAX_LATENESS_MS: u64 = 1_000;

impl Session {
    /// Advances the clock of a timed game to `now`, in ms since the game began, and carries out what happens until then if no
    /// person acts: overdue actions and the reflexes of computers. Returns whether anything happened. Does nothing in
    /// turn-based games and after the end.
    pub fn advance_clock(&mut self, now: u64) -> bool {
        if self.pace == Pace::TurnBased || self.ending().is_some() {
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
        // The clock stops at the end of the game.
        if self.ending().is_none() {
            self.set_time(now);
        }
        self.plies() > plies
    }

    /// The next event of a timed game if no person acts first; `None` if there is none.
    #[must_use]
    pub fn next_event(&self) -> Option<Deadline<AnyAction>> {
        if self.ending().is_some() {
            return None;
        }
        match self.pace {
            Pace::TurnBased => None,
            Pace::Timed => self.game.next_deadline(self.state()),
            Pace::Race => {
                let level = |seat| self.player(seat)?.level_at(self.record.seed, self.plies());
                self.game.next_race_event(self.state(), self.record.seed, &level)
            }
        }
    }

    /// The reflex of the computer on a seat in a race after `plies` actions, with its time; `None` for a person.
    #[must_use]
    pub fn reflex_of(&self, plies: usize, seat: Seat) -> Option<Reflex<AnyAction>> {
        let level = self.player(seat)?.level_at(self.record.seed, plies)?;
        self.game.reflex(self.state_after(plies), self.record.seed, seat, level)
    }

    /// Does an action that a seat decided on at the time `at`, in ms since the game began. For timed games and races; turn-based
    /// games use [`Session::act`].
    ///
    /// ```
    /// use corsair_cabinet::game::Seat;
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::Session;
    ///
    /// let (game, options) = (named("knight-fight").expect("a game"), "favoured=1,trap=shown,clock=on");
    /// let mut session = Session::new(game, options, 1, Vec::new()).expect("the options go together");
    /// let side = game.read_action("play x").expect("an action");
    /// session.act_at(Seat::FIRST, side, 5_000).expect("the first seat chooses a side");
    /// assert_eq!((session.now(), session.plies()), (Some(5_000), 1));
    /// // The next move has a deadline. When it has passed, the clock moves.
    /// let deadline = session.next_event().expect("the clock runs").at;
    /// session.advance_clock(deadline);
    /// assert_eq!(session.now(), Some(deadline));
    /// ```
    ///
    /// In a race a decision may arrive late. The session then rolls back to the time of the decision, plays the action, replays
    /// the automatic events, and re-applies later actions of persons that are still legal.
    ///
    /// # Errors
    /// When the rules forbid the action at that time, or a player has resigned. Then only the clock changes.
    pub fn act_at(&mut self, seat: Seat, action: AnyAction, at: u64) -> Result<(), Refusal> {
        if self.resigned.is_some() {
            return Err(Refusal::Resigned);
        }
        if self.pace == Pace::Race && at < self.now {
            return self.act_late(seat, action, at);
        }
        self.advance_clock(at);
        self.act(seat, action)
    }

    /// Does an action of a race that arrives late: see [`Session::act_at`].
    fn act_late(&mut self, seat: Seat, action: AnyAction, at: u64) -> Result<(), Refusal> {
        let now = self.now;
        let at = at.max(now.saturating_sub(MAX_LATENESS_MS));
        let kept = self.record.entries.partition_point(|entry| entry.at <= at);
        let again: Vec<Entry<AnyAction>> =
            (kept..self.plies()).filter_map(|index| self.action_by_person(index)).collect();
        let undone = self.record.entries.split_off(kept);
        let states = self.states.split_off(kept);
        // The last action was legal when it was first played, and the game started with these options.
        let then = match (self.record.entries.last(), &self.record.position) {
            (Some(last), _) => self.game.play(self.state(), last).ok(),
            (None, Some(position)) => Some(position.clone()),
            (None, None) => self.game.start(&self.record.options, self.record.seed).ok(),
        };
        let mut then = then.unwrap_or_else(|| states[0].clone());
        self.game.advance_clock(&mut then, at);
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
            // An action that is illegal now was meant for a moment that no longer exists.
            let _ = self.act(seat, action);
        }
        self.advance_clock(now);
        Ok(())
    }

    /// The action with this index, if a person decided on it; `None` if it was overdue or a reflex.
    fn action_by_person(&self, index: usize) -> Option<Entry<AnyAction>> {
        let entry = self.record.entries.get(index)?;
        let by_itself = self.game.next_deadline(&self.states[index]).is_some_and(|deadline| deadline.at <= entry.at);
        let by_reflex = self.reflex_of(index, entry.seat).is_some_and(|reflex| reflex.at <= entry.at);
        (!by_itself && !by_reflex).then(|| entry.clone())
    }
}
