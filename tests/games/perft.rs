//! How many ways there are to play on from a position, so many actions deep: numbers that can be worked
//! out by hand, or that a naive second reading of the rulings has counted, and that a slip in the rules would change.

use corsair_cabinet::game::{Choices, Game, Perft, Seat, read_position};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;

use crate::court_wars::counts;

/// The number of sequences of `depth` actions.
fn perft<G: Game>(state: &G::State, depth: usize) -> u64 {
    let actions = |seat: Seat| {
        let mut actions = Vec::new();
        G::actions(state, seat, &mut actions);
        actions
    };
    let seats = G::to_act(state);
    match depth {
        0 => 1,
        // The last of them need not be done to be counted.
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
fn must_count<G: Game>(state: &G::State, expected: &[u64]) {
    let found: Vec<u64> = (1..=expected.len()).map(|depth| perft::<G>(state, depth)).collect();
    assert_eq!(found, expected, "{state}");
}

/// A position of Knights & Corsairs: its options, and whatever differs from the beginning.
fn knights(position: &str) -> <KnightsAndCorsairs as Game>::State {
    read_position::<KnightsAndCorsairs>(&format!("position 1 knights-and-corsairs {position}")).unwrap()
}

#[test]
fn knights_and_corsairs_from_the_start() {
    // One of 7 cards lies open, 2 of the other 6 are hidden: 7 x 15 attacks. 3 of 7 cards answer: 35.
    let options = "starter=first".parse().unwrap();
    let start = KnightsAndCorsairs::start(&options, 1).unwrap();
    must_count::<KnightsAndCorsairs>(&start, &[105, 105 * 35]);
}

#[test]
fn knights_and_corsairs_with_hands_of_five() {
    // 5 x 6 attacks, 10 answers. Red's worst three cards beat Black's best, and no two of either hand are of
    // one rank: nothing is asked. Black, beaten, attacks any of 8 spaces; Red has a card beside each,
    // and answers with 2 of 5: 10 ways.
    let game = knights("hand=5 hands=10H,JH,QH,KH,AH/2C,3C,4C,5C,6C");
    must_count::<KnightsAndCorsairs>(&game, &[30, 30 * 10, 30 * 10 * 8 * 30, 30 * 10 * 8 * 30 * 10]);
}

#[test]
fn knights_and_corsairs_beside_five_of_the_defenders_cards() {
    // One space is left, and Red has nothing beside it: 105 attacks. Black names 3 of the 5 cards that lie
    // there: 10 ways; any of them beat Red's low hand. Black places any of 7 cards, which ends the game.
    let game = knights(
        "naming=defender,reserve=any board=KC,QS,KS/AC,QC,AS/JC,-,JS hands=2D,2H,3D,3H,4D,4H,5D/2C,2S,3C,3S,4C,4S,5C",
    );
    must_count::<KnightsAndCorsairs>(&game, &[105, 105 * 10, 105 * 10 * 7, 0]);
}

#[test]
fn knights_and_corsairs_where_neighbours_may_count() {
    // Two red cards beside a1, a3, b1 and b3, one beside c1, c2 and c3. With two, none, 1 or 2 of 6 cards
    // are hidden: 7 x 22; with one, 1 or 2: 7 x 21. Black has no cards on the grid: 35 answers.
    let game = knights("neighbours=may board=-,-,-/8D,7D,-/-,-,-");
    let attacks = 4 * 7 * 22 + 3 * 7 * 21;
    must_count::<KnightsAndCorsairs>(&game, &[attacks, attacks * 35]);
}

#[test]
fn knights_and_corsairs_with_nothing_but_influence() {
    let game = knights("standard board=4C,5S,6C/3S,3H,4D/2C,2D,-");
    must_count::<KnightsAndCorsairs>(&game, &[7, 0]);
}

#[test]
fn corsairs_by_whole_turns_in_bulk() {
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
fn positions_whose_counting_is_timed_can_be_counted_from() {
    for (position, depth) in Corsairs::POSITIONS {
        let state = position.parse::<<Corsairs as Game>::State>().unwrap_or_else(|error| panic!("{position}: {error}"));
        assert!(Corsairs::perft(&state, *depth) > 10_000, "{position}");
    }
}

/// Compares all counts of Court Wars that are not above `most`.
fn court_wars_must_count_up_to(most: u64) {
    for (text, counts) in counts::COUNTS {
        let expected: Vec<u64> = counts.iter().copied().filter(|count| *count <= most).collect();
        must_count::<CourtWars>(&text.parse().unwrap(), &expected);
    }
}

#[test]
fn court_wars_where_the_piles_are_known() {
    court_wars_must_count_up_to(20_000);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn court_wars_in_depth_where_the_piles_are_known() {
    court_wars_must_count_up_to(u64::MAX);
}
