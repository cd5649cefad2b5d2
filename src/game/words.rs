//! The texts of a game: everything that players read or hear about it, in every language.

use super::about::About;
use super::{Game, Language, MoveBuilder, Seat, common_words};

/// An action in the log, with what the viewer may be shown of it now.
pub struct LogContext<'a, G: Game> {
    /// The view of the present state.
    pub now: &'a G::View,
    /// The view after the action.
    pub after: &'a G::View,
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: &'a G::Action,
    /// What it did, and the actions before it in its line, as far as the viewer may know now.
    pub events: &'a [G::Event],
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// Whether it is the latest action.
    pub latest: bool,
    /// Whether hidden information may be shown: the game is over, or only computers play.
    pub open: bool,
}

/// How sentences call a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerName<'a> {
    /// The name, perhaps "You".
    pub name: &'a str,
    /// Whether it is "You", with which verbs agree.
    pub you: bool,
}

impl<'a> PlayerName<'a> {
    /// The player of a seat, given the names of all, in order of their seats.
    pub fn of(language: Language, names: &'a [String], seat: Seat) -> Self {
        let name = names.get(seat.index()).map_or("", String::as_str);
        Self { name, you: name == common_words::you(language) }
    }
}

/// An action that was just done, as the viewer saw it.
pub struct EventContext<'a, G: Game> {
    /// The view after the action.
    pub after: &'a G::View,
    /// What the action did, as far as the viewer knew then.
    pub events: &'a [G::Event],
    /// The names of the players, by seat.
    pub names: &'a [String],
}

/// How the screen displays a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardDisplay {
    /// Whether threats are marked, in a game that can mark them.
    pub threats: bool,
}

/// A game with texts. Each function takes the language of the text that it returns.
///
/// ```
/// use corsair_cabinet::game::{Game, GameWords, Language, Seat};
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let state = "standard suits=H,S".parse().unwrap();
/// let view = CourtWars::view(&state, None);
/// assert_eq!(CourtWars::side(Language::ENGLISH, &view, Seat::SECOND).as_deref(), Some("Spades"));
/// ```
pub trait GameWords: MoveBuilder {
    /// The description of the game.
    fn about(language: Language) -> &'static About;

    /// The rules for players with these options, with the marks for headings, lists and pictures that `ui::prose` reads. Without
    /// options they are those of the usual game, with all that players can add to it.
    fn rules(language: Language, options: Option<&Self::Options>) -> String;

    /// The side that a seat will play with these options, such as its colour; `None` when they do not settle it.
    fn planned_side(_language: Language, _options: &Self::Options, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Notes on surprising combinations of these options, as sentences.
    fn notes(_language: Language, _options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// The side of a seat, such as its colour; `None` while it is not settled.
    fn side(_language: Language, _view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The side of a seat since the beginning of the game; `None` when it has changed sides.
    fn side_throughout(language: Language, view: &Self::View, seat: Seat) -> Option<String> {
        Self::side(language, view, seat)
    }

    /// The status of the game, in a few words.
    fn status_line(language: Language, view: &Self::View) -> String;

    /// The contents of each row of the board as it is displayed, from the top, for screen readers.
    fn rows(language: Language, view: &Self::View, display: BoardDisplay) -> Vec<String>;

    /// The contents of the whole board, by row; rows without contents may be left out.
    fn board(language: Language, view: &Self::View, display: BoardDisplay) -> Vec<String> {
        Self::rows(language, view, display)
    }

    /// The index in [`rows`](GameWords::rows) of the row of a space of the board.
    fn row_of(language: Language, view: &Self::View, place: usize) -> usize;

    /// How to move on the board with the keyboard.
    fn keys(language: Language) -> &'static str;

    /// What the viewer can do next with this draft; `None` when it is not their turn.
    fn prompt(language: Language, view: &Self::View, draft: &Self::Draft) -> Option<String>;

    /// The aim of the game, then what a seat that is to act can do now and what it cannot, each as a sentence.
    fn available_actions(language: Language, view: &Self::View, seat: Seat) -> Vec<String>;

    /// The question to a player who wants to resign, when that gives up more than the present game.
    fn resigning(_language: Language, _view: &Self::View) -> Option<&'static str> {
        None
    }

    /// Where to look for an action, without naming it: the first part of a hint. `None` in games without time for hints.
    fn look_at(_language: Language, _action: &Self::Action) -> Option<String> {
        None
    }

    /// What an action does, as a proposal: what follows "I would", such as "attack b2". `None` in games without time for hints.
    fn proposal(_language: Language, _action: &Self::Action) -> Option<String> {
        None
    }

    /// Why an action is refused.
    fn refusal(language: Language, illegal: &Self::Illegal) -> String;

    /// What decided the game.
    fn reason(language: Language, reason: &Self::Reason) -> String;

    /// Whether an action has a line in the log.
    fn is_logged(_action: &Self::Action) -> bool {
        true
    }

    /// Whether the log tells an action in the line of the one before it, by the same seat.
    #[must_use]
    fn continues(_before: &Self::Action, _action: &Self::Action) -> bool {
        false
    }

    /// The notation of an action in the log, without what is hidden from the viewer; players see it if they wish. A race may
    /// leave it empty for actions that change nothing. The default hides nothing.
    #[must_use]
    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        context.action.to_string()
    }

    /// What the actions of a line did, in a sentence or two, for the log, without what is hidden from the viewer. If it is empty,
    /// the log shows the notation. The default says the same as to screen readers.
    #[must_use]
    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        Self::event(language, &EventContext { after: context.after, events: context.events, names: context.names })
    }

    /// What an action did, in a sentence or two, for screen readers.
    fn event(language: Language, happened: &EventContext<'_, Self>) -> String;

    /// The headline of a decisive [moment](super::SessionRules::moment), shown with its picture. The live region says the event
    /// instead.
    #[must_use]
    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        Self::event(language, happened)
    }

    /// The label of the button that ends a moment which waits for the player.
    #[must_use]
    fn next_label(_language: Language) -> &'static str {
        ""
    }
}

/// The functions of [`GameWords`] that every game of the register has alike: its description `ABOUT`, and its messages `game-rules` and
/// `keys`.
macro_rules! common_game_words {
    ($say:ident) => {
        fn about(language: $crate::game::Language) -> &'static $crate::game::About {
            ABOUT.about(language)
        }

        fn rules(language: $crate::game::Language, options: Option<&Self::Options>) -> String {
            $crate::game::rules_text::rules(language, &$say::GAME_RULES, ABOUT.about(language), options)
        }

        fn keys(language: $crate::game::Language) -> &'static str {
            $say::KEYS.text(language)
        }
    };
}
pub(crate) use common_game_words;

/// Lets the referee answer with the English texts of the reasons of a game.
macro_rules! display_in_english {
    ($game:ident: $($of:ident, $say:ident);+) => {$(
        impl std::fmt::Display for $of {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(&<$game as $crate::game::GameWords>::$say($crate::game::Language::ENGLISH, self))
            }
        }
    )+};
}
pub(crate) use display_in_english;
