//! The roof: what is where in the page, and what all places share.

mod about;
mod analysis;
mod available_actions;
mod cues;
mod data_settings;
mod exercise_runner;
mod game_clock;
mod hint;
mod home;
mod lesson;
mod open;
mod play;
mod puzzle;
mod replay;
mod route;
mod rules;
mod saved_games;
mod set_up;
mod settings;
mod share;
mod statistics;
mod win_probability;

use leptos::prelude::*;

use self::about::AboutPage;
use self::home::Home;
use self::lesson::LessonPage;
use self::open::Open;
use self::play::PlayPage;
use self::puzzle::PuzzlePage;
use self::replay::ReplayPage;
use self::route::Route;
use self::rules::RulesPage;
use self::set_up::SetUpPage;
use self::settings::{Settings, SettingsPage};
use self::statistics::StatisticsPage;
use crate::browser::engine::Engine;
use crate::browser::{device, offline};
use crate::game::record;
use crate::games;
use crate::session::StoreError;
use crate::ui::{Icon, Sprite, Symbol, focus, set_language, texts};

/// What all places of the page share.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// Where one is.
    pub route: RwSignal<Route>,
    /// The player's wishes.
    pub settings: RwSignal<Settings>,
    /// What keeps games from being stored, if anything does.
    pub store_error: RwSignal<Option<StoreError>>,
    /// Whether what was stored of a game had vanished.
    pub wiped: RwSignal<bool>,
    /// Whether a newer version lies ready.
    pub update: RwSignal<bool>,
    /// Whether a newer version has been taken, here or in another tab.
    pub superseded: RwSignal<bool>,
    /// Whether the worker is of another version than the page.
    pub other_version: RwSignal<bool>,
    /// Whether a game is on the table that is not over.
    pub in_game: RwSignal<bool>,
    /// The line to the computer players.
    pub engine: StoredValue<Engine, LocalStorage>,
}

/// What all places of the page share.
///
/// # Panics
/// Outside the page.
#[must_use]
pub fn context() -> AppContext {
    expect_context()
}

/// Draws the page. Called once, when it starts.
pub fn start() {
    leptos::mount::mount_to_body(App);
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    let address = device::meta("engine-worker").unwrap_or_default();
    let context = AppContext {
        route: RwSignal::new(Route::read(&device::hash())),
        settings: RwSignal::new(Settings::stored()),
        store_error: RwSignal::new(None),
        wiped: RwSignal::new(false),
        update: RwSignal::new(false),
        superseded: RwSignal::new(false),
        other_version: RwSignal::new(false),
        in_game: RwSignal::new(false),
        engine: StoredValue::new_local(Engine::new(address)),
    };
    provide_context(context);
    provide_context(Sprite(device::meta("sprite").unwrap_or_default()));
    device::on_hash(move || context.route.set(Route::read(&device::hash())));
    offline::register(move || context.update.set(true), move || context.superseded.set(true));
    // Never in the middle of a game.
    Effect::new(move |_| {
        if context.superseded.get() && !context.in_game.get() && context.store_error.get().is_none() {
            device::reload();
        }
    });
    Effect::new(move |_| context.settings.read().apply());
    let language = Memo::new(move |_| context.settings.read().language(&device::languages()));
    let drawn_before = StoredValue::new(false);
    // In another language everything is said anew, so everything is drawn anew.
    move || {
        set_language(language.get());
        device::set_root("lang", Some(language.get().tag()));
        if drawn_before.get_value() {
            // What had the focus is gone with the old page.
            focus(&["input[name=language]:checked", "#main"]);
        }
        drawn_before.set_value(true);
        view! { <Page/> }
    }
}

