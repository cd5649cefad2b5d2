//! Each level of the Battle of Corsica is as strong as it should be.

use corsair_cabinet::game::options::Choices;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::game::{Game, Seat};
use corsair_cabinet::games::battle_of_corsica::{BattleOfCorsica, bot::race_against_person, rules::Options};
use corsair_cabinet::search::Level;

use crate::levels::each_level_is_a_step_up;
use crate::tested_game::TestedGame;

/// The options of the usual race.
fn usual() -> Options {
    Options::read(Word::whole(BattleOfCorsica::LEVEL_OPTIONS)).unwrap()
}

#[test]
fn each_level_is_a_step_up_from_the_one_below() {
    each_level_is_a_step_up::<BattleOfCorsica>(&usual(), 400, [0.8; 4]);
}

#[test]
fn a_person_has_a_good_race_against_every_level() {
    for (level, won) in Level::ALL.into_iter().zip([75, 60, 50, 40, 25]) {
        let (mut wins, mut lengths) = (0, Vec::new());
        for seed in 0..200 {
            let (state, _) = race_against_person(&usual(), seed, level).unwrap();
            let outcome = BattleOfCorsica::outcome(&state).unwrap();
            wins += i32::from(outcome.winner() == Some(Seat::FIRST));
            lengths.push(state.table.now / 1_000);
        }
        lengths.sort_unstable();
        assert!((wins / 2 - won).abs() <= 6, "{level:?}: the person won {wins} of 200");
        assert!((200..=420).contains(&lengths[100]) && lengths[199] <= 720, "{level:?}: {} s", lengths[100]);
    }
}
