//! Runs exercises and puzzles: checks the player's moves, and starts the task again after a wrong one.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::judgement::judge;
use crate::app::shell::{Header, draw_in_pieces};
use crate::app::store::settings;
use crate::app::table::{Help, answer_keys, engine, rules_of};
use crate::browser::engine::Engine;
use crate::dyn_game::{AnyAction, Task};
use crate::game::lesson::{ExerciseStatus, ExerciseText};
use crate::game::letter_case::is_alphanumeric;
use crate::game::record::Entry;
use crate::session::Session;
use crate::session::own_puzzles::OwnPuzzle;
use crate::ui::{
    Arrangement, BOARD, DynGameExtrasUi, Icon, Later, Log, PLAY_FOCUS_CANDIDATES, Pointers, TableHandle, focus,
    is_drawn, messages as say, table_class,
};

/// How long the result of an action is shown, before the task starts again or the next action of the solution follows.
const RESULT_DURATION: Duration = Duration::from_millis(1_600);

/// The state of a task.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The player is solving the task; `again` is true after a wrong move.
    Trying { again: bool },
    /// The captain judges what the player did.
    Judging,
    /// A wrong move was made; the task starts again soon.
    Failed,
    /// The captain could not judge what the player did; the task starts again soon.
    Undecided,
    /// The task is solved.
    Done,
    /// The player has asked for the solution, and it is being shown.
    Shown,
}

/// The tasks that a runner runs.
#[derive(Clone, Copy)]
pub enum TaskSource {
    /// A task of the game, whose rules say when it is done.
    Game(RwSignal<Task>),
    /// A puzzle from the player's own mistakes. The captain judges what the player does.
    Own(RwSignal<OwnPuzzle>),
}

/// Runs tasks on a table, one after another.
#[derive(Clone, Copy)]
pub struct ExerciseRunner {
    game: &'static dyn DynGameExtrasUi,
    table: TableHandle,
    source: TaskSource,
    text: Signal<ExerciseText>,
    stage: RwSignal<Stage>,
    /// The number of starts and actions so far. A deferred step is dropped if this number has changed since it was planned.
    count: StoredValue<usize>,
}

impl ExerciseRunner {
    pub fn new(
        game: &'static dyn DynGameExtrasUi,
        table: TableHandle,
        source: TaskSource,
        text: Signal<ExerciseText>,
    ) -> Self {
        let stage = RwSignal::new(Stage::Trying { again: false });
        let runner = Self { game, table, source, text, stage, count: StoredValue::new(0) };
        if let TaskSource::Own(_) = source {
            let engine = engine();
            engine.with_value(|engine| engine.prepare(game.id()));
            on_cleanup(move || engine.with_value(Engine::forget));
        }
        Effect::new(move |before: Option<()>| {
            table.session.track();
            match before {
                None => table.say(text.get_untracked().task.into()),
                Some(()) => runner.check(),
            }
        });
        runner
    }

    pub fn is_done(self) -> bool {
        self.stage.get() == Stage::Done
    }

    /// Whether the player has just made a wrong move.
    pub fn is_failed(self) -> bool {
        self.stage.get() == Stage::Failed
    }

    /// Whether the player has asked for the solution.
    pub fn is_shown(self) -> bool {
        self.stage.get() == Stage::Shown
    }

    /// Begins the task that the source has now.
    pub fn begin(self) {
        self.start(false);
        self.table.say(self.text.get_untracked().task.into());
        focus(&["#task"]);
    }

    /// Starts the task. `again` is true after a wrong move.
    fn start(self, again: bool) {
        self.count.update_value(|count| *count += 1);
        self.stage.set(Stage::Trying { again });
        let session = match self.source {
            TaskSource::Game(task) => Session::of_task(self.game, task.get_untracked()),
            TaskSource::Own(puzzle) => {
                puzzle.with_untracked(|puzzle| Session::of_position(self.game, &puzzle.position, puzzle.seat))
            }
        };
        if let Some(session) = session {
            self.table.open(session);
        }
    }

    /// Shows the solution, one action after another.
    pub fn show(self, solution: Vec<Entry<AnyAction>>) {
        self.start(false);
        self.stage.set(Stage::Shown);
        focus(PLAY_FOCUS_CANDIDATES);
        self.show_on(solution.into());
    }

    /// Does the rest of the solution, one action after another.
    fn show_on(self, mut solution: VecDeque<Entry<AnyAction>>) {
        let Some(Entry { seat, action, .. }) = solution.pop_front() else { return };
        self.count.update_value(|count| *count += 1);
        self.after(RESULT_DURATION, move || {
            self.table.perform(seat, action);
            self.show_on(solution);
        });
    }

