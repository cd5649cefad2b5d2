//! Numbers of action sequences in Knight Fight, compared with those of the naive implementation.

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

/// Compares all counts up to `most`.
fn must_count_up_to(most: u64) {
    for (text, counts) in COUNTS {
        let start = position(text);
        let expected: Vec<u64> = counts.iter().copied().filter(|count| *count <= most).collect();
        let found: Vec<u64> = (1..=expected.len()).map(|depth| perft(&start, depth)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_numbers_of_action_sequences_are_right() {
    must_count_up_to(150_000);
}

#[test]
fn counting_the_last_moves_in_bulk_gives_the_same() {
    // Positions in which nothing is sealed and no bout ends within these depths: from the beginning, and with weak knights
    // that vanish and make room for manure.
    let weak = COUNTS.iter().find(|(text, _)| text.starts_with("airdrop=1,sickness=on turn=")).unwrap();
    for (text, counts) in COUNTS[..5].iter().chain([weak]) {
        let start = position(text);
        for (depth, count) in (1..).zip(*counts) {
            assert_eq!(KnightFight::perft(&start, depth), *count, "{text} to a depth of {depth}");
        }
    }
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn the_numbers_of_longer_action_sequences_are_right() {
    must_count_up_to(u64::MAX);
}
