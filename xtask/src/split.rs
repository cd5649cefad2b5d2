//! Splits the programs of the page and of the worker into parts that are loaded when they are needed.
//!
//! The programs are split at functions that `src/app/parts/games.rs`, `src/app/router/split.rs` and `src/bin/engine_worker.rs`
//! mark.
//!
//! 1. [`wasm_split_cli_support`] takes the program as the linker left it, with its relocations (`build.rs`), and writes the main
//!    program, a file for each part, and a *chunk* for the code that several parts share.
//! 2. [`wasm_bindgen_cli_support`] writes the script of the main program ([`bind`]).
//! 3. [`merge`] joins the chunks into a few files, if `wasm-merge` is installed.
//! 4. The script gets a loader for the parts ([`loader`]), and the names between script and program become short ([`compact`]).
//! 5. `wasm-opt` makes all programs smaller and faster, if it is installed ([`mod@optimise`]).

pub mod compact;
pub mod loader;
pub mod merge;
pub mod optimise;
pub mod parts;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, anyhow, ensure};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use parts::Parts;

use crate::command::{say, side_by_side};
use crate::programs::{PROGRAMS, Program, Purpose};
use crate::{project, tools};

/// Writes the files of both programs into the folder.
///
/// # Errors
/// When a program is not compiled or cannot be split.
pub fn write(folder: &Path, purpose: Purpose) -> Result<()> {
    let write = |program: &Program| -> Result<()> {
        let made =
            built_program(program, purpose).with_context(|| format!("the program {} cannot be split", program.name))?;
        project::copy(&made, folder)
    };
    let [page, worker] = &PROGRAMS;
    let (page, worker) = side_by_side(|| write(page), || write(worker));
    page.and(worker)
}

/// Returns the folder with the files of a program. Writes the files again when the program, this tool or the optimiser has
/// changed.
fn built_program(program: &Program, purpose: Purpose) -> Result<PathBuf> {
    let bytes = program.read(purpose)?;
    let all = project::target().join("split").join(program.profile(purpose)).join(program.name);
    let made = all.join(cache_key(&bytes)?);
    if made.is_dir() {
        return Ok(made);
    }
    if purpose == Purpose::Release {
        say(&format!("Splitting and optimising {}: up to a minute.", program.name));
    }
    let _ = fs::remove_dir_all(&all);
    let (unfinished, chunks) = (all.join("unfinished"), all.join("chunks"));
    fs::create_dir_all(&unfinished)?;
    fs::create_dir_all(&chunks)?;
    split(program, &bytes, &unfinished, &chunks)?;
    if purpose == Purpose::Release {
        optimise::optimise(&unfinished, program.level)?;
    }
    write_part_hashes(program, &unfinished)?;
    fs::rename(unfinished, &made)?;
    Ok(made)
}

/// A hash of everything on which the files of a program depend: the program, this tool, and whether there is an optimiser.
fn cache_key(program: &[u8]) -> Result<String> {
    let changed = fs::metadata(std::env::current_exe()?)?.modified()?.duration_since(SystemTime::UNIX_EPOCH)?;
    let rest = format!("{} {}", changed.as_nanos(), tools::wasm_opt().is_some());
    Ok(HEXLOWER.encode(&Sha256::new().chain_update(program).chain_update(rest).finalize()[..8]))
}

/// Splits a program, which consists of these bytes. Writes its script, its main program and its parts into `folder`, and the
/// chunks that it needs on the way into `chunks`.
fn split(program: &Program, bytes: &[u8], folder: &Path, chunks: &Path) -> Result<()> {
    let name = program.name;
    let main = chunks.join("main.wasm");
    let parts = parts_of(bytes, chunks, &main)?;

    bind(name, fs::read(&main)?, folder)?;
    let parts = merge::merge(chunks, &parts)?;
    let target = folder.join(program.folder);
    fs::create_dir_all(&target)?;
    let mut all = Vec::new();
    let files: BTreeSet<&String> = parts.values().flatten().collect();
    for file in files {
        let part = fs::read(chunks.join(file)).with_context(|| format!("cannot read the part {file}"))?;
        fs::write(target.join(file), merge::without_custom_sections(&part)?)?;
        all.push(part);
    }
    let script = folder.join(format!("{name}.js"));
    let with_loader = loader::add_loader(&fs::read_to_string(&script)?, &parts, program.folder)?;
    let main = folder.join(format!("{name}_bg.wasm"));
    let (compacted, mut script_text) =
        compact::compact_main(&fs::read(&main)?, &compact::compact_script(&with_loader)?, &all)?;
    if program.starts_itself {
        script_text += "__wbg_init();\n";
    }
    fs::write(main, compacted)?;
    Ok(fs::write(script, script_text)?)
}

/// Writes the hashes of the parts into the script that loads them, once the parts are final.
fn write_part_hashes(program: &Program, folder: &Path) -> Result<()> {
    let script = folder.join(format!("{}.js", program.name));
    Ok(fs::write(&script, loader::add_hashes(folder, &fs::read_to_string(&script)?, program.folder)?)?)
}

/// Writes the script of a program into the folder, `<name>.js`, and the program that it loads, `<name>_bg.wasm`.
///
/// # Errors
/// When the program was compiled with another version of wasm-bindgen.
pub fn bind(name: &str, program: Vec<u8>, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    // Parts find the functions of the linker by their names.
    bindgen.input_bytes(name, program).web(true)?.typescript(false).keep_lld_exports(true).demangle(false);
    bindgen.omit_default_module_path(false);
    bindgen.generate(folder).with_context(|| format!("the script of {name} cannot be written"))
}

/// Splits a program into the main program, which it writes to `main`, and parts, which it writes into `work`. Returns the files
/// of each part.
fn parts_of(program: &[u8], work: &Path, main: &Path) -> Result<Parts> {
    let mut options = Options::new(program);
    options.output_dir = work;
    options.main_out_path = main;
    options.link_name = loader::LOADER_MODULE;
    let split = transform(options).map_err(|why| anyhow!("{why:#}"))?;
    ensure!(!split.prefetch_map.is_empty(), "expected parts in the program, found none");
    let with_extension = |files: Vec<String>| files.into_iter().map(|file| file + ".wasm").collect();
    Ok(split.prefetch_map.into_iter().map(|(part, files)| (part, with_extension(files))).collect())
}
