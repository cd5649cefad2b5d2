//! Corsair Cabinet: little-known games of knights, corsairs and courts, in a web page.
//!
//! The layers, lowest first: [`game`], [`search`], [`dyn_game`], [`session`], [`correspondence`], [`live`], [`incoming`], `ui`,
//! [`games`], `browser`, and on top the page (`app`) and the [`referee`]. A layer imports only layers below it. `ARCHITECTURE.md`
//! says what each is and which it imports, `src/games/README.md` which files a game has; `tests/library/floors.rs` reads the
//! imports and fails on a breach. The README of a folder has its decisions.
//!
//! `page` and `worker` are features: without them the rules, the computer players and the referee build in seconds and need
//! no browser.

#![cfg_attr(not(feature = "page"), allow(dead_code, reason = "only the page needs all of the library"))]

#[cfg(feature = "page")]
#[expect(clippy::needless_pass_by_value, reason = "components own their properties")]
pub mod app;
#[cfg(feature = "worker")]
pub mod browser;
pub mod correspondence;
pub mod dyn_game;
pub mod game;
pub mod games;
pub mod incoming;
pub mod live;
pub mod referee;
pub mod search;
pub mod session;
#[cfg(feature = "page")]
#[expect(clippy::needless_pass_by_value, reason = "components own their properties")]
pub(crate) mod ui;
