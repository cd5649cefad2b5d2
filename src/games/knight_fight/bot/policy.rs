//! The policy of the simulated games: moves that win, moves that prevent a loss, and moves that look promising.

use super::super::rules::board::{Space, Spaces};
use super::super::rules::{
    Action, Decision, KnightFight, Match, PlanPart, Reason, Side, Spawn, State, Tie, match_winner,
};
use super::evaluation::KnightFightSearchDomain;
use super::memory::remembered_bout;
use super::position::{BoutContext, Position};
use super::spawn_scores::SpawnScorer;
use crate::game::insertion_sort::insertion_sort;
use crate::game::sort_by_number::{descending_key, sort_by_number};
use crate::game::{Game, Outcome, Rng, Seat};
use crate::search::alpha_beta::{self, SearchDomain as _};
use crate::search::hash::stable_hash;
use crate::search::ismcts::{Candidate, RolloutPolicy};

/// The most landings that are searched.
const MOST_LANDINGS: usize = 10;

/// The most traps that are searched, besides none.
const MOST_TRAPS: usize = 5;

/// The number of random spaces from which a rollout takes the most appealing one.
const SAMPLE_COUNT: usize = 4;

/// The appeal that is added to a landing that wins at once.
const WIN_APPEAL: i32 = 10_000;

/// The appeal that is added to a landing that prevents the opponent from winning at once.
const PREVENTION_APPEAL: i32 = 500;

/// The rollout policy for bouts with sealed or hidden actions.
#[derive(Clone, Copy, Debug)]
pub struct KnightFightPolicy {
    /// The number of bouts that are over when the search begins. Games are simulated to the end of the present bout, or until
    /// nothing can change the result of the match.
    pub bouts: usize,
    /// Whether nothing can change the result of the match when the search begins, so that the bout is played for itself.
    pub is_settled: bool,
    /// Whether the player notices immediate wins and threats.
    pub notices_threats: bool,
}

impl RolloutPolicy<KnightFight> for KnightFightPolicy {
    fn information_set_key(&self, state: &State, seat: Seat) -> u64 {
        let mut view = KnightFight::view(state, Some(seat));
        // The traps and bids of earlier rounds have no effect on what may follow.
        view.table.bout.revealed.clear();
        stable_hash(&(seat, view))
    }

    fn candidates(&self, state: &State, seat: Seat, into: &mut Vec<Candidate<Action>>) {
        let table = &state.table;
        match table.pending_decision(seat) {
            None => {}
            Some(Decision::Side) => {
                let prior = |side: Side| if side == Side::X { 2.0 } else { 1.0 };
                into.extend(Side::BOTH.map(|side| candidate(Action::Play(side), prior(side))));
            }
            Some(Decision::Part(part)) => {
                let seat_context = SeatContext::new(table, table.side_of(seat), self.notices_threats);
                match part {
                    PlanPart::Bid => seat_context.add_bids(into),
                    PlanPart::Trap => seat_context.add_traps(into),
                    PlanPart::Spawn => seat_context.add_spawns(into),
                }
            }
        }
    }

    fn rollout_action(&self, state: &State, seat: Seat, rng: &mut Rng) -> Action {
        let table = &state.table;
        match table.pending_decision(seat) {
            None | Some(Decision::Side) => Action::Play(Side::X),
            Some(Decision::Part(part)) => {
                let seat_context = SeatContext::new(table, table.side_of(seat), self.notices_threats);
                match part {
                    PlanPart::Bid => seat_context.rollout_bid(rng),
                    PlanPart::Trap => seat_context.rollout_trap(rng),
                    PlanPart::Spawn => seat_context.rollout_spawn(rng),
                }
            }
        }
    }

    fn cutoff_value(&self, state: &State, seat: Seat) -> Option<f64> {
        let settled = state.table.settled_winner().filter(|_| !self.is_settled);
        let settled = settled.map(|winner| if winner == seat { 1.0 } else { 0.0 });
        settled.or_else(|| (state.table.results.len() > self.bouts).then(|| win_probability(&state.table, seat)))
    }

    fn payoff(&self, outcome: &Outcome<Reason>, seat: Seat) -> f64 {
        let payoff = outcome.payoff(seat);
        // The winner of the match has lost the bout that is played for itself, if each player has won one.
        let is_lost = matches!(outcome.reason, Reason::FewerMoves(..) | Reason::SameMoves(_));
        if self.is_settled && is_lost { 1.0 - payoff } else { payoff }
    }
}

/// The estimated probability between two bouts that a seat wins the match.
fn win_probability(table: &Match, seat: Seat) -> f64 {
    if let Some((winner, _)) = match_winner(&table.options, table.favoured, &table.results) {
        return if winner == seat { 1.0 } else { 0.0 };
    }
    let favour = if table.favoured == seat { 0.02 } else { -0.02 };
    let ahead = table.results.iter().map(|result| match result.winner {
        None => 0.0,
        Some(winner) => {
            let worth = win_bonus(table.options.tie, result.moves);
            if winner == seat { worth } else { -worth }
        }
    });
    0.5 + favour + ahead.sum::<f64>()
}

