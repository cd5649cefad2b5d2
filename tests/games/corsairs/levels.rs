//! Each level of Corsairs is as strong as it should be.

use corsair_cabinet::games::corsairs::{Corsairs, rules::Options};

use crate::levels::{each_level_is_a_step_up, the_weakest_levels_suit_beginners};

#[test]
#[ignore = "long: 100 games for each pair of levels, about two hours"]
fn each_level_is_a_step_up_from_the_one_below() {
    each_level_is_a_step_up::<Corsairs>(&Options::default(), 100, [0.8, 1.0, 1.0, 0.8]);
}

#[test]
fn a_beginner_has_a_game_against_the_weakest_levels() {
    the_weakest_levels_suit_beginners::<Corsairs>(60);
}
