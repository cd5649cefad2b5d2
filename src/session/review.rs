//! The review of a finished game: how good the decisions of each seat were, and the course of the win probability.
//!
//! A decision is judged by what its seat could see, and by nothing that came later: the best action and the action that was
//! played are both searched from the seat's view at the time, and the difference is what the decision cost. What happened between
//! two decisions is luck, or the play of others, and nobody's merit or fault.
//!
//! Search results are uncertain. So a difference counts only from `CLOSE_MARGIN_PERCENT` on, and is told only if both actions
//! have been searched once more, each alone and for longer: the best of many uncertain values tends to be too high.

use std::cmp::Reverse;

use crate::game::Seat;
use crate::game::insertion_sort::insertion_sort;
use crate::search::RootActions;

/// The greatest number of decisions of a game that are evaluated at first, evenly spread.
pub const MAX_DECISIONS_AT_FIRST: usize = 60;

/// The greatest number of decisions that are evaluated after that, because the win probability fell between two others.
const MAX_DECISIONS_IN_GAPS: usize = 20;

/// The greatest number of decisions that are searched again for longer.
const MAX_DECISIONS_CONFIRMED: usize = 12;

/// The least difference in win probability that is told, in percentage points.
const MIN_CHANGE_PERCENT: u8 = 15;

/// The greatest number of best moments in a review, and of decisions that cost most.
pub const MAX_TOLD: usize = 3;

/// The greatest difference in win probability at which two actions count as equally good, in percentage points.
const CLOSE_MARGIN_PERCENT: u8 = 5;

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

/// Numbers the turns of decisions, in the order of the game. Each seat is given with the number of actions before it decides.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::session::review::decisions;
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

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation<A> {
    /// The best of the actions that were searched.
    pub action: A,
    /// The actions of all seats that are expected after it.
    pub then: Vec<A>,
    /// The win probability after it, in percent.
    pub percent: u8,
    /// Whether the search [has found out something](crate::search::SearchTask::is_telling).
    pub is_telling: bool,
    /// The second choice, and the win probability after it, in percent; `None` if the search does not compare actions.
    pub second: Option<(A, u8)>,
}

impl<A> Evaluation<A> {
    /// The second choice, if it is about as good as the best action.
    #[must_use]
    pub fn close_second(&self) -> Option<&A> {
        let (action, percent) = self.second.as_ref()?;
        (self.percent.saturating_sub(*percent) <= CLOSE_MARGIN_PERCENT).then_some(action)
    }
}

/// A search that a review asks for, from the view that the seat had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request<A> {
    /// The decision.
    pub decision: Decision,
    /// The actions to search.
    pub root: RootActions<A>,
    /// Whether to search for longer.
    pub is_long: bool,
}

/// An action and its win probability.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Valued<A> {
    action: A,
    percent: u8,
    /// Whether it was searched alone and for longer.
    is_sure: bool,
}

/// What is known of a decision.
#[derive(Clone, Debug)]
struct Judgement<A> {
    decision: Decision,
    played: A,
    best: Option<Valued<A>>,
    /// What the best action is compared with: the action that was played, or the best other one if the best was played.
    rival: Option<Valued<A>>,
    /// Whether a search has failed, or there was no other action to compare with.
    is_closed: bool,
}

impl<A: Clone + PartialEq> Judgement<A> {
    /// The search that is needed next; `None` if the actions have been compared, or cannot be.
    fn next_root(&self) -> Option<RootActions<A>> {
        match (&self.best, &self.rival) {
            _ if self.is_closed => None,
            (None, _) => Some(RootActions::All),
            (Some(best), None) if best.action == self.played => Some(RootActions::Except(best.action.clone())),
            (Some(_), None) => Some(RootActions::Only(self.played.clone())),
            (Some(_), Some(_)) => None,
        }
    }

    /// The action that is to be searched again for longer; `None` if both were.
    fn next_to_confirm(&self) -> Option<&A> {
        let unsure = [&self.best, &self.rival].into_iter().flatten().find(|valued| !valued.is_sure);
        unsure.filter(|_| !self.is_closed && self.rival.is_some()).map(|valued| &valued.action)
    }

