//! The contents of three parts of the program: the pages of a first game, the other pages, and the extras of tables.

use leptos::prelude::*;

use crate::app::pages::about::AboutPage;
use crate::app::pages::exercises::lesson::LessonPage;
use crate::app::pages::exercises::own_puzzle::OwnPuzzlesPage;
use crate::app::pages::exercises::puzzle::{PuzzlePage, todays_puzzle};
use crate::app::pages::finished_games::FinishedGamesPage;
use crate::app::pages::home::saved_game_tiles::{next_players, other_games, puzzle_progress_text, saved_game};
use crate::app::pages::laboratory::LaboratoryPage;
use crate::app::pages::open::OpenPage;
use crate::app::pages::play::PlayPage;
use crate::app::pages::replay::{EditorPage, FinishedGamePage, ReplayPage};
use crate::app::pages::rules::RulesPage;
use crate::app::pages::set_up::{BeginPage, SetUpPage};
use crate::app::pages::settings::SettingsPage;
use crate::app::pages::statistics::StatisticsPage;
use crate::app::parts;
use crate::app::parts::pages::{GamePageFns, OtherPageFns, TableExtraFns};
use crate::app::route::Route;
use crate::app::shell::{DataSafetyNotice, Occasion, find_incoming};
use crate::app::store::saved_games;
use crate::app::table::{AnalysisSection, Coach, RulesPanel, Share};
use crate::game::{Language, record};
use crate::ui::messages as say;

pub static EXTRAS: TableExtraFns = TableExtraFns {
    share: |open, table| view! { <Share open table/> }.into_any(),
    rules: |open, table| view! { <RulesPanel open table/> }.into_any(),
    analysis: |table| view! { <AnalysisSection table/> }.into_any(),
    data_safety: || view! { <DataSafetyNotice occasion=Occasion::GameOver/> }.into_any(),
    coach: |table, is_on| view! { <Coach table is_on/> }.into_any(),
};

pub static GAME_PAGES: GamePageFns =
    GamePageFns { draw: draw_game_page, saved_game, other_games, next_players, puzzle_progress_text };

pub static PAGES: OtherPageFns = OtherPageFns { draw, title, todays_puzzle, find: find_incoming };

/// Draws a page in a function of its own: the browser compiles a function as a whole when it is first called.
#[inline(never)]
fn page(draw: impl FnOnce() -> AnyView) -> AnyView {
    draw()
}

fn draw_game_page(route: Route) -> Option<AnyView> {
    match route {
        Route::SetUp(game) => Some(page(|| view! { <SetUpPage game/> }.into_any())),
        Route::Begin(game) => Some(page(|| view! { <BeginPage game/> }.into_any())),
        Route::BeginEven(game) => Some(page(|| view! { <BeginPage game is_even=true/> }.into_any())),
        Route::Play(name) if !saved_games::is_over(&name) => Some(page(|| view! { <PlayPage name/> }.into_any())),
        Route::Letter(link) => Some((parts::loaded_for_link(&link)?.draw)(link)),
        _ => None,
    }
}

fn draw(route: Route) -> Option<AnyView> {
    let page = match route {
        Route::Replay(link) => page(|| view! { <ReplayPage link/> }.into_any()),
        Route::Editor(place) => page(|| view! { <EditorPage place/> }.into_any()),
        Route::Open => page(|| view! { <OpenPage/> }.into_any()),
        Route::Rules(game, options) => page(|| view! { <RulesPage game options/> }.into_any()),
        Route::Lesson(game, options) => page(|| view! { <LessonPage game options/> }.into_any()),
        Route::Puzzle(game, day) => page(|| view! { <PuzzlePage game day/> }.into_any()),
        Route::OwnPuzzles(game) => page(|| view! { <OwnPuzzlesPage game/> }.into_any()),
        Route::Play(name) => page(|| view! { <FinishedGamePage name/> }.into_any()),
        Route::FinishedGames => page(|| view! { <FinishedGamesPage/> }.into_any()),
        Route::Laboratory(game, options) => page(|| view! { <LaboratoryPage game options/> }.into_any()),
        Route::Statistics => page(|| view! { <StatisticsPage/> }.into_any()),
        Route::Settings => page(|| view! { <SettingsPage/> }.into_any()),
        Route::About => page(|| view! { <AboutPage/> }.into_any()),
        Route::Home | Route::Unknown | Route::SetUp(_) | Route::Begin(_) | Route::BeginEven(_) | Route::Letter(_) => {
            return None;
        }
    };
    Some(page)
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
        _ => return None,
    };
    Some(title.text(language))
}
