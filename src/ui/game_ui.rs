//! What the page needs of a game beyond its rules and words: its views and pictures.

use leptos::prelude::AnyView;

use super::{Lesson, Table};
use crate::game::puzzle::Puzzle;
use crate::game::{GameWords, Language, Seat, Seats, SessionRules, TimeLeft};
use crate::search::{Level, Player};
use crate::session::Cue;

/// A game with its user interface.
pub trait GameUi: Player + SessionRules + GameWords {
    /// The name of its drawing in the sprite sheet.
    fn emblem() -> &'static str;

    /// The view of a table: both players, the board, the dock with the hand.
    fn table_view(table: Table<Self>) -> AnyView;

    /// A small picture of a position, with its description.
    fn picture(language: Language, view: &Self::View) -> AnyView;

    /// A picture for the rules, from the text between the brackets.
    fn diagram(language: Language, text: &str) -> AnyView;

    /// The game's lesson.
    fn lesson(language: Language) -> Lesson<Self>;

    /// The puzzle of a day, counted from 1970, if the game has puzzles.
    #[must_use]
    fn puzzle(_day: u64) -> Option<Puzzle<Self>> {
        None
    }

    /// The time that a seat has left at a time, in ms since the game began, in a game with clocks.
    fn time_left(_view: &Self::View, _seat: Seat, _now: u64) -> Option<TimeLeft> {
        None
    }

    /// Whether the action has a line in the log.
    fn is_logged(_action: &Self::Action) -> bool {
        true
    }

    /// The cue of an action in a race, for the persons at this device; all other games have those of the
    /// [session](crate::session::Session::cues).
    fn cue(
        _before: &Self::View,
        _after: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
        _persons: Seats,
    ) -> Option<Cue> {
        None
    }

    /// How a level plays this game, where levels differ in something else than thinking.
    #[must_use]
    fn level_about(_language: Language, _level: Level) -> Option<String> {
        None
    }
}
