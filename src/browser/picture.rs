//! A picture of a part of the page: walks its elements and writes one SVG file without references, or the same as PNG. It reads
//! boxes, colours and words from the browser, never from a game, so it shows only what the page shows.
//!
//! The page draws with boxes, borders, gradients, text, drawings of the sprite sheet, and portraits as backgrounds. All of these
//! become plain shapes, so that any program can open the picture. Blurred shadows become flat, and filters are left out.

mod css;
mod files;
mod frame;
mod pseudo_elements;
mod svg_writer;

use std::pin::Pin;

use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url, window};
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use self::css::Colour;
use self::files::Files;
use self::frame::{Frame, value};
use self::pseudo_elements::PseudoElements;
use self::svg_writer::SvgWriter;
use super::files::blob;

/// The margin around the element, in pixels.
const MARGIN: f64 = 12.0;

/// The PNG pixels for each pixel of the page.
const SHARPNESS: f64 = 2.0;

/// The texts of a picture.
pub struct Caption {
    /// The title.
    pub title: String,
    /// What it shows, in words.
    pub description: String,
    /// The lines above the picture, the first in large letters.
    pub heading: Vec<String>,
}

/// A picture.
pub struct Picture {
    /// The SVG file.
    pub svg: String,
    /// The width and height in pixels.
    size: (f64, f64),
}

/// Draws the first element that this selector finds.
///
/// # Errors
/// When there is none, or a file of the page cannot be loaded.
pub async fn draw(selector: &'static str, caption: Caption) -> Result<Picture, JsValue> {
    match drawing(selector, caption).await {
        Ok(drawing) => drawing.await,
        Err(error) => Err(error.to_string().into()),
    }
}

/// A picture that is being drawn.
type Drawing = Pin<Box<dyn Future<Output = Result<Picture, JsValue>>>>;

/// The function at which the build splits the drawing off: few players draw pictures.
#[wasm_split(picture, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn drawing(selector: &'static str, caption: Caption) -> Result<Drawing, SplitLoaderError> {
    Ok(Box::pin(drawn(selector, caption)))
}

async fn drawn(selector: &str, caption: Caption) -> Result<Picture, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let root = document.query_selector(selector)?.ok_or(JsValue::NULL)?;
    let files = Files::fetch(&window, &document, &root).await?;
    let canvas = document.create_element("canvas")?.dyn_into::<HtmlCanvasElement>()?;
    let text_measure = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
    let page = document.body().ok_or(JsValue::NULL)?;
    let ground = window.get_computed_style(&page)?;
    // Dropped when the picture is drawn, or has failed.
    let _stand_ins = PseudoElements::place(&window, &document, &root)?;
    let frame = Frame::around(&root).wider(MARGIN).below_heading(&caption.heading);
    let mut writer = SvgWriter::new(window, files, text_measure);
    if let Some(style) = ground {
        if let Some(colour) = Colour::read(&value(&style, "background-color")) {
            writer.rect(frame, 0.0, &colour.paint("fill"));
        }
        writer.heading(frame, &caption.heading, &style);
    }
    writer.element(&root)?;
    Ok(Picture { svg: writer.finish(frame, &caption), size: (frame.width, frame.height) })
}

impl Picture {
    /// The picture as PNG.
    ///
    /// # Errors
    /// When the browser cannot paint it.
    pub async fn png(&self) -> Result<Blob, JsValue> {
        let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
        let address = Url::create_object_url_with_blob(&blob(&self.svg, "image/svg+xml")?)?;
        let image = HtmlImageElement::new()?;
        image.set_src(&address);
        let shown = JsFuture::from(image.decode()).await;
        Url::revoke_object_url(&address)?;
        shown?;
        let canvas = document.create_element("canvas")?.dyn_into::<HtmlCanvasElement>()?;
        let (width, height) = (self.size.0 * SHARPNESS, self.size.1 * SHARPNESS);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as large as a screen")]
        let (across, down) = (width.round() as u32, height.round() as u32);
        canvas.set_width(across);
        canvas.set_height(down);
        let paint = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
        paint.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
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
