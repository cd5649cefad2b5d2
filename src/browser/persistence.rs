//! Whether the browser keeps what is stored. Without a promise it may delete all of it when the device runs short of room.

use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::{StorageManager, window};
use wasm_bindgen_futures::JsFuture;

fn manager() -> Option<StorageManager> {
    let navigator = window()?.navigator();
    // Pages without HTTPS have none.
    let there = js_sys::Reflect::get(&navigator, &"storage".into()).is_ok_and(|storage| storage.is_object());
    there.then(|| navigator.storage())
}

/// Whether the browser has promised to keep what is stored until the player deletes it; `None` if it does not say.
pub async fn is_granted() -> Option<bool> {
    answer(manager()?.persisted()).await
}

/// Asks the browser to keep what is stored. Returns whether it promises that; `None` if it does not say.
pub async fn request() -> Option<bool> {
    answer(manager()?.persist()).await
}

async fn answer(promise: Result<js_sys::Promise, JsValue>) -> Option<bool> {
    JsFuture::from(promise.ok()?).await.ok()?.as_bool()
}

/// Whether the browser asks the player before it promises anything. All others decide by themselves. No interface tells, so the
/// name of the browser does.
pub fn asks_player() -> bool {
    names_browser("Firefox/")
}

/// Whether the browser deletes what pages store that were not visited for a week, unless they are installed. WebKit does; no
/// interface tells.
pub fn deletes_unvisited() -> bool {
    is_webkit()
}

pub(super) fn is_webkit() -> bool {
    // Browsers with another engine claim to be WebKit as well.
    names_browser("AppleWebKit/") && !names_browser("Chrome/")
}

/// Whether the name that the browser gives itself contains a word.
pub(super) fn names_browser(word: &str) -> bool {
    window().and_then(|window| window.navigator().user_agent().ok()).is_some_and(|name| name.contains(word))
}
