//! Runs other programs and reports their errors.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::project;

/// A command with the project's root as its working directory.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(project::root());
    command
}

/// The `cargo` that runs this program, with these arguments.
#[must_use]
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// The command as a user types it, for messages.
#[must_use]
pub fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let mut words = vec![program.to_string_lossy()];
    words.extend(command.get_args().map(OsStr::to_string_lossy));
    words.join(" ")
}

/// Runs a command with its output shown.
///
/// # Errors
///
/// When the program does not exist or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let line = command_line(command);
    let status = command.status().with_context(|| format!("`{line}` did not start; is the program installed?"))?;
    if !status.success() {
        bail!("`{line}` failed ({status}); its output is above");
    }
    Ok(())
}

/// The standard output of a command, if the program exists and succeeds. Shows nothing, so that it can ask whether a
/// program is installed.
pub fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a command with its output shown, and calls `on_line` with each line of its standard output. Returns whether the
/// command succeeded.
///
/// # Errors
///
/// When the program does not exist, or prints bytes that are not UTF-8.
pub fn watch(command: &mut Command, mut on_line: impl FnMut(&str)) -> Result<bool> {
    let line = command_line(command);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("`{line}` did not start; is the program installed?"))?;
    let output = child.stdout.take().context("the child's standard output is not piped")?;
    for text in BufReader::new(output).lines() {
        let text = text.with_context(|| format!("`{line}` printed bytes that are not UTF-8"))?;
        println!("{text}");
        on_line(&text);
    }
    Ok(child.wait()?.success())
}

/// The first program of this name on `PATH`.
#[must_use]
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
