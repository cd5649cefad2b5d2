//! The order of the files in the folder of a game: a file imports only files that come before it, and never in a circle.
//!
//! In this order a game can be read from its rules onwards, and a change of one file can break only the files after it.

use std::collections::BTreeSet;

use super::imports::paths;

/// The order of the files. Files of one group may import each other, though not in a circle. A submodule, such as
/// `rules/stack.rs`, belongs to the group of its file, and may not import its parent where that imports it.
///
/// `game.rs` and `mod.rs` join all others, so that no file of the folder imports them.
const ORDER: &[&[&str]] = &[
    &["rules"],
    &["notation", "determinize", "private_play"],
    &["move_builder", "scene", "moment", "available_actions", "coach", "lesson", "puzzles"],
    &["words"],
    &["drawing", "editor"],
    &["bot"],
    &["table"],
    &["game"],
    &["mod"],
];

/// The module in which `mod.rs` declares the messages of the game's catalogue. It is generated and imports no file.
const MESSAGES: &str = "messages";

/// A file of a game's folder.
struct File {
    /// Its path from the folder, such as `rules/stack.rs`.
    name: String,
    /// Its text.
    text: String,
}

/// One file imports another.
struct Import {
    /// The file that imports, by its place among all files.
    from: usize,
    /// The line that names the other file.
    line: usize,
    /// The file that is imported.
    to: usize,
}

/// The place of a file's group in [`ORDER`].
fn group(name: &str) -> Option<usize> {
    let module = name.split(['/', '.']).next()?;
    ORDER.iter().position(|group| group.contains(&module))
}

/// The file that defines what a path within the folder leads to: the file of the path's longest beginning.
fn file_of(path: &[String], files: &[File]) -> Option<usize> {
    if path.first().is_some_and(|first| first == MESSAGES) {
        return None;
    }
    (0..=path.len()).rev().find_map(|length| {
        let module = path[..length].join("/");
        let names = if module.is_empty() {
            ["mod.rs".into(), String::new()]
        } else {
            [format!("{module}.rs"), format!("{module}/mod.rs")]
        };
        files.iter().position(|file| names.contains(&file.name))
    })
}

/// All imports among the files of a folder. What only unit tests import does not count.
fn imports(game: &str, files: &[File]) -> Vec<Import> {
    let folder = ["crate", "games", game];
    let mut imports = Vec::new();
    for (from, file) in files.iter().enumerate() {
        let text = file.text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let module = file.name.trim_end_matches(".rs").trim_end_matches("mod");
        let module: Vec<String> = module.split('/').filter(|name| !name.is_empty()).map(String::from).collect();
        for (line, path) in paths(&format!("games/{game}/{}", file.name), text) {
            let to = if let Some(path) = path.strip_prefix(&folder.map(String::from)[..]) {
                file_of(path, files)
            } else {
                // The path may begin with a submodule of this file.
                let path: Vec<String> = module.iter().chain(&path).cloned().collect();
                file_of(&path, files).filter(|to| files[*to].name.starts_with(&path[..=module.len()].join("/")))
            };
            imports.extend(to.filter(|to| *to != from).map(|to| Import { from, line, to }));
        }
    }
    imports
}

/// Whether a chain of imports leads from one file to another.
fn reaches(imports: &[Import], from: usize, to: usize) -> bool {
    let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
    while let Some(file) = open.pop() {
        if file == to {
            return true;
        }
        if seen.insert(file) {
            open.extend(imports.iter().filter(|import| import.from == file).map(|import| import.to));
        }
    }
    false
}

/// The imports against the order or in a circle, each as a sentence that begins with its file and line.
fn breaches(game: &str, files: &[File]) -> Vec<String> {
    let unknown = files.iter().filter(|file| group(&file.name).is_none());
    let mut breaches: Vec<String> =
        unknown.map(|file| format!("src/games/{game}/{} has no place in the order", file.name)).collect();
    let imports = imports(game, files);
    for Import { from, line, to } in &imports {
        let [importer, target] = [from, to].map(|file| files[*file].name.as_str());
        let place = format!("src/games/{game}/{importer}:{line}");
        if group(target) > group(importer) {
            breaches.push(format!("{place} imports {target}, which comes after it"));
        } else if reaches(&imports, *to, *from) {
            breaches.push(format!("{place} imports {target}, which imports it in a circle"));
        }
    }
    breaches.dedup();
    breaches
}

