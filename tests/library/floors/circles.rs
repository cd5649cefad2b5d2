//! No circles of imports: of two files, at most one knows the other, also through third files.
//!
//! A file imports the file that defines what it names: in a `use`, or by a path in the middle of code. So
//!
//! * `mod` alone is no import;
//! * a plain re-export is no import either. A `pub use` whose name the file does not use itself is another address of the
//!   item, and who takes the item from there imports the file that defines it. Otherwise every `mod.rs` that lists the
//!   contents of its folder would be in a circle with all that is in the folder;
//! * what only unit tests import does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::files;
use super::imports::{Import, imports};

/// The folders with a library or a program each, the name by which programs beside it call it, and folders that it includes as
/// modules.
const CRATES: &[(&str, &str, &[&str])] = &[
    ("src", "corsair_cabinet", &[]),
    ("xtask/src", "xtask", &[]),
    ("xtask/catalogues/src", "catalogues", &[]),
    ("tests/browser/src", "browser_tests", &[]),
    ("tests/browser/tests", "", &[]),
    ("tests/games", "", &["tests/conformance"]),
    ("tests/library", "", &[]),
];

/// The modules that a macro generates. They import no file.
const GENERATED: &str = "messages";

/// The files of a crate and what they import.
struct Crate {
    /// The module of each file, from the root of the crate, by the file's path.
    modules: BTreeMap<Vec<String>, String>,
    /// What each file names, by its path.
    imports: BTreeMap<String, Vec<Import>>,
}

impl Crate {
    /// Reads the files, each with its path and the path of its module. Programs beside a library call it by `name`.
    fn new(name: &str, files: &[(String, Vec<String>, String)]) -> Self {
        let read = |(file, module, text): &(String, Vec<String>, String)| {
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            (file.clone(), imports(name, module, code))
        };
        Self {
            modules: files.iter().map(|(file, module, _)| (module.clone(), file.clone())).collect(),
            imports: files.iter().map(read).collect(),
        }
    }

    /// The file that defines what a path leads to, from the root of the crate. Follows re-exports.
    fn definition(&self, path: &[String], followed: &mut BTreeSet<Vec<String>>) -> Option<&str> {
        let length = (0..=path.len()).rev().find(|length| self.modules.contains_key(&path[..*length]))?;
        let file = &self.modules[&path[..length]];
        let Some(item) = path.get(length) else { return Some(file) };
        if item == GENERATED {
            return None;
        }
        let re_exports = self.imports[file].iter().filter(|import| import.gives(item));
        let addresses = re_exports.filter_map(|import| self.absolute(&path[..length], &import.path));
        for address in addresses {
            if followed.insert(address.clone()) {
                let rest: Vec<String> = address.iter().chain(&path[length + 1..]).cloned().collect();
                return self.definition(&rest, followed);
            }
        }
        Some(file)
    }

    /// The path from the root of the crate; `None` if it leads out of the crate. A path may begin with a submodule.
    fn absolute(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        if path[0] == "crate" {
            return Some(path[1..].to_vec());
        }
        let below: Vec<String> = module.iter().chain(path).cloned().collect();
        self.modules.contains_key(&below[..=module.len()]).then_some(below)
    }

    /// The files that a file imports, each with the line that names it.
    fn imported(&self, module: &[String], file: &str) -> BTreeMap<&str, usize> {
        let mut found = BTreeMap::new();
        for import in self.imports[file].iter().filter(|import| !import.is_plain_re_export()) {
            let path = self.absolute(module, &import.path);
            let target = path.and_then(|path| self.definition(&path, &mut BTreeSet::new()));
            if let Some(target) = target.filter(|target| *target != file) {
                found.entry(target).or_insert(import.line);
            }
        }
        found
    }

    /// The imports that are part of a circle, each as its file, its line and the file that it imports.
    fn circles(&self) -> Vec<(String, usize, String)> {
        let graph: BTreeMap<&str, BTreeMap<&str, usize>> =
            self.modules.iter().map(|(module, file)| (file.as_str(), self.imported(module, file))).collect();
        let reached = |from: &str| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
            while let Some(file) = open.pop() {
                for next in graph[file.as_str()].keys() {
                    if seen.insert((*next).to_owned()) {
                        open.push((*next).to_owned());
                    }
                }
            }
            seen
        };
        let reached: BTreeMap<&str, BTreeSet<String>> = graph.keys().map(|file| (*file, reached(file))).collect();
        let edges = graph.iter().flat_map(|(file, targets)| targets.iter().map(move |(to, line)| (*file, *line, *to)));
        let in_circle = edges.filter(|(file, _, to)| reached[to].contains(*file));
        in_circle.map(|(file, line, to)| (file.to_owned(), line, to.to_owned())).collect()
    }
}

