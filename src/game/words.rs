//! The texts of a game, in every language: everything that players read or hear about it.

use super::about::About;
use super::{Game, Language, MoveBuilder, Seat, common_words};

/// An action for the log, with what the viewer may now know of it.
pub struct LogContext<'a, G: Game> {
    /// The view of the latest state.
    pub now: &'a G::View,
    /// The view after the action.
    pub after: &'a G::View,
    /// The seat that acted.
    pub seat: Seat,
    /// The action.
    pub action: &'a G::Action,
    /// The events of the action and of the earlier actions in the same log line, as far as the viewer may know them now.
    pub events: &'a [G::Event],
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// Whether the action is the latest one.
    pub latest: bool,
    /// Whether hidden information may be shown: the game is over, or only computers play.
    pub open: bool,
}

/// The name of a player in sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerName<'a> {
    /// The name; "You" for the only person at the device.
    pub name: &'a str,
    /// Whether the name is "You", which takes other verb forms.
    pub you: bool,
}

impl<'a> PlayerName<'a> {
    /// The name of the player on a seat, from the names of all players by seat.
    pub fn of(language: Language, names: &'a [String], seat: Seat) -> Self {
        let name = names.get(seat.index()).map_or("", String::as_str);
        Self { name, you: name == common_words::you(language) }
    }
}

/// An action that was just taken, as the viewer saw it.
pub struct EventContext<'a, G: Game> {
    /// The view after the action.
    pub after: &'a G::View,
    /// The events of the action, as far as the viewer knew them then.
    pub events: &'a [G::Event],
    /// The names of the players, by seat.
    pub names: &'a [String],
}

/// The settings of the displayed board that its description depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardDisplay {
    /// Whether threats are marked, in a game that can mark them.
    pub threats: bool,
}

/// The texts of a game. Each function takes the language of the text that it returns.
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
    /// The description of the game: its name, options and presets.
    fn about(language: Language) -> &'static About;

    /// The rules for players with these options, with marks for headings, lists and pictures that `ui::prose` reads. Without
    /// options: the rules of the usual game, and what players can change.
    fn rules(language: Language, options: Option<&Self::Options>) -> String;

    /// The side that a seat will play with these options, such as its colour; `None` if the options do not decide it.
    fn planned_side(_language: Language, _options: &Self::Options, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// Warnings about surprising combinations of these options, as sentences.
    fn option_warnings(_language: Language, _options: &Self::Options) -> Vec<&'static str> {
        Vec::new()
    }

    /// The side of a seat, such as its colour; `None` if it is not decided yet.
    fn side(_language: Language, _view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The side that a seat has played since the beginning of the game; `None` if it has changed sides.
    fn side_throughout(language: Language, view: &Self::View, seat: Seat) -> Option<String> {
        Self::side(language, view, seat)
    }

    /// The status of the game, in a few words.
    fn status_line(language: Language, view: &Self::View) -> String;

    /// The description of each row of the displayed board, from the top, for screen readers.
    fn row_descriptions(language: Language, view: &Self::View, display: BoardDisplay) -> Vec<String>;

    /// The description of the whole board, by row; empty rows may be left out.
    fn board_description(language: Language, view: &Self::View, display: BoardDisplay) -> Vec<String> {
        Self::row_descriptions(language, view, display)
    }

    /// What lies beside the board, in sentences: the viewer's hand, reserves, piles and what was captured; empty if nothing does.
    fn beside_board(_language: Language, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// The index in [`row_descriptions`](GameWords::row_descriptions) of the row that has the board space with index `place`.
    fn row_of(language: Language, view: &Self::View, place: usize) -> usize;

    /// The help text for playing with the keyboard.
    fn keyboard_help(language: Language) -> &'static str;

    /// A prompt that tells the viewer what to do next with this draft; `None` if it is not the viewer's turn.
    fn prompt(language: Language, view: &Self::View, draft: &Self::Draft) -> Option<String>;

    /// The aim of the game, then the actions that a seat can and cannot take now, each as a sentence.
    fn available_actions(language: Language, view: &Self::View, seat: Seat) -> Vec<String>;

    /// The confirmation question for a resignation that gives up more than the current game; `None` if it gives up no more.
    fn resign_question(_language: Language, _view: &Self::View) -> Option<&'static str> {
        None
    }

    /// An action as a proposal that continues "I would", such as "attack b2". `None` in games without hints.
    fn proposal(_language: Language, _action: &Self::Action) -> Option<String> {
        None
    }

    /// The reason why an action is illegal, as a sentence.
    fn refusal(language: Language, illegal: &Self::Illegal) -> String;

    /// The reason why the game ended, as a sentence.
    fn reason(language: Language, reason: &Self::Reason) -> String;

    /// The reason why the game ended, as a sentence to the viewer; `None` if [`reason`](GameWords::reason) says it as well.
    fn verdict(_language: Language, _view: &Self::View) -> Option<String> {
        None
    }

    /// The reason why nothing can change the result any more, as a sentence about no player in particular, for games that have a
    /// [settled winner](super::SessionRules::settled_winner).
    fn settled_reason(_language: Language, _view: &Self::View) -> String {
        String::new()
    }

    /// Whether an action has a line in the log.
    fn is_logged(_action: &Self::Action) -> bool {
        true
    }

    /// Whether an action shares the log line of the action before it, which the same seat took.
    #[must_use]
    fn shares_log_line(_before: &Self::Action, _action: &Self::Action) -> bool {
        false
    }

    /// The notation of an action in the log, without what is hidden from the viewer; the page shows it on request. In a race it
    /// may be empty for actions that change nothing. The default hides nothing.
    #[must_use]
    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        context.action.to_string()
    }

    /// The log entry for the actions of a line, in a sentence or two, without what is hidden from the viewer. If it is empty, the
    /// log shows the notation. The default is the text for screen readers.
    #[must_use]
    fn log_entry(language: Language, context: &LogContext<'_, Self>) -> String {
        Self::event_text(language, &EventContext { after: context.after, events: context.events, names: context.names })
    }

    /// The events of an action in a sentence or two, for screen readers.
    fn event_text(language: Language, happened: &EventContext<'_, Self>) -> String;

    /// The headline above a decisive [moment](super::SessionRules::moment). Screen readers get the text of the event instead.
    #[must_use]
    fn headline(language: Language, happened: &EventContext<'_, Self>) -> String {
        Self::event_text(language, happened)
    }

    /// The label of the button that ends a moment that waits for the player.
    #[must_use]
    fn next_label(_language: Language) -> &'static str {
        ""
    }
}

/// Implements the functions of [`GameWords`] that are the same in all games, from the description `ABOUT` and the messages
/// `game-rules` and `keys`.
macro_rules! common_game_words {
    ($say:ident) => {
        fn about(language: $crate::game::Language) -> &'static $crate::game::About {
            ABOUT.about(language)
        }

        fn rules(language: $crate::game::Language, options: Option<&Self::Options>) -> String {
            $crate::game::rules_text::rules(language, &$say::GAME_RULES, ABOUT.about(language), options)
        }

        fn keyboard_help(language: $crate::game::Language) -> &'static str {
            $say::KEYS.text(language)
        }
    };
}
pub(crate) use common_game_words;

/// Implements `Display` for the reasons of a game, with their English texts; the referee needs it.
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
