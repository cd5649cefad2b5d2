//! The rooms of the styles: a rule of one page or game reaches no other one.
//!
//! A page or game whose code writes a class uses it; what `src/ui` and the rooms before the pages write, all of them use. A rule
//! reaches the rooms that use every class it names. It reaches all of them, one, or several that share the thing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Things that several rooms have, so that they share their rules.
const SHARED: [&str; 17] = [
    // Of pages.
    "result",
    "emblem",
    "has-board",
    "variations",
    "after",
    "advice",
    "note",
    "devices",
    "help",
    "btn-big",
    // Of games.
    "battle",
    "counters",
    "legend",
    "hand",
    "space",
    "is-slot",
    "tag",
];

/// The sheets that have a room of their own.
const SHEETS: [(&str, &str); 2] = [("race.css", "games/battle_of_corsica"), ("stacks.css", "games/court_wars")];

/// All rooms, as opposed to some.
const ALL: &str = "all";

type Rooms = BTreeSet<String>;

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files below a folder with this extension, with their paths in the project.
fn files(folder: &str, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(project(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().into_string().unwrap());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(&path, extension));
        } else if path.ends_with(extension) {
            found.push(path);
        }
    }
    found
}

/// The room of a source file: a page, a game, or all.
fn room(path: &str) -> String {
    for kind in ["pages", "games"] {
        if let Some((_, inside)) = path.split_once(&format!("/{kind}/")) {
            let name = inside.split('/').next().unwrap_or_default().trim_end_matches(".rs");
            if name != "mod" {
                return format!("{kind}/{name}");
            }
        }
    }
    ALL.into()
}

/// The words of the first string literals of each line.
fn words_in_strings(text: &str, literals: usize) -> impl Iterator<Item = &str> {
    text.lines().flat_map(move |line| line.split('"').skip(1).step_by(2).take(literals)).flat_map(str::split_whitespace)
}

/// The classes that a source writes: in a room any word that could be one, and in what all rooms use only what certainly is one.
/// Both errors make a rule reach more rooms than it does, never fewer.
fn classes(text: &str, certainly: bool) -> Rooms {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let after = |line: &str, start: &str| line.match_indices(start).map(|(at, _)| at + start.len()).collect::<Vec<_>>();
    let mut found = Rooms::new();
    for line in text.lines() {
        for at in after(line, "class:") {
            found.extend(
                line[at..].split(|sign: char| !sign.is_alphanumeric() && sign != '-').next().map(str::to_owned),
            );
        }
        for at in after(line, "class=") {
            // A text, or an expression with texts.
            let literals = if line[at..].starts_with('"') { 1 } else { usize::MAX };
            found.extend(words_in_strings(&line[at..], literals).map(str::to_owned));
        }
    }
    if !certainly && text.contains("class") {
        found.extend(words_in_strings(text, usize::MAX).map(str::to_owned));
    }
    found
}

/// The rooms that use each class.
fn uses() -> BTreeMap<String, Rooms> {
    // `src/ui/arrangement.rs` puts this class together.
    let mut uses = BTreeMap::from([("table".to_owned(), Rooms::from([ALL.to_owned()]))]);
    for path in files("src", ".rs").into_iter().chain(["index.html".to_owned()]) {
        let room = room(&path);
        for class in classes(&fs::read_to_string(project(&path)).unwrap(), room == ALL) {
            uses.entry(class).or_default().insert(room.clone());
        }
    }
    uses
}

/// The selectors of a stylesheet, without comments and frames.
fn selectors(text: &str) -> Vec<String> {
    let mut rest = text.to_owned();
    while let Some((before, after)) = rest.split_once("/*") {
        rest = format!("{before}{}", after.split_once("*/").map_or("", |(_, after)| after));
    }
    let mut found = Vec::new();
    let mut frames = 0;
    let mut depth = 0_usize;
    for part in rest.split_inclusive(['{', '}', ';']) {
        let words = part.trim_end_matches(['{', '}', ';']).trim();
        match part.chars().last() {
            Some('{') => {
                depth += 1;
                if words.starts_with("@keyframes") {
                    frames = depth;
                } else if frames == 0 && !words.starts_with('@') {
                    found.extend(branches(words));
                }
            }
            Some('}') => {
                if frames == depth {
                    frames = 0;
                }
                depth -= 1;
            }
            _ => {}
        }
    }
    found
}

/// The parts of a list that are separated by commas outside of brackets.
fn list(text: &str) -> Vec<&str> {
    let mut depth = 0;
    text.split(|sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        sign == ',' && depth == 0
    })
    .map(str::trim)
    .collect()
}

