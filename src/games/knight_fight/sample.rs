//! Worlds that agree with what a seat has seen.

use super::rules::{Attempt, Bout, Fate, KnightFight, Side, Stage, State, View};
use crate::game::{Determinize, Rng};

impl Determinize for KnightFight {
    fn sample(view: &View, rng: &mut Rng) -> State {
        let mut table = view.table.clone();
        if let Some(viewer) = view.viewer
            && table.stage == Stage::Play
            && table.law().snapshot
        {
            let opponent = table.side_of(viewer).other();
            recall(&mut table.bout, opponent);
        }
        State { seed: rng.next_u64(), table }
    }
}

/// Puts everything on the board that a side has placed in the attempts that are remembered.
pub fn recall(bout: &mut Bout, side: Side) {
    let (mut knights, mut manure) = (bout.knights[side.index()].with(side.start()), bout.manure[side.index()]);
    for Attempt { spawn, fate, .. } in bout.past.iter().filter(|attempt| attempt.side == side) {
        let Some(spawn) = spawn else { continue };
        if *fate == Fate::Placed {
            knights = knights.with(spawn.space);
        }
        if let Some(drop) = spawn.drop.filter(|_| *fate != Fate::Illegal) {
            manure = manure.with(drop);
        }
    }
    let other = side.other().index();
    let taken = bout.knights[other].or(bout.manure[other]);
    bout.knights[side.index()] = knights.minus(taken);
    bout.manure[side.index()] = manure.minus(taken);
}
