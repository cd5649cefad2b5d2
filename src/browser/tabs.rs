//! Tabs of the same device. Of those that open the same game, the tab that took it last owns it, and the others are notified that
//! they lost it. A tab that a camera has opened hands its link over to the tab that waits for it.

use leptos::prelude::{on_cleanup, window_event_listener_untyped};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::StorageEvent;

use super::{device, storage};

/// The prefix of the storage names by which a tab claims a game.
const CLAIM_NAME_PREFIX: &str = "tab:";

/// Takes the game with this name from all other tabs, without claiming it for this tab.
pub fn release_elsewhere(name: &str) {
    tell_other_tabs(&format!("{CLAIM_NAME_PREFIX}{name}"), &device::random_seed().to_string());
}

/// Takes the game with this name. Calls `lost` when another tab takes it, until the component that calls this is gone.
pub fn take(name: &str, lost: impl Fn() + 'static) {
    let key = format!("{CLAIM_NAME_PREFIX}{name}");
    // A changed value is an event in all other tabs. Where nothing can be stored, tabs share nothing.
    let mark = device::random_seed().to_string();
    let _ = storage::put(&key, &mark);
    listen_to_other_tabs(key.clone(), move |_| lost());
    on_cleanup(move || {
        if storage::get(&key).ok().flatten().as_ref() == Some(&mark) {
            storage::remove(&key);
        }
    });
}

/// The storage name under which a tab hands over a link.
const LINK_NAME: &str = "link";

/// The storage name under which a tab says that it has taken a link over.
const LINK_TAKEN_NAME: &str = "link-taken";

/// Says something to the other tabs, which are told of each change of what is stored, and leaves nothing behind.
fn tell_other_tabs(name: &str, text: &str) {
    // Where nothing can be stored, tabs share nothing.
    let _ = storage::put(name, text);
    storage::remove(name);
}

/// Calls `changed` when another tab has changed or removed what is stored under a name, until the component that calls this is
/// gone.
pub fn follow(name: impl Into<String>, changed: impl Fn() + 'static) {
    on_change(name.into(), move |_| changed());
}

/// Calls `told` with what other tabs store under a name, until the component that calls this is gone. That they remove it tells
/// nothing.
fn listen_to_other_tabs(name: String, told: impl Fn(String) + 'static) {
    on_change(name, move |text| text.into_iter().for_each(&told));
}

/// Calls `changed` with what other tabs store under a name, or `None` if they remove it.
fn on_change(name: String, changed: impl Fn(Option<String>) + 'static) {
    let on_storage = move |event: leptos::web_sys::Event| {
        if let Some(event) = event.dyn_into::<StorageEvent>().ok().filter(|event| storage::is_change_of(event, &name)) {
            changed(event.new_value());
        }
    };
    let handle = window_event_listener_untyped("storage", on_storage);
    on_cleanup(move || handle.remove());
}

/// Hands a link over to the tab that waits for it. Calls `taken` if there is one, until the component that calls this is gone.
pub fn hand_over(link: &str, taken: impl Fn() + 'static) {
    listen_to_other_tabs(LINK_TAKEN_NAME.into(), move |_| taken());
    tell_other_tabs(LINK_NAME, link);
}

/// Takes over the links that `take` accepts from other tabs, until the component that calls this is gone.
pub fn take_over(take: impl Fn(&str) -> bool + 'static) {
    listen_to_other_tabs(LINK_NAME.into(), move |link| {
        if take(&link) {
            tell_other_tabs(LINK_TAKEN_NAME, &device::random_seed().to_string());
        }
    });
}
