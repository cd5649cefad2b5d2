//! Checks of files that no compiler reads: the layout of the stylesheets, and the table of faults.

use std::fs;
use std::path::{Path, PathBuf};

/// The most characters in a line of a stylesheet, as in `rustfmt.toml`.
const WIDTH: usize = 120;

/// A path of the project.
fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The texts of all Rust files below a folder, one after the other.
fn rust_code(folder: &Path) -> String {
    let mut code = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            code += &rust_code(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            code += &fs::read_to_string(&path).unwrap();
        }
    }
    code
}

/// The lines of a stylesheet that break the layout, each with the reason.
fn layout_errors(text: &str) -> Vec<String> {
    let mut errors = Vec::new();
    let mut in_comment = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.chars().count() > WIDTH {
            errors.push(format!("line {number} has over {WIDTH} characters"));
        }
        in_comment |= line.trim_start().starts_with("/*");
        let skip = in_comment;
        in_comment &= !line.trim_end().ends_with("*/");
        if skip {
            continue;
        }
        let opens_inside = line.find('{').is_some_and(|brace| brace + 1 < line.len());
        let closes_inside = line.contains('}') && line.trim() != "}";
        if line.matches(';').count() > 1 || opens_inside || closes_inside {
            errors.push(format!("line {number} has more than one declaration or brace: {line}"));
        }
    }
    errors
}

/// The tests that the table of faults names, one in the last cell of each row.
fn tests_in_table(text: &str) -> Vec<&str> {
    let rows = text.lines().filter_map(|line| line.strip_suffix("` |"));
    rows.filter_map(|row| row.rsplit_once("| `").map(|(_, test)| test)).collect()
}

#[test]
fn a_line_of_a_stylesheet_has_one_declaration() {
    let mut sheets = 0;
    for entry in fs::read_dir(project("style")).unwrap() {
        let path = entry.unwrap().path();
        let errors = layout_errors(&fs::read_to_string(&path).unwrap());
        assert!(errors.is_empty(), "{}:\n{}", path.display(), errors.join("\n"));
        sheets += 1;
    }
    assert!(sheets >= 7, "found only {sheets} stylesheets");
}

#[test]
fn a_crowded_or_long_line_is_an_error() {
    let long = format!("  content: \"{}\";", "x".repeat(WIDTH));
    for line in ["  top: 0; left: 0;", "a { top: 0; }", "a { top: 0 }", "  top: 0; }", &long] {
        assert_eq!(layout_errors(line).len(), 1, "{line}");
    }
    assert!(layout_errors("/* one; two;\n   three; four; */\na {\n  top: 0;\n}\n").is_empty());
}

#[test]
fn every_test_in_the_table_of_faults_exists() {
    let table = fs::read_to_string(project("tests/FAULTS.md")).unwrap();
    let code = rust_code(&project("tests"));
    let tests = tests_in_table(&table);
    let rows = table.lines().filter(|line| line.starts_with("| ")).count() - 1;
    assert_eq!(tests.len(), rows, "each row below the heading names a test");
    let missing: Vec<&&str> = tests.iter().filter(|test| !code.contains(&format!("\nfn {test}("))).collect();
    assert!(missing.is_empty(), "tests/FAULTS.md names tests that do not exist: {missing:?}");
}
