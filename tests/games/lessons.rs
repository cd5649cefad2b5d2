//! The lessons of the games that are taught by exercises: every position can be played, the way through it is one, whoever
//! leaves it is told, and everything has its words.

use corsair_cabinet::game::lesson::{Exercise, ExerciseStatus, ExerciseText, LEARNER};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Choices, Game, Language};
use corsair_cabinet::games::corsairs::{self, Corsairs};
use corsair_cabinet::games::court_wars::{self, CourtWars};
use corsair_cabinet::games::knight_fight::{self, KnightFight};
use corsair_cabinet::games::knights_and_corsairs::{self, KnightsAndCorsairs};

/// Something that holds for every lesson.
trait Claim {
    fn holds<G: Game>(&self, exercises: &[Exercise<G>], teachings: &[ExerciseText]);
}

/// Tries a claim on all lessons.
fn on_every_lesson(claim: &impl Claim) {
    claim.holds::<Corsairs>(corsairs::lesson::EXERCISES, corsairs::words::lesson(Language::ENGLISH));
    claim.holds::<CourtWars>(court_wars::lesson::EXERCISES, court_wars::words::lesson(Language::ENGLISH));
    claim.holds::<KnightFight>(knight_fight::lesson::EXERCISES, knight_fight::words::lesson(Language::ENGLISH));
    let teachings = knights_and_corsairs::words::lesson(Language::ENGLISH);
    claim.holds::<KnightsAndCorsairs>(knights_and_corsairs::lesson::EXERCISES, teachings);
}

/// An exercise being done.
struct Pupil<'a, G: Game> {
    exercise: &'a Exercise<G>,
    done: Vec<Entry<G::Action>>,
    state: G::State,
}

// A derived impl would demand that `G` be clonable.
impl<G: Game> Clone for Pupil<'_, G> {
    fn clone(&self) -> Self {
        Self { exercise: self.exercise, done: self.done.clone(), state: self.state.clone() }
    }
}

impl<'a, G: Game> Pupil<'a, G> {
    fn new(exercise: &'a Exercise<G>) -> Self {
        let state = exercise.position.parse::<G::State>().unwrap_or_else(|why| panic!("{}: {why}", exercise.position));
        Self { exercise, done: Vec::new(), state }
    }

    /// The learner does something legal, and the lesson answers: where that leads.
    fn act(&mut self, action: G::Action) -> ExerciseStatus<G::Action> {
        let mut next = (LEARNER, action);
        loop {
            let entry = Entry { seat: next.0, action: next.1, at: 0 };
            entry.play::<G>(&mut self.state).unwrap_or_else(|why| panic!("{}: {why}", entry.action));
            self.done.push(entry);
            match self.exercise.status(&self.done, &self.state) {
                ExerciseStatus::Answer(seat, action) => next = (seat, action),
                course => return course,
            }
        }
    }

    /// Whether somebody at it can be led astray by what is legal.
    fn can_stray(&self) -> bool {
        let mut actions = Vec::new();
        G::actions(&self.state, LEARNER, &mut actions);
        actions.into_iter().any(|action| {
            let mut pupil = self.clone();
            match pupil.act(action) {
                ExerciseStatus::Failed => true,
                ExerciseStatus::Going => pupil.can_stray(),
                ExerciseStatus::Answer(..) | ExerciseStatus::Done => false,
            }
        })
    }
}

#[test]
fn every_exercise_is_of_the_standard_game_and_begins_with_the_learner() {
    struct Begins;
    impl Claim for Begins {
        fn holds<G: Game>(&self, exercises: &[Exercise<G>], _teachings: &[ExerciseText]) {
            assert!((6..=10).contains(&exercises.len()), "{}: {} exercises", G::ID, exercises.len());
            for exercise in exercises {
                let Pupil { state, .. } = Pupil::new(exercise);
                assert!(G::outcome(&state).is_none(), "{}", exercise.position);
                assert!(G::to_act(&state).contains(LEARNER), "{}", exercise.position);
                assert_eq!(G::seats(G::options(&state)), 2);
                let chosen = G::Options::CHOICES.iter().map(|choice| choice.key);
                let standard = G::Options::default();
                for key in chosen {
                    let value = G::options(&state).value(key);
                    assert_eq!(value, standard.value(key), "{}: {key}", exercise.position);
                }
            }
        }
    }
    on_every_lesson(&Begins);
}

#[test]
fn the_way_through_every_exercise_leads_to_its_goal_and_not_before_its_end() {
    struct Leads;
    impl Claim for Leads {
        fn holds<G: Game>(&self, exercises: &[Exercise<G>], _teachings: &[ExerciseText]) {
            for (number, exercise) in (1..).zip(exercises) {
                let mut pupil = Pupil::new(exercise);
                assert!(exercise.solution.len() <= exercise.within, "{} {number}", G::ID);
                for (at, action) in exercise.solution.iter().enumerate() {
                    let course = pupil.act(action.parse().unwrap_or_else(|why| panic!("{action}: {why}")));
                    let due =
                        if at + 1 == exercise.solution.len() { ExerciseStatus::Done } else { ExerciseStatus::Going };
                    assert_eq!(course, due, "{} {number}, after {action}", G::ID);
                }
                let answered = pupil.done.iter().filter(|entry| entry.seat != LEARNER).count();
                assert_eq!(answered, exercise.answers.len(), "{} {number}: every answer is given", G::ID);
            }
        }
    }
    on_every_lesson(&Leads);
}

#[test]
fn every_exercise_has_its_words_and_those_who_can_be_led_astray_are_told_so() {
    struct Words;
    impl Claim for Words {
        fn holds<G: Game>(&self, exercises: &[Exercise<G>], teachings: &[ExerciseText]) {
            assert_eq!(exercises.len(), teachings.len(), "{}", G::ID);
            for (exercise, ExerciseText { heading, task, done, failed }) in exercises.iter().zip(teachings) {
                for (words, most) in [(heading, 30), (task, 340), (done, 220), (failed, 180)] {
                    assert!(words.len() <= most, "{} bytes, at most {most}: {words}", words.len());
                }
                assert!(![heading, task, done].iter().any(|words| words.is_empty()), "{heading}");
                assert_eq!(Pupil::new(exercise).can_stray(), !failed.is_empty(), "{}: {heading}", G::ID);
            }
        }
    }
    on_every_lesson(&Words);
}
