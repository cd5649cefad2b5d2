//! How a game looks, its emblem and its colours, and what its coach says.

use super::words;
use crate::dyn_game::{CompleteGame, DynGame, DynView, Erased, erased};
use crate::game::advice::Advice;
use crate::game::pointer::Spot;
use crate::game::{Language, Seat};
use crate::search::Level;

/// What a game is played with, which is heard when something is placed or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Material {
    /// Cards on a table.
    Card,
    /// Pieces on a board.
    Wood,
    /// Ships at sea.
    Water,
}

/// A game with its look. The table of any game needs no more of it.
pub trait GameLook: CompleteGame {
    /// The name of its drawing in the sprite sheet.
    fn emblem() -> &'static str;

    /// What is heard when something is placed or taken.
    const MATERIAL: Material = Material::Card;

    /// The colour of a seat's pieces or cards, for plots: a name that the stylesheet knows.
    fn seat_colour(_view: &Self::View, seat: Seat) -> &'static str {
        ["black", "red", "brass", "soft"][seat.index() % 4]
    }

    /// The name of the drawing, in the sprite sheet, of the side that these options give to a seat; `None` where
    /// [`planned_side`](crate::game::GameWords::planned_side) has none.
    fn side_drawing(_options: &Self::Options, _seat: Seat) -> Option<String> {
        None
    }

    /// Whether [`coach`](GameLook::coach) ever says anything.
    const HAS_COACH: bool = false;

    /// What a coach says of something on the table to the seat that is to act, from its view; none where there is nothing to say.
    fn coach(_language: Language, _view: &Self::View, _seat: Seat, _spot: Spot) -> Option<Advice> {
        None
    }

    /// What an action of a seat is good for, in a sentence: the last part of a hint. `None` where nothing short can be said.
    fn purpose(_language: Language, _view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<String> {
        None
    }

    /// How a level plays this game, in a sentence or two; none if there is nothing to say that is not true of every game.
    fn level_about(_language: Language, _level: Level) -> Option<String> {
        None
    }
}

erased! {
    /// A game with its look, without its type.
    pub trait DynGameLook: [DynGame] for Erased<G: [GameLook]>;

    fn emblem(&self) -> &'static str { G::emblem() }

    fn side_drawing(&self, options: &str, seat: Seat) -> Option<String> {
        G::side_drawing(&Self::read_options(options), seat)
    }

    fn material(&self) -> Material { G::MATERIAL }

    fn seat_colour(&self, view: &dyn DynView, seat: Seat) -> &'static str { G::seat_colour(view.of::<G>(), seat) }

    /// Whether there is a coach for this game.
    fn has_coach(&self) -> bool { G::HAS_COACH }

    fn level_about(&self, language: Language, level: Level) -> String {
        G::level_about(language, level).unwrap_or_else(|| words::level_about(language, level).into())
    }
}
