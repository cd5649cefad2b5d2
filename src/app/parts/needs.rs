//! The parts that each page needs besides home. The build copies this table into the script that loads parts, so that the
//! script can fetch them early. This file imports nothing, because `xtask/src/split/loader.rs` includes it.

/// A part that a page needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// The set-up page and the page of a table.
    GamePages,
    /// All other pages but home.
    Pages,
    /// Games by correspondence.
    Letters,
    /// The game that the address names.
    Game,
    /// The rules, lesson, puzzles, coach, drawings and correspondence code of that game.
    GameExtras,
}

use Need::{Game, GameExtras, GamePages, Letters, Pages};

/// The needs of each page, by the first word of the page's address. The address of a saved game does not tell whether the game is
/// over or by correspondence. If it is, its page needs what `replay` or `letter` needs.
pub const NEEDS: [(&str, &[Need]); 15] = [
    ("set-up", &[GamePages, Game]),
    ("begin", &[GamePages, Game]),
    ("play", &[GamePages, Game]),
    ("letter", &[GamePages, Letters, Game, GameExtras]),
    ("replay", &[Pages, Game]),
    ("editor", &[Pages, Game, GameExtras]),
    ("laboratory", &[Pages, Game]),
    ("rules", &[Pages, Game, GameExtras]),
    ("lesson", &[Pages, Game, GameExtras]),
    ("puzzle", &[Pages, Game, GameExtras]),
    ("open", &[Pages]),
    ("finished", &[Pages]),
    ("statistics", &[Pages]),
    ("settings", &[Pages]),
    ("about", &[Pages]),
];

/// The needs of the page whose address has this first word; empty if there is no such page.
pub fn of(page: &str) -> &'static [Need] {
    NEEDS.iter().find(|(known, _)| *known == page).map_or(&[], |(_, needs)| needs)
}
