//! Joins pages and parts: draws the page of the route at the address, once the parts that it needs are loaded.

pub mod navigation;
pub mod pages;

use std::time::Duration;

use leptos::prelude::*;

use self::navigation::{Content, Navigation};
use crate::app::pages::settings::Settings;
use crate::app::parts::{self, Part};
use crate::app::shell::{AppContext, Banners, context};
use crate::browser::cues::Speaker;
use crate::browser::engine::Engine;
use crate::browser::{device, offline};
use crate::game::Language;
use crate::ui::{MAIN, Sprite, focus, messages as say, use_language};

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
