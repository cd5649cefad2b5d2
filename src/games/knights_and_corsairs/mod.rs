//! Knights & Corsairs, by Jonathan Hinson: two decks of one colour each fight for a 3×3 grid.

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

crate::game::catalogue::messages!("knights-and-corsairs");

pub use rules::KnightsAndCorsairs;
