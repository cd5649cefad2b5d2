//! The keys of the game. All handlers of keys read them here, so that a key means the same on every layout and everywhere on a page
//! with a table.

use leptos::ev::{self, KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event, HtmlElement};

use super::geometry::find;
use super::selectors::{OPEN_DIALOG, TEXT_FIELD, TOOL};
use crate::game::keyboard::key_name;

/// The key code of a key that an input method takes.
const INPUT_METHOD: u32 = 229;

/// The name of the key that an event means, as [`key_name`] returns it; `None` with Ctrl, Alt or Meta held, and while an input
/// method composes a text.
pub fn key_of(event: &KeyboardEvent) -> Option<String> {
    let is_taken = event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing();
    let names = !is_taken && event.key_code() != INPUT_METHOD;
    names
        .then(|| key_name(&event.key(), &event.code(), event.shift_key(), event.get_modifier_state("AltGraph")))
        .flatten()
}

/// The element that an event is for; for a key, the element with the focus.
pub fn target_element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Whether an event is for an element that matches the selector, or for an element inside it.
pub fn is_inside(selector: &str, event: &Event) -> bool {
    target_element(event).is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}

/// Calls `answer` with each key that is pressed for the game while the component is shown: on the whole page, unless the focus is
/// in a text field or a dialog, or the key was used already. `answer` returns whether it has used the key.
///
/// The focus stays where it is when a tool is pressed by a pointer, so that the next key is not for the tool. Who moves the focus to
/// a tool by keyboard can press it by keyboard.
pub fn on_game_key(answer: impl Fn(&KeyboardEvent, &str) -> bool + 'static) {
    let used = StoredValue::new(Vec::<String>::new());
    let down = window_event_listener(ev::keydown, move |event| {
        if event.default_prevented() || is_inside(TEXT_FIELD, &event) || find(OPEN_DIALOG).is_some() {
            return;
        }
        if key_of(&event).is_some_and(|key| answer(&event, &key)) {
            event.prevent_default();
            used.update_value(|used| used.push(event.code()));
        }
    });
    // Some browsers press the focused button when Space is released.
    let up = window_event_listener(ev::keyup, move |event| {
        let was_used = used.try_update_value(|used| {
            let before = used.len();
            used.retain(|code| *code != event.code());
            used.len() < before
        });
        if was_used == Some(true) {
            event.prevent_default();
        }
    });
    let press = window_event_listener(ev::mousedown, |event| keep_focus(&event));
    on_cleanup(move || {
        down.remove();
        up.remove();
        press.remove();
    });
}

/// Keeps the focus where it is when a pointer presses a tool. A text field loses it.
fn keep_focus(event: &MouseEvent) {
    if !is_inside(TOOL, event) || is_inside(OPEN_DIALOG, event) {
        return;
    }
    event.prevent_default();
    let focused = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(field) = focused.filter(|element| element.matches(TEXT_FIELD) == Ok(true)) {
        // It fails only if the field is not in the page.
        let _ = field.blur();
    }
}
