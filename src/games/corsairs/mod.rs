//! Corsairs, from the Poisonous Cloak: six corsairs try to take a freighter from its six escorts on a hexagonal board.

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

crate::game::catalogue::messages!("corsairs");

pub use rules::Corsairs;
