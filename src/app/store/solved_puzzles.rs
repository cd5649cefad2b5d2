//! The puzzles that the player has solved.

use crate::browser::storage;
use crate::session::backup::SOLVED_PUZZLES_NAME;
use crate::session::solved_puzzles::SolvedPuzzles;

pub fn load() -> SolvedPuzzles {
    let text = storage::get(SOLVED_PUZZLES_NAME).ok().flatten();
    text.and_then(|text| SolvedPuzzles::read(&text).ok()).unwrap_or_default()
}

/// Stores the solved puzzles. A failure is ignored: the puzzle counts as solved until the page is left.
pub fn store(solved: &SolvedPuzzles) {
    let _ = storage::put(SOLVED_PUZZLES_NAME, &solved.write());
}
