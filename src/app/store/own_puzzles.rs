//! The puzzles from the player's own mistakes.

use crate::browser::{device, storage};
use crate::session::backup::OWN_PUZZLES_NAME;
use crate::session::own_puzzles::OwnPuzzles;

pub fn load() -> OwnPuzzles {
    let text = storage::get(OWN_PUZZLES_NAME).ok().flatten();
    text.and_then(|text| OwnPuzzles::read(&text).ok()).unwrap_or_default()
}

/// The number of puzzles of a game that are due today.
pub fn due_count(game: &str) -> usize {
    load().due(game, device::today()).count()
}

/// Changes the stored puzzles. A failure is ignored: then the puzzles stay as they were.
pub fn update<T>(change: impl FnOnce(&mut OwnPuzzles) -> T) -> T {
    let mut puzzles = load();
    let result = change(&mut puzzles);
    let _ = storage::put(OWN_PUZZLES_NAME, &puzzles.write());
    result
}
