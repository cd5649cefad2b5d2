//! Determinization: samples states that a seat cannot tell from the true state.

use super::rules::{BattleOfCorsica, FaceDownCard, State, View};
use crate::game::cards::{DeckCard, take_out};
use crate::game::{Determinize, Rng};

impl Determinize for BattleOfCorsica {
    /// Samples a state that agrees with a view: the unseen cards are dealt at random to the places of unseen cards.
    fn determinize(view: &View, rng: &mut Rng) -> State {
        let mut unseen: Vec<DeckCard> = view.table.options.pack().collect();
        let seen = view.packets.iter().chain([&view.under]).flatten().flatten().copied();
        take_out(&mut unseen, seen.chain(view.table.pile.iter().map(|laid| laid.card)));
        rng.shuffle(&mut unseen);
        let mut deal = |shown: &Option<DeckCard>| {
            let card = shown.or_else(|| unseen.pop()).unwrap_or(DeckCard::Joker);
            FaceDownCard { card, seen: shown.is_some() }
        };
        let packets = view.packets.iter().map(|packet| packet.iter().map(&mut deal).collect()).collect();
        let under = view.under.iter().map(&mut deal).collect();
        State { table: view.table.clone(), packets, under, rng: Rng::from_seed(rng.next_u64()) }
    }
}
