//! Compiles the catalogues of texts in `assets/languages` (`xtask/catalogues`). A mistake in one of them stops the build.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Adds a language made from English, to try the page with: set it to anything.
const PSEUDO_LANGUAGE: &str = "PSEUDO_LANGUAGE";

fn main() -> ExitCode {
    let folder = Path::new("assets/languages");
    println!("cargo:rerun-if-changed={}", folder.display());
    println!("cargo:rerun-if-env-changed={PSEUDO_LANGUAGE}");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    match catalogues::compile_folder(folder, env::var_os(PSEUDO_LANGUAGE).is_some()) {
        Ok(compiled) => match compiled.write(&out) {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => {
                println!("cargo:error=the catalogues cannot be written: {why}");
                ExitCode::FAILURE
            }
        },
        Err(problems) => {
            for problem in problems {
                println!("cargo:error={problem}");
            }
            ExitCode::FAILURE
        }
    }
}
