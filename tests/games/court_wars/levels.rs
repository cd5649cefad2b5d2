//! Each level of Court Wars is as strong as it should be.

use corsair_cabinet::games::court_wars::{CourtWars, rules::Options};

use crate::levels::each_level_wins_60_to_80_percent;

#[test]
#[ignore = "long: 200 games for each pair of levels, some minutes"]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<CourtWars>(&Options::default(), 200);
}

#[test]
#[ignore = "long: 100 games for each pair of levels, some minutes"]
fn each_level_wins_60_to_80_percent_with_four_seats() {
    // Two players of each level.
    let options = "seats=4".parse().expect("the option has this value");
    each_level_wins_60_to_80_percent::<CourtWars>(&options, 100);
}
