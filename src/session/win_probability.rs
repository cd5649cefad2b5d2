//! The course of the win probability in a game, and its turning points.
//!
//! Search results are uncertain, and their errors must not look like events of the game:
//!
//! * Each seat has its own curve, from what it could see when it was to act. Two seats may both consider themselves ahead. A
//!   common curve would go up and down with every turn.
//! * Only the first decision of a turn is in the curve, and a loss is measured from turn to turn: a search that begins within a
//!   turn looks less far ahead, and its values can differ by 20 % from those at the start of the turn.
//! * Both ends of a loss are searched again for longer before it counts. A moving average or median would also hide a missed
//!   chance, which is what a player wants to see.
//! * A search with only one action to consider ends at once. Its value counts only if it has found a forced end.
//! * The result is exact, so a jump at the end is not smoothed.

use std::cmp::Reverse;

use crate::game::insertion_sort::insertion_sort;
use crate::game::{Seat, Seats};

/// The greatest number of decisions of a game that are evaluated at first.
pub const MAX_DECISIONS_AT_FIRST: usize = 60;

/// The greatest number of decisions that are evaluated, or searched again for longer, to find the cause of a turning point.
pub const MAX_DECISIONS_SEARCHED_AGAIN: usize = 20;

/// The least change of win probability between two turns of a seat that makes a turning point, and the least lead of the best
/// action over the others that makes it the only good one, in percentage points.
pub(super) const MIN_CHANGE_PERCENT: u8 = 15;

/// The greatest number of turning points that are told to a player.
const MAX_TURNING_POINTS: usize = 2;

/// The greatest difference in win probability at which two actions count as equally good, in percentage points.
pub const CLOSE_MARGIN_PERCENT: u8 = 5;

/// The least number of iterations of a search whose win probability counts.
const MIN_ITERATIONS: u64 = 50;

/// A decision of a seat during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The number of actions before the decision.
    pub plies: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The number of the turn. Successive decisions of one seat are one turn.
    pub turn: usize,
}

/// The win probability of a seat when it was to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WinProbability {
    /// The seat's decision. For the result of the game, the decision is in an additional last turn.
    pub decision: Decision,
    /// The seat's win probability, in percent.
    pub chance: u8,
    /// How good the seat's action was; `None` for the result of the game.
    pub choice: Option<Choice>,
    /// Whether the value comes from a longer search or is the result of the game.
    pub is_sure: bool,
}

impl WinProbability {
    /// Whether the seat's action was worse than the best action.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.choice == Some(Choice::Mistake)
    }
}

/// How good an action was, compared with the best one that the search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// It was the best action.
    Best {
        /// By how many percentage points the win probability after the second best action is lower; 0 if it is not known.
        lead: u8,
    },
    /// It was the second best action, and almost as good.
    Close,
    /// It was worse.
    Mistake,
}

/// A change of a seat's win probability from one of its turns to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The win probability at the decision.
    pub from: WinProbability,
    /// The win probability at the seat's next turn, or at the end.
    pub to: WinProbability,
}

impl TurningPoint {
    /// The loss of win probability, in percentage points.
    const fn loss(&self) -> u8 {
        self.from.chance.saturating_sub(self.to.chance)
    }

    /// The gain of win probability, in percentage points.
    pub(super) const fn gain(&self) -> u8 {
        self.to.chance.saturating_sub(self.from.chance)
    }
}

/// Numbers the turns of decisions, in the order of the game. Each seat is given with the number of actions before it decides.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::win_probability::decisions;
///
/// let decisions = decisions([(0, Seat::FIRST), (1, Seat::FIRST), (2, Seat::SECOND)]);
/// assert_eq!(decisions.map(|decision| decision.turn).collect::<Vec<_>>(), [1, 1, 2]);
/// ```
pub fn decisions(seats: impl IntoIterator<Item = (usize, Seat)>) -> impl Iterator<Item = Decision> {
    let (mut turn, mut before) = (0, None);
    seats.into_iter().map(move |(plies, seat)| {
        turn += usize::from(before.replace(seat) != Some(seat));
        Decision { plies, seat, turn }
    })
}

/// Whether a search evaluated its position: it ran long enough, or the win probability, in percent, is certain.
///
/// ```
/// use corsair_cabinet::session::win_probability::is_evaluated;
///
/// assert!(is_evaluated(50, 1_000) && is_evaluated(100, 2));
/// assert!(!is_evaluated(50, 0));
/// ```
#[must_use]
pub const fn is_evaluated(chance: u8, iterations: u64) -> bool {
    iterations >= MIN_ITERATIONS || matches!(chance, 0 | 100)
}

