//! Information-set Monte Carlo tree search: thinking ahead where cards are hidden, dice fall and
//! several seats choose at once.
//!
//! Every iteration draws a world that agrees with the root's view ([`RolloutPolicy::determinize`]), plays it
//! through, and remembers at each decision what came of it. Decisions are remembered not by the state of
//! that world but by the [information_set_key](RolloutPolicy::information_set_key) of the seat that took them: what that seat
//! knew. So each seat learns to act on its own knowledge, as in MO-ISMCTS (Cowling, Powley and
//! Whitehouse, "Information Set Monte Carlo Tree Search", 2012), and seats that choose at the same time
//! learn side by side without seeing each other's choice (decoupled selection, by regret
//! matching; Tak, Lanctot and Winands, "Monte Carlo Tree Search Variants for Simultaneous Move
//! Games", 2014, compare the ways).
//!
//! Where one seat acts alone, which candidate is tried next is decided by PUCT (Silver et al., "Mastering the game of Go with deep
//! neural networks and tree search", 2016), with a game's [`RolloutPolicy`] in the place of the network. Of the
//! operations on floats, only those are used that IEEE 754 defines to the last bit; with them and
//! [`StableHash`], a search comes to the same decision natively and in WebAssembly.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::hash::{StableHash, stable_hash};
use super::{LevelParams, SearchTask};
use crate::game::{Determinize, Game, Outcome, Rng, Seat};

/// How a level thinks and errs in this search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// How far it strays from what has done best so far: the constant of PUCT.
    pub exploration: f64,
    /// How it decides at last.
    pub choosing: RootSelection,
}

/// How a decision follows from what was thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RootSelection {
    /// What was tried most often, as it did best.
    MostVisited,
    /// By lot: each alternative as likely as a power of how often it was tried. With 1 this is the mixed
    /// strategy that simultaneous choices need; the greater the power, the closer to the most visited.
    InProportion {
        /// The power.
        power: u32,
    },
}

/// One of the decisions that are worth a thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<Action> {
    /// The decision. It is legal.
    pub action: Action,
    /// What its results are remembered under. Candidates that mean the same in like situations share a
    /// label; within one list no label comes twice.
    pub label: u64,
    /// How promising it looks beforehand, greater than 0, on a scale of the list's own.
    pub prior: f64,
}

/// What a search knows about a game, beyond its rules.
///
/// All methods are given the state of an imagined world, because that is cheapest. They may use of it
/// only what `seat` has been shown: of two worlds with the same view they must say the same.
pub trait RolloutPolicy<G: Determinize> {
    /// Draws a world to determinize a game in: one that agrees with the view, but for what the player has forgotten.
    fn determinize(&self, view: &G::View, rng: &mut Rng) -> G::State {
        G::determinize(view, rng)
    }

    /// What the results of a decision are remembered under: equal in worlds that `seat` cannot tell
    /// apart. Where views seldom come twice, like ones may share a information_set_key.
    fn information_set_key(&self, state: &G::State, seat: Seat) -> u64 {
        stable_hash(&(seat, G::view(state, Some(seat))))
    }

    /// Puts the decisions of `seat` that are worth a thought into `into`: at least one.
    fn candidates(&self, state: &G::State, seat: Seat, into: &mut Vec<Candidate<G::Action>>);

    /// A quick, plausible decision, to play an imagined game to its end.
    fn rollout_action(&self, state: &G::State, seat: Seat, rng: &mut Rng) -> G::Action;

    /// What the game is worth to `seat`, from 0 to 1, where it need not be imagined any further; `None` where it is to go
    /// on. It breaks off for all seats or for none, and may look at all that the imagined world has.
    fn cutoff_value(&self, _state: &G::State, _seat: Seat) -> Option<f64> {
        None
    }

    /// What an end of the game is worth to `seat`, from 0 to 1.
    fn payoff(&self, outcome: &Outcome<G::Reason>, seat: Seat) -> f64 {
        outcome.payoff(seat)
    }
}

