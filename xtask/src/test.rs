//! `cargo xtask test`: every check there is, and a summary.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::command::{cargo, command, run, watch};
use crate::{build, in_wasm, tools};

const PAGE: [&str; 4] = ["--target", "wasm32-unknown-unknown", "--features", "page"];

/// What became of one step.
struct Step {
    name: &'static str,
    duration: Duration,
    /// Tests that passed and failed, as their runners counted them.
    passed: usize,
    failed: usize,
    /// Why the step failed, unless it was for its tests.
    error: Option<String>,
}

impl Step {
    fn is_good(&self) -> bool {
        self.failed == 0 && self.error.is_none()
    }
}

#[derive(Default)]
struct Steps(Vec<Step>);

impl Steps {
    /// Does one step, and returns whether it went well.
    fn take(&mut self, name: &'static str, work: impl FnOnce(&mut Count) -> Result<()>) -> bool {
        println!("\n── {name}");
        let start = Instant::now();
        let mut count = Count::default();
        let error = work(&mut count).err().map(|error| format!("{error:#}"));
        if let Some(error) = &error {
            println!("{error}");
        }
        let Count { passed, failed } = count;
        let step = Step { name, duration: start.elapsed(), passed, failed, error };
        let good = step.is_good();
        self.0.push(step);
        good
    }

    fn summarise(&self) -> bool {
        println!("\n── Summary");
        for step in &self.0 {
            let verdict = if step.is_good() { "good" } else { "BAD " };
            let tests = match (step.passed, step.failed) {
                (0, 0) => step.error.clone().unwrap_or_default(),
                (passed, 0) => format!("{passed} tests"),
                (passed, failed) => format!("{failed} of {} tests failed", passed + failed),
            };
            let seconds = step.duration.as_secs_f64();
            println!("{verdict}  {seconds:>6.1} s  {:<28}  {tests}", step.name);
        }
        let passed: usize = self.0.iter().map(|step| step.passed).sum();
        // A step that broke without a test to blame counts as one, lest the last
        // line look well when the run was not.
        let failed: usize = self.0.iter().map(|step| step.failed.max(usize::from(!step.is_good()))).sum();
        println!("\n{passed} passed, {failed} failed");
        failed == 0
    }
}

/// The tests that ran, read from the lines with which the runners close.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    passed: usize,
    failed: usize,
}

impl Count {
    /// Adds a line such as `test result: ok. 3 passed; 0 failed; …`.
    fn see(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else { return };
        let mut words = result.split(' ').peekable();
        while let Some(word) = words.next() {
            let number = word.parse::<usize>().unwrap_or_default();
            match words.peek() {
                Some(&"passed;") => self.passed += number,
                Some(&"failed;") => self.failed += number,
                _ => {}
            }
        }
    }

    fn run(&mut self, command: &mut Command) -> Result<()> {
        let succeeded = watch(command, |line| self.see(line))?;
        if !succeeded && self.failed == 0 {
            anyhow::bail!("the tests did not run to their end; the reason is above");
        }
        Ok(())
    }
}

/// Runs all checks, or only the tests whose names hold one of the filters.
/// `long` adds the tests that are marked `#[ignore]` because they take minutes.
/// Returns whether all was well.
///
/// # Errors
///
/// Never for a failed check: those are in the summary.
pub fn test(long: bool, filters: &[String]) -> Result<bool> {
    let mut steps = Steps::default();
    let for_runner = |command: &mut Command| {
        command.arg("--no-fail-fast").arg("--").args(filters);
        if long {
            command.arg("--include-ignored");
        }
    };

    if filters.is_empty() {
        steps.take("Linters at hand", |_| tools::for_linting());
        steps.take("Layout of the code", |_| run(&mut cargo(&["fmt", "--all", "--check"])));
    }
    steps.take("Tests, native", |count| {
        let mut tests = cargo(&["test", "--locked", "--workspace", "--exclude", "browser-tests"]);
        for_runner(&mut tests);
        count.run(&mut tests)
    });
    if filters.is_empty() {
        lint(&mut steps);
    }
    let built = steps.take("Build", |_| build::build());
    let equipped = steps.take("Browsers at hand", |_| {
        tools::for_testing()?;
        tools::axe()
    });
    if equipped && filters.is_empty() {
        steps.take("Tests, in WebAssembly", |count| count.run(&mut in_wasm::tests(&[])?));
    }
    if built && equipped {
        steps.take("Tests, in browsers", |count| {
            let mut tests = cargo(&["test", "--locked", "--package", "browser-tests"]);
            for_runner(&mut tests);
            count.run(&mut tests)
        });
    } else {
        println!("\nWithout the page and a browser, the browser tests cannot run.");
    }
    Ok(steps.summarise())
}

fn lint(steps: &mut Steps) {
    let clippy = |words: &[&str]| {
        let mut clippy = cargo(&["clippy", "--locked", "--quiet"]);
        run(clippy.args(words).args(["--", "--deny", "warnings"]))
    };
    steps.take("Clippy, native", |_| clippy(&["--workspace", "--all-targets"]));
    steps.take("Clippy, page and worker", |_| {
        clippy(&[&["--package", "corsair-cabinet", "--lib", "--bins"][..], &PAGE].concat())
    });
    steps.take("Licences and sources", |_| {
        run(command(tools::deny()?).args(["--locked", "check", "licenses", "bans", "sources"]))
    });
    steps.take("Documentation", |_| {
        let document = |words: &[&str]| {
            let mut doc = cargo(&["doc", "--locked", "--quiet", "--no-deps", "--lib"]);
            run(doc.args(words).env("RUSTDOCFLAGS", "--deny warnings"))
        };
        document(&["--package", "xtask", "--package", "browser-tests"])?;
        document(&[&["--package", "corsair-cabinet"][..], &PAGE].concat())
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runner_s_closing_lines_are_summed() {
        let mut count = Count::default();
        count.see("running 3 tests");
        count.see("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        count.see("test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(count, Count { passed: 7, failed: 2 });
    }
}
