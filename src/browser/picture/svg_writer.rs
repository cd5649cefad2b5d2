//! Writes the SVG: boxes, words and drawings, as plain shapes.

use std::cmp::Ordering;
use std::fmt::Write;

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlElement, Node, Window};

use super::Caption;
use super::css::{self, Colour, escape, length, list, nth, number};
use super::files::{File, Files};
use super::frame::{Frame, HEADING_LINE, heading_sizes, pixels, sides, value};
use super::pseudo_elements::{INSERTED, content};
use crate::game::letter_case::uppercase;

/// A part of an element's content.
enum Part {
    Element(Element),
    Words(Node),
    /// A pseudo-element with a box of its own.
    Inserted(CssStyleDeclaration),
}

/// Writes an SVG picture.
pub struct SvgWriter {
    window: Window,
    files: Files,
    text_measure: CanvasRenderingContext2d,
    out: String,
    /// Gradients and patterns, by number.
    definitions: Vec<String>,
    /// The font families in use.
    families: String,
}

impl SvgWriter {
    /// An empty picture. The canvas measures the text.
    pub fn new(window: Window, files: Files, text_measure: CanvasRenderingContext2d) -> Self {
        Self { window, files, text_measure, out: String::new(), definitions: Vec::new(), families: String::new() }
    }

    fn add(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Draws a box.
    pub fn rect(&mut self, frame: Frame, radius: f64, paint: &str) {
        let round = if radius > 0.0 { format!(" rx=\"{}\"", number(radius)) } else { String::new() };
        self.add(&format!("<rect{}{round}{paint}/>", frame.attributes()));
    }

    /// The name of a definition, which still has an empty `id`. Equal definitions have the same name.
    fn define(&mut self, definition: String) -> String {
        let at = self.definitions.iter().position(|known| *known == definition).unwrap_or_else(|| {
            self.definitions.push(definition);
            self.definitions.len() - 1
        });
        format!("p{at}")
    }

    /// The picture of this frame of the page.
    pub fn finish(self, frame: Frame, caption: &Caption) -> String {
        let Frame { left, top, width, height } = frame;
        let size = format!("{} {}", number(width), number(height));
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {size}\" width=\"{}\" height=\"{}\" role=\"img\">",
            number(left),
            number(top),
            number(width),
            number(height)
        );
        // Writing to a string cannot fail.
        let _ = write!(text, "<title>{}</title><desc>{}</desc>", escape(&caption.title), escape(&caption.description));
        let fonts: String = self
            .files
            .fonts
            .iter()
            .filter(|(family, _)| self.families.contains(family))
            .map(|(_, rule)| rule.as_str())
            .collect();
        let _ = write!(text, "<style>{fonts}.n{{font-feature-settings:\"lnum\"}}</style><defs>");
        for (at, definition) in self.definitions.iter().enumerate() {
            text += &definition.replacen("id=\"\"", &format!("id=\"p{at}\""), 1);
        }
        text + "</defs>" + &self.out + "</svg>"
    }

