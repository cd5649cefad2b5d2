//! The events that an action reports.

use super::action::Attack;
use super::options::Flip;
use super::stack::{Base, Court, RemovedPart, Stack};
use crate::game::Seat;
use crate::game::cards::{Card, DeckCard};

/// An event, such as a card drawn. All players see every event.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// The discard pile becomes the pile (CW-30).
    Flipped(Flip),
    /// A player draws a card. Unless `Asked`, `MayAttack`, `Placed` or `Discarded` follows, the player draws again, if there is a
    /// card.
    Drew { seat: Seat, card: DeckCard },
    /// The player must choose whether to discard the drawn card, or on which court to place it.
    Asked,
    /// The card drawn is an Ace with which the player may attack (CW-21).
    MayAttack,
    /// There is no card to draw, and the turn is over (CW-32).
    NothingToDraw,
    /// There is no card to draw, and the game is over (CW-31).
    RanOut,
    /// A player places the card drawn, which ends the turn.
    Placed { seat: Seat, card: DeckCard, court: Court },
    /// A player discards the card drawn, which ends the turn.
    Discarded { seat: Seat, card: DeckCard },
    /// A player spends Guards to remove a part of a stack. `stack` is the attacked stack before the attack.
    Attacked { seat: Seat, victim: Seat, attack: Attack, spent: Vec<Card>, stack: Stack },
    /// A player has lost their last court (CW-33).
    Fell(Seat),
}

/// The Guards of an attacked stack that are removed, and the court or Joker that falls.
#[must_use]
pub fn losses(stack: &Stack, taken: RemovedPart) -> (&[Card], Option<Base>) {
    match taken {
        RemovedPart::Guards(count) => (stack.last_guards(usize::from(count)), None),
        RemovedPart::All => (&stack.guards, Some(stack.base)),
    }
}
