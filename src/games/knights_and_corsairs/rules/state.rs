//! The state of a game, a seat's view of it, and the effects of actions.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::battle::{Battle, Side};
use super::event::Event;
use super::grid::{Board, Space};
use super::options::{Influence, Lines, Majority, Options, Reserve, Starter};
use super::table::{Deduction, HandLimit, Reason, Stage, Table};
use crate::game::cards::{Card, CardSet, Colour};
use crate::game::{EventSink, Outcome, Rng, Seat};

/// The complete state of a game: the public table, and the cards that are hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// The public state, which both players see.
    pub table: Table,
    /// The hand of each seat, hidden from the other player.
    pub hands: [CardSet; 2],
    /// The cards that the attacker has played face down in the current battle.
    pub face_down: CardSet,
    /// The draw pile of each seat, with the top card last.
    pub draw: [Vec<Card>; 2],
    /// The random generator for later shuffles.
    pub rng: Rng,
    /// For each seat, a generator supplied from outside for its shuffles in the next action; `None` if `rng` is used.
    #[serde(skip)]
    pub outside_rngs: [Option<Rng>; 2],
}

/// The state as one seat or a spectator sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The public state, which both players see.
    pub table: Table,
    /// The viewer's hand; empty for a spectator.
    pub hand: CardSet,
    /// The cards that the viewer has played face down in the current battle.
    pub face_down: CardSet,
    /// The number of cards in each hand.
    pub hands: [u8; 2],
    /// The number of cards in each draw pile.
    pub draw: [u8; 2],
}

impl State {
    /// Deals a new game. The options must be normalized.
    #[must_use]
    pub fn start(options: Options, seed: u64) -> Self {
        let mut rng = Rng::from_seed(seed);
        let red = match options.colour(Seat::FIRST) {
            Some(Colour::Red) => Seat::FIRST,
            Some(Colour::Black) => Seat::SECOND,
            None => rng.seat(2),
        };
        let attacker = match options.starter {
            Starter::Random => rng.seat(2),
            Starter::First => Seat::FIRST,
            Starter::Second => Seat::SECOND,
        };
        let mut state = Self {
            table: Table {
                options,
                red,
                board: Board::default(),
                attacker,
                stage: Stage::Attack,
                discards: [Vec::new(), Vec::new()],
                deductions: Default::default(),
                battles: Vec::new(),
            },
            hands: [CardSet::EMPTY; 2],
            face_down: CardSet::EMPTY,
            draw: [Vec::new(), Vec::new()],
            rng,
            outside_rngs: [None, None],
        };
        for seat in Seat::all(2) {
            let mut deck: Vec<Card> = CardSet::of_colour(state.table.colour(seat)).iter().collect();
            state.rng.shuffle(&mut deck);
            state.draw[seat.index()] = deck;
        }
        for seat in Seat::all(2) {
            state.refill(seat, &mut ());
        }
        state
    }

