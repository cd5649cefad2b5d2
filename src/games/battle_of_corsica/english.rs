//! The Battle of Corsica in English.

use super::rules::{Illegal, Reason};
use super::texts::Texts;

/// The English texts.
pub static TEXTS: Texts = Texts { illegal, reason };

fn illegal(illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => "The game is over.".into(),
        Illegal::Removed => "You are out of the game.".into(),
        Illegal::NotYourTurn(seat) => format!("Seat {seat} lays the next card."),
        Illegal::Window => "The pile is about to be taken: tap it now, or wait.".into(),
        Illegal::TooSoon => "A card has landed in this very moment.".into(),
        Illegal::Overdue => "Something else comes first.".into(),
        Illegal::NotByHand => "This happens by itself.".into(),
    }
}

fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::All => "All cards are in one hand.",
        Reason::Plays => "Ten thousand cards were laid: most cards win.",
        Reason::Time => "Ten minutes are over: most cards win.",
        Reason::Nobody => "Nobody is left to take the pile.",
    }
}
