//! What a player remembers of the order of the cards to come.

use super::super::rules::{CourtWars, State, View};
use crate::game::cards::DeckCard;
use crate::game::{Determinize, Rng};

/// Draws a world as somebody imagines it who remembers the order of the next `kept` cards to come, as far as they were
/// shown: of the others, both in the pile and among the discards, only which they are, not in which order.
#[must_use]
pub fn determinize(view: &View, kept: usize, rng: &mut Rng) -> State {
    let mut state = CourtWars::determinize(view, rng);
    let State { table, pile, .. } = &mut state;
    let forgotten = pile.len().saturating_sub(kept);
    mix(&mut pile[..forgotten], rng);
    let kept = kept.saturating_sub(pile.len()).min(table.discard.len());
    mix(&mut table.discard[kept..], rng);
    state
}

/// Puts cards into any order, so that nothing is left of the one they had.
fn mix(cards: &mut [DeckCard], rng: &mut Rng) {
    cards.sort_unstable();
    rng.shuffle(cards);
}
