//! Information-set Monte Carlo tree search, for games with hidden cards, chance and simultaneous choices.
//!
//! Every iteration samples a state that agrees with the view at the root ([`RolloutPolicy::determinize`]), plays it to the end,
//! and adds the result to each decision on the way. Decisions are stored under the [information
//! set](RolloutPolicy::information_set_key) of the seat that made them, which is what the seat knew, and not under the state. So
//! each seat learns to act on its own knowledge, as in MO-ISMCTS (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
//! Tree Search", 2012). Seats that choose at the same time learn side by side and do not see each other's choice (decoupled
//! selection, by regret matching; Tak, Lanctot and Winands, "Monte Carlo Tree Search Variants for Simultaneous Move Games", 2014,
//! compare such methods).
//!
//! If one seat acts alone, PUCT selects the next candidate (Silver et al., "Mastering the game of Go with deep neural networks
//! and tree search", 2016), with a game's [`RolloutPolicy`] in place of the network. The search uses only float operations that
//! IEEE 754 defines to the last bit, and [`StableHash`]. So it makes the same decision natively and in WebAssembly.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::hash::{StableHash, stable_hash};
use super::{LevelParams, RootActions, SearchTask};
use crate::game::sort_by_number::sort_by_number;
use crate::game::{Determinize, Game, Outcome, Rng, Seat};

/// The parameters of this search for a level of computer player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// The exploration constant of PUCT: with a greater value, candidates that are not the best so far are tried more often.
    pub exploration: f64,
    /// The way to choose an action at the end.
    pub choosing: RootSelection,
    /// The probability, from 0 to 1, that in a decision even the most obvious candidate can be overlooked.
    pub carelessness: f64,
}

/// The way to choose an action from the visit counts at the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RootSelection {
    /// The candidate with the most visits.
    MostVisited,
    /// A random candidate, in proportion to a power of the visits. Power 1 gives the mixed strategy that simultaneous choices
    /// need; greater powers come closer to the candidate with the most visits.
    InProportion {
        /// The exponent of the visits, at least 1.
        power: u32,
    },
}

/// A decision that the search tries.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<Action> {
    /// The action, which is legal.
    pub action: Action,
    /// The key of the candidate's results in a node. Candidates that mean the same in similar states share a label; within one
    /// list, each label is unique.
    pub label: u64,
    /// The prior weight, greater than 0, relative to the other candidates of the list.
    pub prior: f64,
}

/// A game's knowledge for this search, beyond its rules: the candidates to try, rollouts and values.
///
/// Methods are given a whole determinized state, because that is cheapest. Except for `cutoff_value`, they may use only what
/// `seat` has been shown: for two states with the same view they must return the same.
///
/// ```
/// use corsair_cabinet::game::{Game, Rng, Seat};
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::search::ismcts::{Candidate, RolloutPolicy, RulesOnly};
///
/// /// Tries all actions, and plays rollouts with the first legal one.
/// struct FirstAction;
///
/// impl RolloutPolicy<Corsairs> for FirstAction {
///     fn candidates(
///         &self,
///         state: &<Corsairs as Game>::State,
///         seat: Seat,
///         into: &mut Vec<Candidate<<Corsairs as Game>::Action>>,
///     ) {
///         RolloutPolicy::<Corsairs>::candidates(&RulesOnly, state, seat, into);
///     }
///
///     fn rollout_action(&self, state: &<Corsairs as Game>::State, seat: Seat, _: &mut Rng) -> <Corsairs as Game>::Action {
///         let mut actions = Vec::new();
///         Corsairs::actions(state, seat, &mut actions);
///         actions.swap_remove(0)
///     }
/// }
///
/// let state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// let action = FirstAction.rollout_action(&state, Seat::FIRST, &mut Rng::from_seed(0));
/// assert!(Corsairs::check(&state, Seat::FIRST, &action).is_ok());
/// ```
pub trait RolloutPolicy<G: Determinize> {
    /// Samples a state that agrees with what the player remembers of the view.
    fn determinize(&self, view: &G::View, rng: &mut Rng) -> G::State {
        G::determinize(view, rng)
    }

