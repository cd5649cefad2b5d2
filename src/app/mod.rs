//! The page: its routes, and what all its parts share.

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
use self::open::OpenPage;
use self::play::PlayPage;
use self::puzzle::PuzzlePage;
use self::replay::ReplayPage;
use self::route::Route;
use self::rules::RulesPage;
use self::set_up::SetUpPage;
use self::settings::{Settings, SettingsPage};
use self::statistics::StatisticsPage;
use crate::browser::cues::Speaker;
use crate::browser::engine::Engine;
use crate::browser::{device, offline};
use crate::game::{Language, record};
use crate::games;
use crate::session::StoreError;
use crate::ui::{Icon, MAIN, Sprite, Symbol, focus, messages as say, use_language, words};

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// The route that is shown.
    pub route: RwSignal<Route>,
    /// The player's settings.
    pub settings: RwSignal<Settings>,
    /// Why games cannot be saved, if they cannot.
    pub store_error: RwSignal<Option<StoreError>>,
    /// Whether a saved game had vanished, and was saved again.
    pub wiped: RwSignal<bool>,
    /// Whether a newer version is ready.
    pub update: RwSignal<bool>,
    /// Whether a newer version has been activated, here or in another tab.
    pub superseded: RwSignal<bool>,
    /// Whether the worker is of another version than the page.
    pub other_version: RwSignal<bool>,
    /// Whether a game is open that is not over.
    pub in_game: RwSignal<bool>,
    /// Whether threats are marked on boards. It stays as the player left it while the page is open.
    pub threats: RwSignal<bool>,
    /// The connection to the engine worker.
    pub engine: StoredValue<Engine, LocalStorage>,
    /// What plays the tones of cues.
    pub speaker: StoredValue<Speaker, LocalStorage>,
    /// A game that could not be saved, by name and text: a new one on its way to its page, or one that was left for another
    /// page.
    pub unsaved: StoredValue<Option<(String, String)>>,
}

/// What all parts of the page share.
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
        threats: RwSignal::new(true),
        speaker: StoredValue::new_local(Speaker::default()),
        unsaved: StoredValue::new(None),
    };
    provide_context(context);
    provide_context(Sprite(device::meta("sprite").unwrap_or_default()));
    device::on_hash(move || context.route.set(Route::read(&device::hash())));
    offline::register(move || context.update.set(true), move || context.superseded.set(true));
    // Not during a game.
    Effect::new(move |_| {
        if context.superseded.get() && !context.in_game.get() && context.store_error.get().is_none() {
            device::reload();
        }
    });
    Effect::new(move |_| context.settings.read().apply());
    let language = Memo::new(move |_| context.settings.read().language(&device::languages()));
    let drawn_before = StoredValue::new(false);
    // All texts depend on the language, so the whole page is drawn again.
    move || {
        let language = language.get();
        provide_context(language);
        // The games' tables still read it from there.
        device::set_root("lang", Some(language.tag()));
        if drawn_before.get_value() {
            // The element with the focus is gone.
            focus(&["input[name=language]:checked", MAIN]);
        }
        drawn_before.set_value(true);
        view! { <Page/> }
    }
}

