//! Finds or installs the programs that build and test.
//!
//! A program of the right version on `PATH` is used. A missing one is installed with cargo or npm into `target/tools`, or
//! with the system's package manager.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::command::{cargo, command, command_line, on_path, output_of, run, say};
use crate::programs::TARGET;
use crate::project;

const BINARYEN_VERSION: &str = "132.0.0";
const AXE_VERSION: &str = "4.14.1";
const LIGHTHOUSE_VERSION: &str = "12.8.2";
const GECKODRIVER_VERSION: &str = "0.37.1";
const CARGO_FUZZ_VERSION: &str = "0.13.2";
const CARGO_MUTANTS_VERSION: &str = "27.1.0";
const TRUNK_VERSION: &str = "0.21.14";

/// A lock that is held while the toolchain is read or changed. Steps run in parallel, and two rustups would remove each other's
/// downloads.
static TOOLCHAIN_LOCK: Mutex<()> = Mutex::new(());

/// Installs Binaryen, the optimiser for WebAssembly. The page also works without it, so a failed installation is not an error.
pub fn install_binaryen() {
    if wasm_opt().is_none()
        && let Err(error) = install_npm_package("binaryen", BINARYEN_VERSION)
    {
        say(&format!("Continuing without wasm-opt; the page will be larger and slower: {error:#}."));
    }
}

/// The path of the optimiser for WebAssembly, if it is installed. Its version is fixed, so sizes are the same on every machine.
#[must_use]
pub fn wasm_opt() -> Option<PathBuf> {
    let major = BINARYEN_VERSION.split('.').next()?;
    let on_path = on_path("wasm-opt").filter(|program| {
        output_of(command(program).arg("--version")).is_some_and(|version| version.split(' ').any(|word| word == major))
    });
    on_path.or_else(|| {
        npm_version("binaryen")
            .filter(|version| version == BINARYEN_VERSION)
            .map(|_| project::tools().join("npm/node_modules/.bin/wasm-opt"))
    })
}

/// The path of the program that joins several WebAssembly files, if it is installed. It comes with [`wasm_opt`].
#[must_use]
pub fn wasm_merge() -> Option<PathBuf> {
    wasm_opt().map(|wasm_opt| wasm_opt.with_file_name("wasm-merge")).filter(|wasm_merge| wasm_merge.is_file())
}

/// Installs axe-core, which checks the accessibility of a page.
///
/// # Errors
///
/// When npm is missing or cannot install axe-core.
pub fn install_axe() -> Result<()> {
    install_npm_package("axe-core", AXE_VERSION)
}

/// Installs Lighthouse, which rates a page as loaded by a phone on a slow network. Returns the `node_modules` folder.
///
/// # Errors
///
/// When npm is missing or cannot install Lighthouse.
pub fn install_lighthouse() -> Result<PathBuf> {
    install_npm_package("lighthouse", LIGHTHOUSE_VERSION)?;
    Ok(project::tools().join("npm").join("node_modules"))
}

/// Installs the programs that the browser tests need: browsers, their drivers, and npm.
///
/// # Errors
///
/// When a program is missing and cannot be installed; the message says what to install by hand.
pub fn install_test_programs() -> Result<()> {
    // Without it the tests take longer, so a system that does not have it is good enough.
    if on_path("apt-get").is_some()
        && let Err(error) =
            install_system_packages(&[(headless_chromium_path().is_some(), "chromium-headless-shell", "")])
    {
        say(&format!("Continuing with the whole Chromium: {error:#}."));
    }
    let on_path = |program| on_path(program).is_some();
    let needed = [
        (on_path("chromium"), "chromium", "chromium"),
        (on_path("chromedriver"), "chromium-driver", "chromedriver"),
        (on_path("npm"), "npm", "node"),
        (firefox().is_some(), "firefox-esr", "firefox"),
    ];
    // A WebKit browser with a driver exists on Linux only.
    let on_linux = [
        (on_path("WebKitWebDriver") && mini_browser().is_some(), "webkit2gtk-driver", ""),
        (on_path("Xvfb"), "xvfb", ""),
    ];
    let on_linux = on_linux.into_iter().filter(|_| cfg!(target_os = "linux"));
    install_system_packages(&needed.into_iter().chain(on_linux).collect::<Vec<_>>())?;
    find_or_install_cargo_tool("geckodriver", GECKODRIVER_VERSION, "geckodriver", "2 minutes").map(drop)
}