/// How good an action was: the best one, the second best and almost as good, or a mistake. The numbers are win probabilities, in
/// percent.
///
/// ```
/// use corsair_cabinet::session::win_probability::{Choice, choice};
///
/// let second = Some(&("b", 58));
/// assert_eq!(choice(&"a", (&"a", 60), second), Choice::Best { lead: 2 });
/// assert_eq!(choice(&"b", (&"a", 60), second), Choice::Close);
/// assert_eq!(choice(&"c", (&"a", 60), second), Choice::Mistake);
/// ```
#[must_use]
pub fn choice<A: PartialEq>(played: &A, (best, chance): (&A, u8), second: Option<&(A, u8)>) -> Choice {
    match second {
        _ if played == best => Choice::Best { lead: second.map_or(0, |(_, percent)| chance.saturating_sub(*percent)) },
        Some((action, percent)) if action == played && percent + CLOSE_MARGIN_PERCENT >= chance => Choice::Close,
        _ => Choice::Mistake,
    }
}

/// Picks at most [`MAX_DECISIONS_AT_FIRST`] of these items, evenly spread, including the first and the last.
///
/// ```
/// use corsair_cabinet::session::win_probability::{MAX_DECISIONS_AT_FIRST, evenly_spread};
///
/// let all: Vec<usize> = (0..1_000).collect();
/// let some = evenly_spread(&all);
/// assert_eq!((some.len(), some[0], some[MAX_DECISIONS_AT_FIRST - 1]), (MAX_DECISIONS_AT_FIRST, 0, 999));
/// ```
#[must_use]
pub fn evenly_spread<T: Copy>(moments: &[T]) -> Vec<T> {
    let count = moments.len();
    if count <= MAX_DECISIONS_AT_FIRST {
        return moments.to_vec();
    }
    (0..MAX_DECISIONS_AT_FIRST).map(|index| moments[index * (count - 1) / (MAX_DECISIONS_AT_FIRST - 1)]).collect()
}

/// The changes of these seats' win probabilities from turn to turn, in game order. `moments` are in game order, too.
pub(super) fn changes_between_turns(moments: &[WinProbability], seats: Seats) -> impl Iterator<Item = TurningPoint> {
    moments.iter().filter_map(move |from| {
        let Decision { seat, turn, .. } = from.decision;
        let to = moments.iter().find(|to| to.decision.seat == seat && to.decision.turn > turn)?;
        seats.contains(seat).then_some(TurningPoint { from: *from, to: *to })
    })
}

/// The losses of these seats from turn to turn that are at least [`MIN_CHANGE_PERCENT`], the greatest first. `moments` are in
/// game order.
fn losses_between_turns(moments: &[WinProbability], seats: Seats) -> Vec<TurningPoint> {
    let mut losses: Vec<_> =
        changes_between_turns(moments, seats).filter(|change| change.loss() >= MIN_CHANGE_PERCENT).collect();
    insertion_sort(&mut losses, |loss| Reverse(loss.loss()));
    losses
}

/// The turning points of these seats, in the order of the game: the greatest mistakes and, if there is room, one loss without a
/// mistake. `moments` are in the order of the game, too.
///
/// ```
/// use corsair_cabinet::game::{Seat, Seats};
/// use corsair_cabinet::session::win_probability::{Choice, Decision, WinProbability, turning_points};
///
/// let moment = |plies, chance| {
///     let decision = Decision { plies, seat: Seat::FIRST, turn: plies };
///     WinProbability { decision, chance, choice: Some(Choice::Mistake), is_sure: true }
/// };
/// let turns = turning_points(&[moment(0, 50), moment(2, 80), moment(4, 48)], Seats::only(Seat::FIRST));
/// assert_eq!((turns.len(), turns[0].from.chance, turns[0].to.chance), (1, 80, 48));
/// ```
#[must_use]
pub fn turning_points(moments: &[WinProbability], seats: Seats) -> Vec<TurningPoint> {
    let mut losses = losses_between_turns(moments, seats);
    insertion_sort(&mut losses, |loss| !loss.from.is_mistake());
    let mut turns: Vec<TurningPoint> = Vec::new();
    for loss in losses {
        let is_same = |turn: &TurningPoint| {
            // Each turn is listed once.
            turn.to.decision == loss.to.decision || !(turn.from.is_mistake() || loss.from.is_mistake())
        };
        if turns.len() < MAX_TURNING_POINTS && !turns.iter().any(is_same) {
            turns.push(loss);
        }
    }
    insertion_sort(&mut turns, |turn| turn.from.decision.plies);
    turns
}

