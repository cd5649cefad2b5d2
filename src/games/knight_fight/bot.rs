//! The computer players of Knight Fight.
//!
//! In open bouts, where players move in turn and nothing is hidden, they first search for a forced win (`search::proof`),
//! then with alpha-beta (`search::alpha_beta`). In bouts where something is sealed or hidden, they play simulated games to
//! the end of the bout (`search::ismcts`).
//!
//! A bout that has to be won by some move (KF-09) is played for the match: after that move it counts as lost, however it stands. Of
//! 600 such matches, with either part, first mates won 353 against first mates that played for the bout. Between two of them the
//! player who had to be fast won 53 of 300; before it was 105, because it is easier to hold out if that is all one wants.
//!
//! | level | open: positions of the proof search; of alpha-beta | hidden: simulated games | remembers | errors |
//! |---|---|---|---|---|
//! | Cabin boy | none; 60 | 1 | 4 of the opponent's moves | notices wins and threats in one decision out of ten, judges by chance |
//! | Deckhand | none; 60 | 4 | 8 | notices them in one out of five, misjudges much |
//! | Boatswain | none; 150 | 40 | 12 | notices them in three out of four, misjudges |
//! | First mate | 3 000; 8 000 | 500 | all | misjudges very little |
//! | Captain | 1 000 000; 200 000 | 1 500 | all | hardly misjudges |
//!
//! In the base game X has a forced win after every first move, with the eighth knight at the latest. The captain plays any first
//! move, and proves the win again with every later move.

pub mod evaluation;
mod keys;
pub(crate) mod lines;
mod match_probability;
mod memory;
pub mod planner;
pub(crate) mod policy;
pub mod position;
pub(crate) mod spawn_scores;
pub(crate) mod threat_search;

use super::rules::{Action, KnightFight, Match, Side, Spawn, Stage, State, View};
use crate::game::{Rng, Seat};
use crate::search::ismcts::{self, RootSelection};
use crate::search::{Level, LevelParams, Player, RootActions, SearchTask, alpha_beta};
use evaluation::KnightFightSearchDomain;
use match_probability::BoutStakes;
use planner::OpenBoutSearch;
use policy::KnightFightPolicy;
use position::BoutContext;
use spawn_scores::SpawnScorer;

/// The search for a decision. It looks at the present bout, and knows what that is worth in the match.
pub struct KnightFightSearch {
    bout: BoutSearch,
    stakes: BoutStakes,
}

/// The search for a decision in a bout.
enum BoutSearch {
    /// The action is forced, or known without a search.
    Settled(Action),
    /// Nothing is hidden in the bout: alpha-beta and proof search.
    Open(Box<OpenBoutSearch>),
    /// Something is sealed or hidden.
    Hidden(Box<ismcts::Search<KnightFight, KnightFightPolicy>>),
}

impl Player for KnightFight {
    type SearchTask = KnightFightSearch;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> KnightFightSearch {
        let bout = BoutSearch::new(view, seat, level, budget, seed);
        // Simulated games are valued as matches, until nothing can change the result of the match.
        let is_valued = matches!(bout, BoutSearch::Hidden(_)) && view.table.settled_winner().is_none();
        let stakes = if is_valued { BoutStakes::WHOLE } else { BoutStakes::of(&view.table, seat) };
        KnightFightSearch { bout, stakes }
    }

    fn parts_won(state: &State, seat: Seat) -> i32 {
        let winners = state.table.results.iter().filter_map(|result| result.winner);
        winners.map(|winner| if winner == seat { 1 } else { -1 }).sum()
    }
}

impl BoutSearch {
    fn new(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self {
        let LevelSettings { open, proof, hidden, remembers, notices } = level_params(level);
        let table = &view.table;
        let notices_threats = Rng::stream(seed, NOTICING_STREAM).fraction() < notices;
        if table.stage == Stage::Choose {
            // X is a move ahead, and the first move is free (KF-04, BD-5, COL-3). Between first mates it won 196 of 200 bouts of
            // the base game, and more than half under each anomaly alone: under Bidding 63 of 90.
            let random = Side::BOTH[Rng::from_seed(seed).below(2)];
            return Self::Settled(Action::Play(if notices_threats { Side::X } else { random }));
        }
        if let Some(worst) = worst_action_in_place_of_other(table, seat) {
            return Self::Settled(worst);
        }
        if !table.rule_set().has_secrets() {
            let context = BoutContext::of_match(table);
            let position = context.position(&table.bout);
            let planner = OpenBoutSearch::new(
                KnightFightSearchDomain { context, notices_threats },
                position,
                proof,
                open,
                budget,
                seed,
            );
            return Self::Open(Box::new(planner));
        }
        let mut view = view.clone();
        let side = view.table.side_of(seat);
        memory::forget(&mut view.table.bout, side.other(), remembers);
        let is_settled = view.table.settled_winner().is_some();
        let policy = KnightFightPolicy { bouts: view.table.results.len(), is_settled, notices_threats };
        Self::Hidden(Box::new(ismcts::Search::new(&view, seat, policy, hidden, budget, seed)))
    }
}

/// The move that a computer makes for an opponent who is out of time: the move that looks worst for the opponent (KF-11). `None`
/// if the computer moves for itself.
fn worst_action_in_place_of_other(table: &Match, seat: Seat) -> Option<Action> {
    let other = table.side_moved_by(seat);
    if other == table.side_of(seat) {
        return None;
    }
    let rule_set = table.rule_set();
    let context = BoutContext::new(&table.bout, rule_set);
    let scores = SpawnScorer::new(context, context.position(&table.bout));
    let mut worst: Option<(i32, Spawn)> = None;
    table.bout.for_each_spawn(&rule_set, other, |spawn| {
        let appeal = scores.appeal(other, spawn.space);
        if spawn.drop.is_none() && worst.is_none_or(|(least, _)| appeal < least) {
            worst = Some((appeal, spawn));
        }
    });
    worst.map(|(_, spawn)| Action::Spawn(spawn))
}

/// The random stream that decides whether threats are noticed.
const NOTICING_STREAM: u64 = 1;

/// The parameters of a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelSettings {
    /// The parameters of the alpha-beta search in open bouts.
    pub open: LevelParams<alpha_beta::SearchParams>,
    /// The number of positions that the proof search may visit in open bouts.
    pub proof: u64,
    /// The parameters of the simulated games in bouts where something is sealed or hidden.
    pub hidden: LevelParams<ismcts::SearchParams>,
    /// The number of the opponent's moves that the level remembers under Snapshot.
    pub remembers: usize,
    /// The probability, from 0 to 1, that the level notices immediate wins and threats in a decision.
    pub notices: f64,
}

