//! The window of the page: address bar, clipboard, share dialog, tasks, random numbers, clock and dates.

use std::cell::Cell;
use std::time::Duration;

use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{
    self, Blob, Element, File, FilePropertyBag, HtmlMetaElement, MessageChannel, Response, ShareData,
};
use wasm_bindgen_futures::JsFuture;

fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// The part of the address after `#`.
pub fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    decode_address(hash.strip_prefix('#').unwrap_or(&hash))
}

/// Decodes an address in which a messenger has replaced `;` and similar characters by codes such as `%3B`. An address that cannot
/// be decoded stays as it is.
pub fn decode_address(address: &str) -> String {
    js_sys::decode_uri_component(address).map_or_else(|_| address.to_owned(), String::from)
}

thread_local! {
    /// The number of entries in the tab's history before this one that are routes of this page. Each entry stores its number as its
    /// state, which outlives a reload.
    static DEPTH: Cell<u32> = const { Cell::new(0) };

    /// Whether the next entry of the history takes the place of this one.
    static IS_REPLACED: Cell<bool> = const { Cell::new(false) };

    /// Whether the program has gone to a new page that is not shown yet.
    static IS_LEAVING: Cell<bool> = const { Cell::new(false) };

    /// The tag of the language of the page.
    static LANGUAGE: Cell<&'static str> = const { Cell::new("en") };
}

/// Whether [`leave`] was called, and the page is still the one from which it was.
pub fn is_leaving() -> bool {
    IS_LEAVING.get()
}

/// Goes to a route that is not shown yet.
pub fn leave(hash: &str) {
    IS_LEAVING.set(true);
    go(hash);
}

/// Notes that the page of the route at the address is shown now, or what stands in for it while it is loaded.
pub fn arrive() {
    IS_LEAVING.set(false);
}

/// Reads [`DEPTH`] from the entry of the history that is shown. An entry that has none is new, and gets this depth, or that of the
/// entry whose place it takes.
fn follow_history(new_depth: u32) {
    let Ok(history) = window().history() else { return };
    let is_replaced = IS_REPLACED.take();
    let stored = history.state().ok().and_then(|state| state.as_f64());
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "only depths are stored, and they are small"
    )]
    let depth = match stored {
        Some(depth) => depth as u32,
        None if is_replaced => DEPTH.get(),
        None => new_depth,
    };
    DEPTH.set(depth);
    if stored.is_none() {
        // If this fails, the entry counts as the first one after a reload, and the way back leads home.
        let _ = history.replace_state(&depth.into(), "");
    }
}

/// Goes back to the last route; to `home` if there is none in this tab, so that the player never leaves the page.
pub fn back(home: &str) {
    if DEPTH.get() == 0 {
        replace_route(home);
    } else {
        // It fails only where there is nothing to go back to.
        let _ = window().history().and_then(|history| history.back());
    }
}

/// Goes to another route, like a link.
pub fn go(hash: &str) {
    // It fails only for malformed addresses; a route has plain characters only.
    let _ = window().location().set_hash(hash);
}

/// Goes to another route in place of this one, so that the back button skips this one.
pub fn replace_route(hash: &str) {
    let next = address(hash);
    IS_REPLACED.set(window().location().href().is_ok_and(|href| href != next));
    let _ = window().location().replace(&next);
}

/// Writes another route into the address bar, without going there: what is shown is what the new address will show.
pub fn rewrite_route(hash: &str) {
    // A failure leaves the old address.
    let depth = DEPTH.get().into();
    let _ = window().history().and_then(|history| history.replace_state_with_url(&depth, "", Some(&address(hash))));
}

/// Calls `changed` whenever the part after `#` changes, as long as the page is open.
pub fn on_hash(changed: impl Fn() + 'static) {
    follow_history(0);
    let closure = Closure::<dyn Fn()>::new(move || {
        follow_history(DEPTH.get() + 1);
        changed();
    });
    let _ = window().add_event_listener_with_callback("hashchange", closure.as_ref().unchecked_ref());
    closure.forget();
}

pub fn reload() {
    let _ = window().location().reload();
}

/// The address of the page with another route.
pub fn address(hash: &str) -> String {
    let href = window().location().href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default().to_owned();
    format!("{page}#{hash}")
}

/// The content of the `<meta>` with this name; `None` if there is none.
pub fn meta(name: &str) -> Option<String> {
    let document = window().document()?;
    let meta = document.query_selector(&format!("meta[name=\"{name}\"]")).ok()??;
    Some(meta.dyn_into::<HtmlMetaElement>().ok()?.content())
}

