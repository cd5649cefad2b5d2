//! What can be done now in the Battle of Corsica, and what cannot.

use super::rules::{Action, Illegal, Pattern, View};
use crate::game::Seat;

/// A kind of action that is possible now; or something that is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// A card is laid.
    Lay,
    /// The pile is tapped, where it shows one of these.
    Tap(Vec<Pattern>),
    /// Another seat is to lay a card.
    NotYourTurn(Seat),
    /// The pile is about to go to somebody.
    Window,
}

impl AvailableAction {
    /// Whether an action is one of this kind.
    #[must_use]
    pub const fn is(&self, action: &Action) -> bool {
        matches!((self, action), (Self::Lay, Action::Flip) | (Self::Tap(_), Action::Tap))
    }

    /// Whether it says what is not possible.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::NotYourTurn(_) | Self::Window)
    }
}

/// What a seat can do now, and then what it cannot; nothing when it has been removed or the game is over.
#[must_use]
pub fn possible(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let table = &view.table;
    if table.check(seat, Action::Tap).is_err() {
        return Vec::new();
    }
    let tap = AvailableAction::Tap(Pattern::played(&table.options).collect());
    match table.check(seat, Action::Flip) {
        Ok(()) => vec![AvailableAction::Lay, tap],
        Err(Illegal::NotYourTurn(other)) => vec![tap, AvailableAction::NotYourTurn(other)],
        Err(Illegal::Window) => vec![tap, AvailableAction::Window],
        Err(_) => vec![tap],
    }
}
