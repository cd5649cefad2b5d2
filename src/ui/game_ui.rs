//! What a game brings to the table beyond its rules: its words, its pictures, its furniture.

use leptos::prelude::AnyView;

use super::{Lesson, Table};
use crate::game::puzzle::Puzzle;
use crate::game::{GameWords, Language, Seat, Seats, SessionRules, TimeLeft};
use crate::search::{Level, Player};
use crate::session::Cue;

/// A game with its furniture: what the page needs beyond the rules.
pub trait GameUi: Player + SessionRules + GameWords {
    /// The name of its drawing.
    fn emblem() -> &'static str;

    /// The middle of the table: both players, the board, the dock with the hand.
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

    /// How much time a seat has at a moment, in ms since the game began, where a clock is played against.
    fn time_left(_view: &Self::View, _seat: Seat, _now: u64) -> Option<TimeLeft> {
        None
    }

    /// Whether such an action has a line in the log; what is too small for that is left out.
    fn is_logged(_action: &Self::Action) -> bool {
        true
    }

    /// What an action of a race has as a cue for those who play at this device; all other games have those of the
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

    /// What a level can do in this game, where that is something else than to think.
    #[must_use]
    fn level_about(_language: Language, _level: Level) -> Option<String> {
        None
    }
}
