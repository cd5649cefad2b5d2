//! The workflows that check and publish the page: their form, and that what they run and publish exists.

use std::fs;
use std::path::Path;

/// A line of the workflow: its depth, and its key and value. The key of an item of a list is that behind the dash.
#[derive(Debug, PartialEq)]
struct Line<'a> {
    depth: usize,
    key: &'a str,
    value: &'a str,
}

/// Reads the lines of a workflow, which is YAML of one key a line. Panics where the form is another.
fn lines(text: &str) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#')) {
        let content = line.trim_start_matches(' ');
        let spaces = line.len() - content.len();
        assert!(spaces.is_multiple_of(2) && !line.contains('\t') && line == line.trim_end(), "{line:?}");
        let item = content.strip_prefix("- ");
        if item.is_some_and(|item| item.starts_with('"') && item.ends_with('"')) {
            continue;
        }
        let (key, value) = item.unwrap_or(content).split_once(':').unwrap_or_else(|| panic!("no key in {line:?}"));
        assert!(value.is_empty() || value.starts_with(' '), "{line:?}");
        let is_name = |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter == '_';
        assert!(key.chars().all(is_name), "{line:?}");
        lines.push(Line { depth: spaces / 2 + usize::from(item.is_some()), key, value: value.trim() });
    }
    for (line, next) in lines.iter().zip(&lines[1..]) {
        assert!(next.depth <= line.depth || line.value.is_empty(), "{next:?} is below the value of {line:?}");
        assert!(next.depth <= line.depth + 2, "{next:?} is too deep below {line:?}");
    }
    lines
}

/// The values of a key.
fn values<'a>(lines: &'a [Line<'a>], key: &str) -> Vec<&'a str> {
    lines.iter().filter(|line| line.key == key).map(|line| line.value).collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
        .unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The keys at the top of a workflow.
fn top<'a>(lines: &[Line<'a>]) -> Vec<&'a str> {
    lines.iter().filter(|line| line.depth == 0).map(|line| line.key).collect()
}

/// The lines below a key.
fn below<'a>(lines: &'a [Line<'a>], key: &str) -> &'a [Line<'a>] {
    let at = lines.iter().position(|line| line.key == key).unwrap_or_else(|| panic!("no {key}"));
    let rest = &lines[at + 1..];
    &rest[..rest.iter().position(|line| line.depth <= lines[at].depth).unwrap_or(rest.len())]
}

const CHECKS: &str = ".github/workflows/checks.yml";

#[test]
fn pull_requests_pass_all_checks() {
    let text = read(CHECKS);
    let lines = lines(&text);
    assert_eq!(top(&lines), ["name", "on", "permissions", "jobs"]);
    assert!(below(&lines, "on").iter().any(|line| line.key == "pull_request"));
    let jobs = below(&lines, "jobs");
    assert_eq!(values(below(jobs, "check"), "run"), ["HOME=/root bash .ci/run"]);
    assert_eq!(values(below(jobs, "trunk"), "run").last(), Some(&"diff --recursive dist target/trunk"));
    // It is the command that developers run, and it makes what is published.
    assert!(read(".ci/run").ends_with("\ncargo xtask test\n"));
    assert!(read("xtask/src/main.rs").contains("\ncargo xtask test "));
    assert!(read("xtask/src/project.rs").contains("join(\"dist\")"));
    assert!(values(&lines, "path").contains(&"dist"));
}

#[test]
fn only_what_has_passed_the_checks_is_published() {
    let text = read(".github/workflows/pages.yml");
    let lines = lines(&text);
    assert_eq!(top(&lines), ["name", "on", "permissions", "concurrency", "jobs"]);
    let jobs = below(&lines, "jobs");
    assert_eq!(values(below(jobs, "check"), "uses"), [format!("./{CHECKS}")]);
    let publish = below(jobs, "publish");
    assert_eq!(values(publish, "needs"), ["check"]);
    assert!(values(publish, "uses").iter().any(|action| action.starts_with("actions/deploy-pages@")));
    assert!(values(publish, "run").is_empty(), "nothing is built after the checks");
}

#[test]
fn every_action_of_a_workflow_has_a_version() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(".github/workflows");
    let mut actions = 0;
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for action in values(&lines(&text), "uses").iter().filter(|action| !action.starts_with("./")) {
            let version = action.strip_prefix("actions/").and_then(|action| action.split_once("@v"));
            assert!(version.is_some_and(|(_, version)| version.parse::<u32>().is_ok()), "{action} has no version");
            actions += 1;
        }
    }
    assert!(actions > 3);
}

#[test]
fn new_versions_are_looked_for_in_every_workspace() {
    let text = read(".github/dependabot.yml");
    let lines = lines(&text);
    let folders: Vec<(&str, &str)> = lines
        .iter()
        .zip(&lines[1..])
        .filter(|(line, _)| line.key == "package-ecosystem")
        .map(|(line, next)| (line.value, next.value))
        .collect();
    assert_eq!(folders, [("cargo", "/"), ("cargo", "/fuzz"), ("github-actions", "/")]);
    for (_, folder) in folders.iter().filter(|(kind, _)| *kind == "cargo") {
        assert!(read(&format!(".{folder}/Cargo.toml")).contains("[workspace"), "{folder}");
    }
}

#[test]
fn a_workflow_of_another_form_is_refused() {
    for text in ["on:\n   push:\n", "on push\n", "on: push\n  branches: main\n", "\ton:\n", "jobs:\n      deep:\n"] {
        assert!(std::panic::catch_unwind(|| lines(text)).is_err(), "{text:?}");
    }
}
