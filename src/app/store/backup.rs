//! Everything that is stored, as one backup.

use super::data_safety;
use crate::browser::{storage, tabs};
use crate::session::StoreError;
use crate::session::backup::{Backup, FINISHED_PREFIX, GAME_PREFIX};
use crate::session::experiments::Experiments;
use crate::session::stored::Stored;

pub fn load() -> Backup {
    let names = storage::names("").into_iter().filter(|name| Backup::is_backup_name(name));
    let text = |name: String| storage::get(&name).ok().flatten().map(|text| (name, text));
    Backup::new(names.filter_map(text).collect())
}

/// Replaces everything that is stored with a backup. The new texts are stored before the old ones are deleted, so that nothing is
/// lost if the page ends in between. Only if there is no room for both, the old ones go first.
///
/// # Errors
/// When the backup cannot be stored. Then the earlier data is stored again.
pub fn replace(backup: &Backup) -> Result<(), StoreError> {
    let before = load();
    // Other tabs would store their open games again.
    let names = before.texts().iter().chain(backup.texts());
    let names = names.filter_map(|(name, _)| name.strip_prefix(GAME_PREFIX).or(name.strip_prefix(FINISHED_PREFIX)));
    names.for_each(tabs::release_elsewhere);
    let result = put(backup).or_else(|_| {
        clear(&before);
        put(backup)
    });
    if result.is_err() {
        clear(backup);
        // The old data was stored before, so it fits.
        let _ = put(&before);
    } else {
        let is_new = |name: &String| backup.texts().binary_search_by(|(other, _)| other.cmp(name)).is_ok();
        before.texts().iter().filter(|(name, _)| !is_new(name)).for_each(|(name, _)| storage::remove(name));
        if backup.texts().is_empty() {
            data_safety::forget();
            storage::remove(Experiments::NAME);
        }
    }
    result
}

fn clear(backup: &Backup) {
    backup.texts().iter().for_each(|(name, _)| storage::remove(name));
}

fn put(backup: &Backup) -> Result<(), StoreError> {
    backup.texts().iter().try_for_each(|(name, text)| storage::put(name, text))
}
