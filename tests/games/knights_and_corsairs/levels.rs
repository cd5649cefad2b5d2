//! Each level of Knights & Corsairs is as strong as it should be.

use corsair_cabinet::games::knights_and_corsairs::{KnightsAndCorsairs, rules::Options};

use crate::levels::each_level_wins_60_to_80_percent;

#[test]
#[ignore = "long: 400 games for each pair of levels, about an hour"]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<KnightsAndCorsairs>(&Options::default(), 400);
}
