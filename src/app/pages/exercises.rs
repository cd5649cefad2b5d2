//! The pages with tasks to solve at a table: the lesson of a game, and its puzzle of the day.

mod exercise_runner;
pub(crate) mod lesson;
pub(crate) mod puzzle;
