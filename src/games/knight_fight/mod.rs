//! Knight Fight, by pseudonam: two knights on 132 squares, each move one knight more, and seven anomalies.

pub mod bot;
pub mod draft;
pub mod english;
pub mod french;
pub mod lesson;
pub mod notation;
pub mod possible;
mod puzzles;
pub mod rules;
mod sample;
pub mod scene;
#[cfg(feature = "page")]
pub mod table;
pub mod texts;

pub use rules::KnightFight;
