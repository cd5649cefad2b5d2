//! The computer players of Corsairs.
//!
//! All of them look ahead turn by turn (`search::alpha_beta`), and judge what they come to by the same weights
//! (`appraisal`), which are the side's for which they think.
//!
//! | level | positions looked at | errs |
//! |---|---|---|
//! | Cabin boy | 1 000 | blunder_rate 5.5 % of all turns, its own and the other side's, and misjudges what it sees |
//! | Deckhand | 3 000 | blunder_rate 3 %, misjudges less |
//! | Boatswain | 10 000 | misjudges a little |
//! | First mate | 100 000 | hardly misjudges |
//! | Captain | 300 000, and all that can happen in three turns | only so much that no two games are the same |
//!
//! With what follows for certain at the end of each line (can the corsairs take the freighter in the turn at hand?),
//! three turns are enough to see every capture that is forced in two turns of the corsairs, and every way to avoid
//! one. In the middle of a turn, where less is left to decide, they think a quarter as long.

mod corsairs_search;
mod evaluation;
mod keys;
#[cfg(test)]
mod tests;

use super::rules::{Corsairs, View};
use crate::game::Seat;
use crate::search::alpha_beta::{Search, SearchParams};
use crate::search::{Level, LevelParams, Player};
pub use corsairs_search::{CorsairsSearch, SearchPosition, TurnMove};

impl Player for Corsairs {
    type SearchTask = Search<CorsairsSearch>;

    fn think(view: &View, _seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let state = &view.position;
        let search = CorsairsSearch::new(state, true);
        let position = search.here();
        let mut skill = skill(level);
        if state.turn.made() > 0 {
            skill.iterations /= 4;
        }
        Search::new(search, position, skill, budget, seed)
    }
}

/// How each level thinks and errs: the table at the top of this module.
#[must_use]
pub const fn skill(level: Level) -> LevelParams<SearchParams> {
    let (iterations, blunder_rate, at_least, noise) = match level {
        Level::CabinBoy => (1_000, 0.055, 1, 50),
        Level::Deckhand => (3_000, 0.03, 1, 35),
        Level::Boatswain => (10_000, 0.0, 1, 22),
        Level::FirstMate => (100_000, 0.0, 2, 8),
        Level::Captain => (300_000, 0.0, 3, 4),
    };
    LevelParams { iterations, blunder_rate, params: SearchParams { depth: 64, at_least, noise } }
}
