//! All that runs in a browser's worker.
#![cfg(target_arch = "wasm32")]

mod records;
mod speed;

use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_dedicated_worker);
