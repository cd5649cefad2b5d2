//! Records of games without their types.

use super::{AnyAction, AnyIllegal, AnyState};
use crate::game::record::{Details, DrawWithOutsideRng, Entry, ReplayError};
use crate::game::{self, Game};

/// A record of a game that is known at run time only: see [`Record`](game::Record).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyRecord {
    /// The options of the game, as text.
    pub options: String,
    /// The seed of the game's random generator and of the computer players.
    pub seed: u64,
    /// The position at which the game began; `None` for a new game.
    pub position: Option<AnyState>,
    /// The title, the players, the result and the notes; each of them may be missing.
    pub details: Details,
    /// The random generators that came from outside the game, in order.
    pub outside_draws: Vec<DrawWithOutsideRng>,
    /// All actions with their seats and times, in order.
    pub entries: Vec<Entry<AnyAction>>,
}

impl<G: Game> From<game::Record<G>> for AnyRecord {
    fn from(record: game::Record<G>) -> Self {
        let game::Record { options, seed, position, details, outside_draws, entries } = record;
        Self {
            options: options.to_string(),
            seed,
            position: position.map(AnyState::new::<G>),
            details,
            outside_draws,
            entries: entries.into_iter().map(|entry| entry.map(AnyAction::new::<G>)).collect(),
        }
    }
}

impl AnyRecord {
    /// The record of a game without actions. The game begins at `position` if given, and otherwise with these options.
    #[must_use]
    pub fn new(options: String, seed: u64, position: Option<AnyState>) -> Self {
        Self { options, seed, position, details: Details::default(), outside_draws: Vec::new(), entries: Vec::new() }
    }

    /// Removes the actions after the first `plies`, with their random generators from outside and notes. Returns the removed
    /// actions.
    pub fn split_off(&mut self, plies: usize) -> Vec<Entry<AnyAction>> {
        self.details.notes.truncate(plies);
        self.outside_draws.retain(|draw| draw.plies <= plies);
        self.entries.split_off(plies.min(self.entries.len()))
    }

    /// The line of the record's text, counted from 0, at which replaying fails.
    #[must_use]
    pub fn line_of(&self, broken: &ReplayError<AnyIllegal>) -> usize {
        match broken {
            ReplayError::Options(_) => 1,
            // Lines above the actions: the version, the options, the seed, and perhaps a position and details.
            ReplayError::Action(number, _) => {
                let drawn = self.outside_draws.iter().filter(|draw| draw.plies < *number).count();
                2 + usize::from(self.position.is_some()) + self.details.line_count() + drawn + number
            }
        }
    }
}
