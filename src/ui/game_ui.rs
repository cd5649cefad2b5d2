//! What a game brings to the table beyond its rules: its words, its pictures, its furniture.

use leptos::prelude::AnyView;

use super::{Lesson, Table};
use crate::game::about::About;
use crate::game::puzzle::Puzzle;
use crate::game::{MoveBuilder, Seat, Seats, TimeLeft};
use crate::search::{Level, Player};
use crate::session::Cue;

/// An action that was done, with the moments around it as whoever looks on may be shown them now.
pub struct LogContext<'a, G: GameUi> {
    /// The game as it stands now.
    pub now: &'a G::View,
    /// The moment before the action.
    pub before: &'a G::View,
    /// The moment after it.
    pub after: &'a G::View,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub action: &'a G::Action,
    /// Whether nothing has been done since.
    pub latest: bool,
    /// Whether nothing has to be hidden any more.
    pub open: bool,
}

/// A game with its furniture: what the page needs beyond the rules.
pub trait GameUi: Player + MoveBuilder {
    /// The game in the player's language.
    fn about() -> &'static About;

    /// The name of its drawing.
    fn emblem() -> &'static str;

    /// The middle of the table: both players, the board, the dock with the hand.
    fn table_view(table: Table<Self>) -> AnyView;

    /// A small picture of a position, with its description.
    fn picture(view: &Self::View) -> AnyView;

    /// A picture for the rules, from the text between the brackets.
    fn diagram(text: &str) -> AnyView;

    /// The game's lesson.
    fn lesson() -> Lesson<Self>;

    /// The puzzle of a day, counted from 1970, if the game has puzzles.
    #[must_use]
    fn puzzle(_day: u64) -> Option<Puzzle<Self>> {
        None
    }

    /// What a seat will play with these options – its colour, its side – if they say so.
    fn planned_side(options: &Self::Options, seat: Seat) -> Option<&'static str>;

    /// What a level can do in this game, where that is something else than to think.
    #[must_use]
    fn level_about(_level: Level) -> Option<String> {
        None
    }

    /// What surprises where some of these options meet, in sentences.
    fn notes(_options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// How the seat is called in the game, its colour or its side; none while that is not settled.
    fn side(view: &Self::View, seat: Seat) -> Option<String>;

    /// The side that a seat has played from the beginning to now; none when it has changed sides.
    fn side_throughout(view: &Self::View, seat: Seat) -> Option<String> {
        Self::side(view, seat)
    }

    /// Where a game stands, in a few words.
    fn status_line(view: &Self::View) -> String;

    /// What lies in each row of the board, the top one first, to be said aloud. On a board that is `turned` on the screen
    /// rows are what is level there.
    fn rows(view: &Self::View, turned: bool) -> Vec<String>;

    /// What lies on the whole board, in as many rows as there is something to say of.
    fn board(view: &Self::View, turned: bool) -> Vec<String> {
        Self::rows(view, turned)
    }

    /// In which of these rows a place of the board is.
    fn row_of(view: &Self::View, place: usize, turned: bool) -> usize;

    /// How to go about the board with the keyboard.
    fn keys() -> &'static str;

    /// How much time a seat has at a moment, in ms since the game began, where a clock is played against.
    fn time_left(_view: &Self::View, _seat: Seat, _now: u64) -> Option<TimeLeft> {
        None
    }

    /// What the viewer is to do next, given what has been touched; `None` when it is not their turn.
    fn prompt(view: &Self::View, draft: &Self::Draft) -> Option<String>;

    /// What a seat that is to act wants, what it can do now, and what it cannot: each in a sentence.
    fn available_actions(view: &Self::View, seat: Seat) -> Vec<String>;

    /// What somebody who wants to resign is asked, where more is given up than the game on the table.
    fn resigning(_view: &Self::View) -> Option<&'static str> {
        None
    }

    /// Where to look for a move, without saying which: the first half of a hint. None where there is no time for hints.
    fn look_at(_action: &Self::Action) -> Option<String> {
        None
    }

    /// Why an action is refused, in the player's language.
    fn refusal(illegal: &Self::Illegal) -> String;

    /// What decided the game, in the player's language.
    fn reason(reason: &Self::Reason) -> String;

    /// An action in notation, as it may be read now; in a race empty if it is no news.
    fn notation(context: &LogContext<'_, Self>) -> String;

    /// What came of an action, for the log, as it may be told now; may be empty.
    fn note(context: &LogContext<'_, Self>) -> String;

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

    /// What an action did, in a sentence or two, to be said aloud; `names` are those of all who sit at the table, by seat.
    fn event(before: &Self::View, after: &Self::View, seat: Seat, action: &Self::Action, names: &[String]) -> String;
}