/// The parameters of a level, as in the table at the top of this module.
#[must_use]
pub const fn level_params(level: Level) -> LevelSettings {
    let (proof, positions, noise, open, games, hidden, remembers, notices) = match level {
        Level::CabinBoy => (0, 60, 20_000, 0.1, 1, 0.95, 4, 0.1),
        Level::Deckhand => (0, 60, 2_500, 0.0, 4, 0.7, 8, 0.2),
        Level::Boatswain => (0, 150, 350, 0.0, 40, 0.15, 12, 0.75),
        Level::FirstMate => (3_000, 8_000, 14, 0.0, 500, 0.0, usize::MAX, 1.0),
        Level::Captain => (1_000_000, 200_000, 3, 0.0, 1_500, 0.0, usize::MAX, 1.0),
    };
    let (choosing, carelessness) = match level {
        Level::CabinBoy => (RootSelection::InProportion { power: 1 }, 0.9),
        Level::Deckhand => (RootSelection::InProportion { power: 1 }, 0.6),
        _ => (RootSelection::InProportion { power: 3 }, 0.0),
    };
    let alpha_beta = alpha_beta::SearchParams { depth: 64, at_least: 1, noise };
    let simulations = ismcts::SearchParams { exploration: 1.5, choosing, carelessness };
    LevelSettings {
        open: LevelParams { iterations: positions, blunder_rate: open, params: alpha_beta },
        proof,
        hidden: LevelParams { iterations: games, blunder_rate: hidden, params: simulations },
        remembers,
        notices,
    }
}

impl SearchTask for KnightFightSearch {
    type Action = Action;

    fn advance(&mut self, iterations: u64) {
        match &mut self.bout {
            BoutSearch::Settled(_) => {}
            BoutSearch::Open(planner) => planner.advance(iterations),
            BoutSearch::Hidden(search) => search.advance(iterations),
        }
    }

    fn is_finished(&self) -> bool {
        match &self.bout {
            BoutSearch::Settled(_) => true,
            BoutSearch::Open(planner) => planner.is_finished(),
            BoutSearch::Hidden(search) => search.is_finished(),
        }
    }

    fn choice(&self) -> Action {
        match &self.bout {
            BoutSearch::Settled(action) => *action,
            BoutSearch::Open(planner) => planner.choice(),
            BoutSearch::Hidden(search) => search.choice(),
        }
    }

    fn iterations(&self) -> u64 {
        match &self.bout {
            BoutSearch::Settled(_) => 0,
            BoutSearch::Open(planner) => planner.iterations(),
            BoutSearch::Hidden(search) => search.iterations(),
        }
    }

    fn win_probability(&self) -> f64 {
        self.stakes.of_match(match &self.bout {
            BoutSearch::Settled(_) => 0.5,
            BoutSearch::Open(planner) => planner.win_probability(),
            BoutSearch::Hidden(search) => search.win_probability(),
        })
    }

    fn principal_variation(&self) -> Vec<Action> {
        match &self.bout {
            BoutSearch::Open(planner) => planner.principal_variation(),
            BoutSearch::Settled(_) | BoutSearch::Hidden(_) => vec![self.choice()],
        }
    }

    fn runner_up(&self) -> Option<(Action, f64)> {
        match &self.bout {
            BoutSearch::Hidden(search) => {
                let (action, probability) = search.runner_up()?;
                Some((action, self.stakes.of_match(probability)))
            }
            BoutSearch::Settled(_) | BoutSearch::Open(_) => None,
        }
    }

    fn restrict(&mut self, to: &RootActions<Action>) {
        match &mut self.bout {
            BoutSearch::Settled(_) => {}
            BoutSearch::Open(planner) => planner.restrict(to),
            BoutSearch::Hidden(search) => search.restrict(to),
        }
    }
}
