//! Evaluates a position without search. It uses only operations on floats that IEEE 754 defines exactly, so all machines get the
//! same values.

use super::summary::Summary;

/// The values of having zero, one, two and three standing courts.
const COURT_COUNT_VALUES: [f64; 4] = [0.0, 0.0, 1.0, 2.0];

/// The value of one point of Guards.
const GUARD_POINT_VALUE: f64 = 0.04;
/// The extra value of each of the first ten points of a stack.
const FIRST_TEN_POINTS_VALUE: f64 = 0.01;
/// The extra value of each point of the strongest stack.
const STRONGEST_STACK_VALUE: f64 = 0.02;
/// The extra value of each point of the second strongest stack.
const SECOND_STACK_VALUE: f64 = 0.01;

/// The value of a stack that is strong enough to fell a bare court.
const STRIKER_VALUE: f64 = 0.1;

/// The value of a stack on which every Guard fits. If fewer fit, it is reduced in proportion to their total points.
const FULL_ROOM_VALUE: f64 = 0.3;
/// A second value of this kind. It is reduced in proportion to the number of Guards that fit.
const PARTIAL_ROOM_VALUE: f64 = 0.1;

/// The cost of having a court that an opponent is strong enough to fell.
const EXPOSED_COST: f64 = 0.2;
/// The extra cost if that court is the last one of the seat.
const LAST_EXPOSED_COST: f64 = 0.5;
/// The extra cost if, besides, such an opponent acts before the seat does.
const LAST_EXPOSED_NOW_COST: f64 = 0.5;

/// The value of being the player to act.
const TURN_VALUE: f64 = 0.1;

/// How fast the value of Guards falls as the limit of the game comes nearer. Without it, players would only collect Guards, and
/// games between equal players would never end by conquest.
const GUARD_VALUE_DECAY: f64 = 1.5;

// The weights were tested in games between players that take the play with the best evaluation. They win as often with two
// players, and more often with three and four, as weights that were fitted to the results of ten thousand such games.

/// The estimated payoff of a seat, from 0 to 1: the exponential of its strength, divided by the sum over all seats.
#[must_use]
pub fn estimated_payoff(summary: &Summary, seat: usize) -> f64 {
    let mut strongest = [0; 4];
    for (other, strongest) in strongest.iter_mut().enumerate() {
        *strongest = summary.courts(other).iter().map(|court_strength| court_strength.attack).max().unwrap_or(0);
    }
    let (mut own, mut all) = (0.0, 0.0);
    for other in (0..summary.seat_count()).filter(|other| summary.is_in(*other)) {
        let strength = exponential(strength(summary, other, &strongest));
        all += strength;
        if other == seat {
            own = strength;
        }
    }
    own / all
}

/// The strength of a seat on a logarithmic scale: an increase by 1 multiplies the payoff by e, relative to other seats.
fn strength(summary: &Summary, seat: usize, strongest: &[u32; 4]) -> f64 {
    let others = (0..summary.seat_count()).filter(|other| *other != seat);
    let (mut threat, mut first_threat) = (0, 0);
    for other in others {
        threat = threat.max(strongest[other]);
        if summary.turns_until(other) < summary.turns_until(seat) {
            first_threat = first_threat.max(strongest[other]);
        }
    }
    let (mut courts, mut weakest, mut points, mut strength) = (0, u32::MAX, 0.0, 0.0);
    for court_strength in summary.courts(seat).iter().filter(|court_strength| court_strength.is_standing) {
        courts += 1;
        points += GUARD_POINT_VALUE * f64::from(court_strength.attack)
            + FIRST_TEN_POINTS_VALUE * f64::from(court_strength.attack.min(10));
        weakest = weakest.min(court_strength.defence_value());
        if court_strength.attack >= 10 {
            strength += STRIKER_VALUE;
        }
        // The total value of all Guards that are lower than the last one, at most 54.
        let room = court_strength.last * (court_strength.last - 1) / 2 - 1;
        strength +=
            FULL_ROOM_VALUE * f64::from(room) / 54.0 + PARTIAL_ROOM_VALUE * f64::from(court_strength.last - 2) / 9.0;
    }
    let mut attacks = summary.courts(seat).map(|court_strength| court_strength.attack);
    attacks.sort_unstable();
    points += STRONGEST_STACK_VALUE * f64::from(attacks[2]) + SECOND_STACK_VALUE * f64::from(attacks[1]);
    strength += COURT_COUNT_VALUES[courts] + points * (1.0 - GUARD_VALUE_DECAY * summary.limit_used_fraction).max(0.0);
    if weakest <= threat {
        strength -= EXPOSED_COST;
        if courts == 1 {
            strength -= LAST_EXPOSED_COST;
        }
    }
    if courts == 1 && weakest <= first_threat {
        strength -= LAST_EXPOSED_NOW_COST;
    }
    if summary.turns_until(seat) == 0 { strength + TURN_VALUE } else { strength }
}

/// An approximation of e to the power of `exponent`: (1 + x/64)⁶⁴.
fn exponential(exponent: f64) -> f64 {
    (0..6).fold((1.0 + exponent / 64.0).max(0.0), |power, _| power * power)
}
