//! Positions and moves: the part of the rules that the search calls millions of times. These types work on cells and
//! sets of cells, not on names of cells.

use serde::{Deserialize, Serialize};

use super::options::{Broadside, Corners, Limit, Line, Options, Pull, Pulls, Release, Rest, Return, Second, Shield};
use crate::game::hex::{Cell, CellSet, Direction, Hexagon};

/// The number of corsairs, and the number of escorts (CO-02, CO-03).
pub const SHIPS_PER_SIDE: u8 = 6;

/// The options in the form that the rules and the search need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is one option, independent of the others")]
pub struct RuleSet {
    /// The board (CO-01).
    pub board: Hexagon,
    /// All cells of the board.
    pub cells: CellSet,
    /// The corners of the board, where corsairs enter and leave (CO-03).
    pub corners: CellSet,
    /// Whether the corsairs must make a second move if one is legal (CO-05 House).
    pub must_go_on: bool,
    /// Whether a turn may end as it began (CO-06 House).
    pub may_return: bool,
    /// Whether a stepping corsair pulls straight behind it only (CO-13 House).
    pub straight_pull: bool,
    /// Whether a turn has one pull at most (CO-14 House).
    pub one_pull: bool,
    /// Whether the convoy may pass (CO-19 House).
    pub convoy_may_pass: bool,
    /// Whether a formation is a whole line (CO-22 House).
    pub whole_line: bool,
    /// Whether a formation moves along its own line only (CO-23 House).
    pub in_line: bool,
    /// Whether escorts may not stand on corners (CO-27 House).
    pub corners_barred: bool,
    /// Whether a corsair is released as soon as its captors are pulled away (CO-30 House).
    pub release_at_once: bool,
    /// Whether the freighter shields corsairs beside it (CO-33 House).
    pub freighter_shields: bool,
    /// The number of captures with which the convoy wins (CO-36).
    pub captures: u8,
    /// The number of player-turns after which the convoy wins (CO-37); `None` without a limit.
    pub limit: Option<u16>,
}

impl RuleSet {
    /// The rule set of these options.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        let board = options.board();
        Self {
            board,
            cells: board.set(),
            corners: board.corners(),
            must_go_on: options.second == Second::Must,
            may_return: options.turning_back == Return::Allowed,
            straight_pull: options.pull == Pull::Straight,
            one_pull: options.pulls == Pulls::One,
            convoy_may_pass: options.rest == Rest::Yes,
            whole_line: options.line == Line::Whole,
            in_line: options.broadside == Broadside::No,
            corners_barred: options.corners == Corners::Barred,
            release_at_once: options.release == Release::Once,
            freighter_shields: options.shield == Shield::Yes,
            captures: options.captures_to_win(),
            limit: match options.limit {
                Limit::Hundred => Some(100),
                Limit::TwoHundred => Some(200),
                Limit::None => None,
            },
        }
    }

    /// The number of player-turns that are left, the turn of this number included (CO-37); `None` without a limit.
    pub(crate) const fn turns_left(&self, number: u16) -> Option<u16> {
        match self.limit {
            Some(limit) => Some((limit + 1).saturating_sub(number)),
            None => None,
        }
    }
}

/// A kind of ship; the corsairs have one kind, the convoy two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A ship of the attackers.
    Corsair,
    /// A ship of the convoy that protects the freighter.
    Escort,
    /// The ship that the convoy guards and the corsairs want.
    Freighter,
}

/// A position: where all ships are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The corsairs on the board.
    pub corsairs: CellSet,
    /// The escorts on the board, without the freighter.
    pub escorts: CellSet,
    /// The cell of the freighter; `None` once it is captured.
    pub freighter: Option<Cell>,
    /// The number of corsairs in reserve, which may enter the board.
    pub reserve: u8,
    /// The number of captured corsairs.
    pub captured: u8,
}

/// One move of a corsair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum CorsairMove {
    /// Enters from the reserve onto an empty corner.
    Enter(Cell),
    /// Steps to an empty neighbouring cell, and may pull a ship into the cell that the corsair leaves.
    Step {
        /// The cell that the corsair leaves.
        from: Cell,
        /// The cell that the corsair goes to.
        to: Cell,
        /// The cell of the ship that is pulled; `None` without a pull.
        pull: Option<Cell>,
    },
    /// Leaves the board from a corner, and may capture a ship on a neighbouring cell.
    Leave {
        /// The corner that the corsair leaves.
        from: Cell,
        /// The cell of the ship that is captured; `None` without a capture.
        pull: Option<Cell>,
    },
}

