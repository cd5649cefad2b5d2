//! Games without their types. Sessions, the page, the engine worker and the referee use these traits, so their code is compiled
//! once and not once for each game.
//!
//! The types of games are erased here and nowhere else. A new capability is a function of one of these traits:
//!
//! | trait | stands for |
//! |---|---|
//! | [`DynGame`] | a game: its rules for erased values, and its texts |
//! | [`DynGameExtras`] | a game with the parts that are loaded after its first board: rules as text, tasks, correspondence |
//! | [`DynOptions`] | the options of a game |
//! | [`DynValue`] | the value in an [`AnyValue`]: [`AnyState`], [`AnyAction`], [`AnyIllegal`] or [`AnyReason`] |
//! | [`DynView`] | the view of a game: as words, and as bytes for a search |
//! | [`DynPlayer`] | the computer player of a game |
//! | [`DynRefereeTools`] | counts of positions, and matches |
//!
//! These traits take states, actions and views as erased values, and options as text. [`DynGameExtras`] and the last two traits
//! cannot be reached from a [`DynGame`], because a program contains the code of all traits that it can reach. So the worker has
//! no sessions and no texts, the page has no search, and it loads the extras of a game only when they are needed.

mod erased;
mod extras;
mod game;
mod options;
mod player;
mod record;
mod referee_tools;
mod replay;
mod value;
mod view;

#[cfg(feature = "page")]
pub(crate) use erased::erased;
pub use erased::{CompleteGame, Erased};
pub use extras::{AnyRoundChoice, DynGameExtras, PrivateAction, PuzzleFacts, ShownCards, Task, dyn_game_extras};
pub use game::{ActionAsSeen, DynGame, MomentInWords};
pub use options::DynOptions;
pub use player::{DynPlayer, DynSearch, dyn_player};
pub use record::AnyRecord;
pub use referee_tools::{DynRefereeTools, PerftCount, dyn_referee_tools};
pub use value::{AnyAction, AnyEvents, AnyIllegal, AnyReason, AnyState, AnyValue, DynValue, ValueKind};
pub use view::{Draft, DynView, View, with_draft};
