//! What the home page shows of a saved game, read with the game's own part of the program.

use leptos::prelude::*;

use crate::dyn_game::Status;
use crate::game::{Language, Seat};
use crate::ui::{DynGameUi, name, name_with_side, words};

/// What the home page shows of a saved game.
pub struct Glimpse {
    /// The players with their sides, and the state of the game in a few words.
    pub line: String,
    /// The board.
    pub picture: AnyView,
}

/// What is shown of a stored game; `None` when it is over.
///
/// # Errors
/// When it cannot be loaded: why, in words.
pub fn glimpse(language: Language, game: &dyn DynGameUi, stored: &str) -> Result<Option<Glimpse>, String> {
    let session = game.load(stored).map_err(|error| words::load_error(language, &error))?;
    let Status { players, persons, plies, ending, .. } = session.status(language);
    if ending.is_some() {
        return Ok(None);
    }
    // The view of the only person, or that of a spectator.
    let view = session.view(Some(plies), persons.first().filter(|_| persons.len() == 1));
    let player = |seat| name_with_side(name(language, &players, seat), view.side(language, seat));
    let players: Vec<String> = Seat::all(players.len()).map(player).collect();
    let line = format!("{}. {}.", words::versus(language, &players), view.status_line(language));
    Ok(Some(Glimpse { line, picture: game.picture(language, &*view) }))
}
