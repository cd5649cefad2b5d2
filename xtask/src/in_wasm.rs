//! Tests and benchmarks in WebAssembly, in a browser's worker.

use std::process::Command;

use anyhow::Result;

use crate::command::cargo;
use crate::tools;

/// `cargo test` of the package `wasm-tests`, compiled to WebAssembly. wasm-bindgen's test runner runs it in a browser.
///
/// # Errors
///
/// When a tool cannot be installed.
pub fn tests(arguments: &[&str]) -> Result<Command> {
    let mut tests = cargo(&["test", "--locked", "--package", "wasm-tests", "--target", "wasm32-unknown-unknown"]);
    tests
        .args(arguments)
        .env("PATH", tools::for_building(|| Ok(()))?)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("CHROMEDRIVER", "chromedriver")
        // In seconds; benchmarks take longer than tests.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    Ok(tests)
}
