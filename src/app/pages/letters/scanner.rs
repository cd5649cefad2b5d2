//! The camera that reads the code of the other device.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::messages as say;
use crate::app::route::Route;
use crate::browser::camera::Camera;
use crate::browser::device;
use crate::ui::{alert_text, use_language};

/// A button that switches the camera on. The first link to a letter or a record in sight is opened.
#[component]
pub fn Scanner(
    /// Whether the button can be seen. The camera is switched off as soon as it cannot.
    shown: Signal<bool>,
    /// Whether the player has just asked for the camera, so that it is switched on at once.
    begins: bool,
) -> impl IntoView {
    let language = use_language();
    let camera = StoredValue::new_local(None::<Camera>);
    let is_on = RwSignal::new(begins);
    let is_refused = RwSignal::new(false);
    // In a hidden tab the camera is off.
    let is_visible = RwSignal::new(device::is_visible());
    device::on_visibility(move || is_visible.set(device::is_visible()));
    // The number of times that the camera was switched on or off. The player may switch it off while the browser asks.
    let switched = StoredValue::new(0_u32);
    let video = NodeRef::<leptos::html::Video>::new();
    let found = move |text: String| {
        let route = text.trim().split_once('#').map(|(_, place)| Route::read(place));
        if let Some(route @ (Route::Letter(_) | Route::Replay(_))) = route
            && is_on.try_set(false).is_none()
        {
            camera.set_value(None);
            device::replace_route(&route.to_string());
        }
    };
    Effect::new(move |_| {
        let wanted = is_on.get() && is_visible.get();
        switched.update_value(|times| *times += 1);
        camera.set_value(None);
        let Some(video) = video.get().filter(|_| wanted) else { return };
        let time = switched.get_value();
        let is_wanted = move || switched.try_get_value() == Some(time);
        spawn_local(async move {
            let started = Camera::start(video, found).await;
            if !is_wanted() {
                return;
            }
            if let Ok(started) = started {
                camera.set_value(Some(started));
            } else {
                is_on.set(false);
                is_refused.set(true);
            }
        });
    });
    Effect::new(move |_| {
        if !shown.get() && is_on.get_untracked() {
            is_on.set(false);
        }
    });
    let switch = move |_| {
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
        {alert_text("", move || is_refused.get().then(|| say::SCAN_REFUSED.text(language)))}
    }
}
