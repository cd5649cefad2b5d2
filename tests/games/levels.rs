//! Every level is stronger than the levels below it, and all are stronger than random play.

use corsair_cabinet::for_each_game;
use corsair_cabinet::game::SessionRules;
use corsair_cabinet::game::options::Choices;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::search::contestant::Contestant;
use corsair_cabinet::search::matches::{Tally, play_match};
use corsair_cabinet::search::{Level, Player};

use crate::tested_game::{TestedGame, test_every_game};

/// Plays a match with a fixed seed and prints the result.
fn contest<G: Player + SessionRules>(options: &G::Options, first: Contestant, second: Contestant, games: u32) -> Tally {
    let tally = play_match::<G>(options, first, second, games, 1977).expect("options that fit together");
    println!("{} {options}: {first} v. {second}: {tally}", G::ID);
    tally
}

fn is_clearly_better<G: TestedGame>(higher: Level, lower: Level, games: u32) {
    // A player who wins 80 % of the games wins fewer than 24 of 40 once in a thousand matches; the seed is fixed.
    let options = G::Options::read(Word::whole(G::LEVEL_OPTIONS)).unwrap();
    let tally = contest::<G>(&options, Contestant::of(higher), Contestant::of(lower), games);
    assert!(tally.score() >= 0.6, "{}: {higher:?} v. {lower:?}: {tally}", G::ID);
}

fn the_boatswain_beats_the_cabin_boy<G: TestedGame>() {
    is_clearly_better::<G>(Level::Boatswain, Level::CabinBoy, G::LEVEL_MATCHES.low);
}

fn the_first_mate_beats_the_deckhand<G: TestedGame>() {
    is_clearly_better::<G>(Level::FirstMate, Level::Deckhand, G::LEVEL_MATCHES.high);
}

fn the_cabin_boy_beats_random_play<G: TestedGame>() {
    let games = G::LEVEL_MATCHES.lowest_against_random;
    let tally = contest::<G>(&G::Options::default(), Contestant::of(Level::CabinBoy), Contestant::Random, games);
    assert!(tally.interval().0 > 0.5, "{}: {tally}", G::ID);
}

// A match takes long, so each is a test of its own, and tests run side by side.
test_every_game! {
    the_boatswain_beats_the_cabin_boy,
    the_first_mate_beats_the_deckhand,
    the_cabin_boy_beats_random_play,
}

/// Asserts that each level wins at least 60 % of the games against the level below, and at most this percentage, for the cabin
/// boy's opponent first. `tests/games/<game>/levels.rs` calls this.
pub fn each_level_is_a_step_up<G: Player + SessionRules>(options: &G::Options, games: u32, most: [f64; 4]) {
    for (pair, most) in Level::ALL.windows(2).zip(most) {
        let tally = contest::<G>(options, Contestant::of(pair[1]), Contestant::of(pair[0]), games);
        let (low, high) = tally.interval();
        assert!(high >= 0.6 && low <= most, "{}: {:?} v. {:?}: {tally}", G::ID, pair[1], pair[0]);
    }
}

/// Asserts that a beginner wins 30 to 50 % of the games against the cabin boy, one who also avoids what loses at once 50 to 70 %,
/// and against the deckhand 30 to 50 %. `tests/games/<game>/levels.rs` calls this.
pub fn the_weakest_levels_suit_beginners<G: TestedGame>(games: u32) {
    let [beginner, careful] = [false, true].map(|is_careful| Contestant::Beginner { is_careful });
    let pairs = [
        (beginner, Level::CabinBoy, 0.3, 0.5),
        (careful, Level::CabinBoy, 0.5, 0.7),
        (careful, Level::Deckhand, 0.3, 0.5),
    ];
    for (player, level, least, most) in pairs {
        let tally = contest::<G>(&G::Options::default(), player, Contestant::of(level), games);
        let (low, high) = tally.interval();
        assert!(high >= least && low <= most, "{}: {player} v. {level:?}: {tally}", G::ID);
    }
}

fn captain_wins_95_percent<G: TestedGame>() {
    let games = G::LEVEL_MATCHES.highest_against_random;
    let tally = contest::<G>(&G::Options::default(), Contestant::of(Level::Captain), Contestant::Random, games);
    assert!(tally.score() >= 0.95, "{tally}");
}

#[test]
#[ignore = "long: 40 to 200 games of the highest level, some minutes"]
fn the_captain_wins_95_percent_against_random_play() {
    macro_rules! each_game {
        ([] $($module:ident::$game:ident,)*) => {
            $(captain_wins_95_percent::<corsair_cabinet::games::$module::$game>();)*
        };
    }
    for_each_game!(each_game []);
}
