//! The actions of the Battle of Corsica, why an action is refused, and how a game is decided.

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// An action of a seat, or an automatic event in the name of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays a card: the top of the seat's packet (its stack of cards), or a borrowed card (BC-24).
    Flip,
    /// Taps the pile. The tap is right if the cards on the pile show a pattern.
    Tap,
    /// Automatic: judges the taps of the last ms, in the name of the seat whose tap counts, or of the first seat that
    /// tapped if no tap counts.
    Verdict,
    /// Automatic: a window (the last time to tap a pile) is over, and a player takes the pile or the cards are dealt again.
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
    /// It is the turn of this other seat to lay a card.
    NotYourTurn(Seat),
    /// No card can be laid while a window is open.
    Window,
    /// No card can be laid in the same ms as the card before.
    TooSoon,
    /// An automatic event is due and must happen first.
    Overdue,
    /// The action is automatic and not due, so no player can do it.
    NotByHand,
}

/// How a game was decided.
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
