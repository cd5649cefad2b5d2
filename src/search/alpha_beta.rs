//! Alpha-beta search, for games of perfect information in which two players take turns.
//!
//! The value of a position is that of the best turn, if the opponent answers as well as possible (minimax, here as negamax: every
//! value is from the side to move). Turns that cannot change the result are cut off (Knuth and Moore, "An Analysis of Alpha-Beta
//! Pruning", 1975). Cut-offs are frequent if the best turn is searched first, so
//!
//! * every *iteration* searches one turn deeper and begins with the best turn of the last one;
//! * a transposition table stores every position (Zobrist, "A New Hashing Method with Application for Game Playing", 1970);
//! * turns that caused cut-offs elsewhere are tried early (killers and Schaeffer's history heuristic, 1989);
//! * all turns but the first are only proved to be no better (principal variation search; Marsland and Campbell, "Parallel
//!   Search of Strongly Ordered Game Trees", 1982).
//!
//! The search keeps its own stack instead of calling itself, so it can stop after any node and continue later. It uses integers
//! only and reads no clock: the same seed and number of nodes give the same turn on every machine.

#[cfg(test)]
mod tests;
mod transposition_table;

use super::{LevelParams, RootActions, SearchTask};
use crate::game::Rng;
use crate::game::sort_by_number::{descending_key, sort_by_number};
use transposition_table::{Bound, TranspositionTable};

/// A turn, with the ordering score that the game gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate<Turn> {
    /// The turn: all actions of one player before the other is to move.
    pub turn: Turn,
    /// Turns with greater scores are tried earlier. The search adds up to [`MAX_HISTORY_BONUS`] for cut-offs elsewhere.
    pub ordering_score: i32,
}

/// A result that is known without any search, from the side of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A win within this number of turns of both players; 0 if the game is over.
    Won(u8),
    /// A loss within this number of turns of both players; 0 if the game is over.
    Lost(u8),
    /// Exactly this value, such as for a draw or a repetition. The position is not searched further.
    Worth(i32),
}

/// A game for two players who take turns, as this search needs it: its positions, turns and values.
///
/// ```
/// use corsair_cabinet::search::alpha_beta::{Candidate, Search, SearchDomain, SearchParams, Verdict};
/// use corsair_cabinet::search::{LevelParams, SearchTask};
///
/// /// One heap. A turn takes one, two or three pieces; the player who takes the last one wins.
/// struct Nim;
///
/// impl SearchDomain for Nim {
///     type Position = u8;
///     type Turn = u8;
///     type Action = u8;
///
///     const THREE_IN_FOUR_WIN_VALUE: i32 = 100;
///
///     fn key(&self, heap: &u8) -> u64 {
///         u64::from(*heap)
///     }
///
///     fn verdict(&self, heap: &u8, _line: &[u64]) -> Option<Verdict> {
///         (*heap == 0).then_some(Verdict::Lost(0))
///     }
///
///     fn value(&self, _heap: &u8) -> i32 {
///         0
///     }
///
///     fn turns(&self, heap: &u8, _depth: u8, into: &mut Vec<Candidate<u8>>) {
///         into.extend((1..=(*heap).min(3)).map(|turn| Candidate { turn, ordering_score: 0 }));
///     }
///
///     fn after(&self, heap: &u8, turn: u8) -> u8 {
///         heap - turn
///     }
///
///     fn history_key(&self, turn: u8) -> u64 {
///         u64::from(turn)
///     }
///
///     fn action(&self, _heap: &u8, turn: u8) -> u8 {
///         turn
///     }
/// }
///
/// let params = SearchParams { depth: 8, at_least: 0, noise: 0 };
/// let level = LevelParams { iterations: 10_000, blunder_rate: 0.0, params };
/// let mut search = Search::new(Nim, 6, level, None, 0);
/// search.advance(u64::MAX);
/// // Two from six leave four, from which the opponent cannot win.
/// assert_eq!(search.choice(), 2);
/// assert!(matches!(search.report().end, Some(Verdict::Won(_))));
/// ```
pub trait SearchDomain {
    /// A position, with the player to move.
    type Position: Clone;
    /// All actions of one player before the other is to move.
    type Turn: Copy + Eq;
    /// An action, the answer of the search: one decision, as in a record.
    type Action: PartialEq;

    /// The value of a position that is won in three of four games.
    const THREE_IN_FOUR_WIN_VALUE: i32;

