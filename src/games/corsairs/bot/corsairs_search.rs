//! What the search is told about Corsairs: positions, whole turns, and who has won.

use super::evaluation::{COUNTS, weights};
use super::keys;
use crate::game::hex::{Cell, CellSet, MOST_CELLS};
use crate::games::corsairs::rules::{Action, Move, Position, Repetition, RuleSet, Sail, Side, State, Stuck, Turn};
use crate::search::alpha_beta::{Candidate, SearchDomain, Verdict};

/// A position at the beginning of a turn; at the root, also in the middle of one of the corsairs'.
#[derive(Clone, Copy, Debug)]
pub struct SearchPosition {
    /// Where all ships are.
    pub ships: Position,
    /// The number of the turn, from 1; the corsairs play the odd ones.
    pub number: u16,
    /// The key of where all ships are.
    key: u64,
}

impl SearchPosition {
    /// A position at the beginning of the turn of this number.
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

/// A whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnMove {
    /// One or two moves of corsairs.
    Raid([Option<Move>; 2]),
    /// A move of the convoy.
    Sail(Sail),
    /// None of the side's ships moves.
    Pass,
}

/// So many turns before the limit it begins to matter to a search, which then tells positions apart by the
/// number of the turn.
const LIMIT_IN_SIGHT: u16 = 12;

/// What the search knows of a game that has come so far.
pub struct CorsairsSearch {
    state: State,
    pub(super) rule_set: RuleSet,
    /// Whether a capture of the freighter is seen coming a turn ahead.
    sharp: bool,
    /// The keys of the earlier positions that may come back, and by their lowest bits, whether there is any.
    seen: Vec<u64>,
    marks: [u64; 4],
    /// How far each cell is from the nearest corner.
    pub(super) from_corner: [u8; MOST_CELLS],
    /// The corners nearest to each cell, with the cells beside them.
    pub(super) nearest_corners: [CellSet; MOST_CELLS],
    /// The cells one, two, three and four steps from each.
    pub(super) rings: Box<[[CellSet; 4]; MOST_CELLS]>,
    /// The cells beside each that are nearer to a corner.
    pub(super) outward: [CellSet; MOST_CELLS],
    /// Whether corsairs move by the usual rules, whose turns can be made quickly.
    usual: bool,
    /// How much everything counts to the side that thinks.
    pub(super) weights: [i32; COUNTS],
}

