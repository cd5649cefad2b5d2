//! The search in open bouts: first for a forced win, then with alpha-beta.

use super::super::rules::{Action, Bout, Options, RuleSet, Side, Space, Spawn};
use super::evaluation::KnightFightSearchDomain;
use super::position::{BoutContext, Position};
use super::threat_search::{PositionWithMovesLeft, ThreatDomain};
use crate::search::alpha_beta::{self, SearchParams};
use crate::search::{LevelParams, RootActions, SearchTask, proof};

/// The most moves that X's forced win takes from the beginning of the base game.
const OPENING_WIN_MOVES: u8 = 8;

/// The number of moves within which a forced win is always searched for, however late in the bout.
const MIN_PROOF_MOVES: u8 = 4;

/// A search for a forced win.
struct ForcedWinSearch {
    search: proof::Search<ThreatDomain>,
    /// The move before the position; `None` if the position is the one on the board.
    first: Option<Spawn>,
    position: PositionWithMovesLeft,
    /// The most moves that the win may take.
    most: u8,
    /// The number of positions that may be searched in all.
    budget: u64,
    /// The number of positions that may be searched for each length of the win, except for the greatest length.
    share: u64,
    /// The total number of searched positions after which the search goes on to wins that take one move more.
    until: u64,
}

/// The search for a move in an open bout.
pub struct OpenBoutSearch {
    context: BoutContext,
    position: Position,
    win_proof: Option<ForcedWinSearch>,
    /// The number of positions that the proof search visited, once it is over.
    spent: u64,
    /// The first move of a forced win, if one was found.
    winning: Option<Spawn>,
    search: alpha_beta::Search<KnightFightSearchDomain>,
}

impl OpenBoutSearch {
    /// Begins the search for the side to move. The search for a forced win takes up to `proof` positions.
    #[must_use]
    pub fn new(
        eval: KnightFightSearchDomain,
        position: Position,
        proof: u64,
        params: LevelParams<SearchParams>,
        budget: Option<u64>,
        seed: u64,
    ) -> Self {
        let context = eval.context;
        let search = alpha_beta::Search::new(eval, position, params, budget, seed);
        let spawned = u8::try_from(position.knights[position.side.index()].len()).unwrap_or(u8::MAX).saturating_sub(1);
        let most = OPENING_WIN_MOVES.saturating_sub(spawned).max(MIN_PROOF_MOVES);
        let in_time = context.own_moves_left(&position, position.side).and_then(|moves| u8::try_from(moves).ok());
        let most = in_time.map_or(most, |moves| most.min(moves));
        let proof = budget.map_or(proof, |budget| proof.min(budget));
        let domain = ThreatDomain { context, attacker: position.side };
        let win_proof = (proof > 0).then(|| ForcedWinSearch::new(domain, None, position, most, proof));
        Self { context, position, win_proof, spent: 0, winning: None, search }
    }
}

/// The most entries of the transposition table of a proof search: about 20 MB.
const MAX_TABLE_ENTRIES: usize = 1 << 19;

/// The first moves of the base game, each with the proof search for X's forced win with the eighth knight at the latest. For
/// benchmarks and tests.
pub fn opening_proof_searches() -> impl Iterator<Item = (Space, proof::Search<ThreatDomain>)> {
    let rule_set = RuleSet::of(&Options::default());
    let bout = Bout::new(&rule_set);
    let context = BoutContext::new(&bout, rule_set);
    let beginning = context.position(&bout);
    context.landings(&beginning, Side::X).iter().map(move |space| {
        let position = context.after(&beginning, Some(Spawn { space, parent: None, drop: None }));
        let position = PositionWithMovesLeft { position, moves_left: OPENING_WIN_MOVES - 1 };
        (space, proof::Search::new(ThreatDomain { context, attacker: Side::X }, position, MAX_TABLE_ENTRIES))
    })
}

impl ForcedWinSearch {
    /// Begins the search for a win with at most `most` moves from this position, which `first` has led to.
    fn new(domain: ThreatDomain, first: Option<Spawn>, position: Position, most: u8, budget: u64) -> Self {
        let root = PositionWithMovesLeft { position, moves_left: 1 };
        let entries = usize::try_from(budget / 4)
            .unwrap_or(MAX_TABLE_ENTRIES)
            .clamp(1 << 10, MAX_TABLE_ENTRIES)
            .next_power_of_two();
        let share = budget / 16;
        Self {
            search: proof::Search::new(domain, root, entries),
            first,
            position: root,
            most,
            budget,
            share,
            until: share,
        }
    }

    /// Continues the search for up to `nodes` positions. Returns whether it is over.
    fn advance(&mut self, nodes: u64) -> bool {
        let stop = self.search.nodes().saturating_add(nodes);
        while self.search.nodes() < stop {
            match self.search.verdict() {
                Some(true) => return true,
                None if self.search.nodes() < self.until => {
                    self.search.advance(self.until.min(stop) - self.search.nodes());
                }
                _ if self.position.moves_left >= self.most || self.search.nodes() >= self.budget => return true,
                _ => {
                    self.position.moves_left += 1;
                    self.search.ask(self.position);
                    self.until = if self.position.moves_left == self.most {
                        self.budget
                    } else {
                        (self.search.nodes() + self.share).min(self.budget)
                    };
                }
            }
        }
        false
    }
}

impl SearchTask for OpenBoutSearch {
    type Action = Action;

    fn advance(&mut self, iterations: u64) {
        let until = self.iterations().saturating_add(iterations);
        if let Some(win_proof) = &mut self.win_proof
            && win_proof.advance(iterations)
        {
            let winning = win_proof.first.or(win_proof.search.turn());
            self.winning = winning.filter(|_| win_proof.search.verdict() == Some(true));
            self.spent = win_proof.search.nodes();
            self.win_proof = None;
        }
        if self.win_proof.is_none() && !self.is_finished() {
            self.search.advance(until.saturating_sub(self.iterations()));
        }
    }

    fn is_finished(&self) -> bool {
        self.winning.is_some() || self.win_proof.is_none() && self.search.is_finished()
    }

    fn choice(&self) -> Action {
        self.winning.map_or_else(|| self.search.choice(), Action::Spawn)
    }

    fn iterations(&self) -> u64 {
        self.spent + self.win_proof.as_ref().map_or(0, |win_proof| win_proof.search.nodes()) + self.search.iterations()
    }

    fn win_probability(&self) -> f64 {
        if self.winning.is_some() { 1.0 } else { self.search.win_probability() }
    }

    fn principal_variation(&self) -> Vec<Action> {
        if self.winning.is_some() { vec![self.choice()] } else { self.search.principal_variation() }
    }

    fn restrict(&mut self, to: &RootActions<Action>) {
        if *to == RootActions::All {
            return;
        }
        // Of several moves but one, the proof search might find the win of the one.
        let win_proof = self.win_proof.take();
        if let (RootActions::Only(Action::Spawn(first)), Some(ForcedWinSearch { search, most, budget, .. })) =
            (to, win_proof)
        {
            let after = self.context.after(&self.position, Some(*first));
            // A move that wins at once needs no proof. After the last move in time there is nothing to prove.
            if after.winner.is_none() && most > 1 {
                let most = most - 1;
                self.win_proof = Some(ForcedWinSearch::new(*search.domain(), Some(*first), after, most, budget));
            }
        }
        self.search.restrict(to);
    }
}
