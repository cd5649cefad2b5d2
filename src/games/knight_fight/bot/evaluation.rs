//! The evaluation and move generation of the alpha-beta search in open bouts.

use super::super::rules::board::{self, Space};
use super::super::rules::{Action, Goal, Side, Spawn};
use super::lines::Lines;
use super::position::{BoutContext, Position};
use super::spawn_scores::SpawnScorer;
use crate::search::alpha_beta::{Candidate, SearchDomain, Verdict};

/// The values of a window with none, one, two … of a side's knights, where four in a row win.
const FOUR_WINDOW_VALUES: [i32; 5] = [0, 2, 9, 40, 0];

/// The values of a window with none, one, two … of a side's knights, where five in a row win.
const FIVE_WINDOW_VALUES: [i32; 5] = [0, 1, 4, 14, 45];

/// The values of a window with none, one, two … of a side's knights, under Tic-Tac-Toe.
const THREE_WINDOW_VALUES: [i32; 5] = [0, 3, 22, 0, 0];

/// The value of a point under Tic-Tac-Toe.
const POINT_VALUE: i32 = 70;

/// The value of a space where a side can land.
const LANDING_VALUE: i32 = 3;

/// What it is worth to a side that the other has to win the bout in time: this number, divided by the number of moves left and
/// [`TARGET_OFFSET`] more. With twelve moves left it wins three matches of four.
const TARGET_VALUE: i32 = 1_200;

/// The number of moves that are added to those left, so that the last of them do not count for too much.
const TARGET_OFFSET: i32 = 4;

/// The quotient by which a side's own knights are worth less where it only has to hold out. In 400 matches from the second bout on,
/// boatswains with 1 won 199 against boatswains that played for the bout, with 5/3 227, with 5/2 227 and with 5 224.
const HOLDING_QUOTIENT: i32 = 2;

/// The extra value of a healthy knight, compared with a weak one.
const HEALTHY_KNIGHT_VALUE: i32 = 3;

/// The domain of the alpha-beta search.
#[derive(Clone, Copy, Debug)]
pub struct KnightFightSearchDomain {
    /// The context of the bout.
    pub context: BoutContext,
    /// Whether the evaluation notices wins in one move.
    pub notices_threats: bool,
}

impl KnightFightSearchDomain {
    /// Calls `each` with the moves that are searched for the side to move, and the ordering score of each.
    fn spawns(&self, position: &Position, mut each: impl FnMut(Spawn, i32)) {
        let scores = SpawnScorer::new(self.context, *position);
        for space in self.context.landings(position, position.side) {
            let appeal = scores.appeal(position.side, space);
            scores.each_searched_spawn(space, |spawn, cost| each(spawn, appeal - cost));
        }
    }

    /// The static value of a side: its lines, landings, points and health.
    fn side_value(&self, position: &Position, lines: &Lines, side: Side) -> i32 {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let weights = match self.context.rule_set.goal {
            Goal::Row(4) => FOUR_WINDOW_VALUES,
            Goal::Row(_) => FIVE_WINDOW_VALUES,
            Goal::Points => THREE_WINDOW_VALUES,
        };
        let mut worth = LANDING_VALUE * number(self.context.landings(position, side).len());
        // A line that cannot be filled in time is worth nothing.
        let most_gaps = match (self.context.rule_set.goal, self.context.own_moves_left(position, side)) {
            (Goal::Row(_), Some(moves)) => usize::from(moves),
            _ => self.context.length(),
        };
        for (count, weight) in weights.iter().enumerate().skip(self.context.length().saturating_sub(most_gaps)) {
            worth += weight * number(lines.windows[count]);
        }
        let knights = position.knights[side.index()];
        if self.context.rule_set.goal == Goal::Points {
            worth += POINT_VALUE * number(board::points(knights));
        }
        if self.context.rule_set.sickness {
            worth += HEALTHY_KNIGHT_VALUE * number(knights.difference(position.weak[side.index()]).len());
        }
        worth
    }

    /// Whether the side to move has a move after which the opponent cannot win at once.
    fn can_parry(&self, position: &Position) -> bool {
        let (context, side) = (&self.context, position.side);
        let goals = context.goals(position, side.other());
        if goals.is_subset(position.occupied()) {
            return true;
        }
        let parries = |spawn: Spawn| context.parries(position, goals, spawn);
        context.landings(position, side).iter().any(|space| {
            context.parents(position, side, space).any(|parent| {
                let plain = Spawn { space, parent, drop: None };
                let mut drops = goals.intersection(position.drops(space, parent)).iter();
                parries(plain) || drops.any(|drop| parries(with_drop(plain, drop)))
            })
        })
    }
}

/// The same move, with manure dropped on a space.
const fn with_drop(spawn: Spawn, drop: Space) -> Spawn {
    Spawn { drop: Some(drop), ..spawn }
}

impl SearchDomain for KnightFightSearchDomain {
    type Position = Position;
    type Turn = Option<Spawn>;
    type Action = Action;

    const THREE_IN_FOUR_WIN_VALUE: i32 = 80;

    fn key(&self, position: &Position) -> u64 {
        position.key
    }

