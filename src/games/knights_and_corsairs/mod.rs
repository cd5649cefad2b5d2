//! Knights & Corsairs, by Jonathan Hinson: two decks of one colour each fight for a 3×3 grid.

pub mod available_actions;
pub mod bot;
pub mod coach;
mod determinize;
pub mod drawing;
mod game;
pub mod lesson;
pub mod moment;
pub mod move_builder;
pub mod notation;
mod private_play;
mod puzzles;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
pub mod table;
pub mod words;

crate::game::catalogue::messages!("knights-and-corsairs");

pub use rules::KnightsAndCorsairs;
