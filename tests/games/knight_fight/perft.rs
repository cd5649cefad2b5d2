//! How many ways there are to play on in Knight Fight: numbers that a naive second reading of the rulings has counted,
//! and that a slip in the rules would change.

use corsair_cabinet::game::{Game, Perft, Seat, read_position};
use corsair_cabinet::games::knight_fight::KnightFight;

use super::counts::COUNTS;

type State = <KnightFight as Game>::State;

fn position(text: &str) -> State {
    read_position::<KnightFight>(&format!("position 1 knight-fight {text}")).unwrap_or_else(|error| panic!("{error}"))
}

/// The number of sequences of `depth` actions.
fn perft(state: &State, depth: usize) -> u64 {
    let mut count = 0;
    for seat in Seat::all(2) {
        let mut actions = Vec::new();
        KnightFight::actions(state, seat, &mut actions);
        if depth == 1 {
            count += actions.len() as u64;
            continue;
        }
        for action in actions {
            let mut next = state.clone();
            KnightFight::apply(&mut next, seat, &action);
            count += perft(&next, depth - 1);
        }
    }
    count
}

/// Compares all counts that are not above `most`.
fn must_count_up_to(most: u64) {
    for (text, counts) in COUNTS {
        let start = position(text);
        let expected: Vec<u64> = counts.iter().copied().filter(|count| *count <= most).collect();
        let found: Vec<u64> = (1..=expected.len()).map(|depth| perft(&start, depth)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn sequences_of_actions_are_as_many_as_were_counted() {
    must_count_up_to(150_000);
}

#[test]
fn counted_in_bulk_they_are_as_many() {
    // From the beginning, where nothing is sealed and no bout ends so soon.
    for (text, counts) in &COUNTS[..5] {
        let start = position(text);
        for (depth, count) in (1..).zip(*counts) {
            assert_eq!(KnightFight::perft(&start, depth), *count, "{text} to a depth of {depth}");
        }
    }
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn longer_sequences_of_actions_are_as_many_as_were_counted() {
    must_count_up_to(u64::MAX);
}
