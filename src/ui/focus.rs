//! The keyboard focus.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, FocusOptions, HtmlElement, KeyboardEvent};

use super::keys::key_of;
use super::selectors::{BEING_DRAWN, PIECE_BOARD, TURNED};

thread_local! {
    /// The element that the page itself has focused last.
    static LAST_FOCUSED: RefCell<Option<Element>> = const { RefCell::new(None) };
}

/// Focuses the element that the first successful selector finds, once the page is drawn, without scrolling. Used when the element
/// with the focus disappears.
///
/// On a slow device the player may have moved the focus before the page is drawn. Then the focus stays there.
pub fn focus(selectors: &'static [&'static str]) {
    focus_when_drawn(selectors, document().active_element());
}

/// Focuses an element as [`focus`] does, unless the player has moved the focus from `held` to another element.
fn focus_when_drawn(selectors: &'static [&'static str], held: Option<Element>) {
    request_animation_frame(move || {
        let document = document();
        if matches!(document.query_selector(BEING_DRAWN), Ok(Some(_))) {
            return focus_when_drawn(selectors, held);
        }
        let has_it = document.active_element();
        // The body has the focus when no element has.
        let ours = [held, LAST_FOCUSED.take(), document.body().map(Element::from), None];
        let is_players = !ours.contains(&has_it);
        let found = selectors.iter().find_map(|selector| document.query_selector(selector).ok().flatten());
        if let Some(element) = found.filter(|_| !is_players).and_then(|element| element.dyn_into::<HtmlElement>().ok())
        {
            // A heading gets the focus so that it is read; nobody comes to it by Tab.
            if element.tab_index() < 0 && !element.has_attribute("tabindex") {
                // It fails only for a name that is none.
                let _ = element.set_attribute("tabindex", "-1");
            }
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // An element that cannot take the focus leaves it where it was.
            let _ = element.focus_with_options(&options);
            LAST_FOCUSED.set(Some(element.into()));
        }
    });
}

/// Handles a key on a board of `count` spaces, as [`rove_by`] does. Where the stylesheet turns the board around, the last space
/// is in the place of the first one, so that the key moves on the screen as it would otherwise.
pub fn rove_on_board(
    event: &KeyboardEvent,
    place: RwSignal<usize>,
    count: usize,
    step: impl FnOnce(&str, usize) -> Option<usize>,
) {
    let board = event.current_target().and_then(|board| board.dyn_into::<Element>().ok());
    let is_turned = board
        .is_some_and(|board| board.matches(PIECE_BOARD) == Ok(true) && matches!(board.closest(TURNED), Ok(Some(_))));
    let turn = |space: usize| if is_turned { count.saturating_sub(1 + space) } else { space };
    rove_by(event, place, |key, from| step(key, turn(from)).map(turn));
}

/// Handles a key in a group of buttons marked `data-place="0"`, `"1"` …: moves the focus to the index that `step` returns for
/// the key and the index with the focus.
pub fn rove_by(event: &KeyboardEvent, place: RwSignal<usize>, step: impl FnOnce(&str, usize) -> Option<usize>) {
    let Some(to) = key_of(event).and_then(|key| step(&key, place.get_untracked())) else { return };
    event.prevent_default();
    place.set(to);
    let group = event.current_target().and_then(|group| group.dyn_into::<HtmlElement>().ok());
    let button = group.and_then(|group| group.query_selector(&format!("[data-place=\"{to}\"]")).ok().flatten());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // Without a button there is nothing to focus.
        let _ = button.focus();
    }
}