    /// By how many percentage points the better of both actions is better.
    fn difference(&self) -> u8 {
        match (&self.best, &self.rival) {
            (Some(best), Some(rival)) => best.percent.abs_diff(rival.percent),
            _ => 0,
        }
    }

    fn judged(&self) -> Option<Judged<A>> {
        let best = self.best.as_ref()?;
        let is_sure = best.is_sure && self.rival.as_ref().is_some_and(|rival| rival.is_sure);
        let (played, other) = match &self.rival {
            Some(rival) if best.action != self.played => (rival, Some(best)),
            rival => (best, rival.as_ref()),
        };
        let other = other.map(|other| (other.action.clone(), other.percent));
        Some(Judged { decision: self.decision, percent: played.percent, other, is_sure })
    }
}

/// A decision, and what the review found about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged<A> {
    /// The decision.
    pub decision: Decision,
    /// The win probability after the action that was played, in percent.
    pub percent: u8,
    /// The best other action, and the win probability after it, in percent; `None` if there was none to compare with.
    pub other: Option<(A, u8)>,
    /// Whether both actions were searched for longer.
    is_sure: bool,
}

impl<A> Judged<A> {
    /// The win probability before the decision, in percent: what was played well would keep it.
    #[must_use]
    pub fn best_percent(&self) -> u8 {
        self.other.as_ref().map_or(self.percent, |(_, other)| self.percent.max(*other))
    }

    /// By how many percentage points another action was better.
    #[must_use]
    pub fn loss(&self) -> u8 {
        self.other.as_ref().map_or(0, |(_, other)| other.saturating_sub(self.percent))
    }

    /// By how many percentage points the action was better than all others.
    #[must_use]
    pub fn lead(&self) -> u8 {
        self.other.as_ref().map_or(0, |(_, other)| self.percent.saturating_sub(*other))
    }

    /// Whether it mattered what the seat chose.
    fn is_choice(&self) -> bool {
        self.loss() > CLOSE_MARGIN_PERCENT || self.lead() > CLOSE_MARGIN_PERCENT
    }
}

/// A change of a seat's win probability that is not due to its decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// The decision before the change.
    pub decision: Decision,
    /// The win probability after what was played, in percent.
    pub from: u8,
    /// The win probability at the seat's next turn, or the result, in percent.
    pub to: u8,
}

impl Swing {
    /// The size of the change, in percentage points.
    const fn size(&self) -> u8 {
        self.from.abs_diff(self.to)
    }
}

/// The review of a game for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review<A> {
    /// The decisions for which only one action was good, and was found: at most three, in game order.
    pub highlights: Vec<Judged<A>>,
    /// The decisions that cost most: at most three, in game order.
    pub losses: Vec<Judged<A>>,
    /// The greatest change that nobody's decision made, if it is worth telling.
    pub luck: Option<Swing>,
    /// The number of decisions that mattered and were good.
    pub good: usize,
    /// The number of decisions that mattered.
    pub all: usize,
}

/// A review in progress. It says which searches it needs, one after another.
///
/// ```
/// use corsair_cabinet::game::Seat;
/// use corsair_cabinet::search::RootActions;
/// use corsair_cabinet::session::review::{Decision, Evaluation, GameReview};
///
/// let decision = Decision { plies: 0, seat: Seat::FIRST, turn: 1 };
/// let mut review = GameReview::new([(decision, "a")], &[(Seat::FIRST, 0), (Seat::SECOND, 100)], 2);
/// // The captain would have played "b". "a" is worth less, also when both are searched for longer.
/// while let Some(request) = review.next_request() {
///     let (action, percent) = match request.root {
///         RootActions::Only("a") => ("a", 30),
///         _ => ("b", 60),
///     };
///     review.answer(Some(Evaluation { action, percent, then: vec![], is_telling: true, second: None }));
/// }
/// let result = review.of_seat(Seat::FIRST);
/// assert_eq!((result.good, result.all), (0, 1));
/// assert_eq!((result.losses[0].loss(), result.losses[0].other), (30, Some(("b", 60))));
/// assert_eq!(review.curve(Seat::FIRST), [(0, 60), (2, 0)]);
/// ```
#[derive(Clone, Debug)]
pub struct GameReview<A> {
    /// All decisions, in game order.
    decisions: Vec<Judgement<A>>,
    /// The indices of the decisions to evaluate, and the number of those that were added to fill gaps.
    wanted: Vec<usize>,
    in_gaps: usize,
    /// The index of the decision that was asked about, and the request.
    asked: Option<(usize, Request<A>)>,
    /// The indices of the decisions that are searched again.
    confirmed: Vec<usize>,
    /// The final win probability of each seat, in percent.
    result: Vec<(Seat, u8)>,
    /// The number of actions of the game.
    plies: usize,
}

