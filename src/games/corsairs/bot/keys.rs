//! Zobrist keys of positions: the exclusive or of one number for each ship on its cell.

use crate::game::Rng;
use crate::game::hex::{Cell, MOST_CELLS};
use crate::games::corsairs::rules::{CorsairMove, Position};

/// The random numbers of corsairs, escorts and the freighter by cell; the last row is for the number of captured corsairs.
const SHIP_KEYS: [[u64; MOST_CELLS]; 4] = {
    let mut rng = Rng::from_seed(0x0c05_a125);
    let mut keys = [[0; MOST_CELLS]; 4];
    let mut row = 0;
    while row < keys.len() {
        let mut cell = 0;
        while cell < MOST_CELLS {
            keys[row][cell] = rng.next_u64();
            cell += 1;
        }
        row += 1;
    }
    keys
};

const fn corsair(cell: Cell) -> u64 {
    SHIP_KEYS[0][cell.index()]
}

pub(super) const fn escort(cell: Cell) -> u64 {
    SHIP_KEYS[1][cell.index()]
}

const fn freighter(cell: Cell) -> u64 {
    SHIP_KEYS[2][cell.index()]
}

/// The key of the side to move in the turn of this number.
pub(super) const fn side(number: u16) -> u64 {
    if number.is_multiple_of(2) { SHIP_KEYS[3][MOST_CELLS - 1] } else { 0 }
}

/// The key of a position. The reserve is left out: it follows from the corsairs on the board and the captured corsairs.
pub(super) fn of(ships: &Position) -> u64 {
    let corsairs = ships.corsairs.iter().map(corsair);
    let escorts = ships.escorts.iter().map(escort);
    let freighter = ships.freighter.map(freighter);
    let captured = SHIP_KEYS[3][usize::from(ships.captured)];
    corsairs.chain(escorts).chain(freighter).fold(captured, |key, part| key ^ part)
}

/// The change of the key by a move of a corsair, to be combined with the key by exclusive or.
pub(super) fn of_move(ships: &Position, step: CorsairMove) -> u64 {
    let ship = |cell: Cell| if ships.freighter == Some(cell) { freighter(cell) } else { escort(cell) };
    match step {
        CorsairMove::Enter(corner) => corsair(corner),
        CorsairMove::Step { from, to, pull } => {
            let pulled = pull.map_or(0, |pulled| {
                let dropped = if ships.freighter == Some(pulled) { freighter(from) } else { escort(from) };
                ship(pulled) ^ dropped
            });
            corsair(from) ^ corsair(to) ^ pulled
        }
        CorsairMove::Leave { from, pull } => corsair(from) ^ pull.map_or(0, ship),
    }
}

/// Spreads a number over all bits.
pub(super) const fn spread(number: u64) -> u64 {
    let product = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ (product >> 32)
}
