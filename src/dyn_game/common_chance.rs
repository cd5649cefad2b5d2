//! A session of devices that draw together what none of them may know before, without the type of its game.

use super::{ActError, CompleteGame, act_error};
use crate::game::{Rng, Seat};
use crate::session::Session;

/// A session of a game with [`CommonChance`](crate::game::CommonChance).
pub trait DynCommonChance {
    /// From now on, an action that needs chance waits for it; `ready` is the generator of the next one, if it is known already.
    fn wait_for_chance(&mut self, ready: Option<Rng>);

    /// Whether an action needs chance. One that cannot be read needs none.
    fn needs_chance(&self, action: &str) -> bool;

    /// The seat that has only one legal action, if that one needs chance.
    fn must_draw(&self) -> Option<Seat>;

    /// The seat that gives its share to a draw of this seat.
    fn partner(&self, seat: Seat) -> Seat;

    /// The number of actions so far that have used chance from outside.
    fn draws(&self) -> usize;

    /// Does an action that needs chance, with this generator.
    ///
    /// # Errors
    /// When it cannot be read, or is refused. Then nothing changes.
    fn act_with(&mut self, seat: Seat, action: &str, rng: Rng) -> Result<(), ActError>;
}

impl<G: CompleteGame> DynCommonChance for Session<G> {
    fn wait_for_chance(&mut self, ready: Option<Rng>) {
        Self::wait_for_chance(self, ready);
    }

    fn needs_chance(&self, action: &str) -> bool {
        action.parse().is_ok_and(|action| Self::needs_chance(self, &action))
    }

    fn must_draw(&self) -> Option<Seat> {
        Self::must_draw(self)
    }

    fn partner(&self, seat: Seat) -> Seat {
        Self::partner(self, seat)
    }

    fn draws(&self) -> usize {
        self.record().chance.len()
    }

    fn act_with(&mut self, seat: Seat, action: &str, rng: Rng) -> Result<(), ActError> {
        let action = action.parse().map_err(ActError::ParseError)?;
        Self::act_with(self, seat, action, rng).map_err(act_error::<G>)
    }
}