impl CorsairsSearch {
    /// Looks at a game as it stands.
    #[must_use]
    pub fn new(state: &State, sharp: bool) -> Self {
        let rule_set = state.rule_set();
        let mut from_corner = [0; MOST_CELLS];
        let mut nearest_corners = [CellSet::NONE; MOST_CELLS];
        let mut rings = Box::new([[CellSet::NONE; 4]; MOST_CELLS]);
        let mut outward = [CellSet::NONE; MOST_CELLS];
        for cell in rule_set.cells.iter() {
            let at = cell.index();
            let distance = rule_set.corners.iter().map(|corner| corner.distance(cell)).min().unwrap_or_default();
            from_corner[at] = distance;
            let nearest = rule_set.corners.iter().filter(|corner| corner.distance(cell) == distance);
            nearest_corners[at] = nearest.fold(CellSet::NONE, |set, corner| set.or(corner.around()).with(corner));
            for other in rule_set.cells.iter() {
                let ring = usize::from(other.distance(cell)).wrapping_sub(1);
                if let Some(ring) = rings[at].get_mut(ring) {
                    *ring = ring.with(other);
                }
            }
        }
        for cell in rule_set.cells.iter() {
            let beside = cell.around().and(rule_set.cells).iter();
            outward[cell.index()] =
                beside.filter(|other| from_corner[other.index()] < from_corner[cell.index()]).collect();
        }
        let usual = !rule_set.must_go_on
            && !rule_set.straight_pull
            && !rule_set.one_pull
            && !rule_set.corners_barred
            && !rule_set.release_at_once;
        let mut seen = Vec::new();
        if state.options.repetition == Repetition::Convoy {
            let before = state.seen.iter().rev().zip((1..state.number).rev());
            seen.extend(before.map(|(ships, number)| SearchPosition::new(*ships, number).board_key()));
            if state.turn.made() > 0 {
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
            sharp,
            seen,
            marks,
            from_corner,
            nearest_corners,
            rings,
            outward,
            usual,
            weights: weights(state.side()),
        }
    }

    /// The position at hand.
    #[must_use]
    pub fn here(&self) -> SearchPosition {
        SearchPosition::new(self.state.turn.now, self.state.number)
    }

    /// Whether this is the position that is thought about, whose turn may have begun.
    const fn is_root(&self, position: &SearchPosition) -> bool {
        position.number == self.state.number
    }

    /// How often a position has occurred before, in the game and in this line of so many turns that leads to it.
    fn occurrences(&self, position: &SearchPosition, line: &[u64]) -> usize {
        let key = position.board_key();
        let (word, bit) = mark(key);
        let before = if self.marks[word] & bit == 0 { 0 } else { count(&self.seen, key) };
        // Where a turn is under way, the line begins in the middle of it, and its beginning has been seen.
        let skipped = usize::from(self.state.turn.made() > 0);
        let numbers = (self.state.number..).skip(skipped);
        let plain = line.iter().skip(skipped).zip(numbers).map(|(other, number)| other ^ self.near_limit(number));
        before + plain.filter(|other| *other == key).count()
    }

    /// What sets a position apart by the number of its turn, once the limit is in sight.
    fn near_limit(&self, number: u16) -> u64 {
        let in_sight = self.rule_set.limit.is_some_and(|limit| number + LIMIT_IN_SIGHT > limit);
        if in_sight { keys::spread(number.into()) } else { 0 }
    }

    /// The turns of the corsairs, one for each result.
    fn raids(&self, position: &SearchPosition, depth: u8, into: &mut Vec<Candidate<TurnMove>>) {
        let mut merged = Merged::new();
        if !self.usual || self.is_root(position) {
            let turn = if self.is_root(position) { self.state.turn } else { Turn::new(position.ships) };
            turn.each_completion(&self.rule_set, &mut |turn| {
                let after = SearchPosition::new(turn.now, position.number + 1);
                if merged.is_new(after.key) {
                    into.push(Candidate {
                        turn: TurnMove::Raid(turn.moves),
                        ordering_score: self.ordering_score(&after, depth),
                    });
                }
            });
            return;
        }
        let mut found = |moves: [Option<Move>; 2], before: &SearchPosition, last: Move| {
            if merged.is_new(before.key ^ keys::of_move(&before.ships, last)) {
                let ordering_score = if depth > 1 { self.ordering_score(&before.moved(last).next(), depth) } else { 0 };
                into.push(Candidate { turn: TurnMove::Raid(moves), ordering_score });
            }
        };
        let free = position.ships.corsairs.minus(position.ships.entangled());
        let may_enter = position.ships.reserve > 0;
        self.each_move(&position.ships, free, may_enter, None, |first| {
            found([Some(first), None], position, first);
            let after = position.moved(first);
            if after.ships.freighter.is_none() {
                return;
            }
            let touched = touched(first);
            let (free, entered) = match first {
                Move::Enter(corner) => (free.with(corner), Some(corner)),
                Move::Step { from, to, .. } => (free.without(from).with(to), None),
                Move::Leave { from, .. } => (free.without(from), None),
            };
            let may_enter = may_enter && after.ships.reserve > 0;
            self.each_move(&after.ships, free, may_enter, entered, |second| {
                // Two moves that have nothing to do with each other are made in one order only.
                let swapped = rank(second) < rank(first) && is_apart(second, touched);
                if !swapped && (self.rule_set.may_return || !first.is_undone_by(second)) {
                    found([Some(first), Some(second)], &after, second);
                }
            });
        });
    }

    /// Calls `found` with every move of the free corsairs, by the usual rules.
    fn each_move(
        &self,
        ships: &Position,
        free: CellSet,
        may_enter: bool,
        entered: Option<Cell>,
        mut found: impl FnMut(Move),
    ) {
        let empty = ships.empty(&self.rule_set);
        let convoy = ships.convoy();
        if may_enter {
            self.rule_set.corners.and(empty).iter().for_each(|corner| found(Move::Enter(corner)));
        }
        for from in free.iter() {
            let beside = from.around();
            let pulls = beside.and(convoy);
            for to in beside.and(empty).iter() {
                found(Move::Step { from, to, pull: None });
                pulls.iter().for_each(|pulled| found(Move::Step { from, to, pull: Some(pulled) }));
            }
            if self.rule_set.corners.contains(from) && entered != Some(from) {
                found(Move::Leave { from, pull: None });
                pulls.iter().for_each(|pulled| found(Move::Leave { from, pull: Some(pulled) }));
            }
        }
    }

    /// The moves of the convoy.
    fn sails(&self, position: &SearchPosition, depth: u8, into: &mut Vec<Candidate<TurnMove>>) {
        position.ships.each_sail(&self.rule_set, |sail| {
            let ordering_score = if depth > 1 {
                self.ordering_score(&position.sailed(sail).judged(&self.rule_set).next(), depth)
            } else {
                0
            };
            into.push(Candidate { turn: TurnMove::Sail(sail), ordering_score });
        });
    }

    /// How promising a turn looks that leads to this.
    fn ordering_score(&self, after: &SearchPosition, depth: u8) -> i32 {
        if after.ships.freighter.is_none() {
            return WINS;
        }
        if depth <= 1 {
            return 0;
        }
        if after.side() == Side::Corsairs && self.sharp && after.ships.can_take_freighter(&self.rule_set) {
            return -WINS;
        }
        -16 * self.evaluate(after)
    }
}

/// How much a turn counts that wins.
const WINS: i32 = 1 << 20;

impl SearchDomain for CorsairsSearch {
    type Position = SearchPosition;
    type Turn = TurnMove;
    type Action = Action;

