//! The camera that reads the code of the other device.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::code::link_in;
use super::messages as say;
use crate::app::route::Route;
use crate::browser::camera::Camera;
use crate::browser::device;
use crate::ui::use_language;

/// A button that switches the camera on. The first link to a letter in sight is opened.
#[component]
pub fn Scanner() -> impl IntoView {
    let language = use_language();
    let camera = StoredValue::new_local(None::<Camera>);
    let is_on = RwSignal::new(false);
    let is_refused = RwSignal::new(false);
    let video = NodeRef::<leptos::html::Video>::new();
    let found = move |text: String| {
        if let Some(link) = link_in(&text)
            && is_on.try_set(false).is_none()
        {
            camera.set_value(None);
            device::go(&Route::Letter(link).to_string());
        }
    };
    Effect::new(move |_| {
        let Some(video) = video.get().filter(|_| is_on.get()) else { return };
        spawn_local(async move {
            if let Ok(started) = Camera::start(video, found).await {
                // If the player has left the page since, the camera is switched off.
                camera.try_update_value(|camera| *camera = Some(started));
            } else {
                is_on.try_set(false);
                is_refused.try_set(true);
            }
        });
    });
    let switch = move |_| {
        camera.set_value(None);
        is_refused.set(false);
        is_on.update(|on| *on = !*on);
    };
    view! {
        <div class="row">
            <button class="btn" type="button" aria-expanded=move || is_on.get().to_string() on:click=switch>
                {move || if is_on.get() { say::SCAN_STOP } else { say::SCAN }.text(language)}
            </button>
        </div>
        <Show when=move || is_on.get()>
            <video class="scanner" node_ref=video playsinline=true muted=true aria-label=say::SCAN_VIEW.text(language)></video>
        </Show>
        <p role="alert">{move || is_refused.get().then(|| say::SCAN_REFUSED.text(language))}</p>
    }
}
