//! The puzzle of the day: a position with exactly one way to win.

use leptos::prelude::*;

use super::Home;
use super::exercise_runner::{ExerciseInstructions, ExerciseRunner, ExerciseTable};
use super::route::Route;
use crate::browser::device;
use crate::dyn_game::Task;
use crate::game::Seat;
use crate::game::lesson::ExerciseText;
use crate::games;
use crate::ui::{DynGameUi, Icon, Signals, Symbol, TableHandle, messages as say, use_language};

/// The puzzle of a game: today's, or that of a day counted from 1970.
#[component]
pub fn PuzzlePage(game: String, day: Option<u64>) -> impl IntoView {
    let language = use_language();
    let today = device::today();
    // Puzzles of later days are not shown yet.
    let day = day.unwrap_or(today).min(today);
    let found = games::with_ui(&game).and_then(|game| {
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

/// Links to today's puzzles.
#[component]
pub fn Puzzles() -> impl IntoView {
    let language = use_language();
    let link = |game: &'static dyn DynGameUi| {
        game.puzzle(0).map(|_| {
            view! {
                <a class="btn" href=Route::Puzzle(game.id().into(), None).href()>
                    <Symbol name=game.emblem() class="icon"/>
                    {game.about(language).name}
                </a>
            }
        })
    };
    view! {
        <section class="sheet stack" aria-labelledby="puzzles">
            <h2 id="puzzles"><Icon name="hint"/>{say::PUZZLES.text(language)}</h2>
            <p>{say::PUZZLES_WHY.text(language)}</p>
            <div class="row">{games::all_with_ui().filter_map(link).collect_view()}</div>
        </section>
    }
}
