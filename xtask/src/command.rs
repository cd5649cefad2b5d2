//! Runs other programs and says plainly what went wrong.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

use crate::project;

thread_local! {
    /// The output of this thread and of the programs that it runs, while it is collected.
    static COLLECTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs a function and collects, instead of showing it, what the function says and what the programs print that it runs
/// in this thread: for work that goes on beside other work.
pub fn collect<T>(work: impl FnOnce() -> T) -> (T, String) {
    let before = COLLECTED.replace(Some(String::new()));
    let result = work();
    (result, COLLECTED.replace(before).unwrap_or_default())
}

/// Prints a line, or collects it.
pub fn say(line: &str) {
    COLLECTED.with_borrow_mut(|collected| match collected {
        Some(collected) => {
            collected.push_str(line);
            collected.push('\n');
        }
        None => println!("{line}"),
    });
}

fn is_collecting() -> bool {
    COLLECTED.with_borrow(Option::is_some)
}

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

/// Runs a command with its output shown or collected.
///
/// # Errors
///
/// When the program is not there or does not succeed.
pub fn run(command: &mut Command) -> Result<()> {
    let typed = typed(command);
    let status = if is_collecting() {
        pass_on(command, |_| ())?
    } else {
        command.status().with_context(|| did_not_start(&typed))?
    };
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

fn did_not_start(typed: &str) -> String {
    format!("`{typed}` did not start; is the program installed?")
}

/// Runs a command with its output shown or collected, and hands every line of its
/// standard output to `see` as well. Returns whether it succeeded.
///
/// # Errors
///
/// When the program is not there, or prints what is not text.
pub fn watch(command: &mut Command, see: impl FnMut(&str)) -> Result<bool> {
    Ok(pass_on(command, see)?.success())
}

/// Runs a command and says every line of its standard output; and those of its standard error as well, in their order,
/// if the output is collected.
fn pass_on(command: &mut Command, mut see: impl FnMut(&str)) -> Result<ExitStatus> {
    let typed = typed(command);
    let (output, input) = io::pipe()?;
    if is_collecting() {
        command.stderr(input.try_clone()?);
    }
    let mut child = command.stdout(input).spawn().with_context(|| did_not_start(&typed))?;
    // Until nobody can write to the pipe any more, it has no end.
    command.stdout(Stdio::inherit()).stderr(Stdio::inherit());
    for line in BufReader::new(output).lines() {
        let line = line.with_context(|| format!("`{typed}` printed what is not text"))?;
        say(&line);
        see(&line);
    }
    Ok(child.wait()?)
}

/// The first program of that name on `PATH`.
#[must_use]
pub fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn collected_output_is_in_its_order() -> Result<()> {
        let script = "echo one; echo two >&2; echo three";
        let (result, output) = collect(|| {
            say("zero");
            run(command("sh").args(["-c", script]))
        });
        result?;
        assert_eq!(output, "zero\none\ntwo\nthree\n");
        Ok(())
    }

    #[test]
    fn a_command_that_fails_is_named() {
        let (result, _) = collect(|| run(command("sh").args(["-c", "exit 3"])));
        assert!(result.is_err_and(|error| error.to_string().starts_with("`sh -c exit 3` failed")));
    }
}
