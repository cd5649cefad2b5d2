//! The pages, a file or a folder for each.

pub(crate) mod about;
pub(crate) mod exercises;
pub(crate) mod finished_games;
pub(crate) mod home;
pub(crate) mod laboratory;
pub(crate) mod letters;
pub(crate) mod open;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod set_up;
pub(crate) mod settings;
pub(crate) mod statistics;
