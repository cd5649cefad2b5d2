//! Choices that players make at the same time: what is sealed in letters, what has to be opened, and what stays sealed.
//!
//! Whoever writes first in a round seals its choices. The other player answers; what has to be opened of that answer in any case, is
//! written openly at once. From then on each letter opens what the rules ask for, as soon as the letters tell that they do: of two
//! bids both, then the move of the player who has won the auction, then the trap that could catch it. What the rules never show stays
//! sealed, and the letters have it in cipher, so that the secret opens it at the end.

use super::chain::Fault;
use super::cipher::{decrypt, encrypt};
use super::code::{Digest, Nonce, TableId};
use super::letter::{Content, Letter, SHORT, Sealed, Turn, Writer};
use super::play::{ChoiceText, PrivatePlay, act, action_fault, private_play};
use super::private::{salt_of, seal, turn_of};
use crate::dyn_game::{DynGameExtras, PrivateAction};
use crate::game::Seat;
use crate::game::private_play::{Due, Known};
use crate::session::Session;

/// A choice of the round that is being played.
#[derive(Clone)]
pub(super) struct Part {
    /// Who has chosen.
    pub writer: Writer,
    /// Its seat.
    pub seat: Seat,
    /// The number of the letter.
    pub number: u32,
    /// The index of the action in the letter.
    pub index: usize,
    /// The action; a guess if it is not known here.
    pub action: String,
    /// Who knows it.
    pub known: Known,
    /// What its own letter says about that.
    pub declared: Known,
}

impl Part {
    /// The first word of the action.
    pub fn word(&self) -> &str {
        self.action.split(' ').next().unwrap_or_default()
    }
}

/// What is to be opened now of a round that has all its choices.
pub(super) fn due(play: &PrivatePlay<'_>, round: &[Part]) -> Vec<Due> {
    let choices = round.iter().map(|part| ChoiceText { seat: part.seat, action: &part.action, known: part.known });
    play.due(&choices.collect::<Vec<_>>())
}

/// The first of the writer's choices that is to be opened now.
pub(super) fn next_due(play: &PrivatePlay<'_>, round: &[Part], writer: Writer) -> Option<Due> {
    due(play, round).into_iter().find(|due| round[due.index].writer == writer)
}

/// Decides what a letter shows of the choices that complete a round in it: those that are due at once are open, or shut.
pub(super) fn declare(play: &PrivatePlay<'_>, round: &mut [Part], writer: Writer) {
    while let Some(Due { index, stays }) = next_due(play, round, writer) {
        round[index].known = if stays { Known::Shut } else { Known::Open };
    }
}

/// The sealed words of an action in a letter, written by the owner of the secret. `stays` if the rules leave them sealed.
pub(super) fn sealed(
    letter: (TableId, u32, Nonce),
    action: usize,
    split: &PrivateAction,
    stays: bool,
) -> Result<Sealed, Fault> {
    let (table, number, secret) = letter;
    let salt = salt_of(table, number, action, secret);
    let words = if split.is_choice { 0 } else { split.sealed.split(' ').count() };
    let cipher =
        if split.is_choice { encrypt(salt, &split.sealed, split.width).ok_or(Fault::Seal)? } else { String::new() };
    let commitment = seal(table, number, salt, &split.sealed);
    Ok(Sealed {
        action,
        words,
        commitment: if cipher.is_empty() { commitment } else { short(commitment) },
        cipher,
        stays,
    })
}

/// The bytes of a commitment that a letter has beside a cipher.
fn short(mut commitment: Digest) -> Digest {
    commitment.0[SHORT..].fill(0);
    commitment
}

/// The words of a cipher that was made with this salt; `None` if it was made with another one.
fn words_of(table: TableId, number: u32, salt: Nonce, sealed: &Sealed) -> Option<String> {
    let words = decrypt(salt, &sealed.cipher).filter(|words| !words.is_empty())?;
    (short(seal(table, number, salt, &words)) == sealed.commitment).then_some(words)
}

