//! A game with its user interface: beyond its look, its part of the table, its lesson and its puzzles.

use leptos::prelude::AnyView;

use super::{DynGameLook, GameLook, Signals, Table, TableHandle, TableParts};
use crate::dyn_game::{AnyAction, DynGameExtras, DynView, Erased, erased};
use crate::game::action_marks::Spot;
use crate::game::advice::{Advice, Excess};
use crate::game::drawing::{Drawing, DrawnGame, Picture};
use crate::game::lesson::ExerciseText;
use crate::game::{Language, ParseError, Seat};

/// The lesson of a game.
pub enum Lesson {
    /// A view that the game itself draws.
    Own(AnyView),
    /// The texts of the game's [exercises](crate::game::Tasks::exercises), which teach the usual game.
    Exercises(&'static [ExerciseText]),
}

/// A game with its user interface.
pub trait GameUi: GameLook + DrawnGame {
    /// The parts of a table: both players, the board, the dock with the hand.
    fn table_parts(table: Table<Self>) -> TableParts;

    /// The lesson for a game with these options. A lesson that the game itself draws is timed by the device's clock.
    fn lesson(language: Language, options: Self::Options, signals: Signals) -> Lesson;

    /// The texts of the kinds of puzzles, in their order; empty in a game without puzzles.
    fn puzzle_texts(_language: Language) -> &'static [ExerciseText] {
        &[]
    }
}

erased! {
    /// A game with its user interface, without its type.
    pub trait DynGameUi: [DynGameLook] for Erased<G: [GameUi]>;

    fn table_parts(&self, table: TableHandle) -> TableParts { G::table_parts(Table::of(table)) }
}

erased! {
    /// A game with its user interface and its extras, without its type. The extras are loaded after the game's first board.
    pub trait DynGameExtrasUi: [DynGameUi + DynGameExtras] for Erased<G: [GameUi]>;

    fn picture(&self, language: Language, view: &dyn DynView) -> Picture { G::picture(language, view.of::<G>()) }

    fn drawing(&self, language: Language, view: &dyn DynView, names: &[String]) -> Drawing {
        G::drawing(language, view.of::<G>(), names)
    }

    fn diagram(&self, language: Language, text: &str) -> Result<Picture, ParseError> {
        G::diagram(Some(language), text)
    }

    fn lesson(&self, language: Language, options: &str, signals: Signals) -> Lesson {
        G::lesson(language, Self::read_options(options), signals)
    }

    fn puzzle_texts(&self, language: Language) -> &'static [ExerciseText] { G::puzzle_texts(language) }

    fn purpose(
        &self,
        language: Language,
        view: &dyn DynView,
        seat: Seat,
        action: &AnyAction,
        then: &[AnyAction],
    ) -> Option<String> {
        let then: Vec<G::Action> = then.iter().map(|action| action.of::<G>().clone()).collect();
        G::purpose(language, view.of::<G>(), seat, action.of::<G>(), &then)
    }

    fn excess(
        &self,
        language: Language,
        before: &dyn DynView,
        seat: Seat,
        action: &AnyAction,
        later: &dyn DynView,
    ) -> Option<Excess> {
        G::excess(language, before.of::<G>(), seat, action.of::<G>(), later.of::<G>())
    }

    fn coach(&self, language: Language, view: &dyn DynView, seat: Seat, spot: Spot) -> Option<Advice> {
        G::coach(language, view.of::<G>(), seat, spot)
    }
}

/// The game `G` with its user interface, without its type.
pub fn dyn_game_ui<G: GameUi>() -> &'static dyn DynGameUi {
    const { &Erased::<G>::GAME }
}

/// The game `G` with its user interface and its extras, without its type. The extras are loaded after the game's first board.
pub fn dyn_game_extras_ui<G: GameUi>() -> &'static dyn DynGameExtrasUi {
    const { &Erased::<G>::GAME }
}