    const ADVANTAGE: i32 = 300;

    fn key(&self, position: &SearchPosition) -> u64 {
        position.board_key() ^ self.near_limit(position.number)
    }

    fn verdict(&self, position: &SearchPosition, line: &[u64]) -> Option<Verdict> {
        let convoy_wins = match position.side() {
            Side::Corsairs => Verdict::Lost(0),
            Side::Convoy => Verdict::Won(0),
        };
        if position.ships.freighter.is_none() {
            return Some(Verdict::Lost(0));
        }
        if position.ships.captured >= self.rule_set.captures
            || self.rule_set.limit.is_some_and(|limit| position.number > limit)
        {
            return Some(convoy_wins);
        }
        if self.state.options.repetition == Repetition::Convoy && self.occurrences(position, line) >= 2 {
            return Some(convoy_wins);
        }
        if position.side() == Side::Corsairs {
            if self.sharp && position.ships.can_take_freighter(&self.rule_set) {
                return Some(Verdict::Won(1));
            }
            if self.state.options.stuck == Stuck::Convoy && !Turn::new(position.ships).can_move(&self.rule_set) {
                return Some(convoy_wins);
            }
        }
        None
    }

    fn value(&self, position: &SearchPosition) -> i32 {
        self.evaluate(position)
    }

    fn turns(&self, position: &SearchPosition, depth: u8, into: &mut Vec<Candidate<TurnMove>>) {
        let start = into.len();
        let may_pass = match position.side() {
            Side::Corsairs => {
                self.raids(position, depth, into);
                false
            }
            Side::Convoy => {
                self.sails(position, depth, into);
                self.rule_set.convoy_may_pass
            }
        };
        if may_pass || into.len() == start {
            into.push(Candidate { turn: TurnMove::Pass, ordering_score: 0 });
        }
    }

    fn after(&self, position: &SearchPosition, turn: TurnMove) -> SearchPosition {
        let after = match turn {
            TurnMove::Raid(moves) => {
                let made = if self.is_root(position) { self.state.turn.made() } else { 0 };
                moves.into_iter().flatten().skip(made).fold(*position, |position, step| position.moved(step))
            }
            TurnMove::Sail(sail) => position.sailed(sail).judged(&self.rule_set),
            TurnMove::Pass if position.side() == Side::Convoy => position.judged(&self.rule_set),
            TurnMove::Pass => *position,
        };
        after.next()
    }

    fn is_pseudo_legal(&self, position: &SearchPosition, turn: TurnMove) -> bool {
        !self.is_root(position) && matches!(turn, TurnMove::Raid(_)) == (position.side() == Side::Corsairs)
    }

    fn history_key(&self, turn: TurnMove) -> u64 {
        let code = match turn {
            TurnMove::Raid(moves) => moves.iter().flatten().fold(1, |code, step| (code << 25) | code_of(*step)),
            TurnMove::Sail(Sail { first, last, direction, distance }) => {
                let numbers = [first.index(), last.index(), direction as usize, usize::from(distance)];
                numbers.iter().fold(2, |code, number| (code << 8) | *number as u64)
            }
            TurnMove::Pass => 0,
        };
        keys::spread(code)
    }

    fn action(&self, _: &SearchPosition, turn: TurnMove) -> Action {
        match turn {
            TurnMove::Raid(moves) => {
                let next = moves.get(self.state.turn.made()).copied().flatten();
                next.map_or(Action::End, |step| self.state.action_of_move(step))
            }
            TurnMove::Sail(sail) => self.state.action_of_sail(sail),
            TurnMove::Pass => Action::Pass,
        }
    }

    fn actions(&self, position: &SearchPosition, turn: TurnMove) -> Vec<Action> {
        let TurnMove::Raid(moves) = turn else { return vec![self.action(position, turn)] };
        let made = if self.is_root(position) { self.state.turn.made() } else { 0 };
        let left = moves.into_iter().skip(made).flatten().map(|step| self.state.action_of_move(step));
        left.chain([Action::End]).collect()
    }
}

impl SearchPosition {
    /// The key of where all ships are.
    #[cfg(test)]
    pub(super) const fn key_of_ships(&self) -> u64 {
        self.key
    }

