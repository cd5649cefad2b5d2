//! Goes from one route to another: loads the parts that the new route needs, then draws its page.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::app::pages::home::Home;
use crate::app::parts::{self, LoadFailed, Part, facts, facts_of};
use crate::app::route::Route;
use crate::app::shell::{Drawing, NotFound};
use crate::app::store::saved_games;
use crate::browser::device;
use crate::game::Language;
use crate::ui::{messages as say, use_language};

/// How long the last page stays on the screen while parts are loaded. After that, a line says that they are being loaded.
const WAITING_LINE_DELAY: Duration = Duration::from_millis(150);

/// The end of a record in an address.
const RECORD_END: &str = ";end";

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

/// Whether an address is one that this program writes, as far as can be told without the games. Other programs put dots and
/// brackets behind an address, and codes in place of its characters.
fn is_as_written(route: &Route, address: &str) -> bool {
    let is_usual = |letter: char| letter.is_ascii_alphanumeric() || "-_;=~,./".contains(letter);
    let has_code = |text: &str| text.bytes().take(2).filter(u8::is_ascii_hexdigit).count() == 2;
    let is_whole = match route {
        Route::Unknown => false,
        Route::Replay(link) => link.ends_with(RECORD_END),
        Route::Editor(place) => !place.contains(';') || place.ends_with(RECORD_END),
        // A letter is checked with its code.
        Route::Letter(_) => !address.split('=').skip(1).any(has_code),
        _ => address.trim_start_matches('/') == route.to_string().trim_start_matches('/'),
    };
    let is_of_game = route.game().is_none_or(|game| facts_of(game).is_some());
    let has_end = address.ends_with(|last: char| last == '/' || last.is_ascii_alphanumeric()) || address.is_empty();
    is_whole && is_of_game && has_end && address.chars().all(is_usual)
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
        match (shortcut(&hash), Route::read(&hash)) {
            (Some(route), _) => device::replace_route(&route.to_string()),
            (None, route) if is_as_written(&route, &hash) => self.go(route),
            (None, route) => self.find(route, hash),
        }
    }

    /// Shows the page that is meant by an address that another program may have changed; if none is found, that of the route.
    fn find(self, route: Route, hash: String) {
        let parts = Part::all_games().chain([Part::Home, Part::Pages]).collect();
        self.load(route.clone(), parts, move |_| {
            let found = parts::loaded_pages().and_then(|pages| (pages.find)(&format!("#{hash}")));
            let found = found.filter(|found| device::decode_address(found) != hash);
            if let Some(found) = &found {
                device::rewrite_route(found);
            }
            self.go(found.map_or(route, |found| Route::read(&device::decode_address(&found))));
        });
    }

    /// Shows the page of a route: at once if its parts are loaded, or else once they are.
    fn go(self, route: Route) {
        self.load(route.clone(), Part::needed_by(&route), move |result| {
            self.show(if result.is_ok() { ScreenContent::Page(route) } else { ScreenContent::Failed(route) });
        });
    }

    /// Loads parts for a route and then calls `then`, at once if they are loaded, unless the player has gone elsewhere. A line
    /// says that they are being loaded if that takes long.
    fn load(self, route: Route, parts: Vec<Part>, then: impl FnOnce(Result<(), LoadFailed>) + 'static) {
        self.times.update_value(|times| *times += 1);
        let time = self.times.get_value();
        let language = self.language.get_untracked();
        if parts.iter().all(|part| part.is_loaded(language)) {
            return then(Ok(()));
        }
        // Not a signal, which would be disposed with the button that was clicked.
        let loading = Rc::new(Cell::new(true));
        let is_loading = Rc::clone(&loading);
        let is_wanted = move || self.times.try_get_value() == Some(time);
        let waiting = ScreenContent::Waiting(route);
        set_timeout(
            move || {
                if is_wanted() && is_loading.get() && self.shown.get_untracked() != ScreenContent::Nothing {
                    self.show(waiting);
                }
            },
            WAITING_LINE_DELAY,
        );
        leptos::task::spawn_local(async move {
            let result = parts::load(language, parts).await;
            loading.set(false);
            let show = move || {
                if is_wanted() {
                    then(result);
                }
            };
            // In a new task, because the current task has run the code of the last part.
            set_timeout(show, Duration::ZERO);
        });
    }

    fn show(self, content: ScreenContent) {
        device::arrive();
        self.shown.set(content);
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
            <div role="status"><p id="loading">{say::LOADING.text(language)}</p></div>
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
