//! `cargo xtask test`: runs all checks and prints a summary.

use std::panic::resume_unwind;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};

use crate::command::{cargo, collect, run, say, watch};
use crate::{build, dependencies, in_wasm, mutants, tools};

/// The feature of the package that draws; without it the tests take less time to compile.
const PAGE_FEATURE: &str = "corsair-cabinet/page";

/// The packages whose tests need no browser, in groups. The second group is this program with its packages: tested apart from the
/// first, it has the features with which it was just compiled, and so have the packages that it uses.
const NATIVE_GROUPS: [&[&str]; 2] = [&["--package=corsair-cabinet"], &["--package=xtask", "--package=catalogues"]];

/// The packages for Clippy, in groups with the features with which they are compiled for the tests, since macros and build scripts
/// compiled for one are then used for the other.
const LINT_GROUPS: [&[&str]; 2] = [
    &["--package=corsair-cabinet", "--package=wasm-tests", "--features", PAGE_FEATURE],
    &["--package=xtask", "--package=catalogues", "--package=browser-tests"],
];

/// The layers that are compiled only with this feature.
const PAGE_LAYERS: [&str; 3] = ["app::", "browser::", "ui::"];

/// The browsers besides Chromium, which runs all browser tests. Each has the name of its step, and its key for the tests.
const OTHER_BROWSERS: [(&str, &str); 2] = [("Tests, in Firefox", "firefox"), ("Tests, in WebKit", "webkit")];

/// Parts of the names of the tests that every run repeats in the other browsers: all games by click and by keyboard, a reload in
/// mid-game, playing offline, the manifest, and axe-core on the main screens.
const SHORT_RUN: [&str; 7] = [
    "a_whole_game_is",
    "a_whole_match_is",
    "one_player_lays_and_taps",
    "a_reload_in_mid_game",
    "the_host_gone",
    "the_manifest_leads_home",
    "home_a_set_up_a_table_and_a_result",
];

/// The words with which a test begins to report how long it took, as in `took 12.3 s by share::a_link`.
pub const TIME_REPORT_START: &str = "took ";

/// The number of tests that the summary names as the slowest.
const LISTED_SLOWEST_COUNT: usize = 20;

/// The result of one step.
struct Step {
    name: &'static str,
    duration: Duration,
    /// The numbers of passed and failed tests, as the test runners counted them.
    passed: usize,
    failed: usize,
    /// The number of tests that were left out, because they do not apply.
    left_out: usize,
    /// The tests that passed only when they were repeated.
    repeated: Vec<String>,
    /// The seconds that tests took, with their names.
    took: Vec<(f64, String)>,
    /// The reason why the step failed, unless a failed test is the reason.
    error: Option<String>,
}

impl Step {
    fn is_good(&self) -> bool {
        self.failed == 0 && self.error.is_none()
    }
}

/// Steps that run one after another. Other steps may run in parallel.
struct Steps {
    done: Vec<Step>,
    /// Whether the output of a step is collected and printed in one piece at its end, since the output of parallel steps would
    /// mix.
    collect: bool,
}

impl Steps {
    /// No steps yet; each prints its output at once.
    const fn alone() -> Self {
        Self { done: Vec::new(), collect: false }
    }

    /// No steps yet; they run in parallel with others, so each prints its output at its end.
    const fn in_parallel() -> Self {
        Self { done: Vec::new(), collect: true }
    }

