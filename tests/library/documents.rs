//! What the documents name is there.

use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a text that stand in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_test_of_the_fault_table_is_there() {
    let document = read("ARCHITECTURE.md");
    let rows: Vec<&str> = document
        .lines()
        .skip_while(|line| !line.starts_with("| what was tried"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .collect();
    assert!(rows.len() > 20, "the table has moved");
    for row in rows {
        let cell = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
        let names: Vec<&str> = quoted(cell).collect();
        let [file, test] = names[..] else { panic!("expected a file and a test in {row}") };
        let path = if file == "parsers" {
            "tests/library/parsers.rs".to_owned()
        } else {
            format!("tests/browser/tests/{file}.rs")
        };
        assert!(read(&path).contains(&format!("fn {test}()")), "{path} has no test {test}");
    }
}

#[test]
fn every_path_that_a_document_names_is_there() {
    for document in ["ARCHITECTURE.md", "README.md", "tests/records/README.md"] {
        let text = read(document);
        let paths = quoted(&text).filter(|word| {
            ["tests/", "src/", "benches/", "fuzz/", "xtask/"].iter().any(|folder| word.starts_with(folder))
                && !word.contains(['<', '*', ' ', '{'])
        });
        for path in paths {
            assert!(root().join(path).exists(), "{document} names {path}");
        }
    }
}
