//! Lessons and puzzles: a game's own lesson, or tasks on a table.

use leptos::prelude::AnyView;

use super::{GameUi, Signals, TableHandle};
use crate::game::lesson::{Exercise, ExerciseStatus, ExerciseText, LEARNER};
use crate::game::{Language, Record, Seat};
use crate::search::Level;
use crate::session::{PlayerKind, Session};

/// The lesson of a game.
pub enum Lesson<G: GameUi> {
    /// A view of its own, for a game with these options; the clock is the device's.
    Own(fn(G::Options, Signals) -> AnyView),
    /// Exercises on a table, with their texts, for the standard game.
    Exercises(&'static [Exercise<G>], &'static [ExerciseText]),
}

/// A lesson, whatever the game.
#[expect(clippy::large_enum_variant, reason = "one is made, and taken apart at once")]
pub enum DynLesson {
    /// A view of the game's own.
    Own(AnyView),
    /// A table with the first exercise on it, and the texts of all.
    Exercises(TableHandle, &'static [ExerciseText]),
}

/// A task for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The exercise of this number of the game's lesson, counted from 0.
    Exercise(usize),
    /// The puzzle of this day, counted from 1970.
    Puzzle(u64),
}

/// The session of a task, if there is such a task. The moves of the other seats are fixed. They are the best moves, so the other
/// players have the highest level.
pub(super) fn session_of_task<G: GameUi>(language: Language, task: Task) -> Option<Session<G>> {
    let (position, person) = match task {
        Task::Exercise(number) => {
            let Lesson::Exercises(exercises, _) = G::lesson(language) else { return None };
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

/// How far the player has come with a task; `None` where there is none.
pub(super) fn status_of_task<G: GameUi>(
    language: Language,
    task: Task,
    session: &Session<G>,
) -> Option<ExerciseStatus<String>> {
    let (done, state) = (&session.record().entries, session.state());
    Some(match task {
        Task::Exercise(number) => {
            let Lesson::Exercises(exercises, _) = G::lesson(language) else { return None };
            exercises.get(number)?.status(done, state).written()
        }
        Task::Puzzle(day) => G::puzzle(day)?.status(done, state).written(),
    })
}
