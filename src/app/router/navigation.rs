//! Goes from one route to another: loads the parts that the new route needs, then draws its page.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::app::pages::home::Home;
use crate::app::parts::{self, Part, facts, facts_of};
use crate::app::route::Route;
use crate::app::shell::{Drawing, NotFound};
use crate::app::store::saved_games;
use crate::browser::device;
use crate::game::Language;
use crate::ui::{messages as say, use_language};

/// How long the last page stays on the screen while parts are loaded. After that, a line says that they are being loaded.
const WAITING_LINE_DELAY: Duration = Duration::from_millis(150);

/// The content of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
enum ScreenContent {
    /// Nothing yet: the page has just been opened, and `index.html` says that the program is being loaded.
    Nothing,
    Page(Route),
    /// A line that says that a part of the route is being loaded.
    Waiting(Route),
    /// A message that a part of the route could not be loaded.
    Failed(Route),
}

/// The route of an address that stands for another one. `play` and `puzzle` are shortcuts of the installed page
/// (`assets/manifest.webmanifest`): the latest saved game, or home if there is none, and a puzzle of today. `surprise` is a game
/// drawn by lot. `None` for all other addresses.
fn shortcut(hash: &str) -> Option<Route> {
    match hash.trim_start_matches('/') {
        "play" => Some(saved_games::names().into_iter().next().map_or(Route::Home, Route::Play)),
        "puzzle" => {
            let games = || facts().filter(|game| game.has_puzzles);
            let turn = usize::try_from(device::today()).unwrap_or_default().checked_rem(games().count())?;
            games().nth(turn).map(|game| Route::Puzzle(game.id.into(), None))
        }
        "surprise" => {
            let count = u64::try_from(facts().count()).ok()?;
            let drawn = usize::try_from(device::random_seed().checked_rem(count)?).ok()?;
            facts().nth(drawn).map(|game| Route::BeginEven(game.id.into()))
        }
        _ => None,
    }
}

/// The page that is shown, and the navigation to the next one.
#[derive(Clone, Copy)]
pub struct Navigation {
    /// The language that the player wants.
    language: Memo<Language>,
    shown: RwSignal<ScreenContent>,
    /// The number of navigations so far. When the parts for an earlier navigation are loaded, nothing changes on the screen.
    times: StoredValue<u32>,
    drawing: Drawing,
}

impl Navigation {
    pub fn new(language: Memo<Language>, drawing: Drawing) -> Self {
        Self { language, shown: RwSignal::new(ScreenContent::Nothing), times: StoredValue::new(0), drawing }
    }

    /// Goes to the route in the address bar.
    pub fn follow_address(self) {
        let hash = device::hash();
        match shortcut(&hash) {
            Some(route) => device::replace_route(&route.to_string()),
            None => self.go(Route::read(&hash)),
        }
    }

    /// Shows the page of a route: at once if its parts are loaded, or else once they are.
    fn go(self, route: Route) {
        self.times.update_value(|times| *times += 1);
        let time = self.times.get_value();
        let language = self.language.get_untracked();
        let parts = Part::needed_by(&route);
        if parts.iter().all(|part| part.is_loaded(language)) {
            return self.shown.set(ScreenContent::Page(route));
        }
        // Not a signal, which would be disposed with the button that was clicked.
        let loading = Rc::new(Cell::new(true));
        let is_loading = Rc::clone(&loading);
        let is_wanted = move || self.times.try_get_value() == Some(time);
        let waiting = ScreenContent::Waiting(route.clone());
        set_timeout(
            move || {
                if is_wanted() && is_loading.get() && self.shown.get_untracked() != ScreenContent::Nothing {
                    self.shown.set(waiting);
                }
            },
            WAITING_LINE_DELAY,
        );
        leptos::task::spawn_local(async move {
            let result = parts::load(language, parts).await;
            loading.set(false);
            let show = move || {
                if is_wanted() {
                    self.shown.set(if result.is_ok() {
                        ScreenContent::Page(route)
                    } else {
                        ScreenContent::Failed(route)
                    });
                }
            };
            // In a new task, because the current task has run the code of the last part.
            set_timeout(show, Duration::ZERO);
        });
    }

