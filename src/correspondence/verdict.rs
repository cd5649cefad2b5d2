//! The verdict on a transcript: all letters of a game, checked without trusting any player.

use super::chain::Chain;
use super::fault::Fault;
use super::letter::{Letter, Writer};
use crate::dyn_game::DynGameExtras;
use crate::session::Session;

/// The verdict on the letters of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Every letter keeps the rules and the protocol, and the game is over.
    Checked {
        /// The record of the game.
        record: String,
        /// The player who resigned, if that ended the game.
        resigned: Option<Writer>,
    },
    /// Every letter so far keeps the rules and the protocol, and the game is not over.
    Unfinished {
        /// The record of the game so far; `None` before it has begun.
        record: Option<String>,
        /// The player who has to write the next letter.
        owes: Writer,
    },
    /// A letter breaks the rules or the protocol.
    Broken {
        /// The number of the letter, from 1.
        letter: u32,
        /// The player who broke the rules or the protocol; `None` if that is not proved. If the letter does not fit the letters
        /// before it, the person who hands in the letters may have changed or left out an earlier one.
        writer: Option<Writer>,
        /// The rule, or the part of the protocol, that the letter breaks.
        fault: Fault,
    },
}

/// Checks all letters of a game, in order. A letter may be included twice. `named` finds a game by its name.
///
/// # Errors
/// When there is no letter, or no game with the name in the first letter.
pub fn verify(
    letters: &[Letter],
    named: impl Fn(&str) -> Option<&'static dyn DynGameExtras>,
) -> Result<Verdict, Fault> {
    let first = letters.first().ok_or(Fault::Missing(1))?;
    let game = named(&first.game).ok_or_else(|| Fault::Options(format!("there is no game {:?}", first.game)))?;
    let mut chain = match Chain::new(game, first.clone()) {
        Ok(chain) => chain,
        Err(fault) => {
            let writer = Some(Writer::HOST).filter(|_| !fault.is_chain_mismatch());
            return Ok(Verdict::Broken { letter: first.number, writer, fault });
        }
    };
    for letter in &letters[1..] {
        if chain.letters().contains(letter) {
            continue;
        }
        if let Err(fault) = chain.add(letter.clone()) {
            let writer = chain.writer(letter.number).filter(|_| !fault.is_chain_mismatch());
            return Ok(Verdict::Broken { letter: letter.number, writer, fault });
        }
    }
    if let Some((letter, fault)) = chain.broken_letter() {
        return Ok(Verdict::Broken { letter: *letter, writer: chain.writer(*letter), fault: fault.clone() });
    }
    let record = chain.session().map(Session::record);
    Ok(match (chain.next_writer(), record) {
        (Some(owes), record) => Verdict::Unfinished { record, owes },
        (None, record) => Verdict::Checked { record: record.unwrap_or_default(), resigned: chain.resigned_player() },
    })
}
