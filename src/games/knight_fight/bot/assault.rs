//! What the proof search is told: how the player to move may win by force within so many moves.
//!
//! Whoever has all but one of a row, and reaches the space that is missing, *threatens*; the opponent must then land on
//! that space, or win at once. Two threats can seldom be parried with one move. So the attacker's moves are followed by
//! few replies, and long lines can be looked at in no time.

use super::super::rules::board::{self, ALL, Space, Spaces};
use super::super::rules::{Goal, Side, Spawn};
use super::field::{Field, Ground};
use super::lines::Lines;
use super::sight::Sight;
use crate::search::proof::{Effort, Knowledge, Look};

/// A field, and how many moves the attacker has left to win.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The field.
    pub field: Field,
    /// The attacker's moves left.
    pub moves: u8,
}

/// How many more positions a quiet move takes to be proven winning than a threat, for each move left: there are as many
/// replies to it as landings, and again and again.
const QUIET: u32 = 20;

/// The attack of one side.
#[derive(Clone, Copy, Debug)]
pub struct Assault {
    /// The ground it takes place on.
    pub ground: Ground,
    /// The attacker.
    pub attacker: Side,
}

impl Assault {
    const fn is_plain(&self) -> bool {
        let law = &self.ground.law;
        matches!(law.goal, Goal::Row(_)) && law.manure == 0 && !law.coloured && !law.sickness
    }

    /// The landings after which the attacker, to move, threatens more than can be parried, with the threats.
    fn forks(&self, field: &Field) -> impl Iterator<Item = (Space, Spaces)> {
        let ground = self.ground;
        let length = ground.length();
        let (own, opponent) = (field.knights[self.attacker.index()], field.knights[self.attacker.other().index()]);
        let occupied = field.occupied();
        let parry = board::reach(opponent);
        let lines = Lines::of(own, opponent.or(field.manure), length);
        let useful = lines.gaps[length - 2].or(board::reach(lines.gaps[length - 1]));
        let free = ground.landings(field, self.attacker).and(useful);
        free.iter().filter_map(move |space| {
            let knights = own.with(space);
            let threats =
                super::lines::completing(knights, length).and(board::reach(knights)).minus(occupied.with(space));
            (threats.len() > 1 || !threats.minus(parry).is_empty()).then_some((space, threats))
        })
    }

    /// How many of the attacker's lines want no more than `moves`.
    fn has_hope(&self, field: &Field, moves: u8) -> bool {
        let length = self.ground.length();
        let lines = &self.ground.lines(field)[self.attacker.index()];
        (length.saturating_sub(moves.into())..length).any(|count| lines.windows[count] > 0)
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
        if position.moves == 0 {
            return Look::NotWon;
        }
        let can_win = |side: Side| !ground.winning(field, side).is_empty();
        if self.attacks(position) {
            if can_win(self.attacker) {
                return Look::Won;
            }
            if position.moves == 1 {
                return Look::NotWon;
            }
            return Look::Open(Effort { proof: 1, disproof: 1 });
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
            if self.is_plain() && position.moves == 2 && self.forks(field).next().is_none() {
                return Look::NotWon;
            }
            return Look::Open(Effort { proof: QUIET * u32::from(position.moves), disproof: 1 });
        }
        Look::Open(Effort { proof: 1, disproof: 1 })
    }

    fn turns(&self, position: &Position, into: &mut Vec<Spawn>) {
        let (field, ground) = (&position.field, &self.ground);
        let side = field.side;
        // Nothing is at stake for the defender if the attacker wins: this is looked at before.
        let danger = ground.goals(field, side.other());
        let all = ground.landings(field, side);
        let threatened = !danger.minus(field.occupied()).is_empty();
        let sight = Sight::new(*ground, *field);
        let lines = &sight.lines;
        let mut ranked: Vec<(i32, Space)> = all.iter().map(|space| (sight.appeal(side, space), space)).collect();
        ranked.sort_by_key(|(appeal, _)| std::cmp::Reverse(*appeal));
        if self.attacks(position) {
            if !self.has_hope(field, position.moves) {
                return;
            }
            let length = self.ground.length();
            let own = &lines[side.index()];
            // Lines that want no more than the moves that are left.
            let least = length.saturating_sub(usize::from(position.moves)).max(usize::from(position.moves < 5));
            let in_reach = board::reach(own.gaps[length - 1]);
            let useful = (least..length).fold(in_reach, |all, count| all.or(own.gaps[count]));
            ranked.retain(|(_, space)| useful.contains(*space));
            for (_, space) in ranked {
                for parent in ground.parents(field, side, space) {
                    let spawn = Spawn { space, parent, drop: None };
                    if !threatened || ground.parries(field, danger, spawn) {
                        into.push(spawn);
                    }
                }
            }
            return;
        }
        if self.is_plain() && position.moves == 2 && !threatened {
            let own = &lines[side.index()];
            let length = self.ground.length();
            let counters = if own.gaps[length - 1].is_empty() { own.gaps[length - 2] } else { ALL };
            for (fork, threats) in self.forks(field) {
                let knights = field.knights[side.index()];
                ranked.retain(|(_, space)| {
                    let rest = threats.without(*space);
                    counters.contains(*space)
                        || *space == fork
                        || rest.len() < 2 && rest.minus(board::reach(knights.with(*space))).is_empty()
                });
            }
        }
        for (_, space) in ranked {
            for parent in ground.parents(field, side, space) {
                let plain = Spawn { space, parent, drop: None };
                if !threatened || ground.parries(field, danger, plain) {
                    into.push(plain);
                }
                for drop in ground.drops(field, space, parent).iter() {
                    let spawn = Spawn { drop: Some(drop), ..plain };
                    if !threatened || ground.parries(field, danger, spawn) {
                        into.push(spawn);
                    }
                }
            }
        }
    }

    fn after(&self, position: &Position, turn: Spawn) -> Position {
        let moves = position.moves - u8::from(self.attacks(position));
        Position { field: self.ground.after(&position.field, Some(turn)), moves }
    }
}
