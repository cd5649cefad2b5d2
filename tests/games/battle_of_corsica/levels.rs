//! Each level of the Battle of Corsica is as strong as it should be.

use corsair_cabinet::game::options::Choices;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::game::{Game, Seat, Seats, SessionRules};
use corsair_cabinet::games::battle_of_corsica::{BattleOfCorsica, bot::person_reflex, rules::Options};
use corsair_cabinet::search::race::play_reflexes;
use corsair_cabinet::search::{Level, Player};

use crate::levels::each_level_wins_60_to_80_percent;
use crate::tested_game::TestedGame;

/// The options of the usual race.
fn usual() -> Options {
    Options::read(Word::whole(BattleOfCorsica::LEVEL_OPTIONS)).unwrap()
}

#[test]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<BattleOfCorsica>(&usual(), 400);
}

#[test]
fn a_person_has_a_good_race_against_every_level() {
    let options = BattleOfCorsica::normalize(BattleOfCorsica::with_computers(usual(), Seats::only(Seat::SECOND)));
    for (level, won) in Level::ALL.into_iter().zip([75, 60, 50, 40, 25]) {
        let (mut wins, mut lengths) = (0, Vec::new());
        for seed in 0..200 {
            let mut state = BattleOfCorsica::start(&options, seed).unwrap();
            play_reflexes::<BattleOfCorsica>(&mut state, |state, seat| {
                let view = BattleOfCorsica::view(state, Some(seat));
                let is_person = seat == Seat::FIRST;
                if is_person {
                    person_reflex(&view, seat, seed)
                } else {
                    BattleOfCorsica::reflex(&view, seat, level, !seed)
                }
            });
            let outcome = BattleOfCorsica::outcome(&state).unwrap();
            wins += i32::from(outcome.winner() == Some(Seat::FIRST));
            lengths.push(state.table.now / 1_000);
        }
        lengths.sort_unstable();
        assert!((wins / 2 - won).abs() <= 6, "{level:?}: the person won {wins} of 200");
        assert!((200..=420).contains(&lengths[100]) && lengths[199] <= 720, "{level:?}: {} s", lengths[100]);
    }
}
