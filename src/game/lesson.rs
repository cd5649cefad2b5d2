//! Lessons: positions in which one thing is to be done, how one tells that it was, and what is said about it.

use std::fmt::Display;

use super::catalogue::Message;
use super::record::Entry;
use super::{Game, Language, Seat};

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::FIRST;

/// A position in which one thing is to be done. It is the learner's turn.
pub struct Exercise<G: Game> {
    /// The position, as [`Game::read_state`] reads it.
    pub position: &'static str,
    /// Whether what was asked for is done.
    pub goal: fn(&G::State) -> bool,
    /// In how many actions of the learner at most.
    pub within: usize,
    /// One way to do it: the learner's actions, in notation.
    pub way: &'static [&'static str],
    /// What others do meanwhile, whatever the learner does: their actions in notation, which the lesson does for them.
    pub answers: &'static [&'static str],
}

/// How far somebody has come who is at an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Course<Action> {
    /// On the way.
    Going,
    /// It is for another seat to go on, with this.
    Answer(Seat, Action),
    /// Done.
    Done,
    /// Something else was done than was asked for.
    Astray,
}

impl<Action: Display> Course<Action> {
    /// The same with its action in notation.
    pub fn written(self) -> Course<String> {
        match self {
            Self::Going => Course::Going,
            Self::Answer(seat, action) => Course::Answer(seat, action.to_string()),
            Self::Done => Course::Done,
            Self::Astray => Course::Astray,
        }
    }
}

/// What is said about an exercise: in one language, or as messages of a catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Teaching<Text: 'static = &'static str> {
    /// What it is about, in a word or two.
    pub heading: Text,
    /// What one has to know, and what is to be done.
    pub task: Text,
    /// What is said when it was done.
    pub done: Text,
    /// What is said to those who have done something else; empty where nothing else can be done.
    pub astray: Text,
}

impl Teaching<Message> {
    /// The same in a language.
    #[must_use]
    pub fn read(&self, language: Language) -> Teaching {
        let Self { heading, task, done, astray } = self;
        let [heading, task, done, astray] = [heading, task, done, astray].map(|message| message.text(language));
        Teaching { heading, task, done, astray }
    }
}

impl<G: Game> Exercise<G> {
    /// How far somebody has come when all this was `done`, so that things stand as `state` says.
    #[must_use]
    pub fn course(&self, done: &[Entry<G::Action>], state: &G::State) -> Course<G::Action> {
        if !done.is_empty() && (self.goal)(state) {
            return Course::Done;
        }
        let own = done.iter().filter(|entry| entry.seat == LEARNER).count();
        let to_act = G::to_act(state);
        if to_act.contains(LEARNER) {
            return if own < self.within { Course::Going } else { Course::Astray };
        }
        // An answer that does not fit is one to something else.
        let answer = self.answers.get(done.len() - own).and_then(|answer| answer.parse().ok());
        let answer = to_act.first().zip(answer).filter(|(seat, action)| G::check(state, *seat, action).is_ok());
        answer.map_or(Course::Astray, |(seat, action)| Course::Answer(seat, action))
    }
}
