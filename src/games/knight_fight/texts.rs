//! What a language has to say about Knight Fight: one catalogue, a file for each language.
//! A string that is missing does not compile; an option without words fails a test.

use super::available_actions::AvailableAction;
use super::rules::{Action, Anomaly, BoutResult, Colour, Goal, Illegal, Options, Reason, Side, Space};
use super::scene::{Count, Event, Knight, PlayerScene, Prompt, Sealed, SpaceScene};
use super::{english, french};
use crate::game::about::About;
use crate::game::language::by_language;
use crate::game::lesson::ExerciseText;

/// All texts of the game in one language.
pub struct Texts {
    /// A side by its name.
    pub side: fn(Side) -> &'static str,
    /// A colour by its name.
    pub colour: fn(Colour) -> &'static str,
    /// A letter for a colour, where it stands on the board.
    pub colour_letter: fn(Colour) -> &'static str,
    /// What surprises where anomalies meet.
    pub notes: fn(&Options) -> Vec<&'static str>,
    /// Why an action is refused.
    pub illegal: fn(Illegal) -> String,
    /// What decided the match, as a sentence.
    pub reason: fn(Reason) -> String,
    /// What a space is called aloud.
    pub space: fn(&SpaceScene) -> String,
    /// Where to look for a move, without saying which.
    pub look_at: fn(&Action) -> String,
    /// What to do next.
    pub prompt: fn(Prompt) -> String,
    /// The word on the button that does it.
    pub confirm: fn(Prompt) -> &'static str,
    /// What an action did, in a sentence or more; may be empty.
    pub event: fn(&Event) -> String,
    /// What stands in a row of the board, by the row's number, or its letter on a board that lies turned: its spaces that
    /// are not empty.
    pub row: fn(&str, &[&SpaceScene]) -> String,
    /// What a player has beside knights: chips, manure, points; may be empty.
    pub stock: fn(&PlayerScene) -> Vec<String>,
    /// What is special about a player: favoured, bouts won, banned from setting traps; may be empty.
    pub marks: fn(&PlayerScene) -> Vec<String>,
    /// Which bout this is, and how many moves were made.
    pub count: fn(&Count) -> String,
    /// How a bout ended: its number, its result, the name of its winner.
    pub result: fn(usize, BoutResult, Option<&str>) -> String,
    /// What the viewer has sealed, in a sentence; empty if nothing.
    pub sealed: fn(Sealed) -> String,
    /// A number of chips, on a button.
    pub chips: fn(u8) -> String,
    /// So much manure is left, on the button that drops it.
    pub manure: fn(u8) -> String,
    /// A picture of a board: what stands on it.
    pub picture: fn(&[(Space, Knight)]) -> String,
    /// What is said about the exercises of the lesson, in their order.
    pub lesson: &'static [ExerciseText],
    /// What both want, in a sentence.
    pub aim: fn(Goal) -> String,
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
    /// What the counters and the last round are called, aloud.
    pub counters: &'static str,
    /// The choice of sides, aloud.
    pub sides: &'static str,
    /// The choice of a bid, aloud.
    pub bid: &'static str,
    /// On the button that sets no trap.
    pub no_trap: &'static str,
    /// On the button that shows where one could win or lose next.
    pub threats: &'static str,
    /// What the mark of a space means where the viewer would win.
    pub win_here: &'static str,
    /// What the mark of a space means where the opponent would win.
    pub danger_here: &'static str,
    /// What the mark of a weak knight means.
    pub weak: &'static str,
    /// What the mark of a trap means that caught nobody.
    pub trap: &'static str,
    /// What the mark of manure means.
    pub manure: &'static str,
    /// In the place of a move that may not be read yet.
    pub hidden: &'static str,
    /// What hides most of the board under Snapshot.
    pub snapshot: &'static str,
    /// What it means that a space is dimmed.
    pub barred: &'static str,
    /// What the mark of a remembered move means.
    pub remembered: &'static str,
    /// What the mark of the viewer's own trap means.
    pub own_trap: &'static str,
    /// What the mark of a trap means that has caught a knight.
    pub sprung: &'static str,
    /// On the button that lowers the bid.
    pub less: &'static str,
    /// On the button that raises the bid.
    pub more: &'static str,
    /// What somebody is asked who wants to resign.
    pub resign: &'static str,
}

/// What surprises where these anomalies meet.
pub type Note = (&'static [Anomaly], &'static str);

/// The notes of which all anomalies are on.
#[must_use]
pub fn notes_that_apply(notes: &[Note], options: &Options) -> Vec<&'static str> {
    let all_on = |(anomalies, _): &&Note| anomalies.iter().all(|anomaly| anomaly.is_on(options));
    notes.iter().filter(all_on).map(|(_, note)| *note).collect()
}

impl Texts {
    by_language! {
        /// The game as the house describes it in a language.
        about: About = ABOUT;
        /// The texts in a language.
        of: Self = TEXTS;
    }
}