    /// Runs one step and returns whether it succeeded.
    fn run_step(&mut self, name: &'static str, work: impl FnOnce(&mut TestCounts) -> Result<()>) -> bool {
        let start = Instant::now();
        let attempt = || {
            let mut count = TestCounts::default();
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
        let TestCounts { passed, failed, left_out, repeated, took, .. } = count;
        let step = Step { name, duration: start.elapsed(), passed, failed, left_out, repeated, took, error };
        let good = step.is_good();
        self.done.push(step);
        good
    }

    /// Prints the summary of all steps, and returns whether all succeeded.
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
            for test in &step.repeated {
                println!("                {:<28}  only when it was repeated: {test}", "");
            }
        }
        let mut took: Vec<&(f64, String)> = self.done.iter().flat_map(|step| &step.took).collect();
        took.sort_by(|one, other| other.0.total_cmp(&one.0));
        for (seconds, test) in took.into_iter().take(LISTED_SLOWEST_COUNT) {
            println!("slow  {seconds:>6.1} s  {test}");
        }
        let passed: usize = self.done.iter().map(|step| step.passed).sum();
        // A step that failed without a failed test counts as one, so the last line reports the failure.
        let failed: usize = self.done.iter().map(|step| step.failed.max(usize::from(!step.is_good()))).sum();
        println!("\n{passed} passed, {failed} failed");
        failed == 0
    }
}

/// The numbers and names of the tests that ran, read from the output of the test runners.
#[derive(Debug, Default, PartialEq)]
struct TestCounts {
    passed: usize,
    failed: usize,
    /// The number of tests that reported that they do not apply here. Their runners count them as passed.
    left_out: usize,
    /// The number of warnings of the compiler.
    warnings: usize,
    /// The number of left-out tests in the count of the current runner.
    uncounted: usize,
    /// The names of the tests that failed.
    failures: Vec<String>,
    /// The names of the tests that passed when they were repeated.
    repeated: Vec<String>,
    /// The seconds that tests took, with their names.
    took: Vec<(f64, String)>,
}

impl TestCounts {
    /// Counts what a line of a test runner says: a result such as `test result: ok. 3 passed; 0 failed; …`, a failed test, a test
    /// that was left out, or the time of a test.
    fn count_line(&mut self, line: &str) {
        if line.contains("left out in ") {
            self.left_out += 1;
            self.uncounted += 1;
        }
        self.warnings += usize::from(line.starts_with("warning: "));
        if let Some(failure) = line.strip_prefix("test ").and_then(|line| line.strip_suffix(" ... FAILED")) {
            self.failures.push(failure.to_owned());
        }
        // This may stand behind the name of another test that runs at the same time.
        if let Some((seconds, test)) =
            line.split_once(TIME_REPORT_START).and_then(|(_, rest)| rest.split_once(" s by "))
        {
            self.took.extend(seconds.parse().ok().map(|seconds| (seconds, test.to_owned())));
        }
        let Some(result) = line.strip_prefix("test result: ") else { return };
        let mut words = result.split(' ').peekable();
        while let Some(word) = words.next() {
            let number = word.parse::<usize>().unwrap_or_default();
            match words.peek() {
                Some(&"passed;") => self.passed += number.saturating_sub(std::mem::take(&mut self.uncounted)),
                Some(&"failed;") => self.failed += number,
                _ => {}
            }
        }
    }

    /// Runs a test runner and counts its tests.
    fn run(&mut self, command: &mut Command) -> Result<()> {
        let succeeded = watch(command, |line| self.count_line(line))?;
        if !succeeded && self.failed == 0 {
            bail!("the tests did not run to their end; the reason is above");
        }
        Ok(())
    }
}

/// The greatest number of failed browser tests that are repeated. More failures have a common reason.
const MAX_REPEATED_TESTS: usize = 3;

/// Runs browser tests. If only a few fail, they are repeated once, since a browser on a busy machine may miss a time limit. The
/// summary names the tests that pass only then.
fn run_in_browser(count: &mut TestCounts, tests: impl Fn() -> Command, wanted: impl Fn(&mut Command)) -> Result<()> {
    let mut all = tests();
    wanted(&mut all);
    count.run(&mut all)?;
    if !(1..=MAX_REPEATED_TESTS).contains(&count.failed) || count.failures.len() != count.failed {
        return Ok(());
    }
    let failures = std::mem::take(&mut count.failures);
    println!("\nRepeated: {}", failures.join(", "));
    let mut again = TestCounts::default();
    again.run(tests().args(["--no-fail-fast", "--", "--include-ignored", "--exact"]).args(&failures))?;
    ensure!(again.passed + again.failed == failures.len(), "not all of them were repeated");
    count.repeated = failures.into_iter().filter(|test| !again.failures.contains(test)).collect();
    count.passed += count.repeated.len();
    count.failed -= count.repeated.len();
    Ok(())
}

