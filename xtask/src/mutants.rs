//! `cargo xtask mutants`: changes the rules, sessions, letters and searches in one place at a time, and counts the changes that
//! the tests notice. cargo-mutants makes the changes; `.cargo/mutants.toml` says where, and `tests/MUTANTS.md` explains the
//! changes that no test can notice.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::command::{command, output_of, watch};
use crate::{project, tools};

/// One in this number of mutants is in the sample.
const SAMPLE_DIVISOR: u16 = 34;

/// The minimum number of mutants in the sample.
const MIN_SAMPLE_SIZE: usize = 100;

/// The file with a table of the changes that no test can notice, each with the reason.
const EXPLAINED_MUTANTS_FILE: &str = "tests/MUTANTS.md";

/// The contents of `outcomes.json`, which cargo-mutants writes.
#[derive(Deserialize)]
struct Outcomes {
    total_mutants: usize,
    caught: usize,
    /// The number of mutants with which the tests did not end, which counts as noticed.
    timeout: usize,
}

/// Tests the mutants of the sample, or only those whose names contain one of the filters. Returns the number of mutants that were
/// caught, and the number that were missed without an explanation; the rest did not compile.
///
/// # Errors
///
/// When cargo-mutants cannot be installed, the sample is too small, or the tests fail without a mutant.
pub fn test(filters: &[String]) -> Result<(usize, usize)> {
    let cargo_mutants = tools::install_cargo_mutants()?;
    let list = output_of(command(&cargo_mutants).args(["mutants", "--list"]));
    let list = list.context("`cargo mutants --list` failed")?;
    let mut sample = sample(&list);
    ensure!(
        sample.len() >= MIN_SAMPLE_SIZE,
        "the sample has {} mutants, expected at least {MIN_SAMPLE_SIZE}",
        sample.len()
    );
    sample.retain(|mutant| filters.is_empty() || filters.iter().any(|filter| mutant.contains(filter.as_str())));
    ensure!(!sample.is_empty(), "expected a part of the name of a mutant in the sample");
    println!("Testing {} mutants, about half a minute each.", sample.len());

    let mut areas: BTreeMap<Area<'_>, Vec<&str>> = BTreeMap::new();
    for mutant in sample {
        areas.entry(Area::of(file_and_change(mutant).0)).or_default().push(mutant);
    }
    let (mut caught, mut missed) = (0, 0);
    for (area, mutants) in areas {
        let count = test_area(&area, &mutants, &list, &cargo_mutants)?;
        caught += count.0;
        missed += count.1;
    }
    Ok((caught, missed))
}

/// The tests that have to notice the mutants of some files.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Area<'a> {
    /// What cargo compiles.
    targets: &'static [&'static str],
    /// Parts of the names of the tests, and options that leave tests out.
    tests: Vec<&'a str>,
}

impl<'a> Area<'a> {
    /// The area of a file: a game, the search, or the rest.
    fn of(file: &'a str) -> Self {
        let (targets, tests): (&'static [&'static str], _) = match file.split('/').skip(1).collect::<Vec<_>>()[..] {
            // How well computers play tells nothing about the rules, and takes as long as all other tests of a game together.
            ["games", game, ..] => {
                (&["--lib", "--test=games"], vec![game, "records::", "--skip=::bot::", "--skip=levels::"])
            }
            ["search", ..] => (
                &["--lib", "--test=library", "--test=games"],
                vec!["search", "::bot::", "puzzles", "principal_variation"],
            ),
            // The races, played with thousands of delays, take as long as all others together.
            _ => (&["--lib", "--test=library"], vec!["--skip=live_race"]),
        };
        Self { targets, tests }
    }
}

