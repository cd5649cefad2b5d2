//! Drawings of boards on the page.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::address;
use crate::game::cards::Card;
use crate::game::drawing::{Drawing, Picture, Reference};

/// A picture with its description for screen readers.
pub fn picture_view(picture: &Picture) -> AnyView {
    let (label, svg) = (picture.label.clone(), on_page(&picture.drawing));
    view! { <div class="picture" role="img" aria-label=label translate="no" inner_html=svg></div> }.into_any()
}

/// A drawing as SVG, with the addresses of the symbols and portraits of this page.
pub fn on_page(drawing: &Drawing) -> String {
    drawing.svg(|reference| match reference {
        Reference::Token(_) => reference.to_string(),
        Reference::Symbol(name) => address(name),
        Reference::Portrait(card) => portrait(*card).unwrap_or_default(),
    })
}

/// The address of the portrait of a court card. Portraits are named only in the stylesheet.
pub fn portrait(card: Card) -> Option<String> {
    let element: HtmlElement = document().create_element("span").ok()?.dyn_into().ok()?;
    element.set_class_name("card-court");
    element.set_attribute("data-court", &card.to_string()).ok()?;
    document().body()?.append_child(&element).ok()?;
    let style = window().get_computed_style(&element).ok().flatten();
    let image = style.and_then(|style| style.get_property_value("background-image").ok());
    element.remove();
    Some(image?.strip_prefix("url(")?.strip_suffix(')')?.trim_matches('"').to_owned())
}
