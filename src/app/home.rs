//! Home: what goes on, and the five games.

use leptos::prelude::*;

use super::puzzle::Puzzles;
use super::route::Route;
use super::{Footer, saved_games};
use crate::games;
use crate::ui::{Confirm, DynGame, Glimpse, Icon, Symbol, focus, texts};

/// How many stored games are shown before more are asked for: each is drawn as it stands.
const SHOWN: usize = 12;

/// The first place of the page. `lost` says that the address led nowhere.
#[component]
pub fn Home(lost: bool) -> impl IntoView {
    let words = texts();
    let saved_games = RwSignal::new(saved_games::names());
    let shown = RwSignal::new(SHOWN);
    let stored =
        move || saved_games.with(|saved_games| saved_games.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    let more = move || saved_games.with(Vec::len).saturating_sub(shown.get());
    let tiles = games::all().map(tile).collect_view();
    view! {
        <main id="main" class="page" tabindex="-1">
            <div class="stack">
                <header class="masthead">
                    <Symbol name="rose" class="rose"/>
                    <h1>{words.house}</h1>
                    <p>{words.tagline}</p>
                </header>
                <Show when=move || lost><p role="status">{words.not_found}</p></Show>
                <For each=stored key=Clone::clone children=move |name| view! { <Stored name saved_games/> }/>
                <Show when=move || { more() > 0 }>
                    <p>
                        <button class="btn" type="button" on:click=move |_| shown.update(|shown| *shown += SHOWN)>
                            {move || (words.more_games)(more().min(SHOWN))}
                        </button>
                    </p>
                </Show>
                <section class="tiles" aria-label=words.games>{tiles}</section>
                <Puzzles/>
                <p><a class="btn" href=Route::Open.href()><Icon name="log"/>{words.open_record}</a></p>
            </div>
        </main>
        <Footer/>
    }
}

/// The tile of a game.
fn tile(game: &'static dyn DynGame) -> impl IntoView {
    let about = game.about();
    view! {
        <a class="tile tile-first sheet" href=Route::SetUp(game.id().into()).href()>
            <Symbol name=game.emblem() class="emblem"/>
            <h2>{about.name}</h2>
            <p>{about.tagline}</p>
            <p class="small soft">{about.facts}</p>
        </a>
    }
}

/// A stored game: where it stands, to go on with or to delete.
#[component]
fn Stored(name: String, saved_games: RwSignal<Vec<String>>) -> impl IntoView {
    let words = texts();
    let game = saved_games::game_of(&name);
    let stored = saved_games::text(&name).ok().flatten();
    let glimpse =
        game.zip(stored).map_or_else(|| Err(words.replay_unknown.into()), |(game, stored)| game.glimpse(&stored));
    let (picture, text, readable) = match glimpse {
        Ok(Some(Glimpse { players, status_line, picture })) => {
            (Some(picture), format!("{}. {status_line}.", (words.versus)(&players)), true)
        }
        Ok(None) => {
            // A game that is over has nothing to go on with.
            saved_games::remove(&name);
            return ().into_any();
        }
        Err(why) => (None, (words.unreadable)(&why), false),
    };
    let asking = RwSignal::new(false);
    let title = game.map_or_else(|| name.clone(), |game| game.about().name.to_owned());
    let question = (words.delete_question)(&title);
    let delete = {
        let name = name.clone();
        move |()| {
            saved_games::remove(&name);
            saved_games.update(|saved_games| saved_games.retain(|other| *other != name));
            focus(&["#main"]);
        }
    };
    let href = Route::Play(name).href();
    view! {
        <section class="resume sheet">
            {picture}
            <div>
                <h2>{title}</h2>
                {readable.then(|| view! { <p>{words.goes_on}</p> })}
                <p>{text}</p>
                <div class="row">
                    {readable.then(|| view! { <a class="btn btn-primary" href=href><Icon name="play"/>{words.resume}</a> })}
                    <button class="btn btn-danger" type="button" on:click=move |_| asking.set(true)>{words.delete}</button>
                </div>
            </div>
            <Confirm open=asking question=question yes=words.delete then=Callback::new(delete)/>
        </section>
    }
    .into_any()
}
