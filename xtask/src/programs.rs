//! The programs of the site: the page, and the worker in which computer players search.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::command::{cargo, is_collecting, run, side_by_side};
use crate::project;

/// The target for which the programs are compiled.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The purpose of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// For developers: compiled in seconds after a change, but several times as large.
    Play,
    /// For players: as small and as fast as the compiler and Binaryen make them.
    Release,
}

/// The name of the cargo profile for [`Purpose::Play`].
const PLAY_PROFILE: &str = "play";

/// A program of the site.
#[derive(Debug)]
pub struct Program {
    /// The name of the binary, and of its files in the site.
    pub name: &'static str,
    /// The profile with which cargo compiles it for a release.
    profile: &'static str,
    /// The feature that the program needs.
    feature: &'static str,
    /// The folder of the program's parts in the site.
    pub folder: &'static str,
    /// The level at which `wasm-opt` optimises the program.
    pub level: &'static str,
    /// Whether the program's script starts the program. It does not start the page: `index.html` does, so that it can report an
    /// error.
    pub starts_itself: bool,
}

/// Both programs. The page is compiled for size, the worker for speed.
pub const PROGRAMS: [Program; 2] = [
    Program {
        name: "corsair-cabinet",
        profile: "release",
        feature: "page",
        folder: "parts",
        level: "-Oz",
        starts_itself: false,
    },
    Program {
        name: "engine_worker",
        profile: "engine",
        feature: "worker",
        folder: "engine_worker_parts",
        level: "-O3",
        starts_itself: true,
    },
];

/// Compiles both programs.
///
/// # Errors
///
/// When a program cannot be compiled.
pub fn compile(purpose: Purpose) -> Result<()> {
    let [page, worker] = &PROGRAMS;
    if purpose == Purpose::Play {
        // Together, so the library is compiled once. The worker gets more features than it needs.
        return cargo_build(&[page, worker], PLAY_PROFILE, page.feature, is_collecting());
    }
    // At the same time: the linker, which optimises each as a whole, uses one core. The progress of both would mix in a terminal,
    // so only the progress of the page, which takes longer, is shown.
    let compile = |program: &Program, is_quiet| cargo_build(&[program], program.profile, program.feature, is_quiet);
    let (page, worker) = side_by_side(|| compile(page, is_collecting()), || compile(worker, true));
    page.and(worker)
}

/// A command that compiles a package for the browser. The paths of crates in the program, which panics name, begin at the crate, so
/// that they are short and the same on every machine.
#[must_use]
pub fn cargo_build_for_browser(package: &str) -> Command {
    let mut build = cargo(&["build", "--locked", "--package", package, "--target", TARGET]);
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    // There is a folder for each registry. This program was compiled from crates, so the folders exist.
    let folders = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    for folder in folders.into_iter().flatten().flatten() {
        let flag = format!("--remap-path-prefix={}/=", folder.path().display());
        build.arg(format!("--config=target.{TARGET}.rustflags=[{flag:?}]"));
    }
    build
}

fn cargo_build(programs: &[&Program], profile: &str, feature: &str, is_quiet: bool) -> Result<()> {
    let mut build = cargo_build_for_browser("corsair-cabinet");
    build.args(["--profile", profile, "--features", feature]);
    for program in programs {
        build.args(["--bin", program.name]);
    }
    if is_quiet {
        build.arg("--quiet");
    }
    run(&mut build).context("the programs of the page cannot be compiled")
}

impl Program {
    /// The profile with which cargo compiles the program.
    #[must_use]
    pub fn profile(&self, purpose: Purpose) -> &'static str {
        if purpose == Purpose::Play { PLAY_PROFILE } else { self.profile }
    }

    /// The compiled program, as the linker wrote it.
    ///
    /// # Errors
    ///
    /// When the program is not compiled.
    pub fn read(&self, purpose: Purpose) -> Result<Vec<u8>> {
        let file = project::target().join(format!("{TARGET}/{}/{}.wasm", self.profile(purpose), self.name));
        fs::read(&file).with_context(|| format!("expected the program at {}", file.display()))
    }
}
