//! Each level of the Battle of Corsica is as strong as it should be.

use corsair_cabinet::games::battle_of_corsica::{BattleOfCorsica, rules::Options};

use crate::levels::each_level_wins_60_to_80_percent;

#[test]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<BattleOfCorsica>(&Options::default(), 400);
}
