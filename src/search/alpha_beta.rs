//! Alpha-beta search: thinking ahead where two players take turns and everything lies open.
//!
//! The value of a position is that of the best turn, on the assumption that the other side answers as well as
//! it can (minimax, here as negamax: every value is seen from the side to move). Turns that cannot change the
//! result are cut off (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975). What makes that happen
//! often is to look at the best turn first: the search goes one turn deeper in every *iteration* and begins
//! with what was best in the last one; a transposition table remembers every position it comes to again
//! (Zobrist, "A New Hashing Method with Application for Game Playing", 1970); turns that refuted others are
//! tried early (killers and Schaeffer's history heuristic, 1989); and all but the first turn are only proved
//! to be no better (principal variation search; Marsland and Campbell, "Parallel Search of Strongly Ordered
//! Game Trees", 1982).
//!
//! The search keeps its own stack instead of calling itself, so that it can stop after any node and go on
//! later. It decides by whole numbers only and looks at no clock: the same seed and number of nodes give the
//! same turn on every machine.

#[cfg(test)]
mod tests;
mod transposition_table;

use super::{LevelParams, SearchTask};
use crate::game::Rng;
use transposition_table::{Bound, TranspositionTable};

/// A turn with what the game says about it beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate<Turn> {
    /// All that one player does before the other is to move.
    pub turn: Turn,
    /// How promising it looks: the greater, the earlier it is tried. What a turn has done elsewhere counts up
    /// to [`HISTORY`] beside it.
    pub ordering_score: i32,
}

/// What is certain about a position without any search, from the side of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Wins within so many turns, both players' counted; 0 when the game is over.
    Won(u8),
    /// Loses within so many turns, both players' counted; 0 when the game is over.
    Lost(u8),
    /// Is worth this much, and there is nothing to look for behind it: a draw, or a repetition.
    Worth(i32),
}

/// What a search knows about a game for two players who take turns.
pub trait SearchDomain {
    /// A position, with the player to move.
    type Position: Clone;
    /// All that one player does before the other is to move.
    type Turn: Copy + Eq;
    /// What is answered in the end: one decision in the record.
    type Action;

    /// The value at which three games of four are won.
    const ADVANTAGE: i32;

    /// The position's Zobrist key: different for all positions that may go on differently.
    fn key(&self, position: &Self::Position) -> u64;

    /// What is certain about a position. `line` holds the keys of the positions that led to it, from the
    /// root on: what it means to come back to one of them, the game decides.
    fn verdict(&self, position: &Self::Position, line: &[u64]) -> Option<Verdict>;

    /// How good the position is for the player to move, between -[`MOST`] and [`MOST`].
    fn value(&self, position: &Self::Position) -> i32;

    /// Whether the position is too restless to be judged: then the search goes one turn deeper.
    fn is_noisy(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Puts the turns of the player to move into `into`: at least one, always in the same order, and, if turns
    /// have the same result, only one of them.
    ///
    /// The search will look `depth` turns ahead from here, these included: the more it is, the more good hints are
    /// worth.
    fn turns(&self, position: &Self::Position, depth: u8, into: &mut Vec<Candidate<Self::Turn>>);

    /// The position after a turn.
    fn after(&self, position: &Self::Position, turn: Self::Turn) -> Self::Position;

    /// Whether a turn that the table remembers for this position's key may be tried before all turns are made.
    /// Without it, the turn only comes first when they are.
    fn is_pseudo_legal(&self, _position: &Self::Position, _turn: Self::Turn) -> bool {
        false
    }

    /// What the experience with a turn is remembered under: like turns may share a label.
    fn history_key(&self, turn: Self::Turn) -> u64;

    /// The first decision of a turn.
    fn action(&self, position: &Self::Position, turn: Self::Turn) -> Self::Action;

    /// All decisions of a turn, in order.
    fn actions(&self, position: &Self::Position, turn: Self::Turn) -> Vec<Self::Action> {
        vec![self.action(position, turn)]
    }
}

/// The greatest value of a position that is not known to be won.
pub const MOST: i32 = 30_000;

/// The value of a game that is won. A win at some distance is worth so much less, so that the search takes the
/// shortest way to win and the longest to lose.
const WIN: i32 = 32_000;

/// More than any value.
const INFINITY: i32 = 32_001;

/// How far a search looks ahead at most, in turns.
const DEEPEST: u8 = 64;

/// How much past success counts at most in the order of turns.
pub const HISTORY: i32 = 1 << 14;

/// How many labels experience is kept for.
const LABELS: usize = 1 << 12;

/// Killers are tried before all others.
const KILLER: i32 = 1 << 28;

/// After so many turns were chosen one at a time, the others are sorted: it does not look like a cut any more.
const CHOSEN_SINGLY: usize = 3;

/// The most places of a transposition table: some 20 to 30 MB.
const MOST_PLACES: usize = 1 << 18;

/// How a level thinks and errs in this search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchParams {
    /// It looks so many turns ahead at most.
    pub depth: u8,
    /// However few iterations it has, it looks at least so many turns ahead, unless somebody else sets the
    /// budget.
    pub at_least: u8,
    /// How far it misjudges a position at most. It misjudges the same position always in the same way.
    pub noise: u16,
}

