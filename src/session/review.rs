//! The review of a finished game for one seat: its best moments, what cost it most, and how many of its decisions were good.

use std::cmp::Reverse;
use std::mem::discriminant;

use super::win_probability::{
    CLOSE_MARGIN_PERCENT, Choice, Decision, MIN_CHANGE_PERCENT, TurningPoint, WinProbability, changes_between_turns,
    curve, turning_points,
};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Seat, Seats};

/// The greatest number of best moments in a review.
const MAX_HIGHLIGHTS: usize = 4;

/// The greatest number of best moments of the same kind in a review.
const MAX_ALIKE: usize = 2;

/// The least number of best moments in a review, if there are as many: modest ones fill it up.
const MIN_HIGHLIGHTS: usize = 2;

/// The least number of good decisions in a row that are worth telling.
const MIN_STREAK: usize = 3;

/// A moment that a seat can be proud of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Highlight {
    /// The seat chose the best action, and every other action was worse by at least this many percentage points.
    OnlyGoodAction(WinProbability, u8),
    /// The win probability rose from one turn to the next, after a good decision.
    Gain(TurningPoint),
    /// The longest row of good decisions: the first of them, and their number.
    Streak(WinProbability, usize),
    /// The turn at which the win probability was greatest.
    Peak(WinProbability),
}

impl Highlight {
    /// The decision that the moment begins with.
    #[must_use]
    pub const fn decision(&self) -> Decision {
        match self {
            Self::OnlyGoodAction(moment, _) | Self::Streak(moment, _) | Self::Peak(moment) => moment.decision,
            Self::Gain(change) => change.from.decision,
        }
    }
}

/// The review of a game for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// At most four moments, the best first.
    pub highlights: Vec<Highlight>,
    /// At most two turning points that cost the seat most, in game order.
    pub losses: Vec<TurningPoint>,
    /// The number of good decisions: as good as the best action that was found, or followed by no loss worth mentioning.
    pub good: usize,
    /// The number of all decisions that were evaluated.
    pub all: usize,
}

/// Reviews a game for a seat. `moments` are the evaluated decisions of all seats, in game order.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::review::{Highlight, review};
/// use corsair_cabinet::session::win_probability::{Choice, Decision, WinProbability};
///
/// let moment = |plies, chance, choice| {
///     let decision = Decision { plies, seat: Seat::FIRST, turn: plies };
///     WinProbability { decision, chance, choice, is_sure: true }
/// };
/// let best = moment(0, 40, Some(Choice::Best { lead: 30 }));
/// let review = review(&[best, moment(2, 60, Some(Choice::Mistake)), moment(4, 20, None)], Seat::FIRST);
/// assert_eq!((review.good, review.all), (1, 2));
/// assert_eq!(review.highlights[0], Highlight::OnlyGoodAction(best, 30));
/// assert_eq!(review.losses[0].from.chance, 60);
/// ```
#[must_use]
pub fn review(moments: &[WinProbability], seat: Seat) -> Review {
    let seats = Seats::only(seat);
    let decided: Vec<(WinProbability, bool)> = moments
        .iter()
        .filter(|moment| moment.decision.seat == seat && moment.choice.is_some())
        .map(|moment| (*moment, is_good(moment, moments)))
        .collect();
    Review {
        highlights: highlights(moments, &decided, seat),
        losses: turning_points(moments, seats),
        good: decided.iter().filter(|(_, is_good)| *is_good).count(),
        all: decided.len(),
    }
}

/// Whether a decision was good. `moments` are in game order.
fn is_good(moment: &WinProbability, moments: &[WinProbability]) -> bool {
    let Decision { seat, turn, .. } = moment.decision;
    let next = moments.iter().find(|next| next.decision.seat == seat && next.decision.turn > turn);
    let keeps_chance = next.is_some_and(|next| next.chance + CLOSE_MARGIN_PERCENT >= moment.chance);
    !moment.is_mistake() || keeps_chance
}

/// By how many percentage points the best action leads, if the seat chose it and it was the only good one; `None` otherwise.
fn clear_lead(moment: &WinProbability) -> Option<u8> {
    match moment.choice {
        Some(Choice::Best { lead }) if lead >= MIN_CHANGE_PERCENT => Some(lead),
        _ => None,
    }
}

/// The gains of these seats from turn to turn, after a good decision, that are great enough to be told, in game order.
fn clear_gains(moments: &[WinProbability], seats: Seats) -> impl Iterator<Item = TurningPoint> {
    let is_clear = |change: &TurningPoint| change.gain() >= MIN_CHANGE_PERCENT && !change.from.is_mistake();
    changes_between_turns(moments, seats).filter(is_clear)
}

