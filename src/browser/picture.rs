//! Turns a drawing into an SVG file that any program can open, with the colours of the page's theme, and with the symbols,
//! portraits and fonts that the drawing uses. The browser paints the file as PNG.

use std::collections::BTreeMap;
use std::fmt::Write;

use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleDeclaration, CssStyleSheet, Document, HtmlCanvasElement, HtmlElement,
    HtmlImageElement, Response, Url, Window, window,
};
use wasm_bindgen_futures::JsFuture;

use super::device;
use super::files::make_blob;
use crate::game::cards::Card;
use crate::game::drawing::{Drawing, Reference};

/// The number of PNG pixels for a pixel of a drawing, in each direction.
const PNG_SCALE: i32 = 2;

pub struct Picture {
    pub svg: String,
    /// The width and height in pixels.
    size: (i32, i32),
}

/// Turns a drawing into a file. `portrait` gives the address of a court card's portrait.
pub async fn standalone_picture(drawing: &Drawing, portrait: fn(Card) -> Option<String>) -> Result<Picture, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let sheet = fetch_file(&window, &device::meta("sprite").unwrap_or_default()).await?.text()?;
    let sheet = JsFuture::from(sheet).await?.as_string().unwrap_or_default();
    let tokens = Tokens::of(&window, &document)?;
    let (mut written, mut families, mut symbols) = (BTreeMap::new(), String::new(), String::new());
    for reference in drawing.references().chain([&Drawing::FILE_FONT]) {
        if written.contains_key(reference) {
            continue;
        }
        let value = match reference {
            Reference::Token(token) => {
                let value = tokens.value(&format!("--{token}")).ok_or(JsValue::NULL)?;
                if is_font(token) {
                    families += &value;
                }
                value
            }
            Reference::Symbol(name) => {
                let start = sheet.find(&format!("<symbol id=\"{name}\"")).ok_or(JsValue::NULL)?;
                let (drawn, _) = sheet[start..].split_once("</symbol>").ok_or(JsValue::NULL)?;
                symbols += &tokens.put_into(drawn);
                symbols += "</symbol>";
                reference.to_string()
            }
            Reference::Portrait(card) => {
                fetch_data_url(&window, &portrait(*card).ok_or(JsValue::NULL)?, "image/svg+xml").await?
            }
        };
        written.insert(reference, value);
    }
    let mut definitions = String::from("<style>");
    for (family, address, rule) in font_faces(&document) {
        if !families.contains(&family) {
            continue;
        }
        let data = fetch_data_url(&window, &address, "font/woff2").await?;
        // Writing to a string cannot fail.
        let _ = write!(definitions, "@font-face{{src:url({data}) format(\"woff2\");{rule}}}");
    }
    let _ = write!(definitions, ".n{{font-feature-settings:\"lnum\"}}</style><defs>{symbols}</defs>");
    let svg = drawing.file(&definitions, |reference| written.get(reference).cloned().unwrap_or_default());
    Ok(Picture { svg, size: drawing.pixels() })
}

/// Whether a token is a list of fonts. All others that drawings name are colours.
fn is_font(token: &str) -> bool {
    matches!(token, "text" | "display")
}

/// The stylesheet's tokens, which are custom properties such as `--text`, with their values in the theme of the page.
struct Tokens {
    root: CssStyleDeclaration,
    /// An element whose colour is set to a token, and its computed style, from which the colour's value in this theme is read.
    probe: HtmlElement,
    computed: CssStyleDeclaration,
}

impl Tokens {
    fn of(window: &Window, document: &Document) -> Result<Self, JsValue> {
        let root = document.document_element().ok_or(JsValue::NULL)?;
        let probe: HtmlElement = document.create_element("span")?.dyn_into()?;
        document.body().ok_or(JsValue::NULL)?.append_child(&probe)?;
        let style = |element| window.get_computed_style(element)?.ok_or(JsValue::NULL);
        Ok(Self { root: style(&root)?, computed: style(&probe)?, probe })
    }

    /// The value of a token such as `--sea`; `None` if the stylesheet has no such token.
    fn value(&self, token: &str) -> Option<String> {
        let text = self.root.get_property_value(token).ok().filter(|text| !text.trim().is_empty())?;
        if is_font(token.trim_start_matches("--")) {
            return Some(text.trim().to_owned());
        }
        self.probe.style().set_property("color", &format!("var({token})")).ok()?;
        self.computed.get_property_value("color").ok()
    }

