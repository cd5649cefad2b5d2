//! A random game, and where those of a game are kept.

use std::sync::OnceLock;

use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Game, GameClock, Record};

/// A game that was played to its end, or broken off when the suite's limit was.
pub struct Playthrough<G: Game> {
    /// How it went.
    pub record: Record<G>,
    /// Every state of it, the first before the first action; each as it was when the next action was done, if a clock is
    /// played against.
    pub states: Vec<G::State>,
}

impl<G: Game> Playthrough<G> {
    /// Whether it was played to its end.
    pub fn is_whole(&self) -> bool {
        self.states.last().is_some_and(|last| G::to_act(last).is_empty())
    }

    /// What time it is in the state of this number.
    pub fn time(&self, number: usize) -> u64 {
        self.record.entries.get(number).or(self.record.entries.last()).map_or(0, |entry| entry.at)
    }

    /// Whether the state of this number lasts no time: its deadline is now.
    pub fn is_fleeting(&self, number: usize) -> bool {
        G::Clock::next_deadline(&self.states[number])
            .is_some_and(|deadline| deadline.action.is_some() && deadline.at <= self.time(number))
    }

    /// The state after the action of this number, counted from 0, at the time when it was done.
    pub fn after(&self, number: usize) -> G::State {
        let Entry { seat, action, .. } = &self.record.entries[number];
        let mut after = self.states[number].clone();
        G::apply(&mut after, *seat, action);
        after
    }
}

/// A game whose playthroughs are kept for all its tests.
pub trait Shared: Game + Sized {
    /// Where they are kept. A `OnceLock`, since it stays empty when a playthrough panics: then every test that needs the
    /// playthroughs fails with the panic itself, and not with that of a poisoned lock.
    fn shared() -> &'static OnceLock<Vec<Playthrough<Self>>>;
}