/// The path of a browser's `WebDriver` program, if it is installed.
#[must_use]
pub fn driver_path(program: &str) -> Option<PathBuf> {
    let installed = cargo_folder(program, GECKODRIVER_VERSION).join("bin").join(program);
    Some(installed).filter(|program| program.is_file()).or_else(|| on_path(program))
}

/// The path of Chromium without a window, as Debian builds it, if it is installed: it starts in a quarter of the time, and a test
/// takes two thirds. The script on `PATH` would leave the browser behind when it is ended.
#[must_use]
pub fn headless_chromium_path() -> Option<PathBuf> {
    Some(PathBuf::from("/usr/lib/chromium/chromium-headless-shell")).filter(|program| program.is_file())
}

/// The path of Chromium with a window, as Debian installs it. The script on `PATH` would leave the browser behind when it is ended.
pub const CHROMIUM: &str = "/usr/lib/chromium/chromium";

/// Installs what the tests with a screen reader need: Orca, what it speaks through, and a desktop for it and a browser.
///
/// # Errors
///
/// When a program is missing and cannot be installed; the message says what to install by hand.
pub fn install_screen_reader() -> Result<()> {
    let on_path = |program| on_path(program).is_some();
    install_system_packages(&[
        (on_path("orca"), "orca", ""),
        (PathBuf::from("/usr/libexec/at-spi-bus-launcher").is_file(), "at-spi2-core", ""),
        (on_path("dbus-daemon"), "dbus", ""),
        (on_path("openbox"), "openbox", ""),
        (on_path("xdotool"), "xdotool", ""),
    ])
}

/// The path of Firefox, if it is installed under either of its names.
#[must_use]
pub fn firefox() -> Option<PathBuf> {
    ["firefox-esr", "firefox"].into_iter().find_map(on_path)
}

/// The path of the minimal browser of `WebKitGTK`, if it is installed. Its folder is usually not on `PATH`.
#[must_use]
pub fn mini_browser() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let library = |folder: PathBuf| folder.join("webkit2gtk-4.1/MiniBrowser");
    on_path("MiniBrowser").or_else(|| folders.map(library).find(|program| program.is_file()))
}

/// Installs missing system packages. Each entry says whether the program is installed, and names its package in Debian and its
/// package in Homebrew.
fn install_system_packages(needed: &[(bool, &str, &str)]) -> Result<()> {
    let missing: Vec<_> = needed.iter().filter(|(installed, _, _)| !installed).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let join = |names: Vec<&str>| names.join(" ");
    let debian = join(missing.iter().map(|(_, debian, _)| *debian).collect());
    let brew = join(missing.iter().map(|(_, _, brew)| *brew).collect());
    if on_path("apt-get").is_none() {
        bail!("the browser tests need {debian}; install what is missing (macOS: `brew install {brew}`) and try again");
    }

    say(&format!("Installing {debian} with apt-get: about 2 minutes."));
    let is_root = output_of(command("id").arg("-u")).is_some_and(|user| user == "0");
    let apt_get = |arguments: &str| {
        let mut command = if is_root {
            command("apt-get")
        } else {
            let mut sudo = command("sudo");
            sudo.arg("apt-get");
            sudo
        };
        command.args(arguments.split_whitespace()).env("DEBIAN_FRONTEND", "noninteractive");
        run(&mut command)
    };
    apt_get("update --quiet")
        .and_then(|()| apt_get(&format!("install --yes --quiet --no-install-recommends {debian}")))
        .with_context(|| format!("the browser tests need {debian}; install what is missing by hand"))
}

