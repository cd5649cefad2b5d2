//! Files that the player saves and opens.

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url, window};
use wasm_bindgen_futures::JsFuture;

/// Hands the player a text as a file of this name, as a link to a download would.
pub fn save(name: &str, text: &str) {
    // Fails only where the browser knows no files; then nothing is saved, which the player sees.
    let _ = blob(text, "text/plain;charset=utf-8").and_then(|blob| save_blob(name, &blob));
}

/// A text as the content of a file of this kind.
///
/// # Errors
/// When the browser knows no files.
pub fn blob(text: &str, kind: &str) -> Result<Blob, JsValue> {
    let kinds = BlobPropertyBag::new();
    kinds.set_type(kind);
    Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&JsValue::from_str(text)), &kinds)
}

/// Hands the player this content as a file of this name.
///
/// # Errors
/// When the browser knows no files.
pub fn save_blob(name: &str, content: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(content)?;
    let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let link = document.create_element("a")?.dyn_into::<HtmlAnchorElement>()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Not given back before the page is left: a browser may still be asking where to.
    Ok(())
}

/// Reads the file that was chosen in a field, and lets go of it there. Calls `then` with its text.
pub fn read(chosen: &Event, then: impl FnOnce(String) + 'static) {
    let field = chosen.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else { return };
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        // So that the same file can be chosen again.
        field.set_value("");
        // What cannot be read is no text of ours either.
        then(text.unwrap_or_default());
    });
}
