//! Determinization: states that agree with everything a seat has seen.
//!
//! Without Snapshot only the seed is unknown. With Snapshot all placements and all manure were shown at some time, so the board
//! is known, except under Sickness: which knights spawned others, and so are weak or gone, was not shown. A state is then found
//! by replaying the bout from its beginning with random parents, and by backtracking wherever that contradicts what is known:
//! each knight landed on an empty space, each illegal attempt of the viewer hit something, no side had a row, and the points are
//! those that were announced.

use std::collections::HashSet;

use super::rules::board::{self, Space, Spaces};
use super::rules::{Attempt, AttemptResult, Bout, Goal, KnightFight, RuleSet, Side, Spawn, Stage, State, View};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Determinize, Rng};

impl Determinize for KnightFight {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        let mut table = view.table.clone();
        let rule_set = table.rule_set();
        if table.stage == Stage::Play && rule_set.snapshot {
            let viewer = table.side_of_viewer(view.viewer);
            let seen = table.bout.clone();
            if !rule_set.sickness || !ReplaySearch::new(&seen, &rule_set, viewer).find(&mut table.bout, rng) {
                for side in Side::BOTH.into_iter().filter(|side| Some(*side) != viewer) {
                    let shown = table.bout.knights[side.index()];
                    restore_placements(&mut table.bout, side);
                    remove_vanished(&mut table.bout, &rule_set, side, shown);
                }
                if rule_set.sickness {
                    name_parents(&mut table.bout);
                }
            }
        }
        let mut world = State { seed: rng.next_u64(), table };
        world.catch_up(view.viewer);
        world
    }
}

/// Puts all knights and manure of a side's remembered attempts on the board, as if nothing had vanished.
pub fn restore_placements(bout: &mut Bout, side: Side) {
    let shown = bout.knights[side.index()];
    let (mut knights, mut manure) = (shown.with(side.start()), bout.manure[side.index()]);
    for Attempt { spawn, result, .. } in bout.past.iter().filter(|attempt| attempt.side == side) {
        let Some(spawn) = spawn else { continue };
        if *result == AttemptResult::Placed {
            knights.insert(spawn.space);
        }
        if let Some(drop) = spawn.drop.filter(|_| *result != AttemptResult::Illegal) {
            manure.insert(drop);
        }
    }
    let other = side.other().index();
    let taken = bout.knights[other].union(bout.manure[other]);
    bout.manure[side.index()] = manure.difference(taken);
    bout.knights[side.index()] = knights.difference(taken).difference(manure).union(shown);
}

/// Removes knights that are not shown, as if they had vanished, until the side has the announced points, or no row.
fn remove_vanished(bout: &mut Bout, rule_set: &RuleSet, side: Side, shown: Spaces) {
    let own = side.index();
    let excess = |knights: Spaces| match rule_set.goal {
        Goal::Points => board::points(knights).checked_sub(bout.points[own].into()),
        Goal::Row(length) => Some(board::in_rows(knights, length).len()),
    };
    let mut knights = bout.knights[own];
    for knight in knights.difference(shown) {
        let without = knights.without(knight);
        if excess(without).is_some() && excess(without) < excess(knights) {
            knights = without;
        }
    }
    bout.knights[own] = knights;
}

/// Gives every knight whose parent is not known a parent: the first space a knight's move away.
fn name_parents(bout: &mut Bout) {
    for spawn in bout.past.iter_mut().filter_map(|attempt| attempt.spawn.as_mut()) {
        spawn.parent = spawn.parent.or_else(|| board::knight_targets(spawn.space).first());
    }
}

/// The number of placements, besides those of the bout itself, that are tried before the replay starts again with other parents.
const MAX_TRIED_PLACEMENTS: usize = 120;

/// The number of times that the replay starts.
const MAX_REPLAY_STARTS: usize = 30;

/// The pieces on the board at a moment of the replay.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Pieces {
    knights: [Spaces; 2],
    weak: [Spaces; 2],
    manure: [Spaces; 2],
}

impl Pieces {
    fn occupied(&self) -> Spaces {
        self.knights[0].union(self.knights[1]).union(self.manure[0]).union(self.manure[1])
    }
}

/// The search for a replay of a bout that agrees with everything seen.
struct ReplaySearch<'a> {
    bout: &'a Bout,
    rule_set: &'a RuleSet,
    /// The side whose knights are known; `None` for a spectator.
    viewer: Option<Side>,
    /// The parents of the attempts replayed so far.
    parents: Vec<Option<Space>>,
    /// The dead ends: each is a number of replayed attempts and the board after them, from which no replay succeeds.
    dead_ends: HashSet<(usize, Pieces)>,
    /// The number of placements that may still be tried.
    patience: usize,
}

