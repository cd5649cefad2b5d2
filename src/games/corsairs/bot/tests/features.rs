//! Computes each feature of a position as the table of weights describes it, to check the evaluation, which is faster.

use std::cmp::Ordering;

use super::super::evaluation::FEATURE_COUNT;
use crate::game::hex::{Cell, CellSet, MOST_CELLS};
use crate::games::corsairs::rules::{Position, RuleSet, SHIPS_PER_SIDE, Side};

/// Tables of a board, with which the features of a position are computed.
pub(super) struct Features {
    rule_set: RuleSet,
    /// The distance of each cell from the nearest corner, in steps.
    from_corner: [u8; MOST_CELLS],
    /// The corners nearest to each cell, with the cells beside them.
    nearest_corners: [CellSet; MOST_CELLS],
    /// For each cell, the cells one, two, three and four steps away.
    rings: Box<[[CellSet; 4]; MOST_CELLS]>,
    /// For each cell, the neighbours that are nearer to a corner.
    outward: [CellSet; MOST_CELLS],
}

impl Features {
    pub(super) fn new(rule_set: RuleSet) -> Self {
        let mut from_corner = [0; MOST_CELLS];
        let mut nearest_corners = [CellSet::EMPTY; MOST_CELLS];
        let mut rings = Box::new([[CellSet::EMPTY; 4]; MOST_CELLS]);
        let mut outward = [CellSet::EMPTY; MOST_CELLS];
        for cell in rule_set.cells {
            let at = cell.index();
            let distance = rule_set.corners.iter().map(|corner| corner.distance(cell)).min().unwrap_or_default();
            from_corner[at] = distance;
            let nearest = rule_set.corners.iter().filter(|corner| corner.distance(cell) == distance);
            nearest_corners[at] =
                nearest.fold(CellSet::EMPTY, |set, corner| set.union(corner.neighbours()).with(corner));
            for other in rule_set.cells {
                let ring = usize::from(other.distance(cell)).wrapping_sub(1);
                if let Some(ring) = rings[at].get_mut(ring) {
                    ring.insert(other);
                }
            }
        }
        for cell in rule_set.cells {
            let beside = cell.neighbours().intersection(rule_set.cells).iter();
            outward[cell.index()] =
                beside.filter(|other| from_corner[other.index()] < from_corner[cell.index()]).collect();
        }
        Self { rule_set, from_corner, nearest_corners, rings, outward }
    }

    /// The features of a position, from the side of the corsairs.
    pub(super) fn of(&self, ships: &Position, to_move: Side) -> [i32; FEATURE_COUNT] {
        let mut counts = [0; FEATURE_COUNT];
        let Some(freighter) = ships.freighter else { return counts };
        if ships.captured > 0 {
            counts[usize::from(ships.captured.min(4)) - 1] = 1;
        }
        let lost = usize::from(SHIPS_PER_SIDE) - ships.escorts.len();
        counts[4] = to_i32(lost);
        counts[5] = i32::from(lost >= 2);
        counts[6] = i32::from(lost >= 3);
        counts[7] = i32::from(lost >= 4);
        let from_corner = |cell: Cell| self.from_corner[cell.index()];
        let here = from_corner(freighter);
        if (1..=3).contains(&here) {
            counts[7 + usize::from(here)] = 1;
        }
        let rings = &self.rings[freighter.index()];
        let outward = self.outward[freighter.index()];
        let convoy = ships.escorts.with(freighter);
        let empty = ships.empty_cells(&self.rule_set);
        let near = self.nearest_corners[freighter.index()];
        let mut free = CellSet::EMPTY;
        for corsair in ships.corsairs {
            let beside = corsair.neighbours();
            let captors = beside.intersection(ships.escorts).len();
            if captors >= 3 && rings[0].contains(corsair) && self.rule_set.freighter_shields {
                counts[38] += 1;
            } else if captors > 0 {
                counts[23 + captors.min(3)] += 1;
            }
            if beside.intersection(convoy).len() >= 2 {
                counts[if rings[0].contains(corsair) { 22 } else { 23 }] += 1;
                continue;
            }
            free.insert(corsair);
            if rings[0].contains(corsair) {
                let there = from_corner(corsair);
                counts[match there.cmp(&here) {
                    Ordering::Less => 12,
                    Ordering::Equal => 13,
                    Ordering::Greater => 14,
                }] += 1;
                if there < here && !beside.intersection(empty).is_disjoint(self.outward[corsair.index()]) {
                    counts[15] += 1;
                }
            }
        }
        let second = free.intersection(rings[1]);
        counts[16] = to_i32(second.iter().filter(|corsair| from_corner(*corsair) <= here).count());
        counts[17] = to_i32(second.len()) - counts[16];
        counts[18] = to_i32(free.intersection(rings[2]).len());
        counts[19] = to_i32(free.intersection(rings[3]).len());
        let attackers = free.intersection(rings[0]).len() + second.len();
        counts[20] = i32::from(attackers >= 2);
        counts[21] = i32::from(attackers >= 3);
        counts[27] = i32::from(ships.reserve);
        counts[28] = to_i32(ships.escorts.intersection(rings[0]).len());
        counts[29] = to_i32(ships.escorts.intersection(rings[1]).len());
        counts[30] = to_i32(ships.escorts.intersection(rings[2]).len());
        counts[31] = to_i32(ships.escorts.intersection(near).len());
        counts[32] = to_i32(free.intersection(near).len());
        counts[33] = i32::from(to_move == Side::Convoy && ships.can_take_freighter(&self.rule_set));
        counts[34] = to_i32(
            ships.escorts.iter().map(|escort| escort.neighbours().intersection(ships.escorts).len()).sum::<usize>() / 2,
        );
        counts[35] = to_i32(free.intersection(self.rule_set.corners).len());
        counts[36] = to_i32(outward.intersection(empty).len());
        counts[37] = to_i32(outward.intersection(ships.escorts).len());
        counts
    }
}

fn to_i32(count: usize) -> i32 {
    i32::try_from(count).unwrap()
}