    /// The position's Zobrist key. Positions with different continuations have different keys.
    fn key(&self, position: &Self::Position) -> u64;

    /// The result of a position if it is known without search. `line` has the keys of the positions that led to it, from the root
    /// on; the game decides what a repetition of one of them means.
    fn verdict(&self, position: &Self::Position, line: &[u64]) -> Option<Verdict>;

    /// The static value of the position for the player to move, between -[`MAX_STATIC_VALUE`] and [`MAX_STATIC_VALUE`].
    fn value(&self, position: &Self::Position) -> i32;

    /// Whether the position is too unsettled for a meaningful static value. The search then looks one turn deeper.
    fn is_noisy(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Adds the turns of the player to move to `into`: at least one, always in the same order, and only one of several turns with
    /// the same result.
    ///
    /// The search looks `depth` turns ahead from here, including these. With a greater depth, good ordering scores are worth more
    /// time.
    fn turns(&self, position: &Self::Position, depth: u8, into: &mut Vec<Candidate<Self::Turn>>);

    /// The position after a turn.
    fn after(&self, position: &Self::Position, turn: Self::Turn) -> Self::Position;

    /// Whether the turn stored for this position's key in the transposition table may be tried before the turns are generated. If
    /// not, it is tried first after they are generated.
    fn is_pseudo_legal(&self, _position: &Self::Position, _turn: Self::Turn) -> bool {
        false
    }

    /// The key of a turn in the history table. Similar turns may share a key.
    fn history_key(&self, turn: Self::Turn) -> u64;

    /// Adds the turns that begin with an action to `into`, also those that [`turns`](Self::turns) leaves out because they look
    /// inferior. They are needed only to value an action that somebody chose nevertheless.
    fn turns_of_action(&self, _position: &Self::Position, _action: &Self::Action, _into: &mut Vec<Self::Turn>) {}

    /// The first action of a turn.
    fn action(&self, position: &Self::Position, turn: Self::Turn) -> Self::Action;

    /// All actions of a turn, in order.
    fn actions(&self, position: &Self::Position, turn: Self::Turn) -> Vec<Self::Action> {
        vec![self.action(position, turn)]
    }
}

/// The greatest value of a position that is not known to be won.
pub(crate) const MAX_STATIC_VALUE: i32 = 30_000;

/// The value of a won game. A win in n turns is worth n less, so the search prefers short wins and long losses.
const WIN_VALUE: i32 = 32_000;

/// Greater than the value of any position.
const ABOVE_ANY_VALUE: i32 = 32_001;

/// The greatest depth of a search, in turns.
const MAX_DEPTH: u8 = 64;

/// The greatest bonus in an ordering score for cut-offs elsewhere.
pub(crate) const MAX_HISTORY_BONUS: i32 = 1 << 14;

/// The number of slots in the history table.
const HISTORY_SLOTS: usize = 1 << 12;

/// The bonus in the ordering score of killers, which puts them before other turns.
const KILLER_BONUS: i32 = 1 << 28;

/// The number of turns of a position that are picked one at a time, the most promising first. The other turns are sorted, because
/// a cut-off has become unlikely.
const TURNS_PICKED_SINGLY: usize = 3;

/// The most slots of a transposition table, which take 20 to 30 MB.
const MAX_TABLE_SLOTS: usize = 1 << 18;

/// The parameters of this search for a level of computer player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchParams {
    /// The greatest depth, in turns.
    pub depth: u8,
    /// The depth, in turns, that is completed even if that takes more than the level's number of iterations; then noisy positions
    /// are no longer searched deeper. Not used if the caller sets a budget.
    pub at_least: u8,
    /// The greatest random error in the value of a position. The error of a position is always the same.
    pub noise: u16,
}

/// The result of a search so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<Turn> {
    /// The number of positions searched.
    pub nodes: u64,
    /// The depth of the last completed iteration, in turns.
    pub depth: u8,
    /// The value for the player to move, from the last completed iteration or a better turn found since.
    pub value: i32,
    /// The proven win or loss with best play, with its number of turns; `None` if neither is proven.
    pub end: Option<Verdict>,
    /// The principal variation: the expected turns of both sides, starting with the chosen one.
    pub line: Vec<Turn>,
}

