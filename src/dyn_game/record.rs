//! Records of any game.

use super::{AnyAction, AnyIllegal, AnyState, DynGame};
use crate::game::record::{Chance, Details, Entry, ReplayError, text_of_link, write_record};
use crate::game::{self, Game, ParseError};

/// A record whose game is known at run time only: see [`Record`](game::Record).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyRecord {
    /// The options of the game, as text.
    pub options: String,
    /// The seed of the game's generator, and of the computer players.
    pub seed: u64,
    /// The position at which the game began; `None` for a new game.
    pub position: Option<AnyState>,
    /// The title, the players and the result, as far as the record names them.
    pub details: Details,
    /// The outcomes of chance that came from outside, in order.
    pub chance: Vec<Chance>,
    /// Every action, in order.
    pub entries: Vec<Entry<AnyAction>>,
}

impl<G: Game> From<game::Record<G>> for AnyRecord {
    fn from(record: game::Record<G>) -> Self {
        let game::Record { options, seed, position, details, chance, entries } = record;
        Self {
            options: options.to_string(),
            seed,
            position: position.map(AnyState::new::<G>),
            details,
            chance,
            entries: entries.into_iter().map(|entry| entry.map(AnyAction::new::<G>)).collect(),
        }
    }
}

impl AnyRecord {
    /// The record of a game without actions, which begins at this position, or with these options.
    #[must_use]
    pub fn new(options: String, seed: u64, position: Option<AnyState>) -> Self {
        Self { options, seed, position, details: Details::default(), chance: Vec::new(), entries: Vec::new() }
    }

    /// Reads the record in a link.
    ///
    /// # Errors
    /// When the link cannot be read.
    pub fn from_link(game: &dyn DynGame, link: &str) -> Result<Self, ParseError> {
        game.read_record(&text_of_link(link)?)
    }

    /// The text of the record.
    #[must_use]
    pub fn write(&self, game: &dyn DynGame) -> String {
        let Self { options, seed, position, details, chance, entries } = self;
        let timed = game.options().pace(options).is_timed();
        let entry = |plies: usize| entries.get(plies).map(|entry| entry.write(timed));
        let position = position.as_ref().map(|position| position as _);
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write_record(&mut text, (game.id(), options, *seed), position, details, chance, &entry);
        text
    }

    /// Every state of the game, from the beginning to the last action.
    ///
    /// # Errors
    /// When the game cannot begin or an action is illegal.
    pub fn replay(&self, game: &dyn DynGame) -> Result<Vec<AnyState>, ReplayError<AnyIllegal>> {
        let first = self.position.clone().map_or_else(|| game.start(&self.options, self.seed), Ok);
        let mut states = vec![self.drawn(game, 0, first.map_err(ReplayError::Options)?)];
        for (index, entry) in self.entries.iter().enumerate() {
            // The clock ran on in the state before the action, as in the game that was played.
            if entry.at > 0 {
                game.advance_clock(&mut states[index], entry.at);
            }
            let state = game.play(&states[index], entry);
            let state = state.map_err(|illegal| ReplayError::Action(index + 1, illegal))?;
            states.push(self.drawn(game, index + 1, state));
        }
        Ok(states)
    }

    /// A state, after the outcomes of chance that follow after this number of actions.
    fn drawn(&self, game: &dyn DynGame, plies: usize, state: AnyState) -> AnyState {
        let outcomes = self.chance.iter().filter(|chance| chance.plies == plies);
        outcomes.fold(state, |state, chance| game.draw(&state, chance))
    }

    /// Leaves out all actions but the first ones, and what came after them. Returns those actions.
    pub fn split_off(&mut self, plies: usize) -> Vec<Entry<AnyAction>> {
        self.chance.retain(|chance| chance.plies <= plies);
        self.entries.split_off(plies.min(self.entries.len()))
    }

    /// The line of the record's text, counted from 0, that cannot be replayed.
    #[must_use]
    pub fn line_of(&self, broken: &ReplayError<AnyIllegal>) -> usize {
        match broken {
            ReplayError::Options(_) => 1,
            // Above the actions are the version, the options, the seed, and perhaps a position and details.
            ReplayError::Action(number, _) => {
                let drawn = self.chance.iter().filter(|chance| chance.plies < *number).count();
                2 + usize::from(self.position.is_some()) + self.details.lines() + drawn + number
            }
        }
    }
}
