//! Static scores of moves.

use super::super::rules::board::{self, ALL, Space, Spaces};
use super::super::rules::{Side, Spawn};
use super::lines::Lines;
use super::position::{BoutContext, Position};
use crate::game::insertion_sort::insertion_sort;
use crate::game::sort_by_number::{descending_key, sort_by_number};

/// The most parents that are searched for a landing under Sickness.
const MOST_PARENTS: usize = 2;

/// The most spaces for manure that are searched for a landing. The landing without manure is always searched.
const MOST_DROPS: usize = 3;

/// The cost of a weak parent, which vanishes.
const VANISHING_PARENT_COST: i32 = 30;

/// The cost of a healthy parent, which weakens.
const WEAKENING_PARENT_COST: i32 = 10;

/// The scores of the moves in a position.
#[derive(Clone, Copy, Debug)]
pub struct SpawnScorer {
    /// The context of the bout.
    pub context: BoutContext,
    /// The position whose moves are scored.
    pub position: Position,
    /// The lines of both sides.
    pub lines: [Lines; 2],
    /// For each side, the empty spaces that none of its knights can reach.
    unreached: [Spaces; 2],
}

impl SpawnScorer {
    pub fn new(context: BoutContext, position: Position) -> Self {
        let empty = ALL.difference(position.occupied());
        let unreached = position.knights.map(|knights| empty.difference(board::reach(knights)));
        Self { context, position, lines: context.lines(&position), unreached }
    }

    /// The appeal of a landing for a side: its effect on the lines of both sides, and the number of new spaces that come within
    /// reach.
    pub fn appeal(&self, side: Side, space: Space) -> i32 {
        let [own, opponent] = [side, side.other()].map(|side| &self.lines[side.index()]);
        let mut appeal = 0;
        for count in 1..self.context.length() {
            if own.gaps[count].contains(space) {
                appeal += 3 << (2 * count);
            }
            if opponent.gaps[count].contains(space) {
                appeal += 2 << (2 * count);
            }
        }
        let new = board::knight_targets(space).intersection(self.unreached[side.index()]).len();
        appeal + i32::try_from(new).unwrap_or(0)
    }

    /// The cost of spawning on `space` from `parent`; 0 if the move wins, and without a parent.
    pub fn cost(&self, space: Space, parent: Option<Space>) -> i32 {
        let Some(parent) = parent else { return 0 };
        let side = self.position.side;
        if self.context.wins(&self.position, side, space, Some(parent)) {
            0
        } else if self.position.weak[side.index()].contains(parent) {
            VANISHING_PARENT_COST + self.appeal(side, parent)
        } else {
            WEAKENING_PARENT_COST
        }
    }

    /// The best spaces for manure, which are in the opponent's lines.
    fn best_drops(&self, space: Space, parent: Option<Space>) -> impl Iterator<Item = Space> {
        let (opponent, length) = (self.position.side.other(), self.context.length());
        let lines = &self.lines[opponent.index()];
        let promising = lines.gaps[length - 1].union(lines.gaps[length - 2]);
        let mut drops: Vec<Space> = self.position.drops(space, parent).intersection(promising).iter().collect();
        sort_by_number(&mut drops, |drop| descending_key(self.appeal(opponent, *drop)));
        drops.into_iter().take(MOST_DROPS)
    }

    /// Calls `each` with every searched move to a space and its cost. Moves from the cheapest parents are searched, with and
    /// without manure.
    pub fn each_searched_spawn(&self, space: Space, mut each: impl FnMut(Spawn, i32)) {
        let mut parents: Vec<(i32, Option<Space>)> = self
            .context
            .parents(&self.position, self.position.side, space)
            .map(|parent| (self.cost(space, parent), parent))
            .collect();
        insertion_sort(&mut parents, |parent| *parent);
        for (cost, parent) in parents.into_iter().take(MOST_PARENTS) {
            each(Spawn { space, parent, drop: None }, cost);
            for drop in self.best_drops(space, parent) {
                each(Spawn { space, parent, drop: Some(drop) }, cost + 1);
            }
        }
    }
}
