//! What a player sees without thinking ahead: which moves win, which must be prevented, and what looks promising.

use std::borrow::Cow;

use super::super::rules::board::{self, Space, Spaces};
use super::super::rules::{
    Action, Bout, Due, Goal, KnightFight, Law, Match, POINTS_TO_WIN, Part, Side, Spawn, State, decide,
};
use super::lines::{Lines, length};
use super::memory::remembered;
use crate::game::{Rng, Seat};
use crate::search::hash::stable_hash;
use crate::search::ismcts::{Candidate, Knowledge};

/// How many landings are worth a thought.
const LANDINGS: usize = 10;

/// How many traps are, besides none.
const TRAPS: usize = 5;

/// How many parents of a knight are, and how many places for manure, besides none.
const PARENTS: usize = 2;
const DROPS: usize = 2;

/// What the search for hidden and simultaneous rules knows of the game.
#[derive(Clone, Copy, Debug)]
pub struct Instinct {
    /// How many bouts are over where the search begins: games are imagined to the end of the present bout.
    pub bouts: usize,
    /// Whether it notices what wins at once, and what must be prevented.
    pub sharp: bool,
}

impl Knowledge<KnightFight> for Instinct {
    fn candidates(&self, state: &State, seat: Seat, into: &mut Vec<Candidate<Action>>) {
        let table = &state.table;
        match table.due(seat) {
            None => {}
            Some(Due::Side) => {
                let prior = |side: Side| if side == Side::X { 2.0 } else { 1.0 };
                into.extend(Side::BOTH.map(|side| candidate(Action::Play(side), prior(side))));
            }
            Some(Due::Part(part)) => {
                let sight = Sight::new(table, table.side_of(seat), self.sharp);
                match part {
                    Part::Bid => sight.bids(into),
                    Part::Trap => sight.traps(into),
                    Part::Spawn => sight.spawns(into),
                }
            }
        }
    }

    fn quick_action(&self, state: &State, seat: Seat, rng: &mut Rng) -> Action {
        let table = &state.table;
        match table.due(seat) {
            None | Some(Due::Side) => Action::Play(Side::X),
            Some(Due::Part(part)) => {
                let sight = Sight::new(table, table.side_of(seat), self.sharp);
                match part {
                    Part::Bid => sight.quick_bid(rng),
                    Part::Trap => sight.quick_trap(rng),
                    Part::Spawn => sight.quick_spawn(rng),
                }
            }
        }
    }

    fn worth(&self, state: &State, seat: Seat) -> Option<f64> {
        (state.table.results.len() > self.bouts).then(|| prospects(&state.table, seat))
    }
}

/// What a match is worth to a seat between two bouts: whoever has won more is ahead, and the quicker, the more (KF-09).
fn prospects(table: &Match, seat: Seat) -> f64 {
    if let Some((winner, _)) = decide(&table.options, table.favoured, &table.results) {
        return if winner == seat { 1.0 } else { 0.0 };
    }
    let favour = if table.favoured == seat { 0.02 } else { -0.02 };
    let ahead = table.results.iter().map(|result| match result.winner {
        None => 0.0,
        Some(winner) => {
            let worth = 0.25 + 2.0 / f64::from(10 + result.moves);
            if winner == seat { worth } else { -worth }
        }
    });
    0.5 + favour + ahead.sum::<f64>()
}

fn candidate(action: Action, prior: f64) -> Candidate<Action> {
    Candidate { action, label: stable_hash(&action), prior }
}

/// What one side has to go by.
struct Sight<'a> {
    table: &'a Match,
    bout: Cow<'a, Bout>,
    law: Law,
    side: Side,
    sharp: bool,
    lines: [Lines; 2],
}

impl<'a> Sight<'a> {
    fn new(table: &'a Match, side: Side, sharp: bool) -> Self {
        let (bout, law) = (remembered(table, side), table.law());
        let lines = Lines::of_both(&bout, &law);
        Self { table, bout, law, side, sharp, lines }
    }

    /// Where a side can land, as far as this one knows.
    fn landings(&self, side: Side) -> Spaces {
        self.bout.landings(side)
    }

