//! How computers think where players move in turn and everything lies open: first whether there is a win by force, then
//! what is best.

use super::super::rules::{Action, Bout, Options, RuleSet, Side, Space, Spawn};
use super::evaluation::KnightFightEval;
use super::position::BoutContext;
use super::threat_search::{ThreatPosition, ThreatSearch};
use crate::search::alpha_beta::{self, SearchParams};
use crate::search::{LevelParams, SearchTask, proof};

/// How many of its moves a win by force takes at most from the beginning, in the base game.
const MOVES_TO_WIN: u8 = 8;

/// However late it is, wins in so many moves are looked for.
const LEAST_FORESIGHT: u8 = 4;

/// A search for a win by force.
struct WinProof {
    search: proof::Search<ThreatSearch>,
    position: ThreatPosition,
    /// The most moves that it may take.
    most: u8,
    /// How many positions may be looked at, and how many of them for each number of moves but the last.
    budget: u64,
    share: u64,
    /// Where the present question ends.
    until: u64,
}

/// Thinking about a move.
pub struct Planner {
    quest: Option<WinProof>,
    /// How many positions the quest has looked at, once it is over.
    spent: u64,
    /// What wins by force.
    winning: Option<Spawn>,
    search: alpha_beta::Search<KnightFightEval>,
}

impl Planner {
    /// Begins to think about the move of the side to move; first it looks at up to `proof` positions for a win by force.
    #[must_use]
    pub fn new(
        bout: &Bout,
        rule_set: RuleSet,
        sharp: bool,
        proof: u64,
        skill: LevelParams<SearchParams>,
        budget: Option<u64>,
        seed: u64,
    ) -> Self {
        let context = BoutContext::new(bout, rule_set);
        let position = context.position(bout);
        let search = alpha_beta::Search::new(KnightFightEval { context, sharp }, position, skill, budget, seed);
        let spawned = u8::try_from(position.knights[position.side.index()].len()).unwrap_or(u8::MAX).saturating_sub(1);
        let most = MOVES_TO_WIN.saturating_sub(spawned).max(LEAST_FORESIGHT);
        let proof = budget.map_or(proof, |budget| proof.min(budget));
        let quest = (proof > 0).then(|| {
            let root = ThreatPosition { position, moves: 1 };
            let places =
                usize::try_from(proof / 4).unwrap_or(MOST_PLACES).clamp(1 << 10, MOST_PLACES).next_power_of_two();
            let search = proof::Search::new(ThreatSearch { context, attacker: position.side }, root, places);
            let part = proof / 16;
            WinProof { search, position: root, most, budget: proof, share: part, until: part }
        });
        Self { quest, spent: 0, winning: None, search }
    }
}

/// The most places of the memory of a proof search: some 20 MB.
const MOST_PLACES: usize = 1 << 19;

/// The questions whether X wins by force from each first move of the base game, with its eighth knight at the latest: to
/// measure, and to be sure.
pub fn openings() -> impl Iterator<Item = (Space, proof::Search<ThreatSearch>)> {
    let rule_set = RuleSet::of(&Options::default());
    let bout = Bout::new(&rule_set);
    let context = BoutContext::new(&bout, rule_set);
    let beginning = context.position(&bout);
    context.landings(&beginning, Side::X).iter().map(move |space| {
        let position = context.after(&beginning, Some(Spawn { space, parent: None, drop: None }));
        let position = ThreatPosition { position, moves: MOVES_TO_WIN - 1 };
        (space, proof::Search::new(ThreatSearch { context, attacker: Side::X }, position, MOST_PLACES))
    })
}

impl WinProof {
    /// Looks on for a win by force. Says whether it is over.
    fn advance(&mut self, nodes: u64) -> bool {
        let stop = self.search.nodes().saturating_add(nodes);
        while self.search.nodes() < stop {
            match self.search.verdict() {
                Some(true) => return true,
                None if self.search.nodes() < self.until => {
                    self.search.advance(self.until.min(stop) - self.search.nodes());
                }
                _ if self.position.moves >= self.most || self.search.nodes() >= self.budget => return true,
                _ => {
                    self.position.moves += 1;
                    self.search.ask(self.position);
                    self.until = if self.position.moves == self.most {
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

impl SearchTask for Planner {
    type Action = Action;

    fn advance(&mut self, iterations: u64) {
        let until = self.iterations().saturating_add(iterations);
        if let Some(quest) = &mut self.quest
            && quest.advance(iterations)
        {
            self.winning = quest.search.turn().filter(|_| quest.search.verdict() == Some(true));
            self.spent = quest.search.nodes();
            self.quest = None;
        }
        if self.quest.is_none() && !self.finished() {
            self.search.advance(until.saturating_sub(self.iterations()));
        }
    }

    fn finished(&self) -> bool {
        self.winning.is_some() || self.quest.is_none() && self.search.finished()
    }

    fn choice(&self) -> Action {
        self.winning.map_or_else(|| self.search.choice(), Action::Spawn)
    }

    fn iterations(&self) -> u64 {
        self.spent + self.quest.as_ref().map_or(0, |quest| quest.search.nodes()) + self.search.iterations()
    }

    fn win_probability(&self) -> f64 {
        if self.winning.is_some() { 1.0 } else { self.search.win_probability() }
    }

    fn principal_variation(&self) -> Vec<Action> {
        if self.winning.is_some() { vec![self.choice()] } else { self.search.principal_variation() }
    }
}
