//! The computer player of a game, without the type of the game.

use super::erased::{Erased, erased};
use crate::game::Seat;
use crate::game::text::ParseError;
use crate::search::{Level, Player, RootActions, SearchTask};

/// A search in progress for a game known at run time only. Its actions are in notation.
pub type DynSearch = dyn SearchTask<Action = String>;

erased! {
    /// The computer player of a game.
    pub trait DynPlayer: [Sync] for Erased<G: [Player]>;

    /// Starts the search for an action of `seat`, which must be to act, from the seat's view as bytes
    /// ([`DynView::to_bytes`](super::DynView::to_bytes)). Only these actions at the `root` are searched. `budget` is the number of
    /// iterations; `None` takes that of the level.
    ///
    /// # Errors
    /// When the bytes are not a view of this game, or an action is not in its notation.
    fn think(
        &self,
        view: &[u8],
        seat: Seat,
        root: &RootActions<String>,
        level: Level,
        budget: Option<u64>,
        seed: u64,
    ) -> Result<Box<DynSearch>, String> {
        let view: G::View = postcard::from_bytes(view).map_err(|error| error.to_string())?;
        let root = root.try_map(|action| action.parse()).map_err(|error: ParseError| error.to_string())?;
        let mut search = G::think(&view, seat, level, budget, seed);
        search.restrict(&root);
        Ok(Box::new(NotationSearch(search)))
    }
}

/// The computer player of the game `G`, without its type.
#[must_use]
pub fn dyn_player<G: Player>() -> &'static dyn DynPlayer {
    const { &Erased::<G>::GAME }
}

/// A search that returns its actions in notation.
struct NotationSearch<T>(T);

impl<T: SearchTask<Action: ToString>> SearchTask for NotationSearch<T> {
    type Action = String;

    fn advance(&mut self, iterations: u64) {
        self.0.advance(iterations);
    }

    fn is_finished(&self) -> bool {
        self.0.is_finished()
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
