//! The search domain of Corsairs: positions, whole turns, and verdicts on positions that are decided.

use super::evaluation::{Evaluation, weights};
use super::keys;
use crate::game::hex::{Cell, CellSet, MOST_CELLS};
use crate::games::corsairs::rules::{
    Action, ConvoyMove, CorsairMove, Position, Repetition, RuleSet, Side, State, Stuck, Turn,
};
use crate::search::alpha_beta::{Candidate, SearchDomain, Verdict};

/// A position at the beginning of a turn. The root may also be in the middle of a turn of the corsairs.
#[derive(Clone, Copy, Debug)]
pub struct SearchPosition {
    /// The position of all ships.
    pub ships: Position,
    /// The number of the turn, from 1; the corsairs play the odd turns.
    pub number: u16,
    /// The Zobrist key of the ships.
    key: u64,
}

impl SearchPosition {
    /// Creates a position at the beginning of the turn of this number.
    #[must_use]
    pub fn new(ships: Position, number: u16) -> Self {
        Self { ships, number, key: keys::of(&ships) }
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        if self.number % 2 == 1 { Side::Corsairs } else { Side::Convoy }
    }
}

/// A move of the search: a whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnMove {
    /// One or two moves of corsairs.
    CorsairMoves([Option<CorsairMove>; 2]),
    /// A move of the convoy.
    Sail(ConvoyMove),
    /// The side moves no ship.
    Pass,
}

/// The number of turns before the limit at which the search begins to distinguish positions by their turn number.
const TURNS_NEAR_LIMIT: u16 = 12;

/// By how much a position that occurs again is worth less to a convoy whose corsairs cannot move.
const COST_OF_REPETITION: i32 = 60;

/// The search of a game from its present state.
pub struct CorsairsSearchDomain {
    state: State,
    rule_set: RuleSet,
    /// Whether leaves are checked for a capture of the freighter in the next turn.
    checks_freighter: bool,
    /// The keys of earlier positions of the game that may occur again.
    seen: Vec<u64>,
    /// A Bloom filter of the keys in `seen`, to skip most comparisons.
    marks: [u64; 4],
    /// Whether corsairs move by the standard options, for which turns are generated faster.
    usual: bool,
    /// The evaluation with the weights of the side that thinks.
    pub(super) evaluation: Evaluation,
    /// The value that the corsairs have lost with the turns played. It is the same for all positions of the search,
    /// since their keys do not contain the turn number.
    cost_of_time: i32,
    /// Whether the convoy is to move and the corsairs cannot. Then the convoy could sail to and fro until the position has occurred
    /// three times. It wins by captures instead, unless a third occurrence is all that is left.
    pub(super) corsairs_are_stuck: bool,
}

impl CorsairsSearchDomain {
    /// Creates the search from this state. If `checks_freighter`, it checks leaves for a capture of the freighter in the next
    /// turn.
    #[must_use]
    pub fn new(state: &State, checks_freighter: bool) -> Self {
        let rule_set = state.rule_set();
        let usual = !rule_set.must_go_on
            && !rule_set.straight_pull
            && !rule_set.one_pull
            && !rule_set.corners_barred
            && !rule_set.release_at_once;
        let mut seen = Vec::new();
        if state.options.repetition == Repetition::Convoy {
            let before = state.seen.iter().rev().zip((1..state.number).rev());
            seen.extend(before.map(|(ships, number)| SearchPosition::new(*ships, number).board_key()));
            if state.turn.move_count() > 0 {
                seen.push(SearchPosition::new(state.turn.start, state.number).board_key());
            }
        }
        let mut marks = [0; 4];
        for key in &seen {
            let (word, bit) = mark(*key);
            marks[word] |= bit;
        }
        Self {
            state: state.clone(),
            rule_set,
            checks_freighter,
            seen,
            marks,
            usual,
            evaluation: Evaluation::new(rule_set, weights(&rule_set, state.side())),
            cost_of_time: cost_of_time(&rule_set, state.number),
            corsairs_are_stuck: state.side() == Side::Convoy && !Turn::new(state.turn.now).can_move(&rule_set),
        }
    }

    /// The root position.
    #[must_use]
    pub fn root_position(&self) -> SearchPosition {
        SearchPosition::new(self.state.turn.now, self.state.number)
    }

    /// Whether this is the root, where moves of the turn may have been made already.
    const fn is_root(&self, position: &SearchPosition) -> bool {
        position.number == self.state.number
    }

