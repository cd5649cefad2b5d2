//! Optimises WebAssembly with Binaryen.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::command::{command, run};
use crate::{project, tools};

/// The features that rustc uses today; `wasm-opt` refuses code that uses others.
pub const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Runs `wasm-opt` if it is installed: on the page for size, on the worker for speed.
///
/// Trunk could run it, but fails without it, and does not cache its output. The cache here is keyed by the hash of the
/// input.
///
/// # Errors
///
/// When a file cannot be read or written, or `wasm-opt` fails.
pub fn optimise(folder: &Path) -> Result<()> {
    let Some(wasm_opt) = tools::wasm_opt() else {
        println!("wasm-opt is not installed; the WebAssembly is not optimised further.");
        return Ok(());
    };
    let cache = project::root().join("target/wasm-opt");
    fs::create_dir_all(&cache)?;
    let files: Vec<String> =
        project::files_below(folder)?.into_iter().filter(|path| project::extension(path) == "wasm").collect();
    let optimise = |path: &str| -> Result<()> {
        let level = if path.starts_with("engine_worker") { "-O3" } else { "-Oz" };
        let file = folder.join(path);
        let name = HEXLOWER.encode(&Sha256::digest(fs::read(&file)?));
        let optimised = cache.join(format!("{name}{level}.wasm"));
        if !optimised.is_file() {
            let unfinished = optimised.with_extension("unfinished");
            println!("Optimising {path} with wasm-opt {level}: up to a minute.");
            run(command(&wasm_opt).args(WASM_FEATURES).args([level, "--output"]).args([&unfinished, &file]))?;
            fs::rename(unfinished, &optimised)?;
        }
        fs::copy(optimised, file)?;
        Ok(())
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = files.iter().map(|path| scope.spawn(|| optimise(path))).collect();
        running.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(_) => bail!("the thread that ran wasm-opt panicked"),
        })
    })
}
