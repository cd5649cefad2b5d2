//! A game in which the other player's hidden cards are on another device: what is supposed of them.

use super::{Refusal, Session};
use crate::game::private_play::Shown;
use crate::game::record::Chance;
use crate::game::{Rng, Seat, SessionRules};

impl<G: SessionRules> Session<G> {
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
    pub const fn answer(&self) -> Option<&G::Action> {
        self.answer.as_ref()
    }

    /// Whether this action of a seat waits for something that the other player is to open.
    pub(super) fn waits(&self, seat: Seat, action: &G::Action) -> Result<bool, Refusal<G::Illegal>> {
        if !self.supposed || !G::PRIVATE_PLAY.is_some_and(|private| (private.is_answer)(action)) {
            return Ok(false);
        }
        G::check(self.state(), seat, action).map_err(Refusal::Illegal)?;
        Ok(true)
    }

    /// Does an action that has waited. What it shows is known now.
    ///
    /// # Errors
    /// When the rules forbid it. Then nothing changes.
    pub fn take_effect(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        let supposed = std::mem::take(&mut self.supposed);
        let done = self.act(seat, action);
        self.supposed = supposed;
        done
    }

    /// Lets a seat draw with a generator from outside. The record holds it.
    ///
    /// ```
    /// use corsair_cabinet::game::{Rng, Seat};
    /// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
    /// use corsair_cabinet::session::Session;
    ///
    /// let mut session = Session::<KnightsAndCorsairs>::new(Default::default(), 7, Vec::new()).expect("standard options");
    /// session.draw_from(Seat::FIRST, Rng::from_seed(1));
    /// assert!(session.record().to_string().ends_with("\nchance 1 0000000000000001\nend\n"));
    /// assert_eq!(Session::<KnightsAndCorsairs>::load(&session.save()).as_ref(), Ok(&session));
    /// ```
    pub fn draw_from(&mut self, seat: Seat, rng: Rng) {
        let chance = Chance { plies: self.plies(), seat, rng };
        if let Some(state) = self.states.last_mut() {
            chance.apply::<G>(state);
        }
        if !self.record.chance.contains(&chance) {
            self.record.chance.push(chance);
        }
    }

    /// Supposes that the other seat can do what it has shown, as far as the viewer can know. Returns its whole action.
    pub fn suppose(&mut self, viewer: Seat, shown: &Shown<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        let (state, action) = (G::PRIVATE_PLAY?.suppose)(self.state(), viewer, shown, rng);
        *self.states.last_mut()? = state;
        action
    }
}
