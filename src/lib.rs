//! Corsair Cabinet: little-known games of knights, corsairs and courts, in a web page.
//!
//! The layers, lowest first. A layer imports only layers below it; `tests/library/floors.rs` reads the `use` lines and
//! fails on a breach.
//!
//! | layer | contents | imports |
//! |---|---|---|
//! | [`game`] | what a game is: the trait, seats, cards, grids, the generator, records, texts | nothing of ours |
//! | [`search`] | computer players for any game | `game` |
//! | [`dyn_game`] | a game without its type, as sessions, page, worker and referee use it | `game`, `search` |
//! | [`session`] | a game in progress: seats, undo, clocks, the storage format | all of the above |
//! | [`correspondence`] | a game of several devices that exchange letters | `game`, `session`, `dyn_game` |
//! | [`live`] | what two devices say to each other over a connection that carries letters | `game`, `correspondence` |
//! | [`incoming`] | finds a link, a record or letters in any text that a player pastes | `game`, `dyn_game`, `correspondence`, `live` |
//! | `ui` | components: cards, boards, the table; no particular game | all of the above |
//! | [`games`] | the register, and one folder per game with the same files | all of the above |
//! | `browser` | storage, workers, addresses, clipboard, sound, time | `session`, `games`, … |
//! | `app` | the pages: home, set-up, play, replay, settings | everything |
//! | [`referee`] | the games behind a line protocol | `games`, `dyn_game`, `search`, `game` |
//!
//! The files of a game, each importing only files named before it: `rules.rs` (the state and what may be done), `notation.rs`
//! (its text forms), `determinize.rs` (sampling states that agree with a view), `move_builder.rs` (how clicks become actions),
//! `scene.rs` (the picture as plain data), `available_actions.rs` (what can be done now), `lesson.rs` (exercises),
//! `puzzles.rs`, `words.rs` (values as sentences; the texts are in `assets/languages`), `bot.rs` (its computer players),
//! `table.rs` (the picture drawn), and `game.rs` (the `impl Game` that joins them).
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