/// Knows the rules and nothing else: all actions look alike.
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

/// Any of the legal actions, each equally likely; `None` when there is none.
pub fn random_action<G: Game>(state: &G::State, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    let chosen = rng.below(actions.len());
    (chosen < actions.len()).then(|| actions.swap_remove(chosen))
}

/// What came of one candidate so far.
#[derive(Clone, Copy, Default, Debug)]
struct Results {
    visits: u32,
    /// The sum of the payoffs.
    total: f64,
    /// The sum of the payoffs above [`EVEN`], each divided by how likely the choice was: what would have
    /// come of choosing this every time.
    always: f64,
}

impl Results {
    fn mean(self) -> Option<f64> {
        (self.visits > 0).then(|| self.total / f64::from(self.visits))
    }
}

/// What came of the decisions in one information_set_key: the results of each label that was ever chosen,
/// sorted by label.
#[derive(Clone, Default, Debug)]
struct Node {
    results: Vec<(u64, Results)>,
    /// The sum of all payoffs above [`EVEN`].
    total: f64,
}

impl Node {
    /// Remembers what came of a choice that was made with this probability.
    fn add(&mut self, label: u64, probability: f64, payoff: f64) {
        self.total += payoff - EVEN;
        let place = match self.results.binary_search_by_key(&label, |(label, _)| *label) {
            Ok(place) => place,
            Err(place) => {
                self.results.insert(place, (label, Results::default()));
                place
            }
        };
        let results = &mut self.results[place].1;
        results.visits += 1;
        results.total += payoff;
        results.always += (payoff - EVEN) / probability;
    }

    /// The results of the candidates, which are sorted by label, in their order.
    fn of<'a, A>(&'a self, candidates: &'a [Candidate<A>]) -> impl Iterator<Item = Results> + 'a {
        let mut known = self.results.iter().peekable();
        candidates.iter().map(move |candidate| {
            while known.next_if(|(label, _)| *label < candidate.label).is_some() {}
            known.next_if(|(label, _)| *label == candidate.label).map_or(Results::default(), |(_, results)| *results)
        })
    }

