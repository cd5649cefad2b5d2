//! The computer players of Court Wars.
//!
//! All of them determinize games some turns ahead (`search::ismcts`), in which every seat plays for itself: what a decision is
//! worth to whoever takes it is what is learned, so that three and four players need nothing else. A game that is
//! imagined draws its cards from a world as the player remembers it (`memory`); it goes on with what looks best (`plays`)
//! and is broken off after some turns, where the stacks are appraised (`appraisal`).
//!
//! | level | imagines, with two players | with more | remembers of the cards to come | errs |
//! |---|---|---|---|---|
//! | Cabin boy | 8 games, its own turn | the same | nothing | blunder_rate a fifth of its alternatives, misjudges what it could do by up to 70 % of an equal share of the game |
//! | Deckhand | 12 games, its own turn | the same | the next 2 | blunder_rate a tenth, misjudges by up to 40 % |
//! | Boatswain | 20 games, its own turn | the same | the next 6 | misjudges by up to 10 % |
//! | First mate | 200 games, 4 turns | 40 games, 2 turns | all | only by thinking too little |
//! | Captain | 1 000 games, 8 turns | 200 games, 4 turns | all | the same, less |
//!
//! Games of three and four take several hundred turns, in which small advantages add up: there, levels lie closer together.
//! How far ahead they determinize counts more than how often: 1 000 games over eight turns beat 200 over four in two games of
//! three, while 600 over four did no better than 150. Further than eight turns there was no clear gain in the same time. To
//! determinize no more than one's own turn, as the lower levels do, is what going through all draws would come to.
//!
//! Attacks need no courage beyond that: the longer a game goes on, the less the Guards that somebody has gathered are worth
//! (`appraisal::IMPATIENCE`), so that whoever has full stacks spends them, and an end without a conquest is worth little to
//! anyone.

pub mod evaluation;
pub mod memory;
pub mod plays;
pub mod policy;
pub mod summary;

use super::rules::{CourtWars, View};
use crate::game::Seat;
use crate::search::ismcts::{RootSelection, Search, SearchParams};
use crate::search::{Level, LevelParams, Player};
use policy::CourtWarsPolicy;

impl Player for CourtWars {
    type SearchTask = Search<Self, CourtWarsPolicy>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let Ability { ahead, remembers, misjudges, skill } = ability(level, view.table.seats());
        let table = &view.table;
        let until = table.turns.saturating_add(u16::from(table.set_up) + ahead);
        #[expect(clippy::cast_precision_loss, reason = "there are at most four")]
        let misjudges = misjudges / table.seats() as f64;
        Search::new(view, seat, CourtWarsPolicy { until, remembers, misjudges, seed }, skill, budget, seed)
    }
}

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub struct Ability {
    /// How many turns ahead it imagines games.
    pub ahead: u16,
    /// How many of the cards to come it remembers, once they were shown.
    pub remembers: usize,
    /// How far it misjudges what it could do, at most, in equal shares of the game: at a table for four half as far as at one
    /// for two, where there is twice as much to gain.
    pub misjudges: f64,
    /// How it thinks and errs.
    pub skill: LevelParams<SearchParams>,
}

/// What each level can do at a table for so many: the table at the top of this module.
#[must_use]
pub const fn ability(level: Level, seats: usize) -> Ability {
    let (iterations, ahead, remembers, misjudges, blunder_rate) = match level {
        Level::CabinBoy => (8, 1, 0, 0.7, 0.2),
        Level::Deckhand => (12, 1, 2, 0.4, 0.1),
        Level::Boatswain => (20, 1, 6, 0.1, 0.0),
        Level::FirstMate if seats == 2 => (200, 4, usize::MAX, 0.0, 0.0),
        Level::FirstMate => (40, 2, usize::MAX, 0.0, 0.0),
        Level::Captain if seats == 2 => (1_000, 8, usize::MAX, 0.0, 0.0),
        Level::Captain => (200, 4, usize::MAX, 0.0, 0.0),
    };
    let params = SearchParams { exploration: 0.5, choosing: RootSelection::MostVisited };
    Ability { ahead, remembers, misjudges, skill: LevelParams { iterations, blunder_rate, params } }
}