    fn verdict(&self, position: &Position, _line: &[u64]) -> Option<Verdict> {
        let (context, side) = (&self.context, position.side);
        if let Some(winner) = position.winner {
            return Some(if winner == side { Verdict::Won(0) } else { Verdict::Lost(0) });
        }
        if context.landings(position, side).is_empty() {
            if context.rule_set.goal != Goal::Points {
                return Some(Verdict::Lost(0));
            }
            if context.landings(position, side.other()).is_empty() {
                let [own, other] = [side, side.other()].map(|side| board::points(position.knights[side.index()]));
                return Some(match own.cmp(&other) {
                    std::cmp::Ordering::Greater => Verdict::Won(0),
                    std::cmp::Ordering::Equal => Verdict::Worth(0),
                    std::cmp::Ordering::Less => Verdict::Lost(0),
                });
            }
        }
        let chaser = context.chaser(position);
        if let Some((chaser, 0)) = chaser {
            return Some(if chaser == side { Verdict::Lost(0) } else { Verdict::Won(0) });
        }
        if !self.notices_threats {
            return None;
        }
        if !context.winning_landings(position, side).is_empty() {
            return Some(Verdict::Won(1));
        }
        match chaser {
            // Any move is the last one, after which the bout can no longer be won in time.
            Some((chaser, 1)) if chaser != side => return Some(Verdict::Won(1)),
            Some((chaser, 1..=2)) if chaser == side && !context.can_hem_in(position) => return Some(Verdict::Lost(2)),
            _ => {}
        }
        (!self.can_parry(position)).then_some(Verdict::Lost(2))
    }

    fn value(&self, position: &Position) -> i32 {
        let lines = self.context.lines(position);
        let chaser = self.context.chaser(position);
        let worth = |side: Side| {
            let worth = self.side_value(position, &lines[side.index()], side);
            match chaser {
                Some((chaser, left)) if chaser != side => {
                    worth / HOLDING_QUOTIENT + TARGET_VALUE / (i32::from(left) + TARGET_OFFSET)
                }
                _ => worth,
            }
        };
        worth(position.side) - worth(position.side.other())
    }

    fn is_noisy(&self, position: &Position) -> bool {
        // Under Coloration every landing on the goal's colour parries, so a threat forces little and may stay for many moves.
        let forces = !self.context.is_coloured();
        self.notices_threats
            && forces
            && !self.context.goals(position, position.side.other()).is_subset(position.occupied())
    }

    fn turns(&self, position: &Position, _depth: u8, into: &mut Vec<Candidate<Option<Spawn>>>) {
        let (context, side, start) = (&self.context, position.side, into.len());
        let goals = context.goals(position, side.other());
        let winning = context.winning_landings(position, side);
        let threatened = winning.is_empty() && !goals.is_subset(position.occupied());
        self.spawns(position, |spawn, ordering_score| {
            let wins = || winning.contains(spawn.space) && context.wins(position, side, spawn.space, spawn.parent);
            if !self.notices_threats || winning.is_empty() && !threatened || wins() {
                into.push(Candidate { turn: Some(spawn), ordering_score });
            } else if threatened {
                // Manure can be dropped anywhere; here only drops that parry are considered.
                let drops = goals.intersection(position.drops(spawn.space, spawn.parent));
                let parries = drops.iter().map(|drop| with_drop(spawn, drop)).filter(|_| spawn.drop.is_none());
                let all = parries.chain([spawn]).filter(|spawn| context.parries(position, goals, *spawn));
                for spawn in all {
                    let candidate = Candidate { turn: Some(spawn), ordering_score };
                    if !into[start..].iter().any(|known| known.turn == candidate.turn) {
                        into.push(candidate);
                    }
                }
            }
        });
        if into.len() == start {
            // No move parries.
            self.spawns(position, |spawn, ordering_score| into.push(Candidate { turn: Some(spawn), ordering_score }));
        }
        if into.len() == start {
            into.push(Candidate { turn: None, ordering_score: 0 });
        }
    }

    fn after(&self, position: &Position, turn: Option<Spawn>) -> Position {
        self.context.after(position, turn)
    }

    fn is_pseudo_legal(&self, position: &Position, turn: Option<Spawn>) -> bool {
        let Some(Spawn { space, parent, drop }) = turn else { return false };
        let context = &self.context;
        context.landings(position, position.side).contains(space)
            && context.parents(position, position.side, space).any(|known| known == parent)
            && drop.is_none_or(|drop| position.drops(space, parent).contains(drop))
    }

    fn history_key(&self, turn: Option<Spawn>) -> u64 {
        turn.map_or(0, |spawn| spawn.space.index() as u64 + 1)
    }

    fn turns_of_action(&self, position: &Position, action: &Action, into: &mut Vec<Option<Spawn>>) {
        if let Action::Spawn(spawn) = action
            && self.is_pseudo_legal(position, Some(*spawn))
        {
            into.push(Some(*spawn));
        }
    }

    fn action(&self, _position: &Position, turn: Option<Spawn>) -> Action {
        Action::Spawn(turn.expect("a side to move in a bout can move: passes are no actions (TTT-3)"))
    }

    fn actions(&self, _position: &Position, turn: Option<Spawn>) -> Vec<Action> {
        turn.map(Action::Spawn).into_iter().collect()
    }
}
