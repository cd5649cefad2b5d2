//! The lesson of a game.

use leptos::prelude::*;

use super::exercise_runner::{ExerciseInstructions, ExerciseRunner, ExerciseTable};
use super::route::Route;
use super::{Footer, Header, Home, context, cues};
use crate::browser::device;
use crate::game::lesson::ExerciseText;
use crate::game::options::STANDARD;
use crate::games;
use crate::ui::{DynGame, DynLesson, Signals, TableHandle, Task, texts};

/// The lesson of the game of this name, as it is played with these options.
#[component]
pub fn LessonPage(game: String, options: String) -> impl IntoView {
    let context = context();
    let signals = Signals {
        now: Callback::new(|()| device::uptime()),
        time_of: Callback::new(device::time_of),
        cue: cues::giver(context.settings),
        ..Signals::none()
    };
    let found = games::named(&game).and_then(|game| Some((game, game.lesson(&options, signals)?)));
    match found {
        None => view! { <Home lost=true/> }.into_any(),
        Some((game, DynLesson::Exercises(table, teachings))) => {
            view! { <Exercises game table teachings standard={options == STANDARD}/> }.into_any()
        }
        Some((game, DynLesson::Own(lesson))) => view! {
            <Header back=true game=game.id()/>
            <main id="main" class="page narrow stack" tabindex="-1">
                <h1>{game.about().name}</h1>
                {lesson}
                <p><a class="btn" href=set_up(game)>{texts().set_up}</a></p>
            </main>
            <Footer/>
        }
        .into_any(),
    }
}

/// Where the game is set up.
fn set_up(game: &dyn DynGame) -> String {
    Route::SetUp(game.id().into()).href()
}

/// A lesson by exercises.
#[component]
fn Exercises(
    game: &'static dyn DynGame,
    table: TableHandle,
    teachings: &'static [ExerciseText],
    /// Whether the game that is to be learned is the standard one.
    standard: bool,
) -> impl IntoView {
    let words = texts();
    let task = RwSignal::new(Task::Exercise(0));
    let number = move || if let Task::Exercise(number) = task.get() { number } else { 0 };
    let teaching = Signal::derive(move || teachings[number().min(teachings.len() - 1)]);
    let runner = ExerciseRunner::new(table, task, teaching);
    let last = Memo::new(move |_| number() + 1 >= teachings.len());
    let done = Memo::new(move |_| runner.is_done());
    let next = move || {
        if last.get() {
            view! { <a class="btn" class:btn-primary=done href=set_up(game)>{words.lesson_play}</a> }.into_any()
        } else {
            let go_on = move |_| runner.begin(Task::Exercise(untrack(number) + 1));
            view! {
                <button class="btn" class:btn-primary=done type="button" on:click=go_on>
                    {move || if done.get() { words.exercise_next } else { words.exercise_skip }}
                </button>
            }
            .into_any()
        }
    };
    let note = move || {
        let place = (words.exercise)(number() + 1, teachings.len());
        if standard { place } else { format!("{place}. {}", words.lesson_standard) }
    };
    view! {
        <ExerciseTable game runner>
            <ExerciseInstructions
                runner
                note=Signal::derive(note)
                done=Signal::derive(move || if last.get() { words.lesson_over } else { "" })
            >
                {next}
            </ExerciseInstructions>
        </ExerciseTable>
    }
}
