//! Counting sequences of actions: the usual test of rules against rules.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Answer, Refusal};
use crate::game::Seat;
use crate::games::Playable;

/// A position, with the number of sequences of actions that lead to it.
type Layer<State> = HashMap<u64, (State, u64)>;

/// Counts the sequences of `depth` actions from a state, and the different positions at their ends; if
/// asked to divide, also the sequences after each first action. Cards are drawn by the state's own generator, so that the count
/// is the same every time. It stops with an error after `most` positions.
pub(super) fn perft<G: Playable>(state: &G::State, depth: u64, divide: bool, most: usize) -> Answer {
    let mut lines = Vec::new();
    let mut positions = HashSet::new();
    let mut sequences = 0_u64;
    let mut budget = most;
    let too_many = || Refusal(format!("more than {most} positions"));
    if divide && depth > 0 {
        for (seat, action, next) in steps::<G>(state) {
            let ends = ends::<G>(next, depth - 1, &mut budget).ok_or_else(too_many)?;
            let after: u64 = ends.values().map(|(_, count)| count).sum();
            lines.push(format!("{seat} {action} {after}"));
            sequences = sequences.saturating_add(after);
            positions.extend(ends.into_keys());
        }
    } else {
        let ends = ends::<G>(state.clone(), depth, &mut budget).ok_or_else(too_many)?;
        sequences = ends.values().map(|(_, count)| count).sum();
        positions.extend(ends.into_keys());
    }
    lines.push(format!("sequences {sequences}"));
    lines.push(format!("positions {}", positions.len()));
    Ok(lines)
}

/// The positions after `depth` actions. Sequences that transpose are merged. `None` if there are more than the budget allows.
fn ends<G: Playable>(state: G::State, depth: u64, budget: &mut usize) -> Option<Layer<G::State>> {
    let mut layer = Layer::from([(fingerprint::<G>(&state), (state, 1))]);
    for _ in 0..depth {
        let mut next = Layer::new();
        for (state, count) in layer.values() {
            for (_, _, after) in steps::<G>(state) {
                *budget = budget.checked_sub(1)?;
                let (_, so_far) = next.entry(fingerprint::<G>(&after)).or_insert((after, 0));
                *so_far = so_far.saturating_add(*count);
            }
        }
        layer = next;
        if layer.is_empty() {
            break;
        }
    }
    Some(layer)
}

/// Every legal action, with the state after it.
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

/// The hash of a position. Two of two million collide once in ten million counts.
fn fingerprint<G: Playable>(state: &G::State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.to_string().hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knights_and_corsairs::KnightsAndCorsairs;
    use crate::games::knights_and_corsairs::rules::{Options, State};

    #[test]
    fn a_count_that_would_take_too_long_is_given_up() {
        let state = KnightsAndCorsairs::start(&Options::default(), 1).unwrap();
        let count = |depth, most| perft::<KnightsAndCorsairs>(&state, depth, false, most);
        assert_eq!(count(1, 105).unwrap(), ["sequences 105", "positions 105"]);
        assert_eq!(count(1, 104).unwrap_err().0, "more than 104 positions");
        assert!(count(u64::MAX, 1000).is_err());
    }

    #[test]
    fn the_parts_of_a_divided_count_add_up() {
        let state = "standard board=2H,3C,4H/5C,6H,7C/8C,9H,-".parse::<State>().unwrap();
        let lines = perft::<KnightsAndCorsairs>(&state, 3, true, 100_000).unwrap();
        let count = |line: &String| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap();
        let [parts @ .., sequences, _] = &lines[..] else { panic!("{lines:?}") };
        assert!(parts.len() > 1);
        assert_eq!(parts.iter().map(count).sum::<u64>(), count(sequences));
    }
}
