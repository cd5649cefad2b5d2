//! The positions of elements on the screen.

use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event, window};

use super::{BOARD, BOARD_SPACE};
use crate::game::letter_case::lowercase;

/// The middle of an element on the screen, across and down, in CSS pixels.
pub fn middle(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
}

pub fn find(selector: &str) -> Option<Element> {
    window()?.document()?.query_selector(selector).ok().flatten()
}

/// The label of a space of the board, given the name with which it begins, in lower case; `None` if there is no such space.
pub(super) fn label_of_space(name: &str) -> Option<String> {
    let spaces = window()?.document()?.query_selector_all(BOARD_SPACE).ok()?;
    let label = |index: u32| spaces.get(index)?.dyn_into::<Element>().ok()?.get_attribute("aria-label");
    let is_named = |label: &String| label.split([',', ':', ' ']).next().is_some_and(|first| lowercase(first) == name);
    (0..spaces.length()).filter_map(label).find(is_named)
}

/// The selector of a space of the board.
pub fn space_selector(space: usize) -> String {
    format!("{BOARD} [data-place=\"{space}\"]")
}

/// The space that an event hits, on a board that this selector finds.
pub fn space_hit(event: &Event, board: &str) -> Option<usize> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(board).ok()??;
    place_of(&target).map(|(space, _)| space)
}

/// The number and the element of the place that an element is in.
pub fn place_of(element: &Element) -> Option<(usize, Element)> {
    let marked = element.closest("[data-place]").ok()??;
    Some((marked.get_attribute("data-place")?.parse().ok()?, marked))
}

/// The name of a space of the board, which its label begins with, up to the first comma or colon; its number if it has no label.
pub fn space_name(space: usize) -> String {
    let label = find(&space_selector(space)).and_then(|element| element.get_attribute("aria-label"));
    let name = label.as_deref().and_then(|label| label.split([',', ':']).next());
    name.map_or_else(|| space.to_string(), str::to_owned)
}
