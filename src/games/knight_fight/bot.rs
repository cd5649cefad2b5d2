//! The computer players of Knight Fight.
//!
//! Where players move in turn and everything lies open, they first look for a win by force (`search::proof`), then ahead
//! move by move (`search::alpha_beta`). Where something is sealed or hidden, they imagine games to the end of the bout
//! (`search::ismcts`).
//!
//! | level | open: for a win by force, and ahead | hidden: imagines | remembers | errs |
//! |---|---|---|---|---|
//! | Cabin boy | nothing; 600 positions | 8 games | 4 of the opponent's moves | notices nine threats out of ten, blunder_rate, misjudges |
//! | Deckhand | nothing; 1 000 positions | 60 games | 8 | blunder_rate, misjudges |
//! | Boatswain | nothing; 2 500 positions | 200 games | 12 | blunder_rate and misjudges a little |
//! | First mate | 3 000; 8 000 positions | 500 games | all | only by thinking too little |
//! | Captain | 1 000 000; 200 000 positions | 1 500 games | all | the same, less |
//!
//! In the base game X wins by force with the eighth knight at the latest, whatever the first move: the captain begins
//! with any, and proves the rest anew with every move.

pub mod evaluation;
mod keys;
pub mod lines;
mod memory;
pub mod planner;
pub mod policy;
pub mod position;
pub mod spawn_scores;
pub mod threat_search;

use super::rules::{Action, KnightFight, Match, Side, Spawn, Stage, View};
use crate::game::{Rng, Seat};
use crate::search::ismcts::{self, RootSelection};
use crate::search::{Level, LevelParams, Player, SearchTask, alpha_beta};
use planner::Planner;
use policy::KnightFightPolicy;
use position::BoutContext;
use spawn_scores::SpawnScores;

/// A decision being thought about.
pub enum Thought {
    /// There is nothing to think about.
    Settled(Action),
    /// Everything lies open.
    Open(Box<Planner>),
    /// Something is sealed or hidden.
    Hidden(Box<ismcts::Search<KnightFight, KnightFightPolicy>>),
}

impl Player for KnightFight {
    type SearchTask = Thought;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Thought {
        let Ability { open, proof, hidden, remembers, notices } = ability(level);
        let table = &view.table;
        let sharp = Rng::stream(seed, NOTICING).fraction() < notices;
        if table.stage == Stage::Choose {
            // Who moves first is a move ahead, and may move free (KF-04, BD-5, COL-3).
            let by_lot = Side::BOTH[Rng::from_seed(seed).below(2)];
            return Thought::Settled(Action::Play(if sharp { Side::X } else { by_lot }));
        }
        if let Some(worst) = worst_for_other(table, seat) {
            return Thought::Settled(worst);
        }
        if !table.rule_set().has_secrets() {
            return Thought::Open(Box::new(Planner::new(
                &table.bout,
                table.rule_set(),
                sharp,
                proof,
                open,
                budget,
                seed,
            )));
        }
        let mut view = view.clone();
        let side = view.table.side_of(seat);
        memory::forget(&mut view.table.bout, side.other(), remembers);
        let instinct = KnightFightPolicy { bouts: view.table.results.len(), sharp };
        Thought::Hidden(Box::new(ismcts::Search::new(&view, seat, instinct, hidden, budget, seed)))
    }
}

/// What a computer does that is to move for an opponent who is out of time: what looks worst for that side (KF-11).
fn worst_for_other(table: &Match, seat: Seat) -> Option<Action> {
    let other = table.moves_for(seat);
    if other == table.side_of(seat) {
        return None;
    }
    let rule_set = table.rule_set();
    let context = BoutContext::new(&table.bout, rule_set);
    let scores = SpawnScores::new(context, context.position(&table.bout));
    let mut worst: Option<(i32, Spawn)> = None;
    table.bout.each_spawn(&rule_set, other, |spawn| {
        let appeal = scores.appeal(other, spawn.space);
        if spawn.drop.is_none() && worst.is_none_or(|(least, _)| appeal < least) {
            worst = Some((appeal, spawn));
        }
    });
    worst.map(|(_, spawn)| Action::Spawn(spawn))
}

/// Which stream of a decision's seed says whether threats are noticed.
const NOTICING: u64 = 1;

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub struct Ability {
    /// How it looks ahead where everything lies open.
    pub open: LevelParams<alpha_beta::SearchParams>,
    /// How many positions it looks at there for a win by force.
    pub proof: u64,
    /// How it imagines games where something is hidden.
    pub hidden: LevelParams<ismcts::SearchParams>,
    /// How many of the opponent's moves it remembers under Snapshot.
    pub remembers: usize,
    /// In what share of its decisions it notices what wins at once, and what must be prevented, from 0 to 1.
    pub notices: f64,
}

/// What each level can do: the table at the top of this module.
#[must_use]
pub const fn ability(level: Level) -> Ability {
    let (proof, positions, noise, open, games, hidden, remembers) = match level {
        Level::CabinBoy => (0, 600, 38, 0.07, 8, 0.5, 4),
        Level::Deckhand => (0, 1_000, 30, 0.05, 60, 0.1, 8),
        Level::Boatswain => (0, 2_500, 22, 0.02, 200, 0.03, 12),
        Level::FirstMate => (3_000, 8_000, 14, 0.0, 500, 0.0, usize::MAX),
        Level::Captain => (1_000_000, 200_000, 3, 0.0, 1_500, 0.0, usize::MAX),
    };
    let looks_ahead = alpha_beta::SearchParams { depth: 64, at_least: 1, noise };
    let imagines = ismcts::SearchParams { exploration: 1.5, choosing: RootSelection::InProportion { power: 3 } };
    Ability {
        open: LevelParams { iterations: positions, blunder_rate: open, params: looks_ahead },
        proof,
        hidden: LevelParams { iterations: games, blunder_rate: hidden, params: imagines },
        remembers,
        notices: if matches!(level, Level::CabinBoy) { 0.9 } else { 1.0 },
    }
}

impl SearchTask for Thought {
    type Action = Action;

    fn advance(&mut self, iterations: u64) {
        match self {
            Self::Settled(_) => {}
            Self::Open(planner) => planner.advance(iterations),
            Self::Hidden(search) => search.advance(iterations),
        }
    }

    fn finished(&self) -> bool {
        match self {
            Self::Settled(_) => true,
            Self::Open(planner) => planner.finished(),
            Self::Hidden(search) => search.finished(),
        }
    }

    fn choice(&self) -> Action {
        match self {
            Self::Settled(action) => *action,
            Self::Open(planner) => planner.choice(),
            Self::Hidden(search) => search.choice(),
        }
    }

    fn iterations(&self) -> u64 {
        match self {
            Self::Settled(_) => 0,
            Self::Open(planner) => planner.iterations(),
            Self::Hidden(search) => search.iterations(),
        }
    }

    fn win_probability(&self) -> f64 {
        match self {
            Self::Settled(_) => 0.5,
            Self::Open(planner) => planner.win_probability(),
            Self::Hidden(search) => search.win_probability(),
        }
    }

    fn principal_variation(&self) -> Vec<Action> {
        match self {
            Self::Open(planner) => planner.principal_variation(),
            Self::Settled(_) | Self::Hidden(_) => vec![self.choice()],
        }
    }

    fn runner_up(&self) -> Option<(Action, f64)> {
        match self {
            Self::Hidden(search) => search.runner_up(),
            Self::Settled(_) | Self::Open(_) => None,
        }
    }
}
