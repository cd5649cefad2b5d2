//! The compressed sizes of the site's files, and the sums of the files that a player fetches at different times.

pub mod crate_sizes;

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::command::output_of;
use crate::project;
use crate::service_worker::CachePolicy;

/// The time when a file is fetched.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FetchTime {
    /// When the home page opens.
    Home,
    /// When the first game opens, whichever it is.
    FirstGame,
    /// When the game with this name opens.
    Game(String),
    /// When the first computer player is needed: while the player sets up a game.
    Worker,
    /// When the computer player of the game with this name is needed.
    WorkerOf(String),
    /// When the player first invites a friend at another device, or opens a letter.
    Letters,
    /// When devices connect.
    Live,
    /// When devices race.
    Race,
    /// When it is first shown or requested. These are the court cards, the other pages, the other language and the licences; and
    /// of each game its rules, lesson, puzzles, coach and what letters ask of it. Beginning another game fetches none of these.
    Later,
}

impl FetchTime {
    /// The time when the file with this path is fetched.
    #[must_use]
    pub fn of(path: &str) -> Self {
        let game = |path: &str, folder: &str| {
            let name = path.strip_prefix(folder)?.strip_prefix("split_")?;
            let module = name.split(['-', '.']).next()?;
            let is_game = project::root().join("src/games").join(module).is_dir();
            is_game.then(|| module.replace('_', "-"))
        };
        let starts = |beginnings: &[&str]| beginnings.iter().any(|start| path.starts_with(start));
        if let Some(game) = game(path, "parts/") {
            Self::Game(game)
        } else if let Some(game) = game(path, "engine_worker_parts/") {
            Self::WorkerOf(game)
        } else if starts(&["parts/split_letters"]) {
            Self::Letters
        } else if starts(&["parts/split_live"]) {
            Self::Live
        } else if starts(&["parts/split_race"]) {
            Self::Race
        } else if starts(&["engine_worker"]) {
            Self::Worker
        } else if starts(&["parts/shared-", "parts/split_game_pages", "style/tables", "assets/crew/"]) {
            Self::FirstGame
        } else if project::extension(path) != "txt"
            && starts(&[
                "index.html",
                "corsair-cabinet",
                "style/all",
                "assets/cards",
                "assets/fonts/",
                "assets/icon-",
                "assets/manifest",
                "service-worker.js",
            ])
            && project::extension(path) != "png"
        {
            Self::Home
        } else {
            Self::Later
        }
    }
}

/// A file with its sizes in bytes.
pub struct File {
    /// The path of the file in the site.
    pub path: String,
    /// The uncompressed size.
    pub raw: u64,
    /// The size after brotli at the highest quality.
    pub brotli: u64,
}

/// The sizes of all files of the site.
///
/// # Errors
/// When the site is not built, or Node.js is missing.
pub fn files() -> Result<Vec<File>> {
    // Node.js compresses, since the tests need npm anyway: a crate would delay the first build for everyone.
    const SCRIPT: &str = "const { readFileSync } = require('fs'), zlib = require('zlib');\
        for (const file of process.argv.slice(1)) {\
            const bytes = readFileSync(file);\
            const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };\
            console.log(bytes.length, zlib.brotliCompressSync(bytes, { params: quality }).length);\
        }";
    let files = project::files_below(&project::dist())?;
    let printed = output_of(
        std::process::Command::new("node").current_dir(project::dist()).args(["-e", SCRIPT, "--"]).args(&files),
    )
    .context("Node.js measures the sizes, but did not run; install it")?;
    let sizes = printed.lines().zip(files).map(|(line, path)| {
        let (raw, brotli) = line.split_once(' ').context("expected two numbers a line from node")?;
        Ok(File { path, raw: raw.parse()?, brotli: brotli.parse()? })
    });
    sizes.collect()
}

/// A sum of sizes, with its budget.
#[derive(PartialEq, Eq, Debug)]
pub struct SizeSum {
    /// A name for the files that are summed.
    pub what: String,
    /// The sum of the sizes after brotli, in bytes.
    pub bytes: u64,
    /// The budget, in bytes.
    pub budget: u64,
}

impl SizeSum {
    /// Whether the sum is within its budget.
    #[must_use]
    pub fn is_met(&self) -> bool {
        self.bytes <= self.budget
    }
}

/// The sums of the files that a player fetches at different times, with their budgets. `sizes` are the paths of the files, and
/// their sizes after brotli in bytes.
#[must_use]
pub fn sums<'a>(sizes: impl IntoIterator<Item = (&'a str, u64)>) -> Vec<SizeSum> {
    let mut by_time: BTreeMap<FetchTime, u64> = BTreeMap::new();
    let mut whole = 0;
    for (path, bytes) in sizes {
        *by_time.entry(FetchTime::of(path)).or_default() += bytes;
        if CachePolicy::of(path) == CachePolicy::AtOnce {
            whole += bytes;
        }
    }
    let at = |when: &FetchTime| by_time.get(when).copied().unwrap_or_default();
    let mut sums = vec![SizeSum { what: "a first visit to home".into(), bytes: at(&FetchTime::Home), budget: 160_000 }];
    let games = by_time.keys().filter_map(|when| if let FetchTime::Game(game) = when { Some(game) } else { None });
    for game in games.clone() {
        let bytes = at(&FetchTime::FirstGame) + at(&FetchTime::Game(game.clone()));
        sums.push(SizeSum { what: format!("{game} as the first game, beyond home"), bytes, budget: 365_000 });
    }
    for game in games.clone() {
        let bytes = at(&FetchTime::Game(game.clone()));
        sums.push(SizeSum { what: format!("{game} as a further game"), bytes, budget: 70_000 });
    }
    for game in games {
        let bytes = at(&FetchTime::Worker) + at(&FetchTime::WorkerOf(game.clone()));
        sums.push(SizeSum { what: format!("the worker for {game}"), bytes, budget: 102_000 });
    }
    for (what, when, budget) in [
        ("games by letter, beyond the game", FetchTime::Letters, 81_000),
        ("connections, beyond letters", FetchTime::Live, 44_000),
        ("races between devices, beyond connections", FetchTime::Race, 37_000),
    ] {
        sums.push(SizeSum { what: what.into(), bytes: at(&when), budget });
    }
    sums.push(SizeSum { what: "what is kept to play offline".into(), bytes: whole, budget: 1_335_000 });
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_hold_what_is_fetched_together() {
        let files = [
            ("index.html", 1),
            ("corsair-cabinet_bg-0123.wasm", 10),
            ("assets/icon-0123.svg", 100),
            ("assets/icon-192-0123.png", 1_000),
            ("parts/shared-0123.wasm", 10_000),
            ("parts/shared_later-0123.wasm", 2_000),
            ("parts/split_court_wars-0123.wasm", 100_000),
            ("parts/split_letters-0123.wasm", 400),
            ("parts/split_live-0123.wasm", 50_000),
            ("parts/split_court_wars_extras-0123.wasm", 5_000),
            ("engine_worker_bg-0123.wasm", 30_000),
            ("engine_worker_parts/split_court_wars-0123.wasm", 60_000),
        ];
        let found: Vec<(u64, bool)> = sums(files).iter().map(|sum| (sum.bytes, sum.is_met())).collect();
        let expected = [
            (111, true),
            (110_000, true),
            (100_000, false),
            (90_000, true),
            (400, true),
            (50_000, false),
            (0, true),
            (207_111, true),
        ];
        assert_eq!(found, expected);
    }
}
