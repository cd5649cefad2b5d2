//! The computer players of Knight Fight.

pub mod instinct;
pub mod lines;
pub mod memory;

use super::rules::{KnightFight, View};
use crate::game::Seat;
use crate::search::ismcts::{Choosing, Manner, Search};
use crate::search::{Level, Player, Skill};
use instinct::Instinct;

impl Player for KnightFight {
    type Thinking = Search<Self, Instinct>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::Thinking {
        let mut view = view.clone();
        let table = &mut view.table;
        let side = table.side_of(seat);
        memory::forget(&mut table.bout, side.other(), kept(level));
        let instinct = Instinct { bouts: table.results.len(), sharp: level != Level::CabinBoy };
        Search::new(&view, seat, instinct, skill(level), budget, seed)
    }
}

/// How many of the opponent's attempts a level remembers under Snapshot.
const fn kept(level: Level) -> usize {
    match level {
        Level::CabinBoy => 4,
        Level::Deckhand => 8,
        Level::Boatswain => 12,
        Level::FirstMate | Level::Captain => usize::MAX,
    }
}

/// How each level thinks and errs.
#[must_use]
pub const fn skill(level: Level) -> Skill<Manner> {
    let (iterations, overlooks) = match level {
        Level::CabinBoy => (30, 0.3),
        Level::Deckhand => (100, 0.15),
        Level::Boatswain => (400, 0.05),
        Level::FirstMate => (1_500, 0.0),
        Level::Captain => (6_000, 0.0),
    };
    Skill { iterations, overlooks, manner: Manner { exploration: 1.5, choosing: Choosing::InProportion { power: 3 } } }
}
