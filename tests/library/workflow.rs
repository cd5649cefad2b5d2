//! The workflow that publishes the page: its form, and that what it runs and publishes exists.

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

#[test]
fn the_workflow_builds_and_publishes_the_page() {
    let text = read(".github/workflows/pages.yml");
    let lines = lines(&text);
    let top: Vec<&str> = lines.iter().filter(|line| line.depth == 0).map(|line| line.key).collect();
    assert_eq!(top, ["name", "on", "permissions", "concurrency", "jobs"]);
    let help = read("xtask/src/main.rs");
    let commands = values(&lines, "run");
    let own: Vec<&&str> = commands.iter().filter(|command| command.starts_with("cargo xtask ")).collect();
    assert_eq!(own, [&"cargo xtask build"]);
    assert!(own.iter().all(|command| help.contains(&format!("\n{command} "))), "{own:?} is not in the help");
    // What the build makes is what is published.
    assert!(read("xtask/src/project.rs").contains("join(\"dist\")"));
    assert!(values(&lines, "path").contains(&"dist"));
    for action in values(&lines, "uses") {
        let version = action.strip_prefix("actions/").and_then(|action| action.split_once("@v"));
        assert!(version.is_some_and(|(_, version)| version.parse::<u32>().is_ok()), "{action} has no version");
    }
}

#[test]
fn a_workflow_of_another_form_is_refused() {
    for text in ["on:\n   push:\n", "on push\n", "on: push\n  branches: main\n", "\ton:\n", "jobs:\n      deep:\n"] {
        assert!(std::panic::catch_unwind(|| lines(text)).is_err(), "{text:?}");
    }
}
