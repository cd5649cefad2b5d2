//! Cards that move: they lie where they belong at once, and are drawn on their way there.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, window};

/// How far an element lies from the corner of the page, across and down, in pixels.
fn corner(element: &HtmlElement) -> (i32, i32) {
    let around = element.offset_parent().and_then(|around| around.dyn_into::<HtmlElement>().ok());
    let (x, y) = around.map_or((0, 0), |around| corner(&around));
    (x + element.offset_left(), y + element.offset_top())
}

/// Has all that has just been laid, of class `is-fresh`, come from what the selector finds, or lie where it is: tells each
/// how far that is, as `--from-x` and `--from-y`, and marks it with `data-flown`, so that it moves once. The rest is the
/// stylesheet's.
pub fn come_from(origin: Option<String>) {
    request_animation_frame(move || {
        let Some(document) = window().and_then(|window| window.document()) else { return };
        let origin = origin.and_then(|origin| document.query_selector(&origin).ok().flatten());
        let from = origin.and_then(|origin| origin.dyn_into::<HtmlElement>().ok()).map(|origin| corner(&origin));
        // Elements are used again for other cards.
        let lying = document.query_selector_all("[data-flown]:not(.is-fresh)").ok();
        let lying = lying.iter().flat_map(|lying| (0..lying.length()).filter_map(|at| lying.item(at)));
        for card in lying.filter_map(|card| card.dyn_into::<HtmlElement>().ok()) {
            // What is not there need not be taken away.
            let _ = card.remove_attribute("data-flown");
        }
        let fresh = document.get_elements_by_class_name("is-fresh");
        for card in (0..fresh.length()).filter_map(|at| fresh.item(at)?.dyn_into::<HtmlElement>().ok()) {
            if card.has_attribute("data-flown") {
                continue;
            }
            let (x, y) = corner(&card);
            let (from_x, from_y) = from.unwrap_or((x, y));
            // A card without its way is simply there.
            let _ = card.style().set_property("--from-x", &format!("{}px", from_x - x));
            let _ = card.style().set_property("--from-y", &format!("{}px", from_y - y));
            let _ = card.set_attribute("data-flown", "");
        }
    });
}