impl<A: Clone + PartialEq> GameReview<A> {
    /// Begins a review of these decisions, with what was played, in game order. `result` has the final win probability of each
    /// seat; empty if the end says little about the position, as a resignation does. `plies` is the length of the game in actions.
    #[must_use]
    pub fn new(decisions: impl IntoIterator<Item = (Decision, A)>, result: &[(Seat, u8)], plies: usize) -> Self {
        let judgement = |(decision, played)| Judgement { decision, played, best: None, rival: None, is_closed: false };
        let decisions: Vec<_> = decisions.into_iter().map(judgement).collect();
        let wanted = evenly_spread(decisions.len());
        Self { decisions, wanted, in_gaps: 0, asked: None, confirmed: Vec::new(), result: result.to_vec(), plies }
    }

    /// The number of decisions that are evaluated, and the number of those that are wanted.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let is_done = |index: &&usize| self.decisions[**index].next_root().is_none();
        (self.wanted.iter().filter(is_done).count(), self.wanted.len())
    }

    /// The search that is needed next; `None` if the review is complete. [`Self::answer`] has to follow.
    pub fn next_request(&mut self) -> Option<Request<A>> {
        if self.asked.is_none() {
            self.asked = self.next_comparison().or_else(|| self.next_in_gap()).or_else(|| self.next_confirmation());
        }
        self.asked.as_ref().map(|(_, request)| request.clone())
    }

    fn next_comparison(&self) -> Option<(usize, Request<A>)> {
        self.wanted
            .iter()
            .find_map(|&index| Some((index, self.request(index, self.decisions[index].next_root()?, false))))
    }

    fn request(&self, index: usize, root: RootActions<A>, is_long: bool) -> Request<A> {
        Request { decision: self.decisions[index].decision, root, is_long }
    }

    /// Adds a decision between two evaluated ones, where the win probability fell most.
    fn next_in_gap(&mut self) -> Option<(usize, Request<A>)> {
        if self.in_gaps >= MAX_DECISIONS_IN_GAPS {
            return None;
        }
        let mut widest: Option<(u8, usize)> = None;
        for (index, from) in self.decisions.iter().enumerate() {
            let Some(judged) = from.judged() else { continue };
            let rest = self.decisions.iter().enumerate().skip(index + 1);
            let own: Vec<_> = rest.filter(|(_, next)| next.decision.seat == from.decision.seat).collect();
            let unknown = own.iter().take_while(|(_, next)| next.best.is_none() && !next.is_closed).count();
            let Some(next) = own.get(unknown).and_then(|(_, next)| next.judged()) else { continue };
            let fall = judged.percent.saturating_sub(next.best_percent());
            if unknown > 0 && fall >= MIN_CHANGE_PERCENT && widest.is_none_or(|(most, _)| fall > most) {
                widest = Some((fall, own[unknown / 2].0));
            }
        }
        let (_, index) = widest?;
        self.in_gaps += 1;
        self.wanted.push(index);
        self.next_comparison()
    }

    /// Searches the decisions again that would be told, the greatest difference first.
    fn next_confirmation(&mut self) -> Option<(usize, Request<A>)> {
        let is_unsure = |(_, judgement): &(usize, &Judgement<A>)| {
            judgement.difference() >= MIN_CHANGE_PERCENT && judgement.next_to_confirm().is_some()
        };
        let unsure = self.decisions.iter().enumerate().filter(is_unsure);
        let begun = self.confirmed.last().copied();
        let (index, unsure) = unsure.max_by_key(|(index, unsure)| (Some(*index) == begun, unsure.difference()))?;
        let root = RootActions::Only(unsure.next_to_confirm()?.clone());
        if begun != Some(index) {
            if self.confirmed.len() >= MAX_DECISIONS_CONFIRMED {
                return None;
            }
            self.confirmed.push(index);
        }
        Some((index, self.request(index, root, true)))
    }

    /// Takes the answer to the search that was asked for; `None` if it failed.
    pub fn answer(&mut self, evaluation: Option<Evaluation<A>>) {
        let Some((index, request)) = self.asked.take() else { return };
        let judgement = &mut self.decisions[index];
        let Some(Evaluation { action, percent, .. }) = evaluation.filter(|evaluation| evaluation.is_telling) else {
            // The search may have begun late, while its program was still being loaded.
            if request.is_long || matches!(request.root, RootActions::Except(_)) {
                judgement.is_closed = true;
            } else {
                self.asked = Some((index, Request { is_long: true, ..request }));
            }
            return;
        };
        let valued = Valued { action, percent, is_sure: judgement.rival.is_some() };
        match (&request.root, &judgement.best) {
            // A search that did not heed the request has nothing to compare.
            (root, _) if !root.contains(&valued.action) => judgement.is_closed = true,
            (_, Some(best)) if best.action != valued.action => judgement.rival = Some(valued),
            _ => judgement.best = Some(valued),
        }
    }

    /// Whether the decision after this number of actions was about as good as the best one; `None` if that is not known.
    #[must_use]
    pub fn is_good(&self, plies: usize) -> Option<bool> {
        let judgement = self.decisions.iter().find(|judgement| judgement.decision.plies == plies)?;
        Some(judgement.judged()?.loss() <= CLOSE_MARGIN_PERCENT)
    }

    /// What is known of the decisions of a seat, in game order.
    fn judged(&self, seat: Seat) -> Vec<Judged<A>> {
        let own = self.decisions.iter().filter(|judgement| judgement.decision.seat == seat);
        own.filter_map(Judgement::judged).collect()
    }

    /// The final win probability of a seat, in percent.
    fn result_of(&self, seat: Seat) -> Option<u8> {
        self.result.iter().find(|(other, _)| *other == seat).map(|(_, percent)| *percent)
    }

    /// The review for one seat.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> Review<A> {
        let judged = self.judged(seat);
        let last = self.decisions.iter().rfind(|judgement| judgement.decision.seat == seat);
        let has_won = self.result_of(seat) == Some(100);
        // Nothing was wrong with the decision that won.
        let won_game = |judged: &Judged<A>| has_won && last.is_some_and(|last| last.decision == judged.decision);
        let choices: Vec<&Judged<A>> = judged.iter().filter(|judged| judged.is_choice() && !won_game(judged)).collect();
        let losses = greatest(&choices, Judged::loss, |_| true);
        let is_free = |judged: &Judged<A>| losses.iter().all(|loss| loss.decision.turn != judged.decision.turn);
        Review {
            highlights: greatest(&choices, Judged::lead, is_free),
            luck: self.luck(seat, &judged),
            good: choices.iter().filter(|judged| judged.loss() <= CLOSE_MARGIN_PERCENT).count(),
            all: choices.len(),
            losses,
        }
    }

    /// The greatest change between two turns of a seat that it did not make itself.
    fn luck(&self, seat: Seat, judged: &[Judged<A>]) -> Option<Swing> {
        let swings = judged.iter().enumerate().filter_map(|(index, judged_here)| {
            let Decision { plies, turn, .. } = judged_here.decision;
            // If decisions between the two were not evaluated, it is not known who made the change.
            let own = self.decisions.iter().filter(|other| other.decision.seat == seat);
            let next = own.map(|other| other.decision).find(|other| other.plies > plies);
            let to = match (judged.get(index + 1), next) {
                (Some(next_judged), Some(next)) if next_judged.decision == next && next.turn > turn => {
                    next_judged.best_percent()
                }
                (None, None) => self.result_of(seat)?,
                _ => return None,
            };
            // What another seat did well or badly is its own doing, and no luck.
            let until = next.map_or(self.plies, |next| next.plies);
            let is_between = |other: &&Judgement<A>| (plies + 1..until).contains(&other.decision.plies);
            if self.decisions.iter().filter(is_between).any(|other| other.difference() >= MIN_CHANGE_PERCENT) {
                return None;
            }
            Some(Swing { decision: judged_here.decision, from: judged_here.percent, to })
        });
        swings.filter(|swing| swing.size() >= MIN_CHANGE_PERCENT).max_by_key(Swing::size)
    }

    /// The course of the win probability of a seat: pairs of the number of actions and the value in percent, at the beginning of
    /// its turns and at the end of the game.
    #[must_use]
    pub fn curve(&self, seat: Seat) -> Vec<(usize, u8)> {
        let mut own = self.judged(seat);
        own.dedup_by_key(|judged| judged.decision.turn);
        let turns = own.iter().map(|judged| (judged.decision.plies, judged.best_percent()));
        turns.chain(self.result_of(seat).map(|percent| (self.plies, percent))).collect()
    }

    /// The [curves](Self::curve) of all seats of a game, with a value for each seat wherever one of them has one. They add up to
    /// 100 % there: each seat sees other things, so that two can both seem to be ahead.
    ///
    /// Of the other seats, the last value before counts: a later one would already show what this decision cost. If a seat decided
    /// nothing, each curve is what its seat knew.
    #[must_use]
    pub fn curves(&self, seats: &[Seat]) -> Vec<Vec<(usize, u8)>> {
        let curves: Vec<_> = seats.iter().map(|seat| self.curve(*seat)).collect();
        if curves.iter().any(|curve| curve.len() < 2) {
            return curves;
        }
        let mut moments: Vec<usize> = curves.iter().flatten().map(|(plies, _)| *plies).collect();
        insertion_sort(&mut moments, |plies| *plies);
        moments.dedup();
        let value_at = |curve: &[(usize, u8)], plies: usize| {
            let passed = curve.partition_point(|(at, _)| *at <= plies);
            curve.get(passed.saturating_sub(1)).map_or(0, |(_, percent)| u32::from(*percent))
        };
        let mut adjusted = vec![Vec::with_capacity(moments.len()); seats.len()];
        for plies in moments {
            let mut values: Vec<u32> = curves.iter().map(|curve| value_at(curve, plies)).collect();
            if values.iter().all(|value| *value == 0) {
                values.fill(1);
            }
            let all: u32 = values.iter().sum();
            // Sums are rounded, not values, so that the last sum is 100.
            let (mut sum, mut told) = (0, 0);
            for (line, value) in adjusted.iter_mut().zip(values) {
                sum += value;
                let rounded = (sum * 100 + all / 2) / all;
                line.push((plies, u8::try_from(rounded - told).unwrap_or(100)));
                told = rounded;
            }
        }
        adjusted
    }
}

