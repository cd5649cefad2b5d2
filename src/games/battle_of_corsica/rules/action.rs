//! The actions of the Battle of Corsica, why one is refused, and what decides a game.

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// An action of a seat, or an automatic event in the name of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays a card: the top of the seat's packet, or a borrowed one (BC-24).
    Flip,
    /// Taps the pile; the cards on it say whether that is right.
    Tap,
    /// Automatic: judges the taps of the last ms, in the name of the seat whose tap counts if any does, else of the first seat
    /// that tapped.
    Verdict,
    /// Automatic: a window is over, and a player takes the pile or it is dealt again.
    Sweep,
    /// Automatic: the ten minutes are over (BC-30 House).
    Stop,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over, so nobody can act.
    Over,
    /// The player was removed (BC-16).
    Removed,
    /// This other seat is to lay a card.
    NotYourTurn(Seat),
    /// A card would be laid while a window is open.
    Window,
    /// A card would be laid in the same ms as the one before.
    TooSoon,
    /// An automatic event is due first.
    Overdue,
    /// The action is automatic, and not due now.
    NotByHand,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// One player has all the cards.
    All,
    /// [`MOST_PLAYS`](super::MOST_PLAYS) cards were laid: the player with most cards wins (BC-30).
    Plays,
    /// Ten minutes are over: the player with most cards wins (BC-30 House).
    Time,
    /// Nobody is left to take the pile (BC-29).
    Nobody,
}
