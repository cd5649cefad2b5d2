//! The win probability of a match, given that of the bout that is played.

use super::super::rules::{Match, Tie};
use crate::game::Seat;

/// What the present bout is worth to a seat: the probability that the seat wins the match if it loses the bout, and if it wins it.
/// The later bouts are taken as even.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoutStakes {
    if_lost: f64,
    if_won: f64,
}

impl BoutStakes {
    /// The stakes of a bout that stands for the match.
    pub const WHOLE: Self = Self { if_lost: 0.0, if_won: 1.0 };

    /// The stakes of the present bout for a seat. Where the bout has to be won by some move (KF-09), winning it means winning it in
    /// time, until nothing can change the result of the match.
    #[must_use]
    pub fn of(table: &Match, seat: Seat) -> Self {
        let [if_lost, if_won] = match (table.settled_winner(), &*table.results) {
            (Some(winner), _) => [if winner == seat { 1.0 } else { 0.0 }; 2],
            (None, []) => [0.25, 0.75],
            (None, [first]) if first.winner.is_some() && table.options.tie == Tie::Third => {
                if first.winner == Some(seat) { [0.5, 1.0] } else { [0.0, 0.5] }
            }
            _ => return Self::WHOLE,
        };
        Self { if_lost, if_won }
    }

    /// The win probability of the match, given that of the bout. Both are from 0 to 1.
    #[must_use]
    pub fn of_match(self, of_bout: f64) -> f64 {
        self.if_lost + (self.if_won - self.if_lost) * of_bout
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::knight_fight::rules::State;

    /// The win probability of the match for each seat, in percent, if the bout is lost, and if it is won.
    #[expect(clippy::cast_possible_truncation, reason = "a probability is from 0 to 1")]
    fn stakes(position: &str) -> [[i32; 2]; 2] {
        let table = position.parse::<State>().unwrap().table;
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let stakes = BoutStakes::of(&table, seat);
            [0.0, 1.0].map(|of_bout| (stakes.of_match(of_bout) * 100.0).round() as i32)
        })
    }

    #[test]
    fn who_has_outlasted_the_other_has_won_the_match() {
        // The first player, who is favoured, has won the first bout with move 11.
        let at = |moves| {
            stakes(&format!("standard won=1:11:row turn=x moves={moves} board=11/11/11/11/11/5O5/5X5/11/11/11/11/11"))
        };
        assert_eq!(at(10), [[100, 100], [0, 0]], "an equal number of moves is not enough");
        assert_eq!(at(8), [[0, 100]; 2]);
    }

    #[test]
    fn a_first_bout_is_half_of_the_match() {
        assert_eq!(stakes("standard"), [[25, 75]; 2]);
        let third = "tie=third won=1:11:row turn=x moves=20 board=11/11/11/11/11/5O5/5X5/11/11/11/11/11";
        assert_eq!(stakes(third), [[50, 100], [0, 50]]);
    }
}
