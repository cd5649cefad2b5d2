//! The puzzle of the day: a position in which there is one way to win.

use leptos::prelude::*;

use super::Home;
use super::exercise_runner::{ExerciseInstructions, ExerciseRunner, ExerciseTable};
use super::route::Route;
use crate::browser::device;
use crate::game::lesson::ExerciseText;
use crate::games;
use crate::ui::{DynGame, Icon, Signals, Symbol, TableHandle, Task, texts};

/// The puzzle of a game, of today or of a day counted from 1970.
#[component]
pub fn PuzzlePage(game: String, day: Option<u64>) -> impl IntoView {
    let today = device::today();
    // What comes tomorrow nobody can know.
    let day = day.unwrap_or(today).min(today);
    let found = games::named(&game).and_then(|game| Some((game, game.puzzle(day, Signals::none())?)));
    match found {
        None => view! { <Home lost=true/> }.into_any(),
        Some((game, (table, turns))) => view! { <Puzzle game table day turns/> }.into_any(),
    }
}

#[component]
fn Puzzle(game: &'static dyn DynGame, table: TableHandle, day: u64, turns: u8) -> impl IntoView {
    let words = texts();
    let teaching = ExerciseText {
        heading: words.puzzle,
        task: (words.puzzle_task)(turns),
        done: words.puzzle_done,
        astray: words.puzzle_astray,
    };
    let runner = ExerciseRunner::new(table, RwSignal::new(Task::Puzzle(day)), Signal::stored(teaching));
    let before = Route::Puzzle(game.id().into(), Some(day.saturating_sub(1))).href();
    view! {
        <ExerciseTable game runner>
            <ExerciseInstructions runner note=device::date(day) done="">
                <a class="btn" class:btn-primary=move || runner.is_done() href=before>{words.puzzle_before}</a>
                <button class="btn" type="button" on:click=move |_| runner.show(table.playing().way(day))>
                    {words.puzzle_show}
                </button>
            </ExerciseInstructions>
        </ExerciseTable>
    }
}

/// The puzzles of today, to choose from.
#[component]
pub fn Puzzles() -> impl IntoView {
    let words = texts();
    let of = |game: &'static dyn DynGame| {
        game.has_puzzles().then(|| {
            view! {
                <a class="btn" href=Route::Puzzle(game.id().into(), None).href()>
                    <Symbol name=game.emblem() class="icon"/>
                    {game.about().name}
                </a>
            }
        })
    };
    view! {
        <section class="sheet stack" aria-labelledby="puzzles">
            <h2 id="puzzles"><Icon name="hint"/>{words.puzzles}</h2>
            <p>{words.puzzles_why}</p>
            <div class="row">{games::all().filter_map(of).collect_view()}</div>
        </section>
    }
}
