//! Floors import downwards only: this reads what every file under `src` names, and tells who breaks it.

use std::fs;
use std::path::{Path, PathBuf};

/// The house from the ground up: which files (the first row that fits counts; `*` is the name of a game),
/// and what they may name besides themselves. `game` to `app` are our own modules; then there are
///
/// * `web`: leptos and whatever else knows a browser,
/// * `devices`: a browser's storage, workers and clock,
/// * `clock`: the time of day outside a browser. Rules must not know it, or records would not replay.
const FLOORS: &[(&str, &[&str])] = &[
    ("game/", &[]),
    ("search/", &["game"]),
    // Sessions are tried with a real game.
    ("session/tests.rs", &["game", "search", "games"]),
    ("session/", &["game", "search"]),
    ("ui/", &["game", "search", "session", "web"]),
    ("games/*/bot", &["game", "search"]),
    ("games/*/table", &["game", "search", "session", "ui", "web"]),
    ("games/*/", &["game"]),
    ("games/", &["game", "search", "ui"]),
    ("referee/", &["game", "search", "games", "clock"]),
    ("browser/", &["game", "search", "session", "games", "web", "devices"]),
    ("app/", &["game", "search", "session", "games", "ui", "browser", "web"]),
    ("lib.rs", &[]),
    ("main.rs", &["app", "browser", "web", "devices"]),
    ("bin/engine_worker.rs", &["browser", "games", "web", "devices"]),
    ("bin/referee.rs", &["referee"]),
];

/// What in `web_sys` and `js_sys` is a device, by the beginning of its name.
const DEVICES: &[&str] = &["Storage", "Worker", "ServiceWorker", "DedicatedWorker", "Performance", "Date", "*"];

/// Methods of a window that hand out a device.
const DEVICE_METHODS: &[&str] = &["local_storage", "session_storage", "performance", "service_worker"];