impl CorsairMove {
    /// The cell of the ship that is pulled or captured; `None` without one.
    #[must_use]
    pub const fn pull(self) -> Option<Cell> {
        match self {
            Self::Enter(_) => None,
            Self::Step { pull, .. } | Self::Leave { pull, .. } => pull,
        }
    }

    /// Whether `second`, right after this move, restores the position before both moves (CO-06). Moves that pull or
    /// capture are never undone, since no corsair can put the ship back.
    #[must_use]
    pub const fn is_undone_by(self, second: Self) -> bool {
        match (self, second) {
            (Self::Step { from, to, pull: None }, Self::Step { from: back_from, to: back_to, pull: None }) => {
                from.index() == back_to.index() && to.index() == back_from.index()
            }
            (Self::Leave { from, pull: None }, Self::Enter(corner)) => from.index() == corner.index(),
            _ => false,
        }
    }
}

/// A move of the convoy: one escort, or an unbroken straight line of escorts, sails in one direction (CO-20 to CO-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConvoyMove {
    /// The first ship, in the order of names.
    pub first: Cell,
    /// The last ship; for a single escort the same as the first.
    pub last: Cell,
    /// The direction in which the ships sail.
    pub direction: Direction,
    /// The distance in cells, at least 1.
    pub distance: u8,
}

/// The directions from the first ship of a line to its last, in the order of names.
const AXES: [Direction; 3] = [Direction::North, Direction::Northeast, Direction::Southeast];

impl ConvoyMove {
    /// The cells of the ships that move.
    #[must_use]
    pub fn ships(self) -> CellSet {
        self.first.line_to(self.last).unwrap_or(CellSet::only(self.first))
    }

    /// The destination of the ship on a cell of the line; `None` outside the largest board.
    #[must_use]
    pub fn target(self, cell: Cell) -> Option<Cell> {
        (0..self.distance).try_fold(cell, |cell, _| cell.step(self.direction))
    }

    /// Whether no ship lands on a corner (CO-27 House).
    fn lands_clear(self, rule_set: &RuleSet) -> bool {
        self.ships().iter().filter_map(|ship| self.target(ship)).all(|target| !rule_set.corners.contains(target))
    }
}

impl Position {
    /// The first position: the freighter in the centre with its escorts around it, all corsairs off the board.
    #[must_use]
    pub const fn start() -> Self {
        Self {
            corsairs: CellSet::EMPTY,
            escorts: Cell::CENTRE.neighbours(),
            freighter: Some(Cell::CENTRE),
            reserve: SHIPS_PER_SIDE,
            captured: 0,
        }
    }

