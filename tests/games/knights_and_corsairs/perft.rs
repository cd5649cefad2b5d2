//! Numbers of action sequences in Knights & Corsairs, worked out by hand.

use corsair_cabinet::game::{Game, read_position};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;

use crate::perft::must_count;

/// A position, by its options and the fields that differ from the beginning.
fn position(text: &str) -> <KnightsAndCorsairs as Game>::State {
    read_position::<KnightsAndCorsairs>(&format!("position 1 knights-and-corsairs {text}")).unwrap()
}

#[test]
fn from_the_start() {
    // One of 7 cards lies open, 2 of the other 6 are hidden: 7 x 15 attacks. 3 of 7 cards answer: 35.
    let options = "starter=first".parse().unwrap();
    let start = KnightsAndCorsairs::start(&options, 1).unwrap();
    must_count::<KnightsAndCorsairs>(&start, &[105, 105 * 35]);
}

#[test]
fn with_hands_of_five() {
    // 5 x 6 attacks, 10 answers. Red's worst three cards beat Black's best, and no two of either hand are of
    // one rank: nothing is asked. Black, beaten, attacks any of 8 spaces; Red has a card beside each,
    // and answers with 2 of 5: 10 ways.
    let game = position("hand=5 hands=10H,JH,QH,KH,AH/2C,3C,4C,5C,6C");
    must_count::<KnightsAndCorsairs>(&game, &[30, 30 * 10, 30 * 10 * 8 * 30, 30 * 10 * 8 * 30 * 10]);
}

#[test]
fn beside_five_of_the_defenders_cards() {
    // One space is left, and Red has nothing beside it: 105 attacks. Black names 3 of the 5 cards that lie
    // there: 10 ways; any of them beat Red's low hand. Black places any of 7 cards, which ends the game.
    let game = position(
        "naming=defender,reserve=any board=KC,QS,KS/AC,QC,AS/JC,-,JS hands=2D,2H,3D,3H,4D,4H,5D/2C,2S,3C,3S,4C,4S,5C",
    );
    must_count::<KnightsAndCorsairs>(&game, &[105, 105 * 10, 105 * 10 * 7, 0]);
}

#[test]
fn where_neighbours_may_count() {
    // Two red cards beside a1, a3, b1 and b3, one beside c1, c2 and c3. With two, none, 1 or 2 of 6 cards
    // are hidden: 7 x 22; with one, 1 or 2: 7 x 21. Black has no cards on the grid: 35 answers.
    let game = position("neighbours=may board=-,-,-/8D,7D,-/-,-,-");
    let attacks = 4 * 7 * 22 + 3 * 7 * 21;
    must_count::<KnightsAndCorsairs>(&game, &[attacks, attacks * 35]);
}

#[test]
fn with_nothing_but_influence() {
    let game = position("standard board=4C,5S,6C/3S,3H,4D/2C,2D,-");
    must_count::<KnightsAndCorsairs>(&game, &[7, 0]);
}