    /// Where this side can try to land: what it remembers in its way may have vanished.
    fn own_landings(&self) -> Spaces {
        let free = self.landings(self.side);
        if free.is_empty() { self.table.picture(self.side).landings(self.side) } else { free }
    }

    /// Whether a side wins by landing here from this parent.
    fn wins(&self, side: Side, space: Space, parent: Option<Space>) -> bool {
        let own = side.index();
        let vanishing = parent.filter(|parent| self.bout.weak[own].contains(*parent));
        let knights = self.bout.knights[own];
        let knights = vanishing.map_or(knights, |parent| knights.without(parent));
        match self.law.goal {
            Goal::Row(length) => board::makes_row(knights, space, length),
            Goal::Points => board::points(knights.with(space)) >= usize::from(POINTS_TO_WIN),
        }
    }

    /// The parents that a knight landing here can have: only one nameless one, without Sickness.
    fn parents(&self, side: Side, space: Space) -> impl Iterator<Item = Option<Space>> {
        let parents = board::targets(space).and(self.bout.knights[side.index()]);
        let named = self.law.sickness.then(|| parents.iter().map(Some));
        let nameless = (!self.law.sickness).then_some(None);
        named.into_iter().flatten().chain(nameless)
    }

    /// The landings with which a side would win now.
    fn winning(&self, side: Side) -> Spaces {
        let last = length(&self.law) - 1;
        let promising = self.landings(side).and(self.lines[side.index()].gaps[last]);
        promising
            .iter()
            .filter(|space| self.parents(side, *space).any(|parent| self.wins(side, *space, parent)))
            .collect()
    }

    /// How good it looks for a side to land here.
    fn appeal(&self, side: Side, space: Space) -> u32 {
        let [own, opponent] = [side, side.other()].map(|side| &self.lines[side.index()]);
        let last = length(&self.law) - 1;
        let mut appeal = 1;
        for count in 1..=last {
            let steps = last - count;
            if own.gaps[count].contains(space) {
                appeal += 48 >> (2 * steps).min(5);
            }
            if opponent.gaps[count].contains(space) {
                appeal += 40 >> (2 * steps).min(5);
            }
        }
        let new =
            board::targets(space).minus(board::reach(self.bout.knights[side.index()])).minus(self.bout.occupied());
        appeal + u32::try_from(new.len()).unwrap_or(0)
    }

    /// The landings of this side in the order of their appeal: those that win, then those that prevent a win of the opponent,
    /// come first.
    fn ranked(&self, landings: Spaces) -> Vec<(Space, u32)> {
        let mut ranked: Vec<(Space, u32)> =
            landings.iter().map(|space| (space, self.appeal(self.side, space))).collect();
        if self.sharp {
            let (wins, dangers) = (self.winning(self.side), self.winning(self.side.other()));
            for (space, appeal) in &mut ranked {
                if wins.contains(*space) {
                    *appeal += 10_000;
                } else if dangers.contains(*space) {
                    *appeal += 500;
                }
            }
        }
        ranked.sort_by_key(|(_, appeal)| std::cmp::Reverse(*appeal));
        ranked
    }

    /// What it costs to spawn here from this parent.
    fn cost(&self, space: Space, parent: Option<Space>) -> u32 {
        let Some(parent) = parent else { return 0 };
        let own = self.side.index();
        if self.wins(self.side, space, Some(parent)) {
            0
        } else if self.bout.weak[own].contains(parent) {
            30 + 2 * self.appeal(self.side, parent)
        } else {
            10
        }
    }

    /// Where manure does most: in the opponent's lines.
    fn best_drops(&self, space: Space, parent: Option<Space>) -> Vec<Space> {
        let side = self.side;
        let mut drops: Vec<Space> = self.bout.drops(side, space, parent).iter().collect();
        let opponent = &self.lines[side.other().index()];
        let last = length(&self.law) - 1;
        drops.retain(|drop| opponent.gaps[last].or(opponent.gaps[last - 1]).contains(*drop));
        drops.sort_by_key(|drop| std::cmp::Reverse(self.appeal(side.other(), *drop)));
        drops
    }

