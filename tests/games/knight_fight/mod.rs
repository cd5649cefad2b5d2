//! What holds for Knight Fight alone.

mod bot;
mod counts;
mod games;
mod knowledge;
mod naive;
mod oracle;
mod perft;
mod play;