/// What the own actions of a letter show, in their order. `session` is the game before them.
pub(super) fn composed(
    game: &'static dyn DynGameExtras,
    session: &mut Session,
    round: &mut Vec<Part>,
    (writer, seat, number): (Writer, Seat, u32),
    actions: &[String],
) -> Result<Vec<Known>, Fault> {
    let mut shown = vec![Known::Open; actions.len()];
    for (index, action) in actions.iter().enumerate() {
        let play = private_play(game, session).ok_or(Fault::Seal)?;
        let split = play.private_action(seat, action).map_err(|error| Fault::Action(1, error.to_string()))?;
        if split.is_choice {
            let (known, declared) = (Known::Sealed, Known::Sealed);
            round.push(Part { writer, seat, number, index, action: action.clone(), known, declared });
        }
        if split.completes {
            declare(&play, round, writer);
        }
        round.iter().filter(|part| part.number == number).for_each(|part| shown[part.index] = part.known);
        act(session, seat, action).map_err(|error| action_fault(index + 1, error))?;
        if split.completes {
            round.clear();
        }
    }
    Ok(shown)
}

/// How many letters before, at most, a choice of the same round was sealed.
pub(super) const LONGEST_ROUND: u32 = 12;

/// The sealed words that the letter of this number could open or keep, the latest first: the number of their letter, and the turn.
fn earlier(letters: &[Letter], number: u32) -> impl Iterator<Item = (u32, &Turn)> {
    let before = (1..=LONGEST_ROUND / 2).map_while(move |back| number.checked_sub(2 * back));
    before.filter_map(|number| Some((number, turn_of(letters, number)?)))
}

/// The place of an action: the number of its letter, and its index there.
pub(super) type Place = (u32, usize);

/// What the letter of this number opens with a salt: where it was sealed, and the words.
pub(super) fn opened_by(letters: &[Letter], number: u32, salt: Nonce) -> Option<(Place, String)> {
    let table = letters.first()?.table;
    earlier(letters, number).find_map(|(number, turn)| {
        let open = |sealed: &Sealed| Some(((number, sealed.action), words_of(table, number, salt, sealed)?));
        turn.private.sealed.iter().find_map(open)
    })
}

/// Where the action was sealed that the letter of this number keeps sealed.
fn kept_by(letters: &[Letter], number: u32, word: &str) -> Option<Place> {
    earlier(letters, number).find_map(|(number, turn)| {
        let fits = |sealed: &&Sealed| {
            !sealed.cipher.is_empty() && turn.actions.get(sealed.action).is_some_and(|action| action == word)
        };
        turn.private.sealed.iter().find(fits).map(|sealed| (number, sealed.action))
    })
}

/// What all letters tell about sealed choices.
#[derive(Default)]
pub(super) struct Openings {
    /// The words that were opened.
    opened: Vec<(Place, String)>,
    /// The choices that stay sealed.
    kept: Vec<Place>,
}

impl Openings {
    /// Collects what letters tell, from this number on.
    pub fn of(letters: &[Letter], first: u32) -> Self {
        let mut openings = Self::default();
        for letter in letters.iter().filter(|letter| letter.number >= first) {
            let Content::Turn(turn) = &letter.content else { continue };
            let number = letter.number;
            openings
                .opened
                .extend(turn.private.opened.iter().filter_map(|(salt, _)| opened_by(letters, number, *salt)));
            openings.kept.extend(turn.private.keeps.iter().filter_map(|word| kept_by(letters, number, word)));
        }
        openings
    }

    /// The words that were sealed with this action, once they are open.
    pub fn words(&self, number: u32, index: usize) -> Option<&str> {
        self.opened.iter().find(|(place, _)| *place == (number, index)).map(|(_, words)| words.as_str())
    }

    /// Whether this action stays sealed.
    pub fn is_kept(&self, number: u32, index: usize) -> bool {
        self.kept.contains(&(number, index))
    }
}

/// The words of a cipher, for somebody who knows the secret.
///
/// # Errors
/// When they are not those of the commitment.
pub(super) fn known_words((table, number, secret): (TableId, u32, Nonce), sealed: &Sealed) -> Result<String, Fault> {
    words_of(table, number, salt_of(table, number, sealed.action, secret), sealed).ok_or(Fault::Seal)
}
