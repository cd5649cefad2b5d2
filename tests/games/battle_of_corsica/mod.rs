//! What holds for the Battle of Corsica alone.

mod bot;
mod games;
mod naive;
mod options;
mod oracle;
mod play;
mod story;
