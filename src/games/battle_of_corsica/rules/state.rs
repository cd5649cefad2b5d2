//! The state of a game, and how actions change it.

use serde::{Deserialize, Serialize};

use super::action::Reason;
use super::event::{Cost, Event};
use super::options::{
    BAN_MS, Collect, Dry, Last, Leftovers, MISTAKES_TO_REMOVE, MOST_PLAYS, Mistakes, Options, Penalty, Short, Starter,
};
use super::pattern::attempts;
use super::table::{Claim, FaceDownCard, Judgement, Phase, PileCard, Table};
use crate::game::cards::DeckCard;
use crate::game::insertion_sort::insertion_sort;
use crate::game::{EventSink, Outcome, Rng, Seat, Seats};

/// The complete state of a game: the public table, and the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// The public state, which all players see.
    pub table: Table,
    /// The packet of each seat, which lies face down; the top card is the last.
    pub packets: Vec<Vec<FaceDownCard>>,
    /// The cards that lie face down under the pile. The bottom card is the last, and comes back first (BC-11, BC-19).
    pub under: Vec<FaceDownCard>,
    /// The random generator.
    pub rng: Rng,
}

/// The state as a seat sees it. All seats see the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The public state, which all players see.
    pub table: Table,
    /// The packet of each seat, the top card last; `None` for cards that nobody can know.
    pub packets: Vec<Vec<Option<DeckCard>>>,
    /// The cards under the pile, the bottom card last; `None` for cards that nobody can know.
    pub under: Vec<Option<DeckCard>>,
}