/// Tests the mutants of one area, out of the list of all mutants, and returns the numbers of [`fn@test`].
fn test_area(area: &Area, mutants: &[&str], list: &str, cargo_mutants: &Path) -> Result<(usize, usize)> {
    let output = project::target();
    let results = output.join("mutants.out");
    // cargo-mutants leaves out those that it has tested before.
    let others: Vec<&str> = list.lines().filter(|mutant| !mutants.contains(mutant)).collect();
    let _ = std::fs::remove_dir_all(&results);
    std::fs::create_dir_all(&results)?;
    std::fs::write(results.join("previously_caught.txt"), others.join("\n"))?;

    let mut run = command(cargo_mutants);
    // libtest stops at the first failure with an option that is not stable; this permits it.
    run.env("RUSTC_BOOTSTRAP", "1");
    // Every area is copied to another folder; here the crates that the project uses are compiled once.
    run.env("CARGO_TARGET_DIR", output.join("mutants-build"));
    // Tests that take twice as long as without a change will not end.
    run.args(["mutants", "--iterate", "--timeout-multiplier=2", "--output"]).arg(&output);
    run.args(area.targets.iter().map(|target| format!("--cargo-arg={target}")));
    run.args(["--", "--"]).args(&area.tests).args(["-Zunstable-options", "--fail-fast"]);
    // The command fails when a mutant was missed, but the outcomes report that, too.
    watch(&mut run, |_| ())?;
    let outcomes = std::fs::read(results.join("outcomes.json"))?;
    let Outcomes { total_mutants, caught, timeout } = serde_json::from_slice(&outcomes)?;
    ensure!(total_mutants == mutants.len(), "{total_mutants} of {} mutants were tested", mutants.len());
    let explained = std::fs::read_to_string(project::root().join(EXPLAINED_MUTANTS_FILE))?;
    let missed = std::fs::read_to_string(results.join("missed.txt"))?;
    Ok((caught + timeout, missed.lines().filter(|mutant| !is_explained(mutant, &explained)).count()))
}

/// Splits the name of a mutant, `file:line:column: change`, into the file and the change.
fn file_and_change(mutant: &str) -> (&str, &str) {
    let mut parts = mutant.splitn(4, ':');
    (parts.next().unwrap_or_default(), parts.nth(2).unwrap_or_default().trim_start())
}

/// Whether a row of the table begins with the file and the change of the mutant. Its line and column do not matter.
fn is_explained(mutant: &str, table: &str) -> bool {
    let (file, change) = file_and_change(mutant);
    table.lines().any(|row| row.starts_with(&format!("| `{file}: {change}` | ")))
}

/// The mutants of the list whose hashes put them into the sample. A hash covers the file, the change, the function, and the
/// number of equal changes before it, so a mutant stays in the sample when its lines move.
fn sample(list: &str) -> Vec<&str> {
    let mut before = BTreeMap::new();
    let mut chosen = Vec::new();
    for mutant in list.lines() {
        let (file, change) = file_and_change(mutant);
        let count = before.entry((file, change)).or_insert(0);
        *count += 1;
        let hash = Sha256::digest(format!("{file} {change} {count}"));
        if u16::from_be_bytes([hash[0], hash[1]]).is_multiple_of(SAMPLE_DIVISOR) {
            chosen.push(mutant);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_stays_when_lines_move() {
        let list = |from: usize| {
            let mutants = (0..2000).map(|at| format!("src/a.rs:{}:9: replace + with - in f{}", from + at, at / 2));
            mutants.collect::<Vec<_>>().join("\n")
        };
        let changes = |list: &str| -> Vec<String> {
            sample(list).into_iter().map(|mutant| mutant.splitn(4, ':').skip(3).collect()).collect()
        };
        let chosen = changes(&list(1));
        assert!((25..100).contains(&chosen.len()), "{}", chosen.len());
        assert_eq!(changes(&list(500)), chosen);
    }

    #[test]
    fn a_mutant_in_the_table_is_explained() {
        let table = "| `src/a.rs: replace < with <= in f` | Both are equal there. |\n";
        assert!(is_explained("src/a.rs:7:9: replace < with <= in f", table));
        assert!(!is_explained("src/a.rs:7:9: replace < with <= in g", table));
    }
}
