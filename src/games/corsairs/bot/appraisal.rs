//! What a position of Corsairs is worth without looking ahead.

use std::cmp::Ordering;

use super::lookout::{Lookout, Waters};
use crate::game::hex::Cell;
use crate::games::corsairs::rules::{SHIPS, Side};

/// How many things are counted.
pub const COUNTS: usize = 34;

/// How much everything counts that [`Lookout::counts`] counts, from the side of the corsairs.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// When the corsairs are to move, and when the convoy is.
    pub sides: [[i32; COUNTS]; 2],
}

impl Weights {
    /// First guess.
    pub const TUNED: Self = Self { sides: [GUESS, GUESS] };
}

const GUESS: [i32; COUNTS] = [
    0, -60, -140, -250, -400, -900, // captured 1..5
    40, 0, 60, 200, // escorts lost 1.. linear; lost2; lost3; fewer than 3
    400, 250, 130, 60, 20, 0, 0, 0, // freighter from corner 0..7
    60, 30, 10, 60, // free beside: nearer, as near, farther; can go on
    20, // free two away
    -30, -30, // entangled beside freighter, elsewhere
    -5, -30, -60, // escort neighbours 1,2,3
    -5,  // reserve
    -15, -5,  // escorts beside, two away
    40,  // free at nearest corner
    -1,  // turns
    100, // threat when convoy moves
];

impl Lookout {
    /// What is counted in a position, from the side of the corsairs.
    #[must_use]
    pub fn counts(&self, waters: &Waters) -> [i32; COUNTS] {
        let mut counts = [0; COUNTS];
        let ships = &waters.ships;
        let Some(freighter) = ships.freighter else { return counts };
        counts[0] = 1;
        if ships.captured > 0 {
            counts[usize::from(ships.captured.min(5))] = 1;
        }
        let escorts = ships.escorts.len();
        let lost = usize::from(SHIPS) - escorts;
        counts[6] = small(lost);
        counts[7] = i32::from(lost >= 2);
        counts[8] = i32::from(lost >= 3);
        counts[9] = i32::from(lost >= 4);
        let from_corner = |cell: Cell| self.from_corner[cell.index()];
        let here = from_corner(freighter);
        counts[10 + usize::from(here.min(7))] = 1;
        let around = freighter.around();
        let convoy = ships.escorts.with(freighter);
        let empty = ships.empty(&self.law);
        let near = self.nearest_corners[freighter.index()];
        let two_away = self.two_away[freighter.index()];
        for corsair in ships.corsairs.iter() {
            let beside = corsair.around();
            let captors = beside.and(ships.escorts).len();
            let entangled = beside.and(convoy).len() >= 2;
            let touches = around.contains(corsair);
            if entangled {
                counts[if touches { 23 } else { 24 }] += 1;
            } else if touches {
                let there = from_corner(corsair);
                counts[match there.cmp(&here) {
                    Ordering::Less => 18,
                    Ordering::Equal => 19,
                    Ordering::Greater => 20,
                }] += 1;
                if there < here && beside.and(empty).iter().any(|cell| from_corner(cell) < there) {
                    counts[21] += 1;
                }
            } else if two_away.contains(corsair) {
                counts[22] += 1;
            }
            if !entangled && near.contains(corsair) {
                counts[31] += 1;
            }
            if captors > 0 {
                counts[24 + captors.min(3)] += 1;
            }
        }
        counts[28] = i32::from(ships.reserve);
        counts[29] = small(around.and(ships.escorts).len());
        counts[30] = small(two_away.and(ships.escorts).len());
        counts[32] = i32::from(waters.number) / 4;
        if waters.side() == Side::Convoy && ships.can_take_freighter(&self.law) {
            counts[33] = 1;
        }
        counts
    }

    /// What a position is worth to the side to move.
    pub(super) fn appraise(&self, waters: &Waters) -> i32 {
        let counts = self.counts(waters);
        let (weights, sign) = match waters.side() {
            Side::Corsairs => (&self.weights.sides[0], 1),
            Side::Convoy => (&self.weights.sides[1], -1),
        };
        let sum: i32 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        sign * sum
    }
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
