//! Computer players for any game.
//!
//! A computer player is given views, never states, so it cannot see hidden cards. It searches in slices, so it can be stopped
//! at any time. The same seed and number of iterations give the same decision on every machine.

pub mod alpha_beta;
pub mod balance;
mod beginner;
pub mod contestant;
pub mod elo;
pub mod hash;
pub mod ismcts;
pub(crate) mod levels;
pub mod matches;
pub mod proof;
pub mod race;
pub mod speed;

pub use levels::{Level, LevelParams, Strength};

use serde::{Deserialize, Serialize};

use crate::game::{Determinize, Seat};

/// The least number of iterations of an incomplete search whose win probability counts.
const MIN_TELLING_ITERATIONS: u64 = 50;

/// A search for the best action, in progress.
///
/// ```
/// use corsair_cabinet::game::{Game, Seat};
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::search::{Level, Player, SearchTask};
///
/// let state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// let view = Corsairs::view(&state, Some(Seat::FIRST));
/// let mut search = Corsairs::think(&view, Seat::FIRST, Level::Captain, Some(300), 1);
/// // Between two slices a program can look for a message to stop.
/// while !search.is_finished() {
///     search.advance(100);
/// }
/// assert!(Corsairs::check(&state, Seat::FIRST, &search.choice()).is_ok());
/// assert!((0.0..=1.0).contains(&search.win_probability()));
/// assert_eq!(search.principal_variation()[0], search.choice());
/// ```
pub trait SearchTask {
    /// The game's type of action.
    type Action;

    /// Searches for up to this many iterations; stops when the search is [finished](SearchTask::is_finished).
    fn advance(&mut self, iterations: u64);

    /// Whether the budget is used up, or more iterations would not change the choice.
    fn is_finished(&self) -> bool;

    /// The best action found so far. An action is available before the first iteration.
    fn choice(&self) -> Self::Action;

    /// The number of iterations so far.
    fn iterations(&self) -> u64;

    /// The estimated win probability after the best action, from 0 to 1.
    fn win_probability(&self) -> f64;

    /// The expected actions of all seats, starting with the choice; only the choice if the search does not predict other seats.
    fn principal_variation(&self) -> Vec<Self::Action> {
        vec![self.choice()]
    }

    /// Whether the search has found out something: it ran long enough, or it is complete and did not find its choice without
    /// searching.
    fn is_telling(&self) -> bool {
        let iterations = self.iterations();
        iterations >= MIN_TELLING_ITERATIONS || iterations > 0 && self.is_finished()
    }

    /// The second best action and its win probability; `None` if the search does not compare actions.
    fn runner_up(&self) -> Option<(Self::Action, f64)> {
        None
    }

    /// Restricts the search, before its first iteration, to some of the actions that the seat can choose from. If none of them is
    /// left, the search is finished without an iteration. A search with nothing to choose ignores it.
    fn restrict(&mut self, _to: &RootActions<Self::Action>) {}
}

/// The actions at the root of a search that are to be searched. An action and its alternatives are compared by two searches, as
/// one search tries poor actions too seldom to know how poor they are.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum RootActions<Action> {
    /// All of them.
    #[default]
    All,
    /// This one only.
    Only(Action),
    /// All but this one.
    Except(Action),
}

impl<A: PartialEq> RootActions<A> {
    /// Whether an action is to be searched.
    pub fn contains(&self, action: &A) -> bool {
        match self {
            Self::All => true,
            Self::Only(only) => only == action,
            Self::Except(excluded) => excluded != action,
        }
    }
}

impl<A> RootActions<A> {
    /// The same with the action in another form.
    ///
    /// # Errors
    /// Those of `convert`.
    pub fn try_map<B, E>(&self, convert: impl FnOnce(&A) -> Result<B, E>) -> Result<RootActions<B>, E> {
        Ok(match self {
            Self::All => RootActions::All,
            Self::Only(action) => RootActions::Only(convert(action)?),
            Self::Except(action) => RootActions::Except(convert(action)?),
        })
    }
}

/// A game that computers can play. Each game chooses its own search.
pub trait Player: Determinize {
    /// The type of the game's search.
    type SearchTask: SearchTask<Action = Self::Action>;

    /// Starts a search for an action of `seat`, which must be to act. `view` is the view of that seat.
    ///
    /// `budget` is the number of iterations; `None` uses the level's number.
    fn think(view: &Self::View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask;

    /// The next action of the computer at `seat` in a [race](crate::game::Pace::Race), with its time, if nothing else happens
    /// first; `None` while the computer waits.
    ///
    /// A reflex has no memory: it depends only on the view and on `seed`, which stays the same for a whole game. So a decision
    /// that arrives late can be played at its own time, and everything after it replayed. A reflex is never in the past, is legal
    /// at its time if nothing else happens first, and does not repeat once done.
    fn reflex(_view: &Self::View, _seat: Seat, _level: Level, _seed: u64) -> Option<Reflex<Self::Action>> {
        None
    }

    /// How many parts of a game, such as bouts or court cards, a seat has won more than the others: what a beginner counts.
    fn parts_won(_state: &Self::State, _seat: Seat) -> i32 {
        0
    }
}

/// A computer's action in a race, with its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reflex<Action> {
    /// The time of the action, in ms since the game began.
    pub at: u64,
    /// The action to do at that time.
    pub action: Action,
}
