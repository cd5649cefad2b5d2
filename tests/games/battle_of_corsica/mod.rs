//! Tests of the Battle of Corsica.

mod bot;
mod events;
mod games;
mod naive;
mod options;
mod oracle;
mod play;
