//! The domain of the proof search: whether the attacker can force a win within a number of its moves.
//!
//! A side with all but one knight of a row that can reach the missing space *threatens* to win. The opponent must land on
//! that space, or win at once. One move can rarely parry two threats, so there are few replies to a threat, and long variations
//! can be searched quickly.

use super::super::rules::board::{self, Space, Spaces};
use super::super::rules::{Goal, Side, Spawn};
use super::lines::{self, Lines};
use super::position::{BoutContext, Position};
use super::spawn_scores::SpawnScorer;
use crate::game::sort_by_number::{descending_key, sort_by_number};
use crate::search::proof::{IMPOSSIBLE, LeafStatus, ProofDomain, ProofNumbers};

/// A position, and the number of moves that the attacker has left to win.
#[derive(Clone, Copy, Debug)]
pub struct PositionWithMovesLeft {
    /// The position.
    pub position: Position,
    /// The number of moves that the attacker has left.
    pub moves_left: u8,
}

/// The cost of a proof after a quiet move, for each move left, as a multiple of its cost after a threat. A quiet move costs more
/// because every landing is a reply to it.
const QUIET_MOVE_COST: u32 = 40;

/// The search for a forced win of one side.
#[derive(Clone, Copy, Debug)]
pub struct ThreatDomain {
    /// The context of the bout.
    pub context: BoutContext,
    /// The side whose win is searched for.
    pub attacker: Side,
}

impl ThreatDomain {
    /// Whether the bout is plain: a threat can be parried only by landing on the space that completes it.
    const fn is_plain(&self) -> bool {
        let rule_set = &self.context.rule_set;
        matches!(rule_set.goal, Goal::Row(_)) && rule_set.manure == 0 && !rule_set.coloured && !rule_set.sickness
    }

    /// Whether a side that cannot move loses (KF-08).
    fn stuck_loses(&self) -> bool {
        self.context.rule_set.goal != Goal::Points
    }

    /// Whether the attacker, who is to move, wins by leaving the defender without a move.
    fn hems_in(&self, position: &Position) -> bool {
        self.stuck_loses() && self.context.can_hem_in(position)
    }

    /// The landings after which a side threatens to win, each with the spaces that would then win. The side must not be able to
    /// win at once.
    fn threats(&self, position: &Position, side: Side) -> Vec<(Space, Spaces)> {
        let (own, length, free) =
            (position.knights[side.index()], self.context.length(), self.context.landings(position, side));
        let mut threats: Vec<(Space, Spaces)> = Vec::new();
        let mut note = |space: Space, goal: Space| match threats.iter_mut().find(|(known, _)| *known == space) {
            Some((_, goals)) => *goals = goals.with(goal),
            None => threats.push((space, Spaces::only(goal))),
        };
        // A knight never reaches another space of its own row or column, so the side must have reached the other gap before.
        lines::each_pair_of_gaps(own, free, length, |one, other| {
            note(one, other);
            note(other, one);
        });
        for goal in lines::completing_spaces(own, length).difference(position.occupied()) {
            board::knight_targets(goal).intersection(free).iter().for_each(|space| note(space, goal));
        }
        threats
    }

    /// The landings after which the attacker threatens more than can be parried.
    fn forks(&self, position: &Position) -> impl Iterator<Item = (Space, Spaces)> + use<> {
        let parry = board::reach(position.knights[self.attacker.other().index()]);
        let threats = self.threats(position, self.attacker).into_iter();
        threats.filter(move |(_, goals)| goals.len() > 1 || !goals.is_subset(parry))
    }

    /// Whether the attacker, who is to move and cannot win at once, has a fork that also stops the defender's threats, and so
    /// wins with the move after the fork. For plain bouts only.
    fn can_fork(&self, position: &Position) -> bool {
        let danger = self.context.goals(position, self.attacker.other());
        let parries = |space: Space| self.context.parries(position, danger, Spawn { space, parent: None, drop: None });
        self.forks(position).any(|(fork, _)| parries(fork))
    }

    /// The replies to a quiet move that may stop all forks of the attacker, who has two moves left: replies that interfere with
    /// every fork, and replies with which the defender threatens to win.
    fn answers(&self, position: &Position, forks: impl Iterator<Item = (Space, Spaces)>) -> Spaces {
        let knights = position.knights[position.side.index()];
        let mut replies = self.context.landings(position, position.side);
        for (fork, goals) in forks {
            let concerns = |space: &Space| {
                let rest = goals.without(*space);
                *space == fork || rest.len() < 2 && rest.is_subset(board::reach(knights.with(*space)))
            };
            replies = replies.iter().filter(concerns).collect();
        }
        let counters = self.threats(position, position.side);
        counters.into_iter().fold(replies, |replies, (space, _)| replies.with(space))
    }

    /// The landings that are searched for the attacker, who has this number of moves left. They are in lines that can be filled
    /// in time, or within reach of the last gap of a line. Empty if no line can be filled in time.
    fn useful_landings(&self, lines: &Lines, moves: u8) -> Spaces {
        let (length, moves) = (self.context.length(), usize::from(moves));
        let first = length.saturating_sub(moves);
        if lines.windows[first..length].iter().all(|count| *count == 0) {
            return Spaces::EMPTY;
        }
        // With few moves left there is no time to begin a line, though it could still be filled.
        let least = first.max(usize::from(moves < 5));
        lines.gaps[least..length].iter().fold(board::reach(lines.gaps[length - 1]), |all, gaps| all.union(*gaps))
    }
}

