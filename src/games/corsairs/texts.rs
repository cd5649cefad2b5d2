//! What a language has to say about Corsairs: one catalogue, a file for each language.
//! A string that is missing does not compile; an option without words fails a test.

use super::available_actions::AvailableAction;
use super::rules::{Action, Illegal, Options, Reason, Side};
use super::scene::{Count, Event, Piece, PlayerScene, PostScene, Prompt, ReserveScene};
use super::{english, french};
use crate::game::about::About;
use crate::game::hex::Name;
use crate::game::language::by_language;
use crate::game::lesson::ExerciseText;

/// All texts of the game in one language.
pub struct Texts {
    /// A side by its name.
    pub side: fn(Side) -> &'static str,
    /// A ship by its kind.
    pub piece: fn(Piece) -> &'static str,
    /// Why an action is refused.
    pub illegal: fn(Illegal) -> String,
    /// What decided the game, as a sentence.
    pub reason: fn(Reason) -> String,
    /// What a post is called aloud.
    pub post: fn(&PostScene) -> String,
    /// What the reserve is called aloud, as a place to touch.
    pub reserve: fn(ReserveScene) -> String,
    /// Where to look for a move, without saying which.
    pub look_at: fn(&Action) -> String,
    /// What to do next.
    pub prompt: fn(Prompt) -> String,
    /// The word on the button that does it.
    pub confirm: fn(Prompt) -> &'static str,
    /// What an action did, in a sentence or two.
    pub event: fn(&Event) -> String,
    /// What came of an action beyond what its notation says, for the log; may be empty.
    pub note: fn(&Event) -> String,
    /// The posts of a file that hold ships, by its letter: name and what the post is called.
    pub file: fn(char, &[&PostScene]) -> String,
    /// What a player has lost, in words.
    pub lost: fn(&PlayerScene, u8) -> String,
    /// The number of the turn, out of how many.
    pub turn: fn(&Count) -> String,
    /// How often the position has occurred, if more than once.
    pub occurrences: fn(&Count) -> Option<String>,
    /// Which game of a match this is, if it is a match.
    pub game: fn(&Count) -> Option<String>,
    /// That a player has won the first game of a match, after so many turns.
    pub won_first: fn(u16) -> String,
    /// A picture of a board: the ships on it, by name.
    pub picture: fn(&[(Name, Piece)]) -> String,
    /// What is said about the exercises of the lesson, in their order.
    pub lesson: &'static [ExerciseText],
    /// What a side wants, in a sentence.
    pub aim: fn(Side, &Options) -> String,
    /// What can be done now, or cannot, as a sentence.
    pub possible: fn(&AvailableAction) -> String,
    /// Words on the table.
    pub words: Words,
}

/// Single words and phrases on the table.
pub struct Words {
    /// The board, aloud.
    pub board: &'static str,
    /// How to go about the board with the keyboard.
    pub keys: &'static str,
    /// What somebody is asked who wants to resign in a match.
    pub resign_match: &'static str,
    /// Beside the corsairs that wait off the board.
    pub reserve: &'static str,
    /// The reserve, the counters and the meanings of marks, aloud.
    pub counters: &'static str,
    /// What the mark of an entangled corsair means.
    pub entangled: &'static str,
    /// What the mark of a corsair about to be captured means.
    pub doomed: &'static str,
    /// What the mark of a freighter in danger means.
    pub danger: &'static str,
}

impl Texts {
    by_language! {
        /// The game as the house describes it in a language.
        about: About = ABOUT;
        /// The texts in a language.
        of: Self = TEXTS;
    }
}
