//! The part of the known order of cards that a computer player remembers.

use super::super::rules::{CourtWars, State, View, shuffle};
use crate::game::{Determinize, Rng};

/// Samples a state for a player who remembers the order of the next `kept` cards, as far as they were shown. The other cards of
/// the pile and of the discard pile are shuffled.
pub fn determinize(view: &View, kept: usize, rng: &mut Rng) -> State {
    let mut state = CourtWars::determinize(view, rng);
    let State { table, pile, .. } = &mut state;
    let forgotten = pile.len().saturating_sub(kept);
    shuffle(&mut pile[..forgotten], rng);
    let kept = kept.saturating_sub(pile.len()).min(table.discard.len());
    shuffle(&mut table.discard[kept..], rng);
    state
}
