//! Finds or fetches the programs that build and test.
//!
//! A program of the right version on `PATH` is used as it is. What is missing is
//! fetched through cargo, npm or the system's own packages, and all that is not a
//! system package lands in `target/tools`.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::command::{answer, cargo, command, on_path, run, say, typed};
use crate::project;

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";
const AXE: &str = "4.14.1";
const LIGHTHOUSE: &str = "12.8.2";
const DENY: &str = "0.20.2";
const GECKODRIVER: &str = "0.37.1";
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
        say(&format!("Going on without wasm-opt, so the page will be larger and think more slowly: {error:#}."));
    }

    let mut folders: Vec<PathBuf> =
        [trunk, wasm_bindgen].iter().filter_map(|file| file.parent()).map(Into::into).collect();
    // Trunk calls xtask back.
    folders.extend(std::env::current_exe()?.parent().map(Into::into));
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

/// Gets Lighthouse, which judges a page as a phone on a slow line has it, and says in which folder of packages it is.
///
/// # Errors
///
/// When npm is missing or cannot fetch it.
pub fn lighthouse() -> Result<PathBuf> {
    npm_package("lighthouse", LIGHTHOUSE)?;
    Ok(project::tools().join("npm").join("node_modules"))
}

/// Gets the browsers with their drivers, and npm.
///
/// # Errors
///
/// When they are missing and cannot be installed from here; the message says how
/// to install them by hand.
pub fn for_testing() -> Result<()> {
    let on_path = |program| on_path(program).is_some();
    let needed = [
        (on_path("chromium"), "chromium", "chromium"),
        (on_path("chromedriver"), "chromium-driver", "chromedriver"),
        (on_path("npm"), "npm", "node"),
        (firefox().is_some(), "firefox-esr", "firefox"),
    ];
    // WebKit's browser with its driver is to be had on Linux only.
    let on_linux = [
        (on_path("WebKitWebDriver") && mini_browser().is_some(), "webkit2gtk-driver", ""),
        (on_path("Xvfb"), "xvfb", ""),
    ];
    let on_linux = on_linux.into_iter().filter(|_| cfg!(target_os = "linux"));
    packages(&needed.into_iter().chain(on_linux).collect::<Vec<_>>())?;
    cargo_tool("geckodriver", GECKODRIVER, "geckodriver", "2 minutes").map(drop)
}

/// The program that drives a browser, if it is there.
#[must_use]
pub fn driver(program: &str) -> Option<PathBuf> {
    let ours = cargo_folder(program, GECKODRIVER).join("bin").join(program);
    Some(ours).filter(|ours| ours.is_file()).or_else(|| on_path(program))
}

/// Firefox, if it is there, by either of its names.
#[must_use]
pub fn firefox() -> Option<PathBuf> {
    ["firefox-esr", "firefox"].into_iter().find_map(on_path)
}

/// The smallest browser around `WebKitGTK`, if it is there, beside its library.
#[must_use]
pub fn mini_browser() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let library = |folder: PathBuf| folder.join("webkit2gtk-4.1/MiniBrowser");
    on_path("MiniBrowser").or_else(|| folders.map(library).find(|program| program.is_file()))
}

/// Installs what is not there of programs, given as whether they are, their package in Debian, and that in Homebrew.
fn packages(needed: &[(bool, &str, &str)]) -> Result<()> {
    let missing: Vec<_> = needed.iter().filter(|(there, _, _)| !there).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = |names: Vec<&str>| names.join(" ");
    let debian = names(missing.iter().map(|(_, debian, _)| *debian).collect());
    let brew = names(missing.iter().map(|(_, _, brew)| *brew).collect());
    if on_path("apt-get").is_none() {
        bail!("the browser tests need {debian}; install what is missing (macOS: `brew install {brew}`) and try again");
    }

    say(&format!("Installing {debian} with apt-get: about 2 minutes."));
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
        .with_context(|| format!("the browser tests need {debian}; install what is missing by hand"))
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
            say(&format!("Adding {component} to the toolchain: a few seconds."));
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
    say(&format!("Adding the {WASM} target to the toolchain: a few seconds."));
    run(command("rustup").args(["target", "add", WASM])).with_context(|| {
        format!(
            "the page needs Rust's standard library for {WASM}; install rustup, then run `rustup target add {WASM}`"
        )
    })
}

fn cargo_folder(program: &str, version: &str) -> PathBuf {
    project::tools().join(format!("{program}-{version}"))
}

fn cargo_tool(package: &str, version: &str, program: &str, duration: &str) -> Result<PathBuf> {
    let folder = cargo_folder(program, version);
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

    say(&format!("Installing {package} {version} into target/tools: about {duration} on two cores."));
    let building = project::tools().join(format!("building-{program}"));
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
        // A target folder of its own: ours may be locked by a build, and another tool may be installed meanwhile.
        .env("CARGO_TARGET_DIR", &building);
    run(&mut install).with_context(|| {
        format!(
            "{program} {version} could not be installed; this needs the network once. Or install it yourself with `cargo install --locked {package}@{version}`"
        )
    })?;
    // Hundreds of megabytes that nobody needs twice; if they stay, nothing is lost.
    let _ = std::fs::remove_dir_all(building);
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
    say(&format!("Fetching {package} {version} with npm into target/tools: about half a minute."));
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
