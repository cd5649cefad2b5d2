//! Optimises WebAssembly with Binaryen.

use std::path::Path;
use std::thread;

use anyhow::{Result, bail};

use crate::command::{command, run, say};
use crate::{project, tools};

/// The features that rustc uses today; Binaryen's programs refuse code that uses others.
pub const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Optimises the WebAssembly in the folder at this level, if `wasm-opt` is installed.
///
/// # Errors
/// When `wasm-opt` fails.
pub fn optimise(folder: &Path, level: &str) -> Result<()> {
    let Some(wasm_opt) = tools::wasm_opt() else {
        say("wasm-opt is not installed; the WebAssembly is not optimised further.");
        return Ok(());
    };
    let mut files = project::files_below(folder)?;
    files.retain(|file| project::extension(file) == "wasm");
    let optimise = |file: &str| {
        let file = folder.join(file);
        run(command(&wasm_opt).args(WASM_FEATURES).args([level, "--output"]).args([&file, &file]))
    };
    thread::scope(|scope| {
        let running: Vec<_> = files.iter().map(|file| scope.spawn(|| optimise(file))).collect();
        running.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(_) => bail!("the thread that ran wasm-opt panicked"),
        })
    })
}