/// The text of a file of the page; `None` when it cannot be fetched.
pub async fn fetch_text(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    let text = response.text().ok().filter(|_| response.ok())?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Begins to load a stylesheet, unless the page has it. The future says whether the stylesheet can be used.
pub fn load_stylesheet(address: &str) -> impl Future<Output = bool> + use<> {
    let document = window().document();
    let find = |selector: &str| document.as_ref().and_then(|document| document.query_selector(selector).ok().flatten());
    // The page may be loading the stylesheet already.
    let old = find(&format!("link[rel=stylesheet][href=\"{address}\"]"));
    let is_old = old.is_some();
    let link = old.or_else(|| document.as_ref().and_then(|document| document.create_element("link").ok()));
    let has_sheet = |link: &Element| js_sys::Reflect::get(link, &"sheet".into()).is_ok_and(|sheet| sheet.is_object());
    let is_there = link.as_ref().is_some_and(has_sheet);
    let loaded = link.as_ref().filter(|_| !is_there).zip(find("head")).map(|(link, head)| {
        let promise = js_sys::Promise::new(&mut |resolve, reject| {
            let _ = link.add_event_listener_with_callback("load", &resolve);
            let _ = link.add_event_listener_with_callback("error", &reject);
        });
        if !is_old {
            let _ = link.set_attribute("rel", "stylesheet");
            let _ = link.set_attribute("href", address);
            let _ = head.append_child(link);
        }
        promise
    });
    async move {
        let Some(loaded) = loaded else { return is_there };
        let is_loaded = JsFuture::from(loaded).await.is_ok();
        if let Some(link) = link.filter(|_| !is_loaded) {
            link.remove();
        }
        is_loaded
    }
}

/// Sets an attribute of the root element, where the stylesheet reads the settings; `None` removes it.
pub fn set_root_attribute(attribute: &str, value: Option<&str>) {
    let Some(root) = window().document().and_then(|document| document.document_element()) else { return };
    let _ = match value {
        Some(value) => root.set_attribute(attribute, value),
        None => root.remove_attribute(attribute),
    };
}

/// Sets the language of the page, by its tag: for screen readers in the root element, and for dates, since a translator changes
/// the root element.
pub fn set_language(tag: &'static str) {
    set_root_attribute("lang", Some(tag));
    LANGUAGE.set(tag);
}

/// Whether the page is animated: neither the settings nor the device ask for less motion. Both are asked directly, because
/// reading a computed style makes the browser compute those of the whole page.
pub fn has_motion() -> bool {
    let root = window().document().and_then(|document| document.document_element());
    let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    root.is_none_or(|root| !root.has_attribute("data-motion")) && query.is_none_or(|query| !query.matches())
}

/// Gives the browser's own bars the colour of this theme, `light` or `dark`; `None` lets the system choose.
pub fn set_theme_colour(theme: Option<&str>) {
    for scheme in ["light", "dark"] {
        let document = window().document();
        let Some(meta) = document.and_then(|document| document.get_element_by_id(&format!("theme-color-{scheme}")))
        else {
            continue;
        };
        let media = match theme {
            None => format!("(prefers-color-scheme: {scheme})"),
            Some(chosen) if chosen == scheme => "all".into(),
            Some(_) => "not all".into(),
        };
        let _ = meta.set_attribute("media", &media);
    }
}

/// Removes the first element that the selector finds. Returns whether the focus was in it.
pub fn remove_element(selector: &str) -> bool {
    let found = window().document().and_then(|document| document.query_selector(selector).ok().flatten());
    found.is_some_and(|element| {
        let had_focus = element.matches(":focus-within").unwrap_or(false);
        element.remove();
        had_focus
    })
}

/// The language tags of the browser's settings, the preferred one first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

pub fn set_title(title: &str) {
    if let Some(document) = window().document() {
        document.set_title(title);
    }
}

pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Copies a text. Calls `done` with whether the browser allowed it.
pub fn copy(text: &str, done: impl Fn(bool) + 'static) {
    let navigator = window().navigator();
    // Pages without HTTPS have no clipboard.
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false) {
        return done(false);
    }
    let promise = navigator.clipboard().write_text(text);
    leptos::task::spawn_local(async move {
        done(JsFuture::from(promise).await.is_ok());
    });
}

