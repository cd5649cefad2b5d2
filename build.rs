//! Compiles the catalogues of texts in `assets/languages` (`xtask/catalogues`). A mistake in a catalogue stops the build. Also
//! makes the linker keep relocations, which a later step needs to split the programs of the page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The environment variable that adds a language made from English, for trying out the page. Any value will do.
const PSEUDO_LANGUAGE: &str = "PSEUDO_LANGUAGE";

fn main() -> ExitCode {
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        // Splitting moves functions and data between files, so it must know what refers to what (`xtask/src/split.rs`).
        for program in ["corsair-cabinet", "engine_worker"] {
            println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
        }
    }
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
