//! The rules of Court Wars: a player draws a Guard to defend a King, Queen or Jack, or spends Guards to attack another player's
//! court. The rulings, CW-01 to CW-36, are in `rulings.md`.

mod action;
mod event;
mod options;
mod stack;
mod table;

pub use action::{Action, Attack, Decision, Illegal, Reason};
pub use event::{Event, losses};
pub use options::{
    BeatenJoker, Discards, FirstSuit, Flip, FourthSuit, JokerPlacing, Jokers, LAST_ACE, Limit, MOST_TURNS, Options,
    Placing, Players, Removal, SET_UP_ROUNDS, SecondSuit, Stacking, Starter, Targets, ThirdSuit,
};
pub use stack::{Base, COURT_DEFENCE, CardKind, Court, RemovedPart, Stack, Target, total, value};
pub use table::{NextCardCounts, Stage, Table};

use serde::{Deserialize, Serialize};

use crate::game::cards::DeckCard;
use crate::game::sort_by_number::sort_by_number;
use crate::game::{EventSink, Rng, Seat};

/// The type that implements the game traits for Court Wars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourtWars;

/// The whole state of a game: the open information, the pile and the random generator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// Everything that all players see.
    pub table: Table,
    /// The pile, its top last.
    pub pile: Vec<DeckCard>,
    /// The generator for later shuffles.
    pub rng: Rng,
}

/// What the players know of the pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pile {
    /// The number of cards. Which cards they are is known, but not their order.
    Unknown(u8),
    /// All cards, the top last. This pile was the discard pile, so all players saw its cards before it was turned over (CW-29).
    Known(Vec<DeckCard>),
}

impl Pile {
    /// The number of cards.
    pub(crate) const fn size(&self) -> usize {
        match self {
            Self::Unknown(size) => *size as usize,
            Self::Known(cards) => cards.len(),
        }
    }

    /// All cards, the top last; `None` if their order is not known.
    pub(crate) fn known_cards(&self) -> Option<&[DeckCard]> {
        match self {
            Self::Unknown(_) => None,
            Self::Known(cards) => Some(cards),
        }
    }
}

/// What one seat knows of the game. All seats know the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Everything that all players see.
    pub table: Table,
    /// What the viewer knows of the pile.
    pub pile: Pile,
}

impl State {
    /// Carries out a legal action of the seat whose turn it is, and reports what happens. An action that is not legal may be
    /// ignored.
    pub(super) fn apply(&mut self, action: Action, events: &mut impl EventSink<Event>) {
        match (action, &self.table.stage) {
            (Action::Draw, _) => self.draw(events),
            (Action::Place(court), Stage::Place(card)) => self.place(*card, court, events),
            (Action::Discard, Stage::Place(card)) => self.discard(*card, events),
            (Action::Attack(attack), _) => self.table.attack(attack, events),
            _ => {}
        }
    }

    /// Reshuffles the pile with a generator supplied from outside, unless all players know the order. Later shuffles use this
    /// generator too.
    pub(crate) fn reshuffle_with(&mut self, rng: Rng) {
        self.rng = rng;
        if !self.table.pile_is_known() {
            shuffle(&mut self.pile, &mut self.rng);
        }
    }

    /// Draws cards until the player has a decision to make, or until the turn or the game is over.
    fn draw(&mut self, events: &mut impl EventSink<Event>) {
        while let Some(card) = self.take(events) {
            events.report(|| Event::Drew { seat: self.table.turn, card });
            match CardKind::of(card) {
                CardKind::Guard(_) => return self.offer(card, events),
                // In the set-up all other cards are discarded and replaced (CW-06, CW-08).
                _ if self.table.in_set_up() => self.table.discard.push(card),
                CardKind::Joker => return self.offer(card, events),
                CardKind::Blank => return self.discard(card, events),
                CardKind::Ace => {
                    self.table.aces += 1;
                    if self.table.aces == LAST_ACE {
                        return self.discard(card, events);
                    }
                    self.table.discard.push(card);
                    if self.table.can_attack() {
                        self.table.stage = Stage::Act;
                        events.report(|| Event::MayAttack);
                        return;
                    }
                }
            }
        }
        if self.table.is_over() {
            events.report(|| Event::RanOut);
        } else {
            // There is no card to draw: the turn is skipped (CW-32).
            events.report(|| Event::NothingToDraw);
            self.table.end_turn();
        }
    }

    /// Takes the top card of the pile. If the pile is empty, the discard pile is flipped first and replaces it (CW-30). `None` if
    /// both are empty, or if the game ends instead of the flip.
    fn take(&mut self, events: &mut impl EventSink<Event>) -> Option<DeckCard> {
        if self.pile.is_empty() && !self.table.discard.is_empty() && self.table.count_due_flip() {
            self.pile = std::mem::take(&mut self.table.discard);
            events.report(|| Event::Flipped(self.table.options.flip));
            match self.table.options.flip {
                Flip::Block => self.pile.reverse(),
                Flip::Reshuffle => shuffle(&mut self.pile, &mut self.rng),
            }
        }
        self.pile.pop()
    }

    /// Lets the player place or discard a drawn card. If only one of these actions is legal, it is carried out (CW-11, G-08).
    fn offer(&mut self, card: DeckCard, events: &mut impl EventSink<Event>) {
        let places: Vec<Court> = self.table.fitting_courts(card).collect();
        match places[..] {
            [] => self.discard(card, events),
            [only] if self.table.must_place(card) => self.place(card, only, events),
            _ => {
                self.table.stage = Stage::Place(card);
                events.report(|| Event::Asked);
            }
        }
    }

    /// Places a card, which ends the turn.
    fn place(&mut self, card: DeckCard, court: Court, events: &mut impl EventSink<Event>) {
        let seat = self.table.turn;
        events.report(|| Event::Placed { seat, card, court });
        let stack = &mut self.table.stacks[seat.index()][court as usize];
        match card {
            DeckCard::Suited(guard) => stack.guards.push(guard),
            DeckCard::Joker => stack.base = Base::Joker,
        }
        self.table.note_progress();
        self.table.end_turn();
    }

    /// Discards a card, which ends the turn.
    fn discard(&mut self, card: DeckCard, events: &mut impl EventSink<Event>) {
        events.report(|| Event::Discarded { seat: self.table.turn, card });
        self.table.discard.push(card);
        self.table.end_turn();
    }
}

/// Shuffles cards. The result depends on which cards they are and on the generator, not on the order in which they were given.
pub(crate) fn shuffle(cards: &mut [DeckCard], rng: &mut Rng) {
    sort_by_number(cards, |card| card.sort_key());
    rng.shuffle(cards);
}
