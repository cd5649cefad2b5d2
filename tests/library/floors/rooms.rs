//! The order of the rooms of the page: a file of `src/app` imports only its own room and rooms before it, and no page imports
//! another.

use super::imports::paths;

/// The rooms, the lowest first: a file or a folder of `src/app`.
const ROOMS: [&str; 8] = ["store", "route", "parts", "shell", "table", "pages", "router", "mod"];

/// The imports of a file of `src/app` that lead to a later room or to another page, each as a sentence with its line.
fn breaches(file: &str, text: &str) -> Vec<String> {
    let place = |room: &str| ROOMS.iter().position(|known| *known == room);
    let mut own = file.trim_end_matches(".rs").split('/');
    let (room, page) = (own.next().unwrap_or_default(), own.next());
    let Some(own) = place(room) else { return vec![format!("src/app/{file} is in no room")] };
    let mut breaches = Vec::new();
    for (line, path) in paths(&format!("app/{file}"), text) {
        let [first, app, target, other] = [0, 1, 2, 3].map(|index| path.get(index).map_or("", String::as_str));
        let is_later = place(target).is_none_or(|target| target > own);
        let is_other_page = (room, target) == ("pages", "pages") && page != Some(other);
        if (first, app) == ("crate", "app") && (is_later || is_other_page) {
            breaches.push(format!("src/app/{file}:{line} names {}", path.join("::")));
        }
    }
    breaches
}

#[test]
fn the_rooms_of_the_page_import_in_one_order() {
    let root = super::source().join("app");
    let files = super::files(&root);
    assert!(ROOMS.iter().all(|room| root.join(format!("{room}.rs")).is_file()), "expected each room in a file");
    let found: Vec<String> = files
        .iter()
        .flat_map(|path| {
            let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
            breaches(&name, &std::fs::read_to_string(path).unwrap())
        })
        .collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn an_import_of_a_later_room_or_another_page_is_found() {
    for (file, text) in [
        ("store/settings.rs", "use crate::app::parts;"),
        ("parts.rs", "use super::pages::play;"),
        ("parts/games.rs", "use crate::app::{pages::home, store};"),
        ("shell/header.rs", "fn f() { crate::app::table::keys::f(); }"),
        ("pages/play.rs", "use crate::app::pages::set_up;"),
        ("pages/play/end.rs", "use super::super::home::Home;"),
        ("pages/play.rs", "use crate::app::start;"),
        ("attic.rs", ""),
    ] {
        assert_eq!(breaches(file, text).len(), 1, "{file}: {text}");
    }
    for (file, text) in [
        ("store/rating.rs", "use super::statistics;"),
        (
            "pages/play/end.rs",
            "use super::hint; use crate::app::{store::rating, shell}; use crate::app::pages::play::hint;",
        ),
        ("router/split.rs", "use crate::app::pages::home::Home; use super::navigation;"),
    ] {
        assert_eq!(breaches(file, text), [""; 0], "{file}: {text}");
    }
}
