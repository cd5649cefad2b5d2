//! The layout of the stylesheets.

use std::fs;
use std::path::{Path, PathBuf};

/// The most characters in a line of a stylesheet, as in `rustfmt.toml`.
const WIDTH: usize = 120;

/// What styles elements without a name: after `:has`, a browser would have to look at every element again.
const UNNAMED: [&str; 4] = [" *", " :nth-", " :first-", " :last-"];

/// A path of the project.
fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
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
        let after_has = line.split_once(":has(").map_or("", |(_, after)| after);
        if UNNAMED.iter().any(|unnamed| after_has.contains(unnamed)) {
            errors.push(format!(
                "line {number} names no element after `:has`, so each change restyles the whole page: {line}"
            ));
        }
        let opens_inside = line.find('{').is_some_and(|brace| brace + 1 < line.len());
        let closes_inside = line.contains('}') && line.trim() != "}";
        if line.matches(';').count() > 1 || opens_inside || closes_inside {
            errors.push(format!("line {number} has more than one declaration or brace: {line}"));
        }
    }
    errors
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
fn a_crowded_long_or_slow_line_is_an_error() {
    let long = format!("  content: \"{}\";", "x".repeat(WIDTH));
    for line in
        ["  top: 0; left: 0;", "ul:has(> a) > :nth-child(2) {", "a { top: 0; }", "a { top: 0 }", "  top: 0; }", &long]
    {
        assert_eq!(layout_errors(line).len(), 1, "{line}");
    }
    assert!(layout_errors("/* one; two;\n   three; four; */\na {\n  top: 0;\n}\n").is_empty());
}