    /// Applies a legal action, and reports what happens. An action that does not fit the stage changes nothing.
    pub fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) {
        match (&self.table.stage, action) {
            (Stage::Attack, Action::Attack { space, face_up, face_down }) => {
                self.attack(*space, *face_up, *face_down, events);
            }
            (Stage::Attack, Action::Influence { space, card }) => {
                self.show(seat, *card);
                self.table.board.place(*space, *card);
                events.report(|| Event::Took { seat, space: *space, card: *card });
                self.end(Outcome::won_by(seat, Reason::Influence(*space)));
            }
            (Stage::Defend { space, face_up, .. }, Action::Defend { cards, naming }) => {
                self.defend(*space, *face_up, *cards, naming, events);
            }
            (Stage::Place(battle), Action::Place(card)) => self.place(*battle, *card, events),
            _ => {}
        }
        self.outside_rngs = [None, None];
    }

    /// Reshuffles the draw pile of a seat with a generator supplied from outside. Later shuffles in the next action use this
    /// generator too. Before the first battle, the seat also gets a new hand.
    pub fn reshuffle_with(&mut self, seat: Seat, mut rng: Rng) {
        let index = seat.index();
        let mut cards: CardSet = self.draw[index].iter().copied().collect();
        let is_new = self.table.board == Board::default() && self.table.stage == Stage::Attack;
        if is_new {
            cards = cards.union(self.hands[index]);
        }
        let mut pile: Vec<Card> = cards.iter().collect();
        rng.shuffle(&mut pile);
        if is_new {
            let rest = pile.len().saturating_sub(self.table.options.hand_size());
            self.hands[index] = pile.drain(rest..).collect();
        }
        self.draw[index] = pile;
        self.outside_rngs[index] = Some(rng);
    }

    /// Takes a card out of the hand of a seat, and records that it was shown.
    fn show(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        let strength = self.table.options.strength(card);
        self.table.deductions[seat.index()].note_shown(card, strength);
    }

    /// Takes the top card of a seat's draw pile. If the pile is empty, the discards are shuffled first and replace it (KC-09);
    /// they are sorted before they are shuffled (G-01). `None` if both piles are empty.
    fn take_top(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Option<Card> {
        let index = seat.index();
        if self.draw[index].is_empty() {
            // The hand can now be deduced: it holds all cards that are neither on the grid nor discarded.
            self.table.deductions[index] = Deduction { held: self.hands[index], limits: Vec::new() };
            let discards: CardSet = std::mem::take(&mut self.table.discards[index]).into_iter().collect();
            let mut cards: Vec<Card> = discards.iter().collect();
            self.outside_rngs[index].as_mut().unwrap_or(&mut self.rng).shuffle(&mut cards);
            self.draw[index] = cards;
            events.report(|| Event::Reshuffled(seat));
        }
        self.draw[index].pop()
    }

    /// Draws until the hand is full, or until no card is left (KC-08).
    fn refill(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let (index, size) = (seat.index(), self.table.options.hand_size());
        let mut drawn = CardSet::EMPTY;
        while self.hands[index].len() < size {
            if self.draw[index].is_empty() {
                report_drawn(seat, std::mem::take(&mut drawn), events);
            }
            let Some(card) = self.take_top(seat, events) else { break };
            self.hands[index].insert(card);
            drawn.insert(card);
            self.table.deductions[index].note_drawn(size);
        }
        report_drawn(seat, drawn, events);
    }

    /// Plays the attacker's cards: one open, the others face down (KC-10).
    fn attack(&mut self, space: Space, face_up: Card, face_down: CardSet, events: &mut impl EventSink<Event>) {
        let attacker = self.table.attacker;
        self.show(attacker, face_up);
        events.report(|| Event::Attacked { attacker, space, face_up, count: face_down.len(), face_down });
        let hand = &mut self.hands[attacker.index()];
        *hand = hand.difference(face_down);
        self.face_down = face_down;
        let face_down = u8::try_from(face_down.len()).unwrap_or(u8::MAX);
        self.table.stage = Stage::Defend { space, face_up, face_down };
    }

    /// Plays the defender's cards, shows all hidden cards and decides the battle.
    fn defend(
        &mut self,
        space: Space,
        face_up: Card,
        cards: CardSet,
        naming: &[Space],
        events: &mut impl EventSink<Event>,
    ) {
        let attacker = self.table.attacker;
        let defender = attacker.other();
        let hidden = std::mem::take(&mut self.face_down);
        for card in hidden {
            self.show(attacker, card);
        }
        for card in cards {
            self.show(defender, card);
        }
        let table = &self.table;
        let beside_attacker = table.highest_neighbours(attacker, space, 2 - hidden.len().min(2));
        let beside_defender = if naming.is_empty() {
            table.highest_neighbours(defender, space, 3 - cards.len().min(3))
        } else {
            naming.iter().filter_map(|named| table.board.card(*named)).collect()
        };
        let attack = Side::new([face_up].into_iter().chain(hidden.iter()), beside_attacker);
        let defence = Side::new(cards.iter(), beside_defender);
        let (Some(attack), Some(defence)) = (attack, defence) else { return };
        let options = &table.options;
        let battle = Battle::new(options, space, attacker, attack, defence);
        events.report(|| Event::Fought(battle));
        self.conclude(battle, events);
    }

    /// Ends the game by influence, places the winner's card, or lets the winner choose if several cards are possible.
    fn conclude(&mut self, battle: Battle, events: &mut impl EventSink<Event>) {
        let Battle { winner, attacker, space, .. } = battle;
        let options = &self.table.options;
        let by_influence = options.influence == Influence::Both
            && winner != attacker
            && self.table.neighbours(winner, space).len() >= 3;
        if by_influence {
            self.discard(&battle);
            self.table.battles.push(battle);
            events.report(|| Event::Settled(battle));
            self.end(Outcome::won_by(winner, Reason::Influence(space)));
            return;
        }
        let placeable = self.table.placeable_cards(&battle, self.hands[winner.index()]);
        match placeable.len() {
            0 => {
                self.discard(&battle);
                if let Some(top) = self.take_top(winner, events) {
                    self.complete(battle, top, events);
                }
            }
            1 => placeable.iter().for_each(|card| self.place(battle, card, events)),
            _ => {
                self.table.stage = Stage::Place(battle);
                events.report(|| Event::Chooses { winner, space });
            }
        }
    }

    /// Places a card that the winner played or, if none was played, a card of the winner's hand. Discards the other cards that
    /// both sides played from the hand.
    fn place(&mut self, battle: Battle, card: Card, events: &mut impl EventSink<Event>) {
        let winner = battle.winner;
        if battle.side(winner).hand().is_empty() {
            self.show(winner, card);
            if self.table.options.reserve == Reserve::Lowest {
                self.record_lowest(winner, card);
            }
        }
        self.discard(&Battle { placed: Some(card), ..battle });
        self.complete(battle, card, events);
    }

    /// Records what the opponent learns when the lowest card of a hand is placed (KC-16): the rest of the hand has no lower card.
    /// It has an equal card if, and only if, the winner had a choice.
    fn record_lowest(&mut self, seat: Seat, card: Card) {
        let table = &mut self.table;
        let strength = table.options.strength(card);
        let twins: CardSet =
            self.hands[seat.index()].iter().filter(|other| table.options.strength(*other) == strength).collect();
        let deduction = &mut table.deductions[seat.index()];
        deduction.held = deduction.held.union(twins);
        deduction.limits.push(HandLimit { strength, most: u8::try_from(twins.len()).unwrap_or(u8::MAX) });
    }

    /// Discards the cards that both sides played from the hand, except the placed card (KC-22).
    fn discard(&mut self, battle: &Battle) {
        for seat in [battle.attacker, battle.attacker.other()] {
            let played = battle.side(seat).hand().iter().copied();
            self.table.discards[seat.index()].extend(played.filter(|card| battle.placed != Some(*card)));
        }
    }

    /// Places the card on the grid. Then a line or a full grid ends the game, or hands are refilled for the next attack.
    fn complete(&mut self, battle: Battle, card: Card, events: &mut impl EventSink<Event>) {
        let battle = Battle { placed: Some(card), ..battle };
        let Battle { winner, attacker, space, .. } = battle;
        self.table.board.place(space, card);
        self.table.battles.push(battle);
        events.report(|| Event::Settled(battle));
        let table = &self.table;
        let counts = table.options.lines == Lines::Both || winner == attacker;
        let line = table.board.line(table.colour(winner), table.options.has_colour_lines(winner));
        if let Some(line) = line.filter(|_| counts) {
            self.end(Outcome::won_by(winner, Reason::Line(line)));
        } else if table.board.empty_spaces().next().is_none() {
            self.end(majority(&self.table, winner));
        } else {
            self.refill(attacker, events);
            self.refill(attacker.other(), events);
            self.table.attacker = winner.other();
            self.table.stage = Stage::Attack;
        }
    }

    fn end(&mut self, outcome: Outcome<Reason>) {
        self.table.stage = Stage::Over(outcome);
    }
}

