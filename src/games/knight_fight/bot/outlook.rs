//! What the alpha-beta search is told, where players move in turn and everything lies open.

use super::super::rules::board::{self, Space};
use super::super::rules::{Action, Goal, Side, Spawn};
use super::field::{Field, Ground};
use super::lines::Lines;
use super::sight::Sight;
use crate::search::alpha_beta::{Candidate, Knowledge, Verdict};

/// What a line is worth that holds one knight, two, three, or four, by how many win.
const LINES_OF_FOUR: [i32; 5] = [0, 2, 9, 40, 0];
const LINES_OF_FIVE: [i32; 5] = [0, 1, 4, 14, 45];
const LINES_OF_THREE: [i32; 5] = [0, 3, 22, 0, 0];

/// What a point is worth, under Tic-Tac-Toe.
const POINT: i32 = 70;

/// What a space is worth that a side can land on.
const LANDING: i32 = 3;

/// What a healthy knight is worth more than a weak one.
const HEALTHY: i32 = 3;

/// What the search knows of a bout.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Where it takes place.
    pub ground: Ground,
    /// Whether wins in one move are noticed before they are looked at.
    pub sharp: bool,
}

impl Outlook {
    /// All moves of the side to move that are worth a look, with how promising they are.
    fn spawns(&self, field: &Field, mut each: impl FnMut(Spawn, i32)) {
        let sight = Sight::new(self.ground, *field);
        for space in self.ground.landings(field, field.side).iter() {
            let appeal = sight.appeal(field.side, space);
            sight.ways(space, |spawn, cost| each(spawn, appeal - cost));
        }
    }

    /// What a side's knights are worth.
    fn worth(&self, field: &Field, lines: &Lines, side: Side) -> i32 {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let weights = match self.ground.law.goal {
            Goal::Row(4) => LINES_OF_FOUR,
            Goal::Row(_) => LINES_OF_FIVE,
            Goal::Points => LINES_OF_THREE,
        };
        let mut worth = LANDING * number(self.ground.landings(field, side).len());
        for (count, weight) in weights.iter().enumerate() {
            worth += weight * number(lines.windows[count]);
        }
        let knights = field.knights[side.index()];
        if self.ground.law.goal == Goal::Points {
            worth += POINT * number(board::points(knights));
        }
        if self.ground.law.sickness {
            worth += HEALTHY * number(knights.minus(field.weak[side.index()]).len());
        }
        worth
    }

    /// Whether the player to move has a move after which the opponent, who strives for something, cannot win at once.
    fn can_parry(&self, field: &Field) -> bool {
        let (ground, side) = (&self.ground, field.side);
        let goals = ground.goals(field, side.other());
        if goals.minus(field.occupied()).is_empty() {
            return true;
        }
        let parries = |spawn: Spawn| ground.parries(field, goals, spawn);
        ground.landings(field, side).iter().any(|space| {
            ground.parents(field, side, space).any(|parent| {
                let plain = Spawn { space, parent, drop: None };
                let mut drops = goals.and(ground.drops(field, space, parent)).iter();
                parries(plain) || drops.any(|drop| parries(dropping(plain, drop)))
            })
        })
    }
}

/// The same move, with manure dropped here.
const fn dropping(spawn: Spawn, drop: Space) -> Spawn {
    Spawn { drop: Some(drop), ..spawn }
}

impl Knowledge for Outlook {
    type Position = Field;
    type Turn = Option<Spawn>;
    type Action = Action;

    const ADVANTAGE: i32 = 80;

    fn key(&self, field: &Field) -> u64 {
        field.key
    }

    fn verdict(&self, field: &Field, _line: &[u64]) -> Option<Verdict> {
        let (ground, side) = (&self.ground, field.side);
        if let Some(winner) = field.winner {
            return Some(if winner == side { Verdict::Won(0) } else { Verdict::Lost(0) });
        }
        if ground.landings(field, side).is_empty() {
            if ground.law.goal != Goal::Points {
                return Some(Verdict::Lost(0));
            }
            if ground.landings(field, side.other()).is_empty() {
                let [own, other] = [side, side.other()].map(|side| board::points(field.knights[side.index()]));
                return Some(match own.cmp(&other) {
                    std::cmp::Ordering::Greater => Verdict::Won(0),
                    std::cmp::Ordering::Equal => Verdict::Worth(0),
                    std::cmp::Ordering::Less => Verdict::Lost(0),
                });
            }
        }
        if !self.sharp {
            return None;
        }
        if !ground.winning(field, side).is_empty() {
            return Some(Verdict::Won(1));
        }
        (!self.can_parry(field)).then_some(Verdict::Lost(2))
    }

    fn value(&self, field: &Field) -> i32 {
        let lines = self.ground.lines(field);
        let worth = |side: Side| self.worth(field, &lines[side.index()], side);
        worth(field.side) - worth(field.side.other())
    }

    fn is_restless(&self, field: &Field) -> bool {
        self.sharp && !self.ground.goals(field, field.side.other()).minus(field.occupied()).is_empty()
    }

    fn turns(&self, field: &Field, _depth: u8, into: &mut Vec<Candidate<Option<Spawn>>>) {
        let (ground, side, start) = (&self.ground, field.side, into.len());
        let goals = ground.goals(field, side.other());
        let winning = ground.winning(field, side);
        let threatened = winning.is_empty() && !goals.minus(field.occupied()).is_empty();
        self.spawns(field, |spawn, hint| {
            let wins = || winning.contains(spawn.space) && ground.wins(field, side, spawn.space, spawn.parent);
            if !self.sharp || winning.is_empty() && !threatened || wins() {
                into.push(Candidate { turn: Some(spawn), hint });
            } else if threatened {
                // Manure can be dropped anywhere: here it is to parry.
                let drops = goals.and(ground.drops(field, spawn.space, spawn.parent));
                let parries = drops.iter().map(|drop| dropping(spawn, drop)).filter(|_| spawn.drop.is_none());
                let all = parries.chain([spawn]).filter(|spawn| ground.parries(field, goals, *spawn));
                for spawn in all {
                    let candidate = Candidate { turn: Some(spawn), hint };
                    if !into[start..].iter().any(|known| known.turn == candidate.turn) {
                        into.push(candidate);
                    }
                }
            }
        });
        if into.len() == start {
            // There is no parry.
            self.spawns(field, |spawn, hint| into.push(Candidate { turn: Some(spawn), hint }));
        }
        if into.len() == start {
            into.push(Candidate { turn: None, hint: 0 });
        }
    }

    fn after(&self, field: &Field, turn: Option<Spawn>) -> Field {
        self.ground.after(field, turn)
    }

    fn label(&self, turn: Option<Spawn>) -> u64 {
        turn.map_or(0, |spawn| spawn.space.index() as u64 + 1)
    }

    fn action(&self, _field: &Field, turn: Option<Spawn>) -> Action {
        Action::Spawn(turn.expect("who is to move in a bout can move: others pass by themselves (TTT-3)"))
    }

    fn actions(&self, _field: &Field, turn: Option<Spawn>) -> Vec<Action> {
        turn.map(Action::Spawn).into_iter().collect()
    }
}
