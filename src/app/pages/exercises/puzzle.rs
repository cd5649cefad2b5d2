//! The puzzle of the day: a position with a task that exactly one turn solves. This file has its page, and its link on home.

use leptos::prelude::*;

use super::exercise_runner::{ExerciseRunner, ExerciseTable, TaskSource};
use crate::app::parts::pages::latest_board;
use crate::app::parts::{self, GameFacts, LoadState, Part, facts};
use crate::app::route::Route;
use crate::app::shell::{NotFound, OwnPuzzlesLink, today};
use crate::app::store::stored::Shown;
use crate::app::store::{store_status, stored};
use crate::browser::device;
use crate::dyn_game::{AnyAction, PuzzleFacts, Task};
use crate::game::Language;
use crate::game::lesson::ExerciseText;
use crate::game::record::Entry;
use crate::session::Session;
use crate::session::solved_puzzles::{SolvedPuzzles, first_of_month};
use crate::ui::{DynGameExtrasUi, Icon, Signals, TableHandle, messages as say, status_text, use_language, words};

/// A link to one of today's unsolved puzzles, with its board and the name of its task; `None` if all are solved. Every day
/// another game comes first.
pub fn todays_puzzle(language: Language) -> Option<AnyView> {
    let (solved, today): (SolvedPuzzles, _) = (stored::load().unwrap_or_default(), today().get());
    let mut games: Vec<GameFacts> = facts().filter(|game| game.has_puzzles).collect();
    let turn = usize::try_from(today).unwrap_or_default() % games.len().max(1);
    games.rotate_left(turn);
    let game = games.into_iter().find(|game| !solved.has(game.id, today))?;
    let (route, loading) = (Route::Puzzle(game.id.into(), None), RwSignal::new(LoadState::Loading));
    parts::load_and_report(language, Part::needed_by(&route), loading);
    let board = move || {
        let game = (loading.get() == LoadState::Loaded).then(|| parts::loaded_game_extras(game.id)).flatten()?;
        let session = Session::of_task(game, Task::Puzzle(today))?;
        let text = game.puzzle_texts(language).get(game.puzzle(today)?.kind)?;
        Some(view! { {latest_board(language, game, &session)} <span class="small">{text.heading}</span> })
    };
    let link = view! {
        <a class="todays-puzzle" href=route.href()>{board}<b class="small">{game.name.text(language)}</b></a>
    };
    Some(link.into_any())
}

/// The page of a game's puzzle. `day` counts from 1970; `None` means today.
#[component]
pub fn PuzzlePage(game: String, day: Option<u64>) -> impl IntoView {
    let language = use_language();
    let today = today().get_untracked();
    // Puzzles of later days are not shown yet.
    let day = day.unwrap_or(today).min(today);
    let found = parts::loaded_game_extras(&game).and_then(|game| {
        let session = Session::of_task(game, Task::Puzzle(day))?;
        let table = TableHandle::of_session(game, language, session, Signals::none());
        Some((game, table, game.puzzle(day)?))
    });
    match found {
        None => view! { <NotFound/> }.into_any(),
        Some((game, table, puzzle)) => view! { <Puzzle game table day puzzle/> }.into_any(),
    }
}

