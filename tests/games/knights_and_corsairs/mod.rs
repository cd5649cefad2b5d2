//! Tests of Knights & Corsairs alone.

mod games;
mod knowledge;
mod naive;
mod options;
mod oracle;
mod play;
mod witness;