    /// Checks, after each change of the table, whether the task is solved or failed, or whether a reply of the script is due.
    fn check(self) {
        let stage = self.stage.get_untracked();
        if stage == Stage::Judging && !self.has_acted() {
            // The action that the captain judges was undone.
            self.count.update_value(|count| *count += 1);
            return self.stage.set(Stage::Trying { again: false });
        }
        if !matches!(stage, Stage::Trying { .. }) {
            return;
        }
        self.count.update_value(|count| *count += 1);
        match self.source {
            TaskSource::Game(task) => {
                let status = self.table.session.with_untracked(|session| {
                    self.game.task_status(task.get_untracked(), session.entries(), session.state())
                });
                if let Some(status) = status {
                    self.conclude(status);
                }
            }
            TaskSource::Own(puzzle) => {
                if self.has_acted() {
                    puzzle.with_untracked(|puzzle| self.judge(puzzle));
                }
            }
        }
    }

    fn has_acted(self) -> bool {
        self.table.session.with_untracked(|session| !session.entries().is_empty())
    }

    /// Lets the captain judge the player's action in a puzzle from their own mistakes.
    fn judge(self, puzzle: &OwnPuzzle) {
        self.stage.set(Stage::Judging);
        judge(engine(), self.table, puzzle, self.is_current(), move |is_good| match is_good {
            Some(true) => self.conclude(ExerciseStatus::Done),
            Some(false) => self.conclude(ExerciseStatus::Failed),
            None => self.start_again_after(Stage::Undecided, say::OWN_PUZZLE_UNDECIDED.text(self.table.language)),
        });
    }

    /// Acts on the status of the task.
    fn conclude(self, status: ExerciseStatus<AnyAction>) {
        let text = self.text.get_untracked();
        // A right action hides the message about the last wrong one.
        if self.has_acted() && matches!(status, ExerciseStatus::Going | ExerciseStatus::Answer(..)) {
            self.stage.set(Stage::Trying { again: false });
        }
        match status {
            ExerciseStatus::Going => {}
            ExerciseStatus::Answer(seat, action) => {
                let pace = settings().get_untracked().pace();
                self.after(pace, move || {
                    self.table.perform(seat, action);
                });
            }
            ExerciseStatus::Done => {
                self.stage.set(Stage::Done);
                self.say_after_event(text.done);
                focus(&[".teacher .btn-primary"]);
            }
            ExerciseStatus::Failed => self.start_again_after(Stage::Failed, text.failed),
        }
    }

    /// Says these words about what the player did, and starts the task again after a while.
    fn start_again_after(self, stage: Stage, words: &str) {
        self.stage.set(stage);
        self.say_after_event(words);
        self.after(RESULT_DURATION, move || {
            self.start(stage == Stage::Failed);
            focus(PLAY_FOCUS_CANDIDATES);
        });
    }

    /// Announces the last event and then these words.
    fn say_after_event(self, words: &str) {
        // No prompt follows, because the task is over.
        self.table.say(format!("{} {words}", untrack(|| self.table.last_event())));
    }

    /// Calls `then` after `wait`, but not if the table changes, the task starts again, or the player leaves the page before.
    fn after(self, wait: Duration, then: impl FnOnce() + 'static) {
        let is_current = self.is_current();
        set_timeout(
            move || {
                if is_current() {
                    then();
                }
            },
            wait,
        );
    }

    /// A test whether nothing has happened at the table since now: no action, no new start, and the page is still there.
    fn is_current(self) -> impl Fn() -> bool + Clone + 'static {
        let count = self.count.get_value();
        move || self.count.try_get_value() == Some(count)
    }
}

/// The names of spaces in a text: a letter and a number, such as "f4".
fn named_spaces(text: &str) -> Vec<&str> {
    let words = text.split(|letter| !is_alphanumeric(letter));
    let is_name = |word: &&str| {
        let mut letters = word.chars();
        let file = letters.next().is_some_and(|letter| letter.is_ascii_lowercase());
        let rank = letters.as_str();
        file && (1..=2).contains(&rank.len()) && rank.bytes().all(|digit| digit.is_ascii_digit())
    };
    words.filter(is_name).collect()
}

/// Marks the spaces of the board that a text names, and no others. The label of a space begins with its name.
fn mark_named_spaces(text: &str) {
    let found = |selector: &str| {
        let nodes = document().query_selector_all(selector).ok();
        let nodes = nodes.into_iter().flat_map(|nodes| (0..nodes.length()).filter_map(move |index| nodes.item(index)));
        nodes.filter_map(|node| node.dyn_into::<Element>().ok()).collect::<Vec<_>>()
    };
    for space in found(NAMED_SPACES_SELECTOR) {
        // Removing an attribute cannot fail.
        let _ = space.remove_attribute(NAMED_SPACE_ATTRIBUTE);
    }
    for space in named_spaces(text).into_iter().flat_map(|name| found(&format!("{BOARD} [aria-label^=\"{name},\"]"))) {
        // The attribute has a valid name.
        let _ = space.set_attribute(NAMED_SPACE_ATTRIBUTE, "");
    }
}

