//! The computer players of Court Wars: all imagine games by the rules alone, and differ in how many.

use super::rules::{CourtWars, View};
use crate::game::Seat;
use crate::search::ismcts::{Choosing, Manner, RulesOnly, Search};
use crate::search::{Level, Player, Skill};

impl Player for CourtWars {
    type Thinking = Search<Self, RulesOnly>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::Thinking {
        Search::new(view, seat, RulesOnly, skill(level), budget, seed)
    }
}

/// How each level thinks and errs.
#[must_use]
pub const fn skill(level: Level) -> Skill<Manner> {
    let (iterations, overlooks) = match level {
        Level::CabinBoy => (20, 0.25),
        Level::Deckhand => (50, 0.1),
        Level::Boatswain => (150, 0.0),
        Level::FirstMate => (500, 0.0),
        Level::Captain => (1_500, 0.0),
    };
    Skill { iterations, overlooks, manner: Manner { exploration: 1.5, choosing: Choosing::MostVisited } }
}
