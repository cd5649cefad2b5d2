//! A game without its type. Sessions, the page, the engine worker and the referee use these traits, so that their code is
//! compiled once and not once for each game.
//!
//! The type of a game is erased here and nowhere else. A new capability is a function of one of these traits:
//!
//! | trait | stands for |
//! |---|---|
//! | [`DynGame`] | a game: its rules over erased values, and its texts |
//! | [`DynGameExtras`] | a game with what is loaded after its first board: rules in words, tasks, correspondence |
//! | [`DynOptions`] | the options of a game |
//! | [`DynValue`] | a [`AnyValue`] of a game: [`AnyState`], [`AnyAction`], [`AnyIllegal`] or [`AnyReason`] |
//! | [`DynView`] | what a viewer is shown, in words, and as bytes for a search |
//! | [`DynPlayer`] | the computer player of a game |
//! | [`DynMeasures`] | counts of positions and matches |
//!
//! States, actions and views cross as values, options as text. [`DynGameExtras`] and the last two traits are not reached from a
//! [`DynGame`]: a program contains only the code of the traits that it uses, so the worker has no sessions and no texts, the page
//! has no search, and it loads the extras of a game when they are needed.

mod erased;
mod extras;
mod game;
mod measures;
mod options;
mod player;
mod record;
mod replay;
mod value;
mod view;

#[cfg(feature = "page")]
pub(crate) use erased::erased;
pub use erased::{CompleteGame, Erased};
pub use extras::{Choice, DynGameExtras, PrivateAction, PuzzleFacts, ShownCards, Task, dyn_game_extras};
pub use game::{DynGame, Happened, MomentInWords};
pub use measures::{DynMeasures, PerftCount, dyn_measures};
pub use options::DynOptions;
pub use player::{DynPlayer, DynSearch, dyn_player};
pub use record::AnyRecord;
pub use value::{AnyAction, AnyEvents, AnyIllegal, AnyReason, AnyState, AnyValue, DynValue, Kind};
pub use view::{Draft, DynView, View, with_draft};
