//! The end of a game: the result, what the player can do next, and the trial of another move.

use leptos::prelude::*;

use crate::app::parts::pages::LetterHooks;
use crate::app::route::Route;
use crate::app::shell::begin;
use crate::app::store::{rating, saved_games, start_time_of, statistics, store_status};
use crate::app::table::{LoadedDataSafetyNotice, ShareButton, headline, player_with_side, reason};
use crate::browser::device;
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Language, Seat};
use crate::search::Level;
use crate::session::statistics::{FinishedFacts, Progress};
use crate::session::{Ending, PlayerKind, Session};
use crate::ui::{Icon, Portrait, STEPS, TableHandle, focus, messages as say, words};

/// Offers to play on from the position that is shown, once the game is over.
#[component]
pub fn Trial(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let status = store_status();
    let trial = move || table.session.with(|session| Some(session.branch_at(table.looking.get()?)?.save()));
    let try_it = move |_| {
        if let Some(text) = untrack(trial) {
            begin(table.game, text, status);
        }
    };
    let title = say::TRIAL.text(language);
    view! {
        <Show when=move || trial().is_some()>
            <section class="result sheet" aria-label=title>
                <div class="stack">
                    <p>{say::TRIAL_WHY.text(language)}</p>
                    <div class="row">
                        <button class="btn" type="button" on:click=try_it><Icon name="play"/>{title}</button>
                    </div>
                </div>
            </section>
        </Show>
    }
}

/// The ranking of more than two players, the best first; `None` for two players, or after a resignation.
fn draw_ranking(table: TableHandle) -> Option<impl IntoView> {
    let language = table.language;
    let status = table.status.read();
    let Some(Ending::Played(outcome)) = &status.ending else { return None };
    if outcome.places.len() <= 2 {
        return None;
    }
    let mut seats: Vec<(u8, Seat)> = outcome.places.iter().copied().zip(Seat::all(outcome.places.len())).collect();
    insertion_sort(&mut seats, |seat| *seat);
    let line = |(place, seat): (u8, Seat)| {
        view! { <li>{say::Place { place }.text(language)}" "{player_with_side(table, seat)}</li> }
    };
    Some(view! { <ol class="places">{seats.into_iter().map(line).collect_view()}</ol> })
}

/// The score of the series in words; `None` in its first game.
fn score_text(table: TableHandle) -> Option<String> {
    let score = table.status.get().score;
    let games = score.wins.iter().sum::<u32>() + score.draws;
    let won = |seat: Seat| (table.name(seat), score.wins[seat.index()]);
    let wins: Vec<_> = Seat::all(score.wins.len()).map(won).collect();
    (games > 1).then(|| words::score(table.language, &wins, score.draws))
}

/// The facts of the finished game for the statistics; `None` if the game does not count.
fn finished_facts(table: TableHandle, name: &str) -> Option<FinishedFacts> {
    let begun = start_time_of(name)?;
    table.session.with_untracked(|session| session.finished_facts(begun, device::time_now()))
}

/// The player's progress in a sentence or two; empty if there is none.
fn progress_text(language: Language, progress: Progress) -> String {
    let Progress { streak, is_longest, first_win } = progress;
    let first_win = first_win.map(|level| say::FirstWin { level: words::level(language, level) }.text(language));
    let streak = (streak > 1).then(|| {
        if is_longest {
            say::LongestStreak { games: streak }.text(language)
        } else {
            say::Streak { games: streak }.text(language)
        }
    });
    first_win.into_iter().chain(streak).collect::<Vec<_>>().join(" ")
}

/// The level of the computers; `None` without computers, or if their levels differ.
fn opponent_level(table: TableHandle) -> Option<Level> {
    table.status.with(|status| {
        let mut levels = status.players.iter().filter_map(|player| match player {
            PlayerKind::Computer(level) => Some(*level),
            PlayerKind::EvenMatch(_) | PlayerKind::Person(_) | PlayerKind::Remote(_) => None,
        });
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    })
}

/// Whether a person at this device has won.
fn is_won_here(table: TableHandle) -> bool {
    table.status.with(|status| status.winner.is_some_and(|winner| status.persons.contains(winner)))
}

/// The confetti on the result when a person has won. The stylesheet lets it fall for a second or two, and hides it from players
/// who want no motion.
fn draw_confetti() -> impl IntoView {
    const PIECE_COUNT: usize = 18;
    let pieces = (0..PIECE_COUNT).map(|_| view! { <i></i> }).collect_view();
    view! { <div class="joy" aria-hidden="true">{pieces}</div> }
}

