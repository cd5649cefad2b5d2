//! Knight Fight, by pseudonam: two knights on 132 squares, each move one knight more, and seven anomalies.

pub mod bot;
pub mod draft;
pub mod english;
pub mod notation;
pub mod rules;
mod sample;
pub mod scene;
pub mod texts;

pub use rules::KnightFight;