/// A position on the search stack.
struct Frame<K: SearchDomain> {
    position: K::Position,
    key: u64,
    /// The remaining depth, in turns.
    depth: u8,
    /// The lower bound: the value that the player to move is sure of now (`alpha`) and was at first (`floor`).
    alpha: i32,
    floor: i32,
    /// The upper bound: the opponent avoids positions with this value or more.
    beta: i32,
    best: i32,
    best_turn: Option<K::Turn>,
    stage: IterationStep,
    /// The best turn from the transposition table.
    remembered: Option<K::Turn>,
    /// Two indices in the list of all candidates: that of this position's first turn, and that of the next turn to try.
    start: usize,
    next: usize,
    /// The number of turns tried, the current one included.
    tried: usize,
    /// The turn that is being searched. If `scouting`, a null window only proves that it is no better than the best turn.
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
            best: -ABOVE_ANY_VALUE,
            best_turn: None,
            stage: IterationStep::Generate,
            remembered: None,
            start: 0,
            next: 0,
            tried: 0,
            current: None,
            scouting: false,
        }
    }
}

/// The next step at a position on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum IterationStep {
    /// Try the turn from the transposition table before the turns are generated.
    Remembered,
    /// Generate the turns.
    Generate,
    /// Try one turn after another.
    Try,
    /// Search the current turn again with a full window, because it may be better than the best so far.
    Again,
    /// Leave the position.
    Done,
}

/// A turn at the root, with the number of nodes searched for it in the last iteration.
struct RootTurn<Turn> {
    turn: Turn,
    ordering_score: i32,
    nodes: u64,
}

/// An alpha-beta search in progress. [`SearchDomain`] has an example.
pub struct Search<K: SearchDomain> {
    domain: K,
    skill: LevelParams<SearchParams>,
    /// The number of nodes, and the depth that is completed even beyond this number.
    budget: u64,
    at_least: u8,
    seed: u64,
    /// A turn is overlooked if its 32-bit random number is below this.
    blunder_rate: u64,
    nodes: u64,
    position: K::Position,
    root: Vec<RootTurn<K::Turn>>,
    root_started_at: u64,
    /// The number of slots of the table, which is allocated when the search begins, since it may not be needed.
    places: usize,
    table: TranspositionTable<K::Turn>,
    stack: Vec<Frame<K>>,
    /// The keys of the positions on the stack.
    line: Vec<u64>,
    /// The turns of all positions on the stack.
    candidates: Vec<Candidate<K::Turn>>,
    killers: Vec<[Option<K::Turn>; 2]>,
    /// The history table: the number of cut-offs that turns caused, weighted by depth; one table for the side to move at the
    /// root, and one for the other.
    history: [Vec<i32>; 2],
    /// The principal variation from every position on the stack.
    lines: Vec<Vec<K::Turn>>,
    /// The depth of the current iteration, and of the last completed one.
    depth: u8,
    completed: u8,
    /// The value of the last iteration, then of the best turn found in the current one.
    value: i32,
    chosen: Vec<K::Turn>,
    done: bool,
}

