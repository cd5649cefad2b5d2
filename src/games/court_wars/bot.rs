//! The computer players of Court Wars.
//!
//! All levels search a few turns ahead with `search::ismcts`. Every seat maximizes its own payoff, so games of three and four
//! players need no other search. An iteration samples a state that agrees with what the player remembers ([`memory`]), continues
//! with the most promising plays ([`plays`]), and stops after some turns, where [`evaluation`] estimates each seat's payoff.
//!
//! | level | iterations and turns ahead, two players | more players | next cards remembered | errors |
//! |---|---|---|---|---|
//! | Cabin boy | 8, its own turn | the same | nothing | overlooks half, misjudges plays by up to 150 % of 1 / players |
//! | Deckhand | 8, its own turn | the same | nothing | overlooks three tenths, misjudges by up to 115 % |
//! | Boatswain | 12, its own turn | the same | the next 2 | overlooks a tenth, misjudges by up to 50 % |
//! | First mate | 200, 4 turns | 40, 2 turns | all | none on purpose |
//! | Captain | 1 000, 8 turns | 200, 4 turns | all | none on purpose |
//!
//! Games of three and four players take several hundred turns, in which small advantages add up, so the levels are closer
//! together there. The number of turns ahead matters more than the number of iterations: 1 000 iterations over eight turns won
//! two of three games against 200 over four, while 600 over four turns were no better than 150. More than eight turns were no
//! clear gain in the same time. A search of the own turn only, as at the lower levels, is close to trying all card draws.
//!
//! The longer a game goes on, the less the evaluation values Guards (`evaluation::GUARD_VALUE_DECAY`), and an end without a
//! conquest has a low payoff, so players with full stacks attack.

pub mod evaluation;
pub mod memory;
pub mod plays;
pub(crate) mod policy;
pub mod summary;

use super::rules::{CourtWars, State, View};
use crate::game::Seat;
use crate::search::ismcts::{RootSelection, Search, SearchParams};
use crate::search::{Level, LevelParams, Player};
use policy::CourtWarsPolicy;

impl Player for CourtWars {
    type SearchTask = Search<Self, CourtWarsPolicy>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let LevelSettings { turns_ahead, remembered_cards, estimate_error, search } =
            level_params(level, view.table.seat_count());
        let table = &view.table;
        let cutoff_turn = table.turns.saturating_add(u16::from(table.set_up) + turns_ahead);
        #[expect(clippy::cast_precision_loss, reason = "there are at most four")]
        let estimate_error = estimate_error / table.seat_count() as f64;
        Search::new(
            view,
            seat,
            CourtWarsPolicy { cutoff_turn, remembered_cards, estimate_error, seed },
            search,
            budget,
            seed,
        )
    }

    fn parts_won(state: &State, seat: Seat) -> i32 {
        let courts = |seat| i32::try_from(state.table.ranking_key(seat).0).unwrap_or_default();
        state.table.remaining_seats().map(|other| courts(seat) - courts(other)).sum()
    }
}

/// The parameters of a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelSettings {
    /// The number of turns that the level searches ahead, its own turn included.
    pub turns_ahead: u16,
    /// The number of next cards that the level remembers, if they were shown.
    pub remembered_cards: usize,
    /// The greatest error of its estimate of a play, as a multiple of an equal share of the payoff (1 / number of seats).
    pub estimate_error: f64,
    /// The number of iterations, the blunder rate and the search parameters.
    pub search: LevelParams<SearchParams>,
}

/// The parameters of a level in a game with this number of seats. The documentation of this module lists them.
pub(crate) const fn level_params(level: Level, seats: usize) -> LevelSettings {
    let (iterations, turns_ahead, remembered_cards, estimate_error, blunder_rate) = match level {
        Level::CabinBoy => (8, 1, 0, 1.5, 0.5),
        Level::Deckhand => (8, 1, 0, 1.15, 0.3),
        Level::Boatswain => (12, 1, 2, 0.5, 0.1),
        Level::FirstMate if seats == 2 => (200, 4, usize::MAX, 0.0, 0.0),
        Level::FirstMate => (40, 2, usize::MAX, 0.0, 0.0),
        Level::Captain if seats == 2 => (1_000, 8, usize::MAX, 0.0, 0.0),
        Level::Captain => (200, 4, usize::MAX, 0.0, 0.0),
    };
    let params = SearchParams { exploration: 0.5, choosing: RootSelection::MostVisited, carelessness: 0.0 };
    LevelSettings {
        turns_ahead,
        remembered_cards,
        estimate_error,
        search: LevelParams { iterations, blunder_rate, params },
    }
}