/// Installs rustfmt and clippy, which a minimal toolchain does not include.
///
/// # Errors
///
/// When a component is missing and rustup cannot add it.
pub fn install_linters() -> Result<()> {
    let _changing = TOOLCHAIN_LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    for component in ["rustfmt", "clippy"] {
        let present = match component {
            "rustfmt" => output_of(cargo(&["fmt", "--version"]).stdin(std::process::Stdio::null())),
            _ => output_of(&mut cargo(&["clippy", "--version"])),
        };
        if present.is_none() {
            say(&format!("Adding {component} to the toolchain: a few seconds."));
            run(command("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// Installs cargo-fuzz.
///
/// # Errors
///
/// When cargo-fuzz cannot be installed, or there is no nightly compiler, which is not installed automatically.
pub fn install_cargo_fuzz() -> Result<PathBuf> {
    if output_of(command("rustup").args(["run", "nightly", "rustc", "--version"])).is_none() {
        bail!("libFuzzer needs a nightly compiler; install one with `rustup toolchain install nightly`");
    }
    find_or_install_cargo_tool("cargo-fuzz", CARGO_FUZZ_VERSION, "cargo-fuzz", "2 minutes")
}

/// Installs Trunk, which developers may use to watch and serve.
///
/// # Errors
///
/// When Trunk cannot be installed; the message says what to install by hand.
pub fn install_trunk() -> Result<PathBuf> {
    find_or_install_cargo_tool("trunk", TRUNK_VERSION, "trunk", "4 minutes")
}

/// Installs cargo-mutants, which changes the code in one place at a time.
///
/// # Errors
///
/// When cargo-mutants cannot be installed; the message says what to install by hand.
pub fn install_cargo_mutants() -> Result<PathBuf> {
    find_or_install_cargo_tool("cargo-mutants", CARGO_MUTANTS_VERSION, "cargo-mutants", "2 minutes")
}

/// Adds the WebAssembly target to the toolchain if it is missing.
///
/// # Errors
///
/// When rustup is missing or cannot add the target.
pub fn install_wasm_target() -> Result<()> {
    let _changing = TOOLCHAIN_LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    // rustc is asked, not rustup, so toolchains without rustup work.
    let folder = output_of(command("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    if folder.is_some_and(|folder| PathBuf::from(folder).is_dir()) {
        return Ok(());
    }
    say(&format!("Adding the {TARGET} target to the toolchain: a few seconds."));
    run(command("rustup").args(["target", "add", TARGET])).with_context(|| {
        format!(
            "the page needs Rust's standard library for {TARGET}; install rustup, then run `rustup target add {TARGET}`"
        )
    })
}

/// The folder into which this version of a program is installed.
fn cargo_folder(program: &str, version: &str) -> PathBuf {
    project::tools().join(format!("{program}-{version}"))
}

/// The path of a program with a fixed version, if `target/tools` or `PATH` has it.
fn find_tool(program: &str, version: &str) -> Option<PathBuf> {
    let installed = cargo_folder(program, version).join("bin").join(program);
    if installed.is_file() {
        return Some(installed);
    }
    on_path(program).filter(|found| {
        output_of(command(found).arg("--version"))
            .is_some_and(|output| output.split_whitespace().any(|word| word == version))
    })
}

/// The path of a program with a fixed version; installs its cargo package if neither `target/tools` nor `PATH` has it.
fn find_or_install_cargo_tool(package: &str, version: &str, program: &str, duration: &str) -> Result<PathBuf> {
    if let Some(found) = find_tool(program, version) {
        return Ok(found);
    }
    let folder = cargo_folder(program, version);
    say(&format!("Installing {package} {version} into target/tools: about {duration} on two cores."));
    let building = project::tools().join(format!("building-{program}"));
    let mut install = cargo(&["install", "--quiet", "--locked", "--root"]);
    install.arg(&folder).arg(format!("{package}@{version}"));
    // The driver only passes messages; the others compute.
    let opt_level = if package == "geckodriver" { "0" } else { "1" };
    install
        // Compile time matters more than speed: each developer waits for it once.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", opt_level)
        // A separate target folder, because a build may hold the lock of the project's, and another tool may be installed
        // at the same time.
        .env("CARGO_TARGET_DIR", &building);
    run(&mut install).with_context(|| {
        format!(
            "{program} {version} could not be installed, which needs the network once; or install it with `cargo install --locked {package}@{version}`"
        )
    })?;
    // Frees hundreds of megabytes; a failure does no harm.
    let _ = std::fs::remove_dir_all(building);
    Ok(folder.join("bin").join(program))
}

/// The part of a `package.json` that is used here.
#[derive(Deserialize)]
struct NpmManifest {
    version: String,
}

/// The installed version of an npm package; `None` if it is not installed.
fn npm_version(package: &str) -> Option<String> {
    let manifest = project::tools().join("npm/node_modules").join(package).join("package.json");
    let manifest: NpmManifest = serde_json::from_slice(&std::fs::read(manifest).ok()?).ok()?;
    Some(manifest.version)
}

/// Installs an npm package with a fixed version, unless it is installed.
fn install_npm_package(package: &str, version: &str) -> Result<()> {
    if npm_version(package).is_some_and(|installed| installed == version) {
        return Ok(());
    }
    if on_path("npm").is_none() {
        bail!("{package} {version} needs npm, which is not on PATH; install Node.js with npm");
    }
    say(&format!("Installing {package} {version} with npm into target/tools: about half a minute."));
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
    let line = command_line(&install);
    run(&mut install).with_context(|| format!("{package} could not be installed; run `{line}` with network access"))
}
