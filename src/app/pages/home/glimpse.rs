//! What the home page shows of a saved game, read with the game's own parts of the program.

use crate::app::parts;
use crate::app::parts::pages::Glimpse;
use crate::app::store::{finished_games, saved_games, store_status};
use crate::correspondence::is_correspondence;
use crate::game::Language;
use crate::session::Session;
use crate::ui::{DynGameExtrasUi, words};

/// What is shown of the game saved under this name with this text; `None` when it is over. Then it goes to the finished games,
/// since it cannot be resumed.
pub fn glimpse(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    (saved_name, stored): (&str, &str),
) -> Result<Option<Glimpse>, String> {
    if is_correspondence(stored)
        && let Some(letters) = parts::letters()
    {
        let glimpse = (letters.glimpse)(language, game, stored);
        // The page of the game has kept it among the finished games when the last letter was opened.
        if matches!(glimpse, Ok(None)) {
            saved_games::remove(saved_name);
        }
        return glimpse;
    }
    let session = Session::load(game, stored).map_err(|error| words::load_error(language, game, &error))?;
    if let Some(ending) = session.status(language).ending {
        // Of games that ended in earlier versions there is no other copy.
        if finished_games::keep(saved_name, &ending, stored, store_status()) {
            saved_games::remove(saved_name);
        }
        return Ok(None);
    }
    Ok(Some(Glimpse::of(language, game, &session)))
}