    /// The ship on a cell, if there is one.
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        if self.corsairs.contains(cell) {
            Some(Piece::Corsair)
        } else if self.escorts.contains(cell) {
            Some(Piece::Escort)
        } else if self.freighter == Some(cell) {
            Some(Piece::Freighter)
        } else {
            None
        }
    }

    /// The escorts and the freighter.
    #[must_use]
    pub fn convoy(&self) -> CellSet {
        self.freighter.map_or(self.escorts, |freighter| self.escorts.with(freighter))
    }

    /// The cells of the board that are empty.
    #[must_use]
    pub fn empty_cells(&self, rule_set: &RuleSet) -> CellSet {
        rule_set.cells.difference(self.corsairs).difference(self.convoy())
    }

    /// The entangled corsairs: those beside two or more ships of the convoy (CO-29).
    #[must_use]
    pub fn entangled_corsairs(&self) -> CellSet {
        let convoy = self.convoy();
        self.corsairs.iter().filter(|corsair| corsair.neighbours().intersection(convoy).has_several()).collect()
    }

    /// The corsairs that the convoy captures if its turn ends in this position: those beside three escorts (CO-32, CO-33).
    #[must_use]
    pub fn doomed_corsairs(&self, rule_set: &RuleSet) -> CellSet {
        let shielded = |corsair: &Cell| {
            rule_set.freighter_shields
                && self.freighter.is_some_and(|freighter| corsair.neighbours().contains(freighter))
        };
        let doomed = |corsair: &Cell| corsair.neighbours().intersection(self.escorts).len() >= 3 && !shielded(corsair);
        self.corsairs.iter().filter(doomed).collect()
    }

    /// The position after a move of a corsair.
    #[must_use]
    pub fn after(mut self, step: CorsairMove) -> Self {
        match step {
            CorsairMove::Enter(to) => {
                self.reserve -= 1;
                self.corsairs.insert(to);
            }
            CorsairMove::Step { from, to, pull } => {
                self.corsairs = self.corsairs.without(from).with(to);
                if let Some(pulled) = pull {
                    if self.freighter == Some(pulled) {
                        self.freighter = Some(from);
                    } else {
                        self.escorts = self.escorts.without(pulled).with(from);
                    }
                }
            }
            CorsairMove::Leave { from, pull } => {
                self.corsairs.remove(from);
                self.reserve += 1;
                if let Some(pulled) = pull {
                    if self.freighter == Some(pulled) {
                        self.freighter = None;
                    } else {
                        self.escorts.remove(pulled);
                    }
                }
            }
        }
        self
    }

    /// The position after a move of the convoy; [`Position::after_captures`] makes the captures.
    #[must_use]
    pub fn after_sail(mut self, sail: ConvoyMove) -> Self {
        let ships = sail.ships();
        let moved = ships.iter().filter_map(|ship| sail.target(ship));
        self.escorts = moved.fold(self.escorts.difference(ships), CellSet::with);
        self
    }

    /// The position after the captures at the end of a convoy turn, all at once (CO-34).
    #[must_use]
    pub fn after_captures(mut self, rule_set: &RuleSet) -> Self {
        let doomed = self.doomed_corsairs(rule_set);
        self.corsairs = self.corsairs.difference(doomed);
        self.captured += u8::try_from(doomed.len()).unwrap_or(SHIPS_PER_SIDE);
        self
    }

    /// The number of cells that an escort can sail in each direction over these empty cells (CO-20).
    fn reach(empty: CellSet, escort: Cell) -> [u8; 6] {
        Direction::ALL.map(|direction| {
            let (mut cell, mut distance) = (escort, 0);
            while let Some(next) = cell.step(direction).filter(|next| empty.contains(*next)) {
                (cell, distance) = (next, distance + 1);
            }
            distance
        })
    }

    /// The number of cells that a line can sail in each direction, once the next ship along `axis` is part of it. `reach` has the
    /// numbers of the line without this ship, `next_reach` those of the ship. Along the axis the front ship decides, against it
    /// the rear ship, and sideways all ships (CO-25). With `in_line` no line sails sideways.
    fn reach_of_line(reach: [u8; 6], next_reach: [u8; 6], axis: Direction, in_line: bool) -> [u8; 6] {
        Direction::ALL.map(|direction| {
            let [far, next_far] = [reach, next_reach].map(|reach| reach[direction as usize]);
            match direction {
                _ if direction == axis => next_far,
                _ if direction == axis.opposite() => far,
                _ if in_line => 0,
                _ => far.min(next_far),
            }
        })
    }

    /// Calls `found` with every formation, single escorts included: its two ends, and the number of cells that it can sail in
    /// each direction.
    fn each_formation(&self, rule_set: &RuleSet, mut found: impl FnMut(Cell, Cell, [u8; 6])) {
        let empty = self.empty_cells(rule_set);
        let mut reaches = [[0; 6]; SHIPS_PER_SIDE as usize];
        for (escort, reach) in self.escorts.iter().zip(&mut reaches) {
            *reach = Self::reach(empty, escort);
            found(escort, escort, *reach);
        }
        let reach_of = |escort: Cell| self.escorts.iter().position(|other| other == escort).map(|at| reaches[at]);
        let in_ranks =
            |cell: Cell, direction: Direction| cell.step(direction).filter(|next| self.escorts.contains(*next));
        for (first, first_reach) in self.escorts.iter().zip(reaches) {
            for axis in AXES {
                let mut reach = first_reach;
                let mut last = first;
                let starts_line = in_ranks(first, axis.opposite()).is_none();
                while let Some(next) = in_ranks(last, axis) {
                    last = next;
                    let Some(next_reach) = reach_of(next) else { break };
                    reach = Self::reach_of_line(reach, next_reach, axis, rule_set.in_line);
                    if !rule_set.whole_line || (starts_line && in_ranks(last, axis).is_none()) {
                        found(first, last, reach);
                    }
                }
            }
        }
    }

    /// Calls `found` with every move of the convoy.
    pub fn each_sail(&self, rule_set: &RuleSet, mut found: impl FnMut(ConvoyMove)) {
        self.each_formation(rule_set, |first, last, reach| {
            for direction in Direction::ALL {
                for distance in 1..=reach[direction as usize] {
                    let sail = ConvoyMove { first, last, direction, distance };
                    if !rule_set.corners_barred || sail.lands_clear(rule_set) {
                        found(sail);
                    }
                }
            }
        });
    }

    /// The number of moves of the convoy.
    #[must_use]
    pub fn count_sails(&self, rule_set: &RuleSet) -> u64 {
        let mut count = 0;
        if rule_set.corners_barred {
            self.each_sail(rule_set, |_| count += 1);
        } else {
            self.each_formation(rule_set, |_, _, reach| count += reach.iter().map(|far| u64::from(*far)).sum::<u64>());
        }
        count
    }

    /// Whether the corsairs can capture the freighter in a turn that begins in this position: from some corner they can
    /// take it off the board in two moves.
    #[must_use]
    pub fn can_take_freighter(&self, rule_set: &RuleSet) -> bool {
        self.free_corsairs_can_take_freighter(rule_set, self.corsairs.difference(self.entangled_corsairs()))
    }

    /// Computes [`Self::can_take_freighter`] for a caller that already knows `free`, the corsairs that are not entangled.
    #[must_use]
    pub fn free_corsairs_can_take_freighter(&self, rule_set: &RuleSet, free: CellSet) -> bool {
        // These options only forbid moves, except that a first pull may release a corsair.
        let free = if rule_set.release_at_once { self.corsairs } else { free };
        let is_restricted = rule_set.straight_pull || rule_set.one_pull || rule_set.release_at_once;
        self.could_take_freighter(rule_set, free) && (!is_restricted || Turn::new(*self).takes_freighter(rule_set))
    }

    /// Whether these free corsairs can capture the freighter in a turn under the standard options for pulls.
    fn could_take_freighter(&self, rule_set: &RuleSet, free: CellSet) -> bool {
        let Some(freighter) = self.freighter else { return false };
        let beside = free.intersection(freighter.neighbours());
        if beside.is_empty() && freighter.neighbours().is_disjoint(rule_set.corners) {
            return false;
        }
        let empty = self.empty_cells(rule_set);
        rule_set.corners.iter().any(|corner| {
            let near = corner.neighbours();
            // A corsair on the corner takes the freighter, or a corsair steps to the corner first.
            let waits = free.contains(corner);
            let vacant = empty.contains(corner);
            if near.contains(freighter) && (waits || (vacant && !free.is_disjoint(near))) {
                return true;
            }
            // A corsair beside both the freighter and the corner drags the freighter nearer: it steps onto the corner, or
            // makes way if another corsair waits there.
            let drags = beside.intersection(near);
            let has_room = |corsair: Cell| !corsair.neighbours().is_disjoint(empty);
            (vacant && !drags.is_empty()) || (waits && drags.iter().any(has_room))
        })
    }
}

