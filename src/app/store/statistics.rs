//! The results of finished games.

use super::status::StoreStatus;
use super::stored;
use crate::browser::storage;
use crate::game::ParseError;
use crate::search::Level;
use crate::session::PlayerKind;
use crate::session::statistics::{FinishedFacts, Progress, Statistics};
use crate::session::stored::Stored;

pub fn load() -> Result<Statistics, ParseError> {
    stored::load()
}

/// The latest finished game of this kind, by the time at which it began.
pub fn latest_of_game(game: &str) -> Option<FinishedFacts> {
    let statistics = load().ok()?;
    statistics.games().iter().filter(|finished| finished.game == game).max_by_key(|finished| finished.begun).cloned()
}

/// For each level, whether the person at this device has won this game against it.
pub fn beaten_levels(game: &str) -> [bool; 5] {
    load().map(|statistics| statistics.beaten_levels(game)).unwrap_or_default()
}

/// The next level, if this game was the first win against a level; otherwise `None`.
pub fn next_level(game: &FinishedFacts) -> Option<Level> {
    load().ok()?.next_level(game)
}

/// The players of the next game: the same as in this one. After a first win against a level, the computers are of the next level.
pub fn next_players(game: &FinishedFacts) -> Vec<PlayerKind> {
    let next = next_level(game);
    game.players.iter().map(|player| PlayerKind::of_finished(*player).with_next_level(next)).collect()
}

pub fn is_empty() -> bool {
    load().is_ok_and(|statistics| statistics.games().is_empty())
}

/// Stores the result of a finished game.
pub fn store(game: Option<FinishedFacts>, status: StoreStatus) {
    // Games among computers only do not count.
    if let Some(game) = game.filter(|game| game.person_count() > 0) {
        stored::update(status, |statistics: &mut Statistics| {
            statistics.add_or_update(game);
        });
    }
}

/// The progress that a finished game means for the only person in it; `None` if there is no such person, or the results cannot be
/// read.
pub fn progress(game: &FinishedFacts) -> Option<Progress> {
    load().ok()?.progress(game)
}

pub fn forget(status: StoreStatus) {
    storage::remove(Statistics::NAME);
    status.note_unreadable(Statistics::NAME, false);
}