/// Whether the device has a share dialog.
pub fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Opens the device's share dialog with a text, a link, and a picture of this name if the device accepts files. Must be called
/// during a click, or the device refuses. Calls `done` with whether it has worked; if the player cancels, `done` is not called.
pub fn share(text: &str, address: &str, picture: Option<(&str, &Blob)>, done: impl Fn(bool) + 'static) {
    let data = ShareData::new();
    // Most messengers drop a title.
    data.set_text(text);
    data.set_url(address);
    if let Some(file) = picture.and_then(|(name, picture)| as_file(name, picture)).filter(can_share_file) {
        data.set_files(&js_sys::Array::of1(&file));
    }
    share_data(&data, done);
}

/// Opens the device's share dialog with a file. Must be called during a click, or the device refuses. Calls `done` as [`share`]
/// does.
pub fn share_file(file: &File, done: impl Fn(bool) + 'static) {
    let data = ShareData::new();
    data.set_files(&js_sys::Array::of1(file));
    share_data(&data, done);
}

/// Whether the device has a share dialog that takes this file.
pub fn can_share_file(file: &File) -> bool {
    let navigator = window().navigator();
    let data = ShareData::new();
    data.set_files(&js_sys::Array::of1(file));
    js_sys::Reflect::has(&navigator, &"canShare".into()).unwrap_or(false) && navigator.can_share_with_data(&data)
}

fn share_data(data: &ShareData, done: impl Fn(bool) + 'static) {
    let promise = window().navigator().share_with_data(data);
    leptos::task::spawn_local(async move {
        match JsFuture::from(promise).await {
            Ok(_) => done(true),
            Err(why) => {
                let name = js_sys::Reflect::get(&why, &"name".into()).ok().and_then(|name| name.as_string());
                if name.as_deref() != Some("AbortError") {
                    done(false);
                }
            }
        }
    });
}

/// This content as a file with this name.
pub fn as_file(name: &str, content: &Blob) -> Option<File> {
    let kind = FilePropertyBag::new();
    kind.set_type(&content.type_());
    File::new_with_blob_sequence_and_options(&js_sys::Array::of1(content), name, &kind).ok()
}

/// Whether the browser can connect to other devices.
pub fn has_peers() -> bool {
    js_sys::Reflect::get(&window(), &"RTCPeerConnection".into()).is_ok_and(|constructor| constructor.is_function())
}

/// 64 random bits, for the seeds of new games.
pub fn random_seed() -> u64 {
    // A browser without random numbers has a clock: a worse seed, but one that can be played.
    getrandom::u64().unwrap_or_else(|_| time_now())
}

/// Random bytes that nobody can guess; `None` where the browser has none.
pub fn random_bytes<const BYTES: usize>() -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// Milliseconds since the page was opened, on a monotonic clock.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn uptime() -> u64 {
    window().performance().map_or_else(time_now, |performance| performance.now() as u64)
}

/// The current time in ms since the page was opened, on the clock of event time stamps.
pub fn event_time() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Converts the time stamp of an event to the clock of [`uptime`], in ms.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn uptime_at_stamp(stamp: f64) -> u64 {
    stamp as u64
}

/// Milliseconds since 1970 on a monotonic clock, for times that other devices and later visits read.
pub fn clock() -> u64 {
    origin() + uptime()
}

/// Converts the time stamp of an event to [`clock`], in ms.
pub fn clock_at_stamp(stamp: f64) -> u64 {
    origin() + uptime_at_stamp(stamp)
}

/// When the page was opened, in ms since 1970.
fn origin() -> u64 {
    window().performance().map_or(0, |performance| uptime_at_stamp(performance.time_origin()))
}

pub fn is_visible() -> bool {
    window().document().is_none_or(|document| !document.hidden())
}

/// Calls `changed` whenever the page is shown or hidden, until the component that calls this is gone.
pub fn on_visibility(changed: impl Fn() + 'static) {
    let handle = leptos::prelude::window_event_listener_untyped("visibilitychange", move |_| changed());
    leptos::prelude::on_cleanup(move || handle.remove());
}

/// Calls `leaving` when the page is about to be left or hidden, until the component that calls this is gone.
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

/// Calls `work` in a new task, after those that wait already. A timer that is set by another timer would wait for 4 ms.
pub fn in_next_task(work: impl FnOnce() + 'static) {
    let Ok(channel) = MessageChannel::new() else { return leptos::prelude::set_timeout(work, Duration::ZERO) };
    let port = channel.port1();
    let receiver = port.clone();
    let begin = Closure::once_into_js(move |_: JsValue| {
        receiver.close();
        work();
    });
    port.set_onmessage(Some(begin.unchecked_ref()));
    // It fails only for values that cannot be copied.
    let _ = channel.port2().post_message(&JsValue::NULL);
}

