//! Finds or fetches the programs that build and test.
//!
//! A program of the right version on `PATH` is used as it is. What is missing is
//! fetched through cargo, npm or the system's own packages, and all that is not a
//! system package lands in `target/tools`.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::command::{answer, cargo, command, on_path, run, typed};
use crate::project;

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";
const AXE: &str = "4.14.1";
const DENY: &str = "0.20.2";
const FUZZ: &str = "0.13.2";
const WASM: &str = "wasm32-unknown-unknown";

/// Gets all that a build needs, and returns the `PATH` on which Trunk finds it.
///
/// # Errors
///
/// When something cannot be had; the message says what to install instead.
pub fn for_building() -> Result<OsString> {
    wasm_target()?;
    let trunk = cargo_tool("trunk", TRUNK, "trunk", "4 minutes")?;
    let version = project::locked_version("wasm-bindgen")?;
    let wasm_bindgen = cargo_tool("wasm-bindgen-cli", &version, "wasm-bindgen", "2 minutes")?;
    if wasm_opt().is_none()
        && let Err(error) = npm_package("binaryen", BINARYEN)
    {
        println!("Going on without wasm-opt, so the page will be larger and think more slowly: {error:#}.");
    }

    let mut folders: Vec<PathBuf> =
        [trunk, wasm_bindgen].iter().filter_map(|file| file.parent()).map(Into::into).collect();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    std::env::join_paths(folders).context("a folder of PATH has a name that PATH cannot hold")
}

/// The optimiser for WebAssembly, if it is there. Its version is fixed, so that
/// everybody measures the same sizes.
#[must_use]
pub fn wasm_opt() -> Option<PathBuf> {
    let wanted = BINARYEN.split('.').next()?;
    let on_path = on_path("wasm-opt").filter(|program| {
        answer(command(program).arg("--version")).is_some_and(|version| version.split(' ').any(|word| word == wanted))
    });
    on_path.or_else(|| {
        npm_version("binaryen")
            .filter(|version| version == BINARYEN)
            .map(|_| project::tools().join("npm/node_modules/.bin/wasm-opt"))
    })
}

/// Gets the program that searches a page for obstacles to people.
///
/// # Errors
///
/// When npm is missing or cannot fetch it.
pub fn axe() -> Result<()> {
    npm_package("axe-core", AXE)
}

