//! The puzzles that the player has solved.

use crate::browser::storage;
use crate::session::backup::SOLVED;
use crate::session::solved_puzzles::SolvedPuzzles;

pub fn stored() -> SolvedPuzzles {
    let text = storage::get(SOLVED).ok().flatten();
    text.and_then(|text| SolvedPuzzles::read(&text).ok()).unwrap_or_default()
}

/// Stores the solved puzzles. A puzzle that cannot be stored is solved all the same.
pub fn keep(solved: &SolvedPuzzles) {
    let _ = storage::put(SOLVED, &solved.write());
}
