//! Zobrist keys: a random number for each feature of a position (Zobrist, "A New Hashing Method with Application for Game
//! Playing", 1970). The key of a position is the XOR of the numbers of its features.

use super::super::rules::{Colour, Side, Space};
use crate::game::Rng;

/// The number of features of a space: a knight of either side, a weak knight, manure of either side.
const FEATURES_PER_SPACE: usize = 5;

/// The random numbers: those of each space, then those of the barred colours.
static RANDOM_NUMBERS: [u64; FEATURES_PER_SPACE * Space::COUNT + 6] = {
    let mut numbers = [0; FEATURES_PER_SPACE * Space::COUNT + 6];
    let mut rng = Rng::from_seed(64);
    let mut place = 0;
    while place < numbers.len() {
        numbers[place] = rng.next_u64();
        place += 1;
    }
    numbers
};

/// The number of the feature that O is to move.
pub const O_TO_MOVE_KEY: u64 = 0x6a09_e667_f3bc_c909;

/// The number for a knight of a side on a space.
pub fn knight(side: Side, space: Space) -> u64 {
    RANDOM_NUMBERS[FEATURES_PER_SPACE * space.index() + side.index()]
}

/// The number for a weak knight on a space.
pub fn weak(space: Space) -> u64 {
    RANDOM_NUMBERS[FEATURES_PER_SPACE * space.index() + 2]
}

/// The number for manure of a side on a space. It also stands for the piece of manure that the side no longer has.
pub fn manure(side: Side, space: Space) -> u64 {
    RANDOM_NUMBERS[FEATURES_PER_SPACE * space.index() + 3 + side.index()]
}

/// The number for the colour on which a side may not land; 0 for none.
pub fn barred(side: Side, colour: Option<Colour>) -> u64 {
    colour.map_or(0, |colour| RANDOM_NUMBERS[FEATURES_PER_SPACE * Space::COUNT + 3 * side.index() + colour as usize])
}