/// What a search has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<Turn> {
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How many turns deep it has looked at everything.
    pub depth: u8,
    /// The value for the player to move, as of the last completed depth or a better turn found since.
    pub value: i32,
    /// In how many turns the game is won or lost if both do their best, as far as that is proven.
    pub end: Option<Verdict>,
    /// What both sides are expected to do, the turn that is chosen first.
    pub line: Vec<Turn>,
}

/// A position on the way to the one being looked at.
struct Frame<K: SearchDomain> {
    position: K::Position,
    key: u64,
    /// How many turns are still to be looked ahead.
    depth: u8,
    /// The value that the player to move has for certain, and where it stood in the beginning.
    alpha: i32,
    floor: i32,
    /// The value that the opponent will not let them have.
    beta: i32,
    best: i32,
    best_turn: Option<K::Turn>,
    stage: IterationStep,
    /// The turn that the table thinks good.
    remembered: Option<K::Turn>,
    /// Where this position's turns begin in the list of all, and which is next.
    start: usize,
    next: usize,
    /// How many turns were tried, the current one included.
    tried: usize,
    /// The turn being looked at, and whether it is only to be proved no better.
    current: Option<K::Turn>,
    scouting: bool,
}

impl<K: SearchDomain> Frame<K> {
    fn new(position: K::Position, key: u64, depth: u8, alpha: i32, beta: i32) -> Self {
        Self {
            position,
            key,
            depth,
            alpha,
            floor: alpha,
            beta,
            best: -INFINITY,
            best_turn: None,
            stage: IterationStep::Making,
            remembered: None,
            start: 0,
            next: 0,
            tried: 0,
            current: None,
            scouting: false,
        }
    }
}

/// How far a frame has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum IterationStep {
    /// The turn that the table thinks good comes before all turns are made.
    Remembered,
    /// All turns are to be made.
    Making,
    /// One turn after another is looked at.
    RootSelection,
    /// The current turn turned out better than could be proved in passing: it is looked at again.
    Again,
    /// Nothing more to do.
    Done,
}

/// A turn that may be chosen, with the size of its tree in the last iteration.
struct RootTurn<Turn> {
    turn: Turn,
    ordering_score: i32,
    nodes: u64,
}

/// A search under way.
pub struct Search<K: SearchDomain> {
    knowledge: K,
    skill: LevelParams<SearchParams>,
    /// How many nodes may be looked at, and the depth to be completed nevertheless.
    budget: u64,
    at_least: u8,
    seed: u64,
    /// A turn is overlooked if its lot, of 32 bits, is below this.
    blunder_rate: u64,
    nodes: u64,
    position: K::Position,
    root: Vec<RootTurn<K::Turn>>,
    root_started_at: u64,
    /// How many places the table has, once the search has begun: before, it may turn out not to be needed.
    places: usize,
    table: TranspositionTable<K::Turn>,
    stack: Vec<Frame<K>>,
    /// The keys of the positions on the stack.
    line: Vec<u64>,
    /// The turns of all positions on the stack, one after another.
    candidates: Vec<Candidate<K::Turn>>,
    killers: Vec<[Option<K::Turn>; 2]>,
    /// How often, weighed by depth, turns with a label were enough: for those to move at the root, and for
    /// the others.
    history: [Vec<i32>; 2],
    /// The best line from every position on the stack.
    lines: Vec<Vec<K::Turn>>,
    /// The depth being searched, and the last that was completed.
    depth: u8,
    completed: u8,
    /// The value of the last iteration, then of the best turn found in this one.
    value: i32,
    chosen: Vec<K::Turn>,
    done: bool,
}

