//! Actions that wait for something this device does not know, and random numbers that arrive from outside.

use super::{Refusal, Session, UnknownPart};
use crate::dyn_game::{AnyAction, AnyState};
use crate::game::record::DrawWithOutsideRng;
use crate::game::{Rng, Seat};

impl Session {
    /// Sets the part that this device does not know. From now on, actions that depend on it wait.
    ///
    /// ```
    /// use corsair_cabinet::game::{Rng, Seat};
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::{Session, UnknownPart};
    ///
    /// let game = named("court-wars").expect("a game");
    /// let mut session = Session::new(game, "starter=1", 7, Vec::new()).expect("the options go together");
    /// session.set_unknown_part(UnknownPart::Chance(None));
    /// let draw = game.read_action("draw").expect("an action");
    /// session.act(Seat::FIRST, draw.clone()).expect("the action is legal");
    /// assert_eq!((session.plies(), session.pending().is_some()), (0, true));
    /// session.set_unknown_part(UnknownPart::Chance(Some(Rng::from_seed(1))));
    /// session.take_effect(Seat::FIRST, draw).expect("the same action");
    /// assert_eq!((session.plies(), session.pending().is_some()), (1, false));
    /// ```
    pub fn set_unknown_part(&mut self, missing: UnknownPart) {
        self.unknown_part = missing;
    }

    /// The action of the player at this device that waits for the missing part; `None` if there is none.
    #[must_use]
    pub const fn pending(&self) -> Option<&AnyAction> {
        self.pending.as_ref()
    }

    /// Whether this action of a seat must wait for the missing part.
    pub(super) fn must_wait(&self, seat: Seat, action: &AnyAction) -> Result<bool, Refusal> {
        if self.resigned.is_some() || self.unknown_part == UnknownPart::Nothing {
            return Ok(false);
        }
        self.game.check(self.state(), seat, action).map_err(Refusal::Illegal)?;
        Ok(match self.unknown_part {
            UnknownPart::Hidden => self.game.is_answer(self.state(), seat, action),
            UnknownPart::Chance(None) => self.game.needs_chance(self.state(), action),
            UnknownPart::Nothing | UnknownPart::Chance(Some(_)) => false,
        })
    }

    /// The generator from outside for this action; `None` if the action needs none or the generator has not arrived.
    pub(super) fn ready_chance(&self, action: &AnyAction) -> Option<Rng> {
        match &self.unknown_part {
            UnknownPart::Chance(ready) if self.game.needs_chance(self.state(), action) => ready.clone(),
            _ => None,
        }
    }

    /// Does an action that was pending, or that would have had to wait, now that the missing part is known.
    ///
    /// # Errors
    /// When the rules forbid the action. Then nothing changes.
    pub fn take_effect(&mut self, seat: Seat, action: AnyAction) -> Result<(), Refusal> {
        self.play(seat, action)?;
        self.pending = None;
        Ok(())
    }

    /// Draws for a seat with a random generator from outside, and adds the generator to the record.
    ///
    /// ```
    /// use corsair_cabinet::game::{Rng, Seat};
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::Session;
    ///
    /// let game = named("knights-and-corsairs").expect("a game");
    /// let mut session = Session::new(game, "standard", 7, Vec::new()).expect("standard options");
    /// session.draw_from(Seat::FIRST, Rng::from_seed(1));
    /// assert!(session.record().ends_with("\nchance 1 0000000000000001\nend\n"));
    /// assert_eq!(Session::load(game, &session.save()).as_ref(), Ok(&session));
    /// ```
    pub fn draw_from(&mut self, seat: Seat, rng: Rng) {
        let draw = DrawWithOutsideRng { plies: self.plies(), seat, rng };
        let state = self.game.draw(self.state(), &draw);
        self.suppose(state);
        if !self.record.outside_draws.contains(&draw) {
            self.record.outside_draws.push(draw);
        }
    }

    /// Replaces the latest state with one that the player at this device cannot tell from it.
    pub fn suppose(&mut self, state: AnyState) {
        if let Some(latest) = self.states.last_mut() {
            *latest = state;
        }
    }

    /// The number of random draws from outside so far.
    #[must_use]
    pub const fn draw_count(&self) -> usize {
        self.record.outside_draws.len()
    }
}
