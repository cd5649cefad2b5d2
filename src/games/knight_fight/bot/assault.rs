//! What the proof search is told: how the player to move may win by force within so many moves.
//!
//! Whoever has all but one of a row, and reaches the space that is missing, *threatens*; the opponent must then land on
//! that space, or win at once. Two threats can seldom be parried with one move. So the attacker's moves are followed by
//! few replies, and long lines can be looked at in no time.

use super::super::rules::board::{self, Space, Spaces};
use super::super::rules::{Goal, Side, Spawn};
use super::field::{Field, Ground};
use super::lines::{self, Lines};
use super::sight::Sight;
use crate::search::proof::{Effort, Knowledge, Look, NEVER};

/// A field, and how many moves the attacker has left to win.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The field.
    pub field: Field,
    /// The attacker's moves left.
    pub moves: u8,
}

/// How many more positions a quiet move that promises nothing takes to be proven winning than a threat, for each move
/// left: there are as many replies to it as landings, and again and again.
const QUIET: u32 = 40;

/// The attack of one side.
#[derive(Clone, Copy, Debug)]
pub struct Assault {
    /// The ground it takes place on.
    pub ground: Ground,
    /// The attacker.
    pub attacker: Side,
}

impl Assault {
    /// Whether one parries by landing on a space and in no other way.
    const fn is_plain(&self) -> bool {
        let law = &self.ground.law;
        matches!(law.goal, Goal::Row(_)) && law.manure == 0 && !law.coloured && !law.sickness
    }

    /// Whether who cannot move loses (KF-08).
    fn stuck_loses(&self) -> bool {
        self.ground.law.goal != Goal::Points
    }

    /// Whether the attacker, who is to move, wins by leaving the defender without a move.
    fn hems_in(&self, field: &Field) -> bool {
        self.stuck_loses() && self.ground.can_hem_in(field)
    }

    /// The landings with which a side threatens to win that cannot win at once, each with the spaces where it would.
    fn threats(&self, field: &Field, side: Side) -> Vec<(Space, Spaces)> {
        let (own, length, free) =
            (field.knights[side.index()], self.ground.length(), self.ground.landings(field, side));
        let mut threats: Vec<(Space, Spaces)> = Vec::new();
        let mut note = |space: Space, goal: Space| match threats.iter_mut().find(|(known, _)| *known == space) {
            Some((_, goals)) => *goals = goals.with(goal),
            None => threats.push((space, Spaces::only(goal))),
        };
        // A knight never reaches another space of its own row or column: what it does not fill it must have reached before.
        lines::pairs(own, free, length, |one, other| {
            note(one, other);
            note(other, one);
        });
        for goal in lines::completing(own, length).minus(field.occupied()).iter() {
            board::targets(goal).and(free).iter().for_each(|space| note(space, goal));
        }
        threats
    }

    /// The landings after which the attacker, who is to move or would be, threatens more than can be parried.
    fn forks(&self, field: &Field) -> impl Iterator<Item = (Space, Spaces)> + use<> {
        let parry = board::reach(field.knights[self.attacker.other().index()]);
        let threats = self.threats(field, self.attacker).into_iter();
        threats.filter(move |(_, goals)| goals.len() > 1 || !goals.minus(parry).is_empty())
    }

    /// Whether the attacker, who is to move and cannot win at once, wins with the move after this one. In plain bouts only.
    fn can_fork(&self, field: &Field) -> bool {
        let danger = self.ground.goals(field, self.attacker.other());
        let parries = |space: Space| self.ground.parries(field, danger, Spawn { space, parent: None, drop: None });
        self.forks(field).any(|(fork, _)| parries(fork))
    }

    /// The replies to a quiet move after which the attacker, who has two moves left, may not be able to fork any more: all
    /// that have to do with every one of these forks, or threaten something.
    fn answers(&self, field: &Field, forks: impl Iterator<Item = (Space, Spaces)>) -> Spaces {
        let knights = field.knights[field.side.index()];
        let mut replies = self.ground.landings(field, field.side);
        for (fork, goals) in forks {
            let concerns = |space: &Space| {
                let rest = goals.without(*space);
                *space == fork || rest.len() < 2 && rest.minus(board::reach(knights.with(*space))).is_empty()
            };
            replies = replies.iter().filter(concerns).collect();
        }
        let counters = self.threats(field, field.side);
        counters.into_iter().fold(replies, |replies, (space, _)| replies.with(space))
    }