impl State {
    /// What the text of a position should say instead, if the state cannot occur in a running game; otherwise `None`.
    pub(in super::super) fn unreachable_because(&self) -> Option<&'static str> {
        let table = &self.table;
        if table.is_over() {
            return None;
        }
        let left = table.still_in();
        let holder_removed = table.holders.iter().any(|seat| !left.contains(seat));
        let settled = {
            let mut state = self.clone();
            state.update_phase(table.now);
            state == *self
        };
        let taps = table.taps.map_or(Seats::EMPTY, |taps| taps.seats);
        let named = match table.phase {
            Phase::Challenge { challenger, responder, .. } => vec![challenger, responder],
            Phase::Window { claim: Claim::Owed(seat) | Claim::Holder(seat), .. } => vec![seat],
            _ => Vec::new(),
        };
        if holder_removed {
            Some("no cards with anybody who was removed")
        } else if named.iter().any(|seat| !left.contains(*seat)) {
            Some("nobody in it who was removed")
        } else if !taps.is_subset(left) {
            Some("no taps of anybody who was removed")
        } else if !matches!(table.phase, Phase::Round) && table.pile.is_empty() && self.under.is_empty() {
            Some("round, as there is no pile")
        } else if !settled {
            Some("what comes of who holds cards")
        } else {
            None
        }
    }

    /// Deals a new game, card by card from the dealer's left (BC-01, BC-02).
    pub(in super::super) fn deal(options: Options, mut rng: Rng) -> Self {
        let count = options.seat_count();
        let dealer = rng.seat(count);
        let mut deck: Vec<DeckCard> = options.pack().collect();
        rng.shuffle(&mut deck);
        let person = Seat::all(count).find(|seat| options.is_person(*seat));
        let leader = match options.starter {
            Starter::Random => None,
            Starter::Person => person,
        };
        let table = Table {
            now: 0,
            phase: Phase::Round,
            leads: Some(leader.unwrap_or_else(|| dealer.next(count))),
            last: dealer,
            pile: Vec::new(),
            holders: Seats::EMPTY,
            spent: false,
            taps: None,
            mistakes: vec![0; count],
            banned: vec![0; count],
            removed: Vec::new(),
            plays: 0,
            since: 0,
            options,
        };
        let mut state = Self { table, packets: vec![Vec::new(); count], under: Vec::new(), rng };
        // The top of the deck is the end of the list.
        deck.reverse();
        let deck = deck.into_iter().map(|card| FaceDownCard { card, seen: false }).collect();
        state.hand_out(deck);
        state
    }

    /// Deals these cards in order to all seats still in the game, from the left of the seat that laid the last card. With
    /// `Leftovers::Under`, the cards that cannot be dealt evenly go under the pile (BC-01).
    fn hand_out(&mut self, mut deck: Vec<FaceDownCard>) {
        let left = self.table.still_in();
        let order: Vec<Seat> = self.table.clockwise(self.table.last).filter(|seat| left.contains(*seat)).collect();
        if self.table.options.leftovers == Leftovers::Under {
            self.under = deck.split_off(deck.len() - deck.len() % order.len().max(1));
        }
        for (card, seat) in deck.into_iter().zip(order.into_iter().cycle()) {
            self.packets[seat.index()].push(card);
        }
        self.note_holders();
    }

    /// Deals all cards that nobody has seen again, to the places where such cards lie, with a generator from outside (BC-37).
    pub(in super::super) fn deal_unseen_with(&mut self, rng: Rng) {
        self.rng = rng;
        let places = || self.packets.iter().chain([&self.under]).flatten().filter(|held| !held.seen);
        let mut unseen: Vec<DeckCard> = places().map(|held| held.card).collect();
        insertion_sort(&mut unseen, |card| *card);
        self.rng.shuffle(&mut unseen);
        let places = self.packets.iter_mut().chain([&mut self.under]).flatten().filter(|held| !held.seen);
        for (held, card) in places.zip(unseen) {
            held.card = card;
        }
    }

    /// Updates the seats that hold cards.
    pub(in super::super) fn note_holders(&mut self) {
        let holds = |seat: &Seat| !self.packets[seat.index()].is_empty();
        self.table.holders = Seat::all(self.packets.len()).filter(holds).collect();
    }

    /// Lays a card for a seat, borrowed from the next holder if the seat has none (BC-24).
    pub(in super::super) fn flip(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let alone = self.is_flipping_on();
        let Some((held, lender)) = self.take_card(seat) else { return };
        events.report(|| Event::Laid { by: seat, card: held.card, lender });
        self.remove_passed_over(seat);
        let table = &mut self.table;
        table.pile.push(PileCard { card: held.card, by: seat, at: table.now });
        table.leads = None;
        table.last = seat;
        table.plays += 1;
        table.spent = false;
        table.since = table.now;
        self.note_holders();
        if self.table.plays >= MOST_PLAYS {
            self.table.end_by_count(Reason::Plays, &self.packets);
            return;
        }
        let table = &mut self.table;
        match (attempts(held.card), &mut table.phase) {
            _ if alone => {
                if table.holders.is_empty() {
                    table.open_window(Claim::Owed(seat), table.now);
                }
            }
            (Some(_), _) if table.holders.is_empty() => table.open_window(Claim::LastLayer, table.now),
            (Some(left), _) => match table.next_holder(seat).filter(|responder| *responder != seat) {
                Some(responder) => table.phase = Phase::Challenge { challenger: seat, responder, left },
                None => table.open_window(Claim::Owed(seat), table.now),
            },
            (None, Phase::Challenge { challenger, left: 1, .. }) => {
                let challenger = *challenger;
                table.open_window(Claim::Owed(challenger), table.now);
            }
            (None, Phase::Challenge { left, .. }) => *left -= 1,
            (None, _) => {}
        }
        self.update_phase(self.table.now);
    }

    /// Whether one player alone holds cards and lays all of them (BC-28 House).
    fn is_flipping_on(&self) -> bool {
        let table = &self.table;
        table.options.last == Last::FlipOn && table.phase == Phase::Round && table.holders.len() == 1
    }

    /// Takes the card that a seat lays: its top card, or a random card of the next seat with cards, with that seat and index.
    fn take_card(&mut self, seat: Seat) -> Option<(FaceDownCard, Option<(Seat, usize)>)> {
        if let Some(held) = self.packets[seat.index()].pop() {
            return Some((held, None));
        }
        let lender = self.table.next_holder(seat)?;
        let packet = &mut self.packets[lender.index()];
        let at = self.rng.below(packet.len());
        Some((packet.remove(at), Some((lender, at))))
    }

    /// Removes the seats without cards that are passed over when this seat lays a card (BC-23 House). If the challenger
    /// is among them, the challenge lapses (BC-22).
    fn remove_passed_over(&mut self, seat: Seat) {
        let table = &self.table;
        if table.options.dry == Dry::Out && table.leads.is_none() && seat != table.last {
            let left = table.still_in();
            let between = table.clockwise(table.last).take_while(|other| *other != seat);
            let is_dry = |other: &Seat| left.contains(*other) && !table.holders.contains(*other);
            let passed: Vec<Seat> = between.filter(is_dry).collect();
            for other in passed {
                self.remove(other, self.table.now);
            }
        }
    }

    /// Updates the phase after the seats that hold cards have changed at time `at`, in ms: the responder may have no
    /// cards left, or one player alone or nobody may hold cards.
    fn update_phase(&mut self, at: u64) {
        let table = &mut self.table;
        match table.phase {
            Phase::Challenge { challenger, responder, left } if !table.holders.contains(responder) => {
                let other =
                    table.clockwise(responder).find(|seat| *seat != challenger && table.holders.contains(*seat));
                match (table.options.short, other) {
                    (Short::Borrow, _) if !table.holders.is_empty() => {}
                    (Short::Pass, Some(responder)) => {
                        table.phase = Phase::Challenge { challenger, responder, left };
                        table.since = at;
                    }
                    (Short::Out, _) => self.remove(responder, at),
                    _ => table.open_window(Claim::Owed(challenger), at),
                }
            }
            Phase::Window { claim: Claim::Holder(holder), .. } if !table.holders.without(holder).is_empty() => {
                table.phase = Phase::Round;
                table.since = at;
                self.update_phase(at);
            }
            Phase::Round => match (table.holders.len(), table.holders.first()) {
                (1, _) if table.pile.is_empty() && self.under.is_empty() => {
                    table.end_by_count(Reason::All, &self.packets);
                }
                (1, _) if table.options.last == Last::FlipOn => {}
                (1, Some(holder)) => table.open_window(Claim::Holder(holder), at),
                (0, _) => table.open_window(Claim::LastLayer, at),
                _ => {}
            },
            _ => {}
        }
    }

    /// Judges the taps of the last ms.
    pub(in super::super) fn judge(&mut self, events: &mut impl EventSink<Event>) {
        let Some(taps) = self.table.taps.take() else { return };
        let (first, judgement) = self.table.judgement(taps);
        let Some(seat) = first else {
            events.report(|| Event::Ignored);
            return;
        };
        let held = self.packets[seat.index()].len();
        match judgement {
            Judgement::Ignored => events.report(|| Event::Ignored),
            Judgement::Right { top, pattern } => {
                events.report(|| Event::Won {
                    by: seat,
                    pattern,
                    tapped: self.table.pile[..top].iter().skip(top - pattern.cards()).map(|laid| laid.card).collect(),
                    cards: self.on_table(),
                    after: taps.at - self.table.pile[top - 1].at,
                    back: held == 0,
                });
                self.take_pile(seat, taps.at);
            }
            Judgement::Wrong => {
                let to_lay = self.table.seat_to_lay();
                self.table.spent = true;
                self.punish(seat, taps.at);
                self.note_holders();
                self.update_phase(taps.at);
                if self.table.seat_to_lay() != to_lay {
                    self.table.since = taps.at;
                }
                events.report(|| Event::Mistaken { by: seat, cost: self.cost(seat, held) });
            }
        }
    }

    /// Applies the penalty for a wrong tap, or counts a mistake of a player without cards (BC-19, BC-20, BC-22).
    fn punish(&mut self, seat: Seat, at: u64) {
        let holds = self.table.holders.contains(seat);
        match self.table.options.penalty {
            Penalty::Three if holds => self.give_under(seat, 3),
            Penalty::One if holds => self.give_under(seat, 1),
            Penalty::Each if holds => {
                let left = self.table.still_in();
                for other in self.table.clockwise(seat).filter(|other| *other != seat && left.contains(*other)) {
                    let Some(card) = self.packets[seat.index()].pop() else { break };
                    self.packets[other.index()].insert(0, card);
                }
            }
            Penalty::Ban => self.table.banned[seat.index()] = at + BAN_MS,
            _ => {}
        }
        if !holds {
            self.table.mistakes[seat.index()] += 1;
            if self.table.mistakes[seat.index()] >= MISTAKES_TO_REMOVE {
                self.remove(seat, at);
            }
        }
    }

    /// The cost of a wrong tap of a seat that held this number of cards before.
    fn cost(&self, seat: Seat, held: usize) -> Cost {
        let cards = held - self.packets[seat.index()].len();
        match self.table.options.penalty {
            _ if self.table.removed.contains(&seat) => Cost::Removed,
            _ if held == 0 => Cost::Mistake(self.table.mistakes[seat.index()]),
            Penalty::Ban => Cost::Ban,
            Penalty::Each => Cost::Gifts(cards),
            Penalty::Three | Penalty::One => Cost::Cards(cards),
        }
    }

    /// The number of cards on the pile and under it.
    fn on_table(&self) -> usize {
        self.table.pile.len() + self.under.len()
    }

    /// Moves cards from the top of a packet under the pile, one by one, each below the card moved before.
    fn give_under(&mut self, seat: Seat, count: usize) {
        for _ in 0..count {
            let Some(card) = self.packets[seat.index()].pop() else { return };
            self.under.push(card);
        }
    }

    /// Removes a seat for good. A challenge that the seat had to answer is lost; a pile that the seat would take stays (BC-22).
    fn remove(&mut self, seat: Seat, at: u64) {
        let table = &mut self.table;
        table.leave(seat);
        match table.phase {
            Phase::Challenge { challenger, responder, .. } if responder == seat => {
                table.open_window(Claim::Owed(challenger), at);
            }
            Phase::Challenge { challenger, .. } | Phase::Window { claim: Claim::Owed(challenger), .. }
                if challenger == seat =>
            {
                table.phase = Phase::Round;
                table.since = at;
            }
            _ => {}
        }
    }

    /// Ends a window: a player takes the pile, or cards are dealt again (BC-13, BC-28, BC-29).
    pub(in super::super) fn sweep(&mut self, events: &mut impl EventSink<Event>) {
        let Phase::Window { claim, .. } = self.table.phase else { return };
        match self.table.seat_taking(claim) {
            None => {
                events.report(|| Event::Stopped);
                // All seats share the first place.
                self.table.end(Outcome::ranked(self.table.seat_count(), |_| (), Reason::Nobody));
            }
            Some(_) if self.table.deals_again(claim) => {
                events.report(|| Event::Dealt);
                self.redeal();
            }
            Some(seat) => {
                events.report(|| {
                    let honour = self.table.pile.iter().rev().find(|laid| attempts(laid.card).is_some());
                    let honour = honour.filter(|laid| claim == Claim::Owed(laid.by)).map(|laid| laid.card);
                    Event::Taken { by: seat, cards: self.on_table(), honour }
                });
                self.take_pile(seat, self.table.now);
            }
        }
    }

    /// Gives the pile to a seat, turned over as a block. The seat lays the next card (BC-08, BC-27).
    fn take_pile(&mut self, seat: Seat, at: u64) {
        let open = self.table.pile.drain(..).rev().map(|laid| FaceDownCard { card: laid.card, seen: true });
        let mut taken: Vec<FaceDownCard> = open.chain(self.under.drain(..)).collect();
        if self.table.options.collect == Collect::Shuffle {
            insertion_sort(&mut taken, |held| held.card);
            self.rng.shuffle(&mut taken);
            for held in &mut taken {
                held.seen = false;
            }
        }
        let packet = &mut self.packets[seat.index()];
        taken.append(packet);
        *packet = taken;
        let table = &mut self.table;
        table.phase = Phase::Round;
        table.leads = Some(seat);
        table.spent = false;
        table.since = at;
        if table.options.mistakes == Mistakes::Cleared {
            table.mistakes[seat.index()] = 0;
        }
        self.note_holders();
        self.update_phase(at);
    }

    /// Deals all cards again, beginning on the left of the seat that laid the last card. That seat also leads; if it was removed,
    /// the next seat clockwise leads (BC-29 House).
    fn redeal(&mut self) {
        let open = self.table.pile.drain(..).map(|laid| laid.card);
        let mut deck: Vec<DeckCard> = open.chain(self.under.drain(..).map(|held| held.card)).collect();
        insertion_sort(&mut deck, |card| *card);
        self.rng.shuffle(&mut deck);
        deck.reverse();
        let left = self.table.still_in();
        let from_last = std::iter::once(self.table.last).chain(self.table.clockwise(self.table.last));
        self.table.leads = from_last.into_iter().find(|seat| left.contains(*seat));
        self.table.phase = Phase::Round;
        self.table.spent = false;
        self.table.since = self.table.now;
        self.hand_out(deck.into_iter().map(|card| FaceDownCard { card, seen: false }).collect());
        self.update_phase(self.table.now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Choices, Deadline, Game, GameClock};
    use crate::games::battle_of_corsica::BattleOfCorsica;
    use crate::games::battle_of_corsica::rules::Action;

    /// Plays a random game to its end, with a card about every 250 ms and some taps. Returns the last state.
    fn play(options: &str, seed: u64) -> State {
        let mut options = Options::read(crate::game::text::Word::whole(options)).unwrap();
        options = BattleOfCorsica::normalize(options);
        let mut state = BattleOfCorsica::start(&options, seed).unwrap();
        let mut rng = Rng::from_seed(seed + 1);
        let cards = options.pack().count();
        while !state.table.is_over() {
            let now = state.table.now;
            let next = now + 1 + rng.below(500) as u64;
            if let Some(Deadline { at, action: Some((seat, action)) }) =
                BattleOfCorsica::next_deadline(&state).filter(|deadline| deadline.at <= next)
            {
                BattleOfCorsica::advance_clock(&mut state, at);
                assert_eq!(BattleOfCorsica::check(&state, seat, &action), Ok(()));
                BattleOfCorsica::apply(&mut state, seat, &action);
            } else {
                BattleOfCorsica::advance_clock(&mut state, next);
                let matches = state.table.pattern_at(next).is_some();
                let tap = rng.below(if matches { 2 } else { 40 }) == 0;
                let seat = match state.table.seat_to_lay() {
                    Some(to_lay) if !tap => to_lay,
                    _ => rng.seat(options.seat_count()),
                };
                let action = if tap { Action::Tap } else { Action::Flip };
                if BattleOfCorsica::check(&state, seat, &action).is_ok() {
                    BattleOfCorsica::apply(&mut state, seat, &action);
                }
            }
            let held: usize = state.packets.iter().map(Vec::len).sum();
            assert_eq!(held + state.under.len() + state.table.pile.len(), cards);
            assert_eq!(state.unreachable_because(), None, "{state}");
            let text = state.to_string();
            assert_eq!(text.parse::<State>().as_ref(), Ok(&state), "{text}");
        }
        state
    }

    #[test]
    fn random_games_end_and_lose_no_card() {
        for seed in 0..12 {
            for options in [
                "standard",
                "seats=4,sandwich=on,sequence=on",
                "seats=6,penalty=each,short=pass",
                "seats=3,last=flip-on",
            ] {
                play(options, seed);
            }
        }
    }
}