impl<K: SearchDomain> Search<K> {
    /// Begins to think about what the player to move should do. `budget` is the number of nodes; `None` leaves
    /// it to the skill.
    ///
    /// # Panics
    /// When the player to move has no turn.
    pub fn new(
        knowledge: K,
        position: K::Position,
        skill: LevelParams<SearchParams>,
        budget: Option<u64>,
        seed: u64,
    ) -> Self {
        let seed = Rng::from_seed(seed).next_u64();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of 32 bits")]
        let blunder_rate = (skill.blunder_rate.clamp(0.0, 1.0) * 4_294_967_296.0) as u64;
        let nodes = budget.unwrap_or(skill.iterations);
        let places = usize::try_from(nodes / 4).unwrap_or(MOST_PLACES).clamp(1 << 8, MOST_PLACES).next_power_of_two();
        let mut search = Self {
            skill,
            budget: nodes,
            at_least: if budget.is_none() { skill.params.at_least } else { 0 },
            seed,
            blunder_rate,
            nodes: 0,
            root: Vec::new(),
            root_started_at: 0,
            places,
            table: TranspositionTable::new(0),
            stack: Vec::new(),
            line: Vec::new(),
            candidates: Vec::new(),
            killers: Vec::new(),
            history: [vec![0; LABELS], vec![0; LABELS]],
            lines: vec![Vec::new()],
            depth: 0,
            completed: 0,
            value: 0,
            chosen: Vec::new(),
            done: false,
            position,
            knowledge,
        };
        let key = search.knowledge.key(&search.position);
        search.knowledge.turns(&search.position, skill.params.depth, &mut search.candidates);
        search.overlook(key, 0);
        let mut root: Vec<_> = search.candidates.drain(..).collect();
        assert!(!root.is_empty(), "only a player who is to move can think about it");
        root.sort_by_key(|candidate| std::cmp::Reverse(candidate.ordering_score));
        search.root = root
            .iter()
            .map(|&Candidate { turn, ordering_score }| RootTurn { turn, ordering_score, nodes: 0 })
            .collect();
        search.chosen.push(search.root[0].turn);
        search.value = search.judge(&search.position);
        search.done = search.root.len() == 1 || skill.params.depth == 0;
        search
    }

    /// The same search without a memory, to measure what it is worth.
    #[must_use]
    pub fn without_table(mut self) -> Self {
        self.places = 0;
        self
    }

    /// What the search has come to so far.
    #[must_use]
    pub fn report(&self) -> Report<K::Turn> {
        let end = u8::try_from(WIN - self.value.abs()).ok().filter(|_| self.value.abs() > MOST && self.completed > 0);
        Report {
            nodes: self.nodes,
            depth: self.completed,
            value: self.value,
            end: end.map(|turns| if self.value > 0 { Verdict::Won(turns) } else { Verdict::Lost(turns) }),
            line: self.chosen.clone(),
        }
    }

    /// The value of a position, as this level judges it.
    fn judge(&self, position: &K::Position) -> i32 {
        let value = self.knowledge.value(position);
        let noise = u64::from(self.skill.params.noise);
        let error = if noise == 0 {
            0
        } else {
            let lot = mix(self.seed ^ self.knowledge.key(position)) >> 32;
            i32::try_from((lot * (2 * noise + 1)) >> 32).unwrap_or(0) - i32::from(self.skill.params.noise)
        };
        (value + error).clamp(-MOST, MOST)
    }