    /// The candidate to try next, by PUCT. Not all that was ever tried here need be available in this
    /// world: the candidates that are compete on their own visits alone (the "subset-armed bandit" of
    /// Cowling et al.). Those not tried yet are thought to be a little worse than the others.
    fn select<A>(&self, candidates: &[Candidate<A>], exploration: f64) -> usize {
        let (mut visits, mut total, mut priors) = (0, 0.0, 0.0);
        for (candidate, results) in candidates.iter().zip(self.of(candidates)) {
            visits += results.visits;
            total += results.total;
            priors += candidate.prior;
        }
        let untried = if visits == 0 { EVEN } else { total / f64::from(visits) - FPU_REDUCTION };
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

    /// A candidate for a choice that others make at the same time, and how likely it was, by regret
    /// matching: each is as likely as it is regretted not to have chosen it always (Hart and Mas-Colell, "A
    /// simple adaptive procedure leading to correlated equilibrium", 2000; in tree search, Lanctot, Lisý
    /// and Winands, "Monte Carlo Tree Search in Simultaneous Move Games with Applications to Goofspiel",
    /// 2013). What deterministic rules like PUCT choose can be foreseen, and two of them fall into step.
    fn draw<A>(&self, candidates: &[Candidate<A>], rng: &mut Rng) -> (usize, f64) {
        let priors: f64 = candidates.iter().map(|candidate| candidate.prior).sum();
        let regrets: Vec<f64> = self.of(candidates).map(|results| (results.always - self.total).max(0.0)).collect();
        let all: f64 = regrets.iter().sum();
        let probability = |place: usize| {
            let prior = candidates[place].prior / priors;
            if all > 0.0 { EXPLORATION * prior + (1.0 - EXPLORATION) * regrets[place] / all } else { prior }
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

/// How much of a choice made at the same time as others is left to chance.
const EXPLORATION: f64 = 0.1;

/// What a game is worth before anything is known of it.
const EVEN: f64 = 0.5;

/// How much worse than the others a candidate is thought to be that was not tried yet.
const FPU_REDUCTION: f64 = 0.1;

/// A search under way.
pub struct Search<G: Determinize, K: RolloutPolicy<G>> {
    view: G::View,
    seat: Seat,
    knowledge: K,
    skill: LevelParams<SearchParams>,
    budget: u64,
    iterations: u64,
    rng: Rng,
    /// A number from 0 to 1 that decides a choice left to chance.
    lot: f64,
    /// What there is to choose from, sorted by label.
    candidates: Vec<Candidate<G::Action>>,
    root: Node,
    nodes: Vec<Node>,
    /// Where each information_set_key's node is; `None` if it was met only once, on the rim of the tree.
    ///
    /// Two situations whose hashes collide share a node. Among the 10⁵ situations of a long search this
    /// happens once in 10⁹ searches, and costs a poor iteration or two.
    places: HashMap<u64, Option<usize>, StableHash>,
    /// The decisions of the current iteration that are to be remembered.
    path: Vec<Step>,
    /// What the seats that are to act do next.
    joint: Vec<(Seat, G::Action)>,
}

/// A decision of an iteration.
struct Step {
    place: Place,
    label: u64,
    /// How likely it was.
    probability: f64,
    seat: Seat,
}

/// Where a decision is remembered.
#[derive(Clone, Copy)]
enum Place {
    Root,
    Node(usize),
}

impl<G: Determinize, K: RolloutPolicy<G>> Search<G, K> {
    /// Begins to think about what `seat` should do. `budget` is the number of iterations; `None` leaves
    /// it to the skill.
    ///
    /// # Panics
    /// When the seat is not to act.
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
        assert!(!candidates.is_empty(), "only a seat that is to act can think about it");
        candidates.sort_unstable_by_key(|candidate| candidate.label);
        let obvious = best_by(&candidates, |candidate| candidate.prior);
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
            candidates,
            root: Node::default(),
            nodes: Vec::new(),
            places: HashMap::default(),
            path: Vec::new(),
            joint: Vec::new(),
        }
    }

    /// The decisions that are thought about, each with the share of all iterations that tried it.
    pub fn shares(&self) -> impl Iterator<Item = (&G::Action, f64)> {
        let all: u32 = self.root.of(&self.candidates).map(|results| results.visits).sum();
        let all = f64::from(all.max(1));
        let results = self.root.of(&self.candidates);
        self.candidates.iter().zip(results).map(move |(candidate, results)| {
            let share = f64::from(results.visits) / all;
            (&candidate.action, share)
        })
    }

    /// Plays one imagined game and learns from it.
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
            for seat in to_act.iter() {
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
                None => self.knowledge.cutoff_value(&state, seat).unwrap_or(EVEN),
            };
            let node = match place {
                Place::Root => &mut self.root,
                Place::Node(place) => &mut self.nodes[place],
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
        self.path.push(Step { place: Place::Root, label: *label, probability, seat: self.seat });
        action.clone()
    }

    /// What a seat does whose information_set_key is in the tree; else puts the information_set_key on the tree's rim.
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
        candidates.sort_unstable_by_key(|candidate| candidate.label);
        let node = &self.nodes[place];
        let (chosen, probability) = if alone {
            (node.select(&candidates, self.skill.params.exploration), 1.0)
        } else {
            node.draw(&candidates, &mut self.rng)
        };
        let Candidate { action, label, .. } = candidates.swap_remove(chosen);
        self.path.push(Step { place: Place::Node(place), label, probability, seat });
        Some(action)
    }

    /// The candidate with the most visits; among equals the one with the best results, or the best
    /// prior, or the first.
    fn favourite(&self) -> usize {
        let results: Vec<Results> = self.root.of(&self.candidates).collect();
        let rank =
            |place: usize| (results[place].visits, results[place].mean().unwrap_or(0.0), self.candidates[place].prior);
        (1..results.len()).fold(0, |best, place| if rank(place) > rank(best) { place } else { best })
    }

    /// A candidate by lot, each as likely as the `power`th power of its visits is large.
    fn by_lot(&self, power: u32) -> usize {
        let most = self.root.of(&self.candidates).map(|results| results.visits).max().unwrap_or(0).max(1);
        // Taken relative to the most, powers do not overflow. `powi` may differ between machines.
        let weight = |results: Results| {
            let share = f64::from(results.visits) / f64::from(most);
            (0..power).fold(1.0, |product, _| product * share)
        };
        let weights: Vec<f64> = self.root.of(&self.candidates).map(weight).collect();
        let mut left = self.lot * weights.iter().sum::<f64>();
        let drawn = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        drawn.unwrap_or_else(|| self.favourite())
    }
}

impl<G: Determinize, K: RolloutPolicy<G>> SearchTask for Search<G, K> {
    type Action = G::Action;

