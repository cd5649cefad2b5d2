//! Each level of Corsairs is as strong as it should be.

use corsair_cabinet::games::corsairs::{Corsairs, rules::Options};

use crate::levels::each_level_wins_60_to_80_percent;

#[test]
#[ignore = "long: 100 games for each pair of levels, about two hours"]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<Corsairs>(&Options::default(), 100);
}
