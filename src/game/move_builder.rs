//! Builds an action from the inputs of a player.
//!
//! Each click, tap or key adds an input to a draft, and the game says whether the draft is an action yet. The game reads only the
//! player's view, so a refusal cannot reveal hidden information.

use std::fmt::Debug;

use super::{ActionMarks, Game, PlainData, Seat};

/// How complete a draft is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress<Action> {
    /// The draft is not a legal action yet.
    Incomplete,
    /// The draft is an action, and the player may add more inputs.
    Optional(Action),
    /// The draft is an action, and nothing can be added.
    Complete(Action),
    /// The draft is an action that needs no confirmation: nothing can be added, and the player gave the same input twice or can
    /// undo the action.
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
    /// One input of the player, such as a click on a card or on a space.
    type Input: PlainData + Copy + Eq + Debug;
    /// The inputs so far; the default is none.
    type Draft: PlainData + Clone + Eq + Debug + Default;

    /// Adds an input to the draft of a seat that is to act, or removes it if the draft has it already.
    ///
    /// # Errors
    /// When no legal action contains this input: the reason why.
    fn input(view: &Self::View, seat: Seat, draft: &mut Self::Draft, input: Self::Input) -> Result<(), Self::Illegal>;

    /// Whether the seat that is to act has already made a part of its turn.
    fn is_under_way(_view: &Self::View) -> bool {
        false
    }

    /// The places of the table that an action involves, seen from a view before the action. For an action of another seat they
    /// reveal nothing that is hidden from the viewer.
    fn action_marks(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> ActionMarks {
        ActionMarks::default()
    }

    /// How complete the draft is, and its action.
    fn progress(view: &Self::View, seat: Seat, draft: &Self::Draft) -> Progress<Self::Action>;
}