/// Runs all checks, or only the tests whose names contain one of the filters, and returns whether they succeeded. `long` adds the
/// tests marked `#[ignore]`, which take minutes, the build with Trunk, and the mutants, which take more than an hour. With `long`
/// or a filter, the other browsers run the same tests as Chromium.
///
/// The code is checked while the page is built, because the linker of the page and the last test of a program use one core
/// each. The browser tests run alone, because they wait for events with a time limit.
///
/// # Errors
///
/// Never for a failed check; the summary lists it.
pub fn test(long: bool, filters: &[String]) -> Result<bool> {
    let wanted = Wanted { long, filters };
    let (code, (page, ready)) = thread::scope(|scope| {
        let code = scope.spawn(|| check_code(wanted));
        let page = prepare_browsers(long);
        (code.join().unwrap_or_else(|panic| resume_unwind(panic)), page)
    });
    let mut steps = Steps::alone();
    steps.done.extend(code.done.into_iter().chain(page.done));
    if ready {
        test_in_browsers(wanted, &mut steps);
    } else {
        println!("\nWithout the page and a browser, the browser tests cannot run.");
    }
    if long && filters.is_empty() {
        steps.run_step("The same build, with Trunk", |_| build::compare_with_trunk());
        steps.run_step("Changes of the code", |count| {
            (count.passed, count.failed) = mutants::test(&[])?;
            Ok(())
        });
    }
    Ok(steps.summarise())
}

/// The tests to run.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    long: bool,
    filters: &'a [String],
}

impl Wanted<'_> {
    /// Whether all checks run, rather than only some tests.
    const fn everything(self) -> bool {
        self.filters.is_empty()
    }

    /// Passes the filters on to a test runner.
    fn pass_filters(self, command: &mut Command) {
        command.arg("--no-fail-fast").arg("--").args(self.filters);
        if self.long {
            command.arg("--include-ignored");
        }
    }
}

/// Checks the code: first the linters, then the tests without a browser.
fn check_code(wanted: Wanted<'_>) -> Steps {
    let mut steps = Steps::in_parallel();
    if wanted.everything() {
        steps.run_step("Linters at hand", |_| tools::install_linters());
        steps.run_step("Layout of the code", |_| run(&mut cargo(&["fmt", "--all", "--check"])));
        lint(&mut steps);
    }
    // Before the native tests, because most of it is one compilation on one core, and now there is other work for the second.
    steps.run_step("Tests, of the page's code", |count| {
        let mut tests =
            cargo(&["test", "--locked", "--package", "corsair-cabinet", "--lib", "--features", PAGE_FEATURE]);
        // They take less time without optimisation than optimising them would take.
        tests.args(["--config", "profile.test.package.corsair-cabinet.opt-level=0"]);
        wanted.pass_filters(&mut tests);
        if wanted.everything() {
            // The other layers are tested without the page.
            tests.args(PAGE_LAYERS);
        }
        count.run(&mut tests)
    });
    steps.run_step("Tests, native", |count| {
        for packages in NATIVE_GROUPS {
            let mut tests = cargo(&["test", "--locked"]);
            wanted.pass_filters(tests.args(packages));
            count.run(&mut tests)?;
        }
        // Clippy sees the code with the page, so what only the page uses is not unused there.
        ensure!(count.warnings == 0, "without the page, the code compiles with warnings; they are above");
        Ok(())
    });
    steps
}