/// The best moments of a seat, the best first: only those that a longer search has confirmed. `decided` are the seat's decisions,
/// and whether each was good.
fn highlights(moments: &[WinProbability], decided: &[(WinProbability, bool)], seat: Seat) -> Vec<Highlight> {
    let sure = decided.iter().map(|(moment, _)| moment).filter(|moment| moment.is_sure);
    let only =
        sure.filter_map(|moment| clear_lead(moment).map(|lead| (lead, Highlight::OnlyGoodAction(*moment, lead))));
    let gains = clear_gains(moments, Seats::only(seat))
        .filter(|change| change.from.is_sure && change.to.is_sure)
        .map(|change| (change.gain(), Highlight::Gain(change)));
    let mut clear: Vec<(u8, Highlight)> = only.chain(gains).collect();
    insertion_sort(&mut clear, |(size, _)| Reverse(*size));
    let mut best: Vec<Highlight> = Vec::new();
    for (_, highlight) in clear {
        // Each turn is told once, and each kind of moment at most twice.
        let is_told = best.iter().any(|told| told.decision().turn == highlight.decision().turn);
        let alike = best.iter().filter(|told| discriminant(*told) == discriminant(&highlight)).count();
        if best.len() < MAX_HIGHLIGHTS && alike < MAX_ALIKE && !is_told {
            best.push(highlight);
        }
    }
    let modest = [longest_streak(decided), peak(moments, seat)].into_iter().flatten();
    let room = MIN_HIGHLIGHTS.saturating_sub(best.len());
    best.extend(modest.take(room));
    best
}

/// The longest row of good decisions; the first of several. `None` if no row is worth telling.
fn longest_streak(decided: &[(WinProbability, bool)]) -> Option<Highlight> {
    let mut longest: &[(WinProbability, bool)] = &[];
    for row in decided.split(|(_, is_good)| !is_good) {
        if row.len() > longest.len() {
            longest = row;
        }
    }
    let (first, _) = longest.first().filter(|_| longest.len() >= MIN_STREAK)?;
    Some(Highlight::Streak(*first, longest.len()))
}

/// The turn at which the win probability of a seat was greatest; the first of several. The result of the game is no turn.
fn peak(moments: &[WinProbability], seat: Seat) -> Option<Highlight> {
    let own = moments.iter().filter(|moment| moment.decision.seat == seat && moment.choice.is_some());
    own.rev().max_by_key(|moment| moment.chance).copied().map(Highlight::Peak)
}

/// The next decision to search again for longer, because a review would praise it: the one with the greatest lead or gain.
/// `None` if all are sure.
#[must_use]
pub fn next_to_confirm(moments: &[WinProbability], seats: Seats) -> Option<Decision> {
    let own = moments.iter().filter(|moment| seats.contains(moment.decision.seat));
    let leads = own.filter_map(|moment| Some((clear_lead(moment)?, *moment)));
    let gains = clear_gains(moments, seats).flat_map(|gain| [gain.from, gain.to].map(|end| (gain.gain(), end)));
    let unsure = leads.chain(gains).filter(|(_, moment)| !moment.is_sure);
    unsure.max_by_key(|(size, _)| *size).map(|(_, moment)| moment.decision)
}

/// The win probabilities of all seats, made to add up to 100 % at every moment.
///
/// Each seat is searched only when it is to act, and searches favour one side or the other, so that two players can both seem to
/// be ahead. Of the other seats, the last value before counts: a later one would already show what this decision cost.
#[must_use]
pub fn made_consistent(moments: &[WinProbability], seats: usize) -> Vec<WinProbability> {
    let curves: Vec<Vec<(usize, u8)>> = Seat::all(seats).map(|seat| curve(moments, seat)).collect();
    let consistent = |moment: &WinProbability| {
        let plies = moment.decision.plies;
        let others = curves.iter().enumerate().filter(|(index, _)| *index != moment.decision.seat.index());
        let own = u32::from(moment.chance);
        let sum = own + others.map(|(_, curve)| last_value(curve, plies)).sum::<u32>();
        // Of nothing, each seat has an equal share.
        let share = (own * 100 + sum / 2).checked_div(sum).unwrap_or(100 / u32::try_from(seats).unwrap_or(1).max(1));
        WinProbability { chance: u8::try_from(share).unwrap_or(100), ..*moment }
    };
    moments.iter().map(consistent).collect()
}

