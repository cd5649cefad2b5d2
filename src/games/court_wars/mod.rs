//! Court Wars, by Kroc Camen and Prenuntius: kings, queens and jacks behind their guards, for two to four.

pub mod available_actions;
pub mod bot;
mod determinize;
pub mod english;
pub mod french;
pub mod lesson;
pub mod move_builder;
pub mod notation;
mod puzzles;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
pub mod table;
pub mod texts;

pub use rules::CourtWars;
