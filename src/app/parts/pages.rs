//! What the parts with pages offer. The router fills it in, so that the parts know no page, and the program reaches a page only once
//! its part is loaded.

use std::sync::Arc;

use leptos::prelude::*;

use super::games::{GameFacts, Loading};
use crate::app::route::Route;
use crate::dyn_game::DynView;
use crate::game::{Language, ParseError, Seat};
use crate::session::{Session, Status};
use crate::ui::{DynGameExtrasUi, TableHandle, name, name_with_side, picture_view, words};

/// Loads the parts with pages.
pub struct PageLoaders {
    pub game_pages: fn() -> Loading<GamePages>,
    pub pages: fn() -> Loading<Pages>,
    pub extras: fn() -> Loading<TableExtras>,
    pub letters: fn() -> Loading<Letters>,
}

/// Draws the tile of the game that is saved under this name, on that of its game or on one of its own.
type DrawSavedGame = fn(Language, Option<GameFacts>, String, RwSignal<Vec<String>>) -> AnyView;

/// The set-up and the table of a game, behind pointers, so that the program reaches them only once they are loaded.
pub struct GamePages {
    /// Draws the page of a route; `None` for the routes of other pages.
    pub draw: fn(Route) -> Option<AnyView>,
    /// Draws the tile of a saved game on home.
    pub saved_game: DrawSavedGame,
    /// Draws the other saved games on home.
    pub other_games: fn(Language, RwSignal<Vec<String>>) -> AnyView,
    /// Who plays the next game of this kind, if it is begun at once.
    pub next_players: fn(Language, &str) -> Option<String>,
    /// What the player has solved of today's puzzles, and on how many days in a row.
    pub puzzle_progress_text: fn(Language) -> String,
}

/// The other pages, behind pointers.
pub struct Pages {
    /// Draws the page of a route; `None` where there is none.
    pub draw: fn(Route) -> Option<AnyView>,
    /// The title of a page that belongs to no game.
    pub title: fn(Language, &Route) -> Option<&'static str>,
    /// Draws a puzzle of today that the player has not solved, with its board, on home.
    pub todays_puzzle: fn(Language) -> Option<AnyView>,
}

/// What a table has besides the game: sharing, analysis, the rules and the coach.
pub struct TableExtras {
    /// Draws the dialog that shares the game, shown while the signal is true.
    pub share: fn(RwSignal<bool>, TableHandle) -> AnyView,
    /// Draws the rules of the table, shown while the signal is true.
    pub rules: fn(RwSignal<bool>, TableHandle) -> AnyView,
    /// Draws the analysis of a game that is over.
    pub analysis: fn(TableHandle) -> AnyView,
    /// Draws what the coach says, as long as the signal is true.
    pub coach: fn(TableHandle, Signal<bool>) -> AnyView,
}

/// Writes an invitation to a game with these options, from a host with this seat and name: the text to store, or why not.
type Invite = fn(Language, &'static dyn DynGameExtrasUi, &str, Seat, &str) -> Result<String, String>;

/// Opens the game saved under a name with a text: what it does differently, and the session for its table, once all players have
/// joined; or why it cannot be opened.
type Open = fn(Language, &'static dyn DynGameExtrasUi, (&str, &str)) -> Result<(LetterHooks, Option<Session>), String>;

/// Reads what home shows of a saved game; nothing once it is over. The error is in words.
type ReadGlimpse = fn(Language, &'static dyn DynGameExtrasUi, &str) -> Result<Option<Glimpse>, String>;

/// Games by correspondence, behind pointers, so that the program reaches them only once they are loaded.
pub struct Letters {
    pub invite: Invite,
    pub open: Open,
    pub draw: fn(String) -> AnyView,
    /// What home shows of a saved game.
    pub glimpse: ReadGlimpse,
    /// Checks that a saved game can be loaded.
    pub check: fn(&'static dyn DynGameExtrasUi, &str) -> Result<(), ParseError>,
}

/// What a game by correspondence does where another game does something else.
#[derive(Clone, Copy)]
pub struct LetterHooks {
    /// Takes over what was done at the table, and returns the text to store; nothing once the page is left.
    pub follow: Callback<TableHandle, Option<String>>,
    /// Draws what there is to send and to receive; without a table before all players have joined.
    pub panel: Callback<Option<TableHandle>, AnyView>,
    /// Invites to a rematch: the text to store.
    pub rematch: Callback<(), Option<String>>,
}

/// What the home page shows of a saved game.
pub struct Glimpse {
    /// The players with their sides, and the state of the game in a few words.
    pub line: String,
    /// The board; that of any game before this one has begun.
    pub picture: Option<AnyView>,
    /// What can be sent again, in a game by correspondence.
    pub again: Option<AnyView>,
}

impl Glimpse {
    /// What is shown of a game.
    pub fn of(language: Language, game: &dyn DynGameExtrasUi, session: &Session) -> Self {
        let status = session.status(language);
        let (view, players) = (latest_view(session, &status), status.players);
        let player = |seat| name_with_side(name(language, &players, seat), view.side(language, seat));
        let players: Vec<String> = Seat::all(players.len()).map(player).collect();
        let line = format!("{}. {}.", words::versus(language, &players), view.status_line(language));
        Self { line, picture: Some(picture_view(&game.picture(language, &*view))), again: None }
    }
}

/// The latest board of a game, for the only person or else for a spectator.
pub fn latest_board(language: Language, game: &dyn DynGameExtrasUi, session: &Session) -> AnyView {
    let view = latest_view(session, &session.status(language));
    picture_view(&game.picture(language, &*view))
}

/// The latest view of the only person, or else that of a spectator.
fn latest_view(session: &Session, status: &Status) -> Arc<dyn DynView> {
    let persons = status.persons;
    session.view_of_past(status.plies, persons.first().filter(|_| persons.len() == 1))
}