    fn spawns(&self, into: &mut Vec<Candidate<Action>>) {
        for (space, appeal) in self.ranked(self.own_landings()).into_iter().take(LANDINGS) {
            let mut parents: Vec<Option<Space>> = self.parents(self.side, space).collect();
            parents.sort_by_key(|parent| self.cost(space, *parent));
            for parent in parents.into_iter().take(PARENTS) {
                let appeal = f64::from(appeal) / f64::from(10 + self.cost(space, parent));
                into.push(candidate(Action::Spawn(Spawn { space, parent, drop: None }), appeal));
                for drop in self.best_drops(space, parent).into_iter().take(DROPS) {
                    into.push(candidate(Action::Spawn(Spawn { space, parent, drop: Some(drop) }), 0.5 * appeal));
                }
            }
        }
    }

    fn traps(&self, into: &mut Vec<Candidate<Action>>) {
        into.push(candidate(Action::Trap(None), 1.0));
        let other = Sight { side: self.side.other(), bout: Cow::Borrowed(&self.bout), ..*self };
        let ranked = other.ranked(other.landings(other.side));
        into.extend(
            ranked
                .into_iter()
                .take(TRAPS)
                .map(|(space, appeal)| candidate(Action::Trap(Some(space)), f64::from(appeal))),
        );
    }

    fn bids(&self, into: &mut Vec<Candidate<Action>>) {
        let chips = self.bout.chips[self.side.index()];
        let theirs = self.bout.chips[self.side.other().index()];
        let enough = if self.bout.lost == self.side { theirs } else { theirs + 1 };
        let mut bids: Vec<u8> = vec![0, 1, 2, 3, 4, 5, 6, 8, 10, chips / 2, theirs, enough, chips];
        bids.retain(|bid| *bid <= chips && *bid <= enough);
        bids.sort_unstable();
        bids.dedup();
        into.extend(bids.into_iter().map(|bid| candidate(Action::Bid(bid), 1.0)));
    }

    fn quick_bid(&self, rng: &mut Rng) -> Action {
        let [own, theirs] = [self.side, self.side.other()].map(|side| self.bout.chips[side.index()]);
        let enough = (theirs + u8::from(self.bout.lost != self.side)).min(own);
        let urgent = !self.winning(self.side).is_empty() || !self.winning(self.side.other()).is_empty();
        #[expect(clippy::cast_possible_truncation, reason = "chips are at most 40")]
        let by_lot = rng.below(usize::from(own / 4) + 2) as u8;
        Action::Bid(if urgent { enough } else { by_lot.min(enough) })
    }

    fn quick_trap(&self, rng: &mut Rng) -> Action {
        let dangers: Vec<Space> = self.winning(self.side.other()).iter().collect();
        if let Some(danger) = rng.choose(&dangers) {
            return Action::Trap(Some(*danger));
        }
        let landings: Vec<Space> = self.landings(self.side.other()).iter().collect();
        let some: Vec<Space> = (0..3).filter_map(|_| rng.choose(&landings).copied()).collect();
        Action::Trap(some.into_iter().max_by_key(|space| self.appeal(self.side.other(), *space)))
    }

    fn quick_spawn(&self, rng: &mut Rng) -> Action {
        let (wins, dangers) = (self.winning(self.side), self.winning(self.side.other()));
        let landings = self.own_landings();
        let best = [wins, dangers.and(landings)].into_iter().find(|set| !set.is_empty());
        let spaces: Vec<Space> = best.unwrap_or(landings).iter().collect();
        let some = (0..4).filter_map(|_| rng.choose(&spaces).copied());
        let space = some.max_by_key(|space| self.appeal(self.side, *space));
        // Who is to move can move.
        let space = space.unwrap_or(self.side.start());
        let parent = self.parents(self.side, space).min_by_key(|parent| self.cost(space, *parent)).flatten();
        let left = self.bout.drops(self.side, space, parent);
        let drop = dangers.and(left).iter().next().filter(|_| wins.is_empty());
        Action::Spawn(Spawn { space, parent, drop })
    }
}
