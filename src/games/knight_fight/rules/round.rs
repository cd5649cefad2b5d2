//! Rounds and timeouts, as reported to players.

use super::board::{Space, Spaces, in_rows};
use super::bout::{Attempt, AttemptResult, Bout, Side, Spawn, Turn};
use super::rule_set::{Goal, RuleSet, TrapReveal};

/// A round as far as a viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// The bids of X and O; `None` if there was no auction.
    pub bids: Option<[u8; 2]>,
    /// The attempts to move, in the order in which they were made.
    pub attempts: Vec<Attempt>,
    /// The revealed traps of X and O.
    pub traps: [Option<Space>; 2],
    /// The parents of the new knights: the side, the space, and whether the parent vanished (otherwise it weakened).
    pub parents: Vec<(Side, Space, bool)>,
    /// The points of X and O after the round, and whether they have changed; `None` without Tic-Tac-Toe.
    pub points: Option<([u8; 2], bool)>,
    /// The side that has no move and passes, if any (TTT-3).
    pub passes: Option<Side>,
}

impl Round {
    /// The last round of a bout, without parents and points; empty when the bout begins. `is_played` says whether the bout goes
    /// on.
    #[must_use]
    pub fn last(bout: &Bout, rule_set: &RuleSet, is_played: bool) -> Self {
        let tried = match bout.past.last() {
            None => 0,
            // After an auction both may have tried: the winner in vain, then the loser (SN-4).
            Some(last) => {
                let before = bout.past.len().checked_sub(2).map(|before| bout.past[before]);
                let both = before.is_some_and(|before| {
                    bout.bids.is_some()
                        && before.result == AttemptResult::Illegal
                        && before.side == bout.lost.other()
                        && last.side == bout.lost
                });
                1 + usize::from(both)
            }
        };
        let passes = match (bout.turn, bout.past.last()) {
            (Turn::Of(side), Some(last)) if rule_set.auction.is_none() && last.side == side && is_played => {
                Some(side.other())
            }
            // Under Bidding a side has the turn only if the other one cannot move (BD-7).
            (Turn::Of(side), Some(_)) if rule_set.auction.is_some() && is_played => Some(side.other()),
            _ => None,
        };
        let attempts = bout.past[bout.past.len() - tried..].to_vec();
        Self { bids: bout.bids, attempts, traps: bout.traps, passes, ..Self::default() }
    }

    /// The last round of a bout, with parents and points. `is_played` says whether the bout goes on; `points` are those before
    /// the round.
    pub(super) fn completed(bout: &Bout, rule_set: &RuleSet, is_played: bool, points: [u8; 2]) -> Self {
        let round = Self::last(bout, rule_set, is_played);
        let parent = |attempt: &Attempt| {
            let parent = attempt.spawn.filter(|_| attempt.result == AttemptResult::Placed)?.parent?;
            Some((attempt.side, parent, !bout.knights[attempt.side.index()].contains(parent)))
        };
        let parents = round.attempts.iter().filter_map(parent).collect();
        let points = (rule_set.goal == Goal::Points).then_some((bout.points, bout.points != points));
        Self { parents, points, ..round }
    }

    /// Hides the moves of illegal attempts from all but the side that made them (SN-3).
    pub(in super::super) fn hide_illegal(&mut self, viewer: Option<Side>) {
        for attempt in self.attempts.iter_mut().filter(|attempt| Some(attempt.side) != viewer) {
            attempt.spawn = attempt.spawn.filter(|_| attempt.result != AttemptResult::Illegal);
        }
    }

    /// Hides the parents from all but the side that they belong to (SN-1).
    pub(super) fn hide_parents(&mut self, viewer: Option<Side>) {
        self.parents.retain(|(side, ..)| Some(*side) == viewer);
        for attempt in self.attempts.iter_mut().filter(|attempt| Some(attempt.side) != viewer) {
            attempt.spawn = attempt.spawn.map(|spawn| Spawn { parent: None, ..spawn });
        }
    }
}

/// What happened because a side was out of time (KF-11, HT-1, BD-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timeout {
    /// The side set no trap.
    NoTrap(Side),
    /// The side bid 0 in an auction. A random move is sealed for it too, which may never be played (BD-6).
    NoBid(Side),
    /// A random move was made for the side.
    RandomMove(Side),
    /// The opponent moved for the side.
    OpponentMoves(Side),
}

impl Timeout {
    /// Whether both players may know of the timeout. A missing trap is public only where all traps are shown (HT-6).
    pub(super) fn is_public(self, rule_set: &RuleSet) -> bool {
        !matches!(self, Self::NoTrap(_)) || rule_set.traps == Some(TrapReveal::Always)
    }
}

/// The longest straight row of knights of at least this length; empty if there is none.
pub(super) fn longest_row(knights: Spaces, length: u32) -> Vec<Space> {
    let knights = in_rows(knights, length);
    let in_line = |of: Space, line: fn(Space) -> usize| -> Vec<Space> {
        knights.iter().filter(|space| line(*space) == line(of)).collect()
    };
    let lines = knights.iter().flat_map(|space| [in_line(space, Space::column), in_line(space, Space::row)]);
    lines.max_by_key(Vec::len).unwrap_or_default()
}
