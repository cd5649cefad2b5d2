//! Writes the service worker, which lists every file of `dist/` that is needed to play offline.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::project;

/// The service worker's file name, at the root of the site: a service worker controls only the folder it lies in.
pub const SERVICE_WORKER: &str = "service-worker.js";

/// The time when a file of the site is stored on the player's device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CachePolicy {
    /// On the first visit, so the games can be played offline.
    AtOnce,
    /// Once any file of the group with this name is used. This is for files that not all players need.
    OnceUsed(String),
    /// Never. These are the PNG and WebP pictures that the system shows when it installs the site; the page has drawings only.
    Never,
}

impl CachePolicy {
    /// The time when the file with this path is stored.
    #[must_use]
    pub fn of(path: &str) -> Self {
        match project::extension(path) {
            "png" | "webp" => Self::Never,
            // A language is a group: who has chosen it plays all games in it.
            "pack" => Self::OnceUsed(path.rsplit('.').nth(1).unwrap_or_default().to_owned()),
            // Licences.
            "txt" => Self::OnceUsed(path.to_owned()),
            // Letters need a network, so their code need not be stored at once. Devices can meet where there is no other network
            // than their own, so whoever has met others once can race with them, too.
            "wasm" if path.starts_with("parts/split_letters") => Self::OnceUsed("letters".into()),
            "wasm" if ["parts/split_live", "parts/split_race"].iter().any(|part| path.starts_with(part)) => {
                Self::OnceUsed("live".into())
            }
            _ => Self::AtOnce,
        }
    }
}

/// The path of the service worker's template in the project.
const TEMPLATE_PATH: &str = "assets/service-worker.js";

/// Writes `service-worker.js` with lists of the folder's files that are needed to play offline, and their hashes: files that are
/// stored at once, and groups of files that are stored once they are used.
///
/// A change of any file changes the lists and so the version, which players then get as an update.
///
/// # Errors
///
/// When a file cannot be read, or the template lacks a placeholder.
pub fn write(folder: &Path) -> Result<()> {
    let mut files = String::new();
    let mut groups: BTreeMap<String, String> = BTreeMap::new();
    for path in project::files_below(folder)? {
        let list = match CachePolicy::of(&path) {
            CachePolicy::AtOnce if path != SERVICE_WORKER => &mut files,
            CachePolicy::OnceUsed(group) => groups.entry(group).or_default(),
            CachePolicy::AtOnce | CachePolicy::Never => continue,
        };
        ensure!(
            path.chars().all(|letter| letter.is_ascii_graphic() && !"\"\\%?#".contains(letter)),
            "expected plain file names that need no quoting in an address, found {path:?}; rename it"
        );
        let bytes = std::fs::read(folder.join(&path))?;
        // Half of the hash is enough, and keeps the script small.
        let hash = HEXLOWER.encode(&Sha256::digest(&bytes)[..16]);
        let _ = write!(list, "\n  \"{path}\": \"{hash}\",");
    }
    let groups = groups.into_values().map(|files| format!("{{{files}\n}}")).collect::<Vec<_>>().join(",");
    let template = project::root().join(TEMPLATE_PATH);
    let template = std::fs::read_to_string(&template)
        .with_context(|| format!("cannot read the template {}", template.display()))?;
    // The version depends on the template too: each version has its own cache, and a new service worker must not write
    // to the cache that the old one serves.
    let version = Sha256::new().chain_update(&files).chain_update(&groups).chain_update(&template).finalize();
    let version = &HEXLOWER.encode(&version)[..16];

    let filled = fill(&template, "\"{{version}}\"", &format!("\"{version}\""))
        .and_then(|text| fill(&text, "\"{{files}}\"", &format!("{{{files}\n}}")))
        .and_then(|text| fill(&text, "\"{{groups}}\"", &format!("[{groups}]")))?;
    std::fs::write(folder.join(SERVICE_WORKER), filled)
        .with_context(|| format!("cannot write {SERVICE_WORKER} into {}", folder.display()))
}

fn fill(text: &str, placeholder: &str, value: &str) -> Result<String> {
    ensure!(
        text.matches(placeholder).count() == 1,
        "expected {placeholder} once in {TEMPLATE_PATH}, found it {} times",
        text.matches(placeholder).count()
    );
    Ok(text.replace(placeholder, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_kept_as_a_whole_once_it_is_used() {
        let french = CachePolicy::OnceUsed("fr".into());
        assert_eq!(CachePolicy::of("languages/page-0123.fr.pack"), french);
        assert_eq!(CachePolicy::of("languages/court-wars-4567.fr.pack"), french);
        assert_eq!(CachePolicy::of("parts/split_letters-0123.wasm"), CachePolicy::OnceUsed("letters".into()));
        assert_eq!(CachePolicy::of("parts/split_race-0123.wasm"), CachePolicy::of("parts/split_live-0123.wasm"));
        assert_eq!(CachePolicy::of("parts/split_court_wars-0123.wasm"), CachePolicy::AtOnce);
        assert_eq!(CachePolicy::of("assets/icon-192-0123.png"), CachePolicy::Never);
    }
}
