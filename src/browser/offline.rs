//! The page's side of offline use: registers the service worker, notices when a newer version is
//! ready, and activates it when the player agrees. The other side is `assets/service-worker.js`.

use std::cell::Cell;

use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState, window};
use wasm_bindgen_futures::JsFuture;

fn service_worker_container() -> Option<ServiceWorkerContainer> {
    let navigator = window()?.navigator();
    // Pages without HTTPS have no service workers.
    let there = js_sys::Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    there.then(|| navigator.service_worker())
}

/// Registers the service worker. Calls `offered` when a newer version is ready. Calls `superseded` when a newer version was
/// activated, here or in another tab: from then on this page is older than its files.
pub fn register(offered: impl Fn() + Clone + 'static, superseded: impl Fn() + 'static) {
    let Some(container) = service_worker_container() else { return };
    // If no service worker has served this page, the first one that takes over is not a newer version.
    let served = Cell::new(service_worker_of_page().is_some());
    let changed = Closure::<dyn Fn()>::new(move || {
        if served.replace(true) {
            superseded();
        }
    });
    container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    let registration = container.register("service-worker.js");
    leptos::task::spawn_local(async move {
        // Without a service worker the page still works, only not offline.
        let Ok(registration) = JsFuture::from(registration).await else { return };
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else { return };
        look_for_newer(&registration, offered.clone());
        watch_installing(&registration, offered.clone());
        let found = {
            let registration = registration.clone();
            Closure::<dyn Fn()>::new(move || watch_installing(&registration, offered.clone()))
        };
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        found.forget();
    });
}

/// The service worker that serves this page; `None` if there is none yet.
fn service_worker_of_page() -> Option<ServiceWorker> {
    service_worker_container()?.controller()
}

/// Calls `offered` if a newer version is ready: a service worker that waits while another one serves the page. (WebKit may
/// report the first service worker as waiting when it already serves the page.)
fn look_for_newer(registration: &ServiceWorkerRegistration, offered: impl Fn()) {
    let Some(waiting) = registration.waiting() else { return };
    if service_worker_of_page().is_some_and(|controller| controller != waiting) {
        offered();
    }
}

/// Waits for the service worker that is being installed, if there is one, and then looks for a newer version.
fn watch_installing(registration: &ServiceWorkerRegistration, offered: impl Fn() + Clone + 'static) {
    let Some(worker) = registration.installing() else { return };
    let registration = registration.clone();
    let changed = {
        let worker = worker.clone();
        Closure::<dyn Fn()>::new(move || {
            if worker.state() == ServiceWorkerState::Installed {
                look_for_newer(&registration, offered.clone());
            }
        })
    };
    worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
}

/// Activates the version that is ready. Then [`register`] calls `superseded` in every tab.
pub fn take_over() {
    let Some(container) = service_worker_container() else { return };
    leptos::task::spawn_local(async move {
        let Ok(registration) = JsFuture::from(container.get_registration()).await else { return };
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else { return };
        let Some(waiting) = registration.waiting() else { return };
        let message = js_sys::Object::new();
        let named = js_sys::Reflect::set(&message, &"type".into(), &"take-over".into());
        if named.is_ok() {
            let _ = waiting.post_message(&message);
        }
    });
}