    /// The key of the node for a decision of `seat`: equal for states that the seat cannot tell apart. If views seldom repeat,
    /// similar views may share a key.
    fn information_set_key(&self, state: &G::State, seat: Seat) -> u64 {
        stable_hash(&(seat, G::view(state, Some(seat))))
    }

    /// Adds the decisions of `seat` that the search tries to `into`: at least one.
    fn candidates(&self, state: &G::State, seat: Seat, into: &mut Vec<Candidate<G::Action>>);

    /// A fast, plausible decision, for playing a determinized game to its end.
    fn rollout_action(&self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::Action;

    /// The value of the game for `seat`, from 0 to 1, if the rollout is cut off here; `None` if it goes on. A cut-off applies to
    /// all seats or to none; it may read the whole determinized state.
    fn cutoff_value(&self, _state: &G::State, _seat: Seat) -> Option<f64> {
        None
    }

    /// The value of an outcome for `seat`, from 0 to 1.
    fn payoff(&self, outcome: &Outcome<G::Reason>, seat: Seat) -> f64 {
        outcome.payoff(seat)
    }
}

/// A policy that knows only the rules: all actions have the same prior.
#[derive(Clone, Copy, Default, Debug)]
pub struct RulesOnly;

impl<G: Determinize> RolloutPolicy<G> for RulesOnly {
    fn candidates(&self, state: &G::State, seat: Seat, into: &mut Vec<Candidate<G::Action>>) {
        let mut actions = Vec::new();
        G::actions(state, seat, &mut actions);
        let candidate = |(label, action)| Candidate { action, label, prior: 1.0 };
        into.extend((0..).zip(actions).map(candidate));
    }

