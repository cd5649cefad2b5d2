//! The program of `tests/wasm`, which runs tests and measurements in a browser's worker.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::command::run;
use crate::programs::{TARGET, cargo_build_for_browser};
use crate::{project, split};

/// The name of the program. A page of the browser tests starts its script, `wasm-tests.js`, as a worker.
pub const PROGRAM_NAME: &str = "wasm-tests";

/// Compiles the program as the page's worker is compiled. Returns the folder to serve.
///
/// # Errors
///
/// When the program cannot be compiled.
pub fn build() -> Result<PathBuf> {
    crate::tools::install_wasm_target()?;
    run(cargo_build_for_browser(PROGRAM_NAME).args(["--quiet", "--profile", "engine"]))?;
    let program = project::target().join(format!("{TARGET}/engine/{PROGRAM_NAME}.wasm"));
    let program = fs::read(&program).with_context(|| format!("expected the program at {}", program.display()))?;
    let folder = project::target().join("in-wasm");
    fs::create_dir_all(&folder)?;
    split::bind(PROGRAM_NAME, program, &folder)?;
    let script = folder.join(format!("{PROGRAM_NAME}.js"));
    fs::write(&script, fs::read_to_string(&script)? + "__wbg_init();\n")?;
    fs::write(folder.join("index.html"), "<!DOCTYPE html><title>Tests</title><link rel=\"icon\" href=\"data:,\">")?;
    Ok(folder)
}
