//! The layers of the library, as ARCHITECTURE.md draws them: a file imports only its own layer and layers below it.
//!
//! These tests read the paths that every file under `src` names. `game_folders` does the same within the folder of a
//! game, and `rooms` within the page. `circles` forbids circles everywhere.

mod circles;
mod game_folders;
mod imports;
mod rooms;

use std::fs;
use std::path::{Path, PathBuf};

use imports::paths;

/// The layers, the lowest first: the beginning of a file's path from `src`, and the other layers that the file may import.
/// The first row that fits a file counts. `*` stands for the name of a game; no game may import another.
///
/// `game`, `search` and the other names of folders are our own modules. The other names are
///
/// * `web`: Leptos and the crates that call a browser,
/// * `devices`: a browser's storage, its workers and its clock,
/// * `clock`: the time of day outside a browser. Rules must not read it, since a record would not replay to the same state.
const LAYERS: &[(&str, &[&str])] = &[
    ("game/", &[]),
    ("search/", &["game"]),
    // The tests of sessions play real games.
    ("session/tests.rs", &["game", "search", "dyn_game", "games"]),
    ("session/", &["game", "search", "dyn_game"]),
    ("dyn_game/", &["game", "search"]),
    ("correspondence/", &["game", "session", "dyn_game"]),
    ("live/", &["game", "session", "dyn_game", "correspondence"]),
    ("incoming/", &["game", "dyn_game", "correspondence", "live"]),
    ("ui/", &["game", "search", "session", "dyn_game", "correspondence", "web"]),
    ("games/*/bot", &["game", "search"]),
    ("games/*/table", &["game", "search", "session", "dyn_game", "ui", "web"]),
    ("games/*/", &["game"]),
    ("games/", &["game", "search", "dyn_game", "ui"]),
    ("referee/", &["game", "search", "session", "dyn_game", "correspondence", "games", "clock"]),
    ("browser/", &["game", "search", "session", "dyn_game", "games", "web", "devices"]),
    (
        "app/",
        &[
            "game",
            "search",
            "session",
            "dyn_game",
            "correspondence",
            "live",
            "incoming",
            "games",
            "ui",
            "browser",
            "web",
        ],
    ),
    ("lib.rs", &[]),
    ("main.rs", &["app", "browser", "web", "devices"]),
    ("bin/engine_worker.rs", &["game", "browser", "games", "web", "devices"]),
    ("bin/referee.rs", &["referee"]),
];

/// The items of `web_sys` and `js_sys` that are `devices`, by the beginnings of their names.
const DEVICES: &[&str] = &["Storage", "Worker", "ServiceWorker", "DedicatedWorker", "Performance", "Date", "*"];

/// The layer that a path leads to, by its name in [`LAYERS`], or the game: `games/corsairs`. `None` for paths that every file
/// may name.
fn layer_of(path: &[String], games: &[String]) -> Option<String> {
    let segment = |index: usize| path.get(index).map_or("", String::as_str);
    let is_device = path[1..].iter().any(|name| DEVICES.iter().any(|device| name.starts_with(device)));
    match segment(0) {
        "crate" => match (segment(1), segment(2)) {
            ("" | "*", _) => None,
            // A macro is at the root of the library, wherever its file is.
            ("options" | "names", _) => Some("game".into()),
            ("for_each_game", _) => Some("games".into()),
            ("games", game) if games.iter().any(|known| known == game) => Some(format!("games/{game}")),
            (layer, _) => Some(layer.into()),
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

/// The paths to layers that a file may not import, each as a sentence with its file and line.
fn breaches(file: &str, text: &str, games: &[String]) -> Vec<String> {
    let game = file.strip_prefix("games/").and_then(|file| file.split_once('/')).map(|(game, _)| game);
    let fits = |pattern: &str| file.starts_with(&pattern.replace('*', game.unwrap_or("*")));
    let Some((_, allowed)) = LAYERS.iter().find(|(pattern, _)| fits(pattern)) else {
        return vec![format!("src/{file} is in no layer")];
    };
    let own =
        game.map_or_else(|| file.split(['/', '.']).next().unwrap_or_default().into(), |game| format!("games/{game}"));
    let is_allowed = |layer: &str| {
        let folder = layer.split('/').next().unwrap_or_default();
        layer == own || (folder == own && file == "games/mod.rs") || allowed.contains(&folder)
    };
    let mut breaches = Vec::new();
    for (line, path) in paths(file, text) {
        if let Some(layer) = layer_of(&path, games).filter(|layer| !is_allowed(layer)) {
            breaches.push(format!("src/{file}:{line} names {}, which is in {layer}", path.join("::")));
        }
    }
    breaches
}

/// All Rust files below a folder.
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

/// The folder of the library's source.
fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The names of the games' folders.
fn games() -> Vec<String> {
    let folders = fs::read_dir(source().join("games")).unwrap().map(|entry| entry.unwrap().path());
    let folders = folders.filter(|path| path.is_dir());
    folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

fn names(folders: &[&str]) -> Vec<String> {
    folders.iter().map(ToString::to_string).collect()
}

#[test]
fn every_layer_imports_from_below_only() {
    let (source, games) = (source(), games());
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
        ("dyn_game/mod.rs", "use crate::session::Session;"),
        ("dyn_game/mod.rs", "use crate::ui::TableHandle;"),
        ("dyn_game/mod.rs", "use crate::correspondence::Letter;"),
        ("correspondence/mod.rs", "use crate::games::named;"),
        ("correspondence/mod.rs", "use crate::live::Frame;"),
        ("live/mod.rs", "use leptos::web_sys::RtcPeerConnection;"),
        ("dyn_game/mod.rs", "use leptos::prelude::AnyView;"),
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
fn allowed_paths_and_mentions_are_no_breach() {
    let games = names(&["corsairs", "court_wars"]);
    let good = [
        ("game/seat.rs", "use super::text::{Malformed, Word};\nmod tests { use super::*; }"),
        ("game/seat.rs", "//! See [`crate::search::Level`].\nconst NAME: &str = \"crate::ui\"; // crate::ui"),
        ("game/seat.rs", "const QUOTE: char = '\"'; const RAW: &str = r#\"crate::ui \" crate::app\"#; // \""),
        ("games/corsairs/rules.rs", "use crate::options;\nuse crate::game::Seat;\nuse super::notation;"),
        ("games/corsairs/bot/value.rs", "use crate::search::Level; use super::super::rules::State;"),
        ("games/mod.rs", "use crate::search::Player; use crate::games::corsairs::Corsairs;"),
        ("app/home.rs", "use crate::{browser::storage as saved, games::court_wars}; use leptos::web_sys::Event;"),
        ("browser/storage.rs", "fn f() { window().local_storage(); }"),
        ("bin/referee.rs", "fn main() { corsair_cabinet::referee::serve(); }"),
    ];
    for (file, text) in good {
        assert_eq!(breaches(file, text, &games), Vec::<String>::new(), "{file}: {text}");
    }
}