/// The decisions with the greatest values that are worth telling and searched for longer, in game order.
fn greatest<A: Clone>(
    choices: &[&Judged<A>],
    value: impl Fn(&Judged<A>) -> u8,
    is_free: impl Fn(&Judged<A>) -> bool,
) -> Vec<Judged<A>> {
    let told = choices.iter().filter(|judged| judged.is_sure && value(judged) >= MIN_CHANGE_PERCENT && is_free(judged));
    let mut told: Vec<&&Judged<A>> = told.collect();
    insertion_sort(&mut told, |judged| Reverse(value(judged)));
    // Each turn is told once.
    let mut turns = Vec::new();
    told.retain(|judged| {
        let turn = judged.decision.turn;
        let is_new = !turns.contains(&turn);
        turns.push(turn);
        is_new
    });
    told.truncate(MAX_TOLD);
    insertion_sort(&mut told, |judged| judged.decision.plies);
    told.into_iter().map(|judged| (*judged).clone()).collect()
}

/// Picks at most [`MAX_DECISIONS_AT_FIRST`] of this number of things, evenly spread, including the first and the last.
fn evenly_spread(count: usize) -> Vec<usize> {
    if count <= MAX_DECISIONS_AT_FIRST {
        return (0..count).collect();
    }
    (0..MAX_DECISIONS_AT_FIRST).map(|index| index * (count - 1) / (MAX_DECISIONS_AT_FIRST - 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

    /// What a search of a test says: the action from 0 to 9 and its value, for each decision.
    type Values = fn(plies: usize, action: u8) -> u8;

    /// Reviews decisions of the first seat, each a turn of its own. `played` has the actions, and `values` what they are worth.
    fn reviewed(played: &[u8], result: u8, values: Values) -> GameReview<u8> {
        let decision =
            |(turn, action): (usize, &u8)| (Decision { plies: 2 * turn, seat: Seat::FIRST, turn: 2 * turn }, *action);
        let result = [(Seat::FIRST, result)];
        let mut review = GameReview::new(played.iter().enumerate().map(decision), &result, 2 * played.len());
        while let Some(Request { decision: Decision { plies, .. }, root, .. }) = review.next_request() {
            let value = |action: &u8| (values(plies, *action), Reverse(*action));
            let action = (0..10).filter(|action| root.contains(action)).max_by_key(value);
            review.answer(action.map(|action| Evaluation {
                action,
                then: vec![],
                percent: values(plies, action),
                is_telling: true,
                second: None,
            }));
        }
        review
    }

    fn plies(judged: &[Judged<u8>]) -> Vec<usize> {
        judged.iter().map(|judged| judged.decision.plies).collect()
    }

    #[test]
    fn a_decision_is_judged_against_the_best_other_action() {
        // Action 0 is worth 60 %, 1 as good as that, 2 is worth 30 %, all others nothing.
        let values: Values = |_, action| [60, 58, 30, 0, 0, 0, 0, 0, 0, 0][usize::from(action)];
        let review = reviewed(&[0, 1, 2, 3], 50, values).of_seat(Seat::FIRST);
        assert_eq!(plies(&review.losses), [4, 6]);
        assert_eq!((review.losses[0].percent, review.losses[0].other), (30, Some((0, 60))));
        assert_eq!((review.good, review.all), (0, 2), "where two were equally good, it did not matter");
        assert!(review.highlights.is_empty());
    }

    #[test]
    fn the_only_good_action_is_a_best_moment_and_no_loss() {
        let values: Values = |plies, action| if plies == 2 && action == 7 { 70 } else { 40 };
        let review = reviewed(&[3, 7, 3], 100, values).of_seat(Seat::FIRST);
        assert_eq!((plies(&review.highlights), review.highlights[0].lead()), (vec![2], 30));
        assert!(review.losses.is_empty());
        assert_eq!((review.good, review.all), (1, 1));
    }

    #[test]
    fn the_decision_that_won_never_cost_anything() {
        let values: Values = |_, action| if action == 0 { 90 } else { 20 };
        assert_eq!(plies(&reviewed(&[1, 1], 0, values).of_seat(Seat::FIRST).losses), [0, 2]);
        assert_eq!(plies(&reviewed(&[1, 1], 100, values).of_seat(Seat::FIRST).losses), [0]);
    }

    #[test]
    fn what_nobody_decided_is_luck() {
        let values: Values = |plies, _| if plies < 4 { 60 } else { 20 };
        let review = reviewed(&[0, 0, 0], 20, values);
        let of_seat = review.of_seat(Seat::FIRST);
        assert_eq!(of_seat.luck.map(|swing| (swing.decision.plies, swing.from, swing.to)), Some((2, 60, 20)));
        assert_eq!((of_seat.losses.len(), of_seat.all), (0, 0));
        assert_eq!(review.curve(Seat::FIRST), [(0, 60), (2, 60), (4, 20), (6, 20)]);
    }

    #[test]
    fn what_another_player_decided_is_no_luck() {
        // The second seat throws away what the first seat then has, or has no choice.
        let luck = |worst: u8| {
            let decision = |plies: usize| (Decision { plies, seat: BOTH[plies % 2], turn: plies }, 0);
            let mut review = GameReview::new((0..3).map(decision), &[], 3);
            while let Some(Request { decision: Decision { plies, .. }, root, .. }) = review.next_request() {
                let action = [1, 0].into_iter().find(|action| root.contains(action)).unwrap();
                let percent = match (plies, action) {
                    (1, 1) => 50,
                    (1, _) => worst,
                    (plies, _) => [50, 0, 90][plies],
                };
                review.answer(Some(Evaluation { action, percent, then: vec![], is_telling: true, second: None }));
            }
            review.of_seat(Seat::FIRST).luck
        };
        assert_eq!(luck(50).map(|swing| (swing.from, swing.to)), Some((50, 90)));
        assert_eq!(luck(10), None);
    }

    #[test]
    fn at_most_three_decisions_are_told_the_greatest() {
        let values: Values = |plies, action| if action == 0 { 90 } else { 70 - 3 * u8::try_from(plies).unwrap() };
        let losses = reviewed(&[1; 6], 0, values).of_seat(Seat::FIRST).losses;
        assert_eq!(plies(&losses), [6, 8, 10]);
    }

    #[test]
    fn a_long_game_is_sampled_and_its_gaps_are_looked_into() {
        // Decision 100 of 200 throws the game away.
        let values: Values = |plies, action| match plies.cmp(&200) {
            std::cmp::Ordering::Less => 80,
            std::cmp::Ordering::Equal => {
                if action == 0 {
                    80
                } else {
                    10
                }
            }
            std::cmp::Ordering::Greater => 10,
        };
        let losses = reviewed(&[1; 200], 0, values).of_seat(Seat::FIRST).losses;
        assert_eq!(plies(&losses), [200]);
        assert!(evenly_spread(1_000).is_sorted_by(|first, second| first < second));
        assert_eq!((evenly_spread(1_000)[59], evenly_spread(3).len()), (999, 3));
    }

    #[test]
    fn a_value_that_a_longer_search_denies_is_not_told() {
        let decision = Decision { plies: 0, seat: Seat::FIRST, turn: 1 };
        let mut review = GameReview::new([(decision, 1)], &[], 1);
        while let Some(request) = review.next_request() {
            let (action, percent) = match (request.root, request.is_long) {
                (RootActions::Only(action), true) => (action, 50),
                (RootActions::Only(action), false) => (action, 20),
                _ => (0, 60),
            };
            review.answer(Some(Evaluation { action, percent, then: vec![], is_telling: true, second: None }));
        }
        let Review { losses, all, .. } = review.of_seat(Seat::FIRST);
        assert_eq!((losses.len(), all, review.is_good(0)), (0, 0, Some(true)));
    }

    #[test]
    fn a_search_that_does_not_heed_the_request_ends_the_comparison() {
        let decision = Decision { plies: 0, seat: Seat::FIRST, turn: 1 };
        let mut review = GameReview::new([(decision, 0)], &[], 1);
        let mut asked = Vec::new();
        while let Some(request) = review.next_request() {
            asked.push(request.root);
            review.answer(Some(Evaluation { action: 0, percent: 100, then: vec![], is_telling: true, second: None }));
        }
        assert_eq!(asked, [RootActions::All, RootActions::Except(0)]);
        assert_eq!(review.of_seat(Seat::FIRST).all, 0);
    }

    #[test]
    fn a_search_that_says_nothing_is_repeated_once() {
        let decision = Decision { plies: 0, seat: Seat::FIRST, turn: 1 };
        let mut review = GameReview::new([(decision, 1)], &[], 1);
        let mut asked = Vec::new();
        while let Some(request) = review.next_request() {
            asked.push(request.is_long);
            review.answer(Some(Evaluation { action: 0, percent: 50, then: vec![], is_telling: false, second: None }));
        }
        assert_eq!((asked, review.is_good(0)), (vec![false, true], None));
        assert_eq!(review.of_seat(Seat::FIRST).all, 0);
    }

    #[test]
    fn two_players_are_not_both_ahead() {
        let decision = |plies: usize| (Decision { plies, seat: BOTH[plies % 2], turn: plies }, 0);
        let mut review = GameReview::new((0..4).map(decision), &[], 4);
        while let Some(Request { decision: Decision { plies, .. }, root, .. }) = review.next_request() {
            let action = i32::from(root == RootActions::Except(0));
            review.answer(Some(Evaluation {
                action,
                then: vec![],
                percent: [60, 60, 80, 20][plies],
                is_telling: true,
                second: None,
            }));
        }
        // 60 of 60 + 60; 60 of 60 + 60; 80 of 80 + 60; 80 of 80 + 20.
        let [first, second] = &review.curves(&BOTH)[..] else { panic!("two curves") };
        assert_eq!(first, &[(0, 50), (1, 50), (2, 57), (3, 80)]);
        assert_eq!(second, &[(0, 50), (1, 50), (2, 43), (3, 20)]);
        assert_eq!(review.curve(Seat::SECOND), [(1, 60), (3, 20)], "what one player knew");
    }
}
