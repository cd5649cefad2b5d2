//! Splits the programs of the page and of the worker into parts that are loaded when they are needed.
//!
//! `src/app/parts/games.rs`, `src/app/router/split.rs` and `src/bin/engine_worker.rs` mark the functions at which they are split. Trunk knows nothing of that:
//! its output is replaced here.
//!
//! 1. [`wasm_split_cli_support`] takes the program as the linker left it, with its relocations (`build.rs`), and writes the main
//!    program, a file for each part, and a *chunk* for whatever several parts share.
//! 2. `wasm-bindgen` writes the script of the main program.
//! 3. The chunks become few files, if `wasm-merge` is installed ([`merge`]).
//! 4. The script gets a loader for the parts ([`loader`]), and names between it and the program become short ([`compact`]).

pub mod compact;
pub mod loader;
pub mod merge;
pub mod parts;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use parts::Parts;

use crate::command::{command, run};
use crate::project;

/// A program that is split.
struct Program {
    name: &'static str,
    /// The profile with which cargo compiles it.
    profile: &'static str,
    /// The folder of its parts in the site.
    folder: &'static str,
}

/// The programs of the page and of the worker.
const PROGRAMS: [Program; 2] = [
    Program { name: "corsair-cabinet", profile: "release", folder: "parts" },
    Program { name: "engine_worker", profile: "engine", folder: "engine_worker_parts" },
];

/// Writes the hashes of the parts into the scripts that load them, once the parts are as they will be.
///
/// # Errors
/// When a script or a part cannot be read.
pub fn seal(folder: &Path) -> Result<()> {
    for Program { name, folder: parts, .. } in PROGRAMS {
        let script = folder.join(format!("{name}.js"));
        fs::write(&script, loader::seal(folder, &fs::read_to_string(&script)?, parts)?)?;
    }
    Ok(())
}

/// Replaces the programs in the folder by the same programs in parts.
///
/// # Errors
/// When a program is not there or cannot be split.
pub fn split(folder: &Path) -> Result<()> {
    PROGRAMS.iter().try_for_each(|program| {
        program.split(folder).with_context(|| format!("the program {} cannot be split", program.name))
    })
}

impl Program {
    fn split(&self, folder: &Path) -> Result<()> {
        let Self { name, profile, .. } = self;
        let program = project::target().join(format!("wasm32-unknown-unknown/{profile}/{name}.wasm"));
        let program = fs::read(&program).with_context(|| format!("expected the program at {}", program.display()))?;
        let work = project::target().join("split").join(name);
        let _ = fs::remove_dir_all(&work);
        fs::create_dir_all(&work)?;
        let main = work.join("main.wasm");
        let parts = parts_of(&program, &work, &main)?;

        self.bind(&main, folder)?;
        let parts = merge::merge(&work, &parts)?;
        let target = folder.join(self.folder);
        fs::create_dir_all(&target)?;
        let mut programs = Vec::new();
        let files: BTreeSet<&String> = parts.values().flatten().collect();
        for file in files {
            let part = fs::read(work.join(file)).with_context(|| format!("cannot read the part {file}"))?;
            fs::write(target.join(file), merge::without_custom_sections(&part)?)?;
            programs.push(part);
        }
        let script = folder.join(format!("{name}.js"));
        let with_loader = loader::add(&fs::read_to_string(&script)?, &parts, self.folder)?;
        let main = folder.join(format!("{name}_bg.wasm"));
        let (compacted, script_text) = compact::main(&fs::read(&main)?, &compact::script(&with_loader)?, &programs)?;
        fs::write(main, compacted)?;
        Ok(fs::write(script, script_text)?)
    }

    /// Writes the script of the main program into the folder, in the place of that of the whole program.
    fn bind(&self, main: &Path, folder: &Path) -> Result<()> {
        let options =
            ["--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle", "--out-name", self.name];
        run(command("wasm-bindgen").args(options).arg("--out-dir").args([folder, main]))
            .context("wasm-bindgen cannot write the script of the program")
    }
}

/// Writes the main program and the parts, and returns the files of each part.
fn parts_of(program: &[u8], work: &Path, main: &Path) -> Result<Parts> {
    let mut options = Options::new(program);
    options.output_dir = work;
    options.main_out_path = main;
    options.link_name = loader::MODULE;
    let split = transform(options).map_err(|why| anyhow!("{why:#}"))?;
    ensure!(!split.prefetch_map.is_empty(), "expected parts in the program, found none");
    let with_extension = |files: Vec<String>| files.into_iter().map(|file| file + ".wasm").collect();
    Ok(split.prefetch_map.into_iter().map(|(part, files)| (part, with_extension(files))).collect())
}
