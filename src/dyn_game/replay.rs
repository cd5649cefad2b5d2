//! The functions of a record that need its game: reading, writing and replaying.

use super::{AnyIllegal, AnyRecord, AnyState, DynGame};
use crate::game::ParseError;
use crate::game::record::{ReplayError, text_of_link, write_record};

impl AnyRecord {
    /// Reads the record in a link.
    ///
    /// # Errors
    /// When the link cannot be read.
    pub fn from_link(game: &dyn DynGame, link: &str) -> Result<Self, ParseError> {
        game.read_record(&text_of_link(link)?)
    }

    /// Writes the text of the record.
    #[must_use]
    pub fn write(&self, game: &dyn DynGame) -> String {
        let Self { options, seed, position, details, outside_draws, entries } = self;
        let timed = game.options().pace(options).is_timed();
        let entry = |plies: usize| entries.get(plies).map(|entry| entry.write(timed));
        let position = position.as_ref().map(|position| position as _);
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write_record(&mut text, (game.id(), options, *seed), position, details, outside_draws, &entry);
        text
    }

    /// All states of the game: the first one, and one after each action.
    ///
    /// # Errors
    /// When the game cannot begin, or an action is illegal.
    pub fn replay(&self, game: &dyn DynGame) -> Result<Vec<AnyState>, ReplayError<AnyIllegal>> {
        let first = self.position.clone().map_or_else(|| game.start(&self.options, self.seed), Ok);
        let mut states = vec![self.state_after_draws(game, 0, first.map_err(ReplayError::Options)?)];
        for (index, entry) in self.entries.iter().enumerate() {
            // The clock ran on in the state before the action, as in the game that was played.
            if entry.at > 0 {
                game.advance_clock(&mut states[index], entry.at);
            }
            let state = game.play(&states[index], entry);
            let state = state.map_err(|illegal| ReplayError::Action(index + 1, illegal))?;
            states.push(self.state_after_draws(game, index + 1, state));
        }
        Ok(states)
    }

    /// Applies to a state the random generators from outside that the record has after `plies` actions. Returns the new state.
    fn state_after_draws(&self, game: &dyn DynGame, plies: usize, state: AnyState) -> AnyState {
        let draws = self.outside_draws.iter().filter(|draw| draw.plies == plies);
        draws.fold(state, |state, draw| game.draw(&state, draw))
    }
}