/// A turn: its moves so far, and the position they led to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The position at the beginning of the turn.
    pub start: Position,
    /// The position now.
    pub now: Position,
    /// The corsairs that were entangled when the turn began (CO-28).
    pub entangled: CellSet,
    /// The moves of corsairs made so far (CO-05).
    pub moves: [Option<CorsairMove>; 2],
}

impl Turn {
    /// Creates a turn that begins in this position.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self { start, now: start, entangled: start.entangled_corsairs(), moves: [None; 2] }
    }

    /// The number of corsair moves made so far.
    #[must_use]
    pub const fn move_count(&self) -> usize {
        self.moves[0].is_some() as usize + self.moves[1].is_some() as usize
    }

    /// The corsairs that may not move in this turn: those that were entangled when it began (CO-31). With `release=once` a
    /// corsair may move again as soon as it is no longer entangled (CO-30).
    #[must_use]
    pub fn immobile_corsairs(&self, rule_set: &RuleSet) -> CellSet {
        if rule_set.release_at_once {
            self.entangled.intersection(self.now.entangled_corsairs())
        } else {
            self.entangled
        }
    }

    /// Whether a corsair has pulled in this turn.
    #[must_use]
    pub fn has_pulled(&self) -> bool {
        self.moves.iter().flatten().any(|step| step.pull().is_some())
    }

    /// Whether a corsair of the reserve may enter: a corsair that left in this turn may not (CO-10).
    #[must_use]
    pub fn may_reserve_enter(&self) -> bool {
        let has_left = self.moves.iter().flatten().any(|step| matches!(step, CorsairMove::Leave { .. }));
        self.now.reserve > 0 && !(has_left && self.start.reserve == 0)
    }

    /// Whether the corsair on this cell came from the reserve in this turn (CO-10).
    #[must_use]
    pub fn has_entered(&self, corsair: Cell) -> bool {
        // The corsair is still where it entered, since no move follows a second one.
        self.moves[0] == Some(CorsairMove::Enter(corsair))
    }

    /// Whether this move is forbidden because it would restore the position at the beginning of the turn (CO-06).
    #[must_use]
    pub fn would_restore_start(&self, rule_set: &RuleSet, step: CorsairMove) -> bool {
        !rule_set.may_return && self.moves[0].is_some_and(|first| first.is_undone_by(step))
    }

    /// The ships that the corsair on this cell could pull with a step in this direction (CO-13, CO-14, CO-27 House). Without a
    /// direction, the ships that it could capture by leaving the board.
    pub fn pullable(&self, rule_set: &RuleSet, corsair: Cell, direction: Option<Direction>) -> CellSet {
        if rule_set.one_pull && self.has_pulled() {
            return CellSet::EMPTY;
        }
        let beside = self.now.convoy().intersection(corsair.neighbours());
        let Some(direction) = direction else { return beside };
        let mut pullable = beside;
        if rule_set.straight_pull {
            pullable = corsair.step(direction.opposite()).map_or(CellSet::EMPTY, CellSet::only).intersection(beside);
        }
        if rule_set.corners_barred && rule_set.corners.contains(corsair) {
            pullable = pullable.difference(self.now.escorts);
        }
        pullable
    }

    /// Calls `found` with every move that a corsair may make now.
    pub fn each_move(&self, rule_set: &RuleSet, mut found: impl FnMut(CorsairMove)) {
        if self.move_count() == 2 || self.now.freighter.is_none() {
            return;
        }
        let mut found = |step: CorsairMove| {
            if !self.would_restore_start(rule_set, step) {
                found(step);
            }
        };
        let empty = self.now.empty_cells(rule_set);
        if self.may_reserve_enter() {
            rule_set.corners.intersection(empty).iter().for_each(|corner| found(CorsairMove::Enter(corner)));
        }
        for from in self.now.corsairs.difference(self.immobile_corsairs(rule_set)) {
            // Unless only the ship straight behind can be pulled, the same ships can be pulled in all directions.
            let mut pullable = self.pullable(rule_set, from, Some(Direction::North));
            for direction in Direction::ALL {
                let Some(to) = from.step(direction).filter(|to| empty.contains(*to)) else { continue };
                found(CorsairMove::Step { from, to, pull: None });
                if rule_set.straight_pull {
                    pullable = self.pullable(rule_set, from, Some(direction));
                }
                for pulled in pullable {
                    found(CorsairMove::Step { from, to, pull: Some(pulled) });
                }
            }
            if rule_set.corners.contains(from) && !self.has_entered(from) {
                found(CorsairMove::Leave { from, pull: None });
                for pulled in self.pullable(rule_set, from, None) {
                    found(CorsairMove::Leave { from, pull: Some(pulled) });
                }
            }
        }
    }

    /// Whether any corsair may move.
    #[must_use]
    pub fn can_move(&self, rule_set: &RuleSet) -> bool {
        let mut can = false;
        self.each_move(rule_set, |_| can = true);
        can
    }

    /// Whether the corsairs may end their turn: after a move, and with the House option only if no second move is
    /// possible (CO-05).
    #[must_use]
    pub fn may_end(&self, rule_set: &RuleSet) -> bool {
        match self.move_count() {
            0 => false,
            1 => !rule_set.must_go_on || !self.can_move(rule_set),
            _ => true,
        }
    }

    /// The turn after one more move.
    #[must_use]
    pub fn with(mut self, step: CorsairMove) -> Self {
        self.now = self.now.after(step);
        let made = self.move_count();
        self.moves[made.min(1)] = Some(step);
        self
    }

    /// Calls `found` with every completion of this turn. Two moves in either order are two completions; a capture of the
    /// freighter completes a turn. When no move is possible there is no completion: the corsairs pass.
    pub fn each_completion(&self, rule_set: &RuleSet, found: &mut impl FnMut(&Self)) {
        if self.now.freighter.is_none() || self.may_end(rule_set) {
            found(self);
        }
        self.each_move(rule_set, |step| self.with(step).each_completion(rule_set, found));
    }

    /// Whether the corsairs can still capture the freighter in this turn.
    #[must_use]
    pub fn takes_freighter(&self, rule_set: &RuleSet) -> bool {
        let mut takes = false;
        self.each_move(rule_set, |step| {
            let after = self.with(step);
            takes =
                takes || after.now.freighter.is_none() || (after.move_count() == 1 && after.takes_freighter(rule_set));
        });
        takes
    }

    /// The number of moves that [`Turn::each_move`] finds, counted without generating them.
    #[must_use]
    pub fn count_moves(&self, rule_set: &RuleSet) -> u64 {
        if rule_set.straight_pull || rule_set.corners_barred {
            let mut count = 0;
            self.each_move(rule_set, |_| count += 1);
            return count;
        }
        if self.move_count() == 2 || self.now.freighter.is_none() {
            return 0;
        }
        let empty = self.now.empty_cells(rule_set);
        let mut count = if self.may_reserve_enter() { rule_set.corners.intersection(empty).len() } else { 0 };
        for from in self.now.corsairs.difference(self.immobile_corsairs(rule_set)) {
            let pulls = 1 + self.pullable(rule_set, from, None).len();
            let leaves = usize::from(rule_set.corners.contains(from) && !self.has_entered(from));
            count += (from.neighbours().intersection(empty).len() + leaves) * pulls;
        }
        // Whether the move that undoes the first move is possible.
        let back = match self.moves[0] {
            Some(CorsairMove::Step { from, to, pull: None }) => {
                !self.immobile_corsairs(rule_set).contains(to) && empty.contains(from)
            }
            Some(CorsairMove::Leave { pull: None, .. }) => self.may_reserve_enter(),
            _ => false,
        };
        (count - usize::from(back && !rule_set.may_return)) as u64
    }
}

