//! The puzzles from the player's own mistakes.

use super::finished_games::put_making_room;
use super::status::StoreStatus;
use crate::browser::{device, storage};
use crate::session::backup::OWN_PUZZLES_NAME;
use crate::session::own_puzzles::OwnPuzzles;

/// The stored puzzles; `None` if they cannot be read, as when a later version has written them.
fn read() -> Option<OwnPuzzles> {
    match storage::get(OWN_PUZZLES_NAME).ok()? {
        Some(text) => OwnPuzzles::read(&text).ok(),
        None => Some(OwnPuzzles::default()),
    }
}

pub fn load() -> OwnPuzzles {
    read().unwrap_or_default()
}

/// The number of puzzles of a game that are due today.
pub fn due_count(game: &str) -> usize {
    load().due(game, device::today()).count()
}

/// Changes the stored puzzles. What cannot be read is not overwritten. A failure is ignored: then the puzzles stay as they were.
pub fn update(status: StoreStatus, change: impl FnOnce(&mut OwnPuzzles)) {
    let Some(before) = read() else { return };
    let mut puzzles = before.clone();
    change(&mut puzzles);
    if puzzles != before {
        let _ = put_making_room(OWN_PUZZLES_NAME, &puzzles.write(), status);
    }
}
