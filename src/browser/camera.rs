//! The camera, which looks for a QR code. Its pictures stay in the page.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::{document, set_interval_with_handle, window};
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, MediaStream, MediaStreamConstraints,
    MediaStreamTrack,
};
use quircs::Quirc;
use wasm_bindgen_futures::JsFuture;

/// How often a picture is looked at. A phone needs some 50 ms for one.
const SCAN_INTERVAL: Duration = Duration::from_millis(200);

/// The longest side of a picture that is looked at, in pixels. A code of 80 modules has 5 pixels for each.
const MAX_PICTURE_SIDE: f64 = 640.0;

/// Whether the browser lets pages ask for a camera.
pub fn has_camera() -> bool {
    window().navigator().media_devices().is_ok()
}

/// A camera that is on. It is switched off when the value is dropped.
pub struct Camera {
    stream: MediaStream,
    looking: Option<IntervalHandle>,
}

impl Drop for Camera {
    fn drop(&mut self) {
        if let Some(looking) = self.looking {
            looking.clear();
        }
        self.stream.get_tracks().iter().for_each(|track| track.unchecked_into::<MediaStreamTrack>().stop());
    }
}

impl Camera {
    /// Shows what the camera sees in this element, the camera at the back of a phone if there is one, and calls `found` with the
    /// text of each QR code in sight, again and again.
    ///
    /// # Errors
    /// When there is no camera, or the player does not allow to use it.
    pub async fn start(video: HtmlVideoElement, found: impl Fn(String) + 'static) -> Result<Self, JsValue> {
        let wanted = MediaStreamConstraints::new();
        let back = js_sys::Object::new();
        js_sys::Reflect::set(&back, &"facingMode".into(), &"environment".into())?;
        wanted.set_video(&back);
        let stream =
            JsFuture::from(window().navigator().media_devices()?.get_user_media_with_constraints(&wanted)?).await?;
        let mut camera = Self { stream: stream.unchecked_into(), looking: None };
        video.set_src_object(Some(&camera.stream));
        // Not waited for, so that a camera without pictures yet can be switched off. It fails where the camera is off before.
        let playing = JsFuture::from(video.play()?);
        spawn_local(async move {
            let _ = playing.await;
        });
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        let look = move || {
            if let Ok(Some(text)) = scan_code(&video, &canvas) {
                found(text);
            }
        };
        camera.looking = set_interval_with_handle(look, SCAN_INTERVAL).ok();
        Ok(camera)
    }
}

/// The text of the first QR code that the video shows now.
fn scan_code(video: &HtmlVideoElement, canvas: &HtmlCanvasElement) -> Result<Option<String>, JsValue> {
    let (width, height) = (f64::from(video.video_width()), f64::from(video.video_height()));
    let scale = (MAX_PICTURE_SIDE / width.max(height)).min(1.0);
    if !scale.is_finite() || width == 0.0 {
        // No picture has come yet.
        return Ok(None);
    }
    let size = |length: f64| js_sys::Math::round(length * scale);
    let (width, height) = (size(width), size(height));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most MAX_PICTURE_SIDE")]
    let (columns, rows) = (width as usize, height as usize);
    canvas.set_width(u32::try_from(columns).unwrap_or_default());
    canvas.set_height(u32::try_from(rows).unwrap_or_default());
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    context.draw_image_with_html_video_element_and_dw_and_dh(video, 0.0, 0.0, width, height)?;
    let pixels = context.get_image_data(0.0, 0.0, width, height)?.data();
    // Green is most of what the eye takes for brightness.
    let brightness: Vec<u8> = pixels.chunks_exact(4).map(|pixel| pixel[1]).collect();
    let mut reader = Quirc::new();
    let mut codes = reader.identify(columns, rows, &brightness);
    let text = codes.find_map(|code| String::from_utf8(code.ok()?.decode().ok()?.payload).ok());
    Ok(text)
}
