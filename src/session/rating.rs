//! The rating of a person, from results against players whose ratings are known.
//!
//! This is Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013). Each game is a rating period of its own, so the rating
//! follows every result. The scale is that of the levels' ratings: 400 points are odds of ten to one, and random play is 0.

use super::statistics::{FinishedFacts, Verdict};
use crate::game::LevelRating;
use crate::search::{Level, Strength};

/// The points in one unit of Glicko-2's own scale: 400 / ln 10.
const POINTS_PER_UNIT: f64 = 173.717_792_761_248_6;

/// The limit on changes of the volatility over time (τ); small, because little is known about how players change.
const VOLATILITY_CHANGE_LIMIT: f64 = 0.5;

/// The precision to which the new volatility is computed.
const VOLATILITY_PRECISION: f64 = 1e-6;

/// The most steps to find the new volatility. A few are enough.
const MAX_VOLATILITY_STEPS: usize = 100;

/// The rating deviation of an unknown player, in points.
const UNKNOWN_DEVIATION: f64 = 350.0;

/// The two-sided 95 % quantile of the normal distribution, in deviations.
const QUANTILE_95_PERCENT: f64 = 1.96;

/// A Glicko-2 rating of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The most likely rating, in points.
    pub points: f64,
    /// The standard deviation of the rating, in points.
    pub deviation: f64,
    /// The volatility: the expected fluctuation of the rating, on Glicko-2's own scale.
    pub volatility: f64,
}

/// The result of a game against an opponent with a known rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedGame {
    /// The opponent's rating, in points.
    pub opponent: f64,
    /// The standard deviation of the opponent's rating, in points.
    pub deviation: f64,
    /// The score: 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

impl Rating {
    /// The rating of a player who has not played yet. `points` is a first guess.
    #[must_use]
    pub const fn unknown(points: f64) -> Self {
        Self { points, deviation: UNKNOWN_DEVIATION, volatility: 0.06 }
    }

    /// The rating after the games of a rating period.
    ///
    /// ```
    /// use corsair_cabinet::session::rating::{RatedGame, Rating};
    ///
    /// let before = Rating::unknown(800.0);
    /// let after = before.after(&[RatedGame { opponent: 800.0, deviation: 30.0, score: 1.0 }]);
    /// assert!(after.points > before.points && after.deviation < before.deviation);
    /// ```
    #[must_use]
    pub fn after(self, games: &[RatedGame]) -> Self {
        let deviation = self.deviation / POINTS_PER_UNIT;
        let (mut information, mut improvement) = (0.0, 0.0);
        for game in games {
            let other = game.deviation / POINTS_PER_UNIT;
            let weight = 1.0 / (1.0 + 3.0 * other * other / (std::f64::consts::PI * std::f64::consts::PI)).sqrt();
            let expected = 1.0 / (1.0 + (-weight * (self.points - game.opponent) / POINTS_PER_UNIT).exp());
            information += weight * weight * expected * (1.0 - expected);
            improvement += weight * (game.score - expected);
        }
        if games.is_empty() {
            let deviation = (deviation * deviation + self.volatility * self.volatility).sqrt();
            return Self { deviation: deviation * POINTS_PER_UNIT, ..self };
        }
        let variance = 1.0 / information;
        let volatility = new_volatility(deviation, self.volatility, variance, variance * improvement);
        let before = deviation * deviation + volatility * volatility;
        let deviation = 1.0 / (1.0 / before + information).sqrt();
        let points = self.points + POINTS_PER_UNIT * deviation * deviation * improvement;
        Self { points, deviation: deviation * POINTS_PER_UNIT, volatility }
    }

    /// The 95 % confidence interval of the rating, in points.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (self.points - QUANTILE_95_PERCENT * self.deviation, self.points + QUANTILE_95_PERCENT * self.deviation)
    }
}

