//! The saved games by correspondence.

use crate::app::store::{game_of, saved_games};
use crate::correspondence::{
    Chain, Correspondence, Fault, Letter, PendingInvitation, ReceivedLetter, TableId, is_pending_invitation,
};
use crate::dyn_game::DynGameExtras;
use crate::game::ParseError;

/// A saved game by correspondence.
pub enum Saved {
    /// A game that the player at this device has joined.
    Joined(Correspondence),
    /// An invitation that is not accepted yet.
    Invited(PendingInvitation),
}

impl Saved {
    pub fn load(game: &'static dyn DynGameExtras, text: &str) -> Result<Self, ParseError> {
        if is_pending_invitation(text) {
            PendingInvitation::load(game, text).map(Self::Invited)
        } else {
            Correspondence::load(game, text).map(Self::Joined)
        }
    }

    pub fn save(&self) -> String {
        match self {
            Self::Joined(correspondence) => correspondence.save(),
            Self::Invited(invited) => invited.save(),
        }
    }

    pub const fn chain(&self) -> &Chain {
        match self {
            Self::Joined(correspondence) => correspondence.chain(),
            Self::Invited(invited) => invited.chain(),
        }
    }

    pub fn receive(&mut self, letter: &Letter, now: u64) -> Result<ReceivedLetter, Fault> {
        match self {
            Self::Joined(correspondence) => correspondence.receive(letter, now),
            Self::Invited(invited) => invited.receive(letter),
        }
    }

    /// Replaces the known letter with the number of this one, which is from another guest or is the other player's correction.
    pub fn replace(&mut self, letter: &Letter, now: u64) -> Result<(), Fault> {
        match self {
            Self::Joined(correspondence) if correspondence.chain().has_begun() => correspondence.consent(letter, now),
            Self::Joined(correspondence) => correspondence.rejoin(letter, now),
            Self::Invited(invited) => invited.replace(letter),
        }
    }
}

/// The names and texts of the saved games of a game that contain these words.
pub fn with_words(game: &dyn DynGameExtras, words: String) -> impl Iterator<Item = (String, String)> {
    let names = saved_games::names().into_iter().filter(|name| game_of(name) == Some(game.id()));
    names.filter_map(move |name| {
        let text = saved_games::text(&name).ok().flatten().filter(|text| text.contains(&words))?;
        Some((name, text))
    })
}

/// The saved game with this table id, and the name under which it is saved.
pub fn saved(game: &'static dyn DynGameExtras, table: TableId) -> Option<(String, Saved)> {
    // Reading a game takes long, so only the game of the table is read.
    with_words(game, format!(" {} {table} 1\n", game.id())).find_map(|(name, text)| {
        let saved = Saved::load(game, &text).ok()?;
        (saved.chain().table() == table).then_some((name, saved))
    })
}
