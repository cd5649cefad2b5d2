//! The events that actions report.

use super::battle::Battle;
use super::grid::Space;
use crate::game::Seat;
use crate::game::cards::{Card, CardSet};

/// An event: one thing that an action did, such as a battle that was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// A player attacks a space with one card open and `count` cards face down, which only the attacker knows (KC-10).
    Attacked { attacker: Seat, space: Space, face_up: Card, count: usize, face_down: CardSet },
    /// A player takes a space by influence with this card, and wins (KC-14).
    Took { seat: Seat, space: Space, card: Card },
    /// All cards of a battle are shown, and the battle is decided (KC-19).
    Fought(Battle),
    /// The winner of a battle must choose the card to place (KC-16 to KC-18).
    Chooses { winner: Seat, space: Space },
    /// A battle is over: a card was placed, or the defender has won by influence (KC-22, KC-27).
    Settled(Battle),
    /// The discards of a player are shuffled and become the draw pile (KC-09).
    Reshuffled(Seat),
    /// A player draws `count` cards, which only that player knows (KC-08).
    Drew { seat: Seat, count: usize, cards: CardSet },
}

impl Event {
    /// The battle that was fought or settled; `None` for other events.
    #[must_use]
    pub const fn battle(&self) -> Option<&Battle> {
        match self {
            Self::Fought(battle) | Self::Settled(battle) => Some(battle),
            _ => None,
        }
    }

    /// The event as `viewer` may know it: without the cards that are hidden from the viewer.
    #[must_use]
    pub fn seen_by(mut self, viewer: Option<Seat>) -> Self {
        match &mut self {
            Self::Attacked { attacker: owner, face_down: cards, .. } | Self::Drew { seat: owner, cards, .. }
                if viewer != Some(*owner) =>
            {
                *cards = CardSet::EMPTY;
            }
            _ => {}
        }
        self
    }
}
