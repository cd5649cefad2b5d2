//! Corsair Cabinet: five little-known games of knights, corsairs and courts.

#[cfg(feature = "page")]
pub mod app;
#[cfg(feature = "worker")]
pub mod browser;
pub mod game;
pub mod games;
pub mod referee;
pub mod search;
pub mod session;
#[cfg(feature = "page")]
pub mod ui;
