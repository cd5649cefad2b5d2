//! What a language has to say about Knights & Corsairs: one catalogue, a file for each language.
//! A string that is missing does not compile; an option without words fails a test.

use super::available_actions::AvailableAction;
use super::rules::{Action, Illegal, Reason, Space};
use super::scene::{Prompt, Role, SpaceScene, ToldScene};
use super::{english, french};
use crate::game::about::About;
use crate::game::cards::{Card, Colour, Suit};
use crate::game::language::by_language;
use crate::game::lesson::ExerciseText;

/// All texts of the game in one language.
pub struct Texts {
    /// A card by its full name: "7 of hearts".
    pub card: fn(Card) -> String,
    /// A suit by its name.
    pub suit: fn(Suit) -> &'static str,
    /// A colour by its name.
    pub colour: fn(Colour) -> &'static str,
    /// Why an action is refused.
    pub illegal: fn(&Illegal) -> String,
    /// What decided the game, as a sentence.
    pub reason: fn(Reason) -> String,
    /// What a space is called aloud.
    pub space: fn(&SpaceScene) -> String,
    /// What a card of the hand is called aloud.
    pub hand_card: fn(Card, Option<Role>) -> String,
    /// A word on a chosen card.
    pub role: fn(Role) -> &'static str,
    /// Where to look for a move, without saying which.
    pub look_at: fn(&Action) -> String,
    /// What to do next.
    pub prompt: fn(Prompt) -> String,
    /// The word on the button that does it.
    pub confirm: fn(Prompt) -> &'static str,
    /// An attack was made: colour, space, open card, how many cards face down.
    pub attacked: fn(Colour, Space, Card, usize) -> String,
    /// A space was taken by influence.
    pub took: fn(Colour, Space, Card) -> String,
    /// A battle was won: by whom, for which space, and which card was placed.
    pub won: fn(Colour, Space, Option<Card>) -> String,
    /// The game was won without a battle.
    pub won_by_influence: fn() -> &'static str,
    /// A winner chooses what to place.
    pub chooses: fn(Colour, Space) -> String,
    /// A battle was fought; whether the game is over.
    pub fought: fn(&ToldScene, bool) -> String,
    /// The heading of a battle, by its number.
    pub battle: fn(usize) -> String,
    /// The headline of a battle that was fought.
    pub verdict: fn(&ToldScene) -> String,
    /// What became of its cards.
    pub aftermath: fn(&ToldScene, bool) -> String,
    /// The place of a card among the six, from 1.
    pub ordinal: fn(usize) -> String,
    /// What is said about the exercises of the lesson, in their order.
    pub lesson: &'static [ExerciseText],
    /// What a player wants, in a sentence; whether a line of the colour is enough.
    pub aim: fn(bool) -> &'static str,
    /// What can be done now, or cannot, as a sentence.
    pub possible: fn(&AvailableAction) -> String,
    /// Words on the table.
    pub words: Words,
}

/// Single words and phrases on the table.
pub struct Words {
    /// The grid, aloud.
    pub board: &'static str,
    /// How to go about the grid and the hand with the keyboard.
    pub keys: &'static str,
    /// The hand, aloud.
    pub hand: &'static str,
    /// The battle, aloud.
    pub battle: &'static str,
    /// "attacks".
    pub attacks: &'static str,
    /// "defends".
    pub defends: &'static str,
    /// Under a place for an open card.
    pub open: &'static str,
    /// Under a place for a card face down.
    pub face_down: &'static str,
    /// Under a card of the grid that counts.
    pub on_grid: &'static str,
    /// Under a card that was played from the hand.
    pub from_hand: &'static str,
    /// How the battle is decided, in a sentence.
    pub how: &'static str,
    /// How many cards are in a hand.
    pub in_hand: fn(usize) -> String,
    /// How many cards a draw pile has.
    pub draw: fn(usize) -> String,
    /// How many cards were discarded.
    pub discards: fn(usize) -> String,
    /// The mark of the card that was placed.
    pub placed: &'static str,
    /// The mark of a space that influence wins.
    pub wins: &'static str,
}

impl Texts {
    by_language! {
        /// The game as the house describes it in a language.
        about: About = ABOUT;
        /// The texts in a language.
        of: Self = TEXTS;
    }
}
