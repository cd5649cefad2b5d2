//! Lessons: positions in which one thing is to be done, how one tells that it was, and what is said about it.

use std::fmt::Display;

use super::catalogue::Message;
use super::record::Entry;
use super::{Game, Language, Seat};

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::FIRST;

/// A position in which one thing is to be done. It is the learner's turn.
pub struct Exercise<G: Game> {
    /// The position, in the text of [`Game::State`].
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
pub enum ExerciseStatus<Action> {
    /// On the way.
    Going,
    /// It is for another seat to go on, with this.
    Answer(Seat, Action),
    /// Done.
    Done,
    /// Something else was done than was asked for.
    Astray,
}

impl<Action: Display> ExerciseStatus<Action> {
    /// The same with its action in notation.
    pub fn written(self) -> ExerciseStatus<String> {
        match self {
            Self::Going => ExerciseStatus::Going,
            Self::Answer(seat, action) => ExerciseStatus::Answer(seat, action.to_string()),
            Self::Done => ExerciseStatus::Done,
            Self::Astray => ExerciseStatus::Astray,
        }
    }
}

/// What is said about an exercise: in one language, or as messages of a catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExerciseText<Text: 'static = &'static str> {
    /// What it is about, in a word or two.
    pub heading: Text,
    /// What one has to know, and what is to be done.
    pub task: Text,
    /// What is said when it was done.
    pub done: Text,
    /// What is said to those who have done something else; empty where nothing else can be done.
    pub astray: Text,
}

impl ExerciseText<Message> {
    /// The same in a language.
    #[must_use]
    pub fn read(&self, language: Language) -> ExerciseText {
        let Self { heading, task, done, astray } = self;
        let [heading, task, done, astray] = [heading, task, done, astray].map(|message| message.text(language));
        ExerciseText { heading, task, done, astray }
    }
}

impl<G: Game> Exercise<G> {
    /// How far somebody has come when all this was `done`, so that things stand as `state` says.
    #[must_use]
    pub fn status(&self, done: &[Entry<G::Action>], state: &G::State) -> ExerciseStatus<G::Action> {
        if !done.is_empty() && (self.goal)(state) {
            return ExerciseStatus::Done;
        }
        let own = done.iter().filter(|entry| entry.seat == LEARNER).count();
        let to_act = G::to_act(state);
        if to_act.contains(LEARNER) {
            return if own < self.within { ExerciseStatus::Going } else { ExerciseStatus::Astray };
        }
        // An answer that does not fit is one to something else.
        let answer = self.answers.get(done.len() - own).and_then(|answer| answer.parse().ok());
        let answer = to_act.first().zip(answer).filter(|(seat, action)| G::check(state, *seat, action).is_ok());
        answer.map_or(ExerciseStatus::Astray, |(seat, action)| ExerciseStatus::Answer(seat, action))
    }
}