/// The words and signs of a file of Rust, each with its line; without comments and literals.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let until = |end: &str, from: usize| rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len());
        let is_raw = rest.starts_with("r\"") || rest.starts_with("r#");
        let length = if rest.starts_with("//") {
            until("\n", 0).max(2) - usize::from(rest.contains('\n'))
        } else if rest.starts_with("/*") {
            until("*/", 2)
        } else if is_raw {
            let hashes = rest[1..].chars().take_while(|letter| *letter == '#').count();
            until(&format!("\"{}", "#".repeat(hashes)), hashes + 2)
        } else if first == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            end.map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("'\"'") {
            3
        } else if rest.starts_with("'\\") {
            until("'", 3)
        } else if is_word(first) {
            let word = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            tokens.push((line, &rest[..word]));
            word
        } else {
            let sign = if rest.starts_with("::") { 2 } else { first.len_utf8() };
            if !first.is_whitespace() {
                tokens.push((line, &rest[..sign]));
            }
            sign
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// Everything that a file names by a path: a `use`, a group in braces, or in the middle of code.
/// Paths from `crate`, `super` or our library are given from the root of our own.
fn paths(file: &str, text: &str) -> Vec<(usize, Vec<String>)> {
    let mut module: Vec<String> = file.trim_end_matches(".rs").split('/').map(String::from).collect();
    if module.last().is_some_and(|last| last == "mod" || last == "lib") {
        module.pop();
    }
    let tokens = tokens(text);
    let mut found = Vec::new();
    // Modules in braces, each with how many braces were open around it.
    let (mut inner, mut depth): (Vec<(usize, String)>, usize) = (Vec::new(), 0);
    let mut at = 0;
    while at < tokens.len() {
        let (line, token) = tokens[at];
        let previous = at.checked_sub(1).map_or("", |before| tokens[before].1);
        match token {
            "{" if at >= 2 && tokens[at - 2].1 == "mod" => {
                inner.push((depth, previous.to_owned()));
                depth += 1;
            }
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                inner.retain(|(around, _)| *around < depth);
            }
            _ if previous != "::" && tokens.get(at + 1).is_some_and(|next| next.1 == "::") => {
                let here: Vec<String> = module.iter().chain(inner.iter().map(|(_, name)| name)).cloned().collect();
                let mut ends = Vec::new();
                at = branches(&tokens, at, Vec::new(), &mut ends);
                found.extend(ends.into_iter().map(|path| (line, from_the_root(&here, path))));
                continue;
            }
            _ if previous == "." && DEVICE_METHODS.contains(&token) => {
                found.push((line, vec!["web_sys".into(), "Storage".into()]));
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Follows a path through its groups to all its ends; returns where it stops.
fn branches(tokens: &[(usize, &str)], mut at: usize, mut path: Vec<String>, ends: &mut Vec<Vec<String>>) -> usize {
    loop {
        match tokens.get(at).map(|(_, token)| *token) {
            Some("{") => {
                at += 1;
                while tokens.get(at).is_some_and(|(_, token)| *token != "}") {
                    at = match tokens[at].1 {
                        "," => at + 1,
                        "as" => at + 2,
                        _ => branches(tokens, at, path.clone(), ends),
                    };
                }
                return at + 1;
            }
            Some(segment) => {
                path.push(segment.to_owned());
                at += 1;
            }
            None => break,
        }
        match (tokens.get(at), tokens.get(at + 1)) {
            (Some((_, "::")), Some((_, "<"))) | (None, _) => break,
            (Some((_, "::")), Some(_)) => at += 1,
            _ => break,
        }
    }
    ends.push(path);
    at
}

/// The path without `crate`, `super`, `self` and the name of our library, and with `crate` in front if it is ours.
fn from_the_root(module: &[String], path: Vec<String>) -> Vec<String> {
    let mut base = match path[0].as_str() {
        "crate" | "corsair_cabinet" => Vec::new(),
        "super" | "self" => module.to_vec(),
        _ => return path,
    };
    let mut rest = path.into_iter().peekable();
    while let Some(step) = rest.next_if(|step| ["crate", "corsair_cabinet", "super", "self"].contains(&step.as_str())) {
        if step == "super" {
            base.pop();
        }
    }
    ["crate".to_owned()].into_iter().chain(base).chain(rest).collect()
}

/// What a path belongs to, in the words of [`FLOORS`]; none if it is nobody's concern.
fn owner(path: &[String], games: &[String]) -> Option<String> {
    let segment = |index: usize| path.get(index).map_or("", String::as_str);
    let is_device = path[1..].iter().any(|name| DEVICES.iter().any(|device| name.starts_with(device)));
    match segment(0) {
        "crate" => match (segment(1), segment(2)) {
            ("" | "*", _) => None,
            // A macro: those live at the root, wherever they are written.
            ("options", _) => Some("game".into()),
            ("games", game) if games.iter().any(|known| known == game) => Some(format!("games/{game}")),
            (floor, _) => Some(floor.into()),
        },
        "web_sys" | "js_sys" if is_device => Some("devices".into()),
        "leptos" if segment(1) == "web_sys" && is_device => Some("devices".into()),
        "leptos" | "web_sys" | "js_sys" | "wasm_bindgen" | "wasm_bindgen_futures" | "serde_wasm_bindgen" => {
            Some("web".into())
        }
        "std" if ["Instant", "SystemTime"].iter().any(|clock| path.iter().any(|name| name == clock)) => {
            Some("clock".into())
        }
        _ => None,
    }
}

/// Whoever names what it may not, with file and line.
fn breaches(file: &str, text: &str, games: &[String]) -> Vec<String> {
    let game = file.strip_prefix("games/").and_then(|file| file.split_once('/')).map(|(game, _)| game);
    let fits = |pattern: &str| file.starts_with(&pattern.replace('*', game.unwrap_or("*")));
    let Some((_, allowed)) = FLOORS.iter().find(|(pattern, _)| fits(pattern)) else {
        return vec![format!("src/{file} stands on no floor")];
    };
    let own =
        game.map_or_else(|| file.split(['/', '.']).next().unwrap_or_default().into(), |game| format!("games/{game}"));
    let is_allowed = |owner: &str| {
        let floor = owner.split('/').next().unwrap_or_default();
        owner == own || (floor == own && file == "games/mod.rs") || allowed.contains(&floor)
    };
    let mut breaches = Vec::new();
    for (line, path) in paths(file, text) {
        if let Some(owner) = owner(&path, games).filter(|owner| !is_allowed(owner)) {
            breaches.push(format!("src/{file}:{line} names {}, which is in {owner}", path.join("::")));
        }
    }
    breaches
}

/// All files of Rust below a folder, by their paths from it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn names(folders: &[&str]) -> Vec<String> {
    folders.iter().map(ToString::to_string).collect()
}

#[test]
fn every_floor_imports_from_below_only() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(source.join("games")).unwrap().map(|entry| entry.unwrap().path());
    let games: Vec<String> = folders
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    let files = files(&source);
    assert!(files.len() > 20, "these are not all files: {files:?}");
    let found: Vec<String> = files
        .iter()
        .flat_map(|path| {
            let name = path.strip_prefix(&source).unwrap().to_string_lossy().replace('\\', "/");
            breaches(&name, &fs::read_to_string(path).unwrap(), &games)
        })
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn a_breach_is_found_in_every_way_to_write_it() {
    let games = names(&["corsairs", "court_wars"]);
    let bad = [
        ("game/seat.rs", "use crate::search::Level;"),
        ("game/seat.rs", "use super::super::search;"),
        ("game/seat.rs", "fn now() { std::time::Instant::now(); }"),
        ("game/mod.rs", "use {std::fmt, crate::{game::Seat, games::IDS}};"),
        ("search/mod.rs", "mod tests { use super::super::games::corsairs; }"),
        ("session/mod.rs", "fn f(x: crate::ui::Card) {}"),
        ("session/mod.rs", "// crate::game\n\nuse web_sys::Storage;"),
        ("games/corsairs/rules.rs", "use crate::search::Level;"),
        ("games/corsairs/rules.rs", "use super::super::court_wars::Court;"),
        ("games/corsairs/scene.rs", "use leptos::prelude::*;"),
        ("games/corsairs/bot.rs", "use crate::{session, search};"),
        ("games/corsairs/table.rs", "use crate::games::court_wars;"),
        ("games/corsairs/table.rs", "use leptos::web_sys::{Event, Worker};"),
        ("app/home.rs", "fn f() { window().local_storage(); }"),
        ("app/home.rs", "fn f() -> f64 { js_sys::Date::now() }"),
        ("app/home.rs", "use crate::referee::serve;"),
        ("attic/mod.rs", ""),
    ];
    for (file, text) in bad {
        assert_eq!(breaches(file, text, &games).len(), 1, "{file}: {text} {:?}", breaches(file, text, &games));
    }
    let place = breaches("game/seat.rs", "/* a\nb */\nuse crate::ui::Card;", &games);
    assert_eq!(place, ["src/game/seat.rs:3 names crate::ui::Card, which is in ui"]);
}

#[test]
fn what_is_allowed_or_only_spoken_of_is_no_breach() {
    let games = names(&["corsairs", "court_wars"]);
    let good = [
        ("game/seat.rs", "use super::text::{Malformed, Word};\nmod tests { use super::*; }"),
        ("game/seat.rs", "//! See [`crate::search::Level`].\nconst NAME: &str = \"crate::ui\"; // crate::ui"),
        ("game/seat.rs", "const QUOTE: char = '\"'; const RAW: &str = r#\"crate::ui \" crate::app\"#; // \""),
        ("games/corsairs/rules.rs", "use crate::options;\nuse crate::game::Seat;\nuse super::notation;"),
        ("games/corsairs/bot/value.rs", "use crate::search::Level; use super::super::rules::State;"),
        ("games/mod.rs", "use crate::search::Player; use crate::games::corsairs::Corsairs;"),
        ("app/home.rs", "use crate::{browser::storage as shelf, games::court_wars}; use leptos::web_sys::Event;"),
        ("browser/storage.rs", "fn f() { window().local_storage(); }"),
        ("bin/referee.rs", "fn main() { corsair_cabinet::referee::serve(); }"),
    ];
    for (file, text) in good {
        assert_eq!(breaches(file, text, &games), Vec::<String>::new(), "{file}: {text}");
    }
}
