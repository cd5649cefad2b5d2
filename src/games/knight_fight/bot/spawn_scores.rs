//! What looks good at first sight, before any thinking ahead.

use super::super::rules::board::{self, Space};
use super::super::rules::{Side, Spawn};
use super::lines::Lines;
use super::position::{BoutContext, Position};

/// How many parents of a knight are worth a look under Sickness, and how many places for manure, besides none.
const PARENTS: usize = 2;
const DROPS: usize = 3;

/// What a weak parent costs, which vanishes, and what a healthy one costs, which weakens.
const VANISHING: i32 = 30;
const WEAKENING: i32 = 10;

/// A field as the player sees it who is to move.
#[derive(Clone, Copy, Debug)]
pub struct SpawnScores {
    /// The ground.
    pub context: BoutContext,
    /// The field.
    pub position: Position,
    /// What may become of the knights of both sides.
    pub lines: [Lines; 2],
}

impl SpawnScores {
    /// Looks at a field.
    #[must_use]
    pub fn new(context: BoutContext, position: Position) -> Self {
        Self { context, position, lines: context.lines(&position) }
    }

    /// How good it looks for a side to land here: what it makes of its own lines and of the opponent's, and what it opens
    /// up.
    #[must_use]
    pub fn appeal(&self, side: Side, space: Space) -> i32 {
        let [own, opponent] = [side, side.other()].map(|side| &self.lines[side.index()]);
        let mut appeal = 0;
        for (count, (own, opponent)) in own.gaps.iter().zip(&opponent.gaps).enumerate().skip(1) {
            if own.contains(space) {
                appeal += 3 << (2 * count);
            }
            if opponent.contains(space) {
                appeal += 2 << (2 * count);
            }
        }
        let reached = board::reach(self.position.knights[side.index()]);
        let new = board::targets(space).minus(reached).minus(self.position.occupied()).len();
        appeal + i32::try_from(new).unwrap_or(0)
    }

    /// What it costs to spawn here from this parent.
    #[must_use]
    pub fn cost(&self, space: Space, parent: Option<Space>) -> i32 {
        let Some(parent) = parent else { return 0 };
        let side = self.position.side;
        if self.context.wins(&self.position, side, space, Some(parent)) {
            0
        } else if self.position.weak[side.index()].contains(parent) {
            VANISHING + self.appeal(side, parent)
        } else {
            WEAKENING
        }
    }

    /// Where manure does most: in the opponent's lines.
    fn best_drops(&self, space: Space, parent: Option<Space>) -> impl Iterator<Item = Space> {
        let (opponent, length) = (self.position.side.other(), self.context.length());
        let lines = &self.lines[opponent.index()];
        let promising = lines.gaps[length - 1].or(lines.gaps[length - 2]);
        let mut drops: Vec<Space> = self.context.drops(&self.position, space, parent).and(promising).iter().collect();
        drops.sort_by_key(|drop| std::cmp::Reverse(self.appeal(opponent, *drop)));
        drops.into_iter().take(DROPS)
    }

    /// The ways to land here that are worth a look, with what each costs: the cheapest parents, without manure and with.
    pub fn ways(&self, space: Space, mut each: impl FnMut(Spawn, i32)) {
        let mut parents: Vec<(i32, Option<Space>)> = self
            .context
            .parents(&self.position, self.position.side, space)
            .map(|parent| (self.cost(space, parent), parent))
            .collect();
        parents.sort_unstable();
        for (cost, parent) in parents.into_iter().take(PARENTS) {
            each(Spawn { space, parent, drop: None }, cost);
            for drop in self.best_drops(space, parent) {
                each(Spawn { space, parent, drop: Some(drop) }, cost + 1);
            }
        }
    }
}
