//! Makes `dist/`.

use anyhow::{Context, Result};

use crate::command::{command, run, say};
use crate::tools;

/// Builds the release into `dist/`, getting first what is missing.
///
/// Nothing is skipped on a guess: cargo finds out in a second what has changed,
/// and [`crate::stage`] keeps what `wasm-opt` made of the same bytes before.
///
/// # Errors
///
/// When a tool cannot be had or the build fails.
pub fn build() -> Result<()> {
    let path = tools::for_building()?;
    say("Building dist/: about 3 minutes the first time, a few seconds if nothing changed.");
    let mut trunk = command("trunk");
    trunk
        .args(["build", "--release", "--locked"])
        .env("PATH", path)
        // Cargo's own lines tell how far it is; Trunk's would say it all again, with
        // a warning that its minifier cannot read what wasm-bindgen writes.
        .env("RUST_LOG", "error")
        .env("RUST_BACKTRACE", "0");
    run(&mut trunk).context("the build of dist/ failed; what is there is the last one that went well")
}
