//! The page's side of working offline: registers the service worker once the page has loaded, notices
//! when a newer version lies ready, and takes it when the player agrees. The other side is
//! `assets/service-worker.js`.

use std::cell::Cell;

use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState, window};
use wasm_bindgen_futures::JsFuture;

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window()?.navigator();
    // Not there on pages that are not secure.
    let there = js_sys::Reflect::has(&navigator, &JsValue::from_str("serviceWorker")).unwrap_or(false);
    there.then(|| navigator.service_worker())
}

/// Registers the service worker. Calls `offered` when a newer version lies ready, and `superseded` when it
/// has been taken, here or in another tab: from then on this page is of an older version than its files.
pub fn register(offered: impl Fn() + Clone + 'static, superseded: impl Fn() + 'static) {
    let Some(container) = container() else { return };
    // A page that was not served by any is only looked after from now on when the first takes over.
    let served = Cell::new(is_served());
    let changed = Closure::<dyn Fn()>::new(move || {
        if served.replace(true) {
            superseded();
        }
    });
    container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget();
    let registration = container.register("service-worker.js");
    leptos::task::spawn_local(async move {
        // Without it the cabinet still works, only not offline.
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

/// Whether this page was served by a service worker: only then is another one a newer version.
fn is_served() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

fn look_for_newer(registration: &ServiceWorkerRegistration, offered: impl Fn()) {
    if registration.waiting().is_some() && is_served() {
        offered();
    }
}

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

/// Takes the version that lies ready. What follows is told to `superseded` of [`register`], in every tab.
pub fn take_over() {
    let Some(container) = container() else { return };
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
