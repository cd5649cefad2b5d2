//! The positions of elements on the screen.

use leptos::web_sys::{Element, window};

use super::BOARD;

/// The middle of an element on the screen, across and down, in CSS pixels.
pub fn middle(element: &Element) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0)
}

pub fn find(selector: &str) -> Option<Element> {
    window()?.document()?.query_selector(selector).ok().flatten()
}

/// The selector of a space of the board.
pub fn space_selector(space: usize) -> String {
    format!("{BOARD} [data-place=\"{space}\"]")
}
