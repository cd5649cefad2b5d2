//! What is tested and measured in a browser's worker. The worker's name says what is to be done: `cases`, or one of the
//! measurements of [`speed`]. It sends one message, which is the result, or that it panicked.

mod cases;
mod speed;

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    // Natively there is no worker; nobody runs the program there, but the checks of the code compile it.
    if cfg!(not(target_arch = "wasm32")) {
        return;
    }
    let worker: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let told = worker.clone();
    let tell = move |text: &str| told.post_message(&JsValue::from_str(text)).expect("a text can be a message");
    let on_panic = tell.clone();
    std::panic::set_hook(Box::new(move |panic| on_panic(&panic.to_string())));
    let name = worker.name();
    tell(&if name == "cases" { cases::play_all() } else { speed::measure(&name) });
}
