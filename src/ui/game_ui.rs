//! What the page needs of a game beyond what [`dyn_game`](crate::dyn_game) has: its pictures and its part of the table.

use leptos::prelude::AnyView;

use super::{Signals, Table, TableHandle, words};
use crate::dyn_game::{CompleteGame, DynGame, DynGameExtras, DynView, Erased, erased};
use crate::game::advice::Advice;
use crate::game::drawing::{Drawing, DrawnGame, Picture};
use crate::game::lesson::ExerciseText;
use crate::game::pointer::Spot;
use crate::game::{Language, ParseError, Seat};
use crate::search::Level;

/// The lesson of a game.
pub enum Lesson {
    /// A view of the game's own.
    Own(AnyView),
    /// The texts of the exercises that the game [has](crate::game::Tasks::exercises). They are those of the standard game.
    Exercises(&'static [ExerciseText]),
}

/// A game with its user interface.
pub trait GameUi: CompleteGame + DrawnGame {
    /// A class of the page's table by which the stylesheets arrange its parts in this game's own way; empty for the usual one.
    const ARRANGEMENT: &str = "";

    /// The name of its drawing in the sprite sheet.
    fn emblem() -> &'static str;

    /// The view of a table: both players, the board, the dock with the hand.
    fn table_view(table: Table<Self>) -> AnyView;

    /// The lesson for a game with these options. The clock of a lesson of the game's own is the device's.
    fn lesson(language: Language, options: Self::Options, signals: Signals) -> Lesson;

    /// The texts of the kinds of puzzles, in their order; none in a game without puzzles.
    fn puzzle_texts(_language: Language) -> &'static [ExerciseText] {
        &[]
    }

    /// The colour of a seat's pieces or cards, for plots: a name that the stylesheet knows.
    fn seat_colour(_view: &Self::View, seat: Seat) -> &'static str {
        ["black", "red", "brass", "soft"][seat.index() % 4]
    }

    /// Whether [`coach`](GameUi::coach) ever says anything.
    const HAS_COACH: bool = false;

    /// What a coach says of something on the table to the seat that is to act, from its view; none where there is nothing to say.
    fn coach(_language: Language, _view: &Self::View, _seat: Seat, _spot: Spot) -> Option<Advice> {
        None
    }

    /// How a level plays this game, in a sentence or two; none if there is nothing to say that is not true of every game.
    fn level_about(_language: Language, _level: Level) -> Option<String> {
        None
    }
}

erased! {
    /// A game with its user interface, without its type.
    pub trait DynGameUi: [DynGame] for Erased<G: [GameUi]>;

    fn emblem(&self) -> &'static str { G::emblem() }

    /// The classes of a table with this game.
    fn table_class(&self) -> String { format!("table {}", G::ARRANGEMENT) }

    fn table_view(&self, table: TableHandle) -> AnyView { G::table_view(Table::of(table)) }
    fn picture(&self, language: Language, view: &dyn DynView) -> Picture { G::picture(language, view.of::<G>()) }

    fn drawing(&self, language: Language, view: &dyn DynView, names: &[String]) -> Drawing {
        G::drawing(language, view.of::<G>(), names)
    }

    fn seat_colour(&self, view: &dyn DynView, seat: Seat) -> &'static str { G::seat_colour(view.of::<G>(), seat) }

    /// Whether there is a coach for this game.
    fn has_coach(&self) -> bool { G::HAS_COACH }

    fn level_about(&self, language: Language, level: Level) -> String {
        G::level_about(language, level).unwrap_or_else(|| words::level_about(language, level).into())
    }
}

erased! {
    /// A game with its user interface and with what its first board does not need, without its type.
    pub trait DynGameExtrasUi: [DynGameUi + DynGameExtras] for Erased<G: [GameUi]>;

    fn diagram(&self, language: Language, text: &str) -> Result<Picture, ParseError> {
        G::diagram(Some(language), text)
    }

    fn lesson(&self, language: Language, options: &str, signals: Signals) -> Lesson {
        G::lesson(language, Self::read_options(options), signals)
    }

    fn puzzle_texts(&self, language: Language) -> &'static [ExerciseText] { G::puzzle_texts(language) }

    fn coach(&self, language: Language, view: &dyn DynView, seat: Seat, spot: Spot) -> Option<Advice> {
        G::coach(language, view.of::<G>(), seat, spot)
    }
}

/// The game `G` with its user interface, without its type.
pub fn dyn_game_ui<G: GameUi>() -> &'static dyn DynGameUi {
    const { &Erased::<G>::GAME }
}

/// The game `G` with its user interface and with what its first board does not need, without its type.
pub fn dyn_game_extras_ui<G: GameUi>() -> &'static dyn DynGameExtrasUi {
    const { &Erased::<G>::GAME }
}

/// The functions of [`GameUi`] that every game with exercises and puzzles has alike: its messages `level`, the lists
/// `LESSON` and `PUZZLES` of its words, its emblem, and the component that draws its table.
macro_rules! common_game_ui {
    ($say:ident, $words:ident, $emblem:literal, $table:ident) => {
        fn level_about(language: $crate::game::Language, level: $crate::search::Level) -> Option<String> {
            Some($say::Level { level: level as usize }.text(language))
        }

        fn emblem() -> &'static str {
            $emblem
        }

        fn table_view(table: $crate::ui::Table<Self>) -> leptos::prelude::AnyView {
            view! { <$table table/> }.into_any()
        }

        fn lesson(
            language: $crate::game::Language,
            _options: Self::Options,
            _signals: $crate::ui::Signals,
        ) -> $crate::ui::Lesson {
            $crate::ui::Lesson::Exercises($words::LESSON.texts(language))
        }

        fn puzzle_texts(language: $crate::game::Language) -> &'static [$crate::game::lesson::ExerciseText] {
            $words::PUZZLES.texts(language)
        }
    };
}
pub(crate) use common_game_ui;
