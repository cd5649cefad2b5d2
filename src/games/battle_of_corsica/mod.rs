//! The Battle of Corsica, a traditional card game for two to six: players lay cards on a pile, and the first to tap a pattern
//! on it takes the pile.

pub mod available_actions;
pub mod bot;
mod determinize;
pub mod drawing;
mod game;
pub mod lesson;
pub mod moment;
pub mod move_builder;
pub mod notation;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
mod table;
pub mod words;

crate::game::catalogue::messages!("battle-of-corsica");

pub use rules::BattleOfCorsica;
