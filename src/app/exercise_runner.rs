//! Tasks at the table: exercises and puzzles. Whoever does something else is told so, and tries once more.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;

use super::available_actions::AvailableActions;
use super::play::speak;
use super::{Header, context};
use crate::game::Seat;
use crate::game::lesson::{ExerciseStatus, ExerciseText};
use crate::ui::{DynGame, Log, PLAYING, TableHandle, Task, focus, texts};

/// How long one sees what came of an action.
const SEEN: Duration = Duration::from_millis(1_600);

/// What goes on with a task.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Somebody is at it; whether for the first time.
    Trying { again: bool },
    /// Something else was done; it will be laid out anew.
    Astray,
    /// It was done.
    Done,
    /// It is shown how it is done.
    Shown,
}

/// Somebody who is given tasks.
#[derive(Clone, Copy)]
pub struct ExerciseRunner {
    table: TableHandle,
    /// What they are at.
    task: RwSignal<Task>,
    /// What is said about it.
    teaching: Signal<ExerciseText>,
    stage: RwSignal<Stage>,
    /// How often something was laid out or done: what was to come of it is void when something else came first.
    count: StoredValue<usize>,
}

impl ExerciseRunner {
    /// Somebody who is at a task that lies on the table.
    #[must_use]
    pub fn new(table: TableHandle, task: RwSignal<Task>, teaching: Signal<ExerciseText>) -> Self {
        let stage = RwSignal::new(Stage::Trying { again: false });
        let runner = Self { table, task, teaching, stage, count: StoredValue::new(0) };
        Effect::new(move |before: Option<()>| {
            table.playing().track();
            match before {
                None => table.say(teaching.get_untracked().task.into()),
                Some(()) => runner.look(),
            }
        });
        runner
    }

    /// Whether the task is done.
    #[must_use]
    pub fn is_done(self) -> bool {
        self.stage.get() == Stage::Done
    }

    /// Lays out a task.
    pub fn begin(self, task: Task) {
        self.task.set(task);
        self.lay(false);
        self.table.say(self.teaching.get_untracked().task.into());
        focus(&["#task"]);
    }

    /// Lays out the task as it was.
    fn lay(self, again: bool) {
        self.count.update_value(|count| *count += 1);
        self.stage.set(Stage::Trying { again });
        self.table.playing().start_task(self.task.get_untracked());
    }

    /// Shows how it is done, one action after the other.
    pub fn show(self, way: Vec<(Seat, String)>) {
        self.lay(false);
        self.stage.set(Stage::Shown);
        focus(PLAYING);
        self.show_on(way.into());
    }

    fn show_on(self, mut way: VecDeque<(Seat, String)>) {
        let Some((seat, action)) = way.pop_front() else { return };
        self.count.update_value(|count| *count += 1);
        self.after(SEEN, move || {
            self.table.playing().perform(seat, &action);
            self.show_on(way);
        });
    }

    /// Looks how far it has come, and what follows. Runs whenever the table has changed.
    fn look(self) {
        if !matches!(self.stage.get_untracked(), Stage::Trying { .. }) {
            return;
        }
        self.count.update_value(|count| *count += 1);
        let teaching = self.teaching.get_untracked();
        match self.table.playing().course(self.task.get_untracked()) {
            None | Some(ExerciseStatus::Going) => {}
            Some(ExerciseStatus::Answer(seat, action)) => {
                let pace = context().settings.get_untracked().pace();
                self.after(pace, move || {
                    self.table.playing().perform(seat, &action);
                });
            }
            Some(ExerciseStatus::Done) => {
                self.stage.set(Stage::Done);
                self.add(teaching.done);
                focus(&[".teacher .btn-primary"]);
            }
            Some(ExerciseStatus::Astray) => {
                self.stage.set(Stage::Astray);
                self.add(teaching.astray);
                self.after(SEEN, move || {
                    self.lay(true);
                    focus(PLAYING);
                });
            }
        }
    }

    /// Says something after what the table has said of the last action.
    fn add(self, words: &str) {
        // Not what would be asked of whoever went on playing.
        self.table.say(format!("{} {words}", untrack(|| self.table.playing().last_event())));
    }

    /// Does something later, unless something else comes first, or the place is left.
    fn after(self, wait: Duration, then: impl FnOnce() + 'static) {
        let count = self.count.get_value();
        set_timeout(
            move || {
                if self.count.try_get_value() == Some(count) {
                    then();
                }
            },
            wait,
        );
    }
}

/// What is to be done, how it goes, and what leads on.
#[component]
pub fn ExerciseInstructions(
    runner: ExerciseRunner,
    /// A line above it.
    #[prop(into)]
    note: Signal<String>,
    /// What is said when it was done, besides.
    #[prop(into)]
    done: Signal<&'static str>,
    /// What leads on.
    children: Children,
) -> impl IntoView {
    let words = texts();
    let told = move || match runner.stage.get() {
        Stage::Trying { again: false } | Stage::Shown => None,
        Stage::Trying { again: true } => Some((runner.teaching.get().astray, words.exercise_laid_anew)),
        Stage::Astray => Some((runner.teaching.get().astray, "")),
        Stage::Done => Some((runner.teaching.get().done, done.get())),
    };
    view! {
        <section class="teacher sheet" aria-labelledby="task">
            <p class="small soft">{note}</p>
            <h2 id="task" tabindex="-1">{move || runner.teaching.get().heading}</h2>
            <p>{move || runner.teaching.get().task}</p>
            <p class="told" class:is-done=move || runner.is_done()>
                {move || told().map(|(told, more)| view! { {told}" "{more} })}
            </p>
            <div class="row">
                {children()}
                <button class="btn" type="button" on:click=move |_| {
                    runner.lay(false);
                    focus(PLAYING);
                }>{words.exercise_again}</button>
            </div>
        </section>
    }
}

/// The table that a task lies on, with what belongs to it, and the sheet of the teacher before it. Once the task is done the
/// table asks for nothing more, even where the game would go on.
#[component]
pub fn ExerciseTable(game: &'static dyn DynGame, runner: ExerciseRunner, children: Children) -> impl IntoView {
    let table = runner.table;
    view! {
        <Header in_game=true back=true game=game.id()/>
        <main
            id="main"
            class="table has-teacher"
            class:is-done=move || runner.is_done()
            tabindex="-1"
            on:keydown=move |event| speak(&event, table)
        >
            <h1 class="visually-hidden">{game.about().name}</h1>
            {children()}
            {table.playing().table_view()}
            <div class="advice"><AvailableActions table/></div>
            <Log table/>
        </main>
        <p class="visually-hidden" role="status" aria-live="polite">{move || table.spoken.get()}</p>
    }
}