    /// The number of earlier occurrences of a position: in the game, and in the line that leads to it.
    fn occurrences(&self, position: &SearchPosition, line: &[u64]) -> (usize, usize) {
        let key = position.board_key();
        let (word, bit) = mark(key);
        let in_game = if self.marks[word] & bit == 0 { 0 } else { count(&self.seen, key) };
        // If the root is in the middle of a turn, so is the first position of the line; `seen` has the beginning of that turn.
        let skipped = usize::from(self.state.turn.move_count() > 0);
        let numbered = line.iter().zip(self.state.number..).skip(skipped);
        let same_side = numbered.filter(|(_, number)| number % 2 == position.number % 2);
        (in_game, same_side.filter(|(other, number)| **other == key ^ self.turn_limit_key(*number)).count())
    }

    /// The part of a key that distinguishes turn numbers near the turn limit; 0 in earlier turns.
    fn turn_limit_key(&self, number: u16) -> u64 {
        let in_sight = self.rule_set.turns_left(number).is_some_and(|left| left <= TURNS_NEAR_LIMIT);
        if in_sight { keys::spread(number.into()) } else { 0 }
    }

    /// Appends the turns of the corsairs, one for each resulting position.
    fn corsair_turns(&self, position: &SearchPosition, depth: u8, into: &mut Vec<Candidate<TurnMove>>) {
        let mut merged = ResultKeys::new();
        let mut found = |moves: [Option<CorsairMove>; 2], before: &SearchPosition, last: Option<CorsairMove>| {
            let change = last.map_or(0, |last| keys::of_move(&before.ships, last));
            if merged.is_new(before.key ^ change) {
                let after = || last.map_or(*before, |last| before.after_move(last)).next();
                let ordering_score = if depth > 1 { self.ordering_score(&after(), depth) } else { 0 };
                into.push(Candidate { turn: TurnMove::CorsairMoves(moves), ordering_score });
            }
        };
        if !self.usual || self.is_root(position) {
            return self.turns_by_rule(position, &mut found);
        }
        let free = position.ships.corsairs.difference(position.ships.entangled_corsairs());
        let may_reserve_enter = position.ships.reserve > 0;
        self.each_move(&position.ships, free, may_reserve_enter, None, |first| {
            found([Some(first), None], position, Some(first));
            let after = position.after_move(first);
            if after.ships.freighter.is_none() {
                return;
            }
            let involved = cells_of(first);
            let (free, entered) = match first {
                CorsairMove::Enter(corner) => (free.with(corner), Some(corner)),
                CorsairMove::Step { from, to, .. } => (free.without(from).with(to), None),
                CorsairMove::Leave { from, .. } => (free.without(from), None),
            };
            let may_reserve_enter = may_reserve_enter && after.ships.reserve > 0;
            self.each_move(&after.ships, free, may_reserve_enter, entered, |second| {
                // Two independent moves are generated in one order only.
                let swapped =
                    independent_move_order(second) < independent_move_order(first) && is_independent(second, involved);
                if !swapped && (self.rule_set.may_return || !first.is_undone_by(second)) {
                    found([Some(first), Some(second)], &after, Some(second));
                }
            });
        });
    }

    /// Calls `found` with every turn of the corsairs under any options; at the root, with every completion of the current turn.
    /// The arguments are all moves of the turn, the position before its last move, and that move; `None` if the turn ends without
    /// another move.
    fn turns_by_rule(
        &self,
        position: &SearchPosition,
        found: &mut impl FnMut([Option<CorsairMove>; 2], &SearchPosition, Option<CorsairMove>),
    ) {
        let turn = if self.is_root(position) { self.state.turn } else { Turn::new(position.ships) };
        if turn.now.freighter.is_none() || turn.may_end(&self.rule_set) {
            found(turn.moves, position, None);
        }
        turn.each_move(&self.rule_set, |step| {
            let after = turn.with(step);
            if after.move_count() == 2 || after.now.freighter.is_none() {
                return found(after.moves, position, Some(step));
            }
            let mut goes_on = false;
            let here = position.after_move(step);
            if !self.rule_set.must_go_on {
                found(after.moves, position, Some(step));
            }
            after.each_move(&self.rule_set, |second| {
                goes_on = true;
                found([Some(step), Some(second)], &here, Some(second));
            });
            if self.rule_set.must_go_on && !goes_on {
                found(after.moves, position, Some(step));
            }
        });
    }