    /// Takes away the turns, from `start` on, that this level does not think of: always the same ones in the
    /// same position, and never the one that is most obvious.
    fn overlook(&mut self, key: u64, start: usize) {
        if self.blunder_rate == 0 {
            return;
        }
        let obvious = first_of_the_greatest(&self.candidates[start..], |candidate| candidate.ordering_score) + start;
        let mut kept = start;
        for place in start..self.candidates.len() {
            let candidate = self.candidates[place];
            let lot = mix(self.seed ^ key ^ mix(self.knowledge.history_key(candidate.turn))) >> 32;
            if place == obvious || lot >= self.blunder_rate {
                self.candidates[kept] = candidate;
                kept += 1;
            }
        }
        self.candidates.truncate(kept);
    }

    /// Begins the next iteration, one turn deeper.
    fn deepen(&mut self) {
        if self.completed == 0 {
            self.table = TranspositionTable::new(self.places);
        }
        self.depth = self.completed + 1;
        let key = self.knowledge.key(&self.position);
        let frame = Frame::new(self.position.clone(), key, self.depth, -INFINITY, INFINITY);
        self.push(Frame { stage: IterationStep::RootSelection, ..frame });
        self.candidates
            .extend(self.root.iter().map(|&RootTurn { turn, ordering_score, .. }| Candidate { turn, ordering_score }));
    }

    fn push(&mut self, frame: Frame<K>) {
        let start = self.candidates.len();
        self.line.push(frame.key);
        self.stack.push(Frame { start, next: start, ..frame });
        let ply = self.stack.len();
        if self.lines.len() <= ply {
            self.lines.push(Vec::new());
            self.killers.push([None; 2]);
        }
    }

    /// Looks at one more position.
    fn step(&mut self) {
        if self.stack.is_empty() {
            self.deepen();
        }
        loop {
            if let Some(turn) = self.next_turn() {
                self.visit(turn);
                break;
            }
            self.leave();
            if self.stack.is_empty() {
                return;
            }
        }
        // What this has decided further up is to be known at once.
        while self.stack.last().is_some_and(|frame| {
            frame.stage == IterationStep::Done
                || frame.stage == IterationStep::RootSelection && frame.next >= self.candidates.len()
        }) {
            self.leave();
        }
    }

    /// The turn of the position on top of the stack that is to be looked at next.
    fn next_turn(&mut self) -> Option<K::Turn> {
        let ply = self.stack.len() - 1;
        let frame = self.stack.last_mut()?;
        if frame.stage == IterationStep::Again {
            frame.stage = IterationStep::RootSelection;
            frame.scouting = false;
            return frame.current;
        }
        if frame.stage == IterationStep::Remembered {
            frame.stage = IterationStep::Making;
            frame.current = frame.remembered;
            frame.tried = 1;
            return frame.current;
        }
        if frame.stage == IterationStep::Making {
            self.make_turns(ply);
        }
        let frame = self.stack.last_mut()?;
        while frame.stage == IterationStep::RootSelection && frame.next < self.candidates.len() {
            let rest = &mut self.candidates[frame.next..];
            // At the root they are in order already.
            if ply > 0 {
                let chosen = frame.next - frame.start;
                if chosen < CHOSEN_SINGLY {
                    let best = first_of_the_greatest(rest, |candidate| candidate.ordering_score);
                    rest.swap(0, best);
                } else if chosen == CHOSEN_SINGLY {
                    rest.sort_by_key(|candidate| std::cmp::Reverse(candidate.ordering_score));
                }
            }
            let turn = rest[0].turn;
            frame.next += 1;
            // It may have been tried before the others were made.
            if frame.remembered == Some(turn) && frame.tried > 0 {
                continue;
            }
            frame.current = Some(turn);
            frame.scouting = frame.tried > 0;
            frame.tried += 1;
            return Some(turn);
        }
        None
    }

