//! What a language has to say about Court Wars: one catalogue, a file for each language.
//! A string that is missing does not compile; an option without words fails a test.

use super::available_actions::AvailableAction;
use super::rules::{Action, Court, Illegal, Reason, Taken, Target};
use super::scene::{Drawn, EndScene, PlayerScene, Prompt, StackScene, Struck};
use super::{english, french};
use crate::game::about::About;
use crate::game::cards::{Card, DeckCard, Suit};
use crate::game::language::by_language;
use crate::game::lesson::ExerciseText;

/// All texts of the game in one language.
pub struct Texts {
    /// A card by its full name: "7 of hearts".
    pub card: fn(Card) -> String,
    /// A card that may be a Joker: "7 of hearts", "Joker".
    pub deck_card: fn(DeckCard) -> String,
    /// A court by its name.
    pub court: fn(Court) -> &'static str,
    /// A suit as the name of whoever plays it: "Hearts".
    pub suit: fn(Suit) -> &'static str,
    /// Why an action is refused.
    pub illegal: fn(&Illegal) -> String,
    /// What decided the game, as a sentence.
    pub reason: fn(Reason) -> &'static str,
    /// What a stack is called aloud.
    pub stack: fn(&StackScene) -> String,
    /// What a seat has, in a sentence.
    pub player: fn(&PlayerScene) -> String,
    /// Where to look for a move, without saying which.
    pub look_at: fn(&Action) -> String,
    /// What to do next.
    pub prompt: fn(&Prompt) -> String,
    /// The word on the button that does it.
    pub confirm: fn(&Prompt) -> &'static str,
    /// Cards were drawn; whether it is said aloud, rather than written beside the notation.
    pub drew: fn(&Drawn, bool) -> String,
    /// Somebody attacked; whether it is said aloud.
    pub struck: fn(&Struck, bool) -> String,
    /// A card was placed on a court of this suit.
    pub placed: fn(Suit, DeckCard, Court) -> String,
    /// A card was discarded.
    pub discarded: fn(Suit, DeckCard) -> String,
    /// How the game ends if nobody conquers.
    pub end: fn(EndScene) -> String,
    /// Where the game stands: the turn's number, or the set-up.
    pub status_line: fn(Option<u16>) -> String,
    /// The Guards that are spent: from which court, how many, what they are worth.
    pub spends: fn(Court, u8, u32) -> String,
    /// What is removed, and what it takes.
    pub removes: fn(Target, Taken, u32) -> String,
    /// What is said about the exercises of the lesson, in their order.
    pub lesson: &'static [ExerciseText],
    /// What everybody wants, in a sentence.
    pub aim: &'static str,
    /// What can be done now, or cannot, as a sentence.
    pub possible: fn(&AvailableAction) -> String,
    /// Words on the table.
    pub words: Words,
}

/// Single words and phrases on the table.
pub struct Words {
    /// All courts, aloud.
    pub courts: &'static str,
    /// How to go about the table with the keyboard.
    pub keys: &'static str,
    /// What the pile is touched for, before its name.
    pub draw: &'static str,
    /// The pile and how many cards it has.
    pub pile: fn(usize) -> String,
    /// The discard pile, how many cards it has, and its top.
    pub discards: fn(usize, Option<DeckCard>) -> String,
    /// How many cards were discarded.
    pub discarded: fn(usize) -> String,
    /// Over the list of all discards.
    pub all_discards: &'static str,
    /// Over the list of the cards that come.
    pub coming: &'static str,
    /// The card that was drawn.
    pub drawn: &'static str,
    /// Over the Guards that are spent.
    pub spend: &'static str,
    /// Over what is removed.
    pub remove: &'static str,
    /// The button that takes one less.
    pub less: &'static str,
    /// The button that takes one more.
    pub more: &'static str,
    /// Over what has happened lately, aloud.
    pub told: &'static str,
    /// The attack in the making, aloud.
    pub plan: &'static str,
    /// Beside a seat that has lost its last court.
    pub out: &'static str,
    /// What somebody who wants to resign is asked where others would play on.
    pub resign_all: &'static str,
}

impl Texts {
    by_language! {
        /// The game as the house describes it in a language.
        about: About = ABOUT;
        /// The texts in a language.
        of: Self = TEXTS;
    }
}
