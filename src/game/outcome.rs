//! The outcome of a game: places, payoffs and the reason.

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// The outcome of a game: the place of each seat, and what decided the game.
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
    /// The place of each seat, from 1 for the best. Seats that drew have the same place.
    pub places: Vec<u8>,
    /// What decided the game, in the game's own terms.
    pub reason: Reason,
}

impl<Reason> Outcome<Reason> {
    /// A game of two seats that `winner` won.
    pub fn won_by(winner: Seat, reason: Reason) -> Self {
        let mut places = vec![2; 2];
        places[winner.index() & 1] = 1;
        Self { places, reason }
    }

    /// A game whose seats are ranked: the lower the rank of a seat, the better its place. Seats of equal rank have the same
    /// place.
    pub fn ranked<Rank: Ord>(seats: usize, rank: impl Fn(Seat) -> Rank, reason: Reason) -> Self {
        let ranks: Vec<Rank> = Seat::all(seats).map(rank).collect();
        let place = |own: &Rank| u8::try_from(1 + ranks.iter().filter(|other| *other < own).count()).unwrap_or(u8::MAX);
        Self { places: ranks.iter().map(place).collect(), reason }
    }

    /// The seat in the first place; `None` when several seats have this place.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1);
        first.next().filter(|_| first.next().is_none())
    }

    /// The payoff of a seat, from 0 (alone in the last place) to 1 (alone in the first place): the share of its opponents with a
    /// worse place. An opponent with the same place counts half.
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
