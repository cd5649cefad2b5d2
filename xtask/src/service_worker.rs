//! Writes the service worker, which knows every file of `dist/` that is needed to play offline.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::project;

/// The service worker's file name, at the root of the site: a service worker controls only the folder it lies in.
pub const SERVICE_WORKER: &str = "service-worker.js";

/// The path of its template in the project.
const TEMPLATE: &str = "assets/service-worker.js";

/// Writes `service-worker.js` with a list of the files of the folder that are needed to play offline, with their hashes.
///
/// A change of any file changes the list and so the version, which players then get as an update.
///
/// # Errors
///
/// When a file cannot be read, or the template lacks a placeholder.
pub fn write(folder: &Path) -> Result<()> {
    let mut files = String::new();
    for path in project::files_below(folder)? {
        if path == SERVICE_WORKER || !project::is_for_offline_play(&path) {
            continue;
        }
        ensure!(
            path.chars().all(|letter| letter.is_ascii_graphic() && !"\"\\%?#".contains(letter)),
            "expected plain file names that need no quoting in an address, found {path:?}; rename it"
        );
        let bytes = std::fs::read(folder.join(&path))?;
        // The other half would only make the script larger.
        let hash = HEXLOWER.encode(&Sha256::digest(&bytes)[..16]);
        let _ = write!(files, "\n  \"{path}\": \"{hash}\",");
    }
    let template = project::root().join(TEMPLATE);
    let template = std::fs::read_to_string(&template)
        .with_context(|| format!("cannot read the template {}", template.display()))?;
    // The version depends on the template too: each version has its own cache, and a new service worker must not write
    // to the cache that the old one serves.
    let version = Sha256::new().chain_update(&files).chain_update(&template).finalize();
    let version = &HEXLOWER.encode(&version)[..16];

    let filled = fill(&template, "\"{{version}}\"", &format!("\"{version}\""))
        .and_then(|text| fill(&text, "\"{{files}}\"", &format!("{{{files}\n}}")))?;
    std::fs::write(folder.join(SERVICE_WORKER), filled)
        .with_context(|| format!("cannot write {SERVICE_WORKER} into {}", folder.display()))
}

fn fill(text: &str, placeholder: &str, value: &str) -> Result<String> {
    ensure!(
        text.matches(placeholder).count() == 1,
        "expected {placeholder} once in {TEMPLATE}, found it {} times",
        text.matches(placeholder).count()
    );
    Ok(text.replace(placeholder, value))
}
