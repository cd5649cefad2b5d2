//! What a seat can do now in the Battle of Corsica, and what it cannot.

use super::rules::{Action, Illegal, Pattern, View};
use crate::game::Seat;

/// Something that a seat can do now, or why it cannot lay a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// The seat may lay a card.
    Lay,
    /// The seat may tap the pile when it shows one of these patterns.
    Tap(Vec<Pattern>),
    /// The seat cannot lay a card: it is the turn of this other seat.
    NotYourTurn(Seat),
    /// The seat cannot lay a card: nobody can while a window is open.
    Window,
}

impl AvailableAction {
    /// Whether this allows the action.
    #[must_use]
    pub const fn matches(&self, action: &Action) -> bool {
        matches!((self, action), (Self::Lay, Action::Flip) | (Self::Tap(_), Action::Tap))
    }

    /// Whether this is something that the seat cannot do.
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
