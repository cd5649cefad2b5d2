//! The end of a game: the result, what the player can do next, and the trial of another move.

use leptos::prelude::*;

use super::begin;
use crate::app::letters::LetterHooks;
use crate::app::route::Route;
use crate::app::share::ShareButton;
use crate::app::{context, rating, saved_games};
use crate::browser::device;
use crate::dyn_game::DynSession;
use crate::game::Seat;
use crate::game::insertion_sort::insertion_sort;
use crate::session::Ending;
use crate::ui::{Icon, STEPS, TableHandle, focus, messages as say, name_with_side, words};

/// Offers to play on from the position that is shown, once the game is over.
#[component]
pub fn Trial(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let context = context();
    let trial = move || table.session.with(|session| Some(session.trial(table.looking.get()?)?.save()));
    let try_it = move |_| {
        if let Some(text) = untrack(trial) {
            begin(table.game, text, context);
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

/// A player's name with the side that the seat has had throughout the game.
fn player(table: TableHandle, seat: Seat) -> String {
    name_with_side(table.name(seat), table.side_throughout(seat))
}

/// Who has won, or lost by resigning.
fn headline(table: TableHandle) -> String {
    let language = table.language;
    let status = table.status.read();
    let is_you = |seat: Seat| table.name(seat) == say::YOU.text(language);
    match (status.winner, &status.ending) {
        (Some(winner), _) if is_you(winner) => words::you_win(language, table.side_throughout(winner)),
        (Some(winner), _) => say::Won { name: player(table, winner) }.text(language),
        // With more than two players, a resignation leaves no winner.
        (None, Some(Ending::Resigned(seat))) if is_you(*seat) => {
            words::you_lose(language, table.side_throughout(*seat))
        }
        (None, Some(Ending::Resigned(seat))) => say::Lost { name: player(table, *seat) }.text(language),
        (None, _) => say::DRAWN.text(language).to_owned(),
    }
}

/// What decided the game.
fn reason(table: TableHandle) -> String {
    match &table.status.read().ending {
        Some(Ending::Played(outcome)) => outcome.reason.clone(),
        Some(Ending::Resigned(seat)) => say::Resigned { name: player(table, *seat) }.text(table.language),
        None => String::new(),
    }
}

/// The places of more than two players, the best first.
fn places(table: TableHandle) -> Option<impl IntoView> {
    let language = table.language;
    let status = table.status.read();
    let Some(Ending::Played(outcome)) = &status.ending else { return None };
    if outcome.places.len() <= 2 {
        return None;
    }
    let mut seats: Vec<(u8, Seat)> = outcome.places.iter().copied().zip(Seat::all(outcome.places.len())).collect();
    insertion_sort(&mut seats, |seat| *seat);
    let line = |(place, seat): (u8, Seat)| {
        view! { <li>{say::Place { place }.text(language)}" "{player(table, seat)}</li> }
    };
    Some(view! { <ol class="places">{seats.into_iter().map(line).collect_view()}</ol> })
}

/// The games won in this series.
fn score(table: TableHandle) -> String {
    let score = table.status.get().score;
    let won = |seat: Seat| (table.name(seat), score.wins[seat.index()]);
    let wins: Vec<_> = Seat::all(score.wins.len()).map(won).collect();
    words::score(table.language, &wins, score.draws)
}

/// The result, and what the player can do next.
#[component]
pub fn Result(
    table: TableHandle,
    name: String,
    sharing: RwSignal<bool>,
    /// What a game by correspondence does differently.
    letters: Option<LetterHooks>,
) -> impl IntoView {
    let language = table.language;
    let seed = move || say::SeedWas { seed: table.status.read().seed }.text(language);
    focus(&[".result h2"]);
    view! {
        <section class="result sheet">
            <div class="stack">
                <h2 id="result-heading" tabindex="-1" aria-describedby="result-why">{move || headline(table)}</h2>
                <p id="result-why">{move || reason(table)}</p>
                {move || places(table)}
                <p class="small soft">{move || score(table)}" · "{seed}</p>
                <NextSteps table name sharing letters/>
            </div>
        </section>
    }
}

/// The buttons below the result.
#[component]
fn NextSteps(table: TableHandle, name: String, sharing: RwSignal<bool>, letters: Option<LetterHooks>) -> impl IntoView {
    let language = table.language;
    let context = context();
    let game = table.game;
    let rematch = move |_| {
        let again = |session: &dyn DynSession| {
            let mut next = session.rematch(device::chance())?;
            if let Some(strength) = rating::even_strength(game) {
                next.set_even_strength(strength);
            }
            Some(next.save())
        };
        let next = match letters {
            Some(letters) => letters.rematch.run(()),
            None => table.session.with_untracked(|session| again(&**session)),
        };
        if let Some(next) = next {
            // The last letter of a game by correspondence may have to be sent again.
            if letters.is_none() {
                saved_games::remove(&name);
            }
            begin(game, next, context);
        }
    };
    let look_back = move |_| {
        table.look(0);
        focus(&[STEPS]);
    };
    view! {
        <div class="row">
            <button class="btn btn-primary" type="button" on:click=rematch>{say::REMATCH.text(language)}</button>
            <button class="btn" type="button" on:click=look_back>
                <Icon name="back"/>
                {say::LOOK_BACK.text(language)}
            </button>
            <ShareButton open=sharing/>
            <a class="btn" href=Route::SetUp(game.id().into()).href()>{say::NEW_GAME.text(language)}</a>
            <a class="btn" href=Route::Statistics.href()><Icon name="log"/>{say::STATISTICS.text(language)}</a>
            <a class="btn" href=Route::Home.href()><Icon name="home"/>{say::HOME.text(language)}</a>
        </div>
    }
}
