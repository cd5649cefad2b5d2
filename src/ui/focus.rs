//! Where the keyboard is.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent};

thread_local! {
    /// What the page itself has put the focus on last.
    static PUT: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Puts the keyboard's focus, as soon as the page is drawn, on what the first of these selectors finds that
/// finds anything, without scrolling to it. For when what had the focus goes away: it must not be lost.
///
/// On a slow device a player may have gone on before anything is drawn. They are not called back.
pub fn focus(selectors: &'static [&'static str]) {
    let held = document().active_element();
    request_animation_frame(move || {
        let document = document();
        let has_it = document.active_element();
        // The body has the focus when nothing else does.
        let ours = [held, PUT.take(), document.body().map(Element::from), None];
        let is_players = !ours.contains(&has_it);
        let found = selectors.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
        if let Some(element) = found.filter(|_| !is_players).and_then(|element| element.dyn_into::<HtmlElement>().ok())
        {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // An element that cannot take the focus leaves it where it was.
            let _ = element.focus_with_options(&options);
            PUT.set(Some(element.into()));
        }
    });
}

/// Where to go on playing: the hand if there is one, or else the board, or else the table.
pub const PLAYING: &[&str] = &[".hand [tabindex='0']", ".board [tabindex='0']", "#main"];

/// Handles a key in a group of buttons marked `data-place="0"`, `"1"` …: moves the focus to where `step` says that
/// the key leads from the place that has it.
pub fn rove_by(event: &KeyboardEvent, place: RwSignal<usize>, step: impl FnOnce(&str, usize) -> Option<usize>) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(to) = step(&event.key(), place.get_untracked()) else { return };
    event.prevent_default();
    place.set(to);
    let group = event.current_target().and_then(|group| group.dyn_into::<HtmlElement>().ok());
    let button = group.and_then(|group| group.query_selector(&format!("[data-place=\"{to}\"]")).ok().flatten());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // Without a button there is nothing to focus; nobody needs to know.
        let _ = button.focus();
    }
}