/// The last value of a curve at or before this number of actions; before its first point, that one. 0 if there are no points.
fn last_value(curve: &[(usize, u8)], plies: usize) -> u32 {
    let passed = curve.partition_point(|(at, _)| *at <= plies);
    curve.get(passed.saturating_sub(1)).map_or(0, |(_, chance)| (*chance).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A decision of the first seat, in a turn of its own, that a longer search has confirmed.
    fn moment(plies: usize, chance: u8, choice: Choice) -> WinProbability {
        let decision = Decision { plies, seat: Seat::FIRST, turn: plies };
        WinProbability { decision, chance, choice: Some(choice), is_sure: true }
    }

    fn result(plies: usize, chance: u8) -> WinProbability {
        WinProbability { choice: None, ..moment(plies, chance, Choice::Close) }
    }

    fn of_second(moment: WinProbability) -> WinProbability {
        WinProbability { decision: Decision { seat: Seat::SECOND, ..moment.decision }, ..moment }
    }

    fn told(moments: &[WinProbability]) -> Vec<Highlight> {
        review(moments, Seat::FIRST).highlights
    }

    #[test]
    fn the_greatest_moments_come_first_and_each_turn_once() {
        let only = moment(0, 40, Choice::Best { lead: 20 });
        let both = moment(2, 41, Choice::Best { lead: 16 });
        let moments = [only, both, moment(4, 78, Choice::Close), result(6, 100)];
        let gain = Highlight::Gain(TurningPoint { from: both, to: moments[2] });
        let end = Highlight::Gain(TurningPoint { from: moments[2], to: moments[3] });
        assert_eq!(told(&moments), [gain, end, Highlight::OnlyGoodAction(only, 20)], "37, 22 and 20 points");
    }

    #[test]
    fn moments_of_one_kind_are_told_twice_at_most() {
        let leads = [20, 40, 30];
        let moments: Vec<WinProbability> =
            leads.iter().enumerate().map(|(plies, lead)| moment(plies, 50, Choice::Best { lead: *lead })).collect();
        let only = |index: usize| Highlight::OnlyGoodAction(moments[index], leads[index]);
        assert_eq!(told(&moments), [only(1), only(2)]);
    }

    #[test]
    fn a_lost_game_is_praised_modestly() {
        let moments = [
            moment(0, 30, Choice::Close),
            moment(2, 33, Choice::Best { lead: 3 }),
            moment(4, 31, Choice::Close),
            moment(6, 25, Choice::Mistake),
            result(8, 0),
        ];
        assert_eq!(told(&moments), [Highlight::Streak(moments[0], 3), Highlight::Peak(moments[1])]);
        let review = review(&moments, Seat::FIRST);
        assert_eq!((review.good, review.all), (3, 4));
        assert_eq!(review.losses, [TurningPoint { from: moments[3], to: moments[4] }]);
    }

    #[test]
    fn luck_after_a_mistake_and_unsure_values_are_no_praise() {
        let unsure = WinProbability { is_sure: false, ..moment(4, 50, Choice::Best { lead: 40 }) };
        let moments = [moment(0, 20, Choice::Mistake), moment(2, 60, Choice::Close), unsure, result(6, 50)];
        assert_eq!(told(&moments), [Highlight::Streak(moments[0], 3), Highlight::Peak(moments[1])]);
        assert_eq!(next_to_confirm(&moments, Seats::only(Seat::FIRST)), Some(unsure.decision));
        assert_eq!(next_to_confirm(&moments, Seats::only(Seat::SECOND)), None);
        let after = |choice| [WinProbability { is_sure: false, ..moment(0, 20, choice) }, moments[1]];
        assert_eq!(next_to_confirm(&after(Choice::Mistake), Seats::only(Seat::FIRST)), None, "luck is not praised");
        let gain = after(Choice::Close);
        assert_eq!(next_to_confirm(&gain, Seats::only(Seat::FIRST)), Some(gain[0].decision));
    }

    #[test]
    fn the_greatest_moment_is_confirmed_first() {
        let unsure = |plies, lead| WinProbability { is_sure: false, ..moment(plies, 50, Choice::Best { lead }) };
        let moments = [unsure(0, 20), unsure(2, 40), unsure(4, 30)];
        assert_eq!(next_to_confirm(&moments, Seats::only(Seat::FIRST)), Some(moments[1].decision));
    }

    #[test]
    fn a_mistake_that_cost_nothing_counts_as_good() {
        let moments = [moment(0, 50, Choice::Mistake), moment(2, 45, Choice::Mistake), result(4, 39)];
        let Review { good, all, .. } = review(&moments, Seat::FIRST);
        assert_eq!((good, all), (1, 2), "5 points are nothing, 6 are something");
    }

    #[test]
    fn two_players_are_not_both_ahead() {
        let moments = [
            moment(0, 60, Choice::Close),
            of_second(moment(1, 60, Choice::Close)),
            moment(2, 80, Choice::Close),
            of_second(moment(3, 20, Choice::Close)),
        ];
        let chances: Vec<u8> = made_consistent(&moments, 2).iter().map(|moment| moment.chance).collect();
        // 60 of 60 + 60; 60 of 60 + 60; 80 of 80 + 60; 20 of 20 + 80.
        assert_eq!(chances, [50, 50, 57, 20]);
        let hopeless = [moment(0, 0, Choice::Close), of_second(moment(1, 0, Choice::Close))];
        assert!(made_consistent(&hopeless, 2).iter().all(|moment| moment.chance == 50));
    }
}
