//! The pseudo-elements `::before` and `::after`, and the real elements that replace them while a picture is drawn.

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{CssStyleDeclaration, Document, Element, HtmlElement, Window};

use super::css;
use super::frame::{all, value};

/// The names of the pseudo-elements.
pub const INSERTED: [&str; 2] = ["::before", "::after"];

/// The class of an element whose pseudo-elements are switched off.
const WITHOUT: [&str; 2] = ["without-before", "without-after"];

/// The properties that a replacement takes over.
const TAKEN_OVER: &str = "display position width height min-width min-height margin padding box-sizing grid-area align-self \
    justify-self flex order font letter-spacing font-feature-settings text-align text-transform white-space color \
    background-color background-image background-size background-position background-repeat border-radius opacity \
    outline-style outline-width outline-color outline-offset rotate translate scale \
    border-top-style border-top-width border-top-color border-right-style border-right-width border-right-color \
    border-bottom-style border-bottom-width border-bottom-color border-left-style border-left-width border-left-color";

/// Elements that replace pseudo-elements, because browsers tell the boxes of real elements only.
pub struct PseudoElements(Vec<(Element, usize, Element)>);

impl PseudoElements {
    /// Inserts the replacements, until this is dropped.
    ///
    /// # Errors
    /// When the browser refuses; then none is left.
    pub fn place(window: &Window, document: &Document, root: &Element) -> Result<Self, JsValue> {
        let mut placed = Vec::new();
        for element in all(root, "*")? {
            for (which, inserted) in INSERTED.into_iter().enumerate() {
                let Some(style) = window.get_computed_style_with_pseudo_elt(&element, inserted)? else { continue };
                let Some(content) = content(&style, &element) else { continue };
                if matches!(value(&style, "position").as_str(), "absolute" | "fixed")
                    || value(&style, "display") == "none"
                {
                    continue;
                }
                let stand_in = document.create_element("span")?;
                stand_in.set_text_content(Some(&content));
                let looks = stand_in.unchecked_ref::<HtmlElement>().style();
                for property in TAKEN_OVER.split_whitespace() {
                    looks.set_property(property, &value(&style, property))?;
                }
                placed.push((element.clone(), which, stand_in));
            }
        }
        // From here on they are removed in any case.
        let pseudo_elements = Self(placed);
        for (element, which, stand_in) in &pseudo_elements.0 {
            element.class_list().add_1(WITHOUT[*which])?;
            let first = element.first_child().filter(|_| *which == 0);
            element.insert_before(stand_in, first.as_ref())?;
        }
        Ok(pseudo_elements)
    }
}

impl Drop for PseudoElements {
    fn drop(&mut self) {
        for (element, which, stand_in) in &self.0 {
            stand_in.remove();
            let _ = element.class_list().remove_1(WITHOUT[*which]);
        }
    }
}

/// The content of a pseudo-element, if it has any.
pub fn content(style: &CssStyleDeclaration, element: &Element) -> Option<String> {
    let content = value(style, "content");
    if let Some(name) = css::inside(&content, "attr") {
        return Some(element.get_attribute(name).unwrap_or_default());
    }
    Some(content.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