impl<'a> ReplaySearch<'a> {
    fn new(bout: &'a Bout, rule_set: &'a RuleSet, viewer: Option<Side>) -> Self {
        let parents = Vec::with_capacity(bout.past.len());
        Self { bout, rule_set, viewer, parents, dead_ends: HashSet::new(), patience: 0 }
    }

    /// Finds a replay and writes its final board and its parents into `world`, which holds the bout as it was seen. Returns
    /// whether a replay was found.
    fn find(&mut self, world: &mut Bout, rng: &mut Rng) -> bool {
        let start = Side::BOTH.map(|side| Spaces::only(side.start()));
        let beginning = Pieces { knights: start, weak: [Spaces::EMPTY; 2], manure: [Spaces::EMPTY; 2] };
        // A spectator knows least, and no search needs a spectator's view quickly.
        let tries = if self.viewer.is_some() { MAX_REPLAY_STARTS } else { 4 * MAX_REPLAY_STARTS };
        let found = (0..tries).find_map(|_| {
            self.patience = MAX_TRIED_PLACEMENTS + self.bout.past.len();
            self.play_on(beginning, rng)
        });
        let Some(end) = found else { return false };
        (world.knights, world.weak, world.manure) = (end.knights, end.weak, end.manure);
        for (attempt, parent) in world.past.iter_mut().zip(&self.parents) {
            if let Some(spawn) = &mut attempt.spawn {
                spawn.parent = *parent;
            }
        }
        true
    }

    /// Replays the remaining attempts, in agreement with everything seen. Returns the final board; `None` if no replay was found.
    fn play_on(&mut self, pieces: Pieces, rng: &mut Rng) -> Option<Pieces> {
        let number = self.parents.len();
        let Some(Attempt { side, spawn, result }) = self.bout.past.get(number).copied() else {
            return Some(pieces).filter(|pieces| self.matches_view(pieces));
        };
        let Some(spawn) = spawn else {
            // The move of this attempt is not known.
            return self.play_on_with(None, pieces, rng);
        };
        if result == AttemptResult::Illegal {
            let vacated = spawn.parent.filter(|parent| pieces.weak[side.index()].contains(*parent));
            let occupied = vacated.map_or(pieces.occupied(), |parent| pieces.occupied().without(parent));
            let hit = pieces.occupied().contains(spawn.space) || spawn.drop.is_some_and(|drop| occupied.contains(drop));
            return if hit { self.play_on_with(spawn.parent, pieces, rng) } else { None };
        }
        if pieces.occupied().contains(spawn.space) || self.is_too_late(&pieces) {
            return None;
        }
        if self.dead_ends.contains(&(number, pieces)) || self.patience == 0 {
            return None;
        }
        self.patience -= 1;
        for parent in self.possible_parents(&pieces, side, spawn, rng) {
            let Some(after) = self.after(pieces, side, Spawn { parent: Some(parent), ..spawn }, result) else {
                continue;
            };
            let end = self.play_on_with(Some(parent), after, rng);
            if end.is_some() {
                return end;
            }
        }
        if self.patience > 0 {
            self.dead_ends.insert((number, pieces));
        }
        None
    }

    fn play_on_with(&mut self, parent: Option<Space>, pieces: Pieces, rng: &mut Rng) -> Option<Pieces> {
        self.parents.push(parent);
        let end = self.play_on(pieces, rng);
        if end.is_none() {
            self.parents.pop();
        }
        end
    }

    /// The possible parents of the knight of this attempt; first the parents that have to vanish soonest.
    fn possible_parents(&self, pieces: &Pieces, side: Side, spawn: Spawn, rng: &mut Rng) -> Vec<Space> {
        if let Some(known) = spawn.parent {
            return vec![known];
        }
        let weak = pieces.weak[side.index()];
        let mut ways: Vec<(usize, usize, Space)> = Vec::new();
        for parent in board::knight_targets(spawn.space).intersection(pieces.knights[side.index()]) {
            let far = self.points_difference(pieces, side, spawn.space, parent);
            match self.next_evidence(side, parent) {
                // The parent has to vanish.
                Some((time, false)) => ways.push((time, far, parent)),
                // The parent has to stay.
                Some((_, true)) if weak.contains(parent) => {}
                _ => ways.push((usize::MAX, far, parent)),
            }
        }
        rng.shuffle(&mut ways);
        insertion_sort(&mut ways, |(time, far, _)| (*time, *far));
        ways.into_iter().map(|(.., parent)| parent).collect()
    }