/// The section with the result of the game and the buttons for what the player can do next.
#[component]
pub fn ResultSection(
    table: TableHandle,
    name: String,
    sharing: RwSignal<bool>,
    /// Whether the result is shown for the first time.
    is_new: StoredValue<bool>,
    /// The functions that differ in a game by correspondence; `None` in other games.
    letters: Option<LetterHooks>,
) -> impl IntoView {
    let language = table.language;
    let progress = finished_facts(table, &name).and_then(|game| statistics::progress(&game));
    let changed = progress.map(|progress| progress_text(language, progress)).filter(|changed| !changed.is_empty());
    let won = untrack(|| is_won_here(table));
    let rejoices = won && is_new.get_value();
    is_new.set_value(false);
    focus(&[".result h2"]);
    view! {
        <section class="result sheet" class:is-won=won>
            {rejoices.then(draw_confetti)}
            // The portrait of a beaten computer is not shown.
            {untrack(|| opponent_level(table)).filter(|_| !won).map(|level| view! { <Portrait level/> })}
            <div class="stack">
                <h2 id="result-heading" tabindex="-1" aria-describedby="result-why result-changed">
                    {move || headline(table)}
                </h2>
                <p id="result-why">{move || reason(table)}</p>
                {move || draw_ranking(table)}
                <p id="result-changed" class="result-changed">{changed}</p>
                {move || score_text(table).map(|score| view! { <p class="small soft">{score}</p> })}
                <NextSteps table name progress sharing letters/>
                <LoadedDataSafetyNotice/>
            </div>
        </section>
    }
}

/// A new game with the same options and people, against computers of this level, as text to store.
fn new_game_against(table: TableHandle, level: Level) -> Option<String> {
    let players = table.status.with_untracked(|status| {
        let player = |player: &PlayerKind| match player {
            PlayerKind::Computer(_) | PlayerKind::EvenMatch(_) => PlayerKind::Computer(level),
            PlayerKind::Person(_) | PlayerKind::Remote(_) => player.clone(),
        };
        status.players.iter().map(player).collect()
    });
    let next = Session::new(table.game, &table.options(), device::random_seed(), players).ok()?;
    Some(next.save())
}

/// The buttons for what the player can do next. The first is a rematch, or the next level after a first win against a level. Then
/// come looking back or a rematch, and sharing. The others are in a menu.
#[component]
fn NextSteps(
    table: TableHandle,
    name: String,
    progress: Option<Progress>,
    sharing: RwSignal<bool>,
    letters: Option<LetterHooks>,
) -> impl IntoView {
    let language = table.language;
    let status = store_status();
    let game = table.game;
    let next = progress.and_then(|progress| progress.first_win?.next());
    let play_next = next.map(|level| {
        let begin_next = move |_| {
            if let Some(text) = new_game_against(table, level) {
                begin(game, text, status);
            }
        };
        let label = say::NextLevel { level: words::level(language, level) }.text(language);
        view! { <button class="btn btn-primary" type="button" on:click=begin_next><Portrait level/>{label}</button> }
    });
    let rematch = move |_| {
        let again = |session: &Session| {
            let mut next = session.rematch(device::random_seed())?;
            if let Some(strength) = rating::even_strength(game) {
                next.set_even_strength(strength);
            }
            Some(next.save())
        };
        let next = match letters {
            Some(letters) => letters.rematch.run(()),
            None => table.session.with_untracked(again),
        };
        if let Some(next) = next {
            // A game by correspondence stays saved, as its last letter may have to be sent again.
            if letters.is_none() {
                saved_games::remove(&name);
            }
            begin(game, next, status);
        }
    };
    let has_next = next.is_some();
    let look_back = move || {
        let look = move |_| {
            table.look(0);
            focus(&[STEPS]);
        };
        view! {
            <button class="btn" type="button" on:click=look><Icon name="back"/>{say::LOOK_BACK.text(language)}</button>
        }
    };
    view! {
        <div class="row">
            {play_next}
            <button
                class="btn"
                class:btn-primary=!has_next
                type="button"
                hidden=move || letters.is_some_and(|letters| !letters.may_invite.get())
                on:click=rematch
            >
                {say::REMATCH.text(language)}
            </button>
            {(!has_next).then(look_back)}
            <ShareButton open=sharing/>
        </div>
        <details class="small soft">
            <summary>{say::MORE.text(language)}</summary>
            <div class="row">
                {has_next.then(look_back)}
                <a class="btn" href=Route::SetUp(game.id().into()).href()>{say::NEW_GAME.text(language)}</a>
                <a class="btn" href="#/surprise" title=say::SURPRISE_WHY.text(language)>{say::SURPRISE.text(language)}</a>
                <a class="btn" href=Route::Statistics.href()><Icon name="log"/>{say::STATISTICS.text(language)}</a>
                <a class="btn" href=Route::Home.href()><Icon name="home"/>{say::HOME.text(language)}</a>
            </div>
        </details>
    }
}
