//! Counting sequences of actions: the usual test of rules against rules.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Answer, Refusal};
use crate::game::Seat;
use crate::games::Playable;

/// How many positions are looked at before the count is given up.
const MOST_POSITIONS: usize = 2_000_000;

/// A position, and how many sequences of actions lead to it.
type Layer<State> = HashMap<u64, (State, u64)>;

/// Counts the sequences of `depth` actions from a state, and the different positions at their ends; if
/// asked to divide, also the sequences after each first action. What is drawn is what the state's own
/// generator says, so that the count is the same every time.
pub(super) fn perft<G: Playable>(state: &G::State, depth: u64, divide: bool) -> Answer {
    let mut lines = Vec::new();
    let mut positions = HashSet::new();
    let mut sequences = 0_u64;
    let mut budget = MOST_POSITIONS;
    if divide && depth > 0 {
        for (seat, action, next) in steps::<G>(state) {
            let ends = ends::<G>(next, depth - 1, &mut budget)?;
            let after: u64 = ends.values().map(|(_, count)| count).sum();
            lines.push(format!("{seat} {action} {after}"));
            sequences += after;
            positions.extend(ends.into_keys());
        }
    } else {
        let ends = ends::<G>(state.clone(), depth, &mut budget)?;
        sequences = ends.values().map(|(_, count)| count).sum();
        positions.extend(ends.into_keys());
    }
    lines.push(format!("sequences {sequences}"));
    lines.push(format!("positions {}", positions.len()));
    Ok(lines)
}

/// The positions after `depth` actions. Sequences that meet are counted on together.
fn ends<G: Playable>(state: G::State, depth: u64, budget: &mut usize) -> Result<Layer<G::State>, Refusal> {
    let mut layer = Layer::from([(fingerprint::<G>(&state), (state, 1))]);
    for _ in 0..depth {
        let mut next = Layer::new();
        for (state, count) in layer.values() {
            for (_, _, after) in steps::<G>(state) {
                *budget = budget.checked_sub(1).ok_or_else(|| format!("more than {MOST_POSITIONS} positions"))?;
                let (_, so_far) = next.entry(fingerprint::<G>(&after)).or_insert((after, 0));
                *so_far = so_far.saturating_add(*count);
            }
        }
        layer = next;
        if layer.is_empty() {
            break;
        }
    }
    Ok(layer)
}

/// Every action that may be done now, and what comes of it.
fn steps<G: Playable>(state: &G::State) -> impl Iterator<Item = (Seat, G::Action, G::State)> {
    G::to_act(state).iter().flat_map(move |seat| {
        let mut actions = Vec::new();
        G::actions(state, seat, &mut actions);
        actions.into_iter().map(move |action| {
            let mut next = state.clone();
            G::apply(&mut next, seat, &action);
            (seat, action, next)
        })
    })
}

/// A number that stands for a position. That two of two million share one happens once in ten million
/// counts.
fn fingerprint<G: Playable>(state: &G::State) -> u64 {
    let mut hasher = DefaultHasher::new();
    G::write_state(state).hash(&mut hasher);
    hasher.finish()
}
