//! The static evaluation of Corsairs: a weighted sum of counts.
//!
//! The weights were tuned by self-play from a guess: in each game some weights are raised and some lowered at random, and
//! the weights move a little towards the winner's (simultaneous perturbation stochastic approximation; Spall,
//! "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation", 1992), 8 300
//! games of 600 to 800 nodes a turn on boards of size 4, 5 and 6. The convoy's are the mean of the weights after 5 500
//! games and after all, which were equal in a match (90 of 180 games). Against the guess, with 1 500 nodes a turn and
//! the sides swapped in every other game, they won 89 of 100 games on size 4, 95 on size 5 and 74 on size 6. Weights
//! fitted by logistic regression to the results of 2 100 games were weaker than the guess on the larger boards (32 of
//! 100 games on size 5, 35 on size 6): they made the corsairs wait.
//!
//! Then the weights of each side were tuned alone in the same way, against the other side's old weights, with 300 to 4 000
//! nodes a turn, divided so that both sides won games. The results were measured in 150 games a size. Each game began with
//! random turns; both sets of weights played the same 150 beginnings against the same opponent:
//!
//! | for the corsairs, 2 266 games | size 4 | size 5 | size 6 | all, with Wilson's interval at 95 % |
//! |---|---|---|---|---|
//! | nodes of the corsairs, of the convoy | 1 500, 6 000 | 6 000, 2 500 | 8 000, 1 000 | |
//! | won with the new ones | 130 | 101 | 61 | 64.9 % (60.4 to 69.2) |
//! | won with the old ones | 110 | 77 | 49 | 52.4 % (47.8 to 57.0) |
//! | won with the new ones only, with the old ones only | 31, 11 | 44, 20 | 38, 26 | 113, 57 |
//!
//! The corsairs keep the new weights. The convoy keeps the old ones: its weights after 4 798 games lost to them (200 to 223
//! of 450 games won, on size 6 94 to 119 of 150), the mean of both was equal (214 to 216), and the corsairs' new weights
//! were weaker for the convoy (206 to 226, on size 6 97 to 117).

use std::cmp::Ordering;

use crate::game::hex::{Cell, CellSet, MOST_CELLS};
use crate::games::corsairs::rules::{Position, RuleSet, SHIPS, Side};

/// The number of counts.
pub(super) const COUNTS: usize = 38;

/// The weights of [`Evaluation::counts`], from the side of the corsairs: first when the corsairs think, then when the convoy
/// does.
const WEIGHTS: [[i32; 2]; COUNTS] = [
    [-138, -120], // one corsair captured
    [-261, -280], // two
    [-446, -416], // three
    [-654, -638], // four or more
    [214, 240],   // for every escort lost
    [27, 26],     // two lost
    [96, 120],    // three, so that none can be captured any more
    [143, 143],   // four
    [269, 292],   // freighter one step from a corner
    [115, 170],   // two steps
    [97, 89],     // three steps
    [0, 0],       // (as far as it was in the beginning, or farther)
    [93, 110],    // free corsair beside the freighter, nearer to a corner than it
    [56, 50],     // as near
    [29, 32],     // farther
    [77, 82],     // one of the first that can go on outwards
    [49, 62],     // free corsair two steps from the freighter, no farther from a corner than it
    [49, 51],     // farther
    [32, 13],     // three steps
    [9, 0],       // four steps
    [13, 14],     // two free corsairs within two steps of the freighter
    [27, 31],     // three
    [-36, -40],   // entangled corsair beside the freighter
    [15, 11],     // entangled corsair elsewhere
    [31, 25],     // corsair beside one escort
    [-31, -30],   // two escorts
    [-56, -48],   // three
    [3, 2],       // corsair in reserve
    [-20, -30],   // escort beside the freighter
    [-18, -23],   // two steps from it
    [-14, -9],    // three steps
    [-11, -16],   // escort at the corners nearest to the freighter
    [3, 12],      // free corsair there
    [249, 232],   // freighter that would be taken if the convoy could not move
    [-2, 2],      // pair of neighbouring escorts
    [-11, -14],   // free corsair on a corner
    [0, 8],       // empty cell beside the freighter, nearer to a corner
    [-26, -24],   // escort there
];

