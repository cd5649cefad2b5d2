//! The measurements of the referee: numbers of positions, and the strength of computer players.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::erased::erased;
use super::{AnyState, DynView, Erased};
use crate::game::{Game, OptionConflict, Seat, SessionRules};
use crate::search::Player;
use crate::search::balance::{GameResult, self_play};
use crate::search::contestant::Contestant;
use crate::search::matches::{Tally, play_match};

erased! {
    /// The functions of a game that only the referee needs.
    pub trait DynRefereeTools: [Sync] for Erased<G: [Player + SessionRules]>;

    /// A state of this game as a value that serde can write.
    ///
    /// # Panics
    /// When the state belongs to another game.
    fn serializable_state<'s>(&self, state: &'s AnyState) -> &'s dyn erased_serde::Serialize { state.of::<G>() }

    /// A view of this game as a value that serde can write.
    ///
    /// # Panics
    /// When the view belongs to another game.
    fn serializable_view<'v>(&self, view: &'v dyn DynView) -> &'v dyn erased_serde::Serialize { view.of::<G>() }

    /// Counts the sequences of `depth` actions from a state, as [`PerftCount`]; with `divide` also after each first action.
    /// `None` if the count would visit more than `most` positions.
    ///
    /// # Panics
    /// When the state belongs to another game.
    fn perft(&self, state: &AnyState, depth: u64, divide: bool, most: usize) -> Option<PerftCount> {
        perft::<G>(state.of::<G>(), depth, divide, most)
    }

    /// Plays a match between two computer players with these options.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn play_match(
        &self,
        options: &str,
        players: [Contestant; 2],
        games: u32,
        seed: u64,
    ) -> Result<Tally, OptionConflict> {
        let [first, second] = players;
        play_match::<G>(&Self::read_options(options), first, second, games, seed)
    }

    /// Plays game number `number` of a series between equal computer players: see [`self_play`].
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn self_play(
        &self,
        options: &str,
        player: Contestant,
        seed: u64,
        number: u64,
    ) -> Result<GameResult, OptionConflict> {
        self_play::<G>(&Self::read_options(options), player, seed, number)
    }
}

/// The measurements of the game `G`, without its type.
#[must_use]
pub fn dyn_referee_tools<G: Player + SessionRules>() -> &'static dyn DynRefereeTools {
    const { &Erased::<G>::GAME }
}

/// The numbers of action sequences and of the positions at their ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PerftCount {
    /// The number of sequences after each first action of a seat, in notation; empty unless `divide` was set.
    pub divided: Vec<(Seat, String, u64)>,
    /// The number of sequences of actions.
    pub sequences: u64,
    /// The number of different positions at the ends of the sequences.
    pub positions: usize,
}

/// The positions after a number of actions, by their hash, each with the number of sequences that lead to it.
type Layer<State> = HashMap<u64, (State, u64)>;

/// Counts the sequences of `depth` actions from a state and the different positions at their ends. With `divide`, also counts the
/// sequences after each first action. The state's own generator draws cards, so the count is the same every time. `None` if the
/// count would visit more than `most` positions.
fn perft<G: Game>(state: &G::State, depth: u64, divide: bool, most: usize) -> Option<PerftCount> {
    let mut count = PerftCount::default();
    let mut positions = HashSet::new();
    let mut budget = most;
    if divide && depth > 0 {
        for (seat, action, next) in steps::<G>(state) {
            let ends = positions_after::<G>(next, depth - 1, &mut budget)?;
            let after: u64 = ends.values().map(|(_, count)| count).sum();
            count.divided.push((seat, action.to_string(), after));
            count.sequences = count.sequences.saturating_add(after);
            positions.extend(ends.into_keys());
        }
    } else {
        let ends = positions_after::<G>(state.clone(), depth, &mut budget)?;
        count.sequences = ends.values().map(|(_, count)| count).sum();
        positions.extend(ends.into_keys());
    }
    count.positions = positions.len();
    Some(count)
}

/// The positions after `depth` actions, each once, with the number of sequences that lead to it. `None` if the budget is
/// exceeded.
fn positions_after<G: Game>(state: G::State, depth: u64, budget: &mut usize) -> Option<Layer<G::State>> {
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

/// All legal actions of all seats, each with the state after it.
fn steps<G: Game>(state: &G::State) -> impl Iterator<Item = (Seat, G::Action, G::State)> {
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

/// The hash of a position. In a count of two million positions, two of them share a hash once in ten million counts.
fn fingerprint<G: Game>(state: &G::State) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.to_string().hash(&mut hasher);
    hasher.finish()
}
