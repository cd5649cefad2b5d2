//! Court Wars, by Kroc Camen and Prenuntius: kings, queens and jacks behind their guards, for two to four.

pub mod bot;
pub mod draft;
pub mod lesson;
pub mod notation;
pub mod possible;
mod puzzles;
pub mod rules;
mod sample;
pub mod scene;
#[cfg(feature = "page")]
pub mod table;
pub mod words;

crate::game::catalogue::messages!("court-wars");

pub use rules::CourtWars;
