//! Files that the player saves and opens.

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url, window};
use wasm_bindgen_futures::JsFuture;

use crate::game::outside_text::decode;

/// Saves a text as a file with this name, like a download.
pub fn save(name: &str, text: &str) {
    // It fails only where the browser has no files; the player sees that nothing is saved.
    let _ = make_blob(text, "text/plain;charset=utf-8").and_then(|blob| save_blob(name, &blob));
}

/// A text as the content of a file of this media type.
pub fn make_blob(text: &str, kind: &str) -> Result<Blob, JsValue> {
    let kinds = BlobPropertyBag::new();
    kinds.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&JsValue::from_str(text)), &kinds)
}

/// Saves this content as a file with this name.
pub fn save_blob(name: &str, content: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(content)?;
    let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let link = document.create_element("a")?.dyn_into::<HtmlAnchorElement>()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Not revoked before the player leaves the page: the browser may still ask where to save it.
    Ok(())
}

/// Reads the file that was chosen in a field, and clears the field. Calls `then` with the text, which is empty if the file cannot
/// be read.
pub fn read(chosen: &Event, then: impl FnOnce(String) + 'static) {
    let field = chosen.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else { return };
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    leptos::task::spawn_local(async move {
        let bytes = JsFuture::from(file.array_buffer()).await;
        let bytes = bytes.map(|buffer| js_sys::Uint8Array::new(&buffer).to_vec());
        // Cleared so that the same file can be chosen again.
        field.set_value("");
        // A file that cannot be read is reported like an unusable text.
        then(decode(&bytes.unwrap_or_default()));
    });
}
