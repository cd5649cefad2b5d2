//! The course of the win probability in a game, and its turning points.

use std::cmp::Reverse;

use crate::game::insertion_sort::insertion_sort;
use crate::game::{Seat, Seats};

/// The greatest number of moments of a game that are evaluated at first.
pub const MOST_MOMENTS: usize = 60;

/// The greatest number of moments that are evaluated to find out which decision made a turning point.
pub const MOST_REFINED: usize = 20;

/// The least loss of win probability, in percent, between two decisions of a seat that makes a turning point.
const TURN: u8 = 15;

/// The greatest number of turning points.
const MOST_TURNS: usize = 3;

/// The win probability of a seat when it was to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinProbability {
    /// The number of actions before.
    pub plies: usize,
    /// The seat that was to act.
    pub seat: Seat,
    /// Its win probability, in percent.
    pub chance: u8,
}

/// A decision after which a seat's win probability was much lower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of actions before the decision.
    pub plies: usize,
    /// The seat that made the decision.
    pub seat: Seat,
    /// The win probability before, in percent.
    pub from: u8,
    /// The win probability at the seat's next decision, or at the end, in percent.
    pub to: u8,
}

/// At most [`MOST_MOMENTS`] of these moments, evenly spread, the first and the last among them.
///
/// ```
/// use corsair_cabinet::session::win_probability::{MOST_MOMENTS, sampled};
///
/// let all: Vec<usize> = (0..1_000).collect();
/// let some = sampled(&all);
/// assert_eq!((some.len(), some[0], some[MOST_MOMENTS - 1]), (MOST_MOMENTS, 0, 999));
/// ```
#[must_use]
pub fn sampled(moments: &[usize]) -> Vec<usize> {
    let count = moments.len();
    if count <= MOST_MOMENTS {
        return moments.to_vec();
    }
    (0..MOST_MOMENTS).map(|index| moments[index * (count - 1) / (MOST_MOMENTS - 1)]).collect()
}

/// The turning points of these seats, the greatest losses first. `moments` are in the order of the game.
fn losses(moments: &[WinProbability], seats: Seats) -> Vec<(TurningPoint, usize)> {
    let later = |index: usize| moments[index + 1..].iter().find(|later| later.seat == moments[index].seat);
    let loss = |index: usize| {
        let WinProbability { plies, seat, chance } = moments[index];
        let later = later(index).filter(|_| seats.contains(seat))?;
        Some((TurningPoint { plies, seat, from: chance, to: later.chance }, later.plies))
    };
    let size = |turn: &TurningPoint| turn.from.saturating_sub(turn.to);
    let mut losses: Vec<_> = (0..moments.len()).filter_map(loss).filter(|(turn, _)| size(turn) >= TURN).collect();
    insertion_sort(&mut losses, |(turn, _)| Reverse(size(turn)));
    losses.truncate(MOST_TURNS);
    losses
}

/// The greatest turning points of these seats, in the order of the game. `moments` are in this order, too.
///
/// ```
/// use corsair_cabinet::game::{Seat, Seats};
/// use corsair_cabinet::session::win_probability::{WinProbability, TurningPoint, turns};
///
/// let moment = |plies, chance| WinProbability { plies, seat: Seat::FIRST, chance };
/// let moments = [moment(0, 50), moment(2, 80), moment(4, 48)];
/// let turn = TurningPoint { plies: 2, seat: Seat::FIRST, from: 80, to: 48 };
/// assert_eq!(turns(&moments, Seats::only(Seat::FIRST)), [turn]);
/// ```
#[must_use]
pub fn turns(moments: &[WinProbability], seats: Seats) -> Vec<TurningPoint> {
    let mut turns: Vec<TurningPoint> = losses(moments, seats).into_iter().map(|(turn, _)| turn).collect();
    insertion_sort(&mut turns, |turn| turn.plies);
    turns
}

/// The decision to evaluate next, to find out which one made a turning point; `None` when that is known. `decisions` are all
/// decisions of the game, each with the number of actions before.
#[must_use]
pub fn next_to_refine(moments: &[WinProbability], decisions: &[(usize, Seat)], seats: Seats) -> Option<usize> {
    losses(moments, seats).into_iter().find_map(|(turn, next)| {
        let is_between = |(plies, seat): &(usize, Seat)| *seat == turn.seat && *plies > turn.plies && *plies < next;
        let between: Vec<usize> =
            decisions.iter().filter(|decision| is_between(decision)).map(|(plies, _)| *plies).collect();
        between.get(between.len() / 2).copied()
    })
}

