//! The options and players that the player chose last for a game.

use super::game_name::{game_of, start_time_of};
use super::{saved_games, statistics};
use crate::dyn_game::DynGame;
use crate::game::{Language, Seats};
use crate::session::statistics::FinishedFacts;
use crate::session::{PlayerKind, Session};

/// The options and players of the latest stored game of this kind, saved or finished; `None` if there is none. After a first
/// win against a level, the computers are of the next level.
pub fn last_chosen(game: &'static dyn DynGame) -> Option<(String, Vec<PlayerKind>)> {
    let (options, players) = last_played(game)?;
    // Some options of a game follow from its players, and would bind those of the next one.
    Some((game.normalize(&options, Some(Seats::EMPTY)), players))
}

/// The options and players of the latest stored game of this kind.
fn last_played(game: &'static dyn DynGame) -> Option<(String, Vec<PlayerKind>)> {
    let is_of_game = |name: &&String| game_of(name) == Some(game.id());
    let saved = saved_games::names().iter().find(is_of_game).cloned();
    let finished = statistics::latest_of_game(game.id());
    let begun = saved.as_deref().and_then(start_time_of);
    let saved_later = begun >= finished.as_ref().map(|finished| finished.begun);
    // A game that has ended may still be saved as well.
    let is_last = |finished: &&FinishedFacts| begun <= Some(finished.begun);
    let next_level = finished.as_ref().filter(is_last).and_then(statistics::next_level);
    let text = saved.filter(|_| saved_later).and_then(|name| saved_games::text(&name).ok().flatten());
    if let Some(session) = text.and_then(|text| Session::load(game, &text).ok()) {
        let players = session.status(Language::default()).players;
        return Some((
            session.options().to_owned(),
            players.into_iter().map(|player| player.with_next_level(next_level)).collect(),
        ));
    }
    finished.map(|finished| (finished.options.clone(), statistics::next_players(&finished)))
}