/// The module of a file, by its path from the root of the crate.
fn module(file: &str) -> Vec<String> {
    let mut module: Vec<String> = file.trim_end_matches(".rs").split('/').map(String::from).collect();
    if module.last().is_some_and(|last| last == "mod") || ["lib", "main"].contains(&module[0].as_str()) {
        module.pop();
    }
    module
}

/// Reads a crate of the project. A folder that it includes is a module of the folder's name.
fn read(root: &Path, folder: &str, name: &str, included: &[&str]) -> Crate {
    let mut found = Vec::new();
    for part in [folder].iter().chain(included) {
        let around = if *part == folder { part } else { Path::new(part).parent().unwrap().to_str().unwrap() };
        for path in files(&root.join(part)) {
            let file = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            let module = module(file.strip_prefix(around).unwrap().trim_start_matches('/'));
            // Nothing imports the main file of a program beside a library.
            let is_second_root = file.ends_with("/main.rs") && root.join(part).join("lib.rs").exists();
            let module = if is_second_root { vec!["main".into()] } else { module };
            found.push((file, module, fs::read_to_string(&path).unwrap()));
        }
    }
    Crate::new(name, &found)
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for (folder, name, included) in CRATES {
        let read = read(root, folder, name, included);
        assert!(read.modules.len() > 2, "{folder} has no files");
        found.extend(read.circles());
    }
    let found: Vec<String> = found.iter().map(|(file, line, to)| format!("{file}:{line} imports {to}")).collect();
    assert!(found.is_empty(), "these imports are in a circle:\n{}\n", found.join("\n"));
}

/// The circles of files, which are given by their paths and texts, as `from -> to`.
fn circles(files: &[(&str, &str)]) -> Vec<String> {
    let files: Vec<_> = files.iter().map(|(file, text)| ((*file).into(), module(file), (*text).into())).collect();
    let found = Crate::new("toolbox", &files).circles();
    found.iter().map(|(file, line, to)| format!("{file}:{line} -> {to}")).collect()
}

#[test]
fn a_circle_is_found_however_the_import_is_written() {
    for (first, second) in [
        ("use crate::b::B;", "use super::a::A;"),
        ("fn f() { crate::b::g() }", "fn g(a: super::a::A) {}"),
        ("use crate::{b::B, c::C};", "use {std::fmt, crate::a::A};"),
        ("pub use super::b::B; fn f(b: B) {}", "use super::a;"),
    ] {
        let found = circles(&[("a.rs", first), ("b.rs", second), ("c.rs", "")]);
        assert_eq!(found, ["a.rs:1 -> b.rs", "b.rs:1 -> a.rs"], "{first} {second}");
    }
    let three = [("a.rs", "use crate::b::B;"), ("b.rs", "\nuse crate::c::C;"), ("c.rs", "use crate::a::A;")];
    assert_eq!(circles(&three), ["a.rs:1 -> b.rs", "b.rs:2 -> c.rs", "c.rs:1 -> a.rs"]);
    let parent = [("a/mod.rs", "mod b; fn f() { b::g() } struct A;"), ("a/b.rs", "use super::A;")];
    assert_eq!(circles(&parent), ["a/b.rs:1 -> a/mod.rs", "a/mod.rs:1 -> a/b.rs"]);
    // Through the address at which a third file re-exports the item.
    let re_exported =
        [("a.rs", "use crate::c::B;"), ("b.rs", "use crate::c::A;"), ("c.rs", "pub use super::{a::A, b::B};")];
    assert_eq!(circles(&re_exported), ["a.rs:1 -> b.rs", "b.rs:1 -> a.rs"]);
}

#[test]
fn modules_and_plain_re_exports_are_no_circle() {
    let good = [
        ("lib.rs", "mod a; pub use a::b::B;"),
        ("a/mod.rs", "mod b; mod c; pub use b::{B, b}; pub(crate) use c::{C, D};\npub struct A;"),
        ("a/b.rs", "use super::A; use crate::B as Other;"),
        ("a/c.rs", "use super::{A, B};\n#[cfg(test)]\nmod tests { use crate::d; }"),
        ("d.rs", "use crate::a::{C, messages}; // crate::e::E"),
        ("e.rs", "use crate::d::D; use std::d::D;"),
    ];
    assert_eq!(circles(&good), Vec::<String>::new());
}