/// Perft: the number of sequences of moves that make up `depth` whole player-turns. The last move of a sequence is counted
/// without being generated. A capture of the freighter ends a game, and so do the captures that win for the convoy. The turn
/// limit and repetitions are ignored.
#[must_use]
pub fn count_turns(rule_set: &RuleSet, position: &Position, corsairs_to_move: bool, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.freighter.is_none() || position.captured >= rule_set.captures {
        return 0;
    }
    let mut count = 0;
    if corsairs_to_move {
        let turn = Turn::new(*position);
        if depth > 1 {
            turn.each_completion(rule_set, &mut |turn| count += count_turns(rule_set, &turn.now, false, depth - 1));
        } else {
            turn.each_move(rule_set, |step| {
                let after = turn.with(step);
                let more = after.count_moves(rule_set);
                // Without a freighter there is nothing more; otherwise the turn may end here, or go on.
                count += more + u64::from(after.now.freighter.is_none() || !rule_set.must_go_on || more == 0);
            });
        }
        if count == 0 && !turn.can_move(rule_set) {
            count = count_turns(rule_set, position, false, depth - 1);
        }
    } else {
        if depth > 1 {
            position.each_sail(rule_set, |sail| {
                count += count_turns(rule_set, &position.after_sail(sail).after_captures(rule_set), true, depth - 1);
            });
        } else {
            count = position.count_sails(rule_set);
        }
        let stuck = position.count_sails(rule_set) == 0;
        if stuck || rule_set.convoy_may_pass {
            count += count_turns(rule_set, &position.after_captures(rule_set), true, depth - 1);
        }
    }
    count
}
