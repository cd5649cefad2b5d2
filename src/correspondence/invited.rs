//! An invitation to several players at a device that has not accepted it yet, with the acceptances that it has opened.

use super::chain::Chain;
use super::device::{Received, Unreceived};
use super::fault::Fault;
use super::letter::{Content, Letter};
use crate::dyn_game::DynGameExtras;
use crate::game::text::{ParseError, Word, Words, version};

/// The version of the stored text.
const INVITED_VERSION: u64 = 1;

/// The first word of the stored text. It begins like that of a game by correspondence, so that both are read by the same part of the
/// program.
const KEYWORD: &str = "correspondence-invited";

/// Whether a stored text is that of an invitation that was not accepted yet.
#[must_use]
pub fn is_invited(stored: &str) -> bool {
    stored.starts_with(KEYWORD)
}

/// An invitation to several players, and the acceptances behind it that this device has opened. Whoever joins does so behind them.
pub struct Invited {
    chain: Chain,
}

impl Invited {
    /// An invitation and the acceptances behind it.
    ///
    /// # Errors
    /// When it is no invitation, or a letter breaks the rules or the protocol.
    pub fn new(game: &'static dyn DynGameExtras, letters: Vec<Letter>) -> Result<Self, Fault> {
        let mut letters = letters.into_iter();
        let mut chain = Chain::new(game, letters.next().ok_or(Fault::Missing(1))?)?;
        for letter in letters.take_while(|letter| matches!(letter.content, Content::Acceptance(_))) {
            chain.add(letter)?;
        }
        Ok(Self { chain })
    }

    /// The letters.
    #[must_use]
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Receives a letter. What is told after all players have joined changes nothing here.
    ///
    /// # Errors
    /// When it is not a letter of this game, letters before it are missing, or it breaks the rules. Then nothing changes.
    pub fn receive(&mut self, letter: &Letter) -> Result<Received, Unreceived> {
        let letters = self.chain.letters();
        if letter.table != letters[0].table || letter.game != letters[0].game {
            return Err(Unreceived::OtherTable);
        }
        if letters.contains(letter) || self.chain.is_full() && !matches!(letter.content, Content::Acceptance(_)) {
            return Ok(Received::Known);
        }
        let next = self.chain.next_number();
        if letter.number > next {
            return Err(Unreceived::Missing(next));
        }
        if letter.number < next && matches!(letter.content, Content::Acceptance(_)) {
            return Ok(Received::Contested);
        }
        self.chain.add(letter.clone()).map(|()| Received::New).map_err(Unreceived::Fault)
    }

    /// Takes over an acceptance that was sent before the one of the same number here. Those behind that one are dropped.
    ///
    /// # Errors
    /// When it cannot be used. Then nothing changes.
    pub fn replace(&mut self, letter: &Letter) -> Result<(), Fault> {
        let before = usize::try_from(letter.number).unwrap_or(usize::MAX).saturating_sub(1).max(1);
        let letters = self.chain.letters().iter().take(before).chain([letter]).cloned().collect();
        *self = Self::new(self.chain.game(), letters)?;
        Ok(())
    }

    /// The text to be stored: a line for the version, and the letters.
    pub fn save(&self) -> String {
        let letters: String = self.chain.letters().iter().map(Letter::to_string).collect();
        format!("{KEYWORD} {INVITED_VERSION}\n{letters}end\n")
    }

    /// Reads what [`Invited::save`] writes. All letters are checked.
    ///
    /// # Errors
    /// If the text is malformed, from a newer version, or has a letter that cannot be used.
    pub fn load(game: &'static dyn DynGameExtras, text: &str) -> Result<Self, ParseError> {
        let (first, rest) = text.split_once('\n').unwrap_or_default();
        let mut words = Words::of(first);
        words.keyword(KEYWORD)?;
        version(words.next("the version of the stored invitation")?, INVITED_VERSION)?;
        words.end()?;
        let Some(letters) = rest.strip_suffix("\nend\n") else {
            let line = text.split('\n').count().saturating_sub(2);
            let word = Word::whole(text.lines().last().unwrap_or_default());
            return Err(word.expected("\"end\" as the last line (the text was cut)").offset_lines(line));
        };
        let letters = Letter::find(letters).map_err(|error| error.offset_lines(1))?;
        Self::new(game, letters)
            .map_err(|fault| Word::whole("").expected(format!("a letter that can be used ({fault})")).offset_lines(1))
    }
}
