//! Perft of Corsairs in whole turns: the numbers of sequences and of positions, as counted by the naive implementation. An
//! error in the rules would change them.

use std::collections::BTreeMap;

use corsair_cabinet::game::{Choices, Game, Perft, read_position};
use corsair_cabinet::games::corsairs::Corsairs;

type State = <Corsairs as Game>::State;

/// Positions, and for depths from 1 on the number of sequences of whole turns and of positions after them. A capture of
/// the freighter completes a turn.
const COUNTS: [(&str, &[(u64, usize)]); 14] = [
    // From the beginning. A third program has counted the first two depths as well.
    ("size=4", &[(54, 39), (4266, 3096), (677_754, 82_812)]),
    ("standard", &[(54, 39), (6534, 4734)]),
    ("size=6", &[(54, 39), (8802, 6372)]),
    ("size=8", &[(54, 39), (13_338, 9648)]),
    // The corsairs to move, two of them entangled, one on a corner.
    (
        "size=4 turn=7 board=C3/2E2/2CE2/2E1F2/1E1C2/2CE1/4 reserve=1 captured=1",
        &[(292, 179), (11_892, 6863), (3_560_256, 489_665)],
    ),
    // The convoy to move, the freighter near a corner: corsairs can be captured, and so can the freighter after that.
    ("size=4 turn=12 board=1C2/1FE2/2E1E1/2E1C2/2E3/C4/1C2 reserve=2 captured=0", &[(55, 55), (29_799, 16_286)]),
    // All corsairs on the board, half of them entangled.
    (
        "standard turn=21 board=C4/1C4/2C1E2/2EF4/4CE3/3EE3/3C3/6/C4 reserve=0 captured=0",
        &[(124, 67), (7333, 3959), (2_474_884, 270_593)],
    ),
    // The convoy to move, all escorts in one row of six.
    (
        "standard turn=30 board=5/1C4/2E4/3E1C2/3CE1F2/4E1C1/2C1E2/4E1/5 reserve=0 captured=1",
        &[(99, 99), (108_451, 57_143)],
    ),
    // Late in a game, with three escorts left.
    (
        "standard turn=55 board=5/6/E4C1/6FE/7C1/8/1E5/6/5 reserve=1 captured=3",
        &[(222, 134), (8420, 5062), (2_439_393, 362_396)],
    ),
    // The freighter can be captured in this turn.
    (
        "size=6 turn=33 board=C5/1C5/2F5/2E1C4/6E3/5E5/5E4/9/8/7/5C reserve=2 captured=0",
        &[(673, 377), (63_114, 34_874)],
    ),
    // The convoy to move, its ring closed again.
    (
        "size=6 turn=40 board=6/7/3C4/9/4EE4/4EFE1C2/4EE4/9/4C3/7/6 reserve=1 captured=2",
        &[(141, 141), (87_548, 46_335)],
    ),
    // The largest board.
    (
        "size=8 turn=9 board=C7/9/10/11/12/13/6EE6/4C1EFE6/6EE6/13/6C5/11/10/9/8 reserve=3 captured=0",
        &[(472, 257), (102_642, 55_592)],
    ),
    // House rules for corsairs.
    (
        "size=4,second=must,return=allowed,pull=straight,release=once,shield=yes \
         turn=7 board=C3/2E2/2CE2/2E1F2/1E1C2/2CE1/4 reserve=1 captured=1",
        &[(183, 106), (7528, 4288), (1_228_942, 115_685)],
    ),
    // House rules for the convoy.
    (
        "size=4,pulls=one,rest=yes,line=whole,broadside=no,corners=barred \
         turn=12 board=1C2/1FE2/2E1E1/2E1C2/2E3/C4/1C2 reserve=2 captured=0",
        &[(40, 40), (20_435, 10_971)],
    ),
];

/// The fields of a written position that distinguish it from others at the same depth: the ships, the reserve and the
/// captures.
fn position(state: &State) -> String {
    let written = state.to_string();
    let kept = ["board=", "reserve=", "captured="];
    let words = written.split(' ').filter(|word| kept.iter().any(|key| word.starts_with(key)));
    words.collect::<Vec<_>>().join(" ")
}

/// Adds the states after all whole turns from here to `into`.
fn whole_turns(state: &State, into: &mut Vec<State>) {
    let Some(seat) = Corsairs::to_act(state).first() else { return };
    let mut actions = Vec::new();
    Corsairs::actions(state, seat, &mut actions);
    for action in &actions {
        let mut after = state.clone();
        Corsairs::apply(&mut after, seat, action);
        if Corsairs::to_act(&after).first() == Some(seat) {
            whole_turns(&after, into);
        } else {
            into.push(after);
        }
    }
}

/// Sequences and positions for depths from 1 on. A position that is reached in several ways is expanded once.
fn perft(start: &State, depth: usize) -> Vec<(u64, usize)> {
    let mut layer = BTreeMap::from([(position(start), (start.clone(), 1))]);
    let mut counts = Vec::new();
    for _ in 0..depth {
        let mut next: BTreeMap<String, (State, u64)> = BTreeMap::new();
        for (state, ways) in layer.into_values() {
            let mut turns = Vec::new();
            whole_turns(&state, &mut turns);
            for after in turns {
                next.entry(position(&after)).or_insert((after, 0)).1 += ways;
            }
        }
        counts.push((next.values().map(|(_, ways)| ways).sum(), next.len()));
        layer = next;
    }
    counts
}

/// Compares the counts of all positions up to this depth.
fn must_count_to(depth: usize) {
    for (text, counts) in COUNTS {
        let start = read_position::<Corsairs>(&format!("position 1 corsairs {text}")).unwrap();
        let expected = &counts[..depth.min(counts.len())];
        assert_eq!(perft(&start, expected.len()), expected, "{text}");
    }
}

#[test]
fn the_number_of_whole_turns_is_as_counted() {
    must_count_to(2);
}

#[test]
fn perft_agrees_with_the_generated_turns() {
    for (text, counts) in COUNTS {
        let start = read_position::<Corsairs>(&format!("position 1 corsairs {text}")).unwrap();
        for (depth, (ways, _)) in (1..).zip(counts) {
            assert_eq!(Corsairs::perft(&start, depth), *ways, "{text} to a depth of {depth}");
        }
    }
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn the_number_of_three_whole_turns_is_as_counted() {
    must_count_to(3);
}

#[test]
fn whole_turns_are_counted_in_bulk() {
    // 6 ways to enter, then an end, one of 5 other corners, or one of 3 neighbours: 6 x 9. The convoy's replies
    // depend on the room: each escort may go on outwards, alone or in line with its neighbours.
    for (size, replies) in [("4", 79), ("5", 121), ("6", 163), ("8", 247)] {
        let mut options = <Corsairs as Game>::Options::default();
        assert!(options.set("size", size));
        let start = Corsairs::start(&options, 1).unwrap();
        assert_eq!([1, 2].map(|depth| Corsairs::perft(&start, depth)), [54, 54 * replies], "size {size}");
    }
}

#[test]
fn positions_of_the_benchmark_can_be_counted() {
    for (position, depth) in Corsairs::POSITIONS {
        let state = position.parse::<<Corsairs as Game>::State>().unwrap_or_else(|error| panic!("{position}: {error}"));
        assert!(Corsairs::perft(&state, *depth) > 10_000, "{position}");
    }
}
