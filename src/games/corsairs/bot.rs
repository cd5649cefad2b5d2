//! The computer players of Corsairs.

mod appraisal;
mod keys;
mod lookout;

use super::rules::{Corsairs, View};
use crate::game::Seat;
use crate::search::alpha_beta::{Manner, Search};
use crate::search::{Level, Player, Skill};
pub use appraisal::Weights;
pub use lookout::{Course, Lookout, Waters};

impl Player for Corsairs {
    type Thinking = Search<Lookout>;

    fn think(view: &View, _seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::Thinking {
        let lookout = Lookout::new(&view.position, level > Level::CabinBoy);
        let waters = lookout.here();
        Search::new(lookout, waters, skill(level), budget, seed)
    }
}

/// How each level thinks and errs: the table at the top of this module.
#[must_use]
pub const fn skill(level: Level) -> Skill<Manner> {
    let (iterations, overlooks, depth, at_least, noise) = match level {
        Level::CabinBoy => (300, 0.4, 1, 1, 200),
        Level::Deckhand => (600, 0.2, 2, 1, 100),
        Level::Boatswain => (5_000, 0.1, 3, 1, 50),
        Level::FirstMate => (50_000, 0.0, 4, 1, 20),
        Level::Captain => (1_000_000, 0.0, 64, 3, 0),
    };
    Skill { iterations, overlooks, manner: Manner { depth, at_least, noise } }
}