    /// Writes the lines of the heading at the top of the picture, each in the middle. Long lines are written in smaller letters.
    pub fn heading(&mut self, frame: Frame, lines: &[String], style: &CssStyleDeclaration) {
        /// The width of a letter, as a part of its size.
        const LETTER: f64 = 0.55;

        let Some(colour) = Colour::read(&value(style, "color")) else { return };
        let family = value(style, "font-family").replace('"', "'");
        self.families += &family;
        let mut bottom = frame.top;
        for (line, size) in lines.iter().zip(heading_sizes(lines.len())) {
            bottom += size * HEADING_LINE;
            #[expect(clippy::cast_precision_loss, reason = "a line has few letters")]
            let fitting = frame.width / (line.chars().count().max(1) as f64 * LETTER);
            let weight = if size > 20.0 { 700 } else { 400 };
            let text = format!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-family=\"{family}\" font-size=\"{}\" \
                 font-weight=\"{weight}\"{}>{}</text>",
                number(frame.left + frame.width / 2.0),
                number(bottom - size * (HEADING_LINE - 1.0) / 2.0),
                number(size.min(fitting)),
                colour.paint("fill"),
                escape(line)
            );
            self.add(&text);
        }
    }

    /// Draws an element with its content.
    ///
    /// # Errors
    /// When the browser does not return a style.
    pub fn element(&mut self, element: &Element) -> Result<(), JsValue> {
        let Some(style) = self.window.get_computed_style(element)? else { return Ok(()) };
        // Elements for screen readers only are clipped away.
        let hidden = value(&style, "display") == "none"
            || value(&style, "visibility") != "visible"
            || value(&style, "clip-path").starts_with("inset(50%");
        if hidden {
            return Ok(());
        }
        // The browser returns only the box around a turned element. So it is straightened for a moment, and its drawing turned.
        let (rotate, scale) = (value(&style, "rotate"), value(&style, "scale"));
        let is_turned = [&rotate, &scale].iter().any(|turn| !matches!(turn.as_str(), "" | "none"));
        if !is_turned {
            return self.straight(element, &style, "");
        }
        // (SVG elements have a style, too.)
        let looks = element.unchecked_ref::<HtmlElement>().style();
        let before = (looks.get_property_value("rotate")?, looks.get_property_value("scale")?);
        looks.set_property("rotate", "none")?;
        looks.set_property("scale", "none")?;
        let frame = Frame::of(element);
        let origin: Vec<f64> =
            value(&style, "transform-origin").split_whitespace().map(|part| length(part, 0.0)).collect();
        let (x, y) =
            (number(frame.left + origin.first().unwrap_or(&0.0)), number(frame.top + origin.get(1).unwrap_or(&0.0)));
        let mut turn = format!("translate({x} {y})");
        if let Some(degrees) = rotate.strip_suffix("deg") {
            let _ = write!(turn, " rotate({degrees})");
        }
        if !matches!(scale.as_str(), "" | "none") {
            let _ = write!(turn, " scale({scale})");
        }
        let done =
            self.straight(element, &style, &format!(" transform=\"{turn} translate(-{x} -{y})\"").replace("--", ""));
        looks.set_property("rotate", &before.0)?;
        looks.set_property("scale", &before.1)?;
        done
    }

    /// Draws an element that is not turned.
    fn straight(&mut self, element: &Element, style: &CssStyleDeclaration, transform: &str) -> Result<(), JsValue> {
        let frame = Frame::of(element);
        let opacity = value(style, "opacity");
        let grouped = !transform.is_empty() || opacity != "1";
        if grouped {
            let faint = if opacity == "1" { String::new() } else { format!(" opacity=\"{opacity}\"") };
            self.add(&format!("<g{transform}{faint}>"));
        }
        self.paint_box(frame, style);
        if element.tag_name() == "svg" {
            self.drawing(element, style, frame)?;
        } else {
            self.content(element, style, frame)?;
        }
        self.outline(frame, style);
        if grouped {
            self.add("</g>");
        }
        Ok(())
    }

    /// Draws the content of an element, in the browser's paint order.
    fn content(&mut self, element: &Element, style: &CssStyleDeclaration, frame: Frame) -> Result<(), JsValue> {
        let mut parts: Vec<(i32, Part)> = Vec::new();
        for (which, inserted) in INSERTED.into_iter().enumerate() {
            if which == 1 {
                self.children(element, &mut parts)?;
            }
            let Some(style) = self.window.get_computed_style_with_pseudo_elt(element, inserted)? else { continue };
            if value(&style, "position") == "absolute"
                && content(&style, element).is_some()
                && value(&style, "display") != "none"
            {
                parts.push((layer(&style), Part::Inserted(style)));
            }
        }
        if parts.is_empty() {
            return Ok(());
        }
        parts.sort_by_key(|(layer, _)| *layer);
        let is_cut = element.scroll_width() > element.client_width();
        let has_more = is_cut || parts.iter().any(|(_, part)| !matches!(part, Part::Words(_)));
        let clips = has_more && !matches!(value(style, "overflow-x").as_str(), "visible" | "");
        if clips {
            let (inside, radius) = (frame.inset(sides(style, "border-*-width")), radius(style, frame));
            let clip = format!("<clipPath id=\"\"><rect{} rx=\"{}\"/></clipPath>", inside.attributes(), number(radius));
            let clip = self.define(clip);
            self.add(&format!("<g clip-path=\"url(#{clip})\">"));
        }
        for (_, part) in parts {
            match part {
                Part::Element(child) => self.element(&child)?,
                Part::Words(words) => self.words(&words, style)?,
                Part::Inserted(inserted) => self.inserted(element, &inserted, style, frame),
            }
        }
        if clips {
            self.add("</g>");
        }
        Ok(())
    }

    fn children(&mut self, element: &Element, parts: &mut Vec<(i32, Part)>) -> Result<(), JsValue> {
        let closed = element.tag_name() == "DETAILS" && !element.has_attribute("open");
        let mut next = element.first_child();
        while let Some(node) = next {
            next = node.next_sibling();
            if node.node_type() == Node::TEXT_NODE {
                parts.push((0, Part::Words(node)));
            } else if let Ok(child) = node.dyn_into::<Element>() {
                // Collapsed content has a box but is invisible.
                if closed && child.tag_name() != "SUMMARY" {
                    continue;
                }
                if let Some(style) = self.window.get_computed_style(&child)? {
                    parts.push((layer(&style), Part::Element(child)));
                }
            }
        }
        Ok(())
    }

    /// Draws an absolutely positioned pseudo-element.
    fn inserted(&mut self, element: &Element, style: &CssStyleDeclaration, around: &CssStyleDeclaration, frame: Frame) {
        let inside = frame.inset(sides(around, "border-*-width"));
        let frame = Frame {
            left: inside.left + pixels(style, "left") + pixels(style, "margin-left"),
            top: inside.top + pixels(style, "top") + pixels(style, "margin-top"),
            width: pixels(style, "width"),
            height: pixels(style, "height"),
        };
        let mask = value(style, "mask-image");
        if let Some((_, corner)) = mask.split_once("conic-gradient(at ") {
            return self.brackets(frame, style, length(corner.split(' ').next().unwrap_or_default(), 0.0));
        }
        self.paint_box(frame, style);
        if let Some(text) = content(style, element).filter(|text| !text.is_empty()) {
            let size = pixels(style, "font-size");
            let (ascent, descent) = self.heights(style);
            let top = frame.top + (frame.height - ascent - descent) / 2.0;
            let line = Frame { top, height: ascent + descent, ..frame };
            self.line(&text, line, style, size);
        }
        self.outline(frame, style);
    }

    /// Draws the corners of a border only.
    fn brackets(&mut self, frame: Frame, style: &CssStyleDeclaration, corner: f64) {
        let Some(colour) = Colour::read(&value(style, "border-top-color")) else { return };
        let width = pixels(style, "border-top-width");
        let frame = frame.inset([width / 2.0; 4]);
        let corner = corner - width / 2.0;
        let (across, down) = ((frame.width - 2.0 * corner).max(0.0), (frame.height - 2.0 * corner).max(0.0));
        let dashes = [corner, across, 2.0 * corner, down, 2.0 * corner, across, 2.0 * corner, down, corner, 0.0];
        let dashes: Vec<String> = dashes.into_iter().map(number).collect();
        let paint = format!(
            " fill=\"none\"{} stroke-width=\"{}\" stroke-dasharray=\"{}\"",
            colour.paint("stroke"),
            number(width),
            dashes.join(" ")
        );
        self.rect(frame, 0.0, &paint);
    }

    /// Draws shadow, background and border.
    fn paint_box(&mut self, frame: Frame, style: &CssStyleDeclaration) {
        if frame.width <= 0.0 || frame.height <= 0.0 {
            return;
        }
        let radius = radius(style, frame);
        let shadows: Vec<Shadow> =
            list(&value(style, "box-shadow"), ',').into_iter().filter_map(Shadow::read).collect();
        // The first one is on top.
        for Shadow { colour, shift, spread, blur, inside } in shadows.iter().rev() {
            if !inside {
                // The wider the blur, the fainter the shadow.
                let colour = colour.clone().thinned(2.0 / (2.0 + blur));
                self.rect(frame.moved(*shift).wider(*spread), radius + spread, &colour.paint("fill"));
            }
        }
        if let Some(colour) = Colour::read(&value(style, "background-color")) {
            self.rect(frame, radius, &colour.paint("fill"));
        }
        self.backgrounds(frame, style);
        let widths = sides(style, "border-*-width");
        for Shadow { colour, spread, inside, .. } in shadows.iter().rev() {
            if *inside {
                self.stroke(frame.inset(widths), radius, *spread, "solid", colour);
            }
        }
        self.border(frame, style, widths, radius);
    }

    /// Draws a line of this width along the inside of a box.
    fn stroke(&mut self, frame: Frame, radius: f64, width: f64, kind: &str, colour: &Colour) {
        if width <= 0.0 {
            return;
        }
        let dashes = match kind {
            "dashed" => format!(" stroke-dasharray=\"{} {}\"", number(width * 2.5), number(width * 2.0)),
            "dotted" => format!(" stroke-dasharray=\"0 {}\" stroke-linecap=\"round\"", number(width * 2.0)),
            _ => String::new(),
        };
        let paint = format!(" fill=\"none\"{} stroke-width=\"{}\"{dashes}", colour.paint("stroke"), number(width));
        self.rect(frame.inset([width / 2.0; 4]), (radius - width / 2.0).max(0.0), &paint);
    }

    fn border(&mut self, frame: Frame, style: &CssStyleDeclaration, widths: [f64; 4], radius: f64) {
        let [top, right, bottom, left] = widths;
        let of = |side: &str| Colour::read(&value(style, &format!("border-{side}-color")));
        let is_even = [right, bottom, left].iter().all(|width| width.total_cmp(&top) == Ordering::Equal);
        if is_even {
            if let Some(colour) = of("top") {
                self.stroke(frame, radius, top, &value(style, "border-top-style"), &colour);
            }
            return;
        }
        let Frame { width, height, .. } = frame;
        let strips = [
            ("top", Frame { height: top, ..frame }),
            ("right", Frame { width: right, ..frame }.moved((width - right, 0.0))),
            ("bottom", Frame { height: bottom, ..frame }.moved((0.0, height - bottom))),
            ("left", Frame { width: left, ..frame }),
        ];
        for (side, strip) in strips {
            if let Some(colour) = of(side).filter(|_| strip.width > 0.0 && strip.height > 0.0) {
                self.rect(strip, 0.0, &colour.paint("fill"));
            }
        }
    }

    fn outline(&mut self, frame: Frame, style: &CssStyleDeclaration) {
        let kind = value(style, "outline-style");
        let Some(colour) = Colour::read(&value(style, "outline-color")).filter(|_| kind != "none") else { return };
        let width = pixels(style, "outline-width");
        let beyond = width + pixels(style, "outline-offset");
        self.stroke(frame.wider(beyond), radius(style, frame) + beyond.max(0.0), width, &kind, &colour);
    }

    /// Draws the pictures and gradients of a background, the first one on top.
    fn backgrounds(&mut self, frame: Frame, style: &CssStyleDeclaration) {
        let images = value(style, "background-image");
        if images == "none" {
            return;
        }
        let (sizes, places, repeats) =
            ["size", "position", "repeat"].map(|key| value(style, &format!("background-{key}"))).into();
        let area = frame.inset(sides(style, "border-*-width"));
        let images = list(&images, ',');
        for (at, image) in images.iter().enumerate().rev() {
            if let Some(address) = css::address(image) {
                let Some(File { data, shape, .. }) = self.files.of(address) else { continue };
                // All portraits cover their box, aligned to its top.
                let width = area.width.max(area.height * shape);
                let place = Frame { left: (area.width - width) / 2.0, top: 0.0, width, height: width / shape };
                let (inside, place) = (area.attributes(), place.attributes());
                let image = format!("<svg{inside}><image{place} href=\"{data}\"/></svg>");
                self.add(&image);
                continue;
            }
            let along = |text: &str, at: usize, whole: f64| match list(text, ' ').get(at) {
                None | Some(&"auto") => whole,
                Some(word) => length(word, whole),
            };
            let size = nth(&sizes, at);
            let (width, height) = (along(size, 0, area.width), along(size, 1, area.height));
            if width <= 0.0 || height <= 0.0 {
                continue;
            }
            let place = list(nth(&places, at), ' ');
            let free = [area.width - width, area.height - height];
            let shift = [0, 1].map(|axis| place.get(axis).map_or(0.0, |word| length(word, free[axis])));
            let Some(gradient) = css::gradient(image, (width, height)) else { continue };
            let gradient = self.define(gradient);
            let tile =
                format!("<rect width=\"{}\" height=\"{}\" fill=\"url(#{gradient})\"/>", number(width), number(height));
            let once = nth(&repeats, at).starts_with("no-repeat") || (width >= area.width && height >= area.height);
            let (left, top) = (area.left + shift[0], area.top + shift[1]);
            if once {
                self.add(&format!("<g transform=\"translate({} {})\">{tile}</g>", number(left), number(top)));
            } else {
                let pattern = format!(
                    "<pattern id=\"\" patternUnits=\"userSpaceOnUse\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\">{tile}</pattern>",
                    number(shift[0]),
                    number(shift[1]),
                    number(width),
                    number(height)
                );
                let pattern = self.define(pattern);
                let filled = Frame { left: 0.0, top: 0.0, ..area }.attributes();
                self.add(&format!(
                    "<g transform=\"translate({} {})\"><rect{filled} fill=\"url(#{pattern})\"/></g>",
                    number(area.left),
                    number(area.top)
                ));
            }
        }
    }

    /// The ascent and descent of a font.
    fn heights(&self, style: &CssStyleDeclaration) -> (f64, f64) {
        let [weight, size, family] = ["font-weight", "font-size", "font-family"].map(|key| value(style, key));
        self.text_measure.set_font(&format!("{weight} {size} {family}"));
        let heights = self.text_measure.measure_text("x");
        heights.map_or((0.0, 0.0), |heights| (heights.font_bounding_box_ascent(), heights.font_bounding_box_descent()))
    }

    /// Writes the words of a text, line by line.
    fn words(&mut self, node: &Node, style: &CssStyleDeclaration) -> Result<(), JsValue> {
        let text = node.text_content().unwrap_or_default();
        let size = pixels(style, "font-size");
        if text.trim().is_empty() || size <= 0.0 {
            return Ok(());
        }
        let range = node.owner_document().ok_or(JsValue::NULL)?.create_range()?;
        let mut lines: Vec<(String, Frame)> = Vec::new();
        let mut from = 0_u32;
        for word in text.split(|letter: char| letter.is_ascii_whitespace()) {
            let units = u32::try_from(word.encode_utf16().count()).unwrap_or_default();
            if units > 0 {
                range.set_start(node, from)?;
                range.set_end(node, from + units)?;
                let frame = Frame::from_rect(&range.get_bounding_client_rect());
                match lines.last_mut() {
                    Some((line, place)) if (place.top - frame.top).abs() < 2.0 => {
                        line.push(' ');
                        line.push_str(word);
                        place.width = frame.left + frame.width - place.left;
                    }
                    _ => lines.push((word.to_owned(), frame)),
                }
            }
            from += units + 1;
        }
        for (line, frame) in lines {
            self.line(&line, frame, style, size);
        }
        Ok(())
    }

    /// Writes a line of text into its box.
    fn line(&mut self, text: &str, frame: Frame, style: &CssStyleDeclaration, size: f64) {
        let Some(colour) = Colour::read(&value(style, "color")).filter(|_| frame.width > 0.0) else { return };
        let (ascent, descent) = self.heights(style);
        let base = frame.top + (frame.height - ascent - descent) / 2.0 + ascent;
        let family = value(style, "font-family").replace('"', "'");
        self.families += &family;
        let class = if value(style, "font-feature-settings").contains("lnum") { " class=\"n\"" } else { "" };
        let text = if value(style, "text-transform") == "uppercase" { uppercase(text) } else { text.to_owned() };
        let line = format!(
            "<text{class} x=\"{}\" y=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" font-family=\"{family}\" \
             font-size=\"{}\" font-weight=\"{}\"{}>{}</text>",
            number(frame.left),
            number(base),
            number(frame.width),
            number(size),
            value(style, "font-weight"),
            colour.paint("fill"),
            escape(&text)
        );
        self.add(&line);
    }

    /// Draws an SVG element: one of the sprite sheet, or one with shapes of its own.
    fn drawing(&mut self, element: &Element, style: &CssStyleDeclaration, frame: Frame) -> Result<(), JsValue> {
        let inside = frame.inset(sides(style, "border-*-width")).inset(sides(style, "padding-*"));
        let used = element.query_selector("use")?.filter(|_| element.child_element_count() == 1);
        if let Some(used) = used {
            let name = used.get_attribute("href").unwrap_or_default();
            let name = name.split_once('#').map_or("", |(_, name)| name);
            if let Some(symbol) = self.files.sheet.get_element_by_id(name) {
                let symbol = resolved(&symbol.outer_html(), style);
                // Its `id` is replaced.
                let symbol = self.define(symbol.replacen(&format!("id=\"{name}\""), "id=\"\"", 1));
                let colour =
                    Colour::read(&value(style, "color")).map(|colour| colour.paint("color")).unwrap_or_default();
                self.add(&format!("<use href=\"#{symbol}\"{}{colour}/>", inside.attributes()));
            }
            return Ok(());
        }
        let view = element.get_attribute("viewBox").map(|view| format!(" viewBox=\"{view}\"")).unwrap_or_default();
        self.add(&format!("<svg{}{view} overflow=\"visible\">", inside.attributes()));
        self.shapes(element)?;
        self.add("</svg>");
        Ok(())
    }

    /// Draws the shapes of an SVG element in the page, with the style of the stylesheet.
    fn shapes(&mut self, parent: &Element) -> Result<(), JsValue> {
        let children = parent.children();
        for child in (0..children.length()).filter_map(|at| children.item(at)) {
            let Some(style) = self.window.get_computed_style(&child)? else { continue };
            let tag = child.tag_name();
            let mut open = format!("<{tag}");
            for name in SHAPE {
                if let Some(value) = child.get_attribute(name) {
                    let _ = write!(open, " {name}=\"{}\"", escape(&value));
                }
            }
            for paint in ["fill", "stroke"] {
                let colour = Colour::read(&value(&style, paint));
                open += &colour.map_or_else(|| format!(" {paint}=\"none\""), |colour| colour.paint(paint));
            }
            for (name, usual) in LINE {
                let value = value(&style, name);
                if value != *usual {
                    let _ = write!(open, " {name}=\"{value}\"");
                }
            }
            self.add(&(open + ">"));
            if child.child_element_count() == 0 {
                self.add(&escape(&child.text_content().unwrap_or_default()));
            } else {
                self.shapes(&child)?;
            }
            self.add(&format!("</{tag}>"));
        }
        Ok(())
    }
}