fn report_drawn(seat: Seat, cards: CardSet, events: &mut impl EventSink<Event>) {
    if !cards.is_empty() {
        events.report(|| Event::Drew { seat, count: cards.len(), cards });
    }
}

/// The outcome of a full grid without a line; `last` is the winner of the ninth battle (KC-29, KC-30).
fn majority(table: &Table, last: Seat) -> Outcome<Reason> {
    let cards = |seat: Seat| table.board.cards(table.colour(seat));
    let best_suit = |seat: Seat| {
        let of = |suit| cards(seat).iter().filter(|card| card.suit() == suit).count();
        table.colour(seat).suits().map(of).into_iter().max()
    };
    let ahead = |first: Ordering| match first {
        Ordering::Less => Some(Seat::SECOND),
        Ordering::Equal => None,
        Ordering::Greater => Some(Seat::FIRST),
    };
    if table.options.majority == Majority::Colour {
        let winner = ahead(cards(Seat::FIRST).len().cmp(&cards(Seat::SECOND).len()));
        return Outcome::won_by(winner.unwrap_or(last), Reason::Colours);
    }
    match ahead(best_suit(Seat::FIRST).cmp(&best_suit(Seat::SECOND))) {
        Some(winner) => Outcome::won_by(winner, Reason::Suits),
        None => Outcome::won_by(last, Reason::LastBattle),
    }
}
