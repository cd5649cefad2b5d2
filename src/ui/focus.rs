//! Where the keyboard is.

use leptos::prelude::request_animation_frame;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{FocusOptions, HtmlElement, window};

/// Puts the keyboard's focus, as soon as the page is drawn, on what the first of these selectors finds that
/// finds anything, without scrolling to it. For when what had the focus goes away: it must not be lost.
pub fn focus(selectors: &'static [&'static str]) {
    request_animation_frame(move || {
        let Some(document) = window().and_then(|window| window.document()) else { return };
        let found = selectors.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // An element that cannot take the focus leaves it where it was.
            let _ = element.focus_with_options(&options);
        }
    });
}

/// Where to go on playing: the hand if there is one, otherwise the table.
pub const PLAYING: &[&str] = &[".hand [tabindex='0']", "#main"];