/// The win probability that a bout won in this number of moves adds for the match. Where the number of moves decides (KF-09), a
/// slow win is worth little: in the second bout the other player knows how fast to win. This was measured under Bidding, with
/// first mates that simulated 120 games and won the first bout as X: with at most 12 moves 6 of 6 won the match, with at least 18
/// moves 5 of 27.
fn win_bonus(tie: Tie, moves: u16) -> f64 {
    match tie {
        Tie::Moves => 128.0 / f64::from(256 + u32::from(moves).pow(2)),
        Tie::Third => 0.25,
    }
}

fn candidate(action: Action, prior: f64) -> Candidate<Action> {
    Candidate { action, label: stable_hash(&action), prior }
}

/// The position as a side knows it when it decides, and the scores of its moves.
struct SeatContext<'a> {
    table: &'a Match,
    scores: SpawnScorer,
    side: Side,
    notices_threats: bool,
}

impl<'a> SeatContext<'a> {
    fn new(table: &'a Match, side: Side, notices_threats: bool) -> Self {
        let bout = remembered_bout(table, side);
        let context = BoutContext::of_match(table);
        let position = Position { side, ..context.position(&bout) };
        Self { table, scores: SpawnScorer::new(context, position), side, notices_threats }
    }

    /// The spaces where a side can land, as far as the deciding side knows.
    fn landings(&self, side: Side) -> Spaces {
        self.scores.context.landings(&self.scores.position, side)
    }

    /// The spaces where the deciding side can try to land. If knights and manure that it remembers block all of them, the
    /// landings on the board that it sees.
    fn own_landings(&self) -> Spaces {
        let free = self.landings(self.side);
        if free.is_empty() { self.table.bout_seen_by(self.side).landings(self.side) } else { free }
    }

    /// The landings with which a side would win now, if the deciding side notices them.
    fn winning_landings(&self, side: Side) -> Spaces {
        if self.notices_threats {
            self.scores.context.winning_landings(&self.scores.position, side)
        } else {
            Spaces::EMPTY
        }
    }

    /// The given landings with their appeal, the most appealing first: landings that win, then landings that prevent a win of the
    /// other side, then the others.
    fn ranked_landings(&self, side: Side, landings: Spaces) -> Vec<(Space, i32)> {
        let (wins, dangers) = (self.winning_landings(side), self.winning_landings(side.other()));
        let appeal = |space: Space| {
            let urgent = if wins.contains(space) {
                WIN_APPEAL
            } else if dangers.contains(space) {
                PREVENTION_APPEAL
            } else {
                0
            };
            self.scores.appeal(side, space) + urgent
        };
        let mut ranked: Vec<(Space, i32)> = landings.iter().map(|space| (space, appeal(space))).collect();
        sort_by_number(&mut ranked, |(_, appeal)| descending_key(*appeal));
        ranked
    }

    fn add_spawns(&self, into: &mut Vec<Candidate<Action>>) {
        for (space, appeal) in self.ranked_landings(self.side, self.own_landings()).into_iter().take(MOST_LANDINGS) {
            self.scores.each_searched_spawn(space, |spawn, cost| {
                into.push(candidate(Action::Spawn(spawn), f64::from(appeal + 5) / f64::from(cost + 5)));
            });
        }
    }

    fn add_traps(&self, into: &mut Vec<Candidate<Action>>) {
        let other = self.side.other();
        into.push(candidate(Action::Trap(None), 1.0));
        for (space, appeal) in self.ranked_landings(other, self.landings(other)).into_iter().take(MOST_TRAPS) {
            into.push(candidate(Action::Trap(Some(space)), f64::from(appeal + 5)));
        }
    }

    /// The lowest bid that the opponent cannot beat, or all chips.
    fn winning_bid(&self) -> u8 {
        let bout = &self.table.bout;
        let [own, theirs] = [self.side, self.side.other()].map(|side| bout.chips[side.index()]);
        own.min(theirs + u8::from(bout.lost != self.side))
    }

    /// Whether either side would win the bout at once by winning the auction.
    fn is_urgent(&self) -> bool {
        !self.winning_landings(self.side).is_empty() || !self.winning_landings(self.side.other()).is_empty()
    }