/// The page in one language.
#[component]
fn Page() -> impl IntoView {
    let language = use_language();
    let context = context();
    Effect::new(move |before: Option<()>| {
        let route = context.route.get();
        device::set_title(&title(language, &route));
        // After a link the focus goes to the new content, so that a screen reader reads it; not when the page is opened.
        if before.is_some() {
            device::scroll_to_top();
            focus(&[MAIN]);
        }
    });
    let content = move || match context.route.get() {
        Route::Home => view! { <Home not_found=false/> }.into_any(),
        Route::SetUp(game) => view! { <SetUpPage game/> }.into_any(),
        Route::Play(name) => view! { <PlayPage name/> }.into_any(),
        Route::Replay(link) => view! { <ReplayPage link/> }.into_any(),
        Route::Open => view! { <OpenPage/> }.into_any(),
        Route::Rules(game) => view! { <RulesPage game/> }.into_any(),
        Route::Lesson(game, options) => view! { <LessonPage game options/> }.into_any(),
        Route::Puzzle(game, day) => view! { <PuzzlePage game day/> }.into_any(),
        Route::Statistics => view! { <StatisticsPage/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        Route::About => view! { <AboutPage/> }.into_any(),
        Route::Unknown => view! { <Home not_found=true/> }.into_any(),
    };
    view! {
        <a class="skip-link" href="#main" on:click=|event| {
            // The part after `#` is the route, so a plain link would change it.
            event.prevent_default();
            focus(&[MAIN]);
        }>{say::SKIP.text(language)}</a>
        <Banners/>
        {content}
    }
}

/// The title of a route: its name and the name of the program.
fn title(language: Language, route: &Route) -> String {
    let site = say::SITE_NAME.text(language);
    let name = match route {
        Route::Home | Route::Unknown => return site.into(),
        Route::SetUp(game) | Route::Rules(game) | Route::Lesson(game, _) | Route::Puzzle(game, _) => {
            games::named(game).map_or(site, |game| game.about(language).name)
        }
        Route::Play(name) => saved_games::game_of(name).map_or(site, |game| game.about(language).name),
        Route::Replay(link) if record::is_position(link) => say::POSITION.text(language),
        Route::Replay(_) => say::REPLAY.text(language),
        Route::Open => say::OPEN_RECORD.text(language),
        Route::Statistics => say::STATISTICS.text(language),
        Route::Settings => say::SETTINGS.text(language),
        Route::About => say::ABOUT.text(language),
    };
    format!("{name} – {site}")
}

/// Bars above everything: storage that fails, a new version that is ready.
#[component]
fn Banners() -> impl IntoView {
    let language = use_language();
    let context = context();
    let warning = move || match context.store_error.get() {
        Some(StoreError::Full) => Some(say::STORAGE_FULL.text(language)),
        Some(StoreError::Denied) => Some(say::STORAGE_DENIED.text(language)),
        None => context.wiped.get().then_some(say::STORAGE_WIPED.text(language)),
    };
    view! {
        <div role="alert">
            {move || warning().map(|warning| view! { <div class="bar"><p>{warning}</p></div> })}
            {move || context.other_version.get().then(|| view! {
                <div class="bar">
                    <p>{say::OLD_ENGINE.text(language)}</p>
                    <button class="btn" type="button" on:click=|_| device::reload()>{say::RELOAD.text(language)}</button>
                </div>
            })}
        </div>
        <div role="status">
            {move || (context.update.get() && !context.in_game.get()).then(|| view! {
                <div class="bar">
                    <p>{say::UPDATE.text(language)}</p>
                    <button class="btn" type="button" on:click=|_| offline::take_over()>{say::UPDATE_TAKE.text(language)}</button>
                </div>
            })}
        </div>
    }
}

/// The header: the name, the tools of the page, the rules and the settings.
#[component]
pub fn Header(
    /// Whether a game is open: then small screens hide the name.
    #[prop(optional)]
    in_game: bool,
    /// The game whose rules are linked.
    #[prop(optional, into)]
    game: Option<String>,
    /// Whether there is a button that goes back: the player may come from a game.
    #[prop(optional)]
    back: bool,
    /// The tools of the page.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let language = use_language();
    let tools = children.map(
        |children| view! { <div class="tools" role="group" aria-label=say::TOOLS.text(language)>{children()}</div> },
    );
    let rules = game.map(|game| {
        let href = Route::Rules(game).href();
        view! { <a class="btn btn-quiet btn-icon" href=href aria-label=say::RULES.text(language) title=say::RULES.text(language)><Icon name="rules"/></a> }
    });
    view! {
        <header class="top">
            <a class="top-name" class:in-game=in_game href=Route::Home.href() aria-label=words::label(language, say::SITE_NAME.text(language), say::HOME.text(language))>
                <Symbol name="rose" class="icon"/>
                <span>{say::SITE_NAME.text(language)}</span>
            </a>
            {tools}
            <nav aria-label=say::SITE.text(language)>
                {back.then(|| view! {
                    <button
                        class="btn btn-quiet btn-icon"
                        type="button"
                        aria-label=say::BACK.text(language)
                        title=say::BACK.text(language)
                        on:click=|_| device::back()
                    >
                        <Icon name="back"/>
                    </button>
                })}
                {rules}
                <a class="btn btn-quiet btn-icon" href=Route::Settings.href() aria-label=say::SETTINGS.text(language) title=say::SETTINGS.text(language)>
                    <Icon name="settings"/>
                </a>
            </nav>
        </header>
    }
}

/// The footer.
#[component]
pub fn Footer() -> impl IntoView {
    let language = use_language();
    view! {
        <footer class="foot">
            <a href=Route::Statistics.href()><Icon name="log"/>{say::STATISTICS.text(language)}</a>
            <a href=Route::Settings.href()><Icon name="settings"/>{say::SETTINGS.text(language)}</a>
            <a href=Route::About.href()><Icon name="hint"/>{say::ABOUT.text(language)}</a>
            <span>{say::PROMISE.text(language)}</span>
        </footer>
    }
}