    /// Calls `found` with every move of the corsairs in `free` and, if `may_reserve_enter`, with every entry, under the standard
    /// options. No corsair leaves from the corner `entered`, where one has just come in.
    fn each_move(
        &self,
        ships: &Position,
        free: CellSet,
        may_reserve_enter: bool,
        entered: Option<Cell>,
        mut found: impl FnMut(CorsairMove),
    ) {
        let empty = ships.empty_cells(&self.rule_set);
        let convoy = ships.convoy();
        if may_reserve_enter {
            self.rule_set.corners.intersection(empty).iter().for_each(|corner| found(CorsairMove::Enter(corner)));
        }
        for from in free {
            let beside = from.neighbours();
            let pulls = beside.intersection(convoy);
            for to in beside.intersection(empty) {
                found(CorsairMove::Step { from, to, pull: None });
                pulls.iter().for_each(|pulled| found(CorsairMove::Step { from, to, pull: Some(pulled) }));
            }
            if self.rule_set.corners.contains(from) && entered != Some(from) {
                found(CorsairMove::Leave { from, pull: None });
                pulls.iter().for_each(|pulled| found(CorsairMove::Leave { from, pull: Some(pulled) }));
            }
        }
    }

    fn convoy_turns(&self, position: &SearchPosition, depth: u8, into: &mut Vec<Candidate<TurnMove>>) {
        position.ships.each_sail(&self.rule_set, |sail| {
            let ordering_score = if depth > 1 {
                self.ordering_score(&position.after_sail(sail).after_captures(&self.rule_set).next(), depth)
            } else {
                0
            };
            into.push(Candidate { turn: TurnMove::Sail(sail), ordering_score });
        });
    }

    /// The ordering score of a turn that leads to this position.
    fn ordering_score(&self, after: &SearchPosition, depth: u8) -> i32 {
        if after.ships.freighter.is_none() {
            return WIN_ORDERING_SCORE;
        }
        if depth <= 1 {
            return 0;
        }
        if after.side() == Side::Corsairs && self.checks_freighter && after.ships.can_take_freighter(&self.rule_set) {
            return -WIN_ORDERING_SCORE;
        }
        -16 * self.evaluation.evaluate(&after.ships, after.side())
    }
}

/// The ordering score of a winning turn.
const WIN_ORDERING_SCORE: i32 = 1 << 20;

impl SearchDomain for CorsairsSearchDomain {
    type Position = SearchPosition;
    type Turn = TurnMove;
    type Action = Action;

    const THREE_IN_FOUR_WIN_VALUE: i32 = 300;

    fn key(&self, position: &SearchPosition) -> u64 {
        position.board_key() ^ self.turn_limit_key(position.number)
    }

    fn verdict(&self, position: &SearchPosition, line: &[u64]) -> Option<Verdict> {
        let convoy_wins = |turns| match position.side() {
            Side::Corsairs => Verdict::Lost(turns),
            Side::Convoy => Verdict::Won(turns),
        };
        if position.ships.freighter.is_none() {
            return Some(Verdict::Lost(0));
        }
        let left = self.rule_set.turns_left(position.number);
        if position.ships.captured >= self.rule_set.captures || left == Some(0) {
            return Some(convoy_wins(0));
        }
        let (in_game, in_line) = self.occurrences(position, line);
        let may_repeat = !self.corsairs_are_stuck;
        if in_game >= 2 || may_repeat && in_game + in_line >= 2 {
            return Some(convoy_wins(0));
        }
        if may_repeat && in_line > 0 {
            // The same moves can be repeated until no turns are left.
            let turns = left.and_then(|left| u8::try_from(left).ok()).unwrap_or(u8::MAX);
            return Some(convoy_wins(turns));
        }
        if position.side() == Side::Corsairs {
            if self.checks_freighter && position.ships.can_take_freighter(&self.rule_set) {
                return Some(Verdict::Won(1));
            }
            if self.state.options.stuck == Stuck::Convoy && !Turn::new(position.ships).can_move(&self.rule_set) {
                return Some(convoy_wins(0));
            }
        }
        (!may_repeat && in_game + in_line > 0).then(|| {
            let value = self.value(position);
            Verdict::Worth(match position.side() {
                Side::Corsairs => value + COST_OF_REPETITION,
                Side::Convoy => value - COST_OF_REPETITION,
            })
        })
    }

    fn value(&self, position: &SearchPosition) -> i32 {
        let value = self.evaluation.evaluate(&position.ships, position.side());
        match position.side() {
            Side::Corsairs => value - self.cost_of_time,
            Side::Convoy => value + self.cost_of_time,
        }
    }

