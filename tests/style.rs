//! The layout of the stylesheets, which no formatter checks.

use std::fs;
use std::path::Path;

/// The most characters in a line, as in `rustfmt.toml`.
const WIDTH: usize = 120;

/// The lines of a stylesheet that break the layout, each with the reason.
fn misplaced(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_comment = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.chars().count() > WIDTH {
            found.push(format!("line {number} is over {WIDTH} characters"));
        }
        in_comment |= line.trim_start().starts_with("/*");
        let is_comment = in_comment;
        in_comment &= !line.trim_end().ends_with("*/");
        if is_comment {
            continue;
        }
        let declarations = line.matches(';').count();
        let opens_inside = line.find('{').is_some_and(|brace| brace + 1 < line.len());
        let closes_inside = line.contains('}') && line.trim() != "}";
        if declarations > 1 || opens_inside || closes_inside {
            found.push(format!("line {number} has more than a declaration, a selector or a brace: {line}"));
        }
    }
    found
}

#[test]
fn a_line_of_a_stylesheet_has_one_declaration() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let mut sheets = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let found = misplaced(&fs::read_to_string(&path).unwrap());
        assert!(found.is_empty(), "{}:\n{}", path.display(), found.join("\n"));
        sheets += 1;
    }
    assert!(sheets >= 7, "found only {sheets} stylesheets");
}

#[test]
fn a_crowded_or_long_line_is_found() {
    let long = format!("  content: \"{}\";", "x".repeat(WIDTH));
    for line in ["  top: 0; left: 0;", "a { top: 0; }", "a { top: 0 }", "a {", "  top: 0; }", &long] {
        assert_eq!(misplaced(line).len(), usize::from(line != "a {"), "{line}");
    }
    assert!(misplaced("/* one; two;\n   three; four; */\na {\n  top: 0;\n}\n").is_empty());
}
