//! Lessons and puzzles at the table: a game's own way to teach, or tasks that are laid out.

use leptos::prelude::AnyView;

use super::{GameUi, Signals, TableHandle, current_language};
use crate::game::lesson::{Exercise, ExerciseStatus, ExerciseText, LEARNER};
use crate::game::{Record, Seat};
use crate::search::Level;
use crate::session::{PlayerKind, Session};

/// How a game is taught.
pub enum Lesson<G: GameUi> {
    /// In a way of its own, for a game with these options; the clock is the device's.
    Own(fn(G::Options, Signals) -> AnyView),
    /// By exercises on the table, with what is said about each: for the standard game.
    Exercises(&'static [Exercise<G>], &'static [ExerciseText]),
}

/// A lesson, whatever the game.
#[expect(clippy::large_enum_variant, reason = "one is made, and taken apart at once")]
pub enum DynLesson {
    /// One of the game's own.
    Own(AnyView),
    /// A table with the first exercise on it, and what is said about each.
    Exercises(TableHandle, &'static [ExerciseText]),
}

/// Something that is laid out on the table to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The exercise of this number of the game's lesson, counted from 0.
    Exercise(usize),
    /// The puzzle of this day, counted from 1970.
    Puzzle(u64),
}

/// The session in which a task is done, if there is such a task. Nobody thinks in it: what others do is settled, and as good
/// as can be, so that they are called after the best.
pub(super) fn session_of<G: GameUi>(task: Task) -> Option<Session<G>> {
    let (position, person) = match task {
        Task::Exercise(number) => {
            let Lesson::Exercises(exercises, _) = G::lesson(current_language()) else { return None };
            (exercises.get(number)?.position.parse().ok()?, LEARNER)
        }
        Task::Puzzle(day) => {
            let puzzle = G::puzzle(day)?;
            let seat = puzzle.seat();
            (puzzle.position, seat)
        }
    };
    let player =
        |seat: Seat| if seat == person { PlayerKind::person("") } else { PlayerKind::Computer(Level::Captain) };
    let players = Seat::all(G::seats(G::options(&position))).map(player).collect();
    Session::resume(Record::at(position, 0), players).ok()
}

/// How far somebody has come with a task; `None` where there is none.
pub(super) fn course_of<G: GameUi>(task: Task, session: &Session<G>) -> Option<ExerciseStatus<String>> {
    let (done, state) = (&session.record().entries, session.state());
    Some(match task {
        Task::Exercise(number) => {
            let Lesson::Exercises(exercises, _) = G::lesson(current_language()) else { return None };
            exercises.get(number)?.status(done, state).written()
        }
        Task::Puzzle(day) => G::puzzle(day)?.status(done, state).written(),
    })
}