    fn turns(&self, position: &SearchPosition, depth: u8, into: &mut Vec<Candidate<TurnMove>>) {
        let start = into.len();
        let may_pass = match position.side() {
            Side::Corsairs => {
                self.corsair_turns(position, depth, into);
                false
            }
            Side::Convoy => {
                self.convoy_turns(position, depth, into);
                // The convoy does not pass in the game if the corsairs could then take the freighter.
                let loses = || position.after_captures(&self.rule_set).ships.can_take_freighter(&self.rule_set);
                self.rule_set.convoy_may_pass && !(self.is_root(position) && loses())
            }
        };
        if may_pass || into.len() == start {
            into.push(Candidate { turn: TurnMove::Pass, ordering_score: 0 });
        }
    }

    fn after(&self, position: &SearchPosition, turn: TurnMove) -> SearchPosition {
        let after = match turn {
            TurnMove::CorsairMoves(moves) => {
                let made = if self.is_root(position) { self.state.turn.move_count() } else { 0 };
                moves.into_iter().flatten().skip(made).fold(*position, |position, step| position.after_move(step))
            }
            TurnMove::Sail(sail) => position.after_sail(sail).after_captures(&self.rule_set),
            TurnMove::Pass if position.side() == Side::Convoy => position.after_captures(&self.rule_set),
            TurnMove::Pass => *position,
        };
        after.next()
    }

    fn is_pseudo_legal(&self, position: &SearchPosition, turn: TurnMove) -> bool {
        !self.is_root(position) && matches!(turn, TurnMove::CorsairMoves(_)) == (position.side() == Side::Corsairs)
    }

    fn history_key(&self, turn: TurnMove) -> u64 {
        let code = match turn {
            TurnMove::CorsairMoves(moves) => moves.iter().flatten().fold(1, |code, step| (code << 25) | code_of(*step)),
            TurnMove::Sail(ConvoyMove { first, last, direction, distance }) => {
                let numbers = [first.index(), last.index(), direction as usize, usize::from(distance)];
                numbers.iter().fold(2, |code, number| (code << 8) | *number as u64)
            }
            TurnMove::Pass => 0,
        };
        keys::spread(code)
    }

    fn turns_of_action(&self, position: &SearchPosition, action: &Action, into: &mut Vec<TurnMove>) {
        if position.side() == Side::Corsairs {
            // Of two moves that can be made in either order, the search tries one order only.
            self.turns_by_rule(position, &mut |moves, _, _| {
                let turn = TurnMove::CorsairMoves(moves);
                if self.action(position, turn) == *action {
                    into.push(turn);
                }
            });
        }
    }

    fn action(&self, _: &SearchPosition, turn: TurnMove) -> Action {
        match turn {
            TurnMove::CorsairMoves(moves) => {
                let next = moves.get(self.state.turn.move_count()).copied().flatten();
                next.map_or(Action::End, |step| self.state.action_of_move(step))
            }
            TurnMove::Sail(sail) => self.state.action_of_sail(sail),
            TurnMove::Pass => Action::Pass,
        }
    }

    fn actions(&self, position: &SearchPosition, turn: TurnMove) -> Vec<Action> {
        let TurnMove::CorsairMoves(moves) = turn else { return vec![self.action(position, turn)] };
        let made = if self.is_root(position) { self.state.turn.move_count() } else { 0 };
        let left = moves.into_iter().skip(made).flatten().map(|step| self.state.action_of_move(step));
        left.chain([Action::End]).collect()
    }
}

impl SearchPosition {
    /// The Zobrist key of the ships.
    #[cfg(test)]
    pub(super) const fn key_of_ships(&self) -> u64 {
        self.key
    }

    /// The key of the position without the number of the turn.
    const fn board_key(&self) -> u64 {
        self.key ^ keys::side(self.number)
    }

    /// The position after a move of a corsair, in the same turn.
    fn after_move(&self, step: CorsairMove) -> Self {
        Self { ships: self.ships.after(step), key: self.key ^ keys::of_move(&self.ships, step), ..*self }
    }

