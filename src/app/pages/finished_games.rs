//! The page that lists the finished games that are stored in full.

use leptos::prelude::*;

use crate::app::parts::pages::latest_board;
use crate::app::parts::{self, LoadState, Part, facts_of};
use crate::app::route::Route;
use crate::app::shell::{MoreGames, TextPage, shown_count};
use crate::app::store::{finished_games, game_of};
use crate::app::table::headline_of;
use crate::browser::device;
use crate::game::{Language, Seat};
use crate::session::Session;
use crate::session::finished_games::{FinishedGame, MOST_STORED, stored_game};
use crate::ui::{Confirm, Icon, MAIN, Symbol, focus, messages as say, name, use_language, words};

#[component]
pub fn FinishedGamesPage() -> impl IntoView {
    let language = use_language();
    let games = RwSignal::new(finished_games::latest_first());
    let asked = RwSignal::new(None::<String>);
    let asking = RwSignal::new(false);
    let ask = Callback::new(move |name: String| {
        asked.set(Some(name));
        asking.set(true);
    });
    let delete = move |()| {
        if let Some(name) = asked.get_untracked() {
            finished_games::remove(&name);
            games.update(|games| games.retain(|(other, _)| *other != name));
            focus(&[MAIN]);
        }
    };
    let shown = shown_count();
    let first = move || games.with(|games| games.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    let is_empty = move || games.read().is_empty();
    view! {
        <TextPage back=true>
            <h1>{say::FINISHED_GAMES.text(language)}</h1>
            <p class="soft">{say::FinishedGamesWhy { games: MOST_STORED }.text(language)}</p>
            <Show when=is_empty><p>{say::FINISHED_GAMES_EMPTY.text(language)}</p></Show>
            <ul class="finished-games">
                <For
                    each=first
                    key=|(name, _)| name.clone()
                    children=move |(name, game)| view! { <Entry name game ask/> }
                />
            </ul>
            <MoreGames count=Signal::derive(move || games.with(Vec::len)) shown/>
            <Confirm
                open=asking
                question=say::DELETE_FINISHED_QUESTION.text(language)
                yes=say::DELETE.text(language)
                then=Callback::new(delete)
            />
        </TextPage>
    }
}

/// A finished game in the list: its last board, result, players and date as one link, and the button that deletes it.
#[component]
fn Entry(name: String, game: Option<FinishedGame>, ask: Callback<String>) -> impl IntoView {
    let language = use_language();
    let facts = game_of(&name).and_then(facts_of);
    let title = facts.map_or_else(|| name.clone(), |facts| facts.name.text(language).to_owned());
    let result = match &game {
        Some(game) => result_text(language, game),
        None => say::FINISHED_GAME_BROKEN.text(language).into(),
    };
    let players = game.as_ref().map(|game| players_text(language, game));
    let date = game.as_ref().map(|game| device::date_of_time(game.ended));
    let label = words::label(language, say::DELETE.text(language), &title);
    let route = Route::Play(name.clone());
    let board = {
        let (name, loading) = (name.clone(), RwSignal::new(LoadState::Loading));
        parts::load_and_report(language, Part::needed_with_board(&name), loading);
        let emblem = move || facts.map(|facts| view! { <Symbol name=facts.emblem() class="emblem"/> }.into_any());
        let drawn = move || (loading.get() == LoadState::Loaded).then(|| last_board(language, &name)).flatten();
        move || drawn().or_else(emblem)
    };
    view! {
        <li class="sheet">
            <a href=route.href()>
                <span class="last-board">{board}</span>
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

/// The board at the end of a finished game; `None` if the game cannot be read.
fn last_board(language: Language, name: &str) -> Option<AnyView> {
    let game = parts::loaded_game_extras(game_of(name)?)?;
    let session = Session::load(game, stored_game(&finished_games::text(name)?)).ok()?;
    Some(latest_board(language, game, &session))
}

fn result_text(language: Language, game: &FinishedGame) -> String {
    let named = |seat| (name(language, &game.players, seat), None);
    headline_of(language, game.winner(), &game.ending, named)
}

/// The players in words: "You against Captain".
fn players_text(language: Language, game: &FinishedGame) -> String {
    let names: Vec<String> = Seat::all(game.players.len()).map(|seat| name(language, &game.players, seat)).collect();
    words::versus(language, &names)
}
