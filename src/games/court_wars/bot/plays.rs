//! The plays of a seat that the search considers, with an estimate of each.

use super::super::rules::{
    Action, Attack, Base, COURT_DEFENCE, CardKind, Court, Flip, Removal, RemovedPart, Stack, Stacking, Stage, State,
    Table, Target, value,
};
use super::evaluation::estimated_payoff;
use super::summary::{CourtStrength, Summary};
use crate::game::Seat;
use crate::game::cards::{Card, DeckCard};
use crate::search::hash::stable_hash;

/// An action that the search considers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Play {
    /// The action.
    pub action: Action,
    /// A key that is the same for plays that differ only in suits and courts.
    pub label: u64,
    /// The estimated payoff after the action, from 0 to 1.
    pub worth: f64,
}

/// Generates the plays of a seat in a state.
pub struct PlayGenerator<'a> {
    state: &'a State,
    seat: Seat,
    /// Whether the seat knows the next card, if it was shown before.
    knows_next_card: bool,
    summary: Summary,
    /// The summary after a turn that changes no stack: the next seat is to act.
    passed: Summary,
}

/// The labels of plays without cards.
const DRAW_LABEL: u64 = 0;
const DISCARD_LABEL: u64 = 1;

/// Three classes of Guards, low, middle and high: the typical value of each, and its highest value.
const GUARD_CLASSES: [(u32, u32); 3] = [(3, 4), (6, 7), (9, 10)];

impl<'a> PlayGenerator<'a> {
    /// A generator for a seat. `knows_next_card` says whether the seat knows the next card, if it was shown before.
    #[must_use]
    pub fn new(state: &'a State, seat: Seat, knows_next_card: bool) -> Self {
        let summary = Summary::of(&state.table);
        Self { state, seat, knows_next_card, passed: summary.with_next_turn(), summary }
    }

    /// All plays that the search considers.
    pub fn plays(&self) -> Vec<Play> {
        let table = &self.state.table;
        match table.stage {
            Stage::Draw => {
                vec![Play { action: Action::Draw, label: DRAW_LABEL, worth: self.estimated_payoff(&self.passed) }]
            }
            Stage::Act => {
                let mut plays = self.generate_attacks();
                let best = plays.iter().map(|play| play.worth).fold(0.0, f64::max);
                plays.push(Play { action: Action::Draw, label: DRAW_LABEL, worth: self.payoff_of_drawing(best) });
                plays
            }
            Stage::Place(card) => self.generate_placings(card),
            Stage::Over(_) => Vec::new(),
        }
    }

    fn estimated_payoff(&self, summary: &Summary) -> f64 {
        estimated_payoff(summary, self.seat.index())
    }

    /// The estimated payoff after a turn in which a court of the seat gets the strength `court_strength`.
    fn payoff_after_change(&self, court: Court, court_strength: CourtStrength) -> f64 {
        self.estimated_payoff(&self.passed.with(self.seat.index(), court, court_strength))
    }

    fn courts(&self) -> impl Iterator<Item = (Court, CourtStrength)> {
        Court::ALL.into_iter().zip(*self.summary.courts(self.seat.index()))
    }

    fn generate_placings(&self, card: DeckCard) -> Vec<Play> {
        let table = &self.state.table;
        let mut plays = Vec::with_capacity(4);
        for (court, court_strength) in self.courts().filter(|(court, _)| table.check_fits(card, *court).is_ok()) {
            let court_strength = card.suited().map_or(CourtStrength::BARE, |guard| court_strength.with(value(guard)));
            let label = stable_hash(&stack_key(table.stack(self.seat, court)));
            let worth = self.payoff_after_change(court, court_strength);
            add_play(&mut plays, Play { action: Action::Place(court), label, worth });
        }
        if !table.must_place(card) {
            plays.push(Play {
                action: Action::Discard,
                label: DISCARD_LABEL,
                worth: self.estimated_payoff(&self.passed),
            });
        }
        plays
    }

    /// The estimated payoff of drawing a card. `best_attack` is the estimated payoff of the best attack, which an Ace allows.
    fn payoff_of_drawing(&self, best_attack: f64) -> f64 {
        let State { table, pile, .. } = self.state;
        let nothing = self.estimated_payoff(&self.passed);
        let guard = |guard: u32| {
            let equal = u32::from(table.options.stacking == Stacking::Equal);
            let fitting = self
                .courts()
                .filter(|(_, court_strength)| court_strength.is_standing && guard < court_strength.last + equal);
            fitting
                .map(|(court, court_strength)| self.payoff_after_change(court, court_strength.with(guard)))
                .fold(nothing, f64::max)
        };
        let joker = || {
            let fallen = self.courts().find(|(_, court_strength)| !court_strength.is_standing);
            fallen.map_or(nothing, |(court, _)| self.payoff_after_change(court, CourtStrength::BARE).max(nothing))
        };
        let ace = best_attack.max(nothing);
        if let Some(card) = next_card(self.state).filter(|_| self.knows_next_card) {
            return match CardKind::of(card) {
                CardKind::Guard(card) => guard(value(card)),
                CardKind::Blank => nothing,
                CardKind::Ace => ace,
                CardKind::Joker => joker(),
            };
        }
        let cards = if pile.is_empty() { &table.discard } else { pile };
        let (mut guards, mut aces, mut jokers) = ([0_u32; GUARD_CLASSES.len()], 0_u32, 0_u32);
        for card in cards {
            match CardKind::of(*card) {
                CardKind::Guard(card) => {
                    let kind = GUARD_CLASSES.iter().position(|(_, highest)| value(card) <= *highest);
                    guards[kind.unwrap_or(0)] += 1;
                }
                CardKind::Ace => aces += 1,
                CardKind::Joker => jokers += 1,
                CardKind::Blank => {}
            }
        }
        let all = f64::from(u32::try_from(cards.len()).unwrap_or(u32::MAX).max(1));
        let mut gain = f64::from(aces) * (ace - nothing);
        if jokers > 0 {
            gain += f64::from(jokers) * (joker() - nothing);
        }
        for (count, (typical, _)) in guards.into_iter().zip(GUARD_CLASSES) {
            if count > 0 {
                gain += f64::from(count) * (guard(typical) - nothing);
            }
        }
        nothing + gain / all
    }

