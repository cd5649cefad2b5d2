//! What a seat can do now in the Battle of Corsica, and what it cannot.

use super::rules::{Action, Illegal, Pattern, View};
use crate::game::Seat;

/// A kind of action that is available now, or one that is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// The seat may lay a card.
    Lay,
    /// The seat may tap the pile when it shows one of these patterns.
    Tap(Vec<Pattern>),
    /// Another seat is to lay a card.
    NotYourTurn(Seat),
    /// A window is open, in which nobody lays a card.
    Window,
}

impl AvailableAction {
    /// Whether an action is of this kind.
    #[must_use]
    pub const fn matches(&self, action: &Action) -> bool {
        matches!((self, action), (Self::Lay, Action::Flip) | (Self::Tap(_), Action::Tap))
    }

    /// Whether this kind is not available.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::NotYourTurn(_) | Self::Window)
    }
}

/// What a seat can do now, then what it cannot; nothing if it was removed or the game is over.
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
