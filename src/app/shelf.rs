//! The shelf of stored games: each under a name of its own, which begins with the game's.

use std::cmp::Reverse;

use crate::browser::{device, storage};
use crate::game::about::About;
use crate::game::few::sort_few;
use crate::game::{Game, Seat};
use crate::games::{self, Playable, Visitor};
use crate::session::{Session, Unreadable, Unsaved};

/// Before the names of stored games.
const START: &str = "game:";

/// A new name to store a game under: the game's name and the time, which sorts.
#[must_use]
pub fn new_name<G: Game>() -> String {
    format!("{}.{:012}", G::ID, device::milliseconds())
}

/// The game that a stored game is of, by the name it is stored under.
#[must_use]
pub fn game_of(name: &str) -> Option<&str> {
    name.split_once('.').map(|(game, _)| game)
}

/// Stores a game.
///
/// # Errors
/// When it cannot be stored; what was stored before stays.
pub fn put<G: Game>(name: &str, session: &Session<G>) -> Result<(), Unsaved> {
    storage::put(&format!("{START}{name}"), &session.save())
}

/// The stored text under a name.
///
/// # Errors
/// When the storage cannot be used.
pub fn text(name: &str) -> Result<Option<String>, Unsaved> {
    storage::get(&format!("{START}{name}"))
}

/// Takes a game off the shelf.
pub fn remove(name: &str) {
    storage::remove(&format!("{START}{name}"));
}

/// The names of all stored games, the latest first.
#[must_use]
pub fn names() -> Vec<String> {
    let mut names: Vec<String> =
        storage::names(START).into_iter().filter_map(|name| name.strip_prefix(START).map(str::to_owned)).collect();
    sort_few(&mut names, |name| Reverse(name.rsplit('.').next().map(str::to_owned)));
    names
}

/// Reads a stored game.
///
/// # Errors
/// When it cannot be read: why, in words.
pub fn read<G: Game>(text: &str) -> Result<Session<G>, Unreadable<G::Illegal>> {
    Session::load(text)
}

/// What the house says of a game, by its name.
#[must_use]
pub fn about(game: &str) -> Option<&'static About> {
    struct Ask;
    impl Visitor for Ask {
        type Output = &'static About;

        fn visit<G: Playable>(self) -> &'static About {
            G::about()
        }
    }
    games::visit(game, Ask)
}

/// Through whose eyes a game is pictured outside its table: the only person's, or nobody's.
#[must_use]
pub fn outside_viewer<G: Game>(session: &Session<G>) -> Option<Seat> {
    session.persons().first().filter(|_| session.persons().len() == 1)
}
