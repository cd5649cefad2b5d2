//! The files of the page that go into a picture: the sprite sheet, portraits, and fonts.

use std::fmt::Write;

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{CssStyleSheet, Document, DomParser, Element, Response, SupportedType, Url, Window};
use wasm_bindgen_futures::JsFuture;

use super::css::{self, length, list};
use super::frame::{all, value};
use crate::browser::device;

/// A picture or a font.
pub struct File {
    address: String,
    /// Its content as a data URL.
    pub data: String,
    /// The width of a picture divided by its height.
    pub shape: f64,
}

/// The files that go into a picture.
pub struct Files {
    /// The sprite sheet.
    pub sheet: Document,
    /// Pictures and fonts.
    kept: Vec<File>,
    /// The `@font-face` rules with their data: family and rule.
    pub fonts: Vec<(String, String)>,
}

impl Files {
    /// Fetches all files that this element uses.
    ///
    /// # Errors
    /// When one cannot be loaded.
    pub async fn fetch(window: &Window, document: &Document, root: &Element) -> Result<Self, JsValue> {
        let sheet = device::meta("sprite").unwrap_or_default();
        let text = JsFuture::from(get(window, &sheet).await?.text()?).await?.as_string().unwrap_or_default();
        let sheet = DomParser::new()?.parse_from_string(&text, SupportedType::ImageSvgXml)?;
        let mut files = Self { sheet, kept: Vec::new(), fonts: Vec::new() };
        for element in all(root, "*")? {
            let Some(style) = window.get_computed_style(&element)? else { continue };
            if let Some(address) = css::address(&value(&style, "background-image")) {
                files.keep(window, address, "image/svg+xml").await?;
            }
        }
        for (family, address, rest) in fonts(document) {
            let data = files.keep(window, &address, "font/woff2").await?;
            let rule = format!("@font-face{{font-family:\"{family}\";src:url({data}) format(\"woff2\");{rest}}}");
            files.fonts.push((family, rule));
        }
        Ok(files)
    }

    /// Returns the data of a file, and fetches it the first time.
    async fn keep(&mut self, window: &Window, address: &str, kind: &str) -> Result<String, JsValue> {
        if let Some(file) = self.of(address) {
            return Ok(file.data.clone());
        }
        let buffer = JsFuture::from(get(window, address).await?.array_buffer()?).await?;
        let bytes: String = js_sys::Uint8Array::new(&buffer).to_vec().into_iter().map(char::from).collect();
        let data = format!("data:{kind};base64,{}", window.btoa(&bytes)?);
        let view =
            bytes.split_once("viewBox=\"").map(|(_, view)| list(view.split('"').next().unwrap_or_default(), ' '));
        let shape = match view.as_deref() {
            Some([_, _, width, height]) => length(width, 0.0) / length(height, 0.0).max(1.0),
            _ => 1.0,
        };
        self.kept.push(File { address: address.to_owned(), data: data.clone(), shape });
        Ok(data)
    }

    /// The file that was fetched from an address.
    pub fn of(&self, address: &str) -> Option<&File> {
        self.kept.iter().find(|file| file.address == address)
    }
}

async fn get(window: &Window, address: &str) -> Result<Response, JsValue> {
    let response: Response = JsFuture::from(window.fetch_with_str(address)).await?.dyn_into()?;
    if response.ok() { Ok(response) } else { Err(JsValue::NULL) }
}

/// The fonts of the page: family, address, and the other descriptors.
fn fonts(document: &Document) -> Vec<(String, String, String)> {
    let mut fonts = Vec::new();
    let sheets = document.style_sheets();
    for sheet in (0..sheets.length()).filter_map(|at| sheets.get(at)?.dyn_into::<CssStyleSheet>().ok()) {
        let Ok(rules) = sheet.css_rules() else { continue };
        for rule in (0..rules.length()).filter_map(|at| rules.get(at)) {
            let text = rule.css_text();
            let Some((_, inside)) = text.split_once("@font-face") else { continue };
            let parts = list(inside.trim().trim_matches(['{', '}']), ';');
            let part = |key: &str| {
                parts.iter().find_map(|part| part.strip_prefix(key)?.trim_start().strip_prefix(':').map(str::trim))
            };
            let Some(family) = part("font-family") else { continue };
            let address = part("src").and_then(|source| css::address(list(source, ' ').first()?));
            let base = sheet.href().ok().flatten().unwrap_or_default();
            let Some(address) = address.and_then(|address| Url::new_with_base(address, &base).ok()) else { continue };
            let mut rest = String::new();
            for key in ["font-weight", "unicode-range"] {
                if let Some(value) = part(key) {
                    // Writing to a string cannot fail.
                    let _ = write!(rest, "{key}:{value};");
                }
            }
            fonts.push((family.trim_matches(['"', '\'']).to_owned(), address.href(), rest));
        }
    }
    fonts
}