/// The volatility after a rating period: step 5 of the paper, by the Illinois variant of the false position. All values are on
/// Glicko-2's own scale; `improvement` is Δ.
fn new_volatility(deviation: f64, volatility: f64, variance: f64, improvement: f64) -> f64 {
    let start = (volatility * volatility).ln();
    let slope = |at: f64| {
        let square = at.exp();
        let sum = deviation * deviation + variance + square;
        square * (improvement * improvement - sum) / (2.0 * sum * sum)
            - (at - start) / (VOLATILITY_CHANGE_LIMIT * VOLATILITY_CHANGE_LIMIT)
    };
    let excess = improvement * improvement - deviation * deviation - variance;
    let mut low = start;
    let mut high = if excess > 0.0 {
        excess.ln()
    } else {
        let mut at = start - VOLATILITY_CHANGE_LIMIT;
        while slope(at) < 0.0 {
            at -= VOLATILITY_CHANGE_LIMIT;
        }
        at
    };
    let (mut slope_low, mut slope_high) = (slope(low), slope(high));
    for _ in 0..MAX_VOLATILITY_STEPS {
        if (high - low).abs() <= VOLATILITY_PRECISION {
            break;
        }
        let middle = low + (low - high) * slope_low / (slope_high - slope_low);
        let slope_middle = slope(middle);
        if slope_middle * slope_high <= 0.0 {
            (low, slope_low) = (high, slope_high);
        } else {
            slope_low /= 2.0;
        }
        (high, slope_high) = (middle, slope_middle);
    }
    (low / 2.0).exp()
}

/// The expected fraction of games, from 0 to 1, that a player of the first rating wins against one of the second.
///
/// ```
/// use corsair_cabinet::session::rating::expected_score;
///
/// assert!((expected_score(1_400.0, 1_000.0) - 10.0 / 11.0).abs() < 1e-9);
/// ```
#[must_use]
pub fn expected_score(points: f64, other: f64) -> f64 {
    1.0 / (1.0 + ((other - points) / POINTS_PER_UNIT).exp())
}

/// The rating of a person who has not played yet: that of the second weakest level.
fn newcomer_rating(levels: &[LevelRating; 5]) -> Rating {
    Rating::unknown(f64::from(levels[Level::Deckhand as usize].points))
}

/// The rating of a strength and its standard deviation, in points. Between two levels, the rating is interpolated.
fn rating_of_strength(levels: &[LevelRating; 5], strength: Strength) -> (f64, f64) {
    let at = |level: Level| {
        let LevelRating { points, margin } = levels[level as usize];
        (f64::from(points), f64::from(margin) / QUANTILE_95_PERCENT)
    };
    let (low, high) = (at(strength.level()), at(strength.other().unwrap_or(strength.level())));
    let share = f64::from(strength.percent()) / 100.0;
    (low.0 + share * (high.0 - low.0), low.1.max(high.1))
}

/// A person's ratings: first that of a newcomer, then the rating after each game as the only person against computers of one
/// strength. `levels` are the ratings of the game's levels, the weakest first.
pub fn rating_history<'a>(games: impl Iterator<Item = &'a FinishedFacts>, levels: &[LevelRating; 5]) -> Vec<Rating> {
    let mut course = vec![newcomer_rating(levels)];
    for game in games {
        let (Some(seat), Some(strength)) = (game.person(), game.strength()) else { continue };
        let score = match game.verdict(seat) {
            Verdict::Won => 1.0,
            Verdict::Drawn => 0.5,
            Verdict::Lost => 0.0,
        };
        let (opponent, deviation) = rating_of_strength(levels, strength);
        let last = course[course.len() - 1];
        course.push(last.after(&[RatedGame { opponent, deviation, score }]));
    }
    course
}

