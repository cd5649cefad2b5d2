//! The static evaluation of Corsairs: a weighted sum of features, each a count.
//!
//! The weights were tuned by self-play from a guess: in each game some weights are raised and some lowered at random,
//! and the weights move a little towards the winner's (simultaneous perturbation stochastic approximation; Spall,
//! "Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient Approximation", 1992), in 8 300
//! games of 600 to 800 nodes a turn on boards of size 4, 5 and 6. The convoy's weights are the mean of the weights
//! after 5 500 games and after all games, which were equal in a match (90 of 180 games). Against the guess, with 1 500
//! nodes a turn and the sides swapped in every other game, the tuned weights won 89 of 100 games on size 4, 95 on size
//! 5 and 74 on size 6. Weights fitted by logistic regression to the results of 2 100 games were weaker than the guess
//! on the larger boards (32 of 100 games on size 5, 35 on size 6): they made the corsairs wait.
//!
//! Then the weights of each side were tuned alone in the same way, against the other side's old weights, with 300 to
//! 4 000 nodes a turn, divided so that both sides won games. The results were measured in 150 games a size. Each game
//! began with random turns; both sets of weights played the same 150 beginnings against the same opponent:
//!
//! | for the corsairs, 2 266 games | size 4 | size 5 | size 6 | all, with Wilson's interval at 95 % |
//! |---|---|---|---|---|
//! | nodes of the corsairs, of the convoy | 1 500, 6 000 | 6 000, 2 500 | 8 000, 1 000 | |
//! | won with the new weights | 130 | 101 | 61 | 64.9 % (60.4 to 69.2) |
//! | won with the old weights | 110 | 77 | 49 | 52.4 % (47.8 to 57.0) |
//! | won with the new weights only, with the old weights only | 31, 11 | 44, 20 | 38, 26 | 113, 57 |
//!
//! The corsairs use the new weights. The convoy keeps the old weights. Its new weights after 4 798 games won less (200
//! against 223 of 450 games; on size 6, 94 against 119 of 150), the mean of both was equal (214 against 216), and the
//! corsairs' new weights were weaker for the convoy (206 against 226; on size 6, 97 against 117).
//!
//! On size 5 with `broadside=no,corners=barred,shield=yes,captures=6`, the game differs: the freighter shields
//! corsairs, and all six must be captured. These rules have their own weights, tuned in the same way for both sides at
//! once, in 4 600 games of 800 nodes a turn with `limit=200,repetition=off` too. In games that began with two random
//! turns of each side, each set of weights played the corsairs against the other set's convoy from the same beginnings:
//!
//! | nodes a turn | games | won with the new weights, with Wilson's interval at 95 % | new as the corsairs, old as the corsairs |
//! |---|---|---|---|
//! | 1 500 | 300 | 182, 60.7 % (55.0 to 66.0) | 70 of 150, 38 of 150 |
//! | 6 000 | 80 | 48, 60.0 % (49.0 to 70.0) | 20 of 40, 12 of 40 |
//! | 15 000 | 20 | 12, 60.0 % (38.7 to 78.1) | 5 of 10, 3 of 10 |

use std::cmp::Ordering;
use std::sync::OnceLock;

use crate::game::hex::{Cell, CellSet, MOST_CELLS};
use crate::games::corsairs::rules::{Position, RuleSet, SHIPS_PER_SIDE, Side};

/// The number of features, and so of weights.
pub(super) const FEATURE_COUNT: usize = 39;

/// The two weights of each feature of the evaluation, from the corsairs' point of view. The first is used when the corsairs
/// think, the second when the convoy thinks.
const WEIGHTS: [[i32; 2]; FEATURE_COUNT] = [
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
    [0, 0],       // four steps or more, not counted
    [93, 110],    // free corsair beside the freighter, nearer to a corner than it
    [56, 50],     // equally near
    [29, 32],     // farther
    [77, 82],     // such a nearer corsair that can go on outwards
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
    [3, 12],      // free corsair at these corners
    [249, 232],   // freighter that would be taken if the convoy could not move
    [-2, 2],      // pair of neighbouring escorts
    [-11, -14],   // free corsair on a corner
    [0, 8],       // empty cell beside the freighter, nearer to a corner
    [-26, -24],   // escort on such a cell
    [-56, -48],   // corsair beside three escorts that the freighter shields, instead of the line for three escorts
];