/// The page in the language that is spoken.
#[component]
fn Page() -> impl IntoView {
    let words = texts();
    let context = context();
    Effect::new(move |before: Option<()>| {
        let route = context.route.get();
        device::set_title(&title(&route));
        // Whoever follows a link hears where it led; whoever opens the page begins at its top.
        if before.is_some() {
            device::scroll_to_top();
            focus(&["#main"]);
        }
    });
    let place = move || match context.route.get() {
        Route::Home => view! { <Home lost=false/> }.into_any(),
        Route::SetUp(game) => view! { <SetUpPage game/> }.into_any(),
        Route::Play(name) => view! { <PlayPage name/> }.into_any(),
        Route::Replay(link) => view! { <ReplayPage link/> }.into_any(),
        Route::Open => view! { <Open/> }.into_any(),
        Route::Rules(game) => view! { <RulesPage game/> }.into_any(),
        Route::Lesson(game, options) => view! { <LessonPage game options/> }.into_any(),
        Route::Puzzle(game, day) => view! { <PuzzlePage game day/> }.into_any(),
        Route::Statistics => view! { <StatisticsPage/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        Route::About => view! { <AboutPage/> }.into_any(),
        Route::Unknown => view! { <Home lost=true/> }.into_any(),
    };
    view! {
        <a class="skip-link" href="#main" on:click=|event| {
            // The address is ours: a plain link would leave the place.
            event.prevent_default();
            focus(&["#main"]);
        }>{words.skip}</a>
        <Banners/>
        {place}
    }
}

/// The title of a place, the name of the cabinet last.
fn title(route: &Route) -> String {
    let words = texts();
    let place = match route {
        Route::Home | Route::Unknown => return words.house.into(),
        Route::SetUp(game) | Route::Rules(game) | Route::Lesson(game, _) | Route::Puzzle(game, _) => {
            games::named(game).map_or(words.house, |game| game.about().name)
        }
        Route::Play(name) => saved_games::game_of(name).map_or(words.house, |game| game.about().name),
        Route::Replay(link) if record::is_position(link) => words.position,
        Route::Replay(_) => words.replay,
        Route::Open => words.open_record,
        Route::Statistics => words.statistics,
        Route::Settings => words.settings,
        Route::About => words.about,
    };
    format!("{place} – {}", words.house)
}

/// Bars above everything: storage that fails, a new version.
#[component]
fn Banners() -> impl IntoView {
    let words = texts();
    let context = context();
    let trouble = move || match context.store_error.get() {
        Some(StoreError::Full) => Some(words.storage_full),
        Some(StoreError::Denied) => Some(words.storage_denied),
        None => context.wiped.get().then_some(words.storage_wiped),
    };
    view! {
        <div role="alert">
            {move || trouble().map(|trouble| view! { <div class="bar"><p>{trouble}</p></div> })}
            {move || context.other_version.get().then(|| view! {
                <div class="bar">
                    <p>{words.old_engine}</p>
                    <button class="btn" type="button" on:click=|_| device::reload()>{words.reload}</button>
                </div>
            })}
        </div>
        <div role="status">
            {move || (context.update.get() && !context.in_game.get()).then(|| view! {
                <div class="bar">
                    <p>{words.update}</p>
                    <button class="btn" type="button" on:click=|_| offline::take_over()>{words.update_now}</button>
                </div>
            })}
        </div>
    }
}

/// The line at the top: the name, what can be done here, the rules and the settings.
#[component]
pub fn Header(
    /// Whether a game is on the table: then the name makes room on small screens.
    #[prop(optional)]
    in_game: bool,
    /// The game whose rules are meant.
    #[prop(optional, into)]
    game: Option<String>,
    /// Whether one may have come here from a game, and wants to go back.
    #[prop(optional)]
    back: bool,
    /// Buttons of the place.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = texts();
    let tools =
        children.map(|children| view! { <div class="tools" role="group" aria-label=words.tools>{children()}</div> });
    let rules = game.map(|game| {
        let href = Route::Rules(game).href();
        view! { <a class="btn btn-quiet btn-icon" href=href aria-label=words.rules title=words.rules><Icon name="rules"/></a> }
    });
    view! {
        <header class="top">
            <a class="top-name" class:in-game=in_game href=Route::Home.href() aria-label=(words.label)(words.house, words.home)>
                <Symbol name="rose" class="icon"/>
                <span>{words.house}</span>
            </a>
            {tools}
            <nav aria-label=words.site>
                {back.then(|| view! {
                    <button
                        class="btn btn-quiet btn-icon"
                        type="button"
                        aria-label=words.back
                        title=words.back
                        on:click=|_| device::back()
                    >
                        <Icon name="back"/>
                    </button>
                })}
                {rules}
                <a class="btn btn-quiet btn-icon" href=Route::Settings.href() aria-label=words.settings title=words.settings>
                    <Icon name="settings"/>
                </a>
            </nav>
        </header>
    }
}

/// The line at the bottom.
#[component]
pub fn Footer() -> impl IntoView {
    let words = texts();
    view! {
        <footer class="foot">
            <a href=Route::Statistics.href()><Icon name="log"/>{words.statistics}</a>
            <a href=Route::Settings.href()><Icon name="settings"/>{words.settings}</a>
            <a href=Route::About.href()><Icon name="hint"/>{words.about}</a>
            <span>{words.promise}</span>
        </footer>
    }
}
