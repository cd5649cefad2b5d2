//! Levels differ, and in the right direction.

use corsair_cabinet::game::{Choices, Game, SessionRules};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::rules::Options as CourtWarsOptions;
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::search::matches::{Contestant, Tally, play_match};
use corsair_cabinet::search::{Level, Player};

fn contest<G: Player + SessionRules>(first: Contestant, second: Contestant, games: u32) -> Tally {
    contest_with::<G>(&G::Options::default(), first, second, games)
}

fn contest_with<G: Player + SessionRules>(
    options: &G::Options,
    first: Contestant,
    second: Contestant,
    games: u32,
) -> Tally {
    let tally = play_match::<G>(options, first, second, games, 1977).expect("options that fit together");
    println!("{} {options}: {first} v. {second}: {tally}", G::ID);
    tally
}

/// A table for four: two of each level.
fn court_wars_for_four() -> CourtWarsOptions {
    let mut options = CourtWarsOptions::default();
    assert!(options.set("seats", "4"));
    options
}

fn is_clearly_better<G: Player + SessionRules>(higher: Level, lower: Level, games: u32) {
    // Who wins 80 % of the time wins fewer than 24 of 40 games once in a thousand matches; the seed is fixed.
    let tally = contest::<G>(Contestant::of(higher), Contestant::of(lower), games);
    assert!(tally.score() >= 0.6, "{}: {higher:?} v. {lower:?}: {tally}", G::ID);
}

/// One test for each match, since a match takes long and tests run side by side.
macro_rules! the_higher_of_two_levels_wins {
    ($($name:ident: $game:ty, $higher:ident, $lower:ident, $games:expr;)*) => {
        mod the_higher_of_two_levels_wins {
            use super::*;

            $(#[test]
            fn $name() {
                is_clearly_better::<$game>(Level::$higher, Level::$lower, $games);
            })*
        }
    };
}

the_higher_of_two_levels_wins! {
    low_in_knights_and_corsairs: KnightsAndCorsairs, Boatswain, CabinBoy, 40;
    high_in_knights_and_corsairs: KnightsAndCorsairs, FirstMate, Deckhand, 40;
    low_in_corsairs: Corsairs, Boatswain, CabinBoy, 40;
    high_in_corsairs: Corsairs, FirstMate, Deckhand, 20;
    low_in_court_wars: CourtWars, Boatswain, CabinBoy, 40;
    high_in_court_wars: CourtWars, FirstMate, Deckhand, 40;
    low_in_knight_fight: KnightFight, Boatswain, CabinBoy, 40;
    high_in_knight_fight: KnightFight, FirstMate, Deckhand, 20;
    low_in_battle_of_corsica: BattleOfCorsica, Boatswain, CabinBoy, 40;
    high_in_battle_of_corsica: BattleOfCorsica, FirstMate, Deckhand, 40;
}

fn beats_chance<G: Player + SessionRules>(level: Level, games: u32) {
    let tally = contest::<G>(Contestant::of(level), Contestant::Random, games);
    assert!(tally.interval().0 > 0.5, "{}: {tally}", G::ID);
}

#[test]
fn even_the_lowest_level_beats_chance() {
    beats_chance::<KnightsAndCorsairs>(Level::CabinBoy, 60);
    beats_chance::<Corsairs>(Level::CabinBoy, 20);
    beats_chance::<CourtWars>(Level::CabinBoy, 40);
    beats_chance::<KnightFight>(Level::CabinBoy, 20);
    beats_chance::<BattleOfCorsica>(Level::CabinBoy, 40);
}

fn each_level_wins_60_to_80_percent<G: Player + SessionRules>(options: &G::Options, games: u32) {
    for pair in Level::ALL.windows(2) {
        let tally = contest_with::<G>(options, Contestant::of(pair[1]), Contestant::of(pair[0]), games);
        let (low, high) = tally.interval();
        assert!(high >= 0.6 && low <= 0.8, "{}: {:?} v. {:?}: {tally}", G::ID, pair[1], pair[0]);
    }
}

#[test]
#[ignore = "long: 400 games for each pair of levels, about an hour"]
fn each_level_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<KnightsAndCorsairs>(&<KnightsAndCorsairs as Game>::Options::default(), 400);
}

#[test]
#[ignore = "long: 100 games for each pair of levels, about two hours"]
fn each_level_of_corsairs_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<Corsairs>(&<Corsairs as Game>::Options::default(), 100);
}

#[test]
#[ignore = "long: 200 games for each pair of levels, some minutes"]
fn each_level_of_court_wars_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<CourtWars>(&CourtWarsOptions::default(), 200);
}

#[test]
#[ignore = "long: 100 games for each pair of levels, some minutes"]
fn each_level_of_court_wars_wins_60_to_80_percent_against_the_one_below_at_a_table_for_four() {
    each_level_wins_60_to_80_percent::<CourtWars>(&court_wars_for_four(), 100);
}

#[test]
#[ignore = "long: 100 games for each pair of levels, half an hour"]
fn each_level_of_knight_fight_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<KnightFight>(&<KnightFight as Game>::Options::default(), 100);
}

#[test]
fn each_level_of_the_battle_of_corsica_wins_60_to_80_percent_against_the_one_below() {
    each_level_wins_60_to_80_percent::<BattleOfCorsica>(&<BattleOfCorsica as Game>::Options::default(), 400);
}

#[test]
#[ignore = "long: 200 games of the highest level, some minutes"]
fn the_highest_level_wins_95_percent_against_chance() {
    for tally in [
        contest::<KnightsAndCorsairs>(Contestant::of(Level::Captain), Contestant::Random, 200),
        contest::<Corsairs>(Contestant::of(Level::Captain), Contestant::Random, 40),
        contest::<CourtWars>(Contestant::of(Level::Captain), Contestant::Random, 40),
        contest::<KnightFight>(Contestant::of(Level::Captain), Contestant::Random, 40),
        contest::<BattleOfCorsica>(Contestant::of(Level::Captain), Contestant::Random, 40),
    ] {
        assert!(tally.score() >= 0.95, "{tally}");
    }
}
