//! Court Wars, by Kroc Camen and Prenuntius: each player defends a King, a Queen and a Jack with Guards; for two to four players.

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
mod puzzles;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
pub(crate) mod table;
pub mod words;

crate::game::catalogue::messages!("court-wars");

pub use rules::CourtWars;
