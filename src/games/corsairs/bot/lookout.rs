//! What the search is told about Corsairs: positions, whole turns, and who has won.

use super::appraisal::{COUNTS, weights};
use super::keys;
use crate::game::hex::{Cell, CellSet, MOST_CELLS};
use crate::games::corsairs::rules::{Action, Law, Move, Position, Repetition, Sail, Side, State, Stuck, Turn};
use crate::search::alpha_beta::{Candidate, Knowledge, Verdict};

/// A position at the beginning of a turn; at the root, also in the middle of one of the corsairs'.
#[derive(Clone, Copy, Debug)]
pub struct Waters {
    /// Where all ships are.
    pub ships: Position,
    /// The number of the turn, from 1; the corsairs play the odd ones.
    pub number: u16,
    /// The key of where all ships are.
    key: u64,
}

impl Waters {
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
pub enum Course {
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
pub struct Lookout {
    state: State,
    pub(super) law: Law,
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

impl Lookout {
    /// Looks at a game as it stands.
    #[must_use]
    pub fn new(state: &State, sharp: bool) -> Self {
        let law = state.law();
        let mut from_corner = [0; MOST_CELLS];
        let mut nearest_corners = [CellSet::NONE; MOST_CELLS];
        let mut rings = Box::new([[CellSet::NONE; 4]; MOST_CELLS]);
        let mut outward = [CellSet::NONE; MOST_CELLS];
        for cell in law.cells.iter() {
            let at = cell.index();
            let distance = law.corners.iter().map(|corner| corner.distance(cell)).min().unwrap_or_default();
            from_corner[at] = distance;
            let nearest = law.corners.iter().filter(|corner| corner.distance(cell) == distance);
            nearest_corners[at] = nearest.fold(CellSet::NONE, |set, corner| set.or(corner.around()).with(corner));
            for other in law.cells.iter() {
                let ring = usize::from(other.distance(cell)).wrapping_sub(1);
                if let Some(ring) = rings[at].get_mut(ring) {
                    *ring = ring.with(other);
                }
            }
        }
        for cell in law.cells.iter() {
            let beside = cell.around().and(law.cells).iter();
            outward[cell.index()] =
                beside.filter(|other| from_corner[other.index()] < from_corner[cell.index()]).collect();
        }
        let usual =
            !law.must_go_on && !law.straight_pull && !law.one_pull && !law.corners_barred && !law.release_at_once;
        let mut seen = Vec::new();
        if state.options.repetition == Repetition::Convoy {
            let before = state.seen.iter().rev().zip((1..state.number).rev());
            seen.extend(before.map(|(ships, number)| Waters::new(*ships, number).board_key()));
            if state.turn.made() > 0 {
                seen.push(Waters::new(state.turn.start, state.number).board_key());
            }
        }
        let mut marks = [0; 4];
        for key in &seen {
            let (word, bit) = mark(*key);
            marks[word] |= bit;
        }
        Self {
            state: state.clone(),
            law,
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
    pub fn here(&self) -> Waters {
        Waters::new(self.state.turn.now, self.state.number)
    }

    /// Whether this is the position that is thought about, whose turn may have begun.
    const fn is_root(&self, waters: &Waters) -> bool {
        waters.number == self.state.number
    }

    /// How often a position has occurred before, in the game and in this line of so many turns that leads to it.
    fn occurrences(&self, waters: &Waters, line: &[u64]) -> usize {
        let key = waters.board_key();
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
        let in_sight = self.law.limit.is_some_and(|limit| number + LIMIT_IN_SIGHT > limit);
        if in_sight { keys::spread(number.into()) } else { 0 }
    }

    /// The turns of the corsairs, one for each result.
    fn raids(&self, waters: &Waters, depth: u8, into: &mut Vec<Candidate<Course>>) {
        let mut merged = Merged::new();
        if !self.usual || self.is_root(waters) {
            let turn = if self.is_root(waters) { self.state.turn } else { Turn::new(waters.ships) };
            turn.each_completion(&self.law, &mut |turn| {
                let after = Waters::new(turn.now, waters.number + 1);
                if merged.is_new(after.key) {
                    into.push(Candidate { turn: Course::Raid(turn.moves), hint: self.hint(&after, depth) });
                }
            });
            return;
        }
        let mut found = |moves: [Option<Move>; 2], before: &Waters, last: Move| {
            if merged.is_new(before.key ^ keys::of_move(&before.ships, last)) {
                let hint = if depth > 1 { self.hint(&before.moved(last).next(), depth) } else { 0 };
                into.push(Candidate { turn: Course::Raid(moves), hint });
            }
        };
        let free = waters.ships.corsairs.minus(waters.ships.entangled());
        let may_enter = waters.ships.reserve > 0;
        self.each_move(&waters.ships, free, may_enter, None, |first| {
            found([Some(first), None], waters, first);
            let after = waters.moved(first);
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
                if !swapped && (self.law.may_return || !first.is_undone_by(second)) {
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
        let empty = ships.empty(&self.law);
        let convoy = ships.convoy();
        if may_enter {
            self.law.corners.and(empty).iter().for_each(|corner| found(Move::Enter(corner)));
        }
        for from in free.iter() {
            let beside = from.around();
            let pulls = beside.and(convoy);
            for to in beside.and(empty).iter() {
                found(Move::Step { from, to, pull: None });
                pulls.iter().for_each(|pulled| found(Move::Step { from, to, pull: Some(pulled) }));
            }
            if self.law.corners.contains(from) && entered != Some(from) {
                found(Move::Leave { from, pull: None });
                pulls.iter().for_each(|pulled| found(Move::Leave { from, pull: Some(pulled) }));
            }
        }
    }

    /// The moves of the convoy.
    fn sails(&self, waters: &Waters, depth: u8, into: &mut Vec<Candidate<Course>>) {
        waters.ships.each_sail(&self.law, |sail| {
            let hint = if depth > 1 { self.hint(&waters.sailed(sail).judged(&self.law).next(), depth) } else { 0 };
            into.push(Candidate { turn: Course::Sail(sail), hint });
        });
    }

    /// How promising a turn looks that leads to this.
    fn hint(&self, after: &Waters, depth: u8) -> i32 {
        if after.ships.freighter.is_none() {
            return WINS;
        }
        if depth <= 1 {
            return 0;
        }
        if after.side() == Side::Corsairs && self.sharp && after.ships.can_take_freighter(&self.law) {
            return -WINS;
        }
        -16 * self.appraise(after)
    }
}

/// How much a turn counts that wins.
const WINS: i32 = 1 << 20;

impl Knowledge for Lookout {
    type Position = Waters;
    type Turn = Course;
    type Action = Action;

    const ADVANTAGE: i32 = 300;

    fn key(&self, waters: &Waters) -> u64 {
        waters.board_key() ^ self.near_limit(waters.number)
    }

    fn verdict(&self, waters: &Waters, line: &[u64]) -> Option<Verdict> {
        let convoy_wins = match waters.side() {
            Side::Corsairs => Verdict::Lost(0),
            Side::Convoy => Verdict::Won(0),
        };
        if waters.ships.freighter.is_none() {
            return Some(Verdict::Lost(0));
        }
        if waters.ships.captured >= self.law.captures || self.law.limit.is_some_and(|limit| waters.number > limit) {
            return Some(convoy_wins);
        }
        if self.state.options.repetition == Repetition::Convoy && self.occurrences(waters, line) >= 2 {
            return Some(convoy_wins);
        }
        if waters.side() == Side::Corsairs {
            if self.sharp && waters.ships.can_take_freighter(&self.law) {
                return Some(Verdict::Won(1));
            }
            if self.state.options.stuck == Stuck::Convoy && !Turn::new(waters.ships).can_move(&self.law) {
                return Some(convoy_wins);
            }
        }
        None
    }

    fn value(&self, waters: &Waters) -> i32 {
        self.appraise(waters)
    }

    fn turns(&self, waters: &Waters, depth: u8, into: &mut Vec<Candidate<Course>>) {
        let start = into.len();
        let may_pass = match waters.side() {
            Side::Corsairs => {
                self.raids(waters, depth, into);
                false
            }
            Side::Convoy => {
                self.sails(waters, depth, into);
                self.law.convoy_may_pass
            }
        };
        if may_pass || into.len() == start {
            into.push(Candidate { turn: Course::Pass, hint: 0 });
        }
    }

    fn after(&self, waters: &Waters, course: Course) -> Waters {
        let after = match course {
            Course::Raid(moves) => {
                let made = if self.is_root(waters) { self.state.turn.made() } else { 0 };
                moves.into_iter().flatten().skip(made).fold(*waters, |waters, step| waters.moved(step))
            }
            Course::Sail(sail) => waters.sailed(sail).judged(&self.law),
            Course::Pass if waters.side() == Side::Convoy => waters.judged(&self.law),
            Course::Pass => *waters,
        };
        after.next()
    }

    fn allows(&self, waters: &Waters, course: Course) -> bool {
        !self.is_root(waters) && matches!(course, Course::Raid(_)) == (waters.side() == Side::Corsairs)
    }

    fn label(&self, course: Course) -> u64 {
        let code = match course {
            Course::Raid(moves) => moves.iter().flatten().fold(1, |code, step| (code << 25) | code_of(*step)),
            Course::Sail(Sail { first, last, direction, distance }) => {
                let numbers = [first.index(), last.index(), direction as usize, usize::from(distance)];
                numbers.iter().fold(2, |code, number| (code << 8) | *number as u64)
            }
            Course::Pass => 0,
        };
        keys::spread(code)
    }

    fn action(&self, _: &Waters, course: Course) -> Action {
        match course {
            Course::Raid(moves) => {
                let next = moves.get(self.state.turn.made()).copied().flatten();
                next.map_or(Action::End, |step| self.state.action_of_move(step))
            }
            Course::Sail(sail) => self.state.action_of_sail(sail),
            Course::Pass => Action::Pass,
        }
    }

    fn actions(&self, waters: &Waters, course: Course) -> Vec<Action> {
        let Course::Raid(moves) = course else { return vec![self.action(waters, course)] };
        let made = if self.is_root(waters) { self.state.turn.made() } else { 0 };
        let left = moves.into_iter().skip(made).flatten().map(|step| self.state.action_of_move(step));
        left.chain([Action::End]).collect()
    }
}

impl Waters {
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
    fn judged(&self, law: &Law) -> Self {
        let ships = self.ships.judged(law);
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
