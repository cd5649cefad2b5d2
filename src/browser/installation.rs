//! The installation of the page as an app.

use leptos::prelude::{on_cleanup, window_event_listener_untyped};
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::window;
use wasm_bindgen_futures::JsFuture;

use super::device::call;
use super::persistence::{is_webkit, names_browser};

/// The property of the window in which the first script of `index.html` keeps the browser's offer to install the page. The offer
/// may come before the program is there.
const OFFER: &str = "installPrompt";

/// How the page can be installed in this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstallWay {
    /// The page can ask the browser to install it.
    Prompt,
    /// By "Add to Home Screen" in the share menu of an iPhone or iPad.
    ShareMenu,
    /// By "Add to Dock" in the menu of Safari on a Mac.
    Dock,
    /// By the menu of the browser, if at all.
    BrowserMenu,
}

/// How the page can be installed; `None` if it runs as an installed app.
pub fn install_way() -> Option<InstallWay> {
    let query = window()?.match_media("(display-mode: standalone)").ok().flatten();
    // Older versions of iOS do not answer the query.
    if query.is_some_and(|query| query.matches()) || navigator_has("standalone", &JsValue::TRUE) {
        return None;
    }
    // An iPad claims to be a Mac, which has no touch screen.
    let is_mac = names_browser("Macintosh") && navigator_has("maxTouchPoints", &0.into());
    Some(if offer().is_some() {
        InstallWay::Prompt
    } else if is_webkit() && is_mac {
        InstallWay::Dock
    } else if is_webkit() && ["iPhone", "iPad", "Macintosh"].into_iter().any(names_browser) {
        InstallWay::ShareMenu
    } else {
        InstallWay::BrowserMenu
    })
}

fn navigator_has(property: &str, value: &JsValue) -> bool {
    let navigator = window().map(|window| window.navigator());
    navigator.and_then(|navigator| js_sys::Reflect::get(&navigator, &property.into()).ok()).as_ref() == Some(value)
}

/// The browser's offer to install the page; `None` if there is none.
fn offer() -> Option<JsValue> {
    js_sys::Reflect::get(&JsValue::from(window()?), &OFFER.into()).ok().filter(JsValue::is_object)
}

/// Lets the browser ask the player whether to install the page. Each offer can be used once.
pub async fn install() {
    let Some(offer) = offer() else { return };
    let window = window().map(JsValue::from).unwrap_or_default();
    // Setting a property of the window does not fail.
    let _ = js_sys::Reflect::set(&window, &OFFER.into(), &JsValue::NULL);
    let asked = call(&offer, "prompt").ok().and_then(|asked| asked.dyn_into::<js_sys::Promise>().ok());
    if let Some(asked) = asked {
        // Whether the player agrees or not, the browser has told them.
        let _ = JsFuture::from(asked).await;
    }
}

/// Calls `changed` when the browser offers to install the page, or has installed it, until the component that calls this is gone.
pub fn on_change(changed: impl Fn() + Clone + 'static) {
    for event in ["beforeinstallprompt", "appinstalled"] {
        let changed = changed.clone();
        let handle = window_event_listener_untyped(event, move |_| changed());
        on_cleanup(move || handle.remove());
    }
}