    /// The landings worth trying for the attacker who has so many moves left: in lines that want no more than these, or
    /// within reach of a line's last gap. None if no line can be filled in time.
    fn useful(&self, lines: &Lines, moves: u8) -> Spaces {
        let (length, moves) = (self.ground.length(), usize::from(moves));
        let first = length.saturating_sub(moves);
        if lines.windows[first..length].iter().all(|count| *count == 0) {
            return Spaces::NONE;
        }
        // With few moves left there is no time to begin a line, though it could still be filled.
        let least = first.max(usize::from(moves < 5));
        lines.gaps[least..length].iter().fold(board::reach(lines.gaps[length - 1]), |all, gaps| all.or(*gaps))
    }
}

impl Knowledge for Assault {
    type Position = Position;
    type Turn = Spawn;

    fn key(&self, position: &Position) -> u64 {
        position.field.key ^ u64::from(position.moves).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn attacks(&self, position: &Position) -> bool {
        position.field.side == self.attacker
    }

    fn look(&self, position: &Position) -> Look {
        let (field, ground) = (&position.field, &self.ground);
        if let Some(winner) = field.winner {
            return if winner == self.attacker { Look::Won } else { Look::NotWon };
        }
        if self.stuck_loses() && !self.attacks(position) && ground.landings(field, field.side).is_empty() {
            return Look::Won;
        }
        if position.moves == 0 {
            return Look::NotWon;
        }
        let can_win = |side: Side| !ground.winning(field, side).is_empty();
        if self.attacks(position) {
            if can_win(self.attacker) || self.hems_in(field) {
                return Look::Won;
            }
            return match position.moves {
                1 => Look::NotWon,
                2 if self.is_plain() => {
                    if self.can_fork(field) {
                        Look::Won
                    } else {
                        Look::NotWon
                    }
                }
                _ => Look::Open(Effort { proof: 1, disproof: 1 }),
            };
        }
        if can_win(field.side) {
            return Look::NotWon;
        }
        let threats = ground.goals(field, self.attacker).minus(field.occupied());
        if threats.is_empty() {
            // Almost every reply would have to be looked at.
            let countless = field.left[field.side.index()] > 0;
            if position.moves == 1 || countless || self.ground.law.goal == Goal::Points {
                return Look::NotWon;
            }
            if self.is_plain() && position.moves == 2 {
                let mut forks = self.forks(field).peekable();
                if forks.peek().is_none() {
                    return Look::NotWon;
                }
                return match u32::try_from(self.answers(field, forks).len()) {
                    Ok(0) => Look::Won,
                    answers => Look::Open(Effort { proof: answers.unwrap_or(NEVER), disproof: 1 }),
                };
            }
            let promising = u32::try_from(self.threats(field, self.attacker).len()).unwrap_or(NEVER);
            let proof = 2 * QUIET * u32::from(position.moves) / promising.saturating_add(2);
            return Look::Open(Effort { proof: proof.max(1), disproof: 1 });
        }
        Look::Open(Effort { proof: 1, disproof: 1 })
    }

    fn turns(&self, position: &Position, into: &mut Vec<Spawn>) {
        let (field, ground, attacks) = (&position.field, &self.ground, self.attacks(position));
        let side = field.side;
        let sight = Sight::new(*ground, *field);
        let lines = &sight.lines[side.index()];
        let mut landings = ground.landings(field, side);
        // Who wins at once need not parry; of the defender this is looked at before.
        let at_once = attacks && !ground.winning(field, side).is_empty();
        let danger = ground.goals(field, side.other());
        let threatened = !at_once && !danger.minus(field.occupied()).is_empty();
        if attacks {
            if at_once {
                landings = ground.winning(field, side);
            } else if !self.hems_in(field) {
                landings = landings.and(self.useful(lines, position.moves));
            }
        } else if self.is_plain() && position.moves == 2 && !threatened {
            landings = self.answers(field, self.forks(field));
        }
        if self.is_plain() && threatened {
            // Nothing else can parry.
            landings = landings.and(danger);
        }
        let mut ranked: Vec<(i32, Space)> = landings.iter().map(|space| (sight.appeal(side, space), space)).collect();
        ranked.sort_by_key(|(appeal, _)| std::cmp::Reverse(*appeal));
        let mut consider = |spawn: Spawn| {
            if !threatened || ground.parries(field, danger, spawn) {
                into.push(spawn);
            }
        };
        for (_, space) in ranked {
            for parent in ground.parents(field, side, space) {
                let plain = Spawn { space, parent, drop: None };
                consider(plain);
                // Manure is for parrying.
                let drops = if attacks { Spaces::NONE } else { ground.drops(field, space, parent) };
                for drop in drops.iter() {
                    consider(Spawn { drop: Some(drop), ..plain });
                }
            }
        }
    }

    fn after(&self, position: &Position, turn: Spawn) -> Position {
        let moves = position.moves - u8::from(self.attacks(position));
        Position { field: self.ground.after(&position.field, Some(turn)), moves }
    }
}
