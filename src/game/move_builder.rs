//! Actions in the making: what a player has touched so far, and what it amounts to.
//!
//! A click, a tap, a key: each extends the draft, and the game says whether it is an action yet. It
//! needs the player's view only, so that a refusal cannot tell what is hidden.

use std::fmt::Debug;

use super::{Game, Seat, Value};

/// How far a draft has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress<Action> {
    /// Something is missing.
    Incomplete,
    /// It is an action, but more may be added.
    Optional(Action),
    /// It is an action, and nothing can be added.
    Complete(Action),
    /// It is an action, nothing can be added, and there is no need to ask: the player has said it twice, or can take
    /// it back before anything comes of it.
    Submit(Action),
}

impl<Action> Progress<Action> {
    /// The action that the draft amounts to, if it is one.
    pub fn action(self) -> Option<Action> {
        match self {
            Self::Incomplete => None,
            Self::Optional(action) | Self::Complete(action) | Self::Submit(action) => Some(action),
        }
    }
}

/// A game whose actions are put together on the table, touch by touch.
pub trait MoveBuilder: Game {
    /// Something that can be touched: a card, a space.
    type Input: Value + Copy + Eq + Debug;
    /// What has been touched so far; the default is nothing.
    type Draft: Value + Clone + Eq + Debug + Default;

    /// Adds a touch to the draft of a seat that is to act, or takes it back when it was there.
    ///
    /// # Errors
    /// When it cannot be part of any legal action: the reason.
    fn input(view: &Self::View, seat: Seat, draft: &mut Self::Draft, input: Self::Input) -> Result<(), Self::Illegal>;

    /// Whether the seat that is to act has done part of its turn already.
    fn is_under_way(_view: &Self::View) -> bool {
        false
    }

    /// What the draft amounts to.
    fn progress(view: &Self::View, seat: Seat, draft: &Self::Draft) -> Progress<Self::Action>;
}