    /// The attacks that the search considers: each removes a part of a stack with the fewest Guards of one stack that pay for it.
    fn generate_attacks(&self) -> Vec<Play> {
        let table = &self.state.table;
        let mut plays = Vec::new();
        for from in Court::ALL {
            let own = table.stack(self.seat, from);
            if own.guards.is_empty() {
                continue;
            }
            for owner in Seat::all(table.seat_count()).filter(|owner| table.may_target(self.seat, *owner)) {
                for court in Court::ALL.into_iter().filter(|court| table.stack(owner, *court).is_standing()) {
                    self.attacks_on(from, own, owner, court, &mut plays);
                }
            }
        }
        plays
    }

    /// Adds the attacks with Guards of one own stack on one stack of another player.
    fn attacks_on(&self, from: Court, own: &Stack, owner: Seat, court: Court, plays: &mut Vec<Play>) {
        let table = &self.state.table;
        let target = table.stack(owner, court);
        let prices = || target.guards.iter().rev().map(|guard| value(*guard)).chain([COURT_DEFENCE]);
        let (mut spent, mut strength, mut price) = (0, 0, 0);
        let last = target.guards.len();
        for (removed, (more, next)) in prices().zip(prices().skip(1).chain([u32::MAX])).enumerate() {
            price += more;
            while strength < price && spent < own.guards.len() {
                spent += 1;
                strength += value(own.guards[own.guards.len() - spent]);
            }
            if strength < price {
                break;
            }
            if table.options.removal == Removal::Most && strength - price >= next {
                continue;
            }
            let (taken, left) = if removed == last {
                (RemovedPart::All, CourtStrength::FALLEN)
            } else {
                (RemovedPart::Guards(guard_count(removed + 1)), CourtStrength::of(target, removed + 1))
            };
            let summary = self.summary.with(self.seat.index(), from, CourtStrength::of(own, spent));
            let summary = summary.with(owner.index(), court, left).with_next_turn();
            let target_card = Target { suit: table.suits[owner.index()], court };
            let action = Action::Attack(Attack { from, spent: guard_count(spent), target: target_card, taken });
            let label = stable_hash(&(stack_key(own), stack_key(target), owner, spent, removed));
            add_play(plays, Play { action, label, worth: self.estimated_payoff(&summary) });
        }
    }
}

/// Adds a play, unless there is one with the same label.
fn add_play(plays: &mut Vec<Play>, play: Play) {
    if plays.iter().all(|other| other.label != play.label) {
        plays.push(play);
    }
}

/// A number of Guards as `u8`: a stack has at most 36.
fn guard_count(guards: usize) -> u8 {
    u8::try_from(guards).unwrap_or(u8::MAX)
}

/// The next card to be drawn, if all players have seen it: the pile was flipped as a block, or it is empty and the discard pile
/// will be flipped as a block (CW-29). `None` if the card is unknown.
fn next_card(state: &State) -> Option<DeckCard> {
    let State { table, pile, .. } = state;
    match pile.last() {
        Some(top) => table.pile_is_known().then_some(*top),
        None => table.discard.first().copied().filter(|_| table.options.flip == Flip::Block),
    }
}

/// A key for the contents of a stack, ignoring suits.
fn stack_key(stack: &Stack) -> u64 {
    let digit = |guard: &Card| u64::from(value(*guard));
    let base = match stack.base {
        Base::Court => 1,
        Base::Fallen => 2,
        Base::Joker => 3,
    };
    stack.guards.iter().fold(base, |number: u64, guard| number.wrapping_mul(11).wrapping_add(digit(guard)))
}

/// The keys of the stacks of all seats, sorted within each seat, so the order of courts makes no difference.
pub(crate) fn stack_keys(table: &Table) -> [[u64; 3]; 4] {
    let mut summary = [[0; 3]; 4];
    for (of_seat, stacks) in summary.iter_mut().zip(&table.stacks) {
        *of_seat = [0, 1, 2].map(|at| stack_key(&stacks[at]));
        of_seat.sort_unstable();
    }
    summary
}
