//! Reads the summary of a saved game for the home page.

use crate::app::parts;
use crate::app::parts::pages::SavedGameSummary;
use crate::app::store::{finished_games, saved_games, store_status};
use crate::game::Language;
use crate::session::Session;
use crate::ui::{DynGameExtrasUi, words};

/// Reads the summary of the saved game with this name and text. If the game is over, moves it to the finished games and returns
/// `None`.
pub fn saved_game_summary(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    (saved_name, stored): (&str, &str),
) -> Result<Option<SavedGameSummary>, String> {
    if let Some(remote) = parts::loaded_remote_games(stored) {
        let summary = (remote.saved_game_summary)(language, game, stored);
        // The page of the game has stored it among the finished games when the last letter was opened.
        if matches!(summary, Ok(None)) {
            saved_games::remove(saved_name);
        }
        return summary;
    }
    let session = Session::load(game, stored).map_err(|error| words::load_error(language, game, &error))?;
    if let Some(ending) = session.status(language).ending {
        // Earlier versions stored no other copy of a finished game.
        if finished_games::store(saved_name, &ending, stored, store_status()) {
            saved_games::remove(saved_name);
        }
        return Ok(None);
    }
    Ok(Some(SavedGameSummary::of(language, game, &session)))
}
