//! What the home page shows of a saved game, read with the game's own part of the program.

use leptos::prelude::*;

use crate::app::pages::finished_games;
use crate::app::parts;
use crate::app::shell::context;
use crate::app::store::saved_games;
use crate::correspondence::is_correspondence;
use crate::dyn_game::{DynSession, Status};
use crate::game::{Language, Seat};
use crate::ui::{DynGameUi, name, name_with_side, words};

/// What the home page shows of a saved game.
pub struct Glimpse {
    /// The players with their sides, and the state of the game in a few words.
    pub line: String,
    /// The board; that of any game before this one has begun.
    pub picture: Option<AnyView>,
    /// What can be sent again, in a game by correspondence.
    pub again: Option<AnyView>,
}

/// What is shown of the game saved under this name with this text; `None` when it is over. Then it goes to the finished games,
/// since it cannot be resumed.
///
/// # Errors
/// When it cannot be loaded: why, in words.
pub fn glimpse(
    language: Language,
    game: &'static dyn DynGameUi,
    (saved_name, stored): (&str, &str),
) -> Result<Option<Glimpse>, String> {
    if is_correspondence(stored)
        && let Some((letters, game)) = parts::letters().zip(parts::game_extras(game.id()))
    {
        let glimpse = (letters.glimpse)(language, game, stored);
        // The page of the game has kept it among the finished games when the last letter was opened.
        if matches!(glimpse, Ok(None)) {
            saved_games::remove(saved_name);
        }
        return glimpse;
    }
    let session = game.load(stored).map_err(|error| words::load_error(language, &error))?;
    if let Some(ending) = session.status(language).ending {
        // Of games that ended in earlier versions there is no other copy.
        if finished_games::keep(saved_name, &ending, stored, context()) {
            saved_games::remove(saved_name);
        }
        return Ok(None);
    }
    Ok(Some(glimpse_of(language, game, &*session)))
}

/// What is shown of a game.
#[must_use]
pub fn glimpse_of(language: Language, game: &dyn DynGameUi, session: &dyn DynSession) -> Glimpse {
    let Status { players, persons, plies, .. } = session.status(language);
    // The view of the only person, or that of a spectator.
    let view = session.view(Some(plies), persons.first().filter(|_| persons.len() == 1));
    let player = |seat| name_with_side(name(language, &players, seat), view.side(language, seat));
    let players: Vec<String> = Seat::all(players.len()).map(player).collect();
    let line = format!("{}. {}.", words::versus(language, &players), view.status_line(language));
    Glimpse { line, picture: Some(game.picture(language, &*view)), again: None }
}
