//! How a computer player thinks, for any game. It is given views, never states, so that it cannot
//! peek; it thinks in slices, so that it can be stopped; and with the same seed and the same number of
//! iterations it comes to the same decision on every machine.

pub mod alpha_beta;
pub mod hash;
pub mod ismcts;
pub mod levels;
pub mod matches;
pub mod proof;
pub mod race;
pub mod speed;

pub use levels::{Level, LevelParams};

use crate::game::{Game, Seat};

/// A decision being thought about.
pub trait SearchTask {
    /// What is decided.
    type Action;

    /// Thinks on for this many iterations, or until there is nothing more to think about.
    fn advance(&mut self, iterations: u64);

    /// Whether the budget is used up, or further thought would change nothing.
    fn finished(&self) -> bool;

    /// The best action found so far; there is one from the beginning.
    fn choice(&self) -> Self::Action;

    /// How many iterations have been thought.
    fn iterations(&self) -> u64;

    /// The share of the game that the engine expects to win, from 0 to 1, as far as it knows.
    fn win_probability(&self) -> f64;

    /// What the engine expects to be done by all who act, beginning with its choice; the choice alone where it does not know
    /// what others will do.
    fn principal_variation(&self) -> Vec<Self::Action> {
        vec![self.choice()]
    }

    /// What it would do if not its choice, and the share of the game that it expects then, where it compares them.
    fn runner_up(&self) -> Option<(Self::Action, f64)> {
        None
    }
}

/// A game that computers can play: each game chooses its own way of thinking.
pub trait Player: Game {
    /// How it thinks.
    type SearchTask: SearchTask<Action = Self::Action>;

    /// Begins to think about what `seat`, which is to act, should do, given its view.
    ///
    /// `budget` is the number of iterations; `None` leaves it to the level.
    fn think(view: &Self::View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask;

    /// What a computer at `seat` will do of itself in a [race](crate::game::Pace::Race), and when, if nothing happens before; `None` while
    /// it waits.
    ///
    /// It has no memory: the same view and `seed`, which holds for a whole game, give the same reflex, so that a decision
    /// that is heard of late can be put in its place and what came after it happens anew. It is never of the past, it is
    /// legal when its time has come and nothing else has happened, and once it was done it does not come again.
    fn reflex(_view: &Self::View, _seat: Seat, _level: Level, _seed: u64) -> Option<Reflex<Self::Action>> {
        None
    }
}

/// What a computer will do of itself in a game of fast hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reflex<Action> {
    /// When, in ms since the game began.
    pub at: u64,
    /// What it does then.
    pub action: Action,
}
