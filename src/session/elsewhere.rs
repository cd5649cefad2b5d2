//! A game with players at other devices: what is supposed of their hidden cards, and chance that devices draw together.

use super::{NOW, Refusal, Session};
use crate::dyn_game::{AnyAction, AnyState};
use crate::game::record::Chance;
use crate::game::{Rng, Seat};

/// Where chance comes from that no player may know before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum CommonChanceSource {
    /// From the generator in the state.
    State,
    /// From outside: an action that needs it waits.
    Awaited,
    /// From outside: the generator of the next action that needs it.
    Ready(Rng),
}

impl Session {
    /// From now on, what the other player holds is only supposed, and never shown.
    pub const fn suppose_hidden(&mut self) {
        self.supposed = true;
    }

    /// Whether what the other player holds is only supposed.
    #[must_use]
    pub const fn is_supposed(&self) -> bool {
        self.supposed
    }

    /// The own action that waits for something that the other player is to open.
    #[must_use]
    pub const fn answer(&self) -> Option<&AnyAction> {
        self.answer.as_ref()
    }

    /// Whether this action of a seat waits for something that the other player is to open.
    pub(super) fn waits(&self, seat: Seat, action: &AnyAction) -> Result<bool, Refusal> {
        let awaits_chance = self.common == CommonChanceSource::Awaited && self.needs_chance(action);
        if !self.supposed && !awaits_chance {
            return Ok(false);
        }
        self.game.check(self.state(), seat, action).map_err(Refusal::Illegal)?;
        Ok(awaits_chance || self.game.is_answer(self.state(), seat, action))
    }

    /// From now on, an action that needs chance waits for it; `ready` is the generator of the next one, if it is known already.
    ///
    /// ```
    /// use corsair_cabinet::game::{Rng, Seat};
    /// use corsair_cabinet::games::named;
    /// use corsair_cabinet::session::Session;
    ///
    /// let game = named("court-wars").expect("a game");
    /// let mut session = Session::new(game, "starter=1", 7, Vec::new()).expect("the options go together");
    /// session.wait_for_chance(None);
    /// let draw = game.read_action("draw").expect("an action");
    /// session.act(Seat::FIRST, draw.clone()).expect("the action is legal");
    /// assert_eq!((session.plies(), session.answer().is_some()), (0, true));
    /// session.act_with(Seat::FIRST, draw, Rng::from_seed(1)).expect("the same action");
    /// assert_eq!((session.plies(), session.answer().is_some()), (1, false));
    /// ```
    pub fn wait_for_chance(&mut self, ready: Option<Rng>) {
        self.common = ready.map_or(CommonChanceSource::Awaited, CommonChanceSource::Ready);
    }

    /// Whether an action needs chance that no player may know before.
    #[must_use]
    pub fn needs_chance(&self, action: &AnyAction) -> bool {
        self.game.needs_chance(self.state(), action)
    }

    /// The seat that has only one legal action, if that one needs chance.
    #[must_use]
    pub fn must_draw(&self) -> Option<Seat> {
        let seat = self.to_act().first()?;
        matches!(&self.actions(NOW, seat)[..], [only] if self.needs_chance(only)).then_some(seat)
    }

    /// The seat that gives its share to a draw of this seat. In a game without common chance it is the seat itself.
    #[must_use]
    pub fn partner(&self, seat: Seat) -> Seat {
        self.game.partner(self.state(), seat).unwrap_or(seat)
    }

    /// Does an action that needs chance, with this generator from outside.
    ///
    /// # Errors
    /// When the rules forbid it. Then nothing changes.
    pub fn act_with(&mut self, seat: Seat, action: AnyAction, rng: Rng) -> Result<(), Refusal> {
        let before = std::mem::replace(&mut self.common, CommonChanceSource::Ready(rng));
        let done = self.act(seat, action);
        match done {
            Ok(()) => self.answer = None,
            Err(_) => self.common = before,
        }
        done
    }

    /// Does an action that has waited. What it shows is known now.
    ///
    /// # Errors
    /// When the rules forbid it. Then nothing changes.
    pub fn take_effect(&mut self, seat: Seat, action: AnyAction) -> Result<(), Refusal> {
        let supposed = std::mem::take(&mut self.supposed);
        let done = self.act(seat, action);
        self.supposed = supposed;
        done
    }

    /// Lets a seat draw with a generator from outside. The record holds it.
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
        let chance = Chance { plies: self.plies(), seat, rng };
        if let Some(state) = self.states.last_mut() {
            *state = self.game.draw(state, &chance);
        }
        if !self.record.chance.contains(&chance) {
            self.record.chance.push(chance);
        }
    }

    /// Goes on from a state that the player at this device cannot tell from the latest one.
    pub fn suppose(&mut self, state: AnyState) {
        if let Some(latest) = self.states.last_mut() {
            *latest = state;
        }
    }

    /// The number of actions so far that have used chance from outside.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.record.chance.len()
    }
}
