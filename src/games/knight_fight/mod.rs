//! Knight Fight, by pseudonam: each move adds a knight to a board of 11 × 12 spaces; seven anomalies can change the rules.

pub mod available_actions;
pub mod bot;
pub(crate) mod coach;
mod determinize;
pub(crate) mod drawing;
mod editor;
mod game;
pub mod lesson;
pub(crate) mod moment;
pub mod move_builder;
pub(crate) mod notation;
mod private_play;
mod puzzles;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
pub(crate) mod table;
pub mod words;

crate::game::catalogue::messages!("knight-fight");

pub use rules::KnightFight;