    /// The position after a move of the convoy, before its captures.
    fn after_sail(&self, sail: ConvoyMove) -> Self {
        let (mut ships, mut key) = (self.ships, self.key);
        let axis = sail.first.direction_to(sail.last).map(|(axis, _)| axis);
        let mut moved = CellSet::EMPTY;
        let mut ship = Some(sail.first);
        while let Some(cell) = ship {
            let target = sail.target(cell).unwrap_or(cell);
            ships.escorts.remove(cell);
            moved.insert(target);
            key ^= keys::escort(cell) ^ keys::escort(target);
            ship = axis.filter(|_| cell != sail.last).and_then(|axis| cell.step(axis));
        }
        ships.escorts = ships.escorts.union(moved);
        Self { ships, key, ..*self }
    }

    /// The position after the captures at the end of a convoy turn.
    fn after_captures(&self, rule_set: &RuleSet) -> Self {
        let ships = self.ships.after_captures(rule_set);
        if ships.captured == self.ships.captured { *self } else { Self { ships, key: keys::of(&ships), ..*self } }
    }

    /// The position at the beginning of the next turn.
    const fn next(self) -> Self {
        Self { number: self.number + 1, ..self }
    }
}

/// The value that the corsairs have lost with the turns before this one; 0 without a turn limit. With this loss, the corsairs'
/// win probability where the ships favour neither side is half the fraction of the turns that are left.
fn cost_of_time(rule_set: &RuleSet, number: u16) -> i32 {
    let left = rule_set.turns_left(number);
    left.map_or(0, |left| {
        CorsairsSearchDomain::THREE_IN_FOUR_WIN_VALUE * i32::from(number - 1) / i32::from(left.max(1))
    })
}

/// The cells that a move involves.
fn cells_of(step: CorsairMove) -> CellSet {
    match step {
        CorsairMove::Enter(corner) => CellSet::only(corner),
        CorsairMove::Step { from, to, pull } => pull.map_or(CellSet::EMPTY, CellSet::only).with(from).with(to),
        CorsairMove::Leave { from, pull } => pull.map_or(CellSet::EMPTY, CellSet::only).with(from),
    }
}

/// Whether a move involves none of these cells.
fn is_independent(step: CorsairMove, cells: CellSet) -> bool {
    let (from, to) = match step {
        CorsairMove::Enter(corner) => (corner, corner),
        CorsairMove::Step { from, to, .. } => (from, to),
        CorsairMove::Leave { from, .. } => (from, from),
    };
    let pulls = match step.pull() {
        Some(pulled) => cells.contains(pulled),
        None => false,
    };
    !pulls && !cells.contains(from) && !cells.contains(to)
}

/// The place of a move in the order in which independent moves are generated.
const fn independent_move_order(step: CorsairMove) -> usize {
    match step {
        CorsairMove::Enter(corner) => MOST_CELLS + corner.index(),
        CorsairMove::Step { from, .. } | CorsairMove::Leave { from, .. } => from.index(),
    }
}

/// A number of 25 bits for each move.
fn code_of(step: CorsairMove) -> u64 {
    let (from, to, kind) = match step {
        CorsairMove::Enter(corner) => (MOST_CELLS, corner.index(), 0),
        CorsairMove::Step { from, to, .. } => (from.index(), to.index(), 0),
        CorsairMove::Leave { from, .. } => (from.index(), MOST_CELLS, 1),
    };
    let pulled = step.pull().map_or(MOST_CELLS, Cell::index);
    [kind, from, to, pulled].iter().fold(0, |code, number| (code << 8) | *number as u64)
}

fn count(keys: &[u64], key: u64) -> usize {
    keys.iter().filter(|other| **other == key).count()
}

/// The word and the bit of a key in the filter.
fn mark(key: u64) -> (usize, u64) {
    ((key >> 6) as usize % 4, 1 << (key % 64))
}

/// The keys of the results found so far, to drop turns with an equal result.
struct ResultKeys {
    slots: [u64; SLOT_COUNT],
    count: usize,
}

/// The number of slots for keys: a power of two above the usual number of results of a turn.
const SLOT_COUNT: usize = 1 << 11;

impl ResultKeys {
    const fn new() -> Self {
        Self { slots: [0; SLOT_COUNT], count: 0 }
    }

    /// Whether a result is new. A nearly full table calls every result new, which costs only a little time.
    fn is_new(&mut self, key: u64) -> bool {
        let mut slot = (key >> 20) as usize % SLOT_COUNT;
        while self.slots[slot] != 0 {
            if self.slots[slot] == key {
                return false;
            }
            slot = (slot + 1) % SLOT_COUNT;
        }
        if self.count < SLOT_COUNT * 3 / 4 {
            self.slots[slot] = key;
            self.count += 1;
        }
        true
    }
}
