//! The lessons of the games that have exercises: every position can be played, the solution reaches the goal, a failure is
//! reported, and everything has its text.

use corsair_cabinet::game::lesson::{Exercise, ExerciseStatus, ExerciseText, LEARNER};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Choices, Game, GameWords, Language};

use crate::tested_game::{Lesson, TestedGame, test_every_game};

/// An exercise and the actions so far.
struct Attempt<'a, G: Game> {
    exercise: &'a Exercise<G>,
    done: Vec<Entry<G::Action>>,
    state: G::State,
}

// A derived impl would demand that `G` be clonable.
impl<G: Game> Clone for Attempt<'_, G> {
    fn clone(&self) -> Self {
        Self { exercise: self.exercise, done: self.done.clone(), state: self.state.clone() }
    }
}

impl<'a, G: GameWords> Attempt<'a, G> {
    fn new(exercise: &'a Exercise<G>) -> Self {
        let state = exercise.state().unwrap_or_else(|why| panic!("{}: {why}", exercise.position));
        Self { exercise, done: Vec::new(), state }
    }

    /// Applies a legal action of the learner and the replies of the lesson.
    fn act(&mut self, action: G::Action) -> ExerciseStatus<G::Action> {
        let mut next = (LEARNER, action);
        loop {
            let entry = Entry { seat: next.0, action: next.1, at: 0 };
            entry.play::<G>(&mut self.state).unwrap_or_else(|why| panic!("{}: {why}", entry.action));
            self.done.push(entry);
            match self.exercise.status(&self.done, &self.state) {
                ExerciseStatus::Answer(seat, action) => next = (seat, action),
                status => return status,
            }
        }
    }

    /// Whether some legal actions lead to a failure.
    fn can_fail(&self) -> bool {
        let mut actions = Vec::new();
        G::actions(&self.state, LEARNER, &mut actions);
        actions.into_iter().any(|action| {
            let mut attempt = self.clone();
            match attempt.act(action) {
                ExerciseStatus::Failed => true,
                ExerciseStatus::Going => attempt.can_fail(),
                ExerciseStatus::Answer(..) | ExerciseStatus::Done => false,
            }
        })
    }
}

fn exercises_begin_with_the_learner_in_the_usual_game<G: TestedGame + GameWords>() {
    let Some(Lesson { exercises, .. }) = G::lesson() else { return };
    assert!((6..=10).contains(&exercises.len()), "{}: {} exercises", G::ID, exercises.len());
    for exercise in exercises {
        let Attempt { state, .. } = Attempt::new(exercise);
        assert!(G::outcome(&state).is_none(), "{}", exercise.position);
        assert!(G::to_act(&state).contains(LEARNER), "{}", exercise.position);
        assert_eq!(G::seat_count(G::options(&state)), 2);
        let usual = G::about(Language::ENGLISH).usual_options();
        assert_eq!(G::options(&state).write(), usual, "{}", exercise.position);
    }
}

fn a_solution_reaches_the_goal_at_its_last_action<G: TestedGame + GameWords>() {
    let Some(Lesson { exercises, .. }) = G::lesson() else { return };
    for (number, exercise) in (1..).zip(exercises) {
        let mut attempt = Attempt::new(exercise);
        assert!(exercise.solution.len() <= exercise.within, "{} {number}", G::ID);
        for (at, action) in exercise.solution.iter().enumerate() {
            let status = attempt.act(action.parse().unwrap_or_else(|why| panic!("{action}: {why}")));
            let due = if at + 1 == exercise.solution.len() { ExerciseStatus::Done } else { ExerciseStatus::Going };
            assert_eq!(status, due, "{} {number}, after {action}", G::ID);
        }
        let replies = attempt.done.iter().filter(|entry| entry.seat != LEARNER).count();
        assert_eq!(replies, exercise.answers.len(), "{} {number}: every reply is used", G::ID);
    }
}

fn an_exercise_that_can_fail_has_a_text_for_failure<G: TestedGame + GameWords>() {
    let Some(Lesson { exercises, texts }) = G::lesson() else { return };
    assert_eq!(exercises.len(), texts.len(), "{}", G::ID);
    for (exercise, ExerciseText { heading, task, done, failed }) in exercises.iter().zip(texts) {
        for (text, most) in [(heading, 30), (task, 340), (done, 220), (failed, 180)] {
            assert!(text.len() <= most, "{} bytes, at most {most}: {text}", text.len());
        }
        assert!(![heading, task, done].iter().any(|text| text.is_empty()), "{heading}");
        assert_eq!(Attempt::new(exercise).can_fail(), !failed.is_empty(), "{}: {heading}", G::ID);
    }
}

test_every_game! {
    exercises_begin_with_the_learner_in_the_usual_game,
    a_solution_reaches_the_goal_at_its_last_action,
    an_exercise_that_can_fail_has_a_text_for_failure,
}
