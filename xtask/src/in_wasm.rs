//! Tests and measurements in WebAssembly, in a browser's worker.

use std::process::Command;

use anyhow::Result;

use crate::command::cargo;
use crate::tools;

/// `cargo test` of the package `wasm-tests`, compiled to WebAssembly and run in a browser by the runner that
/// comes with wasm-bindgen.
///
/// # Errors
///
/// When the tools cannot be had.
pub fn tests(words: &[&str]) -> Result<Command> {
    let mut tests = cargo(&["test", "--locked", "--package", "wasm-tests", "--target", "wasm32-unknown-unknown"]);
    tests
        .args(words)
        .env("PATH", tools::for_building()?)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("CHROMEDRIVER", "chromedriver")
        // In seconds; measuring takes longer than testing.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    Ok(tests)
}
