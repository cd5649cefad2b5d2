//! The rating of the person at this device, from the stored results.

use super::statistics;
use crate::dyn_game::DynGame;
use crate::search::Strength;
use crate::session::rating::{self, Rating};

/// The person's ratings in a game: before the first game, and after each game. `None` if the levels of the game are not rated, or
/// the stored results cannot be read.
pub fn rating_history(game: &dyn DynGame) -> Option<Vec<Rating>> {
    let levels = game.level_ratings()?;
    let statistics = statistics::load().ok()?;
    Some(rating::rating_history(statistics.games().iter().filter(|finished| finished.game == game.id()), levels))
}

/// The strength of a computer that plays about as well as the person; `None` if there is no rating.
pub fn even_strength(game: &dyn DynGame) -> Option<Strength> {
    let now = rating_history(game)?.pop()?;
    Some(rating::even_strength(now.points, game.level_ratings()?))
}
