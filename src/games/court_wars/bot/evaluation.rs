//! How good a position is, without looking ahead. Of floats, only what IEEE 754 defines to the last bit is used.

use super::summary::Summary;

/// What it is worth to have none, one, two or three courts that stand.
const COURTS: [f64; 4] = [0.0, 0.0, 1.0, 2.0];

/// What a point of Guards is worth: of any, of the first ten of a stack, of the strongest stack, of the second strongest.
const GUARD: f64 = 0.04;
const FIRST_TEN: f64 = 0.01;
const STRONGEST: f64 = 0.02;
const SECOND: f64 = 0.01;

/// What it is worth that a stack can bring a bare court down.
const STRIKER: f64 = 0.1;

/// What it is worth that all Guards still fit on a stack, and that some do.
const ALL_ROOM: f64 = 0.3;
const SOME_ROOM: f64 = 0.1;

/// What it costs that somebody can bring a court down; that it is the last one; that it will be before one's next turn.
const EXPOSED: f64 = 0.2;
const LAST_EXPOSED: f64 = 0.5;
const LAST_EXPOSED_NOW: f64 = 0.5;

/// What it is worth to be on turn.
const TURN: f64 = 0.1;

/// How much faster than the end without a conquest comes, points of Guards lose their worth: who only gathers them gets
/// nowhere, and games between equals would never end.
const IMPATIENCE: f64 = 1.5;

// What the weights are worth was measured by games between players who do what looks best: they win as often with two, and
// more often with three and four, as with weights that were fitted to the results of some ten thousand such games.

/// The share of the game that a seat can expect, from 0 to 1: its strength among those of all.
#[must_use]
pub fn share(summary: &Summary, seat: usize) -> f64 {
    let mut strongest = [0; 4];
    for (other, strongest) in strongest.iter_mut().enumerate() {
        *strongest = summary.courts(other).iter().map(|court_strength| court_strength.attack).max().unwrap_or(0);
    }
    let (mut own, mut all) = (0.0, 0.0);
    for other in (0..summary.seats()).filter(|other| summary.is_in(*other)) {
        let strength = exponential(strength(summary, other, &strongest));
        all += strength;
        if other == seat {
            own = strength;
        }
    }
    own / all
}

/// How strong a seat is: one more makes it nearly three times as likely to win.
fn strength(summary: &Summary, seat: usize, strongest: &[u32; 4]) -> f64 {
    let others = (0..summary.seats()).filter(|other| *other != seat);
    let (mut threat, mut first_threat) = (0, 0);
    for other in others {
        threat = threat.max(strongest[other]);
        if summary.wait(other) < summary.wait(seat) {
            first_threat = first_threat.max(strongest[other]);
        }
    }
    let (mut courts, mut weakest, mut points, mut strength) = (0, u32::MAX, 0.0, 0.0);
    for court_strength in summary.courts(seat).iter().filter(|court_strength| court_strength.stands) {
        courts += 1;
        points += GUARD * f64::from(court_strength.attack) + FIRST_TEN * f64::from(court_strength.attack.min(10));
        weakest = weakest.min(court_strength.defence());
        if court_strength.attack >= 10 {
            strength += STRIKER;
        }
        // The sum of all values below the last Guard's, of 54 at most.
        let room = court_strength.last * (court_strength.last - 1) / 2 - 1;
        strength += ALL_ROOM * f64::from(room) / 54.0 + SOME_ROOM * f64::from(court_strength.last - 2) / 9.0;
    }
    let mut attacks = summary.courts(seat).map(|court_strength| court_strength.attack);
    attacks.sort_unstable();
    points += STRONGEST * f64::from(attacks[2]) + SECOND * f64::from(attacks[1]);
    strength += COURTS[courts] + points * (1.0 - IMPATIENCE * summary.haste).max(0.0);
    if weakest <= threat {
        strength -= EXPOSED;
        if courts == 1 {
            strength -= LAST_EXPOSED;
        }
    }
    if courts == 1 && weakest <= first_threat {
        strength -= LAST_EXPOSED_NOW;
    }
    if summary.wait(seat) == 0 { strength + TURN } else { strength }
}

/// e to the power of `exponent`, nearly: (1 + x/64)⁶⁴.
fn exponential(exponent: f64) -> f64 {
    (0..6).fold((1.0 + exponent / 64.0).max(0.0), |power, _| power * power)
}
