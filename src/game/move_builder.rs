//! Builds an action from the inputs of a player.
//!
//! Each click, tap or key adds an input to a draft, and the game says whether the draft is an action yet. The game reads only
//! the player's view, so that a refusal cannot reveal hidden information.

use std::fmt::Debug;

use super::{Game, PlainData, Pointer, Seat};

/// How complete a draft is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress<Action> {
    /// It is no legal action yet.
    Incomplete,
    /// It is an action, and the player may add more.
    Optional(Action),
    /// It is an action, and nothing can be added.
    Complete(Action),
    /// It is an action, nothing can be added, and no confirmation is needed: the player gave the same input twice, or can take
    /// the action back.
    Submit(Action),
}

impl<Action> Progress<Action> {
    /// The action; `None` while the draft is incomplete.
    pub fn action(self) -> Option<Action> {
        match self {
            Self::Incomplete => None,
            Self::Optional(action) | Self::Complete(action) | Self::Submit(action) => Some(action),
        }
    }
}

/// A game whose actions are built from inputs.
///
/// ```
/// use corsair_cabinet::game::{Game, MoveBuilder, Progress, Seat};
/// use corsair_cabinet::games::court_wars::CourtWars;
/// use corsair_cabinet::games::court_wars::move_builder::{Draft, Input};
/// use corsair_cabinet::games::court_wars::rules::Action;
///
/// let state = CourtWars::start(&"starter=1".parse().unwrap(), 1).unwrap();
/// let view = CourtWars::view(&state, Some(Seat::FIRST));
/// let mut draft = Draft::default();
/// assert!(CourtWars::input(&view, Seat::FIRST, &mut draft, Input::Discards).is_err());
/// assert!(CourtWars::input(&view, Seat::FIRST, &mut draft, Input::Pile).is_ok());
/// assert_eq!(CourtWars::progress(&view, Seat::FIRST, &draft), Progress::Submit(Action::Draw));
/// ```
pub trait MoveBuilder: Game {
    /// One input of the player: a click on a card, on a space.
    type Input: PlainData + Copy + Eq + Debug;
    /// The inputs so far. The default is no input.
    type Draft: PlainData + Clone + Eq + Debug + Default;

    /// Adds an input to the draft of a seat that is to act, or removes it when the draft has it already.
    ///
    /// # Errors
    /// When no legal action contains this input: the reason.
    fn input(view: &Self::View, seat: Seat, draft: &mut Self::Draft, input: Self::Input) -> Result<(), Self::Illegal>;

    /// Whether the seat that is to act has carried out a part of its turn.
    fn is_under_way(_view: &Self::View) -> bool {
        false
    }

    /// Where on the table an action of a seat is made, from a view before it. An action of another seat points at nothing that is
    /// hidden from the viewer.
    fn pointer(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Pointer {
        Pointer::default()
    }

    /// How complete the draft is, with its action.
    fn progress(view: &Self::View, seat: Seat, draft: &Self::Draft) -> Progress<Self::Action>;
}