    /// Removes what `index.html` shows, once the page is drawn.
    fn replace_prerendered(self) {
        match *self.shown.read_untracked() {
            // The `begin` page only leads to another page.
            ScreenContent::Nothing | ScreenContent::Page(Route::Begin(_) | Route::BeginEven(_)) => {}
            ScreenContent::Page(Route::Home | Route::Unknown)
            | ScreenContent::Waiting(_)
            | ScreenContent::Failed(_) => {
                self.drawing.end_page();
            }
            // A page says that it is drawn in pieces while it is drawn, so this comes after.
            ScreenContent::Page(_) => set_timeout(move || self.drawing.end_unless_in_pieces(), Duration::ZERO),
        }
    }

    /// Whether the program shows something in place of `index.html`.
    pub fn has_begun(self) -> bool {
        self.shown.with(|shown| *shown != ScreenContent::Nothing)
    }

    /// The title of the page that is shown.
    pub fn title(self, language: Language) -> String {
        let site = say::SITE_NAME.text(language);
        let name = self.shown.with(|shown| match shown {
            ScreenContent::Nothing => None,
            ScreenContent::Page(route) | ScreenContent::Waiting(route) | ScreenContent::Failed(route) => {
                title(language, route)
            }
        });
        name.map_or_else(|| site.into(), |name| format!("{name} – {site}"))
    }
}

/// The title of a route's page: the name of its game, or else of the page; `None` for home and other pages without a title.
fn title(language: Language, route: &Route) -> Option<&'static str> {
    let game = route.game().filter(|_| !matches!(route, Route::Replay(_)));
    match game.and_then(facts_of) {
        Some(facts) => Some(facts.name.text(language)),
        None => parts::loaded_pages().and_then(|pages| (pages.title)(language, route)),
    }
}

#[component]
pub fn Content(navigation: Navigation) -> impl IntoView {
    move || {
        let shown = navigation.shown.get();
        navigation.replace_prerendered();
        match shown {
            ScreenContent::Nothing => ().into_any(),
            ScreenContent::Page(Route::Home) => view! { <Home not_found=false/> }.into_any(),
            ScreenContent::Page(route) => {
                let page = parts::loaded_game_pages().and_then(|pages| (pages.draw)(route.clone()));
                let page = page.or_else(|| (parts::loaded_pages()?.draw)(route));
                page.unwrap_or_else(|| view! { <NotFound/> }.into_any())
            }
            ScreenContent::Waiting(_) => view! { <Waiting/> }.into_any(),
            ScreenContent::Failed(route) => view! { <Failed navigation route/> }.into_any(),
        }
    }
}

#[component]
fn Waiting() -> impl IntoView {
    let language = use_language();
    view! {
        <main id="main" class="page narrow stack" tabindex="-1">
            <p id="loading" role="status">{say::LOADING.text(language)}</p>
            // The script that loads parts knows their sizes and sets the value (`xtask/src/split/loader.rs`).
            <progress id="loading-bar" aria-labelledby="loading"></progress>
        </main>
    }
}

#[component]
fn Failed(navigation: Navigation, route: Route) -> impl IntoView {
    let language = use_language();
    view! {
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{say::LOAD_FAILED.text(language)}</h1>
            <p role="alert">{say::LOAD_FAILED_WHY.text(language)}</p>
            <div class="row">
                <button class="btn btn-primary" type="button" on:click=move |_| navigation.go(route.clone())>
                    {say::LOAD_FAILED_AGAIN.text(language)}
                </button>
                <button class="btn" type="button" on:click=|_| device::reload()>{say::RELOAD.text(language)}</button>
                <a class="btn" href=Route::Home.href()>{say::HOME.text(language)}</a>
            </div>
        </main>
    }
}
