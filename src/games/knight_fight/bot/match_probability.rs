//! The win probability of a match, given that of the bout that is played.

use super::super::rules::{Match, Tie};
use crate::game::Seat;

/// The number of moves after which half of the bouts are assumed to have ended.
const HALF_LIFE: f64 = 12.0;

/// What the present bout is worth to a seat: the probability that the seat wins the match if it loses the bout, and if it wins it.
///
/// The later bouts are taken as even, and so is a tie-break while nothing is known of it. Once a bout is over, its winner may
/// lose the next one if that takes longer (KF-09).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoutStakes {
    if_lost: f64,
    if_won: f64,
}

impl BoutStakes {
    /// The stakes of the present bout for a seat.
    #[must_use]
    pub fn of(table: &Match, seat: Seat) -> Self {
        let [if_lost, if_won] = match *table.results {
            [] => [0.25, 0.75],
            [first] => match first.winner {
                None => [0.0, 1.0],
                Some(_) if table.options.tie == Tie::Third => {
                    if first.winner == Some(seat) {
                        [0.5, 1.0]
                    } else {
                        [0.0, 0.5]
                    }
                }
                Some(winner) => {
                    let target = table.target().map_or(first.moves, |(_, moves)| moves);
                    let left = f64::from(target.saturating_sub(table.bout.moves));
                    let lasts = if table.bout.moves >= target { 1.0 } else { HALF_LIFE / (HALF_LIFE + left) };
                    if winner == seat { [lasts, 1.0] } else { [0.0, 1.0 - lasts] }
                }
            },
            _ => [0.0, 1.0],
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

    /// The win probability of the match for each seat, if the bout is lost, and if it is won.
    fn stakes(position: &str) -> [[f64; 2]; 2] {
        let table = position.parse::<State>().unwrap().table;
        [Seat::FIRST, Seat::SECOND].map(|seat| {
            let stakes = BoutStakes::of(&table, seat);
            [stakes.of_match(0.0), stakes.of_match(1.0)]
        })
    }

    #[expect(clippy::cast_possible_truncation, reason = "a probability is from 0 to 1")]
    fn in_percent(stakes: [[f64; 2]; 2]) -> [[i32; 2]; 2] {
        stakes.map(|stakes| stakes.map(|stake| (stake * 100.0).round() as i32))
    }

    #[test]
    fn who_has_outlasted_the_other_has_won_the_match() {
        // The first player, who is favoured, has won the first bout with move 11.
        let at = |moves| {
            stakes(&format!("standard won=1:11:row turn=x moves={moves} board=11/11/11/11/11/5O5/5X5/11/11/11/11/11"))
        };
        assert_eq!(in_percent(at(10)), [[100, 100], [0, 0]], "an equal number of moves is not enough");
        // The second player has eight moves of both to win.
        assert_eq!(in_percent(at(2)), [[60, 100], [0, 40]]);
    }

    #[test]
    fn a_first_bout_is_half_of_the_match() {
        assert_eq!(in_percent(stakes("standard")), [[25, 75]; 2]);
    }
}
