//! `cargo xtask test`: every check there is, and a summary.

use std::panic::resume_unwind;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::command::{cargo, collect, command, run, say, watch};
use crate::{build, in_wasm, tools};

const PAGE: [&str; 4] = ["--target", "wasm32-unknown-unknown", "--features", "page"];

/// The floors that are there only with the page.
const ONLY_WITH_THE_PAGE: [&str; 3] = ["app::", "browser::", "ui::"];

/// Who shows the page besides Chromium, in which every browser test runs: what people call it, and what the tests call it.
const OTHER_BROWSERS: [(&str, &str); 2] = [("Tests, in Firefox", "firefox"), ("Tests, in WebKit", "webkit")];

/// The tests that every change is worth in each of them: all five games by click and by keyboard, a reload in mid-game, the
/// host gone, the manifest, and axe-core on the main screens.
const IN_SHORT: [&str; 7] = [
    "a_whole_game_is",
    "a_whole_match_is",
    "one_player_lays_and_taps",
    "a_reload_in_mid_game",
    "the_host_gone",
    "the_manifest_leads_home",
    "home_a_set_up_a_table_and_a_result",
];

/// What became of one step.
struct Step {
    name: &'static str,
    duration: Duration,
    /// Tests that passed and failed, as their runners counted them.
    passed: usize,
    failed: usize,
    left_out: usize,
    /// Why the step failed, unless it was for its tests.
    error: Option<String>,
}

impl Step {
    fn is_good(&self) -> bool {
        self.failed == 0 && self.error.is_none()
    }
}

/// Steps that are done one after another, perhaps beside others.
struct Steps {
    done: Vec<Step>,
    /// Whether each shows its output when it is done, in one piece: the output of steps that run side by side would mix.
    collect: bool,
}

impl Steps {
    /// Steps that show their output as it comes.
    const fn alone() -> Self {
        Self { done: Vec::new(), collect: false }
    }

    /// Steps that run beside others.
    const fn beside_others() -> Self {
        Self { done: Vec::new(), collect: true }
    }

    /// Does one step, and returns whether it went well.
    fn take(&mut self, name: &'static str, work: impl FnOnce(&mut Count) -> Result<()>) -> bool {
        let start = Instant::now();
        let attempt = || {
            let mut count = Count::default();
            let error = work(&mut count).err().map(|error| format!("{error:#}"));
            if let Some(error) = &error {
                say(error);
            }
            (count, error)
        };
        let (count, error) = if self.collect {
            println!("… {name}");
            let (outcome, output) = collect(attempt);
            print!("\n── {name}\n{output}\n");
            outcome
        } else {
            println!("\n── {name}");
            attempt()
        };
        let Count { passed, failed, left_out, .. } = count;
        let step = Step { name, duration: start.elapsed(), passed, failed, left_out, error };
        let good = step.is_good();
        self.done.push(step);
        good
    }

    fn summarise(&self) -> bool {
        println!("\n── Summary");
        for step in &self.done {
            let verdict = if step.is_good() { "good" } else { "BAD " };
            let tests = match (step.passed, step.failed) {
                (0, 0) => step.error.clone().unwrap_or_default(),
                (passed, 0) if step.left_out > 0 => {
                    format!("{passed} tests, and {} left out, as told above", step.left_out)
                }
                (passed, 0) => format!("{passed} tests"),
                (passed, failed) => format!("{failed} of {} tests failed", passed + failed),
            };
            let seconds = step.duration.as_secs_f64();
            println!("{verdict}  {seconds:>6.1} s  {:<28}  {tests}", step.name);
        }
        let passed: usize = self.done.iter().map(|step| step.passed).sum();
        // A step that broke without a test to blame counts as one, lest the last
        // line look well when the run was not.
        let failed: usize = self.done.iter().map(|step| step.failed.max(usize::from(!step.is_good()))).sum();
        println!("\n{passed} passed, {failed} failed");
        failed == 0
    }
}

/// The tests that ran, read from the lines with which the runners close.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    passed: usize,
    failed: usize,
    /// Tests that said that they have nothing to look at; their runners count them as passed.
    left_out: usize,
    /// How many of them the runner that is at it will count.
    untold: usize,
}

