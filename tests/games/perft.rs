//! Perft: the numbers of sequences of actions from a position. They are worked out by hand or counted by the naive
//! implementation of a game, and an error in the rules would change them. `tests/games/<game>/perft.rs` has the numbers.

use corsair_cabinet::game::{Game, Seat};

/// The number of sequences of `depth` actions.
pub fn perft<G: Game>(state: &G::State, depth: usize) -> u64 {
    let actions = |seat: Seat| {
        let mut actions = Vec::new();
        G::actions(state, seat, &mut actions);
        actions
    };
    let seats = G::to_act(state);
    match depth {
        0 => 1,
        // The last actions are counted without being applied.
        1 => seats.iter().map(|seat| actions(seat).len() as u64).sum(),
        _ => {
            let done = seats.iter().flat_map(|seat| actions(seat).into_iter().map(move |action| (seat, action)));
            done.map(|(seat, action)| {
                let mut next = state.clone();
                G::apply(&mut next, seat, &action);
                perft::<G>(&next, depth - 1)
            })
            .sum()
        }
    }
}

/// Compares the counts for depths from 1 on.
pub fn must_count<G: Game>(state: &G::State, expected: &[u64]) {
    let found: Vec<u64> = (1..=expected.len()).map(|depth| perft::<G>(state, depth)).collect();
    assert_eq!(found, expected, "{state}");
}
