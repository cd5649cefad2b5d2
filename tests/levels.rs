//! Levels differ, and in the right direction.

use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::search::matches::{Contestant, Tally, play_match};
use corsair_cabinet::search::{Level, Player};

fn contest<G: Player>(first: Contestant, second: Contestant, games: u32) -> Tally {
    let tally = play_match::<G>(&G::Options::default(), first, second, games, 1977).expect("the standard options");
    println!("{}: {first} v. {second}: {tally}", G::ID);
    tally
}

#[test]
fn levels_two_apart_are_told_apart_in_a_short_match() {
    for (lower, higher) in [(Level::CabinBoy, Level::Boatswain), (Level::Deckhand, Level::FirstMate)] {
        // Who wins 80 % of the time wins fewer than 24 of 40 games once in a thousand matches; the seed is fixed.
        let tally = contest::<KnightsAndCorsairs>(Contestant::of(higher), Contestant::of(lower), 40);
        assert!(tally.score() >= 0.6, "{higher:?} v. {lower:?}: {tally}");
    }
}

#[test]
fn even_the_lowest_level_beats_chance() {
    let tally = contest::<KnightsAndCorsairs>(Contestant::of(Level::CabinBoy), Contestant::Random, 60);
    assert!(tally.interval().0 > 0.5, "{tally}");
}

#[test]
#[ignore = "long: 400 games for each pair of levels, about an hour"]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let tally = contest::<KnightsAndCorsairs>(Contestant::of(pair[1]), Contestant::of(pair[0]), 400);
        let (low, high) = tally.interval();
        assert!(high >= 0.6 && low <= 0.8, "{:?} v. {:?}: {tally}", pair[1], pair[0]);
    }
}

#[test]
#[ignore = "long: 200 games of the highest level, some minutes"]
fn the_highest_level_wins_95_percent_against_chance() {
    let tally = contest::<KnightsAndCorsairs>(Contestant::of(Level::Captain), Contestant::Random, 200);
    assert!(tally.score() >= 0.95, "{tally}");
}