    /// Makes the turns of the position on top of the stack, and says in which order to try them.
    fn make_turns(&mut self, ply: usize) {
        let frame = &mut self.stack[ply];
        frame.stage = IterationStep::RootSelection;
        let Frame { key, start, .. } = *frame;
        let first = frame.remembered.filter(|_| frame.tried == 0);
        self.knowledge.turns(&frame.position, frame.depth, &mut self.candidates);
        self.overlook(key, start);
        let killers = self.killers[ply];
        let history = &self.history[ply % 2];
        for candidate in &mut self.candidates[start..] {
            candidate.ordering_score += history[place(self.knowledge.history_key(candidate.turn))];
            if first == Some(candidate.turn) {
                candidate.ordering_score = i32::MAX;
            } else if killers.contains(&Some(candidate.turn)) {
                candidate.ordering_score += KILLER;
            }
        }
    }

    /// Looks at the position after a turn: either its value is known at once, or it goes on the stack.
    fn visit(&mut self, turn: K::Turn) {
        self.nodes += 1;
        let ply = self.stack.len();
        self.lines[ply].clear();
        let Some(frame) = self.stack.last() else { return };
        if ply == 1 && frame.stage != IterationStep::Again {
            self.root_started_at = self.nodes;
        }
        let position = self.knowledge.after(&frame.position, turn);
        let alpha = if frame.scouting { -frame.alpha - 1 } else { -frame.beta };
        let beta = -frame.alpha;
        let mut depth = frame.depth - 1;
        if let Some(verdict) = self.knowledge.verdict(&position, &self.line) {
            let distance = |turns: u8| WIN - i32::try_from(ply).unwrap_or(0) - i32::from(turns);
            let value = match verdict {
                Verdict::Won(turns) => distance(turns),
                Verdict::Lost(turns) => -distance(turns),
                Verdict::Worth(value) => value,
            };
            return self.receive(-value, true);
        }
        if depth == 0 {
            if ply >= usize::from(DEEPEST) || !self.knowledge.is_noisy(&position) {
                let value = self.judge(&position);
                return self.receive(-value, true);
            }
            depth = 1;
        }
        let key = self.knowledge.key(&position);
        let mut remembered = None;
        if let Some(entry) = self.table.get(key) {
            remembered = entry.turn;
            // On the principal variation all is looked at, so that it is known to its end.
            if entry.depth >= depth && alpha + 1 == beta {
                let value = from_table(entry.value, ply);
                let enough = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= beta,
                    Bound::Upper => value <= alpha,
                };
                if enough {
                    return self.receive(-value, false);
                }
            }
        }
        let early = remembered.is_some_and(|turn| self.knowledge.is_pseudo_legal(&position, turn));
        let stage = if early { IterationStep::Remembered } else { IterationStep::Making };
        self.push(Frame { stage, remembered, ..Frame::new(position, key, depth, alpha, beta) });
    }

    /// Takes the value of the current turn of the position on top of the stack, from the side of the player to
    /// move there. `exact` says that a wider window would not change it.
    fn receive(&mut self, value: i32, exact: bool) {
        let ply = self.stack.len() - 1;
        let frame = &mut self.stack[ply];
        if value <= frame.best || value <= frame.alpha {
            frame.best = frame.best.max(value);
            if ply == 0 {
                self.count_root_nodes();
            }
            return;
        }
        if frame.scouting && !exact && value < frame.beta {
            frame.stage = IterationStep::Again;
            return;
        }
        frame.best = value;
        frame.alpha = value;
        frame.best_turn = frame.current;
        if frame.beta - frame.floor > 1
            && let Some(turn) = frame.current
        {
            let (above, below) = self.lines.split_at_mut(ply + 1);
            above[ply].clear();
            above[ply].push(turn);
            above[ply].extend_from_slice(&below[0]);
        }
        if value >= frame.beta {
            frame.stage = IterationStep::Done;
            let (turn, depth) = (frame.current, i32::from(frame.depth));
            self.refuted_by(ply, turn, depth);
        }
        if ply == 0 {
            self.value = value;
            self.chosen.clone_from(&self.lines[0]);
            self.count_root_nodes();
        }
    }

    /// Remembers a turn that was good enough to look no further.
    fn refuted_by(&mut self, ply: usize, turn: Option<K::Turn>, depth: i32) {
        let Some(turn) = turn else { return };
        let [first, second] = &mut self.killers[ply];
        if *first != Some(turn) {
            *second = first.replace(turn);
        }
        let history = &mut self.history[ply % 2];
        let experience = &mut history[place(self.knowledge.history_key(turn))];
        *experience += depth * depth;
        if *experience > HISTORY {
            for experience in history.iter_mut() {
                *experience /= 2;
            }
        }
    }

    fn count_root_nodes(&mut self) {
        let nodes = self.nodes - self.root_started_at;
        let current = self.stack[0].current;
        if let Some(root) = self.root.iter_mut().find(|root| Some(root.turn) == current) {
            root.nodes = nodes;
        }
    }

    /// Takes the position on top off the stack: it has been looked at.
    fn leave(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        self.line.pop();
        let ply = self.stack.len();
        self.candidates.truncate(frame.start);
        if ply == 0 {
            return self.complete(frame.best);
        }
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best_turn.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(frame.key, frame.best_turn, to_table(frame.best, ply), frame.depth, bound, self.depth);
        self.receive(-frame.best, false);
    }

    /// Ends an iteration.
    fn complete(&mut self, value: i32) {
        self.completed = self.depth;
        self.value = value;
        let best = self.chosen[0];
        // Those that took long to be found worse come first after the best: they were hardest to refute.
        self.root.sort_by_key(|root| (root.turn != best, std::cmp::Reverse(root.nodes)));
        // A shorter win than the proven one would have been found by a search that goes less far than this win.
        let proven = value.abs() > MOST && i32::from(self.completed) + 1 >= WIN - value.abs();
        self.done = proven || self.completed >= self.skill.params.depth.min(DEEPEST);
    }
}

