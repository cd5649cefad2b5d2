//! What holds for Court Wars alone.

mod bot;
pub mod counts;
mod games;
mod knowledge;
mod naive;
mod options;
mod oracle;
mod play;
