//! Samples states that a seat cannot distinguish from the true one: only the order of the pile may be unknown.

use super::rules::{Pile, State, View};
use crate::game::Rng;

/// Samples a state that agrees with a view: the cards of a pile whose order is unknown are shuffled.
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
