//! The outcome of a game: places, payoffs and the reason.

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// The outcome of a finished game: the place of each seat, and the reason.
///
/// ```
/// use corsair_cabinet::game::{Outcome, Seat};
///
/// let points = [3, 8, 3];
/// let outcome = Outcome::ranked(3, |seat| std::cmp::Reverse(points[seat.index()]), "points");
/// assert_eq!(outcome.places, [2, 1, 2]);
/// assert_eq!(outcome.winner(), Some(Seat::SECOND));
/// assert_eq!(outcome.payoff(Seat::SECOND), 1.0);
/// assert_eq!(outcome.payoff(Seat::FIRST), 0.25);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome<Reason> {
    /// The place of each seat, from 1 for the best. Seats that tie have the same place.
    pub places: Vec<u8>,
    /// The reason by the rules of the game.
    pub reason: Reason,
}

impl<Reason> Outcome<Reason> {
    /// The outcome of a game of two seats that `winner` won.
    pub fn won_by(winner: Seat, reason: Reason) -> Self {
        let mut places = vec![2; 2];
        places[winner.index() & 1] = 1;
        Self { places, reason }
    }

    /// The outcome of a game whose seats are compared by a key: a seat with a lower key has a better place, and seats with equal
    /// keys have the same place.
    pub fn ranked<Rank: Ord>(seats: usize, rank: impl Fn(Seat) -> Rank, reason: Reason) -> Self {
        let ranks: Vec<Rank> = Seat::all(seats).map(rank).collect();
        let place = |own: &Rank| u8::try_from(1 + ranks.iter().filter(|other| *other < own).count()).unwrap_or(u8::MAX);
        Self { places: ranks.iter().map(place).collect(), reason }
    }

    /// The only seat in the first place; `None` if several seats share it.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1);
        first.next().filter(|_| first.next().is_none())
    }

    /// The payoff of a seat: the fraction of its opponents with a worse place, from 0 (last alone) to 1 (first alone). An
    /// opponent with the same place counts half.
    pub fn payoff(&self, seat: Seat) -> f64 {
        let Some(own) = self.places.get(seat.index()) else { return 0.0 };
        let opponents = self.places.len().saturating_sub(1);
        let halves: u32 = self.places.iter().map(|place| u32::from(place >= own) + u32::from(place > own)).sum();
        // The seat has been counted as an opponent with the same place: one half too many.
        #[expect(clippy::cast_precision_loss, reason = "there are at most six seats")]
        let beaten = f64::from(halves - 1) / (2 * opponents.max(1)) as f64;
        beaten
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "halves and quarters are exact")]
mod tests {
    use super::*;

    #[test]
    fn a_win_pays_one_and_a_draw_half() {
        let win = Outcome::won_by(Seat::SECOND, ());
        assert_eq!(win.winner(), Some(Seat::SECOND));
        assert_eq!([win.payoff(Seat::FIRST), win.payoff(Seat::SECOND)], [0.0, 1.0]);
        let draw = Outcome { places: vec![1, 1], reason: () };
        assert_eq!(draw.winner(), None);
        assert_eq!([draw.payoff(Seat::FIRST), draw.payoff(Seat::SECOND)], [0.5, 0.5]);
    }

    #[test]
    fn seats_of_equal_rank_share_a_place() {
        assert_eq!(Outcome::ranked(4, |seat| [5, 2, 5, 9][seat.index()], ()).places, [2, 1, 2, 4]);
    }

    #[test]
    fn among_four_each_opponent_left_behind_counts_a_third() {
        let ranked = Outcome { places: vec![2, 1, 4, 2], reason: () };
        let payoffs: Vec<f64> = Seat::all(4).map(|seat| ranked.payoff(seat)).collect();
        assert_eq!(payoffs, [0.5, 1.0, 0.0, 0.5]);
    }
}
