//! What an action did.

use super::action::Attack;
use super::options::Flip;
use super::stack::{Base, Court, Stack, Taken};
use crate::game::Seat;
use crate::game::cards::{Card, DeckCard};

/// What happened, as the players would say it. All players see all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// The discard pile becomes the pile (CW-30).
    Flipped(Flip),
    /// A player draws a card. Unless another event follows, it is discarded, and the player draws another one.
    Drew { seat: Seat, card: DeckCard },
    /// The card drawn is to be placed or discarded by the player.
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
    /// A player spends Guards to remove a part of a stack, which is here as it was before.
    Attacked { seat: Seat, victim: Seat, attack: Attack, spent: Vec<Card>, stack: Stack },
    /// A player has lost the last court (CW-33).
    Fell(Seat),
}

/// The Guards of an attacked stack that are removed, and the court or Joker that falls.
#[must_use]
pub fn losses(stack: &Stack, taken: Taken) -> (&[Card], Option<Base>) {
    match taken {
        Taken::Guards(count) => (stack.last(usize::from(count)), None),
        Taken::All => (&stack.guards, Some(stack.base)),
    }
}
