//! The Battle of Corsica, traditional: cards are laid on a pile as fast as they come, and whoever is first to tap the right ones
//! takes it. For two to six.

pub mod available_actions;
pub mod bot;
mod determinize;
pub mod english;
pub mod french;
mod game;
pub mod lesson;
pub mod move_builder;
pub mod notation;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
mod table;
pub mod texts;

pub use rules::BattleOfCorsica;