/// Gets a browser with its driver, and npm.
///
/// # Errors
///
/// When they are missing and cannot be installed from here; the message says how
/// to install them by hand.
pub fn for_testing() -> Result<()> {
    let needed = [
        ("chromium", "chromium", "chromium"),
        ("chromedriver", "chromium-driver", "chromedriver"),
        ("npm", "npm", "node"),
    ];
    let missing: Vec<_> = needed.into_iter().filter(|(program, _, _)| on_path(program).is_none()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = |pick: fn(&(&'static str, &'static str, &'static str)) -> &'static str| {
        missing.iter().map(pick).collect::<Vec<_>>().join(" ")
    };
    let (programs, debian, brew) = (names(|n| n.0), names(|n| n.1), names(|n| n.2));
    if on_path("apt-get").is_none() {
        bail!(
            "the browser tests need {programs} on PATH; install what is missing (macOS: `brew install {brew}`) and try again"
        );
    }

    println!("Installing {debian} with apt-get: about 2 minutes.");
    let by_root = answer(command("id").arg("-u")).is_some_and(|user| user == "0");
    let apt_get = |words: &str| {
        let words = words.split_whitespace();
        let mut command = if by_root {
            command("apt-get")
        } else {
            let mut sudo = command("sudo");
            sudo.arg("apt-get");
            sudo
        };
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        run(&mut command)
    };
    apt_get("update --quiet")
        .and_then(|()| apt_get(&format!("install --yes --quiet --no-install-recommends {debian}")))
        .with_context(|| format!("the browser tests need {programs}; install {debian} by hand"))
}

/// Gets rustfmt and clippy, which a minimal toolchain leaves out.
///
/// # Errors
///
/// When they are missing and rustup cannot add them.
pub fn for_linting() -> Result<()> {
    for component in ["rustfmt", "clippy"] {
        let present = match component {
            "rustfmt" => answer(cargo(&["fmt", "--version"]).stdin(std::process::Stdio::null())),
            _ => answer(&mut cargo(&["clippy", "--version"])),
        };
        if present.is_none() {
            println!("Adding {component} to the toolchain: a few seconds.");
            run(command("rustup").args(["component", "add", component]))?;
        }
    }
    wasm_target()
}

/// Gets the program that runs fuzz targets.
///
/// # Errors
///
/// When it cannot be had, or there is no nightly compiler, which is not installed from here.
pub fn for_fuzzing() -> Result<PathBuf> {
    if answer(command("rustup").args(["run", "nightly", "rustc", "--version"])).is_none() {
        bail!("libFuzzer needs a nightly compiler; get one with `rustup toolchain install nightly`");
    }
    cargo_tool("cargo-fuzz", FUZZ, "cargo-fuzz", "2 minutes")
}

/// Gets the program that looks at whose work we use, and on what terms.
///
/// # Errors
///
/// When it cannot be had; the message says what to install instead.
pub fn deny() -> Result<PathBuf> {
    cargo_tool("cargo-deny", DENY, "cargo-deny", "3 minutes")
}

fn wasm_target() -> Result<()> {
    // Asked of rustc and not of rustup, so that a toolchain from elsewhere will do.
    let folder = answer(command("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if folder.is_some_and(|folder| PathBuf::from(folder).is_dir()) {
        return Ok(());
    }
    println!("Adding the {WASM} target to the toolchain: a few seconds.");
    run(command("rustup").args(["target", "add", WASM])).with_context(|| {
        format!(
            "the page needs Rust's standard library for {WASM}; install rustup, then run `rustup target add {WASM}`"
        )
    })
}

fn cargo_tool(package: &str, version: &str, program: &str, duration: &str) -> Result<PathBuf> {
    let folder = project::tools().join(format!("{program}-{version}"));
    let ours = folder.join("bin").join(program);
    if ours.is_file() {
        return Ok(ours);
    }
    if let Some(theirs) = on_path(program)
        && answer(command(&theirs).arg("--version"))
            .is_some_and(|answer| answer.split_whitespace().any(|word| word == version))
    {
        return Ok(theirs);
    }

    println!("Installing {package} {version} into target/tools: about {duration} on two cores.");
    let mut install = cargo(&["install", "--quiet", "--locked", "--root"]);
    install.arg(&folder).arg(format!("{package}@{version}"));
    if ["trunk", "cargo-deny"].contains(&package) {
        // What they can download is not asked of them, and its encryption is half of it.
        install.arg("--no-default-features");
    }
    install
        // Quick to compile before quick to run: it is waited for once by everybody.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        // A target folder of its own: ours may be locked by a build.
        .env("CARGO_TARGET_DIR", project::tools().join("building"));
    run(&mut install).with_context(|| {
        format!(
            "{program} {version} could not be installed; this needs the network once. Or install it yourself with `cargo install --locked {package}@{version}`"
        )
    })?;
    // Hundreds of megabytes that nobody needs twice; if they stay, nothing is lost.
    let _ = std::fs::remove_dir_all(project::tools().join("building"));
    Ok(ours)
}

fn npm_version(package: &str) -> Option<String> {
    let manifest = project::tools().join("npm/node_modules").join(package).join("package.json");
    let manifest = std::fs::read_to_string(manifest).ok()?;
    let version = manifest.split("\"version\":").nth(1)?;
    Some(version.split('"').nth(1)?.to_owned())
}

fn npm_package(package: &str, version: &str) -> Result<()> {
    if npm_version(package).is_some_and(|present| present == version) {
        return Ok(());
    }
    if on_path("npm").is_none() {
        bail!("npm is not on PATH, and {package} {version} comes through it; install Node.js with npm");
    }
    println!("Fetching {package} {version} with npm into target/tools: about half a minute.");
    let mut install = command("npm");
    install
        .args([
            "install",
            "--save-exact",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            "--fetch-retries=1",
            "--prefix",
        ])
        .arg(project::tools().join("npm"))
        .arg(format!("{package}@{version}"));
    std::fs::create_dir_all(project::tools().join("npm"))?;
    let typed = typed(&install);
    run(&mut install).with_context(|| format!("{package} could not be fetched; run `{typed}` with the network on"))
}