/// The strength nearest to a rating, at which each side wins about half of the games.
///
/// ```
/// use corsair_cabinet::game::LevelRating;
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::session::rating::even_strength;
///
/// let levels = [100, 300, 500, 700, 900].map(|points| LevelRating { points, margin: 20 });
/// assert_eq!(even_strength(350.0, &levels).to_string(), "deckhand+25");
/// assert_eq!(even_strength(1_500.0, &levels), Level::Captain.into());
/// ```
#[must_use]
pub fn even_strength(points: f64, levels: &[LevelRating; 5]) -> Strength {
    let pairs = Level::ALL.into_iter().zip(levels.windows(2));
    for (level, pair) in pairs {
        let (low, high) = (f64::from(pair[0].points), f64::from(pair[1].points));
        if points < high {
            let share = ((points - low) / (high - low)).clamp(0.0, 1.0);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 100")]
            return Strength::between(level, (100.0 * share).round() as u8);
        }
    }
    Level::Captain.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_papers_example_comes_out() {
        let player = Rating { points: 1_500.0, deviation: 200.0, volatility: 0.06 };
        let game = |opponent, deviation, score| RatedGame { opponent, deviation, score };
        let games = [game(1_400.0, 30.0, 1.0), game(1_550.0, 100.0, 0.0), game(1_700.0, 300.0, 0.0)];
        let after = player.after(&games);
        assert!((after.points - 1_464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn without_games_only_the_deviation_grows() {
        // √(200² + (0.06 · 173.7178)²) = 200.2714.
        let player = Rating { points: 1_500.0, deviation: 200.0, volatility: 0.06 };
        let after = player.after(&[]);
        assert!((after.deviation - 200.271_4).abs() < 0.000_1, "{after:?}");
        assert_eq!((after.points, after.volatility), (1_500.0, 0.06));
    }

    #[test]
    fn a_surprising_result_makes_the_volatility_grow() {
        let player = Rating { points: 1_500.0, deviation: 40.0, volatility: 0.06 };
        let lost = RatedGame { opponent: 600.0, deviation: 30.0, score: 0.0 };
        assert!(player.after(&[lost; 5]).volatility > player.volatility);
        // Calculated by a separate program, which finds the root of the function in the paper by bisection.
        let player = Rating { deviation: 200.0, ..player };
        let won = RatedGame { opponent: 2_100.0, deviation: 50.0, score: 1.0 };
        let after = player.after(&[won; 3]);
        assert!((after.volatility - 0.060_087_7).abs() < 0.000_001, "{after:?}");
    }

    #[test]
    fn a_rating_is_within_two_deviations_and_a_strength_between_its_levels() {
        let player = Rating { points: 1_500.0, deviation: 100.0, volatility: 0.06 };
        assert_eq!(player.interval(), (1_304.0, 1_696.0));
        // A quarter of the way from 300 to 500 points; the larger margin is 1.96 deviations of 30.
        let levels = [(100, 20), (300, 20), (500, 59), (700, 20), (900, 20)];
        let levels = levels.map(|(points, margin)| LevelRating { points, margin });
        let (points, deviation) = rating_of_strength(&levels, Strength::between(Level::Deckhand, 25));
        assert!((points - 350.0).abs() < 1e-9, "{points}");
        assert!((deviation - 30.0).abs() < 0.2, "{deviation}");
        assert_eq!(even_strength(350.0, &levels), Strength::between(Level::Deckhand, 25));
    }

    #[test]
    fn even_matches_meet_a_person_of_any_strength() {
        // A person who plays like 640 points, whose results are drawn by the model itself.
        let levels = [100, 300, 500, 700, 900].map(|points| LevelRating { points, margin: 20 });
        let mut rng = crate::game::Rng::from_seed(7);
        let (mut rating, mut score_late) = (newcomer_rating(&levels), 0.0);
        for number in 0..300 {
            let strength = even_strength(rating.points, &levels);
            let (opponent, deviation) = rating_of_strength(&levels, strength);
            let expected = expected_score(640.0, opponent);
            let score = if rng.fraction() < expected { 1.0 } else { 0.0 };
            rating = rating.after(&[RatedGame { opponent, deviation, score }]);
            score_late += if number >= 100 { score } else { 0.0 };
        }
        assert!((rating.points - 640.0).abs() < 120.0, "{rating:?}");
        // Of 200 games half, give or take three deviations of a fair coin: 21.2.
        assert!((score_late - 100.0_f64).abs() < 21.3, "{score_late}");
    }
}
