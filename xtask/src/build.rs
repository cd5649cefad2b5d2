//! Builds the site: for players into `dist/`, or quickly for playing on this machine.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::command::{command, run, say, side_by_side};
use crate::programs::Purpose;
use crate::{programs, project, stage, tools};

/// Builds the site for players into `dist/`, and installs missing tools first. The last site stays until the next one is
/// complete.
///
/// No step is skipped: if nothing has changed, cargo finds that out in a second, and [`crate::split`] reuses its files.
///
/// # Errors
///
/// When a tool cannot be installed or the build fails.
pub fn build() -> Result<()> {
    say("Building dist/: about 5 minutes the first time, some seconds if nothing changed.");
    compile(Purpose::Release)?;
    replace(&project::dist(), Purpose::Release).context("dist/ still holds the last successful build")
}

/// Builds the site quickly for playing on this machine, and returns its folder. The programs are larger than in `dist/`; all else
/// is the same. Without Binaryen, whose `wasm-merge` joins the parts, builds `dist/` instead.
///
/// # Errors
///
/// As [`build`].
pub fn build_for_play() -> Result<PathBuf> {
    tools::install_binaryen();
    if tools::wasm_merge().is_none() {
        return build().map(|()| project::dist());
    }
    say("Compiling: about 3 minutes the first time, some seconds after a change.");
    compile(Purpose::Play)?;
    let folder = project::root().join("target/site");
    replace(&folder, Purpose::Play)?;
    Ok(folder)
}

/// Builds the site for players into the folder, from which Trunk moves it to `dist/`.
///
/// # Errors
///
/// As [`build`].
pub fn build_for_trunk(folder: &Path) -> Result<()> {
    compile(Purpose::Release)?;
    stage_anew(folder, Purpose::Release)
}

/// Builds the site with Trunk, and compares it with `dist/`.
///
/// # Errors
///
/// When Trunk cannot be installed, or a file differs.
pub fn compare_with_trunk() -> Result<()> {
    let folder = project::root().join("target/trunk");
    run(command(tools::install_trunk()?).args(["build", "--dist"]).arg(&folder))?;
    let (ours, theirs) = (project::files_below(&project::dist())?, project::files_below(&folder)?);
    ensure!(ours == theirs, "dist/ has the files {ours:?}, Trunk has made {theirs:?}");
    for path in ours {
        let is_same = fs::read(project::dist().join(&path))? == fs::read(folder.join(&path))?;
        ensure!(is_same, "{path} is not the same in dist/ and as Trunk has made it");
    }
    Ok(())
}

/// Compiles the programs, and installs Binaryen at the same time.
fn compile(purpose: Purpose) -> Result<()> {
    tools::install_wasm_target()?;
    let (compiled, ()) = side_by_side(|| programs::compile(purpose), tools::install_binaryen);
    compiled
}

/// Builds the site in another folder, and then moves it to this one in place of the site there.
fn replace(folder: &Path, purpose: Purpose) -> Result<()> {
    let unfinished = project::root().join("target/unfinished");
    stage_anew(&unfinished, purpose)?;
    let _ = fs::remove_dir_all(folder);
    fs::rename(&unfinished, folder).with_context(|| format!("the site cannot be moved to {}", folder.display()))
}

/// Empties the folder, and writes the site into it.
fn stage_anew(folder: &Path, purpose: Purpose) -> Result<()> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder)?;
    stage::stage(folder, purpose)
}
