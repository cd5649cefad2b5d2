//! The lesson of a game.

use leptos::prelude::*;

use super::pupil::{Desk, Pupil, Teacher};
use super::route::Route;
use super::{Foot, Home, Top, cues, house};
use crate::browser::device;
use crate::game::lesson::Teaching;
use crate::game::options::STANDARD;
use crate::games;
use crate::ui::{AnyGame, AnyLesson, AnyTable, Signals, Task, texts};

/// The lesson of the game of this name, as it is played with these options.
#[component]
pub fn LessonPage(game: String, options: String) -> impl IntoView {
    let house = house();
    let signals = Signals {
        now: Callback::new(|()| device::uptime()),
        time_of: Callback::new(device::time_of),
        cue: cues::giver(house.settings),
        ..Signals::none()
    };
    let found = games::named(&game).and_then(|game| Some((game, game.lesson(&options, signals)?)));
    match found {
        None => view! { <Home lost=true/> }.into_any(),
        Some((game, AnyLesson::Exercises(table, teachings))) => {
            view! { <Exercises game table teachings standard={options == STANDARD}/> }.into_any()
        }
        Some((game, AnyLesson::Own(lesson))) => view! {
            <Top back=true game=game.id()/>
            <main id="main" class="page narrow stack" tabindex="-1">
                <h1>{game.about().name}</h1>
                {lesson}
                <p><a class="btn" href=set_up(game)>{texts().set_up}</a></p>
            </main>
            <Foot/>
        }
        .into_any(),
    }
}

/// Where the game is set up.
fn set_up(game: &dyn AnyGame) -> String {
    Route::SetUp(game.id().into()).href()
}

/// A lesson by exercises.
#[component]
fn Exercises(
    game: &'static dyn AnyGame,
    table: AnyTable,
    teachings: &'static [Teaching],
    /// Whether the game that is to be learned is the standard one.
    standard: bool,
) -> impl IntoView {
    let words = texts();
    let task = RwSignal::new(Task::Exercise(0));
    let number = move || if let Task::Exercise(number) = task.get() { number } else { 0 };
    let teaching = Signal::derive(move || teachings[number().min(teachings.len() - 1)]);
    let pupil = Pupil::new(table, task, teaching);
    let last = Memo::new(move |_| number() + 1 >= teachings.len());
    let done = Memo::new(move |_| pupil.is_done());
    let next = move || {
        if last.get() {
            view! { <a class="btn" class:btn-primary=done href=set_up(game)>{words.lesson_play}</a> }.into_any()
        } else {
            let go_on = move |_| pupil.begin(Task::Exercise(untrack(number) + 1));
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
        <Desk game pupil>
            <Teacher
                pupil
                note=Signal::derive(note)
                done=Signal::derive(move || if last.get() { words.lesson_over } else { "" })
            >
                {next}
            </Teacher>
        </Desk>
    }
}