    fn advance(&mut self, iterations: u64) {
        for _ in 0..iterations {
            if self.finished() {
                return;
            }
            self.iterate();
            self.iterations += 1;
        }
    }

    fn finished(&self) -> bool {
        self.candidates.len() == 1 || self.iterations >= self.budget
    }

    fn choice(&self) -> G::Action {
        let favourite = self.favourite();
        let certain = |results: Results| results.visits >= CERTAIN && results.total >= f64::from(results.visits);
        let chosen = match self.skill.params.choosing {
            RootSelection::InProportion { power }
                if !self.root.of(&self.candidates).nth(favourite).is_some_and(certain) =>
            {
                self.by_lot(power)
            }
            _ => favourite,
        };
        self.candidates[chosen].action.clone()
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }

    fn win_probability(&self) -> f64 {
        let favourite = self.favourite();
        let mixed = matches!(self.skill.params.choosing, RootSelection::InProportion { .. });
        let (mut visits, mut total) = (0, 0.0);
        for (place, results) in self.root.of(&self.candidates).enumerate() {
            if mixed || place == favourite {
                visits += results.visits;
                total += results.total;
            }
        }
        if visits == 0 { EVEN } else { total / f64::from(visits) }
    }

    fn runner_up(&self) -> Option<(G::Action, f64)> {
        let choice = self.choice();
        let others = self.candidates.iter().zip(self.root.of(&self.candidates));
        let others = others.filter(|(candidate, _)| candidate.action != choice);
        let (candidate, results) = others.max_by_key(|(_, results)| results.visits)?;
        Some((candidate.action.clone(), results.mean()?))
    }
}

/// After so many wins without exception nobody leaves the choice to chance.
const CERTAIN: u32 = 8;

/// Where the greatest of the scores is, the first of equals.
fn best_by<T>(items: &[T], score: impl Fn(&T) -> f64) -> usize {
    (1..items.len()).fold(0, |best, place| if score(&items[place]) > score(&items[best]) { place } else { best })
}

/// Lets all seats do what they have decided without seeing each other, and empties the list. What one
/// seat does may forestall another's action: that one is then dropped.
pub fn apply_joint<G: Game>(state: &mut G::State, joint: &mut Vec<(Seat, G::Action)>) {
    let alone = joint.len() == 1;
    for (seat, action) in joint.drain(..) {
        // Who acts alone offers legal actions only: otherwise the game would stand still.
        debug_assert!(!alone || G::check(state, seat, &action).is_ok(), "{seat} {action} in {state}");
        if alone || G::check(state, seat, &action).is_ok() {
            G::apply(state, seat, &action);
        }
    }
}