/// The geometry attributes of a shape.
const SHAPE: &[&str] = &[
    "d",
    "x",
    "y",
    "width",
    "height",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "x1",
    "y1",
    "x2",
    "y2",
    "points",
    "transform",
    "pathLength",
];

/// The stroke properties and their defaults.
const LINE: &[(&str, &str)] = &[
    ("stroke-width", "1px"),
    ("stroke-dasharray", "none"),
    ("stroke-dashoffset", "0px"),
    ("stroke-linecap", "butt"),
    ("stroke-linejoin", "miter"),
    ("opacity", "1"),
    ("vector-effect", "none"),
];

/// A drawing of the sprite sheet with the colours of its use.
fn resolved(drawing: &str, style: &CssStyleDeclaration) -> String {
    let mut text = String::new();
    let mut rest = drawing;
    while let Some((before, after)) = rest.split_once("var(") {
        text += before;
        let (variable, behind) = after.split_once(')').unwrap_or((after, ""));
        let (name, usual) = variable.split_once(',').unwrap_or((variable, "none"));
        let value = value(style, name.trim());
        text += if value.trim().is_empty() { usual.trim() } else { value.trim() };
        rest = behind;
    }
    text + rest
}

/// The order of layers in an element, the rearmost first. Parts without a layer keep their order.
fn layer(style: &CssStyleDeclaration) -> i32 {
    value(style, "z-index").parse().unwrap_or_default()
}

/// The corner radius of a box.
fn radius(style: &CssStyleDeclaration, frame: Frame) -> f64 {
    let text = value(style, "border-top-left-radius");
    let text = text.split(' ').next().unwrap_or_default();
    length(text, frame.width).min(frame.width.min(frame.height) / 2.0)
}

/// A shadow of a box.
struct Shadow {
    colour: Colour,
    shift: (f64, f64),
    spread: f64,
    blur: f64,
    inside: bool,
}

impl Shadow {
    fn read(text: &str) -> Option<Self> {
        let words = list(text, ' ');
        let colour = words.iter().find_map(|word| Colour::read(word))?;
        let lengths: Vec<f64> =
            words.iter().filter(|word| word.ends_with("px")).map(|word| length(word, 0.0)).collect();
        let [across, down, blur, spread] = lengths.as_slice() else { return None };
        Some(Self { colour, shift: (*across, *down), spread: *spread, blur: *blur, inside: words.contains(&"inset") })
    }
}
