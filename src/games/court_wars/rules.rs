//! The rules of Court Wars: defend your King, Queen and Jack with a drawn Guard, or spend Guards to attack another's. Its
//! rulings, CW-01 to CW-36, are in `rulings.md`.

mod action;
mod options;
mod stack;
mod table;

pub use action::{Action, Attack, Due, Illegal, Reason};
pub use options::{
    BeatenJoker, Discards, FirstSuit, Flip, FourthSuit, JokerPlacing, LAST_ACE, Limit, MOST_TURNS, Options, Placing,
    Players, Removal, SET_UP_ROUNDS, SecondSuit, Stacking, Starter, Targets, ThirdSuit,
};
pub use stack::{Base, COURT_DEFENCE, Court, Kind, Stack, Taken, Target, total, value};
pub use table::{Stage, Table};

use serde::{Deserialize, Serialize};

use crate::game::cards::DeckCard;
use crate::game::{Rng, Seat};

/// The game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourtWars;

/// The whole game: the table, and what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// The pile, its top last.
    pub pile: Vec<DeckCard>,
    /// The generator, for shuffles to come.
    pub rng: Rng,
}

/// What is known of the pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pile {
    /// How many cards it has. Which they are follows from what lies open, their order does not.
    Unknown(u8),
    /// All its cards, the top last: it is a discard pile that was turned over, and everyone saw it grow (CW-29).
    Known(Vec<DeckCard>),
}

impl Pile {
    /// How many cards it has.
    #[must_use]
    pub const fn size(&self) -> usize {
        match self {
            Self::Unknown(size) => *size as usize,
            Self::Known(cards) => cards.len(),
        }
    }

    /// All its cards, the top last, if they are known.
    #[must_use]
    pub fn known(&self) -> Option<&[DeckCard]> {
        match self {
            Self::Unknown(_) => None,
            Self::Known(cards) => Some(cards),
        }
    }
}

/// What one seat has been shown: the same for all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// What is known of the pile.
    pub pile: Pile,
}

impl State {
    /// Carries out a legal action of the seat whose turn it is. An action that is not legal may be ignored.
    pub(super) fn apply(&mut self, action: &Action) {
        match (*action, &self.table.stage) {
            (Action::Draw, _) => self.draw(),
            (Action::Place(court), Stage::Place(card)) => self.place(*card, court),
            (Action::Discard, Stage::Place(card)) => self.throw(*card),
            (Action::Attack(attack), _) => self.table.attack(attack),
            _ => {}
        }
    }

    /// Draws, and goes on until something is to be asked or the go is over.
    fn draw(&mut self) {
        while let Some(card) = self.take() {
            match Kind::of(card) {
                Kind::Guard(_) => return self.offer(card),
                // In the set-up all else is thrown, and another card drawn in its place (CW-06, CW-08).
                _ if self.table.in_set_up() => self.table.discard.push(card),
                Kind::Joker => return self.offer(card),
                Kind::Blank => return self.throw(card),
                Kind::Ace => {
                    self.table.aces += 1;
                    if self.table.aces == LAST_ACE {
                        return self.throw(card);
                    }
                    self.table.discard.push(card);
                    if self.table.can_attack() {
                        self.table.stage = Stage::Act;
                        return;
                    }
                }
            }
        }
        if !self.table.is_over() {
            // Nothing is left to draw: the turn is skipped (CW-32).
            self.table.end_go();
        }
    }

    /// Takes the top of the pile, which is the flipped discard pile if need be (CW-30); nothing if that ends the game, or
    /// if there is none.
    fn take(&mut self) -> Option<DeckCard> {
        if self.pile.is_empty() && !self.table.discard.is_empty() && self.table.may_flip() {
            self.pile = std::mem::take(&mut self.table.discard);
            match self.table.options.flip {
                Flip::Block => self.pile.reverse(),
                Flip::Reshuffle => {
                    self.pile.sort_unstable();
                    self.rng.shuffle(&mut self.pile);
                }
            }
        }
        self.pile.pop()
    }

    /// Asks where a card goes that was drawn, if there are two answers; otherwise does what is left (CW-11, G-08).
    fn offer(&mut self, card: DeckCard) {
        let places: Vec<Court> = self.table.places(card).collect();
        match places[..] {
            [] => self.throw(card),
            [only] if self.table.must_place(card) => self.place(card, only),
            _ => self.table.stage = Stage::Place(card),
        }
    }

    fn place(&mut self, card: DeckCard, court: Court) {
        let stack = &mut self.table.stacks[self.table.turn.index()][court as usize];
        match card {
            DeckCard::Suited(guard) => stack.guards.push(guard),
            DeckCard::Joker => stack.base = Base::Joker,
        }
        self.table.note_progress();
        self.table.end_go();
    }

    /// Discards a card, which ends the go.
    fn throw(&mut self, card: DeckCard) {
        self.table.discard.push(card);
        self.table.end_go();
    }
}
