//! The functions of the parts with pages. The router fills these tables in, so that no part imports a page, and the program
//! reaches a page only once its part is loaded.

use std::sync::Arc;

use leptos::prelude::*;

use super::games::{GameFacts, Loading};
use crate::app::route::Route;
use crate::dyn_game::DynView;
use crate::game::{Language, ParseError, Seat};
use crate::session::{Session, Status};
use crate::ui::{DynGameExtrasUi, RaceControls, TableHandle, name, name_with_side, picture_view, words};

/// The functions that load the parts with pages.
pub struct PageLoaders {
    pub game_pages: fn() -> Loading<GamePageFns>,
    pub pages: fn() -> Loading<OtherPageFns>,
    pub extras: fn() -> Loading<TableExtraFns>,
    pub letters: fn() -> Loading<RemoteGameFns>,
    pub live: fn() -> Loading<ScannerFns>,
    pub race: fn() -> Loading<RemoteGameFns>,
}

/// Draws the tile of a saved game. Takes the game if the tile stands for that game, too; then the name of the saved game, and the
/// names of all saved games.
type DrawSavedGame = fn(Language, Option<GameFacts>, String, RwSignal<Vec<String>>) -> AnyView;

/// The functions of the set-up page and of tables, and of saved games on home.
pub struct GamePageFns {
    /// Draws the page of a route; `None` for the routes of other pages.
    pub draw: fn(Route) -> Option<AnyView>,
    /// Draws the tile of a saved game on home.
    pub saved_game: DrawSavedGame,
    /// Draws the tiles of the saved games that are not the latest of their game.
    pub other_games: fn(Language, RwSignal<Vec<String>>) -> AnyView,
    /// The players of the next game, in words, if it is begun without the set-up; `None` before a first game is finished.
    pub next_players: fn(Language, &str) -> Option<String>,
    /// The number of days in a row with a solved puzzle, and today's solved puzzles, in words.
    pub puzzle_progress_text: fn(Language) -> String,
}

/// The functions of the other pages.
pub struct OtherPageFns {
    /// Draws the page of a route; `None` for the routes of other parts.
    pub draw: fn(Route) -> Option<AnyView>,
    /// The title of a page that belongs to no game; `None` for other pages.
    pub title: fn(Language, &Route) -> Option<&'static str>,
    /// Draws one of today's unsolved puzzles for home, with its board; `None` if all are solved.
    pub todays_puzzle: fn(Language) -> Option<AnyView>,
    /// Finds what is meant by an address that another program has changed, if all games are loaded. Returns the part after `#`.
    pub find: fn(&str) -> Option<String>,
}

/// The functions that a table loads when they are first used: sharing, rules, analysis and coach.
pub struct TableExtraFns {
    /// Draws the dialog that shares the game, shown while the signal is true.
    pub share: fn(RwSignal<bool>, TableHandle) -> AnyView,
    /// Draws the rules of the table, shown while the signal is true.
    pub rules: fn(RwSignal<bool>, TableHandle) -> AnyView,
    /// Draws the analysis of a game that is over.
    pub analysis: fn(TableHandle) -> AnyView,
    /// Draws what the player is told about keeping what is stored, once a game is over.
    pub data_safety: fn() -> AnyView,
    /// Draws the advice of the coach while the signal is true.
    pub coach: fn(TableHandle, Signal<bool>) -> AnyView,
}

/// Writes an invitation to a game with these options, from a host with this seat and name. Returns the text to store.
type Invite = fn(Language, &'static dyn DynGameExtrasUi, &str, Seat, &str) -> Result<String, String>;

/// Opens a saved game, given its name and its text. Returns the functions of a table that differ in such a game, and the session
/// for the table; `None` while players are still to join. The callback opens the page of the game again.
type Open = fn(
    Language,
    &'static dyn DynGameExtrasUi,
    (&str, &str),
    Callback<()>,
) -> Result<(LetterHooks, Option<Session>), String>;

/// Reads the summary of a saved game from its text; `None` if the game is over. The error is in words.
type ReadSummary = fn(Language, &'static dyn DynGameExtrasUi, &str) -> Result<Option<SavedGameSummary>, String>;

/// The functions for games with players at other devices. Games by correspondence and races have theirs.
pub struct RemoteGameFns {
    pub invite: Invite,
    pub open: Open,
    /// Draws the page of a link with letters, or with the invitation to a race.
    pub draw: fn(String) -> AnyView,
    pub saved_game_summary: ReadSummary,
    /// Shows the number of letters that wait to be sent on the icon of the installed page.
    pub update_badge: fn(),
    /// Checks that a saved game can be loaded.
    pub check: fn(&'static dyn DynGameExtrasUi, &str) -> Result<(), ParseError>,
}

/// What the part for connections offers to pages that know no letters.
pub struct ScannerFns {
    /// Draws what a camera sees, which is switched on at once. The first link to a letter or a record in sight is opened.
    pub scanner: fn() -> AnyView,
}

/// The functions of a table that differ in a game by correspondence.
#[derive(Clone, Copy)]
pub struct LetterHooks {
    /// Takes over the actions done at the table, and returns the text to store; `None` once the page is left.
    pub follow: Callback<TableHandle, Option<String>>,
    /// Draws the letter to send and the field for letters received. There is no table before all players have joined.
    pub panel: Callback<Option<TableHandle>, AnyView>,
    /// Invites to a rematch, and returns the text to store; `None` if that is not possible.
    pub rematch: Callback<(), Option<String>>,
    /// Whether the player at this device may invite to a rematch.
    pub may_invite: Signal<bool>,
    /// The functions of a race; `None` in other games.
    pub race: Option<RaceHooks>,
}

/// The functions of a table that differ in a race between devices.
#[derive(Clone, Copy)]
pub struct RaceHooks {
    pub controls: RaceControls,
    /// The time of the game, in ms.
    pub now: Callback<(), u64>,
    /// Plays the race at a table from now on.
    pub run: Callback<TableHandle>,
}

/// The summary of a saved game on the home page.
pub struct SavedGameSummary {
    /// The players with their sides, and the state of the game in a few words.
    pub line: String,
    /// The board; `None` shows the sample board of the game.
    pub picture: Option<AnyView>,
    /// In a game by correspondence, the button that sends the last letter again.
    pub again: Option<AnyView>,
}

impl SavedGameSummary {
    /// The summary of a session.
    pub fn of(language: Language, game: &dyn DynGameExtrasUi, session: &Session) -> Self {
        let status = session.status(language);
        let (view, players) = (latest_view(session, &status), status.players);
        let player = |seat| name_with_side(name(language, &players, seat), view.side(language, seat));
        let players: Vec<String> = Seat::all(players.len()).map(player).collect();
        let line = format!("{}. {}.", words::versus(language, &players), view.status_line(language));
        Self { line, picture: Some(picture_view(&game.picture(language, &*view))), again: None }
    }
}

/// The latest board of a game, as the only person sees it. Without a single person, as a spectator sees it.
pub fn latest_board(language: Language, game: &dyn DynGameExtrasUi, session: &Session) -> AnyView {
    let view = latest_view(session, &session.status(language));
    picture_view(&game.picture(language, &*view))
}

/// The latest view of the only person; without a single person, the view of a spectator.
fn latest_view(session: &Session, status: &Status) -> Arc<dyn DynView> {
    let persons = status.persons;
    session.view_of_past(status.plies, persons.first().filter(|_| persons.len() == 1))
}