    fn rollout_action(&self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::Action {
        random_action::<G>(state, seat, rng).expect("a seat that is to act has a legal action")
    }
}

/// Picks a legal action, each equally likely; `None` if there is none.
///
/// ```
/// use corsair_cabinet::game::{Game, Rng, Seat};
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::search::ismcts::random_action;
///
/// let state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// let mut rng = Rng::from_seed(1);
/// assert!(random_action::<Corsairs>(&state, Seat::FIRST, &mut rng).is_some());
/// // It is not the turn of the second seat.
/// assert_eq!(random_action::<Corsairs>(&state, Seat::SECOND, &mut rng), None);
/// ```
pub fn random_action<G: Game>(state: &G::State, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    let chosen = rng.below(actions.len());
    (chosen < actions.len()).then(|| actions.swap_remove(chosen))
}

/// The results of one candidate so far.
#[derive(Clone, Copy, Default, Debug)]
struct CandidateResults {
    visits: u32,
    /// The sum of the payoffs.
    total: f64,
    /// The sum of the payoffs, each relative to the mean of the node's earlier payoffs and divided by the probability of the
    /// choice: an estimate of the sum if this candidate had been chosen every time.
    always: f64,
}

impl CandidateResults {
    fn mean(self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

/// The results of the decisions in one information set, sorted by the label of the candidate.
#[derive(Clone, Default, Debug)]
struct Node {
    results: Vec<(u64, CandidateResults)>,
    /// The number of payoffs (`visits`), and their sum (`total`).
    visits: u32,
    total: f64,
    /// The sum of the payoffs, each relative to the mean of the payoffs before it.
    above: f64,
}

impl Node {
    /// Adds the payoff of a choice made with this probability. Regret is measured from the mean of the earlier payoffs. If it
    /// were measured from a fixed value, a seat that almost always wins would regret not having repeated its first choice.
    fn add(&mut self, label: u64, probability: f64, payoff: f64) {
        let above = if self.visits == 0 { 0.0 } else { payoff - self.total / f64::from(self.visits) };
        self.visits += 1;
        self.total += payoff;
        self.above += above;
        let place = match self.results.binary_search_by_key(&label, |(label, _)| *label) {
            Ok(place) => place,
            Err(place) => {
                self.results.insert(place, (label, CandidateResults::default()));
                place
            }
        };
        let results = &mut self.results[place].1;
        results.visits += 1;
        results.total += payoff;
        results.always += above / probability;
    }

    /// The results of the candidates, in their order. The candidates must be sorted by label.
    fn of<'a, A>(&'a self, candidates: &'a [Candidate<A>]) -> impl Iterator<Item = CandidateResults> + 'a {
        let mut known = self.results.iter().peekable();
        candidates.iter().map(move |candidate| {
            while known.next_if(|(label, _)| *label < candidate.label).is_some() {}
            known
                .next_if(|(label, _)| *label == candidate.label)
                .map_or(CandidateResults::default(), |(_, results)| *results)
        })
    }

    /// The index of the candidate to try next, by PUCT. Some candidates tried before may not be available in this state; those
    /// that are available compete on their own visits alone (the "subset-armed bandit" of Cowling et al.). Untried candidates
    /// count as a little worse than the mean.
    fn select<A>(&self, candidates: &[Candidate<A>], exploration: f64) -> usize {
        let (mut visits, mut total, mut priors) = (0, 0.0, 0.0);
        for (candidate, results) in candidates.iter().zip(self.of(candidates)) {
            visits += results.visits;
            total += results.total;
            priors += candidate.prior;
        }
        let untried = if visits == 0 { UNKNOWN_PAYOFF } else { total / f64::from(visits) - FPU_REDUCTION };
        let scale = exploration * f64::from(visits.max(1)).sqrt() / priors;
        let mut best = (0, f64::NEG_INFINITY);
        for (place, (candidate, results)) in candidates.iter().zip(self.of(candidates)).enumerate() {
            let value = results.mean().unwrap_or(untried);
            let score = value + scale * candidate.prior / f64::from(1 + results.visits);
            if score > best.1 {
                best = (place, score);
            }
        }
        best.0
    }

    /// Draws a candidate for a simultaneous choice, and returns its index and probability. The method is regret matching: the
    /// probability is in proportion to the regret of not having chosen the candidate every time (Hart and Mas-Colell, "A simple
    /// adaptive procedure leading to correlated equilibrium", 2000; in tree search, Lanctot, Lisý and Winands, "Monte Carlo Tree
    /// Search in Simultaneous Move Games with Applications to Goofspiel", 2013). Deterministic rules such as PUCT can be
    /// predicted.
    fn draw<A>(&self, candidates: &[Candidate<A>], rng: &mut Rng) -> (usize, f64) {
        let priors: f64 = candidates.iter().map(|candidate| candidate.prior).sum();
        let regrets: Vec<f64> = self.of(candidates).map(|results| (results.always - self.above).max(0.0)).collect();
        let all: f64 = regrets.iter().sum();
        let probability = |place: usize| {
            let prior = candidates[place].prior / priors;
            if all > 0.0 {
                EXPLORATION_CHANCE * prior + (1.0 - EXPLORATION_CHANCE) * regrets[place] / all
            } else {
                prior
            }
        };
        let mut left = rng.fraction();
        let drawn = (0..candidates.len()).find(|place| {
            left -= probability(*place);
            left < 0.0
        });
        let drawn = drawn.unwrap_or(candidates.len() - 1);
        (drawn, probability(drawn))
    }
}

/// The probability with which a simultaneous choice follows the priors instead of the regrets.
const EXPLORATION_CHANCE: f64 = 0.1;

/// The payoff that is assumed before any result is known.
const UNKNOWN_PAYOFF: f64 = 0.5;

/// The difference by which an untried candidate counts as worse than the mean of the others.
const FPU_REDUCTION: f64 = 0.1;

/// A tree search in progress.
///
/// ```
/// use corsair_cabinet::game::Game;
/// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
/// use corsair_cabinet::search::ismcts::{RootSelection, RulesOnly, Search, SearchParams};
/// use corsair_cabinet::search::{LevelParams, SearchTask};
///
/// let state = KnightsAndCorsairs::start(&Default::default(), 7).expect("standard options go together");
/// let seat = KnightsAndCorsairs::to_act(&state).first().expect("a new game waits for a seat");
/// let view = KnightsAndCorsairs::view(&state, Some(seat));
/// let params = SearchParams { exploration: 1.0, choosing: RootSelection::MostVisited, carelessness: 0.0 };
/// let level = LevelParams { iterations: 20, blunder_rate: 0.0, params };
/// let mut search = Search::<KnightsAndCorsairs, _>::new(&view, seat, RulesOnly, level, None, 1);
/// search.advance(u64::MAX);
/// assert_eq!(search.iterations(), 20);
/// assert!(KnightsAndCorsairs::check(&state, seat, &search.choice()).is_ok());
/// let visited: f64 = search.shares().map(|(_, share)| share).sum();
/// assert!((visited - 1.0).abs() < 1e-9);
/// ```
pub struct Search<G: Determinize, K: RolloutPolicy<G>> {
    view: G::View,
    seat: Seat,
    knowledge: K,
    skill: LevelParams<SearchParams>,
    budget: u64,
    iterations: u64,
    rng: Rng,
    /// A random number from 0 to 1, drawn once, for a random final choice.
    lot: f64,
    /// The candidates at the root, sorted by label.
    candidates: Vec<Candidate<G::Action>>,
    /// Whether there is nothing to choose, so that no iteration is needed.
    is_settled: bool,
    root: Node,
    nodes: Vec<Node>,
    /// The index of each information set's node in `nodes`; `None` for a set met only once, at the edge of the tree.
    ///
    /// Two information sets whose keys collide share a node. Among the 10⁵ sets of a long search this happens once in 10⁹
    /// searches, and costs a poor iteration or two.
    places: HashMap<u64, Option<usize>, StableHash>,
    /// The decisions of the current iteration, to which its result is added.
    path: Vec<Step>,
    /// The chosen actions of the seats that are to act.
    joint: Vec<(Seat, G::Action)>,
}

/// A decision made in an iteration.
struct Step {
    place: ResultsPlace,
    label: u64,
    /// The probability with which the decision was chosen.
    probability: f64,
    seat: Seat,
}

/// The node that stores the results of a decision.
#[derive(Clone, Copy)]
enum ResultsPlace {
    Root,
    Node(usize),
}

impl<G: Determinize, K: RolloutPolicy<G>> Search<G, K> {
    /// Starts a search for an action of `seat`. `budget` is the number of iterations; `None` uses the level's number.
    ///
    /// # Panics
    /// If `seat` is not to act.
    pub fn new(
        view: &G::View,
        seat: Seat,
        knowledge: K,
        skill: LevelParams<SearchParams>,
        budget: Option<u64>,
        seed: u64,
    ) -> Self {
        let mut rng = Rng::from_seed(seed);
        let lot = rng.fraction();
        let mut candidates = Vec::new();
        knowledge.candidates(&knowledge.determinize(view, &mut rng), seat, &mut candidates);
        assert!(!candidates.is_empty(), "only a seat that is to act can search");
        sort_by_number(&mut candidates, |candidate| candidate.label);
        let obvious = if skill.params.carelessness > 0.0 && rng.fraction() < skill.params.carelessness {
            rng.below(candidates.len())
        } else {
            best_by(&candidates, |candidate| candidate.prior)
        };
        let mut place = 0..;
        candidates.retain(|_| place.next() == Some(obvious) || rng.fraction() >= skill.blunder_rate);
        Self {
            view: view.clone(),
            seat,
            knowledge,
            skill,
            budget: budget.unwrap_or(skill.iterations),
            iterations: 0,
            rng,
            lot,
            is_settled: candidates.len() == 1,
            candidates,
            root: Node::default(),
            nodes: Vec::new(),
            places: HashMap::default(),
            path: Vec::new(),
            joint: Vec::new(),
        }
    }

    /// The candidates at the root, each with the fraction of all iterations that tried it.
    pub fn shares(&self) -> impl Iterator<Item = (&G::Action, f64)> {
        let all: u32 = self.root.of(&self.candidates).map(|results| results.visits).sum();
        let all = f64::from(all.max(1));
        let results = self.root.of(&self.candidates);
        self.candidates.iter().zip(results).map(move |(candidate, results)| {
            let share = f64::from(results.visits) / all;
            (&candidate.action, share)
        })
    }

    /// Plays one determinized game and adds its result to the nodes on the way.
    fn iterate(&mut self) {
        let mut state = self.knowledge.determinize(&self.view, &mut self.rng);
        self.path.clear();
        let mut in_tree = true;
        let mut at_root = true;
        loop {
            let to_act = G::to_act(&state);
            if to_act.is_empty() || !at_root && self.knowledge.cutoff_value(&state, self.seat).is_some() {
                break;
            }
            let alone = to_act.len() == 1;
            let mut known = true;
            for seat in to_act {
                let action = if at_root && seat == self.seat {
                    self.decide_at_root(alone)
                } else if in_tree {
                    self.decide_in_tree(&state, seat, alone).unwrap_or_else(|| {
                        known = false;
                        self.knowledge.rollout_action(&state, seat, &mut self.rng)
                    })
                } else {
                    self.knowledge.rollout_action(&state, seat, &mut self.rng)
                };
                self.joint.push((seat, action));
            }
            in_tree &= known;
            at_root = false;
            apply_joint::<G>(&mut state, &mut self.joint);
        }
        let outcome = G::outcome(&state);
        for Step { place, label, probability, seat } in self.path.drain(..) {
            let payoff = match &outcome {
                Some(outcome) => self.knowledge.payoff(outcome, seat),
                None => self.knowledge.cutoff_value(&state, seat).unwrap_or(UNKNOWN_PAYOFF),
            };
            let node = match place {
                ResultsPlace::Root => &mut self.root,
                ResultsPlace::Node(place) => &mut self.nodes[place],
            };
            node.add(label, probability, payoff);
        }
    }

    fn decide_at_root(&mut self, alone: bool) -> G::Action {
        let (chosen, probability) = if alone {
            (self.root.select(&self.candidates, self.skill.params.exploration), 1.0)
        } else {
            self.root.draw(&self.candidates, &mut self.rng)
        };
        let Candidate { action, label, .. } = &self.candidates[chosen];
        self.path.push(Step { place: ResultsPlace::Root, label: *label, probability, seat: self.seat });
        action.clone()
    }

    /// Selects the action of a seat. On the first visit of its information set, only notes the set and returns `None`.
    fn decide_in_tree(&mut self, state: &G::State, seat: Seat, alone: bool) -> Option<G::Action> {
        let place = match self.places.entry(self.knowledge.information_set_key(state, seat)) {
            Entry::Vacant(entry) => {
                entry.insert(None);
                return None;
            }
            Entry::Occupied(mut entry) => *entry.get_mut().get_or_insert_with(|| {
                self.nodes.push(Node::default());
                self.nodes.len() - 1
            }),
        };
        let mut candidates = Vec::new();
        self.knowledge.candidates(state, seat, &mut candidates);
        sort_by_number(&mut candidates, |candidate| candidate.label);
        let node = &self.nodes[place];
        let (chosen, probability) = if alone {
            (node.select(&candidates, self.skill.params.exploration), 1.0)
        } else {
            node.draw(&candidates, &mut self.rng)
        };
        let Candidate { action, label, .. } = candidates.swap_remove(chosen);
        self.path.push(Step { place: ResultsPlace::Node(place), label, probability, seat });
        Some(action)
    }

    /// The index of the candidate with the most visits. Ties go to the best mean result, then the best prior, then the first.
    fn most_visited(&self) -> usize {
        let results: Vec<CandidateResults> = self.root.of(&self.candidates).collect();
        let rank =
            |place: usize| (results[place].visits, results[place].mean().unwrap_or(0.0), self.candidates[place].prior);
        (1..results.len()).fold(0, |best, place| if rank(place) > rank(best) { place } else { best })
    }

    /// The index of a random candidate. The probability of a candidate is in proportion to the `power`th power of its visits.
    fn draw_by_visits(&self, power: u32) -> usize {
        let most = self.root.of(&self.candidates).map(|results| results.visits).max().unwrap_or(0).max(1);
        // Relative to the most visits, powers do not overflow. `powi` may differ between machines.
        let weight = |results: CandidateResults| {
            let share = f64::from(results.visits) / f64::from(most);
            (0..power).fold(1.0, |product, _| product * share)
        };
        let weights: Vec<f64> = self.root.of(&self.candidates).map(weight).collect();
        let mut left = self.lot * weights.iter().sum::<f64>();
        let drawn = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        drawn.unwrap_or_else(|| self.most_visited())
    }
}

impl<G: Determinize, K: RolloutPolicy<G>> SearchTask for Search<G, K> {
    type Action = G::Action;

    fn advance(&mut self, iterations: u64) {
        for _ in 0..iterations {
            if self.is_finished() {
                return;
            }
            self.iterate();
            self.iterations += 1;
        }
    }

    fn is_finished(&self) -> bool {
        self.is_settled || self.iterations >= self.budget
    }

    fn choice(&self) -> G::Action {
        let favourite = self.most_visited();
        let certain = |results: CandidateResults| {
            results.visits >= CERTAIN_WIN_VISITS && results.total >= f64::from(results.visits)
        };
        let chosen = match self.skill.params.choosing {
            RootSelection::InProportion { power }
                if !self.root.of(&self.candidates).nth(favourite).is_some_and(certain) =>
            {
                self.draw_by_visits(power)
            }
            _ => favourite,
        };
        self.candidates[chosen].action.clone()
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }

    fn win_probability(&self) -> f64 {
        let favourite = self.most_visited();
        let mixed = matches!(self.skill.params.choosing, RootSelection::InProportion { .. });
        let (mut visits, mut total) = (0, 0.0);
        for (place, results) in self.root.of(&self.candidates).enumerate() {
            if mixed || place == favourite {
                visits += results.visits;
                total += results.total;
            }
        }
        if visits == 0 { UNKNOWN_PAYOFF } else { total / f64::from(visits) }
    }

    fn runner_up(&self) -> Option<(G::Action, f64)> {
        let choice = self.choice();
        let others = self.candidates.iter().zip(self.root.of(&self.candidates));
        let others = others.filter(|(candidate, _)| candidate.action != choice);
        let (candidate, results) = others.max_by_key(|(_, results)| results.visits)?;
        Some((candidate.action.clone(), results.mean()?))
    }

    fn restrict(&mut self, to: &RootActions<G::Action>) {
        let mut left = self.candidates.clone();
        left.retain(|candidate| to.contains(&candidate.action));
        if let RootActions::Only(action) = to
            && left.is_empty()
        {
            // The game's knowledge would not try it.
            left.push(Candidate { action: action.clone(), label: u64::MAX, prior: 1.0 });
        }
        self.is_settled = left.is_empty() || self.is_settled && *to == RootActions::All;
        if !self.is_settled {
            self.candidates = left;
        }
    }
}

/// The number of visits, all of them wins, after which the final choice is no longer random.
const CERTAIN_WIN_VISITS: u32 = 8;

/// The index of the item with the greatest score; the first of equals.
fn best_by<T>(items: &[T], score: impl Fn(&T) -> f64) -> usize {
    (1..items.len()).fold(0, |best, place| if score(&items[place]) > score(&items[best]) { place } else { best })
}

/// Applies the actions that several seats chose at the same time, and empties the list. Drops an action that became illegal after
/// the others.
///
/// ```
/// use corsair_cabinet::game::{Game, Rng, Seat};
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::search::ismcts::{apply_joint, random_action};
///
/// let mut state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// let before = state.clone();
/// let action = random_action::<Corsairs>(&state, Seat::FIRST, &mut Rng::from_seed(1)).expect("a legal action");
/// let mut joint = vec![(Seat::FIRST, action)];
/// apply_joint::<Corsairs>(&mut state, &mut joint);
/// assert!(joint.is_empty() && state != before);
/// ```
pub fn apply_joint<G: Game>(state: &mut G::State, joint: &mut Vec<(Seat, G::Action)>) {
    let alone = joint.len() == 1;
    for (seat, action) in joint.drain(..) {
        // A seat that acts alone must have a legal action; otherwise the game would not go on.
        debug_assert!(!alone || G::check(state, seat, &action).is_ok(), "{seat} {action} in {state}");
        if alone || G::check(state, seat, &action).is_ok() {
            G::apply(state, seat, &action);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_always_wins_or_loses_regrets_nothing() {
        let candidates: Vec<Candidate<()>> = (0..2).map(|label| Candidate { action: (), label, prior: 1.0 }).collect();
        for payoff in [0.0, 1.0] {
            let (mut node, mut rng) = (Node::default(), Rng::from_seed(1));
            for _ in 0..200 {
                let (drawn, probability) = node.draw(&candidates, &mut rng);
                assert!((probability - 0.5).abs() < 1e-9, "always {payoff}, yet drawn with {probability}");
                node.add(candidates[drawn].label, probability, payoff);
            }
        }
    }
}
