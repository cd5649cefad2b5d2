//! What a game says: everything that players read or hear about it, in any language.

use super::about::About;
use super::{Game, Language, MoveBuilder, Seat};

/// An action that was done, with the moments around it as whoever looks on may be shown them now.
pub struct LogContext<'a, G: Game> {
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

/// A game that can be put into words. Each function takes the language in which it answers.
pub trait GameWords: MoveBuilder {
    /// The game in the player's language.
    fn about(language: Language) -> &'static About;

    /// What a seat will play with these options – its colour, its side – if they say so.
    fn planned_side(language: Language, options: &Self::Options, seat: Seat) -> Option<&'static str>;

    /// What surprises where some of these options meet, in sentences.
    fn notes(_language: Language, _options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// How the seat is called in the game, its colour or its side; none while that is not settled.
    fn side(language: Language, view: &Self::View, seat: Seat) -> Option<String>;

    /// The side that a seat has played from the beginning to now; none when it has changed sides.
    fn side_throughout(language: Language, view: &Self::View, seat: Seat) -> Option<String> {
        Self::side(language, view, seat)
    }

    /// Where a game stands, in a few words.
    fn status_line(language: Language, view: &Self::View) -> String;

    /// What lies in each row of the board, the top one first, to be said aloud. On a board that is `turned` on the screen
    /// rows are what is level there.
    fn rows(language: Language, view: &Self::View, turned: bool) -> Vec<String>;

    /// What lies on the whole board, in as many rows as there is something to say of.
    fn board(language: Language, view: &Self::View, turned: bool) -> Vec<String> {
        Self::rows(language, view, turned)
    }

    /// In which of these rows a place of the board is.
    fn row_of(language: Language, view: &Self::View, place: usize, turned: bool) -> usize;

    /// How to go about the board with the keyboard.
    fn keys(language: Language) -> &'static str;

    /// What the viewer is to do next, given what has been touched; `None` when it is not their turn.
    fn prompt(language: Language, view: &Self::View, draft: &Self::Draft) -> Option<String>;

    /// What a seat that is to act wants, what it can do now, and what it cannot: each in a sentence.
    fn available_actions(language: Language, view: &Self::View, seat: Seat) -> Vec<String>;

    /// What somebody who wants to resign is asked, where more is given up than the game on the table.
    fn resigning(_language: Language, _view: &Self::View) -> Option<&'static str> {
        None
    }

    /// Where to look for a move, without saying which: the first half of a hint. None where there is no time for hints.
    fn look_at(_language: Language, _action: &Self::Action) -> Option<String> {
        None
    }

    /// Why an action is refused, in the player's language.
    fn refusal(language: Language, illegal: &Self::Illegal) -> String;

    /// What decided the game, in the player's language.
    fn reason(language: Language, reason: &Self::Reason) -> String;

    /// An action in notation, as it may be read now; in a race empty if it is no news.
    fn notation(language: Language, context: &LogContext<'_, Self>) -> String;

    /// What came of an action, for the log, as it may be told now; may be empty.
    fn note(language: Language, context: &LogContext<'_, Self>) -> String;

    /// What an action did, in a sentence or two, to be said aloud; `names` are those of all who sit at the table, by seat.
    fn event(
        language: Language,
        before: &Self::View,
        after: &Self::View,
        seat: Seat,
        action: &Self::Action,
        names: &[String],
    ) -> String;
}
