//! Each level of Knights & Corsairs is as strong as it should be.

use corsair_cabinet::games::knights_and_corsairs::{KnightsAndCorsairs, rules::Options};

use crate::levels::{each_level_is_a_step_up, the_weakest_levels_suit_beginners};

#[test]
#[ignore = "long: 400 games for each pair of levels, about an hour"]
fn each_level_is_a_step_up_from_the_one_below() {
    each_level_is_a_step_up::<KnightsAndCorsairs>(&Options::default(), 400, [0.8, 0.9, 0.9, 0.8]);
}

#[test]
fn a_beginner_has_a_game_against_the_weakest_levels() {
    the_weakest_levels_suit_beginners::<KnightsAndCorsairs>(60);
}
