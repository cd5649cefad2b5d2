//! Reads elements from the browser: which there are, their boxes and their styles.

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{CssStyleDeclaration, DomRect, Element};

use super::css::{length, number};

/// The height of a line of the heading, as a part of the size of its letters.
pub const HEADING_LINE: f64 = 1.45;

/// The sizes of the letters in the lines of a heading, in pixels.
pub fn heading_sizes(lines: usize) -> impl Iterator<Item = f64> {
    (0..lines).map(|line| if line == 0 { 24.0 } else { 16.0 })
}

/// A box on the page.
#[derive(Clone, Copy)]
pub struct Frame {
    /// The left edge.
    pub left: f64,
    /// The top edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Frame {
    /// A box from the browser.
    pub fn from_rect(rect: &DomRect) -> Self {
        Self { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
    }

    /// The box of an element.
    pub fn of(element: &Element) -> Self {
        Self::from_rect(&element.get_bounding_client_rect())
    }

    /// The box around an element's content, which may be smaller than the element.
    pub fn around(element: &Element) -> Self {
        let children = element.children();
        let frames = (0..children.length()).filter_map(|at| Some(Self::of(&children.item(at)?)));
        let union = |one: Self, other: Self| {
            let (left, top) = (one.left.min(other.left), one.top.min(other.top));
            let right = (one.left + one.width).max(other.left + other.width);
            let bottom = (one.top + one.height).max(other.top + other.height);
            Self { left, top, width: right - left, height: bottom - top }
        };
        frames
            .filter(|frame| frame.width > 1.0 && frame.height > 1.0)
            .reduce(union)
            .unwrap_or_else(|| Self::of(element))
    }

    /// The box with room for these lines above.
    pub fn below_heading(self, lines: &[String]) -> Self {
        let height: f64 = heading_sizes(lines.len()).map(|size| size * HEADING_LINE).sum();
        self.inset([-height, 0.0, 0.0, 0.0])
    }

    /// The box with a margin on each side.
    pub fn wider(self, by: f64) -> Self {
        self.inset([-by; 4])
    }

    /// The box without these widths at the top, right, bottom and left.
    pub fn inset(self, [top, right, bottom, left]: [f64; 4]) -> Self {
        Self {
            left: self.left + left,
            top: self.top + top,
            width: (self.width - left - right).max(0.0),
            height: (self.height - top - bottom).max(0.0),
        }
    }

    /// The box, moved to the right and down.
    pub fn moved(self, (across, down): (f64, f64)) -> Self {
        Self { left: self.left + across, top: self.top + down, ..self }
    }

    /// As SVG attributes.
    pub fn attributes(self) -> String {
        let Self { left, top, width, height } = self;
        format!(
            " x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
            number(left),
            number(top),
            number(width),
            number(height)
        )
    }
}

/// The computed value of a property.
pub fn value(style: &CssStyleDeclaration, property: &str) -> String {
    style.get_property_value(property).unwrap_or_default()
}

/// The computed value of a property, in pixels.
pub fn pixels(style: &CssStyleDeclaration, property: &str) -> f64 {
    length(&value(style, property), 0.0)
}

/// A property of each side: top, right, bottom, left.
pub fn sides(style: &CssStyleDeclaration, property: &str) -> [f64; 4] {
    ["top", "right", "bottom", "left"].map(|side| pixels(style, &property.replace('*', side)))
}

/// The elements that a selector finds in another one.
pub fn all(root: &Element, selector: &str) -> Result<Vec<Element>, JsValue> {
    let found = root.query_selector_all(selector)?;
    Ok((0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect())
}
