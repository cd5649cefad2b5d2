//! The computer player of a game without its type.

use super::Erased;
use crate::game::Seat;
use crate::search::{Level, Player, SearchTask};

/// A search in progress, whatever the game. Its actions are in notation.
pub type DynSearch = dyn SearchTask<Action = String>;

/// The computer player of a game.
pub trait DynPlayer: Sync {
    /// Starts the search for an action of `seat`, which must be to act, from its view, as
    /// [`DynSession::view_then`](super::DynSession::view_then) gives it and any format of serde carries it. `budget` is the number
    /// of iterations; `None` takes that of the level.
    ///
    /// # Errors
    /// When the view cannot be read.
    fn think(
        &self,
        view: &mut dyn erased_serde::Deserializer<'_>,
        seat: Seat,
        level: Level,
        budget: Option<u64>,
        seed: u64,
    ) -> Result<Box<DynSearch>, erased_serde::Error>;
}

/// The computer player of the game `G` without its type.
#[must_use]
pub fn dyn_player<G: Player>() -> &'static dyn DynPlayer {
    const { &Erased::<G>::GAME }
}

impl<G: Player> DynPlayer for Erased<G> {
    fn think(
        &self,
        view: &mut dyn erased_serde::Deserializer<'_>,
        seat: Seat,
        level: Level,
        budget: Option<u64>,
        seed: u64,
    ) -> Result<Box<DynSearch>, erased_serde::Error> {
        let view: G::View = erased_serde::deserialize(view)?;
        Ok(in_notation(G::think(&view, seat, level, budget, seed)))
    }
}

/// A search without the type of its actions.
#[must_use]
pub fn in_notation(search: impl SearchTask<Action: ToString> + 'static) -> Box<DynSearch> {
    Box::new(InNotation(search))
}

/// A search whose actions are written in notation.
struct InNotation<T>(T);

impl<T: SearchTask<Action: ToString>> SearchTask for InNotation<T> {
    type Action = String;

    fn advance(&mut self, iterations: u64) {
        self.0.advance(iterations);
    }

    fn finished(&self) -> bool {
        self.0.finished()
    }

    fn choice(&self) -> String {
        self.0.choice().to_string()
    }

    fn iterations(&self) -> u64 {
        self.0.iterations()
    }

    fn win_probability(&self) -> f64 {
        self.0.win_probability()
    }

    fn principal_variation(&self) -> Vec<String> {
        self.0.principal_variation().iter().map(ToString::to_string).collect()
    }

    fn runner_up(&self) -> Option<(String, f64)> {
        self.0.runner_up().map(|(action, win_probability)| (action.to_string(), win_probability))
    }
}
