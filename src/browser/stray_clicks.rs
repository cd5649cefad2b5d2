//! The second click of a double click, where the first one has changed what lies under the pointer.

use std::cell::RefCell;

use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Element, MouseEvent};

/// What a click can fall on: the content of the page, or a dialog above it.
type Surface = [Option<Element>; 2];

fn surface() -> Surface {
    ["main", "dialog[open]"].map(|selector| document().query_selector(selector).ok().flatten())
}

/// Drops the second click of a double click if the first one has led to another page, or has opened or closed a dialog: it was
/// meant for what is gone, and would do something on the next page or below the dialog. Works as long as the page is open.
pub fn drop_stray_clicks() {
    let first = RefCell::new(Surface::default());
    let on_click = Closure::<dyn Fn(MouseEvent)>::new(move |event: MouseEvent| {
        // Keys and scripts click without a count.
        if event.detail() < 2 {
            first.replace(surface());
        } else if *first.borrow() != surface() {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let on_click = on_click.into_js_value();
    let _ =
        leptos::prelude::window().add_event_listener_with_callback_and_bool("click", on_click.unchecked_ref(), true);
}
