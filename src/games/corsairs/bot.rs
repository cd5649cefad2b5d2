//! The computer players of Corsairs.
//!
//! All levels search whole turns by alpha-beta (`search::alpha_beta`) and evaluate positions with the weights of the side
//! that thinks (`evaluation`).
//!
//! | level | positions searched | errors |
//! |---|---|---|
//! | Cabin boy | 1 000, its own turn | overlooks 90 % of all turns; very large evaluation noise |
//! | Deckhand | 1 000, its own turn | overlooks 87 %; half the noise |
//! | Boatswain | 1 000, its own turn | overlooks 60 %; a tenth of the noise |
//! | First mate | 100 000 | hardly any noise |
//! | Captain | 300 000, and at least three turns deep | just enough noise that games differ |
//!
//! At the end of each line the search checks whether the corsairs can take the freighter in their turn. So three turns
//! of depth find every capture of the freighter that is forced in two turns of the corsairs, and every way to avoid it.
//! In the middle of a turn there is less to decide, so the search visits a quarter of the positions.
//!
//! Time favours the convoy (CO-37, CO-38). A line of play that returns to an earlier position could repeat until no
//! turns are left, so it is lost for the corsairs. The fewer turns are left, the less every position is worth to them.
//!
//! Corsairs that are all entangled can only pass. Then a convoy that counts on repetitions sails to and fro until it has won by
//! the third: on the small board 3 to 7 of 40 games ended like that. So a convoy that faces such corsairs takes a repetition for
//! no progress, and looks for captures; of 120 games one ended by the third occurrence, and the same side won.

mod corsairs_search;
mod evaluation;
mod keys;
#[cfg(test)]
mod tests;

use super::rules::{Corsairs, Side, State, View};
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

    fn parts_won(state: &State, seat: Seat) -> i32 {
        let captures = i32::from(state.turn.now.captured);
        if state.side_of(seat) == Side::Convoy { captures } else { -captures }
    }
}

/// The parameters of each level, as in the table at the top of this module.
#[must_use]
pub const fn level_params(level: Level) -> LevelParams<SearchParams> {
    let (iterations, blunder_rate, depth, at_least, noise) = match level {
        Level::CabinBoy => (1_000, 0.9, 1, 1, 700),
        Level::Deckhand => (1_000, 0.87, 1, 1, 350),
        Level::Boatswain => (1_000, 0.6, 1, 1, 70),
        Level::FirstMate => (100_000, 0.0, 64, 2, 8),
        Level::Captain => (300_000, 0.0, 64, 3, 4),
    };
    LevelParams { iterations, blunder_rate, params: SearchParams { depth, at_least, noise } }
}
