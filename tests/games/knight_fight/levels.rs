//! Each level of Knight Fight is as strong as it should be.

use corsair_cabinet::games::knight_fight::{KnightFight, rules::Options};

use crate::levels::each_level_wins_60_to_80_percent;

#[test]
#[ignore = "long: 100 games for each pair of levels, half an hour"]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<KnightFight>(&Options::default(), 100);
}