/// The weights, in the same order, for games in which a line sails only along itself, corners are barred, the freighter shields
/// corsairs, and all six corsairs must be captured. The module's documentation says how the weights were found.
#[rustfmt::skip]
const SHIELDED_WEIGHTS: [[i32; 2]; FEATURE_COUNT] = [
    [-154, -140], [-303, -271], [-408, -377], [-631, -645], [174, 311], [31, 26],
    [108, 130], [131, 125], [284, 263], [123, 171], [100, 95], [0, 0],
    [91, 131], [87, 65], [40, 39], [90, 50], [57, 53], [64, 39],
    [35, 14], [13, 7], [4, 19], [8, 26], [-13, -34], [13, 16],
    [26, 34], [-17, -17], [-53, -34], [6, 5], [-33, -36], [-18, -17],
    [-4, -9], [-11, 4], [1, 31], [306, 301], [7, 6], [-30, -13],
    [6, 12], [-16, -24], [1, -6],
];

/// The weights under these rules when the side `thinker` thinks.
pub(super) fn weights(rule_set: &RuleSet, thinker: Side) -> [i32; FEATURE_COUNT] {
    let is_shielded = rule_set.board.size() == 5
        && rule_set.in_line
        && rule_set.corners_barred
        && rule_set.freighter_shields
        && rule_set.captures == SHIPS_PER_SIDE;
    let weights = if is_shielded { SHIELDED_WEIGHTS } else { WEIGHTS };
    weights.map(|[corsairs, convoy]| match thinker {
        Side::Corsairs => corsairs,
        Side::Convoy => convoy,
    })
}

/// The evaluation of positions on one board.
///
/// Most features depend on where a ship is in relation to the freighter. Their weights are added up once for each cell of
/// the freighter, so a position takes one look-up for each ship.
pub(super) struct Evaluation {
    rule_set: RuleSet,
    /// The distance of each cell from the nearest corner, in steps.
    from_corner: [u8; MOST_CELLS],
    /// For each cell, the neighbours that are nearer to a corner.
    outward: [CellSet; MOST_CELLS],
    /// The values of ships for each cell of the freighter, computed when the freighter is first found on the cell.
    by_freighter: Box<[OnceLock<Box<CellValuesAroundFreighter>>; MOST_CELLS]>,
    /// The value of each number of captured corsairs.
    captured: [i32; SHIPS_PER_SIDE as usize + 1],
    /// The value of each number of lost escorts.
    lost: [i32; SHIPS_PER_SIDE as usize + 1],
    /// The value of a corsair beside each number of escorts.
    captors: [i32; 7],
    /// The weight of each feature for the side that thinks.
    pub(super) weights: [i32; FEATURE_COUNT],
}

/// The values of ships while the freighter is on one cell.
struct CellValuesAroundFreighter {
    /// The value of the freighter's cell itself, with all cells beside it empty.
    base: i32,
    /// The value of an escort on each cell.
    escort: [i32; MOST_CELLS],
    /// The value of any corsair on each cell.
    corsair: [i32; MOST_CELLS],
    /// The extra value of a corsair that is not entangled, on each cell.
    free: [i32; MOST_CELLS],
    /// The cells beside the freighter.
    beside: CellSet,
    /// The cells beside the freighter that are nearer to a corner than it.
    nearer: CellSet,
    /// The cells within two steps of the freighter.
    within_two: CellSet,
}

impl Evaluation {
    /// Creates the evaluation with these weights under these rules.
    pub(super) fn new(rule_set: RuleSet, weights: [i32; FEATURE_COUNT]) -> Self {
        let mut from_corner = [0; MOST_CELLS];
        for cell in rule_set.cells {
            from_corner[cell.index()] =
                rule_set.corners.iter().map(|corner| corner.distance(cell)).min().unwrap_or_default();
        }
        let mut outward = [CellSet::EMPTY; MOST_CELLS];
        for cell in rule_set.cells {
            let beside = cell.neighbours().intersection(rule_set.cells).iter();
            outward[cell.index()] =
                beside.filter(|other| from_corner[other.index()] < from_corner[cell.index()]).collect();
        }
        let captured = std::array::from_fn(|captured| if captured == 0 { 0 } else { weights[captured.min(4) - 1] });
        let at_least_two = |lost: usize| weights[5..8].iter().take(lost.saturating_sub(1)).sum::<i32>();
        let lost = std::array::from_fn(|lost| to_i32(lost) * weights[4] + at_least_two(lost));
        let captors = std::array::from_fn(|captors| if captors == 0 { 0 } else { weights[23 + captors.min(3)] });
        let by_freighter = Box::new([const { OnceLock::new() }; MOST_CELLS]);
        Self { rule_set, from_corner, outward, by_freighter, captured, lost, captors, weights }
    }