    /// Replaces `var(--token)` and `var(--token,another value)` in a symbol of the sprite sheet by the values of the tokens, or
    /// else by the other value.
    fn put_into(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("var(") {
            let mut depth = 1;
            let end = after.find(|letter| {
                depth += i32::from(letter == '(') - i32::from(letter == ')');
                depth == 0
            });
            let Some(end) = end else { break };
            let (token, other) = after[..end].split_once(',').unwrap_or((&after[..end], "none"));
            out += before;
            out += &self.value(token).unwrap_or_else(|| self.put_into(other));
            rest = &after[end + 1..];
        }
        out + rest
    }
}

impl Drop for Tokens {
    fn drop(&mut self) {
        self.probe.remove();
    }
}

/// Fetches a file; an error if the server refuses.
async fn fetch_file(window: &Window, address: &str) -> Result<Response, JsValue> {
    let response: Response = JsFuture::from(window.fetch_with_str(address)).await?.dyn_into()?;
    if response.ok() { Ok(response) } else { Err(JsValue::NULL) }
}

/// The content of a file as a data URL.
async fn fetch_data_url(window: &Window, address: &str, kind: &str) -> Result<String, JsValue> {
    let buffer = JsFuture::from(fetch_file(window, address).await?.array_buffer()?).await?;
    let bytes: String = js_sys::Uint8Array::new(&buffer).to_vec().into_iter().map(char::from).collect();
    Ok(format!("data:{kind};base64,{}", window.btoa(&bytes)?))
}

/// The fonts of the page. Each is a family, an address, and the descriptors for its `@font-face` rule in the file.
fn font_faces(document: &Document) -> Vec<(String, String, String)> {
    let mut fonts = Vec::new();
    let sheets = document.style_sheets();
    for sheet in (0..sheets.length()).filter_map(|at| sheets.get(at)?.dyn_into::<CssStyleSheet>().ok()) {
        let Ok(rules) = sheet.css_rules() else { continue };
        let base = sheet.href().ok().flatten().unwrap_or_default();
        for rule in (0..rules.length()).filter_map(|at| rules.get(at)) {
            let text = rule.css_text();
            let Some((_, inside)) = text.split_once("@font-face") else { continue };
            let address = inside.split_once("url(").and_then(|(_, source)| source.split(')').next());
            let address = address.and_then(|address| Url::new_with_base(address.trim_matches(['"', '\'']), &base).ok());
            let Some(address) = address else { continue };
            let parts = inside.trim().trim_matches(['{', '}']).split(';').map(str::trim);
            let family = parts.clone().find_map(|part| part.strip_prefix("font-family:"));
            let family = family.unwrap_or_default().trim().trim_matches('"').to_owned();
            let kept = parts.filter(|part| {
                ["font-family", "font-weight", "unicode-range"].iter().any(|descriptor| part.starts_with(descriptor))
            });
            fonts.push((family, address.href(), kept.collect::<Vec<_>>().join(";")));
        }
    }
    fonts
}

impl Picture {
    /// Paints the picture as a PNG file.
    pub async fn png(&self) -> Result<Blob, JsValue> {
        let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
        let address = Url::create_object_url_with_blob(&make_blob(&self.svg, "image/svg+xml")?)?;
        let image = HtmlImageElement::new()?;
        image.set_src(&address);
        let shown = JsFuture::from(image.decode()).await;
        Url::revoke_object_url(&address)?;
        shown?;
        let canvas = document.create_element("canvas")?.dyn_into::<HtmlCanvasElement>()?;
        let (width, height) = (self.size.0 * PNG_SCALE, self.size.1 * PNG_SCALE);
        canvas.set_width(width.unsigned_abs());
        canvas.set_height(height.unsigned_abs());
        let paint = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
        paint.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width.into(), height.into())?;
        let painted = js_sys::Promise::new(&mut |resolve, _| {
            let done = Closure::once_into_js(move |blob: JsValue| {
                let _ = resolve.call1(&JsValue::NULL, &blob);
            });
            // It fails only for pictures of other origins, and there are none.
            let _ = canvas.to_blob(done.unchecked_ref());
        });
        JsFuture::from(painted).await?.dyn_into()
    }
}
