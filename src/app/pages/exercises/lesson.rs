//! The lesson page of a game.

use leptos::prelude::*;

use super::exercise_runner::{ExerciseRunner, ExerciseTable, TaskSource};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{NotFound, TextPage, draw_in_pieces};
use crate::app::table::{cues, table_context};
use crate::browser::device;
use crate::dyn_game::{DynGame, Task};
use crate::game::lesson::ExerciseText;
use crate::session::Session;
use crate::ui::{DynGameExtrasUi, Later, Lesson, Signals, TableHandle, messages as say, use_language};

/// The lesson of the game with this id, for these options; `None` means the options of the usual game.
#[component]
pub fn LessonPage(game: String, options: Option<String>) -> impl IntoView {
    let language = use_language();
    let Some(game) = parts::loaded_game_extras(&game) else { return view! { <NotFound/> }.into_any() };
    let signals = Signals {
        now: Callback::new(|()| device::uptime()),
        time_of: Callback::new(device::uptime_at_stamp),
        cue: cues::cue_player(game),
        threats: table_context().threats,
        ..Signals::none()
    };
    let usual = game.about(language).usual_options();
    let options = options.unwrap_or_else(|| usual.into());
    match game.lesson(language, &options, signals) {
        Lesson::Exercises(texts) => {
            draw_in_pieces();
            // The position is read in a piece of its own, but the table belongs to the whole page.
            let (table, page) = (StoredValue::new(None), Owner::current().unwrap_or_default());
            let open = move |session| TableHandle::of_session(game, language, session, signals);
            let read = move || table.set_value(page.with(|| Session::of_task(game, Task::Exercise(0)).map(open)));
            let exercises = move || match table.get_value() {
                Some(table) => view! { <Exercises game table texts is_usual={options == usual}/> }.into_any(),
                None => view! { <NotFound/> }.into_any(),
            };
            view! {
                <Later>{read()}</Later>
                <Later>{exercises()}</Later>
            }
            .into_any()
        }
        Lesson::Own(lesson) => view! {
            <TextPage back=true rules=Route::Rules(game.id().into(), Some(options))>
                <h1>{game.about(language).name}</h1>
                {lesson}
                <p><a class="btn" href=set_up_href(game)>{say::SET_UP.text(language)}</a></p>
            </TextPage>
        }
        .into_any(),
    }
}

fn set_up_href(game: &dyn DynGame) -> String {
    Route::SetUp(game.id().into()).href()
}

/// A lesson that consists of exercises.
#[component]
fn Exercises(
    game: &'static dyn DynGameExtrasUi,
    table: TableHandle,
    texts: &'static [ExerciseText],
    /// Whether the options are those of the usual game, for which the lesson is written.
    is_usual: bool,
) -> impl IntoView {
    let language = table.language;
    let task = RwSignal::new(Task::Exercise(0));
    let number = move || if let Task::Exercise(number) = task.get() { number } else { 0 };
    let text = Signal::derive(move || texts[number().min(texts.len() - 1)]);
    let runner = ExerciseRunner::new(game, table, TaskSource::Game(task), text);
    let last = Memo::new(move |_| number() + 1 >= texts.len());
    let done = Memo::new(move |_| runner.is_done());
    let next = move || {
        if last.get() {
            view! { <a class="btn" class:btn-primary=done href=set_up_href(game)>{say::LESSON_PLAY.text(language)}</a> }
                .into_any()
        } else {
            let go_on = move |_| {
                task.set(Task::Exercise(untrack(number) + 1));
                runner.begin();
            };
            let label = move || if done.get() { say::EXERCISE_NEXT } else { say::EXERCISE_SKIP };
            view! {
                <button class="btn" class:btn-primary=done type="button" on:click=go_on>
                    {move || label().text(language)}
                </button>
            }
            .into_any()
        }
    };
    let note = move || {
        let exercise = say::Exercise { all: texts.len(), number: number() + 1 }.text(language);
        if is_usual { exercise } else { format!("{exercise}. {}", say::LESSON_STANDARD.text(language)) }
    };
    view! {
        <ExerciseTable
            runner
            note=Signal::derive(note)
            done=Signal::derive(move || if last.get() { say::LESSON_OVER.text(language) } else { "" }.to_owned())
        >
            {next}
        </ExerciseTable>
    }
}
