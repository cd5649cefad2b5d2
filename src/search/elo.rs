//! Ratings of players on Elo's scale, from the results of matches between them.
//!
//! A player who is rated 400 points higher than another wins ten games for each lost game. The ratings are those that make the
//! results most likely (Bradley and Terry, "Rank analysis of incomplete block designs", 1952; Elo, "The rating of chessplayers",
//! 1978). A draw counts as half a win.

use super::matches::Tally;

/// The natural logarithm of the odds that one point of the scale stands for.
const LN_ODDS_PER_POINT: f64 = std::f64::consts::LN_10 / 400.0;

/// The two-sided 95 % quantile of the normal distribution, in standard deviations.
const QUANTILE_95_PERCENT: f64 = 1.96;

/// The most steps of Newton's method. A dozen are enough from any start, because the function is concave.
const MAX_NEWTON_STEPS: usize = 100;

/// The longest step, in points. The limit keeps the first step from jumping past the maximum.
const MAX_STEP_POINTS: f64 = 200.0;

/// The result of a match between two players, who are given by their indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The index of the player whose wins are counted.
    pub first: usize,
    /// The index of the opponent.
    pub second: usize,
    /// The results of the first player.
    pub tally: Tally,
}

/// A rating with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating in points; the first player has 0.
    pub elo: f64,
    /// Half the width of the confidence interval, in points; 0 for the first player.
    pub margin: f64,
}

/// The ratings of the players, in points. The first player has 0. A drawn game is added to each match, so that a player who wins
/// every game has a finite rating, too.
///
/// ```
/// use corsair_cabinet::search::elo::{Pairing, ratings};
/// use corsair_cabinet::search::matches::Tally;
///
/// let tally = Tally { wins: 90, draws: 0, losses: 9 };
/// let found = ratings(2, &[Pairing { first: 1, second: 0, tally }]);
/// // About ten times as many wins as losses are about 400 points.
/// assert!((370.0..400.0).contains(&found[1].elo));
/// ```
///
/// # Panics
/// When the index of a player in a pairing is not below `players`.
#[must_use]
pub fn ratings(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let mut elo = vec![0.0; players];
    let mut variances = vec![0.0; players];
    for _ in 0..MAX_NEWTON_STEPS {
        let (gradient, information) = likelihood_derivatives(&elo, pairings);
        let inverse = invert(information);
        let mut longest: f64 = 0.0;
        for (player, row) in (1..).zip(&inverse) {
            let step: f64 = row.iter().zip(&gradient).map(|(cell, slope)| cell * slope).sum();
            let step = step.clamp(-MAX_STEP_POINTS, MAX_STEP_POINTS);
            elo[player] += step;
            variances[player] = row[player - 1];
            longest = longest.max(step.abs());
        }
        if longest < 1e-6 {
            break;
        }
    }
    let rating = |(elo, variance): (f64, f64)| Rating { elo, margin: QUANTILE_95_PERCENT * variance.max(0.0).sqrt() };
    elo.into_iter().zip(variances).map(rating).collect()
}

/// The gradient of the log-likelihood at these ratings, and the negative of its second derivative (the information), for all
/// players but the first.
fn likelihood_derivatives(elo: &[f64], pairings: &[Pairing]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = elo.len().saturating_sub(1);
    let (mut gradient, mut information) = (vec![0.0; free], vec![vec![0.0; free]; free]);
    for Pairing { first, second, tally } in pairings {
        let games = f64::from(tally.games()) + 1.0;
        let won = f64::from(tally.wins) + 0.5 * (f64::from(tally.draws) + 1.0);
        let expected = 1.0 / (1.0 + (LN_ODDS_PER_POINT * (elo[*second] - elo[*first])).exp());
        let weight = LN_ODDS_PER_POINT * LN_ODDS_PER_POINT * games * expected * (1.0 - expected);
        for (player, other, sign) in [(*first, *second, 1.0), (*second, *first, -1.0)] {
            let Some(row) = player.checked_sub(1) else { continue };
            gradient[row] += sign * LN_ODDS_PER_POINT * (won - games * expected);
            information[row][row] += weight;
            if let Some(column) = other.checked_sub(1) {
                information[row][column] -= weight;
            }
        }
    }
    (gradient, information)
}

/// The inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination. A row without information, of a player
/// without games, becomes zero.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (number, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == number { 1.0 } else { 0.0 }));
    }
    for pivot in 0..size {
        let value = matrix[pivot][pivot];
        if value.abs() < f64::MIN_POSITIVE {
            matrix[pivot].fill(0.0);
            continue;
        }
        matrix[pivot].iter_mut().for_each(|cell| *cell /= value);
        let pivot_row = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(number, _)| *number != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&pivot_row).for_each(|(cell, above)| *cell -= factor * above);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally { wins, draws, losses }
    }

    #[test]
    fn three_of_four_games_are_191_points() {
        // With the added draw 75 of 100 points: 400 · log10(3) = 190.85. One deviation is 1 / (LN_ODDS_PER_POINT · √(100 · 3/16))
        // = 40.12.
        let found = ratings(2, &[Pairing { first: 1, second: 0, tally: tally(74, 1, 24) }]);
        assert!((found[1].elo - 190.85).abs() < 0.01, "{found:?}");
        assert!((found[1].margin - 1.96 * 40.12).abs() < 0.1, "{found:?}");
        assert_eq!(found[0], Rating { elo: 0.0, margin: 0.0 });
    }

    #[test]
    fn ratings_add_up_along_a_chain_of_matches() {
        let chain = [
            Pairing { first: 1, second: 0, tally: tally(74, 1, 24) },
            Pairing { first: 1, second: 2, tally: tally(24, 1, 74) },
        ];
        let found = ratings(3, &chain);
        assert!((found[2].elo - 2.0 * 190.85).abs() < 0.02, "{found:?}");
        // Independent errors add by their squares.
        assert!((found[2].margin / found[1].margin - 2_f64.sqrt()).abs() < 1e-3, "{found:?}");
    }

    #[test]
    fn a_player_who_wins_always_has_a_rating() {
        let found = ratings(2, &[Pairing { first: 1, second: 0, tally: tally(200, 0, 0) }]);
        assert!(found[1].elo.is_finite() && found[1].elo > 900.0 && found[1].margin > 300.0, "{found:?}");
    }

    #[test]
    fn a_player_without_games_is_not_rated() {
        let found = ratings(3, &[Pairing { first: 1, second: 0, tally: tally(5, 0, 5) }]);
        assert!(found[1].elo.abs() < 1e-6 && found[2] == Rating { elo: 0.0, margin: 0.0 }, "{found:?}");
    }
}