    /// Computes the values of ships while the freighter is on this cell.
    fn cell_values_around(&self, freighter: Cell) -> CellValuesAroundFreighter {
        let weights = &self.weights;
        let here = self.from_corner[freighter.index()];
        let outward = self.outward[freighter.index()];
        let nearest = self.rule_set.corners.iter().filter(|corner| corner.distance(freighter) == here);
        let near = nearest.fold(CellSet::EMPTY, |set, corner| set.union(corner.neighbours()).with(corner));
        let within = |steps: u8| self.rule_set.cells.iter().filter(move |cell| cell.distance(freighter) <= steps);
        let beside: CellSet = within(1).collect::<CellSet>().without(freighter);
        let distance = if (1..=3).contains(&here) { weights[7 + usize::from(here)] } else { 0 };
        let mut values = CellValuesAroundFreighter {
            base: distance + to_i32(outward.len()) * weights[36],
            escort: [0; MOST_CELLS],
            corsair: [0; MOST_CELLS],
            free: [0; MOST_CELLS],
            beside,
            nearer: beside.intersection(outward),
            within_two: within(2).collect::<CellSet>().without(freighter),
        };
        let weight_if = |holds: bool, count: usize| if holds { weights[count] } else { 0 };
        for cell in self.rule_set.cells {
            let (at, there) = (cell.index(), self.from_corner[cell.index()]);
            let (escort, free) = match cell.distance(freighter) {
                1 => (weights[28], weights[beside_weight_index(there, here)]),
                2 => (weights[29], if there <= here { weights[16] } else { weights[17] }),
                3 => (weights[30], weights[18]),
                4 => (0, weights[19]),
                _ => (0, 0),
            };
            let in_the_way = -weight_if(outward.contains(cell), 36);
            let at_corner = self.rule_set.corners.contains(cell);
            values.escort[at] =
                escort + weight_if(near.contains(cell), 31) + weight_if(outward.contains(cell), 37) + in_the_way;
            values.corsair[at] = in_the_way;
            values.free[at] = free + weight_if(near.contains(cell), 32) + weight_if(at_corner, 35);
        }
        values
    }

    fn value_to_corsairs(&self, ships: &Position, to_move: Side) -> i32 {
        let Some(freighter) = ships.freighter else { return 0 };
        let weights = &self.weights;
        let values = self.by_freighter[freighter.index()].get_or_init(|| Box::new(self.cell_values_around(freighter)));
        let lost = usize::from(SHIPS_PER_SIDE).saturating_sub(ships.escorts.len());
        let mut value = values.base
            + self.captured[usize::from(ships.captured.min(SHIPS_PER_SIDE))]
            + self.lost[lost]
            + i32::from(ships.reserve) * weights[27];
        let mut pairs = 0;
        for escort in ships.escorts {
            value += values.escort[escort.index()];
            pairs += escort.neighbours().intersection(ships.escorts).len();
        }
        value += to_i32(pairs / 2) * weights[34];
        let empty = ships.empty_cells(&self.rule_set);
        let mut free = CellSet::EMPTY;
        for corsair in ships.corsairs {
            let is_beside = values.beside.contains(corsair);
            let captors = corsair.neighbours().intersection(ships.escorts).len();
            let is_shielded = captors >= 3 && is_beside && self.rule_set.freighter_shields;
            value += values.corsair[corsair.index()] + if is_shielded { weights[38] } else { self.captors[captors] };
            if captors + usize::from(is_beside) >= 2 {
                value += weights[if is_beside { 22 } else { 23 }];
                continue;
            }
            free.insert(corsair);
            value += values.free[corsair.index()];
            if values.nearer.contains(corsair) && !empty.is_disjoint(self.outward[corsair.index()]) {
                value += weights[15];
            }
        }
        let attackers = free.intersection(values.within_two).len();
        value += if attackers >= 2 { weights[20] } else { 0 } + if attackers >= 3 { weights[21] } else { 0 };
        if to_move == Side::Convoy && ships.free_corsairs_can_take_freighter(&self.rule_set, free) {
            value += weights[33];
        }
        value
    }

    /// The value of a position to the side to move.
    pub(super) fn evaluate(&self, ships: &Position, to_move: Side) -> i32 {
        let value = self.value_to_corsairs(ships, to_move);
        match to_move {
            Side::Corsairs => value,
            Side::Convoy => -value,
        }
    }
}

/// The index of the weight of a free corsair beside the freighter. `there` is the corsair's distance from the nearest corner, and
/// `here` the freighter's.
fn beside_weight_index(there: u8, here: u8) -> usize {
    match there.cmp(&here) {
        Ordering::Less => 12,
        Ordering::Equal => 13,
        Ordering::Greater => 14,
    }
}

fn to_i32(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
