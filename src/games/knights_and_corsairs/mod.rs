//! Knights & Corsairs, by Jonathan Hinson: two decks of one colour each fight for a 3×3 grid.

pub mod bot;
pub mod draft;
pub mod english;
pub mod french;
pub mod lesson;
pub mod notation;
pub mod possible;
pub mod rules;
mod sample;
pub mod scene;
#[cfg(feature = "page")]
pub mod table;
pub mod texts;

pub use rules::KnightsAndCorsairs;
