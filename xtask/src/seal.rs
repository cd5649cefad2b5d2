//! Writes the service worker that knows every file of `dist/`.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::project;

/// The service worker's name, at the root of what is served: it can only look
/// after the folder it lies in.
pub const SERVICE_WORKER: &str = "service-worker.js";

/// Where its template lies in the project.
const TEMPLATE: &str = "assets/service-worker.js";

/// Lists every file of the folder with its hash in a new `service-worker.js`.
///
/// Any change of any file gives a new list, hence a new version, hence an update
/// that players are offered.
///
/// # Errors
///
/// When a file cannot be read, or the template lacks a place to fill in.
pub fn seal(folder: &Path) -> Result<()> {
    let mut files = String::new();
    for path in project::files_below(folder)? {
        if path == SERVICE_WORKER {
            continue;
        }
        ensure!(
            path.chars().all(|letter| letter.is_ascii_graphic() && !"\"\\%?#".contains(letter)),
            "expected plain file names that need no quoting in an address, found {path:?}; rename it"
        );
        let bytes = std::fs::read(folder.join(&path))?;
        let hash = HEXLOWER.encode(&Sha256::digest(&bytes));
        let _ = write!(files, "\n  \"{path}\": \"{hash}\",");
    }
    let template = project::root().join(TEMPLATE);
    let template = std::fs::read_to_string(&template)
        .with_context(|| format!("cannot read the template {}", template.display()))?;
    // Of the template too: each version has a cache of its own, and a new service worker
    // must not work in the one that the old one serves from.
    let version = Sha256::new().chain_update(&files).chain_update(&template).finalize();
    let version = &HEXLOWER.encode(&version)[..16];

    let filled = fill(&template, "\"{{version}}\"", &format!("\"{version}\""))
        .and_then(|text| fill(&text, "\"{{files}}\"", &format!("{{{files}\n}}")))?;
    std::fs::write(folder.join(SERVICE_WORKER), filled)
        .with_context(|| format!("cannot write {SERVICE_WORKER} into {}", folder.display()))
}

fn fill(text: &str, place: &str, value: &str) -> Result<String> {
    ensure!(
        text.matches(place).count() == 1,
        "expected {place} once in {TEMPLATE}, found it {} times",
        text.matches(place).count()
    );
    Ok(text.replace(place, value))
}
