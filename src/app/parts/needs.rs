//! Which parts a page needs besides home. The build writes the loader's table from this one (`xtask/src/split/loader.rs` includes
//! this file, which therefore imports nothing), so that the loader fetches what the page will ask for.

/// A part that a page needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// The set-up and the table of a game.
    GamePages,
    /// The other pages.
    Pages,
    /// Games by correspondence.
    Letters,
    /// The game that the address names.
    Game,
    /// Its rules, lesson, puzzles, coach and drawings, and what it has for games by correspondence.
    GameExtras,
}

use Need::{Game, GameExtras, GamePages, Letters, Pages};

/// The pages, by the first word of their addresses, with what they need. The address of a saved game may not tell that it is played
/// by correspondence, or is over; then its page needs what `letter` or `replay` does.
pub const NEEDS: [(&str, &[Need]); 14] = [
    ("set-up", &[GamePages, Game]),
    ("begin", &[GamePages, Game]),
    ("play", &[GamePages, Game]),
    ("letter", &[GamePages, Letters, Game, GameExtras]),
    ("replay", &[Pages, Game]),
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

/// The needs of the page with this first word in its address; none if there is no such page.
pub fn of(page: &str) -> &'static [Need] {
    NEEDS.iter().find(|(known, _)| *known == page).map_or(&[], |(_, needs)| needs)
}
