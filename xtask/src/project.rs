//! The paths of the project, and helpers for files.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result};

/// The folder that holds the workspace's `Cargo.lock`.
///
/// The folder is found at run time, from the running package's folder as cargo reports it: a path fixed at compile time would be
/// wrong after the project has been moved.
///
/// # Panics
///
/// When the program runs without cargo, outside of the project.
#[must_use]
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let start = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let start = start.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let root = start.ancestors().find(|folder| folder.join("Cargo.lock").is_file());
        root.expect("run this in the project's folder, through cargo").to_owned()
    });
    &ROOT
}

/// The folder into which cargo compiles.
#[must_use]
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The folder of the built site, which can be copied to a host.
#[must_use]
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The folder of the programs that are installed for this project only. `rm -r target` removes them.
#[must_use]
pub fn tools() -> PathBuf {
    root().join("target/tools")
}

/// The path of axe-core after [`crate::tools::install_axe`] has installed it.
#[must_use]
pub fn axe() -> PathBuf {
    tools().join("npm/node_modules/axe-core/axe.min.js")
}

/// The names of all games, as in links and records.
///
/// # Errors
///
/// When the folder of the games cannot be read.
pub fn games() -> Result<Vec<String>> {
    let folder = root().join("src/games");
    let entries = folder.read_dir().with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let mut games = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if let Some(name) = path.file_name().and_then(std::ffi::OsStr::to_str).filter(|_| path.is_dir()) {
            games.push(name.replace('_', "-"));
        }
    }
    games.sort();
    Ok(games)
}

/// The version of a package that `Cargo.lock` pins.
///
/// # Errors
///
/// When `Cargo.lock` cannot be read or names no such package.
pub fn locked_version(package: &str) -> Result<String> {
    let path = root().join("Cargo.lock");
    let lock = std::fs::read_to_string(&path)
        .with_context(|| format!("cannot read {}; restore it from git", path.display()))?;
    version_in(&lock, package).with_context(|| format!("Cargo.lock names no package `{package}`; restore it from git"))
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let mut lines = lock.lines();
    lines.find(|line| *line == format!("name = \"{package}\""))?;
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.strip_suffix('"')?.to_owned())
}

/// The text after the last dot of a path: `wasm` of `page_bg.wasm`.
#[must_use]
pub fn extension(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

/// Every file below a folder, as a path relative to the folder with `/` as separator; sorted.
///
/// # Errors
///
/// When the folder cannot be read, or holds a name that is not Unicode.
pub fn files_below(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries = next.read_dir().with_context(|| format!("cannot read the folder {}", next.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let relative = path.strip_prefix(folder)?;
                let parts: Option<Vec<&str>> = relative.iter().map(std::ffi::OsStr::to_str).collect();
                let parts = parts
                    .with_context(|| format!("expected a file name in Unicode, found {}; rename it", path.display()))?;
                files.push(parts.join("/"));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Copies every file below a folder to the same relative path below another folder.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    for path in files_below(from)? {
        let copy = to.join(&path);
        std::fs::create_dir_all(copy.parent().unwrap_or(to))?;
        std::fs::copy(from.join(path), &copy).with_context(|| format!("cannot write {}", copy.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_named_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(version_in(lock, "bindgen"), None);
    }
}
