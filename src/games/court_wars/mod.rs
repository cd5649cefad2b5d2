//! Court Wars, by Kroc Camen and Prenuntius: kings, queens and jacks behind their guards, for two to four.

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
mod puzzles;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
pub mod table;
pub mod words;

crate::game::catalogue::messages!("court-wars");

pub use rules::CourtWars;