impl ProofDomain for ThreatDomain {
    type Position = PositionWithMovesLeft;
    type Turn = Spawn;

    fn key(&self, node: &PositionWithMovesLeft) -> u64 {
        node.position.key ^ u64::from(node.moves_left).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn attacks(&self, node: &PositionWithMovesLeft) -> bool {
        node.position.side == self.attacker
    }

    fn leaf_status(&self, node: &PositionWithMovesLeft) -> LeafStatus {
        let (position, context) = (&node.position, &self.context);
        if let Some(winner) = position.winner {
            return if winner == self.attacker { LeafStatus::Won } else { LeafStatus::NotWon };
        }
        if self.stuck_loses() && !self.attacks(node) && context.landings(position, position.side).is_empty() {
            return LeafStatus::Won;
        }
        if node.moves_left == 0 {
            return LeafStatus::NotWon;
        }
        let can_win = |side: Side| !context.winning_landings(position, side).is_empty();
        if self.attacks(node) {
            if can_win(self.attacker) || self.hems_in(position) {
                return LeafStatus::Won;
            }
            return match node.moves_left {
                1 => LeafStatus::NotWon,
                2 if self.is_plain() => {
                    if self.can_fork(position) {
                        LeafStatus::Won
                    } else {
                        LeafStatus::NotWon
                    }
                }
                _ => LeafStatus::Open(ProofNumbers { proof: 1, disproof: 1 }),
            };
        }
        if can_win(position.side) {
            return LeafStatus::NotWon;
        }
        let threats = context.goals(position, self.attacker).difference(position.occupied());
        if threats.is_empty() {
            // Almost every reply would have to be searched.
            let countless = position.left[position.side.index()] > 0;
            if node.moves_left == 1 || countless || self.context.rule_set.goal == Goal::Points {
                return LeafStatus::NotWon;
            }
            if self.is_plain() && node.moves_left == 2 {
                let mut forks = self.forks(position).peekable();
                if forks.peek().is_none() {
                    return LeafStatus::NotWon;
                }
                return match u32::try_from(self.answers(position, forks).len()) {
                    Ok(0) => LeafStatus::Won,
                    answers => LeafStatus::Open(ProofNumbers { proof: answers.unwrap_or(IMPOSSIBLE), disproof: 1 }),
                };
            }
            let promising = u32::try_from(self.threats(position, self.attacker).len()).unwrap_or(IMPOSSIBLE);
            let proof = 2 * QUIET_MOVE_COST * u32::from(node.moves_left) / promising.saturating_add(2);
            return LeafStatus::Open(ProofNumbers { proof: proof.max(1), disproof: 1 });
        }
        LeafStatus::Open(ProofNumbers { proof: 1, disproof: 1 })
    }

    fn turns(&self, node: &PositionWithMovesLeft, into: &mut Vec<Spawn>) {
        let (position, context, attacks) = (&node.position, &self.context, self.attacks(node));
        let side = position.side;
        let scores = SpawnScorer::new(*context, *position);
        let lines = &scores.lines[side.index()];
        let mut landings = context.landings(position, side);
        // An attacker who wins at once need not parry. For the defender `leaf_status` has checked this.
        let at_once = attacks && !context.winning_landings(position, side).is_empty();
        let danger = context.goals(position, side.other());
        let threatened = !at_once && !danger.is_subset(position.occupied());
        if attacks {
            if at_once {
                landings = context.winning_landings(position, side);
            } else if !self.hems_in(position) {
                landings = landings.intersection(self.useful_landings(lines, node.moves_left));
            }
        } else if self.is_plain() && node.moves_left == 2 && !threatened {
            landings = self.answers(position, self.forks(position));
        }
        if self.is_plain() && threatened {
            // Only landing on a goal can parry.
            landings = landings.intersection(danger);
        }
        let mut ranked: Vec<(i32, Space)> = landings.iter().map(|space| (scores.appeal(side, space), space)).collect();
        sort_by_number(&mut ranked, |(appeal, _)| descending_key(*appeal));
        let mut consider = |spawn: Spawn| {
            if !threatened || context.parries(position, danger, spawn) {
                into.push(spawn);
            }
        };
        for (_, space) in ranked {
            for parent in context.parents(position, side, space) {
                let plain = Spawn { space, parent, drop: None };
                consider(plain);
                // Only the defender drops manure, to parry.
                let drops = if attacks { Spaces::EMPTY } else { position.drops(space, parent) };
                for drop in drops {
                    consider(Spawn { drop: Some(drop), ..plain });
                }
            }
        }
    }

    fn after(&self, node: &PositionWithMovesLeft, turn: Spawn) -> PositionWithMovesLeft {
        let moves_left = node.moves_left - u8::from(self.attacks(node));
        PositionWithMovesLeft { position: self.context.after(&node.position, Some(turn)), moves_left }
    }
}