    /// The value of moving next, in chips. When the winner of an auction pays the loser, each position has a critical share
    /// of the chips. It is the mean of the shares after the best move of either side, and half their difference is the
    /// right bid (Lazarus, Loeb, Propp and Ullman, "Richman Games", 1996). The static win probability stands for the share.
    fn value_of_moving(&self) -> u8 {
        let SpawnScorer { context, position, .. } = &self.scores;
        let eval = KnightFightSearchDomain { context: *context, notices_threats: self.notices_threats };
        let chance_after = |mover: Side| {
            let landings = self.landings(mover).iter();
            let space = landings.max_by_key(|space| self.scores.appeal(mover, *space));
            let parent = space.and_then(|space| context.parents(position, mover, space).next().flatten());
            let spawn = space.map(|space| Spawn { space, parent, drop: None });
            let after = context.after(&Position { side: mover, ..*position }, spawn);
            match after.winner {
                Some(winner) => f64::from(u8::from(winner == self.side)),
                None => alpha_beta::win_probability::<KnightFightSearchDomain>(
                    eval.value(&Position { side: self.side, ..after }),
                ),
            }
        };
        let [own, theirs] = [self.side, self.side.other()].map(chance_after);
        let chips = self.table.bout.chips.iter().sum::<u8>();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "no more than there are chips")]
        let worth = (f64::from(chips) * (own - theirs).max(0.0) / 2.0) as u8;
        worth
    }

    fn add_bids(&self, into: &mut Vec<Candidate<Action>>) {
        let enough = self.winning_bid();
        let rule_set = self.table.rule_set();
        if self.is_urgent() && rule_set.traps.is_none() && !rule_set.snapshot {
            into.push(candidate(Action::Bid(enough), 1.0));
            return;
        }
        let worth = self.value_of_moving();
        let near = worth.saturating_sub(2)..=worth + 2;
        let far = [0, worth / 2, worth + worth / 2 + 3, 2 * worth + 4, enough];
        let mut bids: Vec<u8> = near.clone().chain(far).map(|bid| bid.min(enough)).collect();
        insertion_sort(&mut bids, |bid| *bid);
        bids.dedup();
        let prior = |bid: u8| if near.contains(&bid) { 2.0 } else { 1.0 };
        into.extend(bids.into_iter().map(|bid| candidate(Action::Bid(bid), prior(bid))));
    }

    fn rollout_bid(&self, rng: &mut Rng) -> Action {
        if self.is_urgent() {
            return Action::Bid(self.winning_bid());
        }
        let worth = self.value_of_moving();
        let random = u8::try_from(rng.below(usize::from(worth) + 3)).unwrap_or(0);
        Action::Bid((worth / 2 + random).min(self.winning_bid()))
    }

    fn rollout_trap(&self, rng: &mut Rng) -> Action {
        let other = self.side.other();
        let dangers = self.winning_landings(other);
        let likely = if dangers.is_empty() { self.landings(other) } else { dangers };
        Action::Trap(self.best_of_sample(other, likely, rng))
    }

    fn rollout_spawn(&self, rng: &mut Rng) -> Action {
        let (wins, dangers) = (self.winning_landings(self.side), self.winning_landings(self.side.other()));
        let landings = self.own_landings();
        let urgent = [wins, dangers.intersection(landings)].into_iter().find(|set| !set.is_empty());
        let space = self.best_of_sample(self.side, urgent.unwrap_or(landings), rng).expect("a side to move can move");
        let (context, position) = (&self.scores.context, &self.scores.position);
        let parents = context.parents(position, self.side, space);
        let parent = parents.min_by_key(|parent| self.scores.cost(space, *parent)).flatten();
        let drops = if wins.is_empty() { dangers.intersection(position.drops(space, parent)) } else { Spaces::EMPTY };
        Action::Spawn(Spawn { space, parent, drop: drops.first() })
    }

    /// The most appealing of some random spaces; `None` if `spaces` is empty.
    fn best_of_sample(&self, side: Side, spaces: Spaces, rng: &mut Rng) -> Option<Space> {
        let spaces: Vec<Space> = spaces.iter().collect();
        let some = (0..SAMPLE_COUNT).filter_map(|_| rng.choose(&spaces).copied());
        some.max_by_key(|space| self.scores.appeal(side, *space))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::knight_fight::rules::{BoutResult, Ending, Options};

    /// The probability that the second seat wins the match after it won the first bout in `moves` moves.
    fn after_winning_in(moves: u16, tie: Tie) -> f64 {
        let mut table = Match::new(Options { tie, ..Options::default() }, Seat::FIRST);
        table.results.push(BoutResult { winner: Some(Seat::SECOND), moves, ending: Ending::Row });
        let [own, other] = [Seat::SECOND, Seat::FIRST].map(|seat| win_probability(&table, seat));
        assert!((own + other - 1.0).abs() < 1e-9);
        own
    }

    #[test]
    fn a_slow_win_of_the_first_bout_is_worth_little() {
        let of = [6, 12, 18, 30].map(|moves| after_winning_in(moves, Tie::Moves));
        assert!(of[0] < 1.0 && of.is_sorted_by(|fast, slow| *fast > *slow + 0.05) && of[3] > 0.5, "{of:?}");
        assert_eq!(after_winning_in(6, Tie::Third).to_bits(), after_winning_in(30, Tie::Third).to_bits());
    }
}
