//! Worlds that a seat cannot tell from the true one.

use super::rules::{Limit, Stage, State, Table, View};
use crate::game::cards::{Card, CardSet};
use crate::game::{Rng, Seat};

/// How often a hand is dealt at random before it is put together by force.
const DEALS: usize = 64;

/// Draws a state that agrees with all that the owner of the view has seen: who may hold which card,
/// what was deduced when discards were reshuffled (KC-09), and what a lowest card gave away (KC-16).
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let mut state = State {
        table: view.table.clone(),
        hands: [CardSet::EMPTY; 2],
        face_down: CardSet::EMPTY,
        draw: [Vec::new(), Vec::new()],
        rng: Rng::from_seed(rng.next_u64()),
    };
    for seat in Seat::all(2) {
        let mut unseen = unseen(&view.table, seat);
        let hidden = hidden_count(&view.table, seat);
        if view.viewer == Some(seat) {
            state.hands[seat.index()] = view.hand;
            state.face_down = state.face_down.union(view.face_down);
            unseen = unseen.without(view.hand).without(view.face_down);
        } else {
            let count = usize::from(view.hands[seat.index()]) + hidden;
            let hand = deal(&view.table, seat, unseen, count, rng);
            unseen = unseen.without(hand);
            let mut cards: Vec<Card> = hand.iter().collect();
            rng.shuffle(&mut cards);
            let face_down: CardSet = cards.drain(..hidden.min(cards.len())).collect();
            state.face_down = state.face_down.union(face_down);
            state.hands[seat.index()] = hand.without(face_down);
        }
        let mut pile: Vec<Card> = unseen.iter().collect();
        rng.shuffle(&mut pile);
        state.draw[seat.index()] = pile;
    }
    state
}

/// The cards of a seat that do not lie open: its hand, its hidden cards and its draw pile.
fn unseen(table: &Table, seat: Seat) -> CardSet {
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
    CardSet::of_colour(colour).without(open)
}

/// How many cards of a seat lie face down.
fn hidden_count(table: &Table, seat: Seat) -> usize {
    match &table.stage {
        Stage::Defend { face_down, .. } if seat == table.attacker => usize::from(*face_down),
        _ => 0,
    }
}

/// Deals a hand that could be the true one: at random, or, where chance does not find one soon, the
/// nearest to it that is allowed.
fn deal(table: &Table, seat: Seat, unseen: CardSet, count: usize, rng: &mut Rng) -> CardSet {
    let deduction = &table.deductions[seat.index()];
    let held = deduction.held.both(unseen);
    let mut others: Vec<Card> = unseen.without(held).iter().collect();
    let free = count.saturating_sub(held.len());
    for _ in 0..DEALS {
        rng.shuffle(&mut others);
        let hand = held.union(others.iter().copied().take(free).collect());
        if allowed(table, seat, &deduction.limits, hand) {
            return hand;
        }
    }
    // Too seldom for chance: take the highest cards, and, for a winner who was seen to hesitate
    // between two lowest cards, the twins that leave room for them.
    others.sort_by_key(|card| std::cmp::Reverse(table.options.strength(*card)));
    let highest = |sure: CardSet| -> CardSet {
        let more = others.iter().copied().filter(|card| !sure.contains(*card));
        sure.union(more.take(count.saturating_sub(sure.len())).collect())
    };
    let twins = others.iter().map(|card| {
        let strength = table.options.strength(*card);
        held.union(unseen.iter().filter(|other| table.options.strength(*other) == strength).collect())
    });
    let mut hands = std::iter::once(held).chain(twins).map(highest);
    let fits = |hand: &CardSet| hand.len() == count && allowed(table, seat, &deduction.limits, *hand);
    hands.find(fits).unwrap_or_else(|| highest(held))
}

/// Whether a hand agrees with the limits, and with the choice that its owner was seen to have.
fn allowed(table: &Table, seat: Seat, limits: &[Limit], hand: CardSet) -> bool {
    let within = |limit: &Limit| {
        let up_to = hand.iter().filter(|card| table.options.strength(*card) <= limit.strength);
        up_to.count() <= usize::from(limit.most)
    };
    let chooses = match &table.stage {
        Stage::Place(battle) if battle.winner == seat => table.placeable(battle, hand).len() > 1,
        _ => true,
    };
    chooses && limits.iter().all(within)
}
