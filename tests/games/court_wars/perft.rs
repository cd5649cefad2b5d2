//! Numbers of action sequences in Court Wars, as counted by the naive implementation.

use corsair_cabinet::games::court_wars::CourtWars;

use super::counts;
use crate::perft::must_count;

/// Compares all counts that are not above `most`.
fn must_count_up_to(most: u64) {
    for (text, counts) in counts::COUNTS {
        let expected: Vec<u64> = counts.iter().copied().filter(|count| *count <= most).collect();
        must_count::<CourtWars>(&text.parse().unwrap(), &expected);
    }
}

#[test]
fn known_piles() {
    must_count_up_to(20_000);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn known_piles_in_depth() {
    must_count_up_to(u64::MAX);
}
