//! The pages, a file or a folder for each.

pub mod about;
pub mod exercises;
pub mod finished_games;
pub mod home;
pub mod laboratory;
pub mod letters;
pub mod open;
pub mod play;
pub mod replay;
pub mod rules;
pub mod set_up;
pub mod settings;
pub mod statistics;
