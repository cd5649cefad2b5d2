//! Corsair Cabinet: five little-known games of knights, corsairs and courts, in a web page.
//!
//! The floor plan, ground floor first. A floor imports only floors below it; `tests/library/floors.rs` reads the
//! `use` lines and fails on a breach.
//!
//! | floor | what is there | imports |
//! |---|---|---|
//! | [`game`] | what a game is: the trait, seats, cards, grids, the generator, records | nothing of ours |
//! | [`search`] | how a computer thinks, for any game | `game` |
//! | [`session`] | a game being played: seats, undo, what is stored | `game`, `search` |
//! | `ui` | the furniture: cards, boards, the table; no particular game | all of the above |
//! | [`games`] | one folder for each game, all with the same rooms | all of the above |
//! | `browser` | storage, workers, address, clipboard, chance and time | `session`, `games`, … |
//! | `app` | the roof: home, set-up, play, replay, settings | everything |
//! | [`referee`] | the same games behind a line protocol, beside the page | `games`, `search`, `game` |
//!
//! The rooms of a game: `rules.rs` (the state and what may be done), `notation.rs` (its text forms),
//! `sample.rs` (worlds that agree with a view), `draft.rs` (actions in the making), `bot.rs` (what its
//! computers know), `scene.rs` (the picture as plain data), `possible.rs` (what can be done now),
//! `lesson.rs` (exercises), `table.rs` (the picture drawn), `words.rs`
//! (its values in words). The words themselves, the rules for players among them, are in `assets/languages`; games that have not
//! been converted have `texts.rs` and a file for each language instead.
//!
//! `page` and `worker` are features: without them the rules, the computers and the referee build in
//! seconds, and know nothing of the web.

#[cfg(feature = "page")]
#[expect(clippy::must_use_candidate, clippy::needless_pass_by_value, reason = "components own their properties")]
pub mod app;
#[cfg(feature = "worker")]
pub mod browser;
pub mod game;
pub mod games;
pub mod referee;
pub mod search;
pub mod session;
#[cfg(feature = "page")]
#[expect(clippy::needless_pass_by_value, reason = "components own their properties")]
pub mod ui;
