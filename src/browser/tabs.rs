//! Two tabs on one thing: whoever took it last has it, and the others are told.

use leptos::prelude::{on_cleanup, window_event_listener_untyped};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::StorageEvent;

use super::{device, storage};

/// Before the names of things that a tab has.
const START: &str = "tab:";

/// Takes the thing of this name from all other tabs, and lets go of it.
pub fn call_in(name: &str) {
    let key = format!("{START}{name}");
    let _ = storage::put(&key, &device::chance().to_string());
    storage::remove(&key);
}

/// Takes the thing of this name. Calls `lost` when another tab takes it, for as long as the place lives that asks for it.
pub fn take(name: &str, lost: impl Fn() + 'static) {
    let key = format!("{START}{name}");
    // Any text that differs from the last one is heard of by all other tabs. Where nothing can be stored they share nothing.
    let mark = device::chance().to_string();
    let _ = storage::put(&key, &mark);
    let heard = {
        let key = key.clone();
        move |event: leptos::web_sys::Event| {
            let event = event.dyn_into::<StorageEvent>().ok();
            // Without a text it was let go.
            if event.is_some_and(|event| storage::is_of(&event, &key) && event.new_value().is_some()) {
                lost();
            }
        }
    };
    let handle = window_event_listener_untyped("storage", heard);
    on_cleanup(move || {
        handle.remove();
        if storage::get(&key).ok().flatten().as_ref() == Some(&mark) {
            storage::remove(&key);
        }
    });
}
