//! Lessons: positions with a task, a test whether the task is done, and the texts for the player.

use super::catalogue::{Message, PerLanguage};
use super::record::Entry;
use super::{Game, GameWords, Language, ParseError, Seat};

/// The seat of the learner.
pub const LEARNER: Seat = Seat::FIRST;

/// A position with a task for the learner, whose turn it is.
///
/// ```
/// use corsair_cabinet::game::{Game, Record};
/// use corsair_cabinet::game::lesson::{ExerciseStatus, LEARNER};
/// use corsair_cabinet::game::record::Entry;
/// use corsair_cabinet::games::court_wars::{CourtWars, lesson::EXERCISES};
///
/// let exercise = &EXERCISES[2];
/// let mut record = Record::<CourtWars>::at(exercise.state().unwrap(), 0);
/// assert_eq!(exercise.status(&record.entries, &record.first_state().unwrap()), ExerciseStatus::Going);
///
/// let action = exercise.solution[0].parse().unwrap();
/// record.entries.push(Entry { seat: LEARNER, action, at: 0 });
/// let states = record.replay().unwrap();
/// assert_eq!(exercise.status(&record.entries, &states[1]), ExerciseStatus::Done);
/// ```
pub struct Exercise<G: Game> {
    /// The position, a state of the usual game: the text of [`Game::State`] without the options.
    pub position: &'static str,
    /// Whether the task is done in a state.
    pub goal: fn(&G::State) -> bool,
    /// The most actions that the learner may use.
    pub within: usize,
    /// One solution: the learner's actions in notation.
    pub solution: &'static [&'static str],
    /// The answers of the other seats in notation, in order. If the next answer is missing or illegal, the learner has failed.
    pub answers: &'static [&'static str],
}

/// The status of an exercise or a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExerciseStatus<Action> {
    /// It is the player's turn, and the task is not done yet.
    Going,
    /// Another seat is to act: the seat, and the action that it takes.
    Answer(Seat, Action),
    /// The task is done.
    Done,
    /// The task cannot be done any more.
    Failed,
}

impl<Action> ExerciseStatus<Action> {
    /// Converts the action of the status to another type.
    pub(crate) fn map<Other>(self, map: impl FnOnce(Action) -> Other) -> ExerciseStatus<Other> {
        match self {
            Self::Going => ExerciseStatus::Going,
            Self::Answer(seat, action) => ExerciseStatus::Answer(seat, map(action)),
            Self::Done => ExerciseStatus::Done,
            Self::Failed => ExerciseStatus::Failed,
        }
    }
}

/// The texts of an exercise: in one language, or as messages of a catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExerciseText<Text: 'static = &'static str> {
    /// The subject, in a word or two.
    pub heading: Text,
    /// The explanation and the task.
    pub task: Text,
    /// The text that follows when the task is done.
    pub done: Text,
    /// The text that follows a wrong action; empty if no wrong action is legal.
    pub failed: Text,
}

/// The texts of the exercises of a lesson, or of the kinds of puzzles, translated once for each language.
pub struct ExerciseTexts {
    messages: &'static [ExerciseText<Message>],
    read: PerLanguage<Vec<ExerciseText>>,
}

impl ExerciseTexts {
    /// Texts from these messages, one item for each exercise or kind of puzzle.
    pub(crate) const fn new(messages: &'static [ExerciseText<Message>]) -> Self {
        Self { messages, read: PerLanguage::new() }
    }

    /// The texts in a language, in the order of the messages.
    pub fn texts(&'static self, language: Language) -> &'static [ExerciseText] {
        let read = |text: &ExerciseText<Message>| {
            let [heading, task, done, failed] =
                [text.heading, text.task, text.done, text.failed].map(|message| message.text(language));
            ExerciseText { heading, task, done, failed }
        };
        self.read.get(language, || self.messages.iter().map(read).collect())
    }
}

impl<G: Game> Exercise<G> {
    /// The position as a state of the usual game.
    ///
    /// # Errors
    /// When the text of the position is no state of the usual game.
    pub fn state(&self) -> Result<G::State, ParseError>
    where
        G: GameWords,
    {
        let options = G::about(Language::ENGLISH).usual_options();
        format!("{options} {}", self.position).trim_end().parse()
    }

    /// The status of the exercise after the actions `done`, which led to `state`.
    pub fn status(&self, done: &[Entry<G::Action>], state: &G::State) -> ExerciseStatus<G::Action> {
        if !done.is_empty() && (self.goal)(state) {
            return ExerciseStatus::Done;
        }
        let own = done.iter().filter(|entry| entry.seat == LEARNER).count();
        let to_act = G::to_act(state);
        if to_act.contains(LEARNER) {
            return if own < self.within { ExerciseStatus::Going } else { ExerciseStatus::Failed };
        }
        // An answer that is not legal does not fit the learner's action.
        let answer = self.answers.get(done.len() - own).and_then(|answer| answer.parse().ok());
        let answer = to_act.first().zip(answer).filter(|(seat, action)| G::check(state, *seat, action).is_ok());
        answer.map_or(ExerciseStatus::Failed, |(seat, action)| ExerciseStatus::Answer(seat, action))
    }
}
