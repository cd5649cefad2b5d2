//! The pages with tasks to solve at a table: the lesson of a game, its puzzle of the day, and the player's own puzzles.

mod exercise_runner;
mod judgement;
pub(crate) mod lesson;
pub(crate) mod own_puzzle;
pub(crate) mod puzzle;
