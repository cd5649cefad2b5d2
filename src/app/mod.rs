//! The page: its routes, and what all its parts share.

mod about;
mod analysis;
mod available_actions;
mod coach;
mod cues;
mod data_settings;
mod drawing;
mod exercise_runner;
mod extras;
mod finished_games;
mod game_clock;
mod glimpse;
mod hint;
mod home;
mod laboratory;
mod lesson;
mod letters;
mod navigation;
mod open;
mod pages;
mod parts;
mod play;
mod puzzle;
mod rating;
mod replay;
mod result_text;
mod route;
mod rules;
mod saved_game_tiles;
mod saved_games;
mod set_up;
mod settings;
mod share;
mod statistics;
mod win_probability;

use std::time::Duration;

use leptos::prelude::*;

use self::home::Home;
use self::navigation::{Content, Navigation};
use self::parts::Part;
use self::route::Route;
use self::settings::Settings;
use crate::browser::cues::Speaker;
use crate::browser::engine::Engine;
use crate::browser::{device, offline};
use crate::game::Language;
use crate::session::StoreError;
use crate::ui::{Icon, MAIN, Sprite, Symbol, focus, messages as say, use_language, words};

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// Where the player is.
    pub navigation: Navigation,
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
    /// How many finished games were deleted since the page was opened, because there was no room.
    pub deleted_games: RwSignal<usize>,
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

/// Draws the page, in a task of its own: this one compiles the program. Called once, when it starts.
pub fn start() {
    set_timeout(|| leptos::mount::mount_to_body(App), Duration::ZERO);
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    let address = device::meta("engine-worker").unwrap_or_default();
    let settings = RwSignal::new(Settings::stored());
    let wanted = Memo::new(move |_| settings.read().language(&device::languages()));
    let context = AppContext {
        navigation: Navigation::new(wanted),
        settings,
        store_error: RwSignal::new(None),
        wiped: RwSignal::new(false),
        update: RwSignal::new(false),
        superseded: RwSignal::new(false),
        other_version: RwSignal::new(false),
        in_game: RwSignal::new(false),
        engine: StoredValue::new_local(Engine::new(address)),
        threats: RwSignal::new(true),
        deleted_games: RwSignal::new(0),
        speaker: StoredValue::new_local(Speaker::default()),
        unsaved: StoredValue::new(None),
    };
    provide_context(context);
    provide_context(Sprite(device::meta("sprite").unwrap_or_default()));
    // The page and what it shows are drawn in tasks of their own, too.
    let is_due = RwSignal::new(false);
    set_timeout(move || is_due.set(true), Duration::ZERO);
    set_timeout(move || context.navigation.follow_address(), Duration::ZERO);
    device::on_hash(move || context.navigation.follow_address());
    // Not before a page is drawn: the service worker loads everything, and would keep that page waiting.
    Effect::new(move |registered: Option<bool>| {
        let has_drawn = registered == Some(true) || context.navigation.has_drawn();
        if has_drawn && registered != Some(true) {
            offline::register(move || context.update.set(true), move || context.superseded.set(true));
        }
        has_drawn
    });
    // Not during a game.
    Effect::new(move |_| {
        if context.superseded.get() && !context.in_game.get() && context.store_error.get().is_none() {
            device::reload();
        }
    });
    Effect::new(move |_| context.settings.read().apply());
    let language = loaded_language(wanted);
    let drawn_before = StoredValue::new(false);
    // All texts depend on the language, so the whole page is drawn again.
    move || {
        if !is_due.get() {
            return None;
        }
        let language = language.get();
        provide_context(language);
        // The games' tables still read it from there.
        device::set_root("lang", Some(language.tag()));
        if drawn_before.get_value() {
            // The element with the focus is gone.
            focus(&["input[name=language]:checked", MAIN]);
        }
        drawn_before.set_value(true);
        Some(view! { <Page/> })
    }
}

/// The language that the player wants, once its texts are loaded; until then, or if they cannot be loaded, the last one. At the
/// start that is the wanted one: nothing is drawn before its texts are there.
fn loaded_language(wanted: Memo<Language>) -> RwSignal<Language> {
    let language = RwSignal::new(wanted.get_untracked());
    Effect::new(move |_| {
        let wanted_now = wanted.get();
        if wanted_now == language.get_untracked() {
            return;
        }
        leptos::task::spawn_local(async move {
            let loaded = parts::load(wanted_now, Part::loaded()).await;
            if loaded.is_ok() && wanted.get_untracked() == wanted_now {
                language.set(wanted_now);
            }
        });
    });
    language
}

/// The page in one language.
#[component]
fn Page() -> impl IntoView {
    let language = use_language();
    let navigation = context().navigation;
    Effect::new(move |had_begun: Option<bool>| {
        device::set_title(&navigation.title(language));
        // After a link the focus goes to the new content, so that a screen reader reads it; not when the page is opened.
        if had_begun == Some(true) {
            device::scroll_to_top();
            focus(&[MAIN]);
        }
        navigation.has_begun()
    });
    view! {
        <a class="skip-link" href="#main" on:click=|event| {
            // The part after `#` is the route, so a plain link would change it.
            event.prevent_default();
            focus(&[MAIN]);
        }>{say::SKIP.text(language)}</a>
        <Banners/>
        <Content/>
    }
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
            <a href=Route::Open.href()><Icon name="share"/>{say::OPEN_RECORD.text(language)}</a>
            <a href=Route::Settings.href()><Icon name="settings"/>{say::SETTINGS.text(language)}</a>
            <a href=Route::About.href()><Icon name="hint"/>{say::ABOUT.text(language)}</a>
            <span>{say::PROMISE.text(language)}</span>
        </footer>
    }
}