#[component]
fn Puzzle(game: &'static dyn DynGameExtrasUi, table: TableHandle, day: u64, puzzle: PuzzleFacts) -> impl IntoView {
    let language = table.language;
    let PuzzleFacts { kind, difficulty, solution: way } = puzzle;
    let no_text = ExerciseText { heading: "", task: "", done: "", failed: "" };
    let text = game.puzzle_texts(language).get(kind).copied().unwrap_or(no_text);
    let runner =
        ExerciseRunner::new(game, table, TaskSource::Game(RwSignal::new(Task::Puzzle(day))), Signal::stored(text));
    let (today, solved_puzzles) = (today(), Shown::new(store_status()));
    let solved: RwSignal<SolvedPuzzles> = solved_puzzles.value;
    Effect::new(move |_| {
        if runner.is_done() {
            solved_puzzles.update(|solved| {
                solved.add(game.id(), day);
            });
        }
    });
    let note = move || {
        let about = say::PuzzleNote { date: device::date_of_day(day), difficulty }.text(language);
        let is_solved = solved.with(|solved| solved.has(game.id(), day));
        let streak = solved.with(|solved| solved.streak(today.get()));
        let parts = [
            Some(about),
            is_solved.then(|| say::PUZZLE_SOLVED.text(language).to_owned()),
            (streak > 1).then(|| say::PuzzleStreak { days: streak }.text(language)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let why = why_it_works(table, &way);
    let before = Route::Puzzle(game.id().into(), Some(day.saturating_sub(1))).href();
    view! {
        <ExerciseTable
            runner
            note=Signal::derive(note)
            done=Signal::derive(move || if runner.is_done() { why.clone() } else { String::new() })
        >
            <a class="btn" class:btn-primary=move || runner.is_done() href=before>
                {say::PUZZLE_BEFORE.text(language)}
            </a>
            <button class="btn" type="button" on:click=move |_| runner.show(way.clone())>
                {say::PUZZLE_SHOW.text(language)}
            </button>
            <PuzzleResult game day runner/>
            <OwnPuzzlesLink game=game.id()/>
            <Archive game=game.id() day solved/>
        </ExerciseTable>
    }
}

/// Once the puzzle is solved: how long that took, and a button that shares it in a line of text, without the solution.
#[component]
fn PuzzleResult(game: &'static dyn DynGameExtrasUi, day: u64, runner: ExerciseRunner) -> impl IntoView {
    let language = use_language();
    let start = device::uptime();
    // The number of attempts, until the solution is shown.
    let attempts = RwSignal::new(Some(1_usize));
    // The attempts and the time of the first solution, in seconds.
    let solved = RwSignal::new(None);
    Effect::new(move |_| {
        if runner.is_shown() {
            attempts.set(None);
        } else if runner.is_failed() {
            attempts.update(|attempts| *attempts = attempts.map(|attempts| attempts + 1));
        } else if runner.is_done() && solved.read_untracked().is_none() {
            let seconds = device::uptime().saturating_sub(start) / 1_000;
            solved.set(attempts.get_untracked().map(|attempts| (attempts, seconds.max(1))));
        }
    });
    let shared = RwSignal::new(None);
    let result = move |(attempts, seconds)| {
        let time = words::duration(language, seconds);
        let label = say::PuzzleTime { attempts, time: &time }.text(language);
        let line =
            say::PuzzleShare { attempts, date: device::date_of_day(day), game: game.about(language).name, time: &time };
        let (line, address) =
            (line.text(language), device::address(&Route::Puzzle(game.id().into(), Some(day)).to_string()));
        let share = move |_| {
            let both = format!("{line} {address}");
            let copy = move || {
                device::copy(&both, move |done| {
                    shared.try_set(Some(if done { say::COPIED } else { say::NOT_COPIED }.text(language)));
                });
            };
            if device::can_share() {
                // The page has no field with the link, so a text that cannot be shared is copied.
                device::share(&line, &address, None, move |done| {
                    if !done {
                        copy();
                    }
                });
            } else {
                copy();
            }
        };
        view! {
            <p class="small soft">{label}</p>
            <button class="btn" type="button" on:click=share><Icon name="share"/>{say::SHARE.text(language)}</button>
            {status_text("", move || shared.get())}
        }
    };
    move || solved.get().map(|solved| untrack(|| result(solved)))
}

/// Explains why a solution works: the number of actions to choose from at its start, and the number of replies it withstands.
fn why_it_works(table: TableHandle, way: &[Entry<AnyAction>]) -> String {
    let count = |plies, seat| table.session.with_untracked(|session| session.actions(plies, seat).len());
    let Some(Entry { seat: own, .. }) = way.first() else { return String::new() };
    let moves = count(0, *own);
    let answer = way.iter().position(|entry| entry.seat != *own);
    let answers = answer.and_then(|plies| {
        // The position after the first turn is reached on a session of its own.
        let mut session = table.session.with_untracked(|session| session.branch_at(0))?;
        for Entry { seat, action, .. } in &way[..plies] {
            session.act(*seat, action.clone()).ok()?;
        }
        Some(session.actions(plies, way[plies].seat).len())
    });
    say::PuzzleWhy { answers: answers.unwrap_or_default(), moves }.text(table.language)
}

/// The puzzles of a month, as links; solved ones are marked.
#[component]
fn Archive(game: &'static str, day: u64, solved: RwSignal<SolvedPuzzles>) -> impl IntoView {
    let language = use_language();
    let (last, today) = (RwSignal::new(day), today());
    let days = move || {
        let first = first_of_month(last.get());
        // A month has 31 days at most.
        (first..first + 31).filter(move |day| first_of_month(*day) == first && *day <= today.get())
    };
    let link = move |day: u64| {
        let is_solved = solved.with(|solved| solved.has(game, day));
        let label = if is_solved {
            format!("{} · {}", device::date_of_day(day), say::PUZZLE_SOLVED.text(language))
        } else {
            device::date_of_day(day)
        };
        let number = day - first_of_month(day) + 1;
        view! {
            <li>
                <a class="btn btn-quiet" class:is-solved=is_solved aria-label=label href=Route::Puzzle(game.into(), Some(day)).href()>
                    {number}
                </a>
            </li>
        }
    };
    view! {
        <details class="archive">
            <summary>{say::PUZZLE_ARCHIVE.text(language)}</summary>
            <ol>{move || days().map(link).collect_view()}</ol>
            <button
                class="btn"
                type="button"
                on:click=move |_| last.update(|last| *last = first_of_month(*last).saturating_sub(1))
            >
                {say::PUZZLE_MONTH_BEFORE.text(language)}
            </button>
        </details>
    }
}
