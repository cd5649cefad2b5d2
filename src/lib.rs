//! Corsair Cabinet: five little-known games of knights, corsairs and courts.

pub mod game;
pub mod games;
pub mod referee;
pub mod search;
pub mod session;
