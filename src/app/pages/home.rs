//! The home page: the games, each with its board, and today's puzzles. Saved games and solved puzzles are drawn by another part
//! of the program (`saved_game_tiles`), which newcomers do not load.

pub(crate) mod saved_game_summary;
pub(crate) mod saved_game_tiles;

use leptos::prelude::*;

use crate::app::parts;
use crate::app::parts::pages::GamePageFns;
use crate::app::parts::{GameFacts, LoadState, Part, facts};
use crate::app::route::Route;
use crate::app::shell::Footer;
use crate::app::store::{game_of, saved_games};
use crate::browser::storage;
use crate::game::Language;
use crate::session::solved_puzzles::SolvedPuzzles;
use crate::session::statistics::Statistics;
use crate::session::stored::Stored;
use crate::ui::{Icon, Symbol, messages as say, use_language};

#[component]
pub fn Home(
    /// Whether to say that there is no page at the address.
    not_found: bool,
) -> impl IntoView {
    let language = use_language();
    let saved = RwSignal::new(saved_games::names());
    let state = RwSignal::new(LoadState::Loading);
    let has_played = |name| storage::get(name).is_ok_and(|text| text.is_some());
    if !saved.read_untracked().is_empty() || [Statistics::NAME, SolvedPuzzles::NAME].into_iter().any(has_played) {
        parts::load_and_report(language, vec![Part::GamePages], state);
    }
    // Games with a saved game come first.
    let waits = |game: &GameFacts| saved.with_untracked(|saved| latest_saved_game(saved, game.id).is_some());
    let (waiting, others): (Vec<_>, Vec<_>) = facts().partition(waits);
    let tiles = waiting.into_iter().chain(others);
    let tiles = tiles.map(|game| move || game_tile(language, game, saved, state)).collect_view();
    let others = move || loaded_game_pages(state).map(|pages| (pages.other_games)(language, saved));
    view! {
        <main id="main" class="page" tabindex="-1">
            <div class="stack">
                <header class="masthead">
                    <Symbol name="rose" class="rose"/>
                    <h1>{say::SITE_NAME.text(language)}</h1>
                    <p>{say::TAGLINE.text(language)}</p>
                </header>
                <Show when=move || not_found><div role="status"><p>{say::NOT_FOUND.text(language)}</p></div></Show>
                <div class="tiles">{tiles}<Puzzles state/></div>
                {others}
            </div>
        </main>
        <Footer/>
    }
}

/// The functions that draw saved games; `None` until they are loaded.
fn loaded_game_pages(state: RwSignal<LoadState>) -> Option<&'static GamePageFns> {
    state.track();
    parts::loaded_game_pages()
}

/// The name of the latest saved game of this game; `None` if there is none. `saved` has the latest names first.
pub fn latest_saved_game<'a>(saved: &'a [String], game: &str) -> Option<&'a String> {
    saved.iter().find(|name| game_of(name) == Some(game))
}

/// The tile of a game: its latest saved game, or else the buttons that begin a game.
fn game_tile(language: Language, game: GameFacts, saved: RwSignal<Vec<String>>, state: RwSignal<LoadState>) -> AnyView {
    let name = saved.with(|saved| latest_saved_game(saved, game.id).cloned());
    let pages = loaded_game_pages(state);
    match (name, pages) {
        (Some(name), Some(pages)) => (pages.saved_game)(language, Some(game), name, saved),
        (name, pages) => {
            let line = pages.filter(|_| name.is_none()).and_then(|pages| (pages.next_players)(language, game.id));
            start_tile(language, game, name, line)
        }
    }
}

/// The tile of a game with buttons that begin the game, or that resume the one saved under the name `saved`. `line` is a note
/// below the buttons.
pub fn start_tile(language: Language, game: GameFacts, saved: Option<String>, line: Option<String>) -> AnyView {
    let first = match saved {
        Some(name) => ("btn btn-primary", Route::Play(name), say::RESUME),
        None => ("btn btn-primary", Route::Begin(game.id.into()), say::PLAY),
    };
    let lesson = ("btn", Route::Lesson(game.id.into(), None), say::LEARN);
    let set_up = ("btn", Route::SetUp(game.id.into()), say::OPTIONS);
    let buttons = [first, lesson, set_up].map(|(class, route, text)| {
        view! { <a class=class href=route.href()>{text.text(language)}</a> }
    });
    let content = view! {
        <p class="small">{game.tagline.text(language)}</p>
        <div class="row">{buttons}</div>
        <p class="small soft">{line}</p>
    };
    let name = game.name.text(language);
    tile(language, "tile sheet", Some(game), (name, true), None, content.into_any())
}

/// A tile with a board: the `picture`, or else the sample board of the game. `name` is the heading, and if `is_landmark` also
/// the accessible name. The game is fetched when the pointer or the focus enters the tile.
pub fn tile(
    language: Language,
    class: &'static str,
    game: Option<GameFacts>,
    (name, is_landmark): (&str, bool),
    picture: Option<AnyView>,
    content: AnyView,
) -> AnyView {
    let fetch_ahead = move || {
        if let Some(game) = game {
            parts::fetch_ahead(language, Part::needed_by(&Route::SetUp(game.id.into())));
        }
    };
    let board = format!("board-{}", game.map_or("", |game| game.id));
    let picture = picture.unwrap_or_else(|| view! { <Symbol name=board class="home-board"/> }.into_any());
    view! {
        // A touch causes `pointerenter` before the click.
        <section
            class=class
            aria-label=is_landmark.then(|| name.to_owned())
            on:pointerenter=move |_| fetch_ahead()
            on:focusin=move |_| fetch_ahead()
        >
            <div class="tile-board">{picture}</div>
            <h2>{name.to_owned()}</h2>
            {content}
        </section>
    }
    .into_any()
}

/// The tile with links to today's puzzles and the player's progress.
#[component]
fn Puzzles(state: RwSignal<LoadState>) -> impl IntoView {
    let language = use_language();
    let link = |game: GameFacts| {
        view! {
            <a class="btn" href=Route::Puzzle(game.id.into(), None).href()>
                <Symbol name=game.emblem() class="icon"/>
                {game.name.text(language)}
            </a>
        }
    };
    // The saved games are drawn first.
    let other_pages = RwSignal::new(LoadState::Loading);
    Effect::new(move |_| {
        if loaded_game_pages(state).is_some() {
            parts::load_and_report(language, vec![Part::Pages], other_pages);
        }
    });
    let today = move || {
        other_pages.track();
        let puzzle = parts::loaded_pages().and_then(|pages| (pages.todays_puzzle)(language));
        puzzle.unwrap_or_else(|| view! { <Icon name="hint"/> }.into_any())
    };
    view! {
        <section class="tile sheet" aria-labelledby="puzzles">
            <div class="tile-board">{today}</div>
            <h2 id="puzzles">{say::PUZZLES.text(language)}</h2>
            <p class="small">{say::PUZZLES_WHY.text(language)}</p>
            <div class="row">{facts().filter(|game| game.has_puzzles).map(link).collect_view()}</div>
            <p class="small soft">{move || loaded_game_pages(state).map(|pages| (pages.puzzle_progress_text)(language))}</p>
        </section>
    }
}
