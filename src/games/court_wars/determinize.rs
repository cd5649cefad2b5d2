//! Samples states that a seat cannot distinguish from the true one: only the order of the pile may be unknown.

use super::rules::{CourtWars, Pile, State, View};
use crate::game::{Determinize, Rng};

impl Determinize for CourtWars {
    /// Samples a state that agrees with a view: the cards of a pile whose order is unknown are shuffled.
    fn determinize(view: &View, rng: &mut Rng) -> State {
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
}
