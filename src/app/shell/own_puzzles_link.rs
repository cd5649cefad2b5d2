//! The link to the puzzles from the player's own mistakes.

use leptos::prelude::*;

use super::today::today;
use crate::app::route::Route;
use crate::app::store::stored;
use crate::session::own_puzzles::OwnPuzzles;
use crate::ui::{messages as say, use_language};

/// The link to the player's own puzzles in a game, with their number; nothing if none is due today.
#[component]
pub fn OwnPuzzlesLink(
    /// The id of the game.
    game: &'static str,
) -> impl IntoView {
    let (language, today) = (use_language(), today());
    let puzzles: OwnPuzzles = stored::load().unwrap_or_default();
    move || {
        let count = puzzles.due(game, today.get()).count();
        let label = say::OwnPuzzlesDue { count }.text(language);
        (count > 0).then(|| view! { <a class="btn" href=Route::OwnPuzzles(game.into()).href()>{label}</a> })
    }
}
