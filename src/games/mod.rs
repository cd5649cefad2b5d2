//! The games, each with the same rooms.

pub mod knights_and_corsairs;
