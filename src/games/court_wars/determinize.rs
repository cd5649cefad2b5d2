//! Worlds that a seat cannot tell from the true one: only the order of the pile may be unknown.

use super::rules::{Pile, State, View};
use crate::game::Rng;

/// Draws a state that agrees with all that the owner of the view has seen: a pile that is not known is shuffled.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let pile = match &view.pile {
        Pile::Known(cards) => cards.clone(),
        Pile::Unknown(_) => {
            let mut cards = view.table.unseen();
            rng.shuffle(&mut cards);
            cards
        }
    };
    State { table: view.table.clone(), pile, rng: Rng::from_seed(rng.next_u64()) }
}