/// Builds the page, installs the browsers and, for the long tests, a screen reader, and returns whether all succeeded.
fn prepare_browsers(long: bool) -> (Steps, bool) {
    let mut steps = Steps::in_parallel();
    let built = steps.run_step("Build", |_| build::build());
    let equipped = steps.run_step("Browsers at hand", |_| {
        tools::install_test_programs()?;
        if long && cfg!(target_os = "linux") {
            tools::install_screen_reader()?;
        }
        tools::install_axe()
    });
    // Compiled here, because the linker works on one core.
    steps.run_step("Compile browser tests", |_| {
        in_wasm::build()?;
        run(&mut cargo(&["test", "--locked", "--quiet", "--package", "browser-tests", "--no-run"]))
    });
    (steps, built && equipped)
}

/// Runs the browser tests in every browser.
fn test_in_browsers(wanted: Wanted<'_>, steps: &mut Steps) {
    steps.run_step("Tests, in browsers", |count| {
        let tests = || {
            let mut tests = cargo(&["test", "--locked", "--package", "browser-tests"]);
            if wanted.long {
                tests.env("SCREENSHOTS", "1");
            }
            tests
        };
        run_in_browser(count, tests, |tests| wanted.pass_filters(tests))
    });
    for (name, key) in OTHER_BROWSERS {
        if key == "webkit" && !cfg!(target_os = "linux") {
            println!("\nWebKit can be driven on Linux only.");
            continue;
        }
        steps.run_step(name, |count| {
            let tests = || {
                let mut tests = cargo(&["test", "--locked", "--package", "browser-tests", "--tests"]);
                tests.env("TEST_BROWSER", key);
                tests
            };
            let tell = |tests: &mut Command| {
                wanted.pass_filters(tests);
                if !wanted.long && wanted.everything() {
                    tests.args(SHORT_RUN);
                }
            };
            run_in_browser(count, tests, tell)
        });
    }
}

/// Checks everything that can be compiled natively, the page included: for a browser it is compiled by the build.
fn lint(steps: &mut Steps) {
    steps.run_step("Clippy", |_| {
        LINT_GROUPS.iter().try_for_each(|packages| {
            let mut clippy = cargo(&["clippy", "--locked", "--quiet", "--all-targets"]);
            run(clippy.args(*packages).args(["--", "--deny", "warnings"]))
        })
    });
    steps.run_step("Licences and sources", |_| dependencies::check());
    steps.run_step("Documentation", |_| {
        LINT_GROUPS.iter().try_for_each(|packages| {
            let mut doc = cargo(&["doc", "--locked", "--quiet", "--no-deps", "--lib", "--document-private-items"]);
            // wasm-tests has no library.
            doc.args(packages.iter().filter(|word| **word != "--package=wasm-tests"));
            run(doc.env("RUSTDOCFLAGS", "--deny warnings"))
        })
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines_of_test_runners_are_summed() {
        let mut count = TestCounts::default();
        count.count_line("running 3 tests");
        count.count_line("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out");
        count.count_line("test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(count, TestCounts { passed: 7, failed: 2, ..TestCounts::default() });
    }

    #[test]
    fn the_names_of_failed_tests_are_kept() {
        let mut count = TestCounts::default();
        count.count_line("test share::a_link ... FAILED");
        count.count_line("test share::a_picture ... ok");
        count.count_line("test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(count.failures, ["share::a_link"]);
    }

    #[test]
    fn the_time_of_a_test_is_kept() {
        let mut count = TestCounts::default();
        count.count_line("test share::a_link ... took 12.5 s by share::a_link");
        count.count_line("It took an hour.");
        assert_eq!(count.took, [(12.5, "share::a_link".to_owned())]);
    }

    #[test]
    fn a_test_that_was_left_out_does_not_count_as_passed() {
        let mut count = TestCounts::default();
        count.count_line("test a_tap ... left out in Firefox: a_tap, since it has no fingers");
        count.count_line("ok");
        count.count_line("test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(count, TestCounts { passed: 2, left_out: 1, ..TestCounts::default() });
    }
}
