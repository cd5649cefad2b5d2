//! Determinization: samples states that a seat cannot tell from the true state.

use super::rules::{HandLimit, KnightsAndCorsairs, Stage, State, Table, View};
use crate::game::cards::{Card, CardSet};
use crate::game::sort_by_number::sort_by_number;
use crate::game::{Determinize, Rng, Seat};

/// The number of random hands that are tried before a hand is constructed.
const MAX_RANDOM_DEALS: usize = 64;

impl Determinize for KnightsAndCorsairs {
    /// Samples a state that agrees with everything that the viewer has seen. This includes what follows from a reshuffle of
    /// discards (KC-09), and from a lowest card that was placed (KC-16).
    fn determinize(view: &View, rng: &mut Rng) -> State {
        let mut state = State {
            table: view.table.clone(),
            hands: [CardSet::EMPTY; 2],
            face_down: CardSet::EMPTY,
            draw: [Vec::new(), Vec::new()],
            rng: Rng::from_seed(rng.next_u64()),
            outside_rngs: [None, None],
        };
        for seat in Seat::all(2) {
            let mut unseen = unseen_cards(&view.table, seat);
            let hidden = hidden_count(&view.table, seat);
            if view.viewer == Some(seat) {
                state.hands[seat.index()] = view.hand;
                state.face_down = state.face_down.union(view.face_down);
                unseen = unseen.difference(view.hand).difference(view.face_down);
            } else {
                let count = usize::from(view.hands[seat.index()]) + hidden;
                let hand = deal(&view.table, seat, unseen, count, rng);
                unseen = unseen.difference(hand);
                let mut cards: Vec<Card> = hand.iter().collect();
                rng.shuffle(&mut cards);
                let face_down: CardSet = cards.drain(..hidden.min(cards.len())).collect();
                state.face_down = state.face_down.union(face_down);
                state.hands[seat.index()] = hand.difference(face_down);
            }
            let mut pile: Vec<Card> = unseen.iter().collect();
            rng.shuffle(&mut pile);
            state.draw[seat.index()] = pile;
        }
        state
    }
}

/// The cards of a seat that are hidden: its hand, its cards face down and its draw pile.
pub(super) fn unseen_cards(table: &Table, seat: Seat) -> CardSet {
    let colour = table.colour(seat);
    let mut open = table.board.cards(colour);
    table.discards[seat.index()].iter().for_each(|card| {
        open.insert(*card);
    });
    match &table.stage {
        Stage::Defend { face_up, .. } if seat == table.attacker => {
            open.insert(*face_up);
        }
        Stage::Place(battle) => battle.side(seat).hand().iter().for_each(|card| {
            open.insert(*card);
        }),
        _ => {}
    }
    CardSet::of_colour(colour).difference(open)
}

/// The number of a seat's cards that lie face down.
fn hidden_count(table: &Table, seat: Seat) -> usize {
    match &table.stage {
        Stage::Defend { face_down, .. } if seat == table.attacker => usize::from(*face_down),
        _ => 0,
    }
}

/// Deals a random hand that agrees with what is known. If none of the first [`MAX_RANDOM_DEALS`] hands agrees, constructs one.
fn deal(table: &Table, seat: Seat, unseen: CardSet, count: usize, rng: &mut Rng) -> CardSet {
    let deduction = &table.deductions[seat.index()];
    let held = deduction.held.intersection(unseen);
    let mut others: Vec<Card> = unseen.difference(held).iter().collect();
    let free = count.saturating_sub(held.len());
    for _ in 0..MAX_RANDOM_DEALS {
        rng.shuffle(&mut others);
        let hand = held.union(others.iter().copied().take(free).collect());
        if is_allowed(table, seat, &deduction.limits, hand) {
            return hand;
        }
    }
    // Random hands rarely agree here. Take the highest cards; for a winner who may choose between two lowest cards, try
    // each pair of equal cards, filled up with the highest cards.
    sort_by_number(&mut others, |card| u64::from(u8::MAX - table.options.strength(*card)));
    let highest = |sure: CardSet| -> CardSet {
        let more = others.iter().copied().filter(|card| !sure.contains(*card));
        sure.union(more.take(count.saturating_sub(sure.len())).collect())
    };
    let twins = others.iter().map(|card| {
        let strength = table.options.strength(*card);
        held.union(unseen.iter().filter(|other| table.options.strength(*other) == strength).collect())
    });
    let mut hands = std::iter::once(held).chain(twins).map(highest);
    let fits = |hand: &CardSet| hand.len() == count && is_allowed(table, seat, &deduction.limits, *hand);
    hands.find(fits).unwrap_or_else(|| highest(held))
}

/// Whether a hand agrees with the limits. If its owner is choosing a card to place now, the hand must also leave a choice.
fn is_allowed(table: &Table, seat: Seat, limits: &[HandLimit], hand: CardSet) -> bool {
    let within = |limit: &HandLimit| {
        let up_to = hand.iter().filter(|card| table.options.strength(*card) <= limit.strength);
        up_to.count() <= usize::from(limit.most)
    };
    let chooses = match &table.stage {
        Stage::Place(battle) if battle.winner == seat => table.placeable_cards(battle, hand).len() > 1,
        _ => true,
    };
    chooses && limits.iter().all(within)
}
