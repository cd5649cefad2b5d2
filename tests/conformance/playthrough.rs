//! A random playthrough of a game, and the place where all playthroughs of the game are kept.

use std::sync::OnceLock;

use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Game, GameClock, Record};

/// A random game that was played to its end, or to the limit of actions that the tests set.
pub struct Playthrough<G: Game> {
    /// The record of the game.
    pub record: Record<G>,
    /// The states of the game: the first one, and the one after each action. In a game with a clock, each is the state at the
    /// time of the next action.
    pub states: Vec<G::State>,
}

impl<G: Game> Playthrough<G> {
    /// Whether the game was played to its end.
    pub fn is_whole(&self) -> bool {
        self.states.last().is_some_and(|last| G::to_act(last).is_empty())
    }

    /// The time in the state of this number, in ms.
    pub fn time(&self, number: usize) -> u64 {
        self.record.entries.get(number).or(self.record.entries.last()).map_or(0, |entry| entry.at)
    }

    /// Whether the state of this number lasts no time, because its deadline is now.
    pub fn is_fleeting(&self, number: usize) -> bool {
        G::Clock::next_deadline(&self.states[number])
            .is_some_and(|deadline| deadline.action.is_some() && deadline.at <= self.time(number))
    }

    /// The state after the action of this number, counted from 0, at the time of the action.
    pub fn after(&self, number: usize) -> G::State {
        let Entry { seat, action, .. } = &self.record.entries[number];
        let mut after = self.states[number].clone();
        G::apply(&mut after, *seat, action);
        after
    }
}

/// A game whose playthroughs are kept for all its tests, so that they are played only once.
pub trait StoredPlaythroughs: Game + Sized {
    /// The place where the playthroughs are kept. A `OnceLock` stays empty when a playthrough panics: then every test that needs
    /// the playthroughs fails with the panic itself, and not with that of a poisoned lock.
    fn playthrough_store() -> &'static OnceLock<Vec<Playthrough<Self>>>;
}
