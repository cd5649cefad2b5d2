//! Tests of Corsairs alone.

mod bot;
mod games;
mod naive;
mod names;
mod oracle;
mod perft;
mod play;
