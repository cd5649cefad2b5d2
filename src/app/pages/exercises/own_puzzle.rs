//! The page of the puzzles from the player's own mistakes in a game. The captain judges what the player does: everything about as
//! good as the best action that it knows is right.

use leptos::prelude::*;

use super::exercise_runner::{ExerciseRunner, ExerciseTable, TaskSource};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{NotFound, TextPage, today};
use crate::app::store::store_status;
use crate::app::store::stored::Shown;
use crate::browser::device;
use crate::game::lesson::ExerciseText;
use crate::game::record::Entry;
use crate::session::Session;
use crate::session::own_puzzles::{OwnPuzzle, OwnPuzzles};
use crate::ui::{DynGameExtrasUi, Signals, TableHandle, messages as say, use_language};

/// The puzzles from the player's mistakes in a game: the one that was due first, and then the others.
#[component]
pub fn OwnPuzzlesPage(game: String) -> impl IntoView {
    let language = use_language();
    let Some(game) = parts::loaded_game_extras(&game) else { return view! { <NotFound/> }.into_any() };
    let puzzles = Shown::new(store_status());
    let first = next_due(game, &puzzles.value.read_untracked(), "").and_then(|puzzle| {
        let session = Session::of_position(game, &puzzle.position, puzzle.seat)?;
        Some((puzzle, TableHandle::of_session(game, language, session, Signals::none())))
    });
    match first {
        Some((puzzle, table)) => view! { <OwnPuzzleTable game table puzzles puzzle/> }.into_any(),
        None => view! {
            <TextPage back=true>
                <h1>{say::OWN_PUZZLES.text(language)}</h1>
                <p>{say::OWN_PUZZLES_NONE.text(language)}</p>
                <p>
                    <a class="btn btn-primary" href=Route::Puzzle(game.id().into(), None).href()>
                        {say::PUZZLE_OF_TODAY.text(language)}
                    </a>
                </p>
            </TextPage>
        }
        .into_any(),
    }
}

/// The puzzle that was due next after the one with the position `current`; the first one after the last, and where the current one
/// is no longer due. Only puzzles that can be judged: this version can read them, and they are of games of two.
fn next_due(game: &'static dyn DynGameExtrasUi, puzzles: &OwnPuzzles, current: &str) -> Option<OwnPuzzle> {
    let session = |puzzle: &OwnPuzzle| Session::of_position(game, &puzzle.position, puzzle.seat);
    let can_be_judged = |puzzle: &&OwnPuzzle| session(puzzle).is_some_and(|session| session.players().len() == 2);
    let mut due: Vec<&OwnPuzzle> = puzzles.due(game.id(), device::today()).filter(can_be_judged).collect();
    let after = due.iter().position(|puzzle| puzzle.position == current).map_or(0, |place| place + 1);
    due.rotate_left(after);
    due.into_iter().find(|puzzle| puzzle.position != current).cloned()
}

#[component]
fn OwnPuzzleTable(
    game: &'static dyn DynGameExtrasUi,
    table: TableHandle,
    puzzles: Shown<OwnPuzzles>,
    puzzle: OwnPuzzle,
) -> impl IntoView {
    let language = table.language;
    let [heading, task, done, failed] =
        [say::OWN_PUZZLE, say::OWN_PUZZLE_TASK, say::OWN_PUZZLE_DONE, say::OWN_PUZZLE_FAILED]
            .map(|message| message.text(language));
    let puzzle = RwSignal::new(puzzle);
    let text = Signal::stored(ExerciseText { heading, task, done, failed });
    let runner = ExerciseRunner::new(game, table, TaskSource::Own(puzzle), text);
    let today = today();
    let due = move || puzzles.value.read().due(game.id(), today.get()).count();
    // Only the first attempt counts.
    let is_noted = StoredValue::new(false);
    Effect::new(move |_| {
        let (is_done, is_failed) = (runner.is_done(), runner.is_failed() || runner.is_shown());
        if (is_done || is_failed) && !is_noted.get_value() {
            is_noted.set_value(true);
            let today = today.get_untracked();
            puzzles.update(|puzzles| puzzles.note(&puzzle.read_untracked().position, is_done, today));
        }
    });
    let next = Memo::new(move |_| puzzle.with(|puzzle| next_due(game, &puzzles.value.read(), &puzzle.position)));
    let begin_next = move || match next.get_untracked() {
        Some(next) => {
            is_noted.set_value(false);
            puzzle.set(next);
            runner.begin();
        }
        None => device::replace_route(&Route::Puzzle(game.id().into(), None).to_string()),
    };
    let remove = move |_| {
        puzzles.update(|puzzles| puzzles.remove(&puzzle.read_untracked().position));
        begin_next();
    };
    let solution = move || {
        let puzzle = puzzle.get_untracked();
        let action = game.read_action(&puzzle.best).ok();
        action.into_iter().map(|action| Entry { seat: puzzle.seat, action, at: 0 }).collect::<Vec<_>>()
    };
    let next_label = move || {
        let label = if next.with(Option::is_some) { say::EXERCISE_NEXT } else { say::PUZZLE_OF_TODAY };
        label.text(language)
    };
    view! {
        <ExerciseTable
            runner
            note=Signal::derive(move || say::OwnPuzzlesDue { count: due() }.text(language))
            done=Signal::stored(String::new())
        >
            <button class="btn" class:btn-primary=move || runner.is_done() type="button" on:click=move |_| begin_next()>
                {next_label}
            </button>
            <button class="btn" type="button" on:click=move |_| runner.show(solution())>
                {say::PUZZLE_SHOW.text(language)}
            </button>
            <button class="btn" type="button" on:click=remove>{say::OWN_PUZZLE_REMOVE.text(language)}</button>
        </ExerciseTable>
    }
}
