//! Joins pages and parts: draws the page of the route at the address, once the parts that it needs are loaded.

mod navigation;
mod pages;
mod split;

use std::time::Duration;

use leptos::prelude::*;

use self::navigation::{Content, Navigation};
use self::split::LOADERS;
use crate::app::pages::home::Home;
use crate::app::parts::{self, Part};
use crate::app::shell::{Banners, DrawNotFound, Drawing, Version, provide_today};
use crate::app::store::{StoreStatus, follow_settings};
use crate::app::table::TableContext;
use crate::browser::stray_clicks::drop_stray_clicks;
use crate::browser::{device, offline};
use crate::game::Language;
use crate::ui::{Announcements, Announcer, MAIN, PAGE_BEGINNING, Sprite, focus, messages as say, use_language};

/// Draws the page in a new task, because the current task compiles the program. Called once at the start.
pub fn start() {
    set_timeout(|| leptos::mount::mount_to_body(App), Duration::ZERO);
}

#[component]
fn App() -> impl IntoView {
    parts::provide(&LOADERS);
    let status = StoreStatus::default();
    let settings = follow_settings(status);
    let wanted = Memo::new(move |_| settings.read().language(&device::languages()));
    let (drawing, version) = (Drawing::default(), Version::default());
    let navigation = Navigation::new(wanted, drawing);
    provide_today();
    provide_context(settings);
    provide_context(drawing);
    provide_context(version);
    provide_context(status);
    provide_context(TableContext::new());
    Announcer::provide(Signal::derive(move || settings.read().wording()));
    provide_context(DrawNotFound(|| view! { <Home not_found=true/> }.into_any()));
    provide_context(Sprite(device::meta("sprite").unwrap_or_default()));
    // The page and its content are drawn in tasks of their own, too.
    let is_due = RwSignal::new(false);
    set_timeout(move || is_due.set(true), Duration::ZERO);
    set_timeout(move || navigation.follow_address(), Duration::ZERO);
    device::on_hash(move || navigation.follow_address());
    drop_stray_clicks();
    // The service worker is registered once a page is drawn: it loads everything, which would delay that page.
    Effect::new(move |registered: Option<bool>| {
        let has_drawn = registered == Some(true) || drawing.has_drawn();
        if has_drawn && registered != Some(true) {
            offline::register(move || version.update.set(true), move || version.superseded.set(true));
        }
        has_drawn
    });
    // A newer version reloads the page, but not during a game.
    Effect::new(move |_| {
        if version.superseded.get() && !version.in_game.get() && status.error.get().is_none() {
            device::reload();
        }
    });
    let language = loaded_language(wanted);
    let drawn_before = StoredValue::new(false);
    // All texts depend on the language, so the whole page is drawn again.
    move || {
        if !is_due.get() {
            return None;
        }
        let language = language.get();
        provide_context(language);
        device::set_language(language.tag());
        if drawn_before.get_value() {
            // The element with the focus is gone.
            focus(&["input[name=language]:checked", MAIN]);
        }
        drawn_before.set_value(true);
        Some(view! { <Page navigation/> })
    }
}

/// The language to draw in: the wanted language once its texts are loaded, and the previous one until then. At the start it is
/// the wanted language, because nothing is drawn before its texts are loaded.
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

#[component]
fn Page(navigation: Navigation) -> impl IntoView {
    let language = use_language();
    Effect::new(move |had_begun: Option<bool>| {
        device::set_title(&navigation.title(language));
        // After a link the focus goes to the new content, so that a screen reader reads it; not when the page is opened.
        if had_begun == Some(true) {
            device::scroll_to_top();
            focus(PAGE_BEGINNING);
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
        <Content navigation/>
        <Announcements/>
    }
}
