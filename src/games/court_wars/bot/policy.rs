//! The search policy of Court Wars: candidates, rollouts and payoffs.

use super::super::rules::{Action, CourtWars, Reason, Stage, State, View, value};
use super::evaluation::estimated_payoff;
use super::memory;
use super::plays::{Play, PlayGenerator, stack_keys};
use super::summary::Summary;
use crate::game::cards::DeckCard;
use crate::game::{Outcome, Rng, Seat};
use crate::search::hash::stable_hash;
use crate::search::ismcts::{Candidate, RolloutPolicy};

/// The distance below the best estimate at which the prior of a candidate reaches its minimum.
const CANDIDATE_MARGIN: f64 = 0.2;

/// The greatest random error of an estimate in a rollout, as a payoff.
const MAX_ROLLOUT_ERROR: f64 = 0.03;

/// The payoff of a first place without a conquest (CW-31). It is low, so players do not wait for it.
const WIN_WITHOUT_CONQUEST_PAYOFF: f64 = 0.3;

/// The policy of a computer player.
#[derive(Clone, Copy, Debug)]
pub struct CourtWarsPolicy {
    /// The number of completed turns and set-up draws at which an iteration is cut off.
    pub cutoff_turn: u16,
    /// The number of next cards that the player remembers.
    pub remembered_cards: usize,
    /// The greatest random error of the player's estimates, as a payoff.
    pub estimate_error: f64,
    /// The seed of the random errors.
    pub seed: u64,
}

impl CourtWarsPolicy {
    fn plays(&self, state: &State, seat: Seat) -> Vec<Play> {
        PlayGenerator::new(state, seat, self.remembered_cards > 0).plays()
    }

    /// The estimate of a play, with the random error of the player.
    fn noisy_estimate(&self, play: &Play) -> f64 {
        play.worth + self.estimate_error * Rng::stream(self.seed, play.label).fraction()
    }
}

/// The number of completed turns and set-up draws.
pub fn completed_turns(state: &State) -> u16 {
    state.table.turns.saturating_add(state.table.set_up.into())
}

impl RolloutPolicy<CourtWars> for CourtWarsPolicy {
    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        memory::determinize(view, self.remembered_cards, rng)
    }

    /// Hashes the stacks without suits and courts, the decision, the turn, the Aces drawn, and the size of the pile.
    fn information_set_key(&self, state: &State, _: Seat) -> u64 {
        let table = &state.table;
        let due = match table.stage {
            Stage::Draw => (0, 0),
            Stage::Act => (1, 0),
            Stage::Place(DeckCard::Suited(card)) => (2, value(card)),
            Stage::Place(DeckCard::Joker) => (3, 0),
            Stage::Over(_) => (4, 0),
        };
        stable_hash(&(stack_keys(table), due, table.turn, completed_turns(state), table.aces, state.pile.len()))
    }

    fn candidates(&self, state: &State, seat: Seat, into: &mut Vec<Candidate<Action>>) {
        let plays = self.plays(state, seat);
        let wins = |play: &Play| matches!(play.action, Action::Attack(_)) && play.worth >= 1.0;
        let winning = plays.iter().any(wins);
        let best = plays.iter().map(|play| self.noisy_estimate(play)).fold(0.0, f64::max);
        for play in plays.iter().filter(|play| !winning || wins(play)) {
            let short = (self.noisy_estimate(play) - best + CANDIDATE_MARGIN).max(0.0) / CANDIDATE_MARGIN;
            into.push(Candidate { action: play.action, label: play.label, prior: short * short + 0.01 });
        }
    }

    fn rollout_action(&self, state: &State, seat: Seat, rng: &mut Rng) -> Action {
        let mut best = (f64::NEG_INFINITY, Action::Draw);
        for play in self.plays(state, seat) {
            let looks = play.worth + MAX_ROLLOUT_ERROR * rng.fraction();
            if looks > best.0 {
                best = (looks, play.action);
            }
        }
        best.1
    }

    fn cutoff_value(&self, state: &State, seat: Seat) -> Option<f64> {
        (completed_turns(state) >= self.cutoff_turn).then(|| estimated_payoff(&Summary::of(&state.table), seat.index()))
    }

    fn payoff(&self, outcome: &Outcome<Reason>, seat: Seat) -> f64 {
        let alone = outcome.winner() == Some(seat);
        match outcome.reason {
            _ if !alone => 0.0,
            Reason::Conquest => 1.0,
            Reason::NoProgress | Reason::Flips | Reason::Turns => WIN_WITHOUT_CONQUEST_PAYOFF,
        }
    }
}
