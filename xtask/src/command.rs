//! Runs other programs and reports their errors.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

use crate::project;

thread_local! {
    /// The output of this thread and of the programs that it runs; `None` if the output is printed and not collected.
    static COLLECTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs a function and returns its result with its output, which is not printed. The output includes that of the programs that
/// the function runs in this thread. Steps that run in parallel need this.
pub fn collect<T>(work: impl FnOnce() -> T) -> (T, String) {
    let before = COLLECTED.replace(Some(String::new()));
    let result = work();
    (result, COLLECTED.replace(before).unwrap_or_default())
}

/// Runs two functions at the same time. The output of the second function is printed when both have ended.
///
/// # Panics
///
/// When the second function panics.
pub fn side_by_side<A, B: Send>(first: impl FnOnce() -> A, second: impl FnOnce() -> B + Send) -> (A, B) {
    std::thread::scope(|scope| {
        let second = scope.spawn(|| collect(second));
        let first = first();
        let (second, output) = second.join().expect("its panic is reported already");
        if !output.is_empty() {
            say(output.trim_end());
        }
        (first, second)
    })
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

/// Whether the output of this thread is collected.
#[must_use]
pub fn is_collecting() -> bool {
    COLLECTED.with_borrow(Option::is_some)
}

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

/// Runs a command with its output shown or collected.
///
/// # Errors
///
/// When the program does not exist or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let typed = command_line(command);
    let status = if is_collecting() {
        pass_on(command, |_| ())?
    } else {
        command.status().with_context(|| did_not_start(&typed))?
    };
    if !status.success() {
        bail!("`{typed}` failed ({status}); its output is above");
    }
    Ok(())
}

/// The standard output of a command; `None` if the program does not exist or fails. Prints nothing, so it can be used to find out
/// whether a program is installed.
pub fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn did_not_start(typed: &str) -> String {
    format!("`{typed}` did not start; is the program installed?")
}

/// Runs a command with its output shown or collected, and calls `on_line` with each line of its standard output. Returns
/// whether the command succeeded.
///
/// # Errors
///
/// When the program does not exist, or prints bytes that are not UTF-8.
pub fn watch(command: &mut Command, on_line: impl FnMut(&str)) -> Result<bool> {
    Ok(pass_on(command, on_line)?.success())
}

/// Runs a command, prints or collects each line of its standard output, and calls `on_line` with the line. While output is
/// collected, standard error is included, in order.
fn pass_on(command: &mut Command, mut on_line: impl FnMut(&str)) -> Result<ExitStatus> {
    let typed = command_line(command);
    let (output, input) = io::pipe()?;
    if is_collecting() {
        command.stderr(input.try_clone()?);
    }
    let mut child = command.stdout(input).spawn().with_context(|| did_not_start(&typed))?;
    // The pipe ends when its last writer is closed, and `command` holds one.
    command.stdout(Stdio::inherit()).stderr(Stdio::inherit());
    for line in BufReader::new(output).lines() {
        let line = line.with_context(|| format!("`{typed}` printed bytes that are not UTF-8"))?;
        say(&line);
        on_line(&line);
    }
    Ok(child.wait()?)
}

/// The first program with this name on `PATH`; `None` if there is none.
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
    fn what_runs_beside_prints_afterwards() {
        let (both, output) = collect(|| side_by_side(|| say("first"), || say("second")));
        assert_eq!((both, output.as_str()), (((), ()), "first\nsecond\n"));
    }

    #[test]
    fn a_command_that_fails_is_named() {
        let (result, _) = collect(|| run(command("sh").args(["-c", "exit 3"])));
        assert!(result.is_err_and(|error| error.to_string().starts_with("`sh -c exit 3` failed")));
    }
}
