//! Each level of Knight Fight is as strong as it should be.

use corsair_cabinet::games::knight_fight::{KnightFight, rules::Options};

use crate::levels::{each_level_is_a_step_up, the_weakest_levels_suit_beginners};

#[test]
#[ignore = "long: 100 games for each pair of levels, half an hour"]
fn each_level_is_a_step_up_from_the_one_below() {
    each_level_is_a_step_up::<KnightFight>(&Options::default(), 100, [0.8, 0.95, 1.0, 0.8]);
}

#[test]
fn a_beginner_has_a_game_against_the_weakest_levels() {
    the_weakest_levels_suit_beginners::<KnightFight>(60);
}
