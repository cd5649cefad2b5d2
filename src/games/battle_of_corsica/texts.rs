//! What a language has to say about the Battle of Corsica: one catalogue, a file for each language.
//! A string that is missing does not compile; an option without words fails a test.

use super::available_actions::AvailableAction;
use super::rules::{Illegal, Pattern, Reason};
use super::scene::{Call, Happening, PileScene, Prompt, Reactions, SeatScene, Sizes};
use super::{english, french};
use crate::game::Seat;
use crate::game::about::About;
use crate::game::cards::DeckCard;
use crate::game::language::by_language;

/// All texts of the game in one language. Where names are asked for they are those of all who sit at the table, by seat.
pub struct Texts {
    /// A card by its full name: "7 of hearts", "Joker".
    pub card: fn(DeckCard) -> String,
    /// Why an action is refused.
    pub illegal: fn(Illegal) -> String,
    /// What decided the game, as a sentence.
    pub reason: fn(Reason) -> &'static str,
    /// A pattern by its name: "a pair".
    pub pattern: fn(Pattern) -> &'static str,
    /// What has happened, to be said aloud; short, since there is little time.
    pub event: fn(Happening, &[String]) -> String,
    /// What has happened, for the log, where the name of whoever did it stands before it.
    pub note: fn(Happening) -> String,
    /// What was decided, beside the pile.
    pub verdict: fn(Happening, &[String]) -> String,
    /// What to do.
    pub prompt: fn(Prompt) -> String,
    /// The pile, aloud.
    pub pile: fn(&PileScene) -> String,
    /// A seat and what it has, aloud.
    pub seat: fn(&SeatScene, &str) -> String,
    /// What is going on, beside the pile.
    pub call: fn(Call, &[String]) -> String,
    /// Where the game stands: how many cards were laid.
    pub status_line: fn(u32) -> String,
    /// How much later than whoever won a pile another tapped or would have, in ms.
    pub behind: fn(&str, u64) -> String,
    /// How the sizes of the packets went, in sentences.
    pub sizes: fn(&[Sizes], &[String]) -> String,
    /// Somebody's reactions in a sentence.
    pub reactions: fn(&Reactions, &str) -> String,
    /// What a computer's eyes and hands can do: how long it takes to tap in the middle, in ms, how often of a thousand times it
    /// blunder_rate something, and how often it taps in error.
    pub hands: fn(u64, usize, usize) -> String,
    /// What is to be tapped, in the lesson.
    pub teach: fn(Pattern) -> &'static str,
    /// What everybody wants, in a sentence.
    pub aim: &'static str,
    /// What can be done now, or cannot, as a sentence.
    pub possible: fn(&AvailableAction) -> String,
    /// Words on the table.
    pub words: Words,
}

/// Single words and phrases on the table.
pub struct Words {
    /// How to go about the table with the keyboard.
    pub keys: &'static str,
    /// The table, aloud.
    pub table: &'static str,
    /// The word on the control that lays a card.
    pub lay: &'static str,
    /// The word on the control that taps.
    pub tap: &'static str,
    /// The word on the control that has a computer lay its card.
    pub next: &'static str,
    /// What is written on a key, by what it is called in English.
    pub key_name: fn(&'static str) -> &'static str,
    /// What the key of a control is, after its name.
    pub key: fn(&str) -> String,
    /// How many cards somebody has.
    pub cards: fn(usize) -> String,
    /// How many cards lie open below those that can be read.
    pub below: fn(usize) -> String,
    /// How many cards lie face down under the pile.
    pub under: fn(usize) -> String,
    /// Beside a seat without cards.
    pub dry: &'static str,
    /// Beside a seat that was removed.
    pub out: &'static str,
    /// Beside a seat whose taps do not count.
    pub banned: &'static str,
    /// The mistakes of a seat without cards: how many of three.
    pub mistakes: fn(u8) -> String,
    /// Attempts left, short.
    pub attempts: fn(u8) -> String,
    /// Over the plots after the game.
    pub plots: &'static str,
    /// Over the plot of the packets.
    pub packets: &'static str,
    /// Over the plot of the reactions.
    pub reaction_times: &'static str,
    /// What the lesson is for, in a line.
    pub lesson_why: &'static str,
    /// The button that begins the lesson.
    pub lesson_start: &'static str,
    /// In the lesson: nothing to tap here.
    pub lesson_nothing: &'static str,
    /// In the lesson: it was right, after so many ms.
    pub lesson_right: fn(u64) -> String,
    /// In the lesson: it was wrong.
    pub lesson_wrong: &'static str,
    /// In the lesson: it was missed.
    pub lesson_missed: &'static str,
    /// At the end of the lesson: how many of how many were right.
    pub lesson_end: fn(usize, usize) -> String,
    /// The button that repeats the lesson.
    pub lesson_again: &'static str,
    /// What somebody who wants to resign is asked where others would play on.
    pub resign_all: &'static str,
}

/// The name at a seat, of all names.
#[must_use]
pub fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

impl Texts {
    by_language! {
        /// The game as the house describes it in a language.
        about: About = ABOUT;
        /// The texts in a language.
        of: Self = TEXTS;
    }
}
