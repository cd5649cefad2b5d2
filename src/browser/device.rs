//! Small things of the device: its address bar, clipboard, chance and clock.

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{self, HtmlMetaElement};

fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// What comes after the `#` of the address.
#[must_use]
pub fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    decode(hash.strip_prefix('#').unwrap_or(&hash))
}

/// An address as it was before somebody's messenger put `%3B` for `;` and the like.
#[must_use]
pub fn decode(address: &str) -> String {
    js_sys::decode_uri_component(address).map_or_else(|_| address.to_owned(), String::from)
}

/// Goes back to where one came from.
pub fn back() {
    // Fails only where there is nothing to go back to.
    let _ = window().history().and_then(|history| history.back());
}

/// Goes to another place in the page, as a link would.
pub fn go(hash: &str) {
    // Fails only for addresses that are not one; ours are made of plain characters.
    let _ = window().location().set_hash(hash);
}

/// Calls `changed` whenever what comes after the `#` changes, for as long as the page lives.
pub fn on_hash(changed: impl Fn() + 'static) {
    let closure = Closure::<dyn Fn()>::new(changed);
    let _ = window().add_event_listener_with_callback("hashchange", closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Loads the page again.
pub fn reload() {
    let _ = window().location().reload();
}

/// The address of the page with another place in it.
#[must_use]
pub fn address(hash: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default().to_owned();
    format!("{page}#{hash}")
}

/// The content of a `<meta>` of the page, by its name.
#[must_use]
pub fn meta(name: &str) -> Option<String> {
    let document = window().document()?;
    let meta = document.query_selector(&format!("meta[name=\"{name}\"]")).ok()??;
    Some(meta.dyn_into::<HtmlMetaElement>().ok()?.content())
}

/// Sets an attribute of the root, where the stylesheet looks for the player's wishes; or takes it away.
pub fn set_root(attribute: &str, value: Option<&str>) {
    let Some(root) = window().document().and_then(|document| document.document_element()) else { return };
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = window().document() {
        document.set_title(title);
    }
}

/// Shows the top of the page.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Starts to copy a text. Calls `done` with whether the browser allowed it.
pub fn copy(text: &str, done: impl Fn(bool) + 'static) {
    let navigator = window().navigator();
    // Not there on pages that are not secure.
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false) {
        return done(false);
    }
    let promise = navigator.clipboard().write_text(text);
    leptos::task::spawn_local(async move {
        done(wasm_bindgen_futures::JsFuture::from(promise).await.is_ok());
    });
}

/// 64 random bits of the device, for new games.
#[must_use]
pub fn chance() -> u64 {
    // A browser without random numbers still has a clock: a poorer seed, but a game.
    getrandom::u64().unwrap_or_else(|_| milliseconds())
}

/// Milliseconds since the page was opened, on a clock that is never set.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn uptime() -> u64 {
    window().performance().map_or_else(milliseconds, |performance| performance.now() as u64)
}

/// The time of an event by its stamp, on the same clock, in ms.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn time_of(stamp: f64) -> u64 {
    stamp as u64
}

/// Whether the page can be seen.
#[must_use]
pub fn is_visible() -> bool {
    window().document().is_none_or(|document| !document.hidden())
}

/// Calls `changed` whenever the page is shown or hidden, for as long as the place lives that asks for it.
pub fn on_visibility(changed: impl Fn() + 'static) {
    let handle = leptos::prelude::window_event_listener_untyped("visibilitychange", move |_| changed());
    leptos::prelude::on_cleanup(move || handle.remove());
}

/// Calls `leaving` when the page is about to be left or hidden, for as long as the place lives that asks for it.
pub fn on_leaving(leaving: impl Fn() + Clone + 'static) {
    let hidden = leaving.clone();
    on_visibility(move || {
        if !is_visible() {
            hidden();
        }
    });
    let handle = leptos::prelude::window_event_listener_untyped("pagehide", move |_| leaving());
    leptos::prelude::on_cleanup(move || handle.remove());
}

/// Milliseconds since 1970.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn milliseconds() -> u64 {
    js_sys::Date::now() as u64
}
