//! An invitation to several players, stored at a device whose player has not accepted it yet, with the acceptances received
//! there.

use super::chain::Chain;
use super::device::ReceivedLetter;
use super::fault::Fault;
use super::letter::{Content, Letter, index_of};
use super::lines::{Lines, single_word};
use super::save::{complete_lines, read_letters, unusable_letter_error};
use crate::dyn_game::DynGameExtras;
use crate::game::text::{ParseError, version};

/// The version of the stored text.
const INVITED_VERSION: u64 = 1;

/// The first word of the stored text. It begins with the first word of a game by correspondence, because the same part of the
/// program reads both texts.
const KEYWORD: &str = "correspondence-invited";

/// Whether a stored text is an invitation that has not been accepted yet.
#[must_use]
pub fn is_pending_invitation(stored: &str) -> bool {
    stored.starts_with(KEYWORD)
}

/// An invitation to several players, with the acceptances received at this device. The next player joins after these.
pub struct PendingInvitation {
    chain: Chain,
}

impl PendingInvitation {
    /// Reads an invitation and the acceptances after it. Later letters are ignored.
    ///
    /// # Errors
    /// When the first letter is not an invitation, or a letter breaks the rules or the protocol.
    pub fn new(game: &'static dyn DynGameExtras, letters: Vec<Letter>) -> Result<Self, Fault> {
        let mut letters = letters.into_iter();
        let mut chain = Chain::new(game, letters.next().ok_or(Fault::Missing(1))?)?;
        for letter in letters.take_while(|letter| matches!(letter.content, Content::Acceptance(_))) {
            chain.add(letter)?;
        }
        Ok(Self { chain })
    }

    /// The chain of the letters so far.
    #[must_use]
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Receives a letter. Turns, which come after all players have joined, change nothing here.
    ///
    /// # Errors
    /// When the letter does not belong to this game, earlier letters are missing, or the letter breaks the rules. Then nothing
    /// changes.
    pub fn receive(&mut self, letter: &Letter) -> Result<ReceivedLetter, Fault> {
        let letters = self.chain.letters();
        if letter.table != letters[0].table || letter.game != letters[0].game {
            return Err(Fault::OtherTable);
        }
        if letters.contains(letter) || self.chain.is_full() && !matches!(letter.content, Content::Acceptance(_)) {
            return Ok(ReceivedLetter::Known);
        }
        let next = self.chain.next_number();
        if letter.number > next {
            return Err(Fault::Missing(next));
        }
        if letter.number < next && matches!(letter.content, Content::Acceptance(_)) {
            return Ok(ReceivedLetter::Contested);
        }
        self.chain.add(letter.clone()).map(|()| ReceivedLetter::New)
    }

    /// Replaces the acceptance of this letter's number with this letter, and drops all later acceptances.
    ///
    /// # Errors
    /// When the letter cannot be used. Then nothing changes.
    pub fn replace(&mut self, letter: &Letter) -> Result<(), Fault> {
        let before = self.chain.letters().iter().take(index_of(letter.number).max(1));
        let letters = before.chain([letter]).cloned().collect();
        *self = Self::new(self.chain.game(), letters)?;
        Ok(())
    }

    /// The text to store: a line for the version, and the letters.
    pub fn save(&self) -> String {
        let letters: String = self.chain.letters().iter().map(Letter::to_string).collect();
        format!("{KEYWORD} {INVITED_VERSION}\n{letters}end\n")
    }

    /// Reads the text that [`PendingInvitation::save`] writes. All letters are checked.
    ///
    /// # Errors
    /// If the text is malformed, from a newer version, or has a letter that cannot be used.
    pub fn load(game: &'static dyn DynGameExtras, text: &str) -> Result<Self, ParseError> {
        let body = complete_lines(text)?;
        let mut lines = Lines { lines: &body, next: 0 };
        let version = |word| version(word, INVITED_VERSION);
        lines.read_required(KEYWORD, single_word("the version of the stored invitation", version))?;
        let letters = read_letters(&mut lines)?.into_iter().map(|(_, letter)| letter).collect();
        let invited = Self::new(game, letters).map_err(|fault| unusable_letter_error(1, &fault))?;
        if invited.save() == text { Ok(invited) } else { Err(unusable_letter_error(body.len(), &Fault::Broken)) }
    }
}
