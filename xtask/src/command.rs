//! Runs other programs and says plainly what went wrong.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::project;

/// A command that starts in the project's root.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(project::root());
    command
}

/// The `cargo` that runs this program, with some words for it.
#[must_use]
pub fn cargo(words: &[&str]) -> Command {
    let mut command = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(words);
    command
}

/// The command as one would type it, for messages.
#[must_use]
pub fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let mut words = vec![program.to_string_lossy()];
    words.extend(command.get_args().map(OsStr::to_string_lossy));
    words.join(" ")
}

/// Runs a command with its output shown.
///
/// # Errors
///
/// When the program is not there or does not succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let typed = typed(command);
    let status = command.status().with_context(|| format!("`{typed}` did not start; is the program installed?"))?;
    if !status.success() {
        bail!("`{typed}` failed ({status}); its own words are above");
    }
    Ok(())
}

/// What a command prints, if it is there and succeeds. Shows nothing: for asking
/// whether something is installed.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a command with its output shown, and hands every line of its standard
/// output to `see` as well. Returns whether it succeeded.
///
/// # Errors
///
/// When the program is not there, or prints what is not text.
pub fn watch(command: &mut Command, mut see: impl FnMut(&str)) -> Result<bool> {
    let typed = typed(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{typed}` did not start; is the program installed?"))?;
    let output = child.stdout.take().context("a piped output has a reading end")?;
    for line in BufReader::new(output).lines() {
        let line = line.with_context(|| format!("`{typed}` printed what is not text"))?;
        println!("{line}");
        see(&line);
    }
    Ok(child.wait()?.success())
}

/// The first program of that name on `PATH`.
#[must_use]
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
