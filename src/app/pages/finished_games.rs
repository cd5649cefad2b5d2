//! The finished games that are stored in full, and the page that lists them.

use std::cmp::Reverse;

use leptos::prelude::*;

use crate::app::parts::facts_of;
use crate::app::route::Route;
use crate::app::shell::{AppContext, Footer, Header};
use crate::app::store::saved_games;
use crate::app::table::result_text::headline_of;
use crate::browser::{device, storage};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Language, Seat};
use crate::session::backup::FINISHED;
use crate::session::finished_games::{FinishedGame, MOST_STORED, Stored, store_making_room, stored_game, write};
use crate::session::{Ending, StoreError};
use crate::ui::{Confirm, Icon, MAIN, Symbol, focus, messages as say, name, use_language, words};

fn key(name: &str) -> String {
    format!("{FINISHED}{name}")
}

/// The text of the finished game that was played under this name.
#[must_use]
pub fn text(name: &str) -> Option<String> {
    storage::get(&key(name)).ok().flatten()
}

/// Deletes a finished game.
pub fn remove(name: &str) {
    storage::remove(&key(name));
}

/// The names of the finished games with what they tell, the latest first. What cannot be read counts from when it began.
fn latest_first() -> Vec<(String, Option<FinishedGame>)> {
    let names = storage::names(FINISHED).into_iter().filter_map(|name| name.strip_prefix(FINISHED).map(str::to_owned));
    let read = |name: String| {
        let game = text(&name).and_then(|text| FinishedGame::read(&text).ok());
        (name, game)
    };
    let mut games: Vec<_> = names.map(read).collect();
    let ended = |name: &str, game: &Option<FinishedGame>| {
        game.as_ref().map(|game| game.ended).or_else(|| saved_games::begun(name)).unwrap_or_default()
    };
    insertion_sort(&mut games, |(name, game)| Reverse(ended(name, game)));
    games
}

/// Stores a text of the page. If there is no room, the oldest finished games are deleted for it, and the player is told.
///
/// # Errors
/// When it cannot be stored even so; what was stored before stays.
pub fn put_making_room(name: &str, text: &str, context: AppContext) -> Result<(), StoreError> {
    let delete_oldest = || {
        let oldest = latest_first().into_iter().rev().map(|(name, _)| key(&name)).find(|other| other != name)?;
        let text = storage::get(&oldest).ok().flatten()?;
        storage::remove(&oldest);
        Some((oldest, text))
    };
    let Stored { result, deleted } = store_making_room((name, text), storage::put, delete_oldest);
    if deleted > 0 {
        context.deleted_games.update(|all| *all += deleted);
    }
    result
}

/// Keeps a game that has ended now, with the text that was stored while it was played. If there are too many, the oldest is
/// deleted. Returns whether the game is kept: if not, it could not be saved either, which the player has been told.
pub fn keep<Reason>(name: &str, ending: &Ending<Reason>, game: &str, context: AppContext) -> bool {
    if text(name).is_some_and(|text| stored_game(&text) == game) {
        // It was only opened again.
        return true;
    }
    let result = put_making_room(&key(name), &write(device::milliseconds(), ending, game), context);
    for (name, _) in latest_first().into_iter().skip(MOST_STORED) {
        remove(&name);
    }
    result.is_ok()
}

/// The page that lists the finished games.
#[component]
pub fn FinishedGamesPage() -> impl IntoView {
    let language = use_language();
    let games = RwSignal::new(latest_first());
    let asked = RwSignal::new(None::<String>);
    let asking = RwSignal::new(false);
    let ask = Callback::new(move |name: String| {
        asked.set(Some(name));
        asking.set(true);
    });
    let delete = move |()| {
        if let Some(name) = asked.get_untracked() {
            remove(&name);
            games.update(|games| games.retain(|(other, _)| *other != name));
            focus(&[MAIN]);
        }
    };
    let is_empty = move || games.read().is_empty();
    view! {
        <Header back=true/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{say::FINISHED_GAMES.text(language)}</h1>
            <p class="soft">{say::FinishedGamesWhy { games: MOST_STORED }.text(language)}</p>
            <Show when=is_empty><p>{say::FINISHED_GAMES_EMPTY.text(language)}</p></Show>
            <ul class="finished-games">
                <For
                    each=move || games.get()
                    key=|(name, _)| name.clone()
                    children=move |(name, game)| view! { <Entry name game ask/> }
                />
            </ul>
            <Confirm
                open=asking
                question=say::DELETE_FINISHED_QUESTION.text(language)
                yes=say::DELETE.text(language)
                then=Callback::new(delete)
            />
        </main>
        <Footer/>
    }
}

/// A finished game in the list: its emblem, the result, the players and the date, as one link; and the button that deletes it.
#[component]
fn Entry(name: String, game: Option<FinishedGame>, ask: Callback<String>) -> impl IntoView {
    let language = use_language();
    let facts = saved_games::game_of(&name).and_then(facts_of);
    let title = facts.map_or_else(|| name.clone(), |facts| facts.name.text(language).to_owned());
    let result = match &game {
        Some(game) => result(language, game),
        None => say::FINISHED_GAME_BROKEN.text(language).into(),
    };
    let players = game.as_ref().map(|game| players(language, game));
    let date = game.as_ref().map(|game| device::date_of(game.ended));
    let label = words::label(language, say::DELETE.text(language), &title);
    let route = Route::Play(name.clone());
    view! {
        <li class="sheet">
            <a href=route.href()>
                {facts.map(|facts| view! { <Symbol name=facts.emblem() class="emblem"/> })}
                <span>
                    <b>{result}</b>
                    <span>{title}</span>
                    {players.map(|players| view! { <span>{players}</span> })}
                    {date.map(|date| view! { <span class="small soft">{date}</span> })}
                </span>
            </a>
            <button
                class="btn btn-quiet btn-icon"
                type="button"
                aria-label=label.clone()
                title=label
                on:click=move |_| ask.run(name.clone())
            >
                <Icon name="close"/>
            </button>
        </li>
    }
}

/// Who has won.
fn result(language: Language, game: &FinishedGame) -> String {
    let named = |seat| (name(language, &game.players, seat), None);
    headline_of(language, game.winner(), &game.ending, named)
}

/// Who played: "You against Captain".
fn players(language: Language, game: &FinishedGame) -> String {
    let names: Vec<String> = Seat::all(game.players.len()).map(|seat| name(language, &game.players, seat)).collect();
    words::versus(language, &names)
}
