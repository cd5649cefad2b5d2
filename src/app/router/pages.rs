//! All pages but home, in three parts: what a player needs for a first game, the other pages, and what both draw on request.

use leptos::prelude::*;

use crate::app::pages::about::AboutPage;
use crate::app::pages::exercises::lesson::LessonPage;
use crate::app::pages::exercises::puzzle::PuzzlePage;
use crate::app::pages::finished_games::FinishedGamesPage;
use crate::app::pages::home::Home;
use crate::app::pages::home::saved_game_tiles::{next_players, other_games, saved_game, solved_puzzles};
use crate::app::pages::laboratory::LaboratoryPage;
use crate::app::pages::open::OpenPage;
use crate::app::pages::play::PlayPage;
use crate::app::pages::replay::{FinishedGamePage, ReplayPage};
use crate::app::pages::rules::RulesPage;
use crate::app::pages::set_up::{BeginPage, SetUpPage};
use crate::app::pages::settings::SettingsPage;
use crate::app::pages::statistics::StatisticsPage;
use crate::app::parts;
use crate::app::parts::GameFacts;
use crate::app::route::Route;
use crate::app::table::coach::Coach;
use crate::app::table::share::Share;
use crate::app::table::win_probability::AnalysisSection;
use crate::game::{Language, record};
use crate::ui::{TableHandle, messages as say};

/// Draws the tile of the game that is saved under this name, on that of its game or on one of its own.
type DrawSavedGame = fn(Language, Option<GameFacts>, String, RwSignal<Vec<String>>) -> AnyView;

/// The set-up and the table of a game, behind pointers, so that the program reaches them only once they are loaded.
pub struct Tables {
    /// Draws the page of a route; `None` for the routes of other pages.
    pub draw: fn(Route) -> Option<AnyView>,
    /// Draws the tile of a saved game on home.
    pub saved_game: DrawSavedGame,
    /// Draws the other saved games on home.
    pub other_games: fn(Language, RwSignal<Vec<String>>) -> AnyView,
    /// Who plays the next game of this kind, if it is begun at once.
    pub next_players: fn(Language, &str) -> Option<String>,
    /// What the player has solved of today's puzzles, and on how many days in a row.
    pub solved_puzzles: fn(Language) -> String,
}

/// The other pages, behind pointers.
pub struct Pages {
    /// Draws the page of a route.
    pub draw: fn(Route) -> AnyView,
    /// The title of a page that belongs to no game.
    pub title: fn(Language, &Route) -> Option<&'static str>,
}

/// What a table has besides the game: sharing, analysis and the coach.
pub struct Extras {
    /// Draws the dialog that shares the game, shown while the signal is true.
    pub share: fn(RwSignal<bool>, TableHandle) -> AnyView,
    /// Draws the analysis of a game that is over.
    pub analysis: fn(TableHandle) -> AnyView,
    /// Draws what the coach says, as long as the signal is true.
    pub coach: fn(TableHandle, Signal<bool>) -> AnyView,
}

/// What a table has besides the game.
pub static EXTRAS: Extras = Extras {
    share: |open, table| view! { <Share open table/> }.into_any(),
    analysis: |table| view! { <AnalysisSection table/> }.into_any(),
    coach: |table, is_on| view! { <Coach table is_on/> }.into_any(),
};

/// The set-up and the table of a game.
pub static TABLES: Tables = Tables { draw: draw_table, saved_game, other_games, next_players, solved_puzzles };

/// The other pages.
pub static PAGES: Pages = Pages { draw, title };

/// Draws a page in a function of its own: the browser compiles a function as a whole when it is first called.
#[inline(never)]
fn page(draw: impl FnOnce() -> AnyView) -> AnyView {
    draw()
}

fn draw_table(route: Route) -> Option<AnyView> {
    match route {
        Route::SetUp(game) => Some(page(|| view! { <SetUpPage game/> }.into_any())),
        Route::Begin(game) => Some(page(|| view! { <BeginPage game/> }.into_any())),
        Route::Play(name) => Some(page(|| view! { <PlayPage name/> }.into_any())),
        Route::Letter(link) => Some(match parts::letters() {
            Some(letters) => (letters.draw)(link),
            None => view! { <Home not_found=true/> }.into_any(),
        }),
        _ => None,
    }
}

fn draw(route: Route) -> AnyView {
    match route {
        Route::Replay(link) => page(|| view! { <ReplayPage link/> }.into_any()),
        Route::Open => page(|| view! { <OpenPage/> }.into_any()),
        Route::Rules(game) => page(|| view! { <RulesPage game/> }.into_any()),
        Route::Lesson(game, options) => page(|| view! { <LessonPage game options/> }.into_any()),
        Route::Puzzle(game, day) => page(|| view! { <PuzzlePage game day/> }.into_any()),
        Route::Play(name) => page(|| view! { <FinishedGamePage name/> }.into_any()),
        Route::FinishedGames => page(|| view! { <FinishedGamesPage/> }.into_any()),
        Route::Laboratory(game, options) => page(|| view! { <LaboratoryPage game options/> }.into_any()),
        Route::Statistics => page(|| view! { <StatisticsPage/> }.into_any()),
        Route::Settings => page(|| view! { <SettingsPage/> }.into_any()),
        Route::About => page(|| view! { <AboutPage/> }.into_any()),
        Route::Home | Route::Unknown | Route::SetUp(_) | Route::Begin(_) | Route::Letter(_) => {
            view! { <Home not_found=true/> }.into_any()
        }
    }
}

fn title(language: Language, route: &Route) -> Option<&'static str> {
    let title = match route {
        Route::Replay(link) if record::is_position(link) => say::POSITION,
        Route::Replay(_) => say::REPLAY,
        Route::Open => say::OPEN_RECORD,
        Route::FinishedGames => say::FINISHED_GAMES,
        Route::Statistics => say::STATISTICS,
        Route::Settings => say::SETTINGS,
        Route::About => say::ABOUT,
        Route::Home
        | Route::Unknown
        | Route::SetUp(_)
        | Route::Begin(_)
        | Route::Rules(_)
        | Route::Lesson(..)
        | Route::Letter(_)
        | Route::Puzzle(..)
        | Route::Laboratory(..)
        | Route::Play(_) => return None,
    };
    Some(title.text(language))
}
