//! Tests that old records replay to the same states. Each game has one record, which was written when the game was new.

use std::fs;

use corsair_cabinet::game::{Record, write_position};

use super::subject::Subject;

/// Saved games, links and puzzles are options, a seed and actions. A change of the states to which these lead breaks all of them,
/// and then this test fails. Never write the file again for a game that has been released: make a new version of the record
/// instead.
pub fn the_golden_record_leads_to_the_same_position<G: Subject>() {
    let path = format!("{}/tests/golden/{}.txt", env!("CARGO_MANIFEST_DIR"), G::ID);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{path}: {error}. It holds what the referee answers to `record`, then to `state`, seed 42, 20 actions")
    });
    let (record, position) = text.split_once("\nend\n").expect("a record ends with \"end\"");
    let record: Record<G> = format!("{record}\nend\n").parse().expect("the record is one");
    assert_eq!(record.seed, 42);
    let states = record.replay().expect("what was legal stays so");
    let last = states.last().expect("there is a first state");
    assert_eq!(write_position::<G>(last), position.trim_end());
}