fn folder(files: &[(&str, &str)]) -> Vec<File> {
    files.iter().map(|(name, text)| File { name: (*name).into(), text: (*text).into() }).collect()
}

#[test]
fn the_files_of_a_game_import_in_one_order() {
    let source = super::source();
    let mut found = Vec::new();
    for game in &super::games() {
        let root = source.join("games").join(game);
        let read = |path: &std::path::PathBuf| File {
            name: path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/"),
            text: std::fs::read_to_string(path).unwrap(),
        };
        let files: Vec<File> = super::files(&root).iter().map(read).collect();
        assert!(!imports(game, &files).is_empty(), "no import is found in {game}");
        found.extend(breaches(game, &files));
    }
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn an_import_against_the_order_is_found() {
    let bad = [
        ("rules.rs", "use super::notation::write_state;", "notation.rs"),
        ("rules/stack.rs", "fn text() { super::super::words::text() }", "words.rs"),
        ("notation.rs", "use super::{scene::Scene, rules::State};", "scene.rs"),
        ("scene.rs", "use crate::games::chess::words;", "words.rs"),
        ("words.rs", "use super::bot;", "bot.rs"),
        ("bot/plays.rs", "use super::super::table::draw;", "table.rs"),
        ("table.rs", "use super::game;", "game.rs"),
        ("words.rs", "use super::Chess;", "mod.rs"),
    ];
    for (importer, text, imported) in bad {
        let mut files = folder(&[(importer, text), (imported, "")]);
        if importer.starts_with("words") && imported == "mod.rs" {
            files.push(File { name: "rules.rs".into(), text: String::new() });
        }
        let expected = format!("src/games/chess/{importer}:1 imports {imported}, which comes after it");
        assert_eq!(breaches("chess", &files)[..], [expected], "{importer}: {text}");
    }
    let unknown = folder(&[("attic.rs", "")]);
    assert_eq!(breaches("chess", &unknown), ["src/games/chess/attic.rs has no place in the order"]);
}

#[test]
fn a_circle_of_imports_is_found() {
    let two = folder(&[("rules.rs", "pub use board::Board;"), ("rules/board.rs", "\nuse super::Action;")]);
    let expected = [
        "src/games/chess/rules.rs:1 imports rules/board.rs, which imports it in a circle",
        "src/games/chess/rules/board.rs:2 imports rules.rs, which imports it in a circle",
    ];
    assert_eq!(breaches("chess", &two), expected);
    let three = folder(&[
        ("bot/a.rs", "use super::b::B;"),
        ("bot/b.rs", "use super::c::C;"),
        ("bot/c.rs", "use super::a::A;"),
        ("bot/d.rs", "use super::a::A;"),
    ]);
    assert_eq!(breaches("chess", &three).len(), 3);
}

#[test]
fn imports_in_order_are_no_breach() {
    let good = folder(&[
        ("mod.rs", "mod game; pub use rules::Chess; messages!(\"chess\");"),
        ("rules.rs", "mod action; mod board; pub use {action::Action, board::Board}; use crate::game::Seat;"),
        ("rules/action.rs", ""),
        (
            "rules/board.rs",
            "use super::action::Action;\npub(in super::super) fn f() {}\n#[cfg(test)]\nmod tests { use super::super::super::Chess; }",
        ),
        ("notation.rs", "//! See [`super::words`].\nuse super::rules::Action;"),
        ("scene.rs", "use super::move_builder::Draft; use super::rules::State;"),
        ("move_builder.rs", "use super::rules::State; use crate::games::chess::notation;"),
        ("words.rs", "use super::messages as say; use super::scene;"),
        ("bot.rs", "mod plays; use plays::Play;"),
        ("bot/plays.rs", "use super::super::rules::State;"),
        ("game.rs", "use super::{notation, rules::Chess};"),
    ]);
    assert_eq!(breaches("chess", &good), Vec::<String>::new());
    assert_eq!(imports("chess", &good).len(), 14);
}