/// The attribute of spaces that the task names. [`NAMED_SPACES_SELECTOR`] is the selector that finds them.
const NAMED_SPACE_ATTRIBUTE: &str = "data-named";
const NAMED_SPACES_SELECTOR: &str = "[data-named]";

/// The instructions: the task, the result of the last move, and the buttons.
#[component]
fn ExerciseInstructions(
    runner: ExerciseRunner,
    note: Signal<String>,
    done: Signal<String>,
    children: Children,
) -> impl IntoView {
    let language = runner.table.language;
    let result = move || match runner.stage.get() {
        Stage::Trying { again: false } | Stage::Shown => None,
        Stage::Trying { again: true } => {
            Some((runner.text.get().failed, say::EXERCISE_TRY_AGAIN.text(language).to_owned()))
        }
        Stage::Judging => Some((say::HINT_THINKING.text(language), String::new())),
        Stage::Failed => Some((runner.text.get().failed, String::new())),
        Stage::Undecided => Some((say::OWN_PUZZLE_UNDECIDED.text(language), String::new())),
        Stage::Done => Some((runner.text.get().done, done.get())),
    };
    // The board may be drawn again for another task.
    let is_drawn = is_drawn();
    Effect::new(move |_| {
        runner.stage.track();
        let task = runner.text.get().task;
        if !is_drawn() {
            return;
        }
        request_animation_frame(move || mark_named_spaces(task));
    });
    // On a phone the instructions lie over the board until the player begins, or folds them to a strip. Elsewhere they have
    // their own place, and the stylesheet hides the button.
    let folded = RwSignal::new(false);
    Effect::new(move |_| {
        let is_unsolved = matches!(runner.stage.get(), Stage::Trying { .. } | Stage::Judging | Stage::Shown);
        let has_begun = runner.table.draft.read().is_some() || !runner.table.session.read().entries().is_empty();
        folded.set(is_unsolved && has_begun);
    });
    view! {
        <section class="teacher sheet" class:is-folded=move || folded.get() aria-labelledby="task">
            <button
                class="btn btn-quiet btn-icon fold"
                type="button"
                aria-label=say::EXERCISE_TASK.text(language)
                aria-expanded=move || (!folded.get()).to_string()
                on:click=move |_| folded.update(|folded| *folded = !*folded)
            >
                <Icon name="down"/>
            </button>
            <p class="small soft">{note}</p>
            <h2 id="task" tabindex="-1" translate="yes">{move || runner.text.get().heading}</h2>
            <p class="task" translate="yes">{move || runner.text.get().task}</p>
            <p class="told" class:is-done=move || runner.is_done()>
                {move || result().map(|(text, more)| view! { {text}" "{more} })}
            </p>
            <div class="row">
                {children()}
                <button class="btn" type="button" on:click=move |_| {
                    runner.start(false);
                    focus(PLAY_FOCUS_CANDIDATES);
                }>{say::EXERCISE_AGAIN.text(language)}</button>
            </div>
        </section>
    }
}

/// The page of a task: the instructions, the table and the log. Once the task is solved the table shows no prompt, even if the
/// game is not over.
#[component]
pub fn ExerciseTable(
    runner: ExerciseRunner,
    /// A line above the instructions.
    #[prop(into)]
    note: Signal<String>,
    /// The text that follows the result once the task is solved.
    #[prop(into)]
    done: Signal<String>,
    children: Children,
) -> impl IntoView {
    let (game, table) = (runner.game, runner.table);
    let is_being_drawn = draw_in_pieces();
    let has_board = RwSignal::new(false);
    answer_keys(table);
    view! {
        <Later><Header in_game=true back=true rules=rules_of(table)/></Later>
        <main
            id="main"
            class=format!("{} has-teacher", table_class(game.id()))
            lang=table.language.tag()
            translate="no"
            class:has-board=has_board
            class:is-done=move || runner.is_done()
            tabindex="-1"
            aria-busy=move || is_being_drawn.get().then_some("true")
        >
            <h1 class="visually-hidden">{game.about(table.language).name}</h1>
            <Later><ExerciseInstructions runner note done>{children()}</ExerciseInstructions></Later>
            <Later>
                <Arrangement parts=game.table_parts(table) has_board>
                    <div class="advice"><Later><Help table shows_moves=false/></Later></div>
                    <Later><Log table/></Later>
                </Arrangement>
            </Later>
            <Later><Pointers table/></Later>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use super::named_spaces;

    #[test]
    fn spaces_are_found_in_a_task() {
        let task = "Two red cards touch a2: a 7, K, b, from f4. The line d5–d12 is free; e123 and L3 are none.";
        assert_eq!(named_spaces(task), ["a2", "f4", "d5", "d12"]);
    }
}
