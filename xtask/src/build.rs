//! Builds `dist/`.

use anyhow::{Context, Result};

use crate::command::{command, run, say};
use crate::tools;

/// Builds the release into `dist/`, and installs missing tools first.
///
/// It always runs: cargo needs a second to find out that nothing has changed, and [`crate::stage`] caches the output of
/// `wasm-opt`.
///
/// # Errors
///
/// When a tool cannot be installed or the build fails.
pub fn build() -> Result<()> {
    let path = tools::for_building()?;
    say("Building dist/: about 3 minutes the first time, a few seconds if nothing changed.");
    let mut trunk = command("trunk");
    trunk
        .args(["build", "--release", "--locked"])
        .env("PATH", path)
        // Cargo reports the progress. Trunk would repeat it, and warn that its minifier cannot parse wasm-bindgen's
        // output.
        .env("RUST_LOG", "error")
        .env("RUST_BACKTRACE", "0");
    run(&mut trunk).context("the build of dist/ failed; dist/ still holds the last successful build")
}