impl Count {
    /// Adds a line such as `test result: ok. 3 passed; 0 failed; …`, or one that tells of a test that was left out.
    fn see(&mut self, line: &str) {
        if line.contains("left out in ") {
            self.left_out += 1;
            self.untold += 1;
        }
        let Some(result) = line.strip_prefix("test result: ") else { return };
        let mut words = result.split(' ').peekable();
        while let Some(word) = words.next() {
            let number = word.parse::<usize>().unwrap_or_default();
            match words.peek() {
                Some(&"passed;") => self.passed += number.saturating_sub(std::mem::take(&mut self.untold)),
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
/// `long` adds the tests that are marked `#[ignore]` because they take minutes, and has the other browsers run all that
/// Chromium runs, as a filter does.
/// Returns whether all was well.
///
/// The code is checked while the page is built: the linker of the page, which works on one core, and the last test of a
/// program leave the other core idle. The browsers have the machine to themselves, since their tests wait for what must
/// happen in time.
///
/// # Errors
///
/// Never for a failed check: those are in the summary.
pub fn test(long: bool, filters: &[String]) -> Result<bool> {
    let wanted = Wanted { long, filters };
    let (code, (page, ready)) = thread::scope(|scope| {
        let code = scope.spawn(|| check_code(wanted));
        let page = make_page(wanted);
        (code.join().unwrap_or_else(|panic| resume_unwind(panic)), page)
    });
    let mut steps = Steps::alone();
    steps.done.extend(code.done.into_iter().chain(page.done));
    if ready {
        visit_page(wanted, &mut steps);
    } else {
        println!("\nWithout the page and a browser, the browser tests cannot run.");
    }
    Ok(steps.summarise())
}

/// Which tests are to run.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    long: bool,
    filters: &'a [String],
}

impl Wanted<'_> {
    /// Whether these are all checks, and not only some tests.
    const fn everything(self) -> bool {
        self.filters.is_empty()
    }

    /// Tells the tests' runner.
    fn tell(self, command: &mut Command) {
        command.arg("--no-fail-fast").arg("--").args(self.filters);
        if self.long {
            command.arg("--include-ignored");
        }
    }
}

/// Tests the code natively, and reads it.
fn check_code(wanted: Wanted<'_>) -> Steps {
    let mut steps = Steps::beside_others();
    if wanted.everything() {
        steps.take("Linters at hand", |_| tools::for_linting());
        steps.take("Layout of the code", |_| run(&mut cargo(&["fmt", "--all", "--check"])));
    }
    steps.take("Tests, native", |count| {
        let mut tests = cargo(&["test", "--locked", "--workspace", "--exclude", "browser-tests"]);
        wanted.tell(&mut tests);
        count.run(&mut tests)
    });
    steps.take("Tests, of the page's code", |count| {
        let mut tests = cargo(&["test", "--locked", "--package", "corsair-cabinet", "--lib", "--features", "page"]);
        // They are few and small: what they gain by optimised code is lost many times over by optimising it.
        tests.args(["--config", "profile.test.package.corsair-cabinet.opt-level=0"]);
        wanted.tell(&mut tests);
        if wanted.everything() {
            // What lies below the page has just been tested without it.
            tests.args(ONLY_WITH_THE_PAGE);
        }
        count.run(&mut tests)
    });
    if wanted.everything() {
        lint(&mut steps);
    }
    steps
}

/// Builds the page and gets the browsers; returns whether both are there. The tests in WebAssembly need the same tools.
fn make_page(wanted: Wanted<'_>) -> (Steps, bool) {
    let mut steps = Steps::beside_others();
    let built = steps.take("Build", |_| build::build());
    let equipped = steps.take("Browsers at hand", |_| {
        tools::for_testing()?;
        tools::axe()
    });
    if equipped && wanted.everything() {
        steps.take("Tests, in WebAssembly", |count| count.run(&mut in_wasm::tests(&[])?));
    }
    // Compiled here, because the linker works on one core.
    steps.take("Compile browser tests", |_| {
        run(&mut cargo(&["test", "--locked", "--quiet", "--package", "browser-tests", "--no-run"]))
    });
    (steps, built && equipped)
}

/// Tests the page in every browser.
fn visit_page(wanted: Wanted<'_>, steps: &mut Steps) {
    steps.take("Tests, in browsers", |count| {
        let mut tests = cargo(&["test", "--locked", "--package", "browser-tests"]);
        if wanted.long {
            tests.env("SCREENSHOTS", "1");
        }
        wanted.tell(&mut tests);
        count.run(&mut tests)
    });
    for (name, key) in OTHER_BROWSERS {
        if key == "webkit" && !cfg!(target_os = "linux") {
            println!("\nWebKit can be driven on Linux only.");
            continue;
        }
        steps.take(name, |count| {
            let mut tests = cargo(&["test", "--locked", "--package", "browser-tests", "--tests"]);
            tests.env("TEST_BROWSER", key);
            wanted.tell(&mut tests);
            if !wanted.long && wanted.everything() {
                tests.args(IN_SHORT);
            }
            count.run(&mut tests)
        });
    }
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
        document(&["--package", "xtask", "--package", "catalogues", "--package", "browser-tests"])?;
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
        assert_eq!(count, Count { passed: 7, failed: 2, ..Count::default() });
    }

    #[test]
    fn a_test_that_was_left_out_is_none_that_passed() {
        let mut count = Count::default();
        count.see("test a_tap ... left out in Firefox: a_tap, since it has no fingers");
        count.see("ok");
        count.see("test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(count, Count { passed: 2, left_out: 1, ..Count::default() });
    }
}