/// The selectors that a list stands for: without `:not(…)`, and one for each way to fulfil `:is(…)`, `:where(…)` and `:has(…)`.
fn branches(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for selector in list(text) {
        let Some(at) = [":not(", ":is(", ":where(", ":has("].iter().filter_map(|start| selector.find(start)).min()
        else {
            found.push(selector.to_owned());
            continue;
        };
        let open = at + selector[at..].find('(').unwrap_or_default();
        let mut depth = 0;
        let close = open
            + selector[open..]
                .find(|sign| {
                    depth += i32::from(sign == '(') - i32::from(sign == ')');
                    depth == 0
                })
                .expect("brackets are closed");
        let inside = if selector[at..].starts_with(":not") { vec![""] } else { list(&selector[open + 1..close]) };
        for way in inside {
            found.extend(branches(&format!("{}\u{1}{way}\u{1}{}", &selector[..at], &selector[close + 1..])));
        }
    }
    found
}

/// The classes that a selector names.
fn named(selector: &str) -> Vec<&str> {
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    let mut outside = selector.split(['[', ']']).step_by(2).flat_map(|part| part.split('.').skip(1));
    outside.by_ref().map(|name| name.split(|sign| !is_name(sign)).next().unwrap_or_default()).collect()
}

/// The rooms that a selector reaches; none stands for all.
fn reach(selector: &str, uses: &BTreeMap<String, Rooms>) -> Option<Rooms> {
    let mut reach: Option<Rooms> = None;
    for class in named(selector) {
        // The table's own class of each game.
        let of_game = class.strip_prefix("is-").map(|game| format!("games/{}", game.replace('-', "_")));
        let of_game = of_game.filter(|room| project(&format!("src/{room}")).is_dir());
        let rooms = of_game.map(|room| Rooms::from([room])).or_else(|| uses.get(class).cloned()).unwrap_or_default();
        if !rooms.contains(ALL) {
            reach = Some(reach.map_or(rooms.clone(), |before| before.intersection(&rooms).cloned().collect()));
        }
    }
    reach
}

/// The selectors of a sheet that reach where they must not.
fn trespassers(sheet: &str, text: &str, uses: &BTreeMap<String, Rooms>) -> Vec<String> {
    let own = SHEETS.iter().find(|(name, _)| *name == sheet).map(|(_, room)| *room);
    let mut found = Vec::new();
    for selector in selectors(text) {
        let reach = reach(&selector, uses);
        let reaches_several = reach.as_ref().is_some_and(|rooms| rooms.len() > 1);
        let is_shared = named(&selector).iter().any(|class| SHARED.contains(class));
        let is_elsewhere = own.is_some_and(|own| reach.as_ref().is_none_or(|rooms| !rooms.contains(own)));
        if reaches_several && !is_shared || is_elsewhere {
            found.push(format!("{sheet}: {} reaches {reach:?}", selector.replace('\u{1}', "")));
        }
    }
    found
}

#[test]
fn no_rule_of_one_page_or_game_reaches_another() {
    let uses = uses();
    let mut found = Vec::new();
    for path in files("style", ".css") {
        let sheet = path.rsplit('/').next().unwrap_or_default();
        found.extend(trespassers(sheet, &fs::read_to_string(project(&path)).unwrap(), &uses));
    }
    assert!(found.is_empty(), "{} rules:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_way_to_trespass_is_found() {
    let room = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Rooms>();
    let uses = BTreeMap::from([
        ("icon".to_owned(), room(&[ALL])),
        ("sides".to_owned(), room(&["pages/set_up", "games/knights_and_corsairs"])),
        ("set-up".to_owned(), room(&["pages/set_up"])),
        ("pile".to_owned(), room(&["games/court_wars", "games/battle_of_corsica"])),
        ("race".to_owned(), room(&["games/battle_of_corsica"])),
    ]);
    for rule in [
        ".sides {",
        ".sides svg {",
        "main > .sides:has(+ .icon) .icon {",
        ":is(.set-up, .icon) .sides input {",
        "@media print { .sides {",
        "@container (min-width: 1px) { b, .icon > .sides::before {",
        ".sides:not(.set-up .sides) {",
        ":where(.race, .sides) > b {",
    ] {
        assert_eq!(trespassers("screens.css", rule, &uses).len(), 1, "{rule}");
    }
    for rule in [".race .pile {", ".pile:has(> .race) {", ":is(.race) .pile::after {"] {
        assert!(trespassers("screens.css", rule, &uses).is_empty(), "{rule}");
        assert!(trespassers("race.css", rule, &uses).is_empty(), "{rule}");
        assert_eq!(trespassers("stacks.css", rule, &uses).len(), 1, "{rule}");
    }
    for rule in [".pile {", ".icon {", "summary {", ".set-up .sides {"] {
        assert_eq!(trespassers("race.css", rule, &uses).len(), 1, "{rule}");
    }
    for rule in [".icon {", "summary {", ".set-up .sides {", "@keyframes lay { from {", "/* .sides { */"] {
        assert!(trespassers("screens.css", rule, &uses).is_empty(), "{rule}");
    }
}
