//! Small things of the device: its address bar, clipboard, chance and clock.

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{self, FocusOptions, HtmlElement, HtmlMetaElement};

fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// What comes after the `#` of the address.
#[must_use]
pub fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
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

/// Puts the keyboard's focus on the first element that a selector finds, without scrolling to it.
pub fn focus(selector: &str) {
    let found = window().document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that cannot take the focus leaves it where it was.
        let _ = element.focus_with_options(&options);
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

/// Milliseconds since 1970.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn milliseconds() -> u64 {
    js_sys::Date::now() as u64
}
