//! How a game's winning chances went, and where they turned.

use std::cmp::Reverse;

use crate::game::Seat;
use crate::game::insertion_sort::insertion_sort;

/// How many moments of a game are judged at most.
pub const MOST_MOMENTS: usize = 60;

/// How far a chance must rise or fall from one decision of a seat to its next for the game to have turned there, in
/// hundredths.
const TURN: u8 = 15;

/// How many turns are told at most.
const MOST_TURNS: usize = 5;

/// What a seat could expect when it was to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// After how many actions.
    pub plies: usize,
    /// Who.
    pub seat: Seat,
    /// The share of the game that it expected to win, in hundredths.
    pub chance: u8,
}

/// Where the game turned for a seat: between two of its decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// After how many actions it was still to turn.
    pub plies: usize,
    /// For whom.
    pub seat: Seat,
    /// The chance before, in hundredths.
    pub from: u8,
    /// The chance after, in hundredths.
    pub to: u8,
}

/// Of these moments, counted in actions, at most [`MOST_MOMENTS`], evenly spread, the first and the last among them.
#[must_use]
pub fn sampled(moments: &[usize]) -> Vec<usize> {
    let count = moments.len();
    if count <= MOST_MOMENTS {
        return moments.to_vec();
    }
    (0..MOST_MOMENTS).map(|index| moments[index * (count - 1) / (MOST_MOMENTS - 1)]).collect()
}

/// Where the game turned most, in its order.
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
    fn a_game_turns_where_the_chance_of_one_seat_changes_much_between_its_decisions() {
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