    /// The key of the position, whatever the number of the turn.
    const fn board_key(&self) -> u64 {
        self.key ^ keys::side(self.number)
    }

    /// After a move of a corsair, in the same turn.
    fn moved(&self, step: Move) -> Self {
        Self { ships: self.ships.after(step), key: self.key ^ keys::of_move(&self.ships, step), ..*self }
    }

    /// After a move of the convoy, before it is judged.
    fn sailed(&self, sail: Sail) -> Self {
        let (mut ships, mut key) = (self.ships, self.key);
        let axis = sail.first.straight(sail.last).map(|(axis, _)| axis);
        let mut moved = CellSet::NONE;
        let mut ship = Some(sail.first);
        while let Some(cell) = ship {
            let target = sail.target(cell).unwrap_or(cell);
            ships.escorts = ships.escorts.without(cell);
            moved = moved.with(target);
            key ^= keys::escort(cell) ^ keys::escort(target);
            ship = axis.filter(|_| cell != sail.last).and_then(|axis| cell.step(axis));
        }
        ships.escorts = ships.escorts.or(moved);
        Self { ships, key, ..*self }
    }

    /// After the captures at the end of a convoy turn.
    fn judged(&self, rule_set: &RuleSet) -> Self {
        let ships = self.ships.judged(rule_set);
        if ships.captured == self.ships.captured { *self } else { Self { ships, key: keys::of(&ships), ..*self } }
    }

    /// At the beginning of the next turn.
    const fn next(self) -> Self {
        Self { number: self.number + 1, ..self }
    }
}

/// The cells that a move has to do with.
fn touched(step: Move) -> CellSet {
    match step {
        Move::Enter(corner) => CellSet::only(corner),
        Move::Step { from, to, pull } => pull.map_or(CellSet::NONE, CellSet::only).with(from).with(to),
        Move::Leave { from, pull } => pull.map_or(CellSet::NONE, CellSet::only).with(from),
    }
}

/// Whether a move has nothing to do with these cells.
fn is_apart(step: Move, cells: CellSet) -> bool {
    let (from, to) = match step {
        Move::Enter(corner) => (corner, corner),
        Move::Step { from, to, .. } => (from, to),
        Move::Leave { from, .. } => (from, from),
    };
    let pulls = match step.pull() {
        Some(pulled) => cells.contains(pulled),
        None => false,
    };
    !pulls && !cells.contains(from) && !cells.contains(to)
}

/// The order of moves that can as well be made in another.
const fn rank(step: Move) -> usize {
    match step {
        Move::Enter(corner) => MOST_CELLS + corner.index(),
        Move::Step { from, .. } | Move::Leave { from, .. } => from.index(),
    }
}

/// A number for every move, of 25 bits.
fn code_of(step: Move) -> u64 {
    let (from, to, kind) = match step {
        Move::Enter(corner) => (MOST_CELLS, corner.index(), 0),
        Move::Step { from, to, .. } => (from.index(), to.index(), 0),
        Move::Leave { from, .. } => (from.index(), MOST_CELLS, 1),
    };
    let pulled = step.pull().map_or(MOST_CELLS, Cell::index);
    [kind, from, to, pulled].iter().fold(0, |code, number| (code << 8) | *number as u64)
}

fn count(keys: &[u64], key: u64) -> usize {
    keys.iter().filter(|other| **other == key).count()
}

/// Where a key leaves its mark.
fn mark(key: u64) -> (usize, u64) {
    ((key >> 6) as usize % 4, 1 << (key % 64))
}

/// The results of turns found so far, to leave out those that other turns have, too.
struct Merged {
    places: [u64; MERGED],
    count: usize,
}

/// A power of two, above the number of results that a turn has as a rule.
const MERGED: usize = 1 << 11;

impl Merged {
    const fn new() -> Self {
        Self { places: [0; MERGED], count: 0 }
    }

    /// Whether a result was not there yet. When the table is getting full, it takes all for new, which costs a
    /// little time and nothing else.
    fn is_new(&mut self, key: u64) -> bool {
        let mut place = (key >> 20) as usize % MERGED;
        while self.places[place] != 0 {
            if self.places[place] == key {
                return false;
            }
            place = (place + 1) % MERGED;
        }
        if self.count < MERGED * 3 / 4 {
            self.places[place] = key;
            self.count += 1;
        }
        true
    }
}
