//! What the documents name exists: paths, tests and items.

use std::fs;
use std::path::{Path, PathBuf};

/// The documents whose paths are checked.
const DOCUMENTS: &[&str] = &[
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "src/GLOSSARY.md",
    "src/README.md",
    "src/app/README.md",
    "src/browser/README.md",
    "src/correspondence/README.md",
    "src/dyn_game/README.md",
    "src/game/README.md",
    "src/games/README.md",
    "src/live/README.md",
    "src/search/README.md",
    "src/session/README.md",
    "src/ui/README.md",
    THREATS,
    "tests/FAULTS.md",
    "tests/MUTANTS.md",
    "tests/README.md",
    "xtask/README.md",
    "tests/records/README.md",
    ".github/pull_request_template.md",
    ".github/ISSUE_TEMPLATE/bug.md",
    ".github/ISSUE_TEMPLATE/idea.md",
    ".github/ISSUE_TEMPLATE/rule.md",
];

/// What a dishonest player can and cannot do in a game by correspondence.
const THREATS: &str = "src/correspondence/THREATS.md";

/// A path of the project.
fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a text that stand in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
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

/// The tests that the table of faults names, one in the last cell of each row.
fn tests_in_table(text: &str) -> Vec<&str> {
    let rows = text.lines().filter_map(|line| line.strip_suffix("` |"));
    rows.filter_map(|row| row.rsplit_once("| `").map(|(_, test)| test)).collect()
}

/// Whether a file of Rust defines an item of this name.
fn defines(code: &str, item: &str) -> bool {
    let kinds = ["struct", "enum", "trait", "type", "fn", "const", "static", "mod"];
    kinds.iter().any(|kind| {
        let wanted = format!("{kind} {item}");
        code.match_indices(&wanted).any(|(at, _)| {
            !code[at + wanted.len()..].starts_with(|letter: char| letter.is_alphanumeric() || letter == '_')
        })
    })
}

#[test]
fn every_path_in_a_document_exists() {
    for document in DOCUMENTS {
        let text = read(document);
        let folders = ["tests/", "src/", "benches/", "fuzz/", "xtask/", "style/", "assets/"];
        let paths = quoted(&text).filter(|word| {
            folders.iter().any(|folder| word.starts_with(folder)) && !word.contains(['<', '*', ' ', '{'])
        });
        for path in paths {
            assert!(project(path).exists(), "{document} names {path}");
        }
    }
}

#[test]
fn every_link_in_a_document_leads_somewhere() {
    let mut links = 0;
    for document in DOCUMENTS {
        let text = read(document);
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
        for target in targets.filter(|target| !target.is_empty() && !target.contains("://")) {
            let from = Path::new(document).parent().unwrap().join(target);
            assert!(project(from.to_str().unwrap()).exists(), "{document} links {target}");
            links += 1;
        }
    }
    assert!(links > 15, "only {links} links are found");
}

#[test]
fn contributing_is_short_and_names_real_commands() {
    let text = read("CONTRIBUTING.md");
    assert!(text.lines().count() < 100, "it has to fit on a page");
    let help = read("xtask/src/main.rs");
    let commands = text.lines().filter_map(|line| line.split("cargo xtask ").nth(1));
    let names: Vec<&str> = commands.filter_map(|rest| rest.split([' ', '`']).next()).collect();
    assert!(names.len() > 3, "{names:?}");
    for name in names {
        assert!(help.contains(&format!("\ncargo xtask {name}")), "cargo xtask has no {name}");
    }
    for heading in ["Set-up", "Where a change goes", "Commits", "Adding a case", "Adding a language", "Adding a game"] {
        assert!(text.contains(&format!("\n## {heading}\n")), "no part {heading}");
    }
    let issues = fs::read_dir(project(".github/ISSUE_TEMPLATE")).unwrap();
    for template in issues.map(|template| fs::read_to_string(template.unwrap().path()).unwrap()) {
        assert!(template.starts_with("---\nname: ") && template.contains("\nabout: "), "{template}");
    }
}

#[test]
fn every_item_of_the_glossary_is_an_item() {
    let glossary = read("src/GLOSSARY.md");
    let mut checked = 0;
    for row in glossary.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = row.split(" | ").collect();
        let names: Vec<&str> = cells.last().map(|cell| quoted(cell).collect()).unwrap_or_default();
        let [path, item] = names[..] else { continue };
        assert!(defines(&read(path), item), "{path} has no item {item}: {row}");
        checked += 1;
    }
    assert!(checked > 30, "only {checked} rows of the glossary name an item");
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
