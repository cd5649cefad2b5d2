//! The Battle of Corsica, a traditional card game for two to six players, who lay cards on a pile; the first to tap a
//! pattern on the pile takes it.

pub mod available_actions;
pub mod bot;
mod determinize;
pub(crate) mod drawing;
mod game;
pub(crate) mod lesson;
pub(crate) mod moment;
pub(crate) mod move_builder;
pub(crate) mod notation;
pub mod rules;
pub mod scene;
#[cfg(feature = "page")]
mod table;
pub mod words;

crate::game::catalogue::messages!("battle-of-corsica");

pub use rules::BattleOfCorsica;
