//! The course of the win probability in a game, and its turning points.

use std::cmp::Reverse;

use crate::game::Seat;
use crate::game::insertion_sort::insertion_sort;

/// The greatest number of moments of a game that are evaluated.
pub const MOST_MOMENTS: usize = 60;

/// The least change of the win probability, in percent, between two decisions of a seat that makes a turning point.
const TURN: u8 = 15;

/// The greatest number of turning points.
const MOST_TURNS: usize = 5;

/// The win probability of a seat when it was to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of actions before.
    pub plies: usize,
    /// The seat.
    pub seat: Seat,
    /// Its win probability, in percent.
    pub chance: u8,
}

/// A great change of a seat's win probability between two of its decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of actions before the first of the two.
    pub plies: usize,
    /// The seat.
    pub seat: Seat,
    /// The win probability before, in percent.
    pub from: u8,
    /// The win probability after, in percent.
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

/// The greatest turning points, in the order of the game.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::win_probability::{Moment, TurningPoint, turns};
///
/// let moment = |plies, chance| Moment { plies, seat: Seat::FIRST, chance };
/// let moments = [moment(0, 50), moment(2, 48), moment(4, 80)];
/// assert_eq!(turns(&moments), [TurningPoint { plies: 2, seat: Seat::FIRST, from: 48, to: 80 }]);
/// ```
#[must_use]
pub fn turns(moments: &[Moment]) -> Vec<TurningPoint> {
    let later = |index: usize| moments[index + 1..].iter().find(|later| later.seat == moments[index].seat);
    let turn = |index: usize| {
        let Moment { plies, seat, chance } = moments[index];
        Some(TurningPoint { plies, seat, from: chance, to: later(index)?.chance })
    };
    let size = |turn: &TurningPoint| turn.to.abs_diff(turn.from);
    let mut turns: Vec<TurningPoint> = (0..moments.len()).filter_map(turn).filter(|turn| size(turn) >= TURN).collect();
    insertion_sort(&mut turns, |turn| Reverse(size(turn)));
    turns.truncate(MOST_TURNS);
    insertion_sort(&mut turns, |turn| turn.plies);
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(plies: usize, seat: Seat, chance: u8) -> Moment {
        Moment { plies, seat, chance }
    }

    #[test]
    fn a_turning_point_is_a_large_change_between_decisions() {
        let [first, second] = [Seat::FIRST, Seat::SECOND];
        let moments = [
            moment(0, first, 50),
            moment(1, second, 50),
            moment(2, first, 45),
            moment(3, second, 80),
            moment(4, first, 20),
            moment(5, second, 82),
        ];
        assert_eq!(
            turns(&moments),
            [
                TurningPoint { plies: 1, seat: second, from: 50, to: 80 },
                TurningPoint { plies: 2, seat: first, from: 45, to: 20 },
            ]
        );
    }

    #[test]
    fn only_the_greatest_turns_are_told_in_the_order_of_the_game() {
        let chances = [50, 70, 10, 90, 50, 75, 35, 100];
        let moments: Vec<Moment> =
            chances.iter().enumerate().map(|(plies, chance)| moment(plies, Seat::FIRST, *chance)).collect();
        let told: Vec<usize> = turns(&moments).iter().map(|turn| turn.plies).collect();
        assert_eq!(told, [1, 2, 3, 5, 6]);
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
