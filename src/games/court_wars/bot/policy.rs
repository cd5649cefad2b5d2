//! What the search for the best decision knows of the game.

use super::super::rules::{Action, CourtWars, Reason, Stage, State, View, value};
use super::evaluation::share;
use super::memory;
use super::plays::{Play, PlayGenerator, summary};
use super::summary::Summary;
use crate::game::cards::DeckCard;
use crate::game::{Outcome, Rng, Seat};
use crate::search::hash::stable_hash;
use crate::search::ismcts::{Candidate, RolloutPolicy};

/// How much less than the best a play may promise and still be worth a thought.
const WORTH_A_THOUGHT: f64 = 0.2;

/// How far plays are misjudged in an imagined game, at most.
const QUICK_ERROR: f64 = 0.03;

/// What an end without a conquest is worth to whoever is alone in front (CW-31): nobody should wait for it.
const BY_COUNTING: f64 = 0.3;

/// What a player knows and imagines.
#[derive(Clone, Copy, Debug)]
pub struct CourtWarsPolicy {
    /// How many turns and goes of the set-up are done when an imagined game is broken off.
    pub until: u16,
    /// How many of the cards to come it remembers.
    pub remembers: usize,
    /// How far it misjudges what it could do, at most.
    pub misjudges: f64,
    /// What decides how.
    pub seed: u64,
}

impl CourtWarsPolicy {
    fn plays(&self, state: &State, seat: Seat) -> Vec<Play> {
        PlayGenerator::new(state, seat, self.remembers > 0).plays()
    }

    /// How good a play looks to this player.
    fn looks(&self, play: &Play) -> f64 {
        play.worth + self.misjudges * Rng::stream(self.seed, play.label).fraction()
    }
}

/// How far a game has come: turns and goes of the set-up.
#[must_use]
pub fn progress(state: &State) -> u16 {
    state.table.turns.saturating_add(state.table.set_up.into())
}

impl RolloutPolicy<CourtWars> for CourtWarsPolicy {
    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        memory::determinize(view, self.remembers, rng)
    }

    /// What lies on the table, whose suit or court it may be, and what has been drawn.
    fn information_set_key(&self, state: &State, _: Seat) -> u64 {
        let table = &state.table;
        let due = match table.stage {
            Stage::Draw => (0, 0),
            Stage::Act => (1, 0),
            Stage::Place(DeckCard::Suited(card)) => (2, value(card)),
            Stage::Place(DeckCard::Joker) => (3, 0),
            Stage::Over(_) => (4, 0),
        };
        stable_hash(&(summary(table), due, table.turn, progress(state), table.aces, state.pile.len()))
    }

    fn candidates(&self, state: &State, seat: Seat, into: &mut Vec<Candidate<Action>>) {
        let plays = self.plays(state, seat);
        let wins = |play: &Play| matches!(play.action, Action::Attack(_)) && play.worth >= 1.0;
        let winning = plays.iter().any(wins);
        let best = plays.iter().map(|play| self.looks(play)).fold(0.0, f64::max);
        for play in plays.iter().filter(|play| !winning || wins(play)) {
            let short = (self.looks(play) - best + WORTH_A_THOUGHT).max(0.0) / WORTH_A_THOUGHT;
            into.push(Candidate { action: play.action, label: play.label, prior: short * short + 0.01 });
        }
    }

    fn rollout_action(&self, state: &State, seat: Seat, rng: &mut Rng) -> Action {
        let mut best = (f64::NEG_INFINITY, Action::Draw);
        for play in self.plays(state, seat) {
            let looks = play.worth + QUICK_ERROR * rng.fraction();
            if looks > best.0 {
                best = (looks, play.action);
            }
        }
        best.1
    }

    fn cutoff_value(&self, state: &State, seat: Seat) -> Option<f64> {
        (progress(state) >= self.until).then(|| share(&Summary::of(&state.table), seat.index()))
    }

    fn payoff(&self, outcome: &Outcome<Reason>, seat: Seat) -> f64 {
        let alone = outcome.winner() == Some(seat);
        match outcome.reason {
            _ if !alone => 0.0,
            Reason::Conquest => 1.0,
            Reason::NoProgress | Reason::Flips | Reason::Turns => BY_COUNTING,
        }
    }
}