/// The win probability of each seat over the game, in percent, as the numbers of actions and the values. At each moment they add up
/// to 100: what the seat that was to act did not have is shared out among the others, in the proportion in which they had it.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::win_probability::{WinProbability, curves};
///
/// let moments = [WinProbability { plies: 0, seat: Seat::FIRST, chance: 55 }, WinProbability { plies: 1, seat: Seat::SECOND, chance: 30 }];
/// assert_eq!(curves(&moments, 2), [vec![(0, 55), (1, 70)], vec![(0, 45), (1, 30)]]);
/// ```
#[must_use]
pub fn curves(moments: &[WinProbability], seats: usize) -> Vec<Vec<(usize, u8)>> {
    let mut shares = vec![1_u32; seats];
    let mut curves = vec![Vec::<(usize, u8)>::new(); seats];
    for moment in moments {
        let own = moment.seat.index();
        let rest = 100 - u32::from(moment.chance.min(100));
        let all: u32 = shares.iter().enumerate().filter(|(seat, _)| *seat != own).map(|(_, share)| share).sum();
        let others = u32::try_from(seats.saturating_sub(1)).unwrap_or(1).max(1);
        let mut left = rest;
        for (_, share) in shares.iter_mut().enumerate().filter(|(seat, _)| *seat != own) {
            *share = (rest * *share).checked_div(all).unwrap_or(rest / others);
            left -= *share;
        }
        // What rounding leaves goes to the next seat.
        shares[(own + 1) % seats] += left;
        shares[own] = 100 - rest;
        for (curve, share) in curves.iter_mut().zip(&shares) {
            let point = (moment.plies, u8::try_from(*share).unwrap_or(100));
            match curve.last_mut() {
                Some(last) if last.0 == moment.plies => *last = point,
                _ => curve.push(point),
            }
        }
    }
    curves
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    fn moment(plies: usize, seat: Seat, chance: u8) -> WinProbability {
        WinProbability { plies, seat, chance }
    }

    fn both() -> Seats {
        BOTH.into_iter().collect()
    }

    #[test]
    fn a_turning_point_is_a_large_loss_between_decisions() {
        let [first, second] = BOTH;
        let moments = [
            moment(0, first, 50),
            moment(1, second, 50),
            moment(2, first, 45),
            moment(3, second, 80),
            moment(4, first, 20),
            moment(5, second, 60),
        ];
        let lost = TurningPoint { plies: 2, seat: first, from: 45, to: 20 };
        let thrown_away = TurningPoint { plies: 3, seat: second, from: 80, to: 60 };
        assert_eq!(turns(&moments, both()), [lost, thrown_away], "a gain is the mistake of another seat");
        assert_eq!(turns(&moments, Seats::only(second)), [thrown_away]);
    }

    #[test]
    fn only_the_greatest_turns_are_told_in_the_order_of_the_game() {
        let chances = [50, 30, 90, 10, 80, 75, 50, 95, 60];
        let moments: Vec<WinProbability> =
            chances.iter().enumerate().map(|(plies, chance)| moment(plies, Seat::FIRST, *chance)).collect();
        let told: Vec<usize> = turns(&moments, both()).iter().map(|turn| turn.plies).collect();
        assert_eq!(told, [2, 5, 7]);
    }

    #[test]
    fn the_decision_that_made_a_turning_point_is_looked_for() {
        let [first, second] = BOTH;
        let decisions: Vec<(usize, Seat)> = (0..20).map(|plies| (plies, BOTH[plies % 2])).collect();
        let mut moments = vec![moment(0, first, 60), moment(8, first, 20)];
        // The loss came with the fifth action.
        let chance = |plies: usize| if plies <= 4 { 60 } else { 20 };
        while let Some(plies) = next_to_refine(&moments, &decisions, both()) {
            assert!(moments.iter().all(|moment| moment.plies != plies), "{plies} is known");
            moments.push(moment(plies, first, chance(plies)));
            moments.sort_by_key(|moment| moment.plies);
        }
        assert_eq!(turns(&moments, both()), [TurningPoint { plies: 4, seat: first, from: 60, to: 20 }]);
        assert_eq!(next_to_refine(&moments, &decisions, Seats::only(second)), None);
    }

    #[test]
    fn curves_add_up_to_100_at_every_moment() {
        let seats: Vec<Seat> = Seat::all(4).collect();
        let chances = [33, 10, 0, 90, 100, 7, 100, 25, 25, 25, 25];
        let moments: Vec<WinProbability> =
            chances.iter().enumerate().map(|(at, chance)| moment(at.min(7), seats[at % 4], *chance)).collect();
        for seats in 2..=4 {
            let moments: Vec<WinProbability> =
                moments.iter().copied().filter(|moment| moment.seat.index() < seats).collect();
            let curves = curves(&moments, seats);
            for index in 0..curves[0].len() {
                let sum: u32 = curves.iter().map(|curve| u32::from(curve[index].1)).sum();
                assert_eq!(sum, 100, "moment {index} of {seats} seats");
            }
            assert!(curves[0].is_sorted_by(|before, after| before.0 < after.0), "one value for each moment");
        }
    }

    #[test]
    fn long_games_are_sampled_from_the_first_moment_to_the_last() {
        let short: Vec<usize> = (0..MOST_MOMENTS).collect();
        assert_eq!(sampled(&short), short);
        let long: Vec<usize> = (3..1_000).collect();
        let sample = sampled(&long);
        assert_eq!((sample.len(), sample[0], sample[MOST_MOMENTS - 1]), (MOST_MOMENTS, 3, 999));
        assert!(sample.is_sorted_by(|first, second| first < second));
    }
}