    /// Under Tic-Tac-Toe, the difference between the side's points after this spawn and its announced points; otherwise 0. The
    /// replay must end with the announced points.
    fn points_difference(&self, pieces: &Pieces, side: Side, space: Space, parent: Space) -> usize {
        if self.rule_set.goal != Goal::Points {
            return 0;
        }
        let own = side.index();
        let vanishing = Spaces::only(parent).intersection(pieces.weak[own]);
        board::points(pieces.knights[own].difference(vanishing).with(space)).abs_diff(self.bout.points[own].into())
    }

    /// The next attempt that shows whether the knight of this side on a space still stands: its number, and whether the space was
    /// still occupied then. `None` if no attempt shows it.
    fn next_evidence(&self, side: Side, space: Space) -> Option<(usize, bool)> {
        let now = self.parents.len();
        self.bout.past.iter().enumerate().skip(now).find_map(|(number, attempt)| {
            let spawn = attempt.spawn?;
            match attempt.result {
                AttemptResult::Illegal => (spawn.space == space && spawn.drop.is_none()).then_some((number, true)),
                // A side may drop manure on the space that the parent of the same move left.
                _ if spawn.space == space => Some((number, false)),
                _ => (spawn.drop == Some(space)).then_some((number + usize::from(attempt.side == side), false)),
            }
        })
    }

    /// Whether some knight has to vanish but no longer can. That takes two landings a knight's move away from it, or one
    /// landing if it is weak.
    fn is_too_late(&self, pieces: &Pieces) -> bool {
        let now = self.parents.len();
        let upcoming = self.bout.past.iter().enumerate().skip(now).filter_map(|(number, attempt)| {
            let spawn = attempt.spawn.filter(|_| attempt.result != AttemptResult::Illegal)?;
            Some((number, attempt.side, attempt.result, spawn))
        });
        let can_vanish = |space: Space, side: Side, end: usize| {
            let before = upcoming.clone().take_while(|(number, ..)| *number < end);
            let spawns_nearby = before.filter(|(_, by, result, spawn)| {
                *by == side && *result == AttemptResult::Placed && board::knight_targets(space).contains(spawn.space)
            });
            let needed = 2 - usize::from(pieces.weak[side.index()].contains(space));
            spawns_nearby.take(needed).count() == needed
        };
        let hidden = || Side::BOTH.into_iter().filter(|side| self.viewer != Some(*side));
        upcoming.clone().any(|(number, mover, _, spawn)| {
            let spaces = [Some((spawn.space, number)), spawn.drop.map(|drop| (drop, number + 1))];
            spaces.into_iter().flatten().any(|(space, end)| {
                let mut there = hidden().filter(|side| pieces.knights[side.index()].contains(space));
                there.any(|side| !can_vanish(space, side, if mover == side { end } else { number }))
            })
        })
    }

    /// The board after a placement; `None` if the placement was impossible or would have ended the bout.
    fn after(&self, mut pieces: Pieces, side: Side, spawn: Spawn, result: AttemptResult) -> Option<Pieces> {
        let own = side.index();
        if result == AttemptResult::Placed {
            pieces.knights[own].insert(spawn.space);
            let parent = spawn.parent?;
            if pieces.weak[own].contains(parent) {
                pieces.weak[own].remove(parent);
                pieces.knights[own].remove(parent);
            } else {
                pieces.weak[own].insert(parent);
            }
        }
        if let Some(drop) = spawn.drop {
            if pieces.occupied().contains(drop) {
                return None;
            }
            pieces.manure[own].insert(drop);
        }
        let won = match self.rule_set.goal {
            Goal::Row(length) => !board::in_rows(pieces.knights[own], length).is_empty(),
            Goal::Points => board::points(pieces.knights[own]) >= usize::from(super::rules::POINTS_TO_WIN),
        };
        (!won).then_some(pieces)
    }

    /// Whether the final board of the replay agrees with what is seen now.
    fn matches_view(&self, end: &Pieces) -> bool {
        let Bout { knights, weak, manure, manure_left, .. } = self.bout;
        let mut world = self.bout.clone();
        (world.knights, world.weak, world.manure) = (end.knights, end.weak, end.manure);
        let points = world.points;
        world.count_points(self.rule_set);
        let is_own = |side: Side| {
            let own = side.index();
            self.viewer != Some(side)
                || (knights[own], weak[own], manure[own]) == (end.knights[own], end.weak[own], end.manure[own])
        };
        let all_dropped = |side: Side| {
            end.manure[side.index()].len() + usize::from(manure_left[side.index()]) == usize::from(self.rule_set.manure)
        };
        Side::BOTH.into_iter().all(|side| is_own(side) && all_dropped(side))
            && points == world.points
            && world.may_be_turn(self.rule_set)
    }
}
