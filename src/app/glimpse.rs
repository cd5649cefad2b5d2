//! What the home page shows of a saved game, read with the game's own part of the program.

use leptos::prelude::*;

use super::{context, finished_games, saved_games};
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

/// What is shown of the game saved under this name with this text; `None` when it is over. Then it goes to the finished games,
/// since it cannot be resumed.
///
/// # Errors
/// When it cannot be loaded: why, in words.
pub fn glimpse(language: Language, game: &dyn DynGameUi, saved: (&str, &str)) -> Result<Option<Glimpse>, String> {
    let (saved_name, stored) = saved;
    let session = game.load(stored).map_err(|error| words::load_error(language, &error))?;
    let Status { players, persons, plies, ending, .. } = session.status(language);
    if let Some(ending) = ending {
        // Of games that ended in earlier versions there is no other copy.
        if finished_games::keep(saved_name, &ending, stored, context()) {
            saved_games::remove(saved_name);
        }
        return Ok(None);
    }
    // The view of the only person, or that of a spectator.
    let view = session.view(Some(plies), persons.first().filter(|_| persons.len() == 1));
    let player = |seat| name_with_side(name(language, &players, seat), view.side(language, seat));
    let players: Vec<String> = Seat::all(players.len()).map(player).collect();
    let line = format!("{}. {}.", words::versus(language, &players), view.status_line(language));
    Ok(Some(Glimpse { line, picture: game.picture(language, &*view) }))
}
