//! Each level of Court Wars is as strong as it should be.

use corsair_cabinet::games::court_wars::{CourtWars, rules::Options};

use crate::levels::{each_level_is_a_step_up, the_weakest_levels_suit_beginners};

#[test]
#[ignore = "long: 200 games for each pair of levels, some minutes"]
fn each_level_is_a_step_up_from_the_one_below() {
    each_level_is_a_step_up::<CourtWars>(&Options::default(), 200, [0.8, 0.9, 0.95, 0.8]);
}

#[test]
#[ignore = "long: 100 games for each pair of levels, some minutes"]
fn each_level_is_a_step_up_with_four_seats() {
    // Two players of each level.
    let options = "seats=4".parse().expect("the option has this value");
    each_level_is_a_step_up::<CourtWars>(&options, 100, [0.8, 0.9, 0.95, 0.8]);
}

#[test]
fn a_beginner_has_a_game_against_the_weakest_levels() {
    the_weakest_levels_suit_beginners::<CourtWars>(60);
}
