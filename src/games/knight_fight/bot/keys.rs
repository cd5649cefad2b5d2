//! Random numbers for everything in which positions differ (Zobrist, "A New Hashing Method with Application for Game
//! Playing", 1970). Their XOR is a position's key.

use super::super::rules::{Colour, Side, Space};
use crate::game::Rng;

/// The numbers of each space: a knight of either side, a weak knight, manure of either side.
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

/// Part of a key while O is to move.
pub const TURN: u64 = 0x6a09_e667_f3bc_c909;

/// A knight of this side stands on this space.
pub fn knight(side: Side, space: Space) -> u64 {
    NUMBERS[KINDS * space.index() + side.index()]
}

/// The knight on this space is weak.
pub fn weak(space: Space) -> u64 {
    NUMBERS[KINDS * space.index() + 2]
}

/// This side has dropped manure on this space, and so has less left.
pub fn manure(side: Side, space: Space) -> u64 {
    NUMBERS[KINDS * space.index() + 3 + side.index()]
}

/// A side may not land on this colour.
pub fn barred(side: Side, colour: Option<Colour>) -> u64 {
    colour.map_or(0, |colour| NUMBERS[KINDS * Space::COUNT + 3 * side.index() + colour as usize])
}