/// Calls `work` once the next frame is drawn, or in the next task if the page is hidden, because no frames are drawn then.
pub fn after_frame(work: impl FnOnce() + 'static) {
    if is_visible() {
        leptos::prelude::request_animation_frame(move || in_next_task(work));
    } else {
        in_next_task(work);
    }
}

/// Milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a clock counts whole milliseconds up")]
pub fn time_now() -> u64 {
    js_sys::Date::now() as u64
}

/// Today's date in local time, as the days since 1 January 1970.
pub fn today() -> u64 {
    let now = js_sys::Date::new_0();
    let ahead = -now.get_timezone_offset() * MS_PER_MINUTE;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "days since 1970 are positive, and few"
    )]
    let day = ((now.get_time() + ahead) / MS_PER_DAY).max(0.0) as u64;
    day
}

/// The time up to the end of today in local time.
pub fn time_to_midnight() -> Duration {
    let midnight = js_sys::Date::new_0();
    // Where a clock is set forward in this night, the day has other than 24 hours.
    midnight.set_hours(24);
    midnight.set_minutes(0);
    midnight.set_seconds(1);
    Duration::from_secs_f64((midnight.get_time() - js_sys::Date::now()).max(1.0) / 1_000.0)
}

/// A day, counted from 1970, as a date in the page's language.
pub fn date_of_day(day: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "days are few")]
    let date = js_sys::Date::new(&(day as f64 * MS_PER_DAY).into());
    date_in_words(&date, &[("dateStyle", "long"), ("timeZone", "UTC")])
}

/// A time, in ms since 1970, as a date in the page's language and the device's time zone.
pub fn date_of_time(time: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "times are far below 2^53")]
    let date = js_sys::Date::new(&(time as f64).into());
    date_in_words(&date, &[("dateStyle", "long")])
}

fn date_in_words(date: &js_sys::Date, wishes: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (key, value) in wishes {
        // If this fails, the date is written in a shorter form.
        let _ = js_sys::Reflect::set(&options, &(*key).into(), &(*value).into());
    }
    date.to_locale_date_string(LANGUAGE.get(), &options).into()
}

/// A time in ms since 1970 as date and time of day, in the page's language and the device's time zone.
pub fn date_and_time(time: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "a double counts milliseconds exactly for 200,000 years")]
    let date = js_sys::Date::new(&(time as f64).into());
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    date.to_locale_string(LANGUAGE.get(), &options).into()
}

/// A minute, in ms.
const MS_PER_MINUTE: f64 = 60_000.0;

/// A day, in ms.
const MS_PER_DAY: f64 = 86_400_000.0;

/// Keeps the screen on until it is dropped or the page is hidden.
pub struct ScreenLock(JsValue);

impl ScreenLock {
    /// Asks the browser to keep the screen on.
    ///
    /// # Errors
    /// When the browser cannot, or refuses because the battery is low or the page is hidden.
    pub async fn request() -> Result<Self, JsValue> {
        // `web-sys` has no stable binding of it.
        let locks = js_sys::Reflect::get(&window().navigator(), &"wakeLock".into())?;
        Ok(Self(JsFuture::from(call(&locks, "request")?.dyn_into::<js_sys::Promise>()?).await?))
    }
}

impl Drop for ScreenLock {
    fn drop(&mut self) {
        // It fails only where the lock is no lock.
        let _ = call(&self.0, "release");
    }
}

/// Shows a number on the icon of the installed page, and none for 0, where icons can have one.
pub fn set_badge(number: usize) {
    let navigator = window().navigator();
    let set = js_sys::Reflect::get(&navigator, &"setAppBadge".into());
    if let Ok(set) = set.and_then(JsCast::dyn_into::<js_sys::Function>) {
        // If the page is not installed, there is no icon.
        let _ = set.call1(&navigator, &js_sys::Number::from(u32::try_from(number).unwrap_or(u32::MAX)));
    }
}

/// Calls a method without arguments.
pub(super) fn call(object: &JsValue, method: &str) -> Result<JsValue, JsValue> {
    js_sys::Reflect::get(object, &method.into())?.dyn_into::<js_sys::Function>()?.call0(object)
}
