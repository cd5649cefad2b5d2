//! Animates cards. A card that was played is in its new place at once, and is drawn as if it moved there.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, window};

/// How far an element lies from the corner of the page, across and down, in pixels.
fn corner(element: &HtmlElement) -> (i32, i32) {
    let around = element.offset_parent().and_then(|around| around.dyn_into::<HtmlElement>().ok());
    let (x, y) = around.map_or((0, 0), |around| corner(&around));
    (x + element.offset_left(), y + element.offset_top())
}

/// Makes all cards that were just played (class `is-fresh`) move to their places from the element that the selector `origin`
/// finds. Without such an element they do not move. The stylesheet gets the distance as `--from-x` and `--from-y`. The mark
/// `data-flown` ensures that a card moves only once.
pub fn animate_fresh_cards(origin: Option<String>) {
    request_animation_frame(move || {
        let Some(document) = window().and_then(|window| window.document()) else { return };
        let origin = origin.and_then(|origin| document.query_selector(&origin).ok().flatten());
        let from = origin.and_then(|origin| origin.dyn_into::<HtmlElement>().ok()).map(|origin| corner(&origin));
        // Elements are reused for other cards.
        let settled = document.query_selector_all("[data-flown]:not(.is-fresh)").ok();
        let settled = settled.iter().flat_map(|cards| (0..cards.length()).filter_map(|index| cards.item(index)));
        for card in settled.filter_map(|card| card.dyn_into::<HtmlElement>().ok()) {
            // It fails only if the attribute is not there.
            let _ = card.remove_attribute("data-flown");
        }
        let fresh = document.get_elements_by_class_name("is-fresh");
        for card in (0..fresh.length()).filter_map(|at| fresh.item(at)?.dyn_into::<HtmlElement>().ok()) {
            if card.has_attribute("data-flown") {
                continue;
            }
            let (x, y) = corner(&card);
            let (from_x, from_y) = from.unwrap_or((x, y));
            // Without the property the card appears in its place.
            let _ = card.style().set_property("--from-x", &format!("{}px", from_x - x));
            let _ = card.style().set_property("--from-y", &format!("{}px", from_y - y));
            let _ = card.set_attribute("data-flown", "");
        }
    });
}