impl<K: SearchDomain> Search<K> {
    /// Starts a search for the turn of the player to move. `budget` is the number of nodes; `None` uses the level's number.
    ///
    /// # Panics
    /// If the player to move has no turn.
    pub fn new(
        domain: K,
        position: K::Position,
        skill: LevelParams<SearchParams>,
        budget: Option<u64>,
        seed: u64,
    ) -> Self {
        let seed = Rng::from_seed(seed).next_u64();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of 32 bits")]
        let blunder_rate = (skill.blunder_rate.clamp(0.0, 1.0) * 4_294_967_296.0) as u64;
        let nodes = budget.unwrap_or(skill.iterations);
        let places =
            usize::try_from(nodes / 4).unwrap_or(MAX_TABLE_SLOTS).clamp(1 << 8, MAX_TABLE_SLOTS).next_power_of_two();
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
            history: [vec![0; HISTORY_SLOTS], vec![0; HISTORY_SLOTS]],
            lines: vec![Vec::new()],
            depth: 0,
            completed: 0,
            value: 0,
            chosen: Vec::new(),
            done: false,
            position,
            domain,
        };
        let key = search.domain.key(&search.position);
        search.domain.turns(&search.position, skill.params.depth, &mut search.candidates);
        search.overlook_turns(key, 0);
        let mut root: Vec<_> = search.candidates.drain(..).collect();
        assert!(!root.is_empty(), "only a player who is to move can search");
        sort_by_number(&mut root, |candidate| descending_key(candidate.ordering_score));
        search.root = root
            .iter()
            .map(|&Candidate { turn, ordering_score }| RootTurn { turn, ordering_score, nodes: 0 })
            .collect();
        search.chosen.push(search.root[0].turn);
        search.value = search.judge(&search.position);
        search.done = search.root.len() == 1 || skill.params.depth == 0;
        search
    }

    /// The same search without a transposition table, to measure the benefit of the table.
    #[cfg(test)]
    pub(crate) fn without_table(mut self) -> Self {
        self.places = 0;
        self
    }

    /// The result of the search so far.
    pub fn report(&self) -> Report<K::Turn> {
        let end = u8::try_from(WIN_VALUE - self.value.abs())
            .ok()
            .filter(|_| self.value.abs() > MAX_STATIC_VALUE && self.completed > 0);
        Report {
            nodes: self.nodes,
            depth: self.completed,
            value: self.value,
            end: end.map(|turns| if self.value > 0 { Verdict::Won(turns) } else { Verdict::Lost(turns) }),
            line: self.chosen.clone(),
        }
    }

    /// The static value of a position, with the random error of this level.
    fn judge(&self, position: &K::Position) -> i32 {
        let value = self.domain.value(position);
        let noise = u64::from(self.skill.params.noise);
        let error = if noise == 0 {
            0
        } else {
            let lot = mix_bits(self.seed ^ self.domain.key(position)) >> 32;
            i32::try_from((lot * (2 * noise + 1)) >> 32).unwrap_or(0) - i32::from(self.skill.params.noise)
        };
        (value + error).clamp(-MAX_STATIC_VALUE, MAX_STATIC_VALUE)
    }

    /// Removes the turns that this level overlooks from the candidates at `start` and after. In a position they are always the
    /// same turns, and never the most obvious one.
    fn overlook_turns(&mut self, key: u64, start: usize) {
        if self.blunder_rate == 0 {
            return;
        }
        let obvious = first_of_the_greatest(&self.candidates[start..], |candidate| candidate.ordering_score) + start;
        let mut kept = start;
        for place in start..self.candidates.len() {
            let candidate = self.candidates[place];
            let lot = mix_bits(self.seed ^ key ^ mix_bits(self.domain.history_key(candidate.turn))) >> 32;
            if place == obvious || lot >= self.blunder_rate {
                self.candidates[kept] = candidate;
                kept += 1;
            }
        }
        self.candidates.truncate(kept);
    }

    /// Starts the next iteration, one turn deeper.
    fn deepen(&mut self) {
        if self.completed == 0 {
            self.table = TranspositionTable::new(self.places);
        }
        self.depth = self.completed + 1;
        let key = self.domain.key(&self.position);
        let frame = Frame::new(self.position.clone(), key, self.depth, -ABOVE_ANY_VALUE, ABOVE_ANY_VALUE);
        self.push(Frame { stage: IterationStep::Try, ..frame });
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

    fn step(&mut self) {
        if self.stack.is_empty() {
            self.deepen();
        }
        loop {
            if let Some(turn) = self.next_turn() {
                self.visit(turn);
                break;
            }
            self.pop_frame();
            if self.stack.is_empty() {
                return;
            }
        }
        // Positions on the stack that are complete now are left at once.
        while self.stack.last().is_some_and(|frame| {
            frame.stage == IterationStep::Done
                || frame.stage == IterationStep::Try && frame.next >= self.candidates.len()
        }) {
            self.pop_frame();
        }
    }

    /// The next turn to search at the top of the stack.
    fn next_turn(&mut self) -> Option<K::Turn> {
        let ply = self.stack.len() - 1;
        let frame = self.stack.last_mut()?;
        if frame.stage == IterationStep::Again {
            frame.stage = IterationStep::Try;
            frame.scouting = false;
            return frame.current;
        }
        if frame.stage == IterationStep::Remembered {
            frame.stage = IterationStep::Generate;
            frame.current = frame.remembered;
            frame.tried = 1;
            return frame.current;
        }
        if frame.stage == IterationStep::Generate {
            self.generate_turns(ply);
        }
        let frame = self.stack.last_mut()?;
        while frame.stage == IterationStep::Try && frame.next < self.candidates.len() {
            let rest = &mut self.candidates[frame.next..];
            // The turns at the root are sorted already.
            if ply > 0 {
                let chosen = frame.next - frame.start;
                if chosen < TURNS_PICKED_SINGLY {
                    let best = first_of_the_greatest(rest, |candidate| candidate.ordering_score);
                    rest.swap(0, best);
                } else if chosen == TURNS_PICKED_SINGLY {
                    sort_by_number(rest, |candidate| descending_key(candidate.ordering_score));
                }
            }
            let turn = rest[0].turn;
            frame.next += 1;
            // The turn from the transposition table may have been tried before.
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

    /// Generates the turns of the position at the top of the stack, with their ordering scores.
    fn generate_turns(&mut self, ply: usize) {
        let frame = &mut self.stack[ply];
        frame.stage = IterationStep::Try;
        let Frame { key, start, .. } = *frame;
        let first = frame.remembered.filter(|_| frame.tried == 0);
        self.domain.turns(&frame.position, frame.depth, &mut self.candidates);
        self.overlook_turns(key, start);
        let killers = self.killers[ply];
        // Most turns differ from the best and the killers in their keys already, which are faster to compare than turns.
        let label_of = |turn: Option<K::Turn>| turn.map(|turn| self.domain.history_key(turn));
        let labels = [first, killers[0], killers[1]].map(label_of);
        let history = &self.history[ply % 2];
        for candidate in &mut self.candidates[start..] {
            let label = self.domain.history_key(candidate.turn);
            candidate.ordering_score += history[history_slot(label)];
            if !labels.contains(&Some(label)) {
                continue;
            }
            if first == Some(candidate.turn) {
                candidate.ordering_score = i32::MAX;
            } else if killers.contains(&Some(candidate.turn)) {
                candidate.ordering_score += KILLER_BONUS;
            }
        }
    }

    /// Visits the position after a turn: takes its value if that is known at once, or else pushes it on the stack.
    fn visit(&mut self, turn: K::Turn) {
        self.nodes += 1;
        let ply = self.stack.len();
        self.lines[ply].clear();
        let Some(frame) = self.stack.last() else { return };
        if ply == 1 && frame.stage != IterationStep::Again {
            self.root_started_at = self.nodes;
        }
        let position = self.domain.after(&frame.position, turn);
        let alpha = if frame.scouting { -frame.alpha - 1 } else { -frame.beta };
        let beta = -frame.alpha;
        let mut depth = frame.depth - 1;
        if let Some(verdict) = self.domain.verdict(&position, &self.line) {
            let distance = |turns: u8| WIN_VALUE - i32::try_from(ply).unwrap_or(0) - i32::from(turns);
            let value = match verdict {
                Verdict::Won(turns) => distance(turns),
                Verdict::Lost(turns) => -distance(turns),
                Verdict::Worth(value) => value,
            };
            return self.take_child_value(-value, true);
        }
        if depth == 0 {
            // Without these limits, threats that neither side has to meet at once would be followed forever.
            let settled = ply >= usize::from(MAX_DEPTH) || self.nodes >= self.budget;
            if settled || !self.domain.is_noisy(&position) {
                let value = self.judge(&position);
                return self.take_child_value(-value, true);
            }
            depth = 1;
        }
        let key = self.domain.key(&position);
        let mut remembered = None;
        if let Some(entry) = self.table.get(key) {
            remembered = entry.turn;
            // Positions on the principal variation are always searched, so that the variation is complete.
            if entry.depth >= depth && alpha + 1 == beta {
                let value = from_table(entry.value, ply);
                let enough = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= beta,
                    Bound::Upper => value <= alpha,
                };
                if enough {
                    return self.take_child_value(-value, false);
                }
            }
        }
        let early = remembered.is_some_and(|turn| self.domain.is_pseudo_legal(&position, turn));
        let stage = if early { IterationStep::Remembered } else { IterationStep::Generate };
        self.push(Frame { stage, remembered, ..Frame::new(position, key, depth, alpha, beta) });
    }

    /// Takes the value of the turn being searched at the top of the stack, from the side of the player to move there. `exact`
    /// means that a wider window would not change the value.
    fn take_child_value(&mut self, value: i32, exact: bool) {
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
            self.record_cutoff(ply, turn, depth);
        }
        if ply == 0 {
            self.value = value;
            self.chosen.clone_from(&self.lines[0]);
            self.count_root_nodes();
        }
    }

    /// Records a turn that caused a cut-off in the killers and the history table.
    fn record_cutoff(&mut self, ply: usize, turn: Option<K::Turn>, depth: i32) {
        let Some(turn) = turn else { return };
        let [first, second] = &mut self.killers[ply];
        if *first != Some(turn) {
            *second = first.replace(turn);
        }
        let history = &mut self.history[ply % 2];
        let experience = &mut history[history_slot(self.domain.history_key(turn))];
        *experience += depth * depth;
        if *experience > MAX_HISTORY_BONUS {
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

    /// Pops the position at the top of the stack, whose search is complete, and passes on its value.
    fn pop_frame(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        self.line.pop();
        let ply = self.stack.len();
        self.candidates.truncate(frame.start);
        if ply == 0 {
            return self.complete_iteration(frame.best);
        }
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best_turn.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(frame.key, frame.best_turn, to_table(frame.best, ply), frame.depth, bound, self.depth);
        self.take_child_value(-frame.best, false);
    }

    fn complete_iteration(&mut self, value: i32) {
        self.completed = self.depth;
        self.value = value;
        let best = self.chosen[0];
        // After the best turn come those with the largest trees: they were hardest to refute.
        sort_by_number(&mut self.root, |root| if root.turn == best { 0 } else { u64::MAX - root.nodes });
        // A shorter win than the proven one would have been found at a smaller depth.
        let proven = value.abs() > MAX_STATIC_VALUE && i32::from(self.completed) + 1 >= WIN_VALUE - value.abs();
        self.done = proven || self.completed >= self.skill.params.depth.min(MAX_DEPTH);
    }
}

/// The slot of a history key in the history table.
fn history_slot(label: u64) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are meant")]
    let place = label as usize & (HISTORY_SLOTS - 1);
    place
}

/// Hashes a number, so that all its bits affect all bits of the result.
fn mix_bits(number: u64) -> u64 {
    Rng::from_seed(number).next_u64()
}

/// The index of the item with the greatest score; the first of equals.
fn first_of_the_greatest<T>(items: &[T], score: impl Fn(&T) -> i32) -> usize {
    (1..items.len()).fold(0, |best, place| if score(&items[place]) > score(&items[best]) { place } else { best })
}

/// The value as stored in the table: a win or loss is counted from this position instead of from the root.
fn to_table(value: i32, ply: usize) -> i16 {
    let ply = i32::try_from(ply).unwrap_or(0);
    let value = match value {
        won if won > MAX_STATIC_VALUE => won + ply,
        lost if lost < -MAX_STATIC_VALUE => lost - ply,
        open => open,
    };
    i16::try_from(value).unwrap_or(0)
}

/// The value as used in the search: a win or loss is counted from the root instead of from this position.
fn from_table(value: i16, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or(0);
    match i32::from(value) {
        won if won > MAX_STATIC_VALUE => won - ply,
        lost if lost < -MAX_STATIC_VALUE => lost + ply,
        open => open,
    }
}

impl<K: SearchDomain> SearchTask for Search<K> {
    type Action = K::Action;

    fn advance(&mut self, iterations: u64) {
        let until = self.nodes.saturating_add(iterations);
        while self.nodes < until && !self.is_finished() {
            self.step();
        }
    }

    fn is_finished(&self) -> bool {
        self.done || self.nodes >= self.budget && self.completed >= self.at_least
    }

    fn choice(&self) -> K::Action {
        self.domain.action(&self.position, self.chosen[0])
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
            line.extend(self.domain.actions(&position, *turn));
            position = self.domain.after(&position, *turn);
        }
        line
    }

    fn restrict(&mut self, to: &RootActions<K::Action>) {
        let (domain, position) = (&self.domain, &self.position);
        self.root.retain(|root| to.contains(&domain.action(position, root.turn)));
        if let RootActions::Only(action) = to
            && self.root.is_empty()
        {
            let mut turns = Vec::new();
            domain.turns_of_action(position, action, &mut turns);
            self.root = turns.into_iter().map(|turn| RootTurn { turn, ordering_score: 0, nodes: 0 }).collect();
        }
        if let Some(first) = self.root.first() {
            self.chosen = vec![first.turn];
        }
        self.done = if matches!(to, RootActions::All) { self.done } else { self.root.is_empty() };
    }
}

/// The win probability, from 0 to 1, in a position of this value.
pub(crate) fn win_probability<K: SearchDomain>(value: i32) -> f64 {
    if value.abs() > MAX_STATIC_VALUE {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    let value = f64::from(value);
    0.5 + 0.5 * value / (value.abs() + f64::from(K::THREE_IN_FOUR_WIN_VALUE))
}
