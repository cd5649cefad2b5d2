//! The kinds of actions that are available now in the Battle of Corsica, and reasons why a card cannot be laid.

use super::rules::{Action, Illegal, Pattern, View};
use crate::game::Seat;

/// A kind of action that is available now, or the reason why a seat cannot lay a card.
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
    /// Whether an action is of this kind.
    #[must_use]
    pub const fn matches(&self, action: &Action) -> bool {
        matches!((self, action), (Self::Lay, Action::Flip) | (Self::Tap(_), Action::Tap))
    }

    /// Whether this is a reason why the seat cannot lay a card.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::NotYourTurn(_) | Self::Window)
    }
}

/// Returns what a seat can do now, then what it cannot do; empty if the seat was removed or the game is over.
#[must_use]
pub fn available_actions(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let table = &view.table;
    if table.check(seat, Action::Tap).is_err() {
        return Vec::new();
    }
    let tap = AvailableAction::Tap(Pattern::played_patterns(&table.options).collect());
    match table.check(seat, Action::Flip) {
        Ok(()) => vec![AvailableAction::Lay, tap],
        Err(Illegal::NotYourTurn(other)) => vec![tap, AvailableAction::NotYourTurn(other)],
        Err(Illegal::Window) => vec![tap, AvailableAction::Window],
        Err(_) => vec![tap],
    }
}
