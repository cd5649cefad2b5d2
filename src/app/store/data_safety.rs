//! When the last backup was saved, and what the player was told and asked about keeping what is stored. None of it belongs to a
//! backup. Each mark is a text of its own, so that two tabs do not undo what the other one writes.

use super::{finished_games, game_name};
use crate::browser::{device, storage};

/// The prefix of the names of marks.
const MARK_PREFIX: &str = "data-safety:";

/// The number of finished games after which a backup is offered.
pub const GAMES_BETWEEN_BACKUPS: usize = 10;

/// What has happened, with the time at which it happened last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A backup was saved or shared.
    Backup,
    /// A backup was offered after some finished games.
    BackupOffer,
    /// A backup was offered before a game by correspondence with secrets.
    SecretsOffer,
    /// The player was asked whether the browser may keep what is stored.
    Request,
    /// The player was told that the browser deletes what is stored by pages that are not installed.
    InstallAdvice,
}

impl Mark {
    fn name(self) -> String {
        let name = match self {
            Self::Backup => "backup",
            Self::BackupOffer => "backup-offer",
            Self::SecretsOffer => "secrets-offer",
            Self::Request => "request",
            Self::InstallAdvice => "install-advice",
        };
        format!("{MARK_PREFIX}{name}")
    }

    /// The time in ms since 1970; `None` if it has not happened here, or the text cannot be read.
    pub fn time(self) -> Option<u64> {
        storage::get(&self.name()).ok()??.parse().ok()
    }

    /// Notes that it happens now. Where nothing can be stored, it will be told again.
    pub fn note(self) {
        let _ = storage::put(&self.name(), &device::time_now().to_string());
    }
}

/// Forgets all marks.
pub fn forget() {
    for name in storage::names(MARK_PREFIX) {
        storage::remove(&name);
    }
}

/// The number of finished games that were begun after a backup was last saved or offered.
pub fn games_since_backup() -> usize {
    let last = Mark::Backup.time().max(Mark::BackupOffer.time());
    finished_games::names().iter().filter(|name| game_name::start_time_of(name) > last).count()
}
