//! Small things of the device: its address bar, clipboard, chance and clock.

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{self, Blob, File, FilePropertyBag, HtmlMetaElement, ShareData};

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

/// The tags of the languages that whoever uses the browser reads, the dearest first.
#[must_use]
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
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

/// Whether the device has a way of its own to share things.
#[must_use]
pub fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Has the device offer a link to whomever the player chooses; and a picture of this name, where it takes one. To be called as the
/// player clicks, or the device refuses. Calls `failed` if it does not work; not when the player thinks better of it.
pub fn share(title: &str, address: &str, picture: Option<(&str, &Blob)>, failed: impl Fn() + 'static) {
    let navigator = window().navigator();
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    if let Some(file) = picture.and_then(|(name, picture)| as_file(name, picture)) {
        let with_file = ShareData::new();
        with_file.set_files(&js_sys::Array::of1(&file));
        let asks = js_sys::Reflect::has(&navigator, &"canShare".into()).unwrap_or(false);
        if asks && navigator.can_share_with_data(&with_file) {
            data.set_files(&js_sys::Array::of1(&file));
        }
    }
    let promise = navigator.share_with_data(&data);
    leptos::task::spawn_local(async move {
        if let Err(why) = wasm_bindgen_futures::JsFuture::from(promise).await {
            let name = js_sys::Reflect::get(&why, &"name".into()).ok().and_then(|name| name.as_string());
            if name.as_deref() != Some("AbortError") {
                failed();
            }
        }
    });
}

/// A picture as a file of this name.
fn as_file(name: &str, picture: &Blob) -> Option<File> {
    let kind = FilePropertyBag::new();
    kind.set_type(&picture.type_());
    File::new_with_blob_sequence_and_options(&js_sys::Array::of1(picture), name, &kind).ok()
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

/// What day it is where the device is, counted from the first of January 1970.
#[must_use]
pub fn today() -> u64 {
    let now = js_sys::Date::new_0();
    let ahead = -now.get_timezone_offset() * MINUTE;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "days since 1970 are positive, and few"
    )]
    let day = ((now.get_time() + ahead) / DAY).max(0.0) as u64;
    day
}

/// A day, counted from 1970, as a date in the page's language.
#[must_use]
pub fn date(day: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "days are few")]
    let date = js_sys::Date::new(&(day as f64 * DAY).into());
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "long"), ("timeZone", "UTC")] {
        // Without them it is a shorter date.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    let language = web_sys::window().and_then(|window| window.document()?.document_element()?.get_attribute("lang"));
    date.to_locale_date_string(language.as_deref().unwrap_or("en"), &options).into()
}

/// A minute, in ms.
const MINUTE: f64 = 60_000.0;

/// A day, in ms.
const DAY: f64 = 86_400_000.0;
