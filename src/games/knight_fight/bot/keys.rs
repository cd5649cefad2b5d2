//! Random numbers for everything that makes fields different (Zobrist, "A New Hashing Method with Application for Game
//! Playing", 1970): together they are a field's key.

use super::super::rules::{Colour, Side, Space};
use super::position::Position;
use crate::game::Rng;

/// How many numbers there are for each space: knights of both sides, a weak knight, manure of both sides.
const KINDS: usize = 5;

/// The numbers, those of a space one after another.
static NUMBERS: [u64; KINDS * Space::COUNT + 6] = {
    let mut numbers = [0; KINDS * Space::COUNT + 6];
    let mut rng = Rng::from_seed(64);
    let mut place = 0;
    while place < numbers.len() {
        numbers[place] = rng.next_u64();
        place += 1;
    }
    numbers
};

/// O is to move.
pub const TURN: u64 = 0x6a09_e667_f3bc_c909;

/// A knight of this side stands here.
pub fn knight(side: Side, space: Space) -> u64 {
    NUMBERS[KINDS * space.index() + side.index()]
}

/// The knight that stands here is weak.
pub fn weak(space: Space) -> u64 {
    NUMBERS[KINDS * space.index() + 2]
}

/// This side has dropped manure here: it also has less left.
pub fn manure(side: Side, space: Space) -> u64 {
    NUMBERS[KINDS * space.index() + 3 + side.index()]
}

/// A side may not land on this colour.
pub fn barred(side: Side, colour: Option<Colour>) -> u64 {
    colour.map_or(0, |colour| NUMBERS[KINDS * Space::COUNT + 3 * side.index() + colour as usize])
}

/// The key of a whole field. It takes all manure for X's: who dropped it before the search began makes no difference.
pub fn of(position: &Position) -> u64 {
    let mut key = if position.side == Side::O { TURN } else { 0 };
    for side in Side::BOTH {
        key = position.knights[side.index()].iter().fold(key, |key, space| key ^ knight(side, space));
        key = position.weak[side.index()].iter().fold(key, |key, space| key ^ weak(space));
        key ^= barred(side, position.barred[side.index()]);
    }
    position.manure.iter().fold(key, |key, space| key ^ manure(Side::X, space))
}