/// Where experience with a label is kept.
fn place(label: u64) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are meant")]
    let place = label as usize & (LABELS - 1);
    place
}

/// Spreads a number over all its bits.
fn mix(number: u64) -> u64 {
    Rng::from_seed(number).next_u64()
}

/// Where the greatest score is, the first of equals.
fn first_of_the_greatest<T>(items: &[T], score: impl Fn(&T) -> i32) -> usize {
    (1..items.len()).fold(0, |best, place| if score(&items[place]) > score(&items[best]) { place } else { best })
}

/// Counts the distance of a win or loss from this position instead of from the root.
fn to_table(value: i32, ply: usize) -> i16 {
    let ply = i32::try_from(ply).unwrap_or(0);
    let value = match value {
        won if won > MOST => won + ply,
        lost if lost < -MOST => lost - ply,
        open => open,
    };
    i16::try_from(value).unwrap_or(0)
}

/// Counts the distance of a win or loss from the root instead of from this position.
fn from_table(value: i16, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or(0);
    match i32::from(value) {
        won if won > MOST => won - ply,
        lost if lost < -MOST => lost + ply,
        open => open,
    }
}

impl<K: SearchDomain> SearchTask for Search<K> {
    type Action = K::Action;

    fn advance(&mut self, iterations: u64) {
        let until = self.nodes.saturating_add(iterations);
        while self.nodes < until && !self.finished() {
            self.step();
        }
    }

    fn finished(&self) -> bool {
        self.done || self.nodes >= self.budget && self.completed >= self.at_least
    }

    fn choice(&self) -> K::Action {
        self.knowledge.action(&self.position, self.chosen[0])
    }

    fn iterations(&self) -> u64 {
        self.nodes
    }

    fn win_probability(&self) -> f64 {
        win_probability::<K>(self.value)
    }

    fn principal_variation(&self) -> Vec<K::Action> {
        let mut position = self.position.clone();
        let mut line = Vec::new();
        for turn in &self.chosen {
            line.extend(self.knowledge.actions(&position, *turn));
            position = self.knowledge.after(&position, *turn);
        }
        line
    }
}

/// The chance to win with a position of this value, from 0 to 1.
#[must_use]
pub fn win_probability<K: SearchDomain>(value: i32) -> f64 {
    if value.abs() > MOST {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    let value = f64::from(value);
    0.5 + 0.5 * value / (value.abs() + f64::from(K::ADVANTAGE))
}
