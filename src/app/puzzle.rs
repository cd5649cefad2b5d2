//! The puzzle of the day: a position with exactly one way to win.

use leptos::prelude::*;

use super::exercise_runner::{ExerciseInstructions, ExerciseRunner, ExerciseTable};
use super::route::Route;
use super::{Home, parts};
use crate::browser::device;
use crate::dyn_game::Task;
use crate::game::Seat;
use crate::game::lesson::ExerciseText;
use crate::ui::{Signals, TableHandle, messages as say, use_language};

/// The puzzle of a game: today's, or that of a day counted from 1970.
#[component]
pub fn PuzzlePage(game: String, day: Option<u64>) -> impl IntoView {
    let language = use_language();
    let today = device::today();
    // Puzzles of later days are not shown yet.
    let day = day.unwrap_or(today).min(today);
    let found = parts::game(&game).and_then(|game| {
        let table = TableHandle::of_task(game, language, Task::Puzzle(day), Signals::none())?;
        Some((table, game.puzzle(day)?))
    });
    match found {
        None => view! { <Home not_found=true/> }.into_any(),
        Some((table, (turns, way))) => view! { <Puzzle table day turns way/> }.into_any(),
    }
}

#[component]
fn Puzzle(table: TableHandle, day: u64, turns: u8, way: Vec<(Seat, String)>) -> impl IntoView {
    let (game, language) = (table.game, table.language);
    let task = match turns {
        1 => say::PUZZLE_WIN_NOW,
        2 => say::PUZZLE_WIN_NEXT,
        _ => say::PUZZLE_WIN_LATER,
    };
    let text = ExerciseText { heading: say::PUZZLE, task, done: say::PUZZLE_DONE, failed: say::PUZZLE_FAILED };
    let runner = ExerciseRunner::new(table, RwSignal::new(Task::Puzzle(day)), Signal::stored(text.read(language)));
    let before = Route::Puzzle(game.id().into(), Some(day.saturating_sub(1))).href();
    view! {
        <ExerciseTable game runner>
            <ExerciseInstructions runner note=device::date(day) done="">
                <a class="btn" class:btn-primary=move || runner.is_done() href=before>
                    {say::PUZZLE_BEFORE.text(language)}
                </a>
                <button class="btn" type="button" on:click=move |_| runner.show(way.clone())>
                    {say::PUZZLE_SHOW.text(language)}
                </button>
            </ExerciseInstructions>
        </ExerciseTable>
    }
}
