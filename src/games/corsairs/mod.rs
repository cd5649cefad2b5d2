//! Corsairs, from the Poisonous Cloak blog: six corsairs try to take a freighter from its six escorts on a hexagonal board.

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

crate::game::catalogue::messages!("corsairs");

pub use rules::Corsairs;
