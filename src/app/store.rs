//! What is stored on this device. No file here draws anything.

pub mod rating;
pub mod saved_games;
