//! A game by correspondence on its page.

use leptos::prelude::*;

use super::words;
use crate::app::store::{StoreStatus, saved_games};
use crate::browser::device;
use crate::correspondence::{Chain, Correspondence, Writer};
use crate::game::Language;
use crate::ui::DynGameExtrasUi;

/// A game by correspondence on its page, with the signals through which its components tell each other of changes. A handle that
/// is copied where it is needed.
#[derive(Clone, Copy)]
pub struct CorrespondenceState {
    pub language: Language,
    pub game: &'static dyn DynGameExtrasUi,
    pub correspondence: StoredValue<Correspondence>,
    /// The number of changes of the correspondence so far. Reading it subscribes to the changes.
    pub changes: RwSignal<u32>,
    /// Whether the dialog with the letters is open.
    pub shown: RwSignal<bool>,
    /// Whether the dialog opens as soon as the table has shown the latest actions.
    pub due: RwSignal<bool>,
    /// The number of actions that the table had when new letters came over the connection; taken as soon as it shows them.
    pub arrived: RwSignal<Option<usize>>,
    /// The link of the invitation to a rematch that came over the connection.
    pub rematch: RwSignal<Option<String>>,
    /// The name under which the game is saved.
    pub name: StoredValue<String>,
    pub status: StoreStatus,
}

impl CorrespondenceState {
    /// Reads the correspondence, now and again after every change.
    pub fn with<T>(self, read: impl FnOnce(&Correspondence) -> T) -> T {
        self.changes.track();
        self.correspondence.with_value(read)
    }

    /// Notes that the player has sent the last letter.
    pub fn note_sent(self) {
        // The player may have left the page while the device's own dialog was open.
        let Some(name) = self.name.try_get_value() else { return };
        let note = |correspondence: &mut Correspondence| note_sent(correspondence, &name, self.status);
        if self.correspondence.try_update_value(note) == Some(true) {
            self.changes.update(|changes| *changes += 1);
        }
    }

    /// Saves the game after a change. What cannot be saved is kept until the page is drawn again.
    pub fn save(self) {
        let text = self.correspondence.with_value(Correspondence::save);
        self.name.with_value(|name| saved_games::save_or_hand_on(name, text, self.status));
        self.changes.update(|changes| *changes += 1);
    }

    /// The name of the host at the device of a guest, and of the first guest at that of the host, as `words` writes it.
    pub fn partner(self, words: fn(Language, &Chain, Writer) -> String) -> String {
        self.with(|correspondence| {
            let partner = correspondence.others().next().unwrap_or(Writer::HOST);
            words(self.language, correspondence.chain(), partner)
        })
    }

    /// The name of the other player, within a sentence.
    pub fn other(self) -> String {
        self.with(|correspondence| words::name_of(self.language, &correspondence.other_name()))
    }

    /// The name of the other player, at the beginning of a sentence.
    pub fn other_at_sentence_start(self) -> String {
        self.with(|correspondence| words::friend_name_at_sentence_start(self.language, &correspondence.other_name()))
    }
}

/// Notes that the player has sent the last letter, and saves the game. Returns whether that was not known before.
pub fn note_sent(correspondence: &mut Correspondence, name: &str, status: StoreStatus) -> bool {
    let is_new = correspondence.note_sent(device::time_now());
    if is_new {
        status.error.set(saved_games::put(name, &correspondence.save(), status).err());
    }
    is_new
}
