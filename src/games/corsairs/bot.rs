//! The computer players of Corsairs.
//!
//! All levels search whole turns by alpha-beta (`search::alpha_beta`) and evaluate positions with the weights of the side
//! that thinks (`evaluation`).
//!
//! | level | positions searched | errors |
//! |---|---|---|
//! | Cabin boy | 1 000 | overlooks 5.5 % of all turns of both sides; large evaluation noise |
//! | Deckhand | 3 000 | overlooks 3 %; less noise |
//! | Boatswain | 10 000 | some noise |
//! | First mate | 100 000 | hardly any noise |
//! | Captain | 300 000, and at least three turns deep | just enough noise that games differ |
//!
//! At the end of each line the search checks whether the corsairs can take the freighter in their turn. So three turns
//! of depth find every capture of the freighter that is forced in two turns of the corsairs, and every way to avoid it.
//! In the middle of a turn there is less to decide, so the search visits a quarter of the positions.
//!
//! Time favours the convoy (CO-37, CO-38). A line of play that returns to an earlier position could repeat until no
//! turns are left, so it is lost for the corsairs. The fewer turns are left, the less every position is worth to them.

mod corsairs_search;
mod evaluation;
mod keys;
#[cfg(test)]
mod tests;

use super::rules::{Corsairs, View};
use crate::game::Seat;
use crate::search::alpha_beta::{Search, SearchParams};
use crate::search::{Level, LevelParams, Player};
pub use corsairs_search::{CorsairsSearchDomain, SearchPosition, TurnMove};

impl Player for Corsairs {
    type SearchTask = Search<CorsairsSearchDomain>;

    fn think(view: &View, _seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let state = &view.position;
        let search = CorsairsSearchDomain::new(state, true);
        let position = search.root_position();
        let mut params = level_params(level);
        if state.turn.move_count() > 0 {
            params.iterations /= 4;
        }
        Search::new(search, position, params, budget, seed)
    }
}

/// The parameters of each level, as in the table at the top of this module.
#[must_use]
pub const fn level_params(level: Level) -> LevelParams<SearchParams> {
    let (iterations, blunder_rate, at_least, noise) = match level {
        Level::CabinBoy => (1_000, 0.055, 1, 50),
        Level::Deckhand => (3_000, 0.03, 1, 35),
        Level::Boatswain => (10_000, 0.0, 1, 22),
        Level::FirstMate => (100_000, 0.0, 2, 8),
        Level::Captain => (300_000, 0.0, 3, 4),
    };
    LevelParams { iterations, blunder_rate, params: SearchParams { depth: 64, at_least, noise } }
}