/// The decision to evaluate next, or to search again for longer, to find the cause of a turning point; `None` if all are known.
/// `decisions` are all decisions of the game.
#[must_use]
pub fn next_to_refine(moments: &[WinProbability], decisions: &[Decision], seats: Seats) -> Option<Decision> {
    losses_between_turns(moments, seats).into_iter().find_map(|TurningPoint { from, to }| {
        let plies = from.decision.plies + 1..to.decision.plies;
        let is_between = |decision: &&Decision| {
            let is_new = moments.iter().all(|moment| moment.decision != **decision);
            decision.seat == from.decision.seat && plies.contains(&decision.plies) && is_new
        };
        let between: Vec<&Decision> = decisions.iter().filter(is_between).collect();
        let unsure = [from, to].into_iter().find(|end| !end.is_sure).map(|end| end.decision);
        between.get(between.len() / 2).map(|decision| **decision).or(unsure)
    })
}

/// The win probability of a seat at its turns: pairs of the number of actions and the value in percent.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::win_probability::{Decision, WinProbability, curve};
///
/// let moment = |plies, seat, turn, chance| {
///     WinProbability { decision: Decision { plies, seat, turn }, chance, choice: None, is_sure: false }
/// };
/// let moments = [moment(0, Seat::FIRST, 1, 55), moment(1, Seat::SECOND, 2, 30), moment(2, Seat::SECOND, 2, 50)];
/// assert_eq!(curve(&moments, Seat::FIRST), [(0, 55)]);
/// assert_eq!(curve(&moments, Seat::SECOND), [(1, 30)], "the first decision of the turn");
/// ```
#[must_use]
pub fn curve(moments: &[WinProbability], seat: Seat) -> Vec<(usize, u8)> {
    let mut own: Vec<&WinProbability> = moments.iter().filter(|moment| moment.decision.seat == seat).collect();
    own.dedup_by_key(|moment| moment.decision.turn);
    own.into_iter().map(|moment| (moment.decision.plies, moment.chance)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    /// A mistake in a turn of its own.
    fn moment(plies: usize, seat: Seat, chance: u8) -> WinProbability {
        WinProbability {
            decision: Decision { plies, seat, turn: plies },
            chance,
            choice: Some(Choice::Mistake),
            is_sure: true,
        }
    }

    fn luck(plies: usize, chance: u8) -> WinProbability {
        WinProbability { choice: Some(Choice::Close), ..moment(plies, Seat::FIRST, chance) }
    }

    fn both() -> Seats {
        BOTH.into_iter().collect()
    }

    /// The number of actions before each of these turning points.
    fn told(moments: &[WinProbability], seats: Seats) -> Vec<usize> {
        turning_points(moments, seats).iter().map(|turn| turn.from.decision.plies).collect()
    }

    #[test]
    fn a_turning_point_is_a_large_loss_between_turns() {
        let [first, second] = BOTH;
        let moments = [
            moment(0, first, 50),
            moment(1, second, 50),
            moment(2, first, 45),
            moment(3, second, 80),
            moment(4, first, 20),
            moment(5, second, 60),
        ];
        let lost = TurningPoint { from: moments[2], to: moments[4] };
        let thrown_away = TurningPoint { from: moments[3], to: moments[5] };
        assert_eq!(turning_points(&moments, both()), [lost, thrown_away], "a gain is the mistake of another seat");
        assert_eq!(turning_points(&moments, Seats::only(second)), [thrown_away]);
    }

    #[test]
    fn a_loss_within_a_turn_is_none() {
        let within = |plies, turn, chance| {
            let WinProbability { decision, .. } = moment(plies, Seat::FIRST, chance);
            WinProbability { decision: Decision { turn, ..decision }, ..moment(plies, Seat::FIRST, chance) }
        };
        let moments = [within(0, 1, 49), within(1, 1, 33), within(3, 3, 55), within(4, 3, 35), within(6, 5, 30)];
        assert_eq!(told(&moments, both()), [3], "both losses of the third turn end in the same one");
        assert_eq!(curve(&moments, Seat::FIRST), [(0, 49), (3, 55), (6, 30)]);
    }

    #[test]
    fn only_the_greatest_mistakes_are_told_in_order() {
        let chances = [50, 30, 90, 10, 80, 75, 50, 95, 60];
        let moments: Vec<WinProbability> =
            chances.iter().enumerate().map(|(plies, chance)| moment(plies, Seat::FIRST, *chance)).collect();
        assert_eq!(told(&moments, both()), [2, 7], "80 and 35 points; the others cost 20 and 25");
    }

    #[test]
    fn mistakes_come_before_luck_and_luck_comes_once() {
        let moments = [luck(0, 95), luck(1, 40), moment(2, Seat::FIRST, 20), luck(3, 0)];
        assert_eq!(told(&moments, both()), [0, 2], "the greater luck, and the mistake");
        let mistakes = [(4, 90), (5, 60), (6, 40)].map(|(plies, chance)| moment(plies, Seat::FIRST, chance));
        let moments: Vec<WinProbability> = [luck(0, 95), luck(1, 5)].into_iter().chain(mistakes).collect();
        assert_eq!(told(&moments, both()), [4, 5], "no room for luck");
    }

    #[test]
    fn what_is_almost_as_good_as_the_best_is_no_mistake() {
        assert_eq!(choice(&1, (&1, 60), None), Choice::Best { lead: 0 }, "nothing to compare with");
        assert_eq!(choice(&1, (&1, 60), Some(&(2, 40))), Choice::Best { lead: 20 });
        assert_eq!(choice(&2, (&1, 60), None), Choice::Mistake, "nothing is known of it");
        assert_eq!(choice(&2, (&1, 60), Some(&(2, 60 - CLOSE_MARGIN_PERCENT))), Choice::Close);
        assert_eq!(
            choice(&2, (&1, 60), Some(&(2, 59 - CLOSE_MARGIN_PERCENT))),
            Choice::Mistake,
            "the second, but much worse"
        );
        assert_eq!(choice(&3, (&1, 60), Some(&(2, 60))), Choice::Mistake, "behind the second");
    }

    #[test]
    fn a_search_that_ended_at_once_says_nothing() {
        assert!(!is_evaluated(50, MIN_ITERATIONS - 1));
        assert!(is_evaluated(50, MIN_ITERATIONS));
        assert!(is_evaluated(0, 0) && is_evaluated(100, 0), "a forced end");
    }

    #[test]
    fn decisions_in_a_row_are_one_turn() {
        let [first, second] = BOTH;
        let seats = [(0, first), (1, first), (4, second), (5, first)];
        let turns: Vec<usize> = decisions(seats).map(|decision| decision.turn).collect();
        assert_eq!(turns, [1, 1, 2, 3]);
    }

    #[test]
    fn the_decision_that_made_a_turning_point_is_looked_for() {
        let [first, second] = BOTH;
        let decisions: Vec<Decision> = (0..20).map(|plies| moment(plies, BOTH[plies % 2], 0).decision).collect();
        let mut moments = vec![moment(0, first, 60), moment(8, first, 20)];
        // The fifth action caused the loss.
        let chance = |plies: usize| if plies <= 4 { 60 } else { 20 };
        while let Some(next) = next_to_refine(&moments, &decisions, both()) {
            let plies = next.plies;
            assert!(moments.iter().all(|moment| moment.decision != next), "{plies} is known");
            moments.push(moment(plies, first, chance(plies)));
            moments.sort_by_key(|moment| moment.decision.plies);
        }
        assert_eq!(told(&moments, both()), [4]);
        assert_eq!(next_to_refine(&moments, &decisions, Seats::only(second)), None);
    }

    #[test]
    fn both_ends_of_a_loss_are_searched_for_longer() {
        let unsure = |plies, chance| WinProbability { is_sure: false, ..luck(plies, chance) };
        let mut moments = [unsure(0, 40), unsure(1, 60), unsure(2, 20), unsure(3, 15)];
        for expected in [1, 2] {
            let next = next_to_refine(&moments, &[], both());
            assert_eq!(next, Some(moments[expected].decision));
            moments[expected].is_sure = true;
        }
        assert_eq!(next_to_refine(&moments, &[], both()), None, "no other loss is great");
    }

    #[test]
    fn long_games_are_sampled_from_the_first_moment_to_the_last() {
        let short: Vec<usize> = (0..MAX_DECISIONS_AT_FIRST).collect();
        assert_eq!(evenly_spread(&short), short);
        let long: Vec<usize> = (3..1_000).collect();
        let sample = evenly_spread(&long);
        assert_eq!((sample.len(), sample[0], sample[MAX_DECISIONS_AT_FIRST - 1]), (MAX_DECISIONS_AT_FIRST, 3, 999));
        assert!(sample.is_sorted_by(|first, second| first < second));
    }
}