/// The weights when this side thinks.
pub(super) fn weights(thinker: Side) -> [i32; COUNTS] {
    WEIGHTS.map(|[corsairs, convoy]| match thinker {
        Side::Corsairs => corsairs,
        Side::Convoy => convoy,
    })
}

/// The evaluation of positions on one board, with the weights of the side that thinks.
pub(super) struct Evaluation {
    rule_set: RuleSet,
    /// How far each cell is from the nearest corner.
    from_corner: [u8; MOST_CELLS],
    /// The corners nearest to each cell, with the cells beside them.
    nearest_corners: [CellSet; MOST_CELLS],
    /// The cells one, two, three and four steps from each.
    rings: Box<[[CellSet; 4]; MOST_CELLS]>,
    /// The neighbours of each cell that are nearer to a corner.
    outward: [CellSet; MOST_CELLS],
    /// The weight of each count.
    pub(super) weights: [i32; COUNTS],
}

impl Evaluation {
    /// The evaluation for this side on the board of these rules.
    pub(super) fn new(rule_set: RuleSet, thinker: Side) -> Self {
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
        Self { rule_set, from_corner, nearest_corners, rings, outward, weights: weights(thinker) }
    }

    /// The counts of a position, from the side of the corsairs.
    fn counts(&self, ships: &Position, to_move: Side) -> [i32; COUNTS] {
        let mut counts = [0; COUNTS];
        let Some(freighter) = ships.freighter else { return counts };
        if ships.captured > 0 {
            counts[usize::from(ships.captured.min(4)) - 1] = 1;
        }
        let lost = usize::from(SHIPS) - ships.escorts.len();
        counts[4] = small(lost);
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
        let empty = ships.empty(&self.rule_set);
        let near = self.nearest_corners[freighter.index()];
        let mut free = CellSet::EMPTY;
        for corsair in ships.corsairs {
            let beside = corsair.neighbours();
            let captors = beside.intersection(ships.escorts).len();
            if captors > 0 {
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
        counts[16] = small(second.iter().filter(|corsair| from_corner(*corsair) <= here).count());
        counts[17] = small(second.len()) - counts[16];
        counts[18] = small(free.intersection(rings[2]).len());
        counts[19] = small(free.intersection(rings[3]).len());
        let attackers = free.intersection(rings[0]).len() + second.len();
        counts[20] = i32::from(attackers >= 2);
        counts[21] = i32::from(attackers >= 3);
        counts[27] = i32::from(ships.reserve);
        counts[28] = small(ships.escorts.intersection(rings[0]).len());
        counts[29] = small(ships.escorts.intersection(rings[1]).len());
        counts[30] = small(ships.escorts.intersection(rings[2]).len());
        counts[31] = small(ships.escorts.intersection(near).len());
        counts[32] = small(free.intersection(near).len());
        counts[33] = i32::from(to_move == Side::Convoy && ships.can_take_freighter(&self.rule_set));
        counts[34] = small(
            ships.escorts.iter().map(|escort| escort.neighbours().intersection(ships.escorts).len()).sum::<usize>() / 2,
        );
        counts[35] = small(free.intersection(self.rule_set.corners).len());
        counts[36] = small(outward.intersection(empty).len());
        counts[37] = small(outward.intersection(ships.escorts).len());
        counts
    }

    /// The value of a position to the side to move.
    pub(super) fn evaluate(&self, ships: &Position, to_move: Side) -> i32 {
        let counts = self.counts(ships, to_move);
        let sum: i32 = counts.iter().zip(&self.weights).map(|(count, weight)| count * weight).sum();
        match to_move {
            Side::Corsairs => sum,
            Side::Convoy => -sum,
        }
    }
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
