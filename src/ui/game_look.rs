//! The look of a game, such as its emblem and colours, and the advice of its coach.

use super::words;
use crate::dyn_game::{CompleteGame, DynGame, DynView, Erased, erased};
use crate::game::action_marks::Spot;
use crate::game::advice::{Advice, Excess};
use crate::game::{Language, Seat};
use crate::search::Level;

/// The material of a game's cards or pieces, which decides the sounds when something is placed or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Material {
    /// Cards on a table.
    Card,
    /// Pieces on a board.
    Wood,
    /// Ships at sea.
    Water,
}

/// A game with its look. The common part of a table needs nothing else of a game.
pub trait GameLook: CompleteGame {
    /// The name of the game's emblem in the sprite sheet.
    fn emblem() -> &'static str;

    /// The material, which decides the sounds.
    const MATERIAL: Material = Material::Card;

    /// The colour of a seat's pieces or cards, for plots: a name that the stylesheet knows.
    fn seat_colour(_view: &Self::View, seat: Seat) -> &'static str {
        ["black", "red", "brass", "soft"][seat.index() % 4]
    }

    /// The name, in the sprite sheet, of the drawing of the side that these options give to a seat. `None` where
    /// [`planned_side`](crate::game::GameWords::planned_side) has none.
    fn side_symbol_name(_options: &Self::Options, _seat: Seat) -> Option<String> {
        None
    }

    /// Whether [`coach`](GameLook::coach) ever says anything.
    const HAS_COACH: bool = false;

    /// The coach's advice to the seat to act about a place on the table, from the view of that seat; `None` if there is nothing
    /// to say.
    fn coach(_language: Language, _view: &Self::View, _seat: Seat, _spot: Spot) -> Option<Advice> {
        None
    }

    /// The purpose of an action of a seat, in a sentence or two: the last step of Help. `then` are the actions of all seats that a
    /// search expects after it. `None` where nothing short can be said.
    fn purpose(
        _language: Language,
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
        _then: &[Self::Action],
    ) -> Option<String> {
        None
    }

    /// What an action of a seat spent beyond what the same result needed; `None` if it spent little more, or if that cannot be
    /// said for sure. The views are those before the action, and at the next turn of the seat or at the end of the game.
    fn excess(
        _language: Language,
        _before: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
        _later: &Self::View,
    ) -> Option<Excess> {
        None
    }

    /// How a level plays this game, in a sentence or two; `None` uses the text that is true of every game.
    fn level_about(_language: Language, _level: Level) -> Option<String> {
        None
    }
}

erased! {
    /// A game with its look, without its type.
    pub trait DynGameLook: [DynGame] for Erased<G: [GameLook]>;

    fn emblem(&self) -> &'static str { G::emblem() }

    fn side_symbol_name(&self, options: &str, seat: Seat) -> Option<String> {
        G::side_symbol_name(&Self::read_options(options), seat)
    }

    fn material(&self) -> Material { G::MATERIAL }

    fn seat_colour(&self, view: &dyn DynView, seat: Seat) -> &'static str { G::seat_colour(view.of::<G>(), seat) }

    /// Whether there is a coach for this game.
    fn has_coach(&self) -> bool { G::HAS_COACH }

    fn level_about(&self, language: Language, level: Level) -> String {
        G::level_about(language, level).unwrap_or_else(|| words::level_about(language, level).into())
    }
}
