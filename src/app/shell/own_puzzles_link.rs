//! The link to the puzzles from the player's own mistakes.

use leptos::prelude::*;

use crate::app::route::Route;
use crate::app::store::own_puzzles;
use crate::ui::{messages as say, use_language};

/// The link to the player's own puzzles in a game, with their number; nothing if none is due today.
#[component]
pub fn OwnPuzzlesLink(
    /// The id of the game.
    game: &'static str,
) -> impl IntoView {
    let count = own_puzzles::due_count(game);
    let label = say::OwnPuzzlesDue { count }.text(use_language());
    (count > 0).then(|| view! { <a class="btn" href=Route::OwnPuzzles(game.into()).href()>{label}</a> })
}
