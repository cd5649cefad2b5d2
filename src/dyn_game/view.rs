//! Views of games without their types.

use std::any::Any;

use super::erased::erased;
use super::{AnyAction, CompleteGame};
use crate::game::{ActionMarks, BoardDisplay, Game, GameClock, Language, Seat, TimeLeft};

/// The inputs of an incomplete action: a [`MoveBuilder::Draft`](crate::game::MoveBuilder::Draft) of the game. `None` stands for
/// the draft without inputs.
pub type Draft = Option<std::sync::Arc<dyn Any + Send + Sync>>;

erased! {
    /// A view of a game, with its texts.
    #[expect(missing_docs, reason = "a function that only calls that of the game is described there")]
    pub trait DynView: [Any + Send + Sync] for View<G: [CompleteGame]>;

    /// Whether both views are equal and belong to the same game.
    fn is_same(&self, other: &dyn DynView) -> bool {
        (other as &dyn Any).downcast_ref::<Self>().is_some_and(|other| self.0 == other.0)
    }

    fn side(&self, language: Language, seat: Seat) -> Option<String> { G::side(language, &self.0, seat) }

    fn side_throughout(&self, language: Language, seat: Seat) -> Option<String> {
        G::side_throughout(language, &self.0, seat)
    }

    fn status_line(&self, language: Language) -> String { G::status_line(language, &self.0) }
    fn resign_question(&self, language: Language) -> Option<&'static str> { G::resign_question(language, &self.0) }

    fn verdict(&self, language: Language) -> Option<String> { G::verdict(language, &self.0) }

    fn available_actions(&self, language: Language, seat: Seat) -> Vec<String> {
        G::available_actions(language, &self.0, seat)
    }

    fn row_descriptions(&self, language: Language, display: BoardDisplay) -> Vec<String> {
        G::row_descriptions(language, &self.0, display)
    }

    fn board_description(&self, language: Language, display: BoardDisplay) -> Vec<String> {
        G::board_description(language, &self.0, display)
    }

    fn beside_board(&self, language: Language) -> Vec<String> { G::beside_board(language, &self.0) }
    fn row_of(&self, language: Language, place: usize) -> usize { G::row_of(language, &self.0, place) }
    fn time_left(&self, seat: Seat, now: u64) -> Option<TimeLeft> { G::Clock::time_left(&self.0, seat, now) }
    fn is_under_way(&self) -> bool { G::is_under_way(&self.0) }

    fn prompt(&self, language: Language, draft: &Draft) -> Option<String> {
        with_draft::<G, _>(draft, |draft| G::prompt(language, &self.0, draft))
    }

    /// The action of a seat that the draft contains; `None` if the draft is incomplete.
    fn prepared_action(&self, seat: Seat, draft: &Draft) -> Option<AnyAction> {
        let progress = with_draft::<G, _>(draft, |draft| G::progress(&self.0, seat, draft));
        progress.action().map(AnyAction::new::<G>)
    }

    fn action_marks(&self, seat: Seat, action: &AnyAction) -> ActionMarks {
        G::action_marks(&self.0, seat, action.of::<G>())
    }

    /// The view as bytes in the format that [`DynPlayer::think`](super::DynPlayer::think) reads, to send to another thread.
    ///
    /// # Errors
    /// When a part of the view cannot be written in this format.
    fn to_bytes(&self) -> postcard::Result<Vec<u8>> { postcard::to_allocvec(&self.0) }
}

impl PartialEq for dyn DynView {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other)
    }
}

/// A view of the game `G`.
pub struct View<G: Game>(pub G::View);

impl dyn DynView {
    /// The view with its type in the game `G`.
    ///
    /// # Panics
    /// When the view belongs to another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> &G::View {
        let view = (self as &dyn Any).downcast_ref::<View<G>>();
        &view.expect("a table hands the views of its game to that game").0
    }
}

/// Calls `with` with the draft as a draft of the game `G`.
pub fn with_draft<G: CompleteGame, Made>(draft: &Draft, with: impl FnOnce(&G::Draft) -> Made) -> Made {
    match draft.as_ref().and_then(|draft| draft.downcast_ref()) {
        Some(draft) => with(draft),
        None => with(&G::Draft::default()),
    }
}
