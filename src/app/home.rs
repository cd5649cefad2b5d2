//! The home page: saved games, the games, today's puzzles.

use leptos::prelude::*;

use super::glimpse::Glimpse;
use super::parts::{self, GameFacts, LoadState, Part, facts, facts_of};
use super::route::Route;
use super::{Footer, saved_games};
use crate::game::Language;
use crate::game::catalogue::Message;
use crate::game::options::STANDARD;
use crate::ui::{Confirm, Icon, MAIN, Symbol, focus, messages as say, use_language};

/// How many saved games are shown at first, and how many more at a time: each is drawn with its board.
const SHOWN: usize = 12;

/// The home page.
#[component]
pub fn Home(
    /// Whether there is no page at the address.
    not_found: bool,
) -> impl IntoView {
    let language = use_language();
    let saved = RwSignal::new(saved_games::names());
    let shown = RwSignal::new(SHOWN);
    let first = move || saved.with(|saved| saved.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    let more = move || saved.with(Vec::len).saturating_sub(shown.get());
    let tiles = facts().map(|game| tile(language, game)).collect_view();
    view! {
        <main id="main" class="page" tabindex="-1">
            <div class="stack">
                <header class="masthead">
                    <Symbol name="rose" class="rose"/>
                    <h1>{say::SITE_NAME.text(language)}</h1>
                    <p>{say::TAGLINE.text(language)}</p>
                </header>
                <Show when=move || not_found><p role="status">{say::NOT_FOUND.text(language)}</p></Show>
                <For each=first key=Clone::clone children=move |name| view! { <SavedGame name saved/> }/>
                <Show when=move || { more() > 0 }>
                    <p>
                        <button class="btn" type="button" on:click=move |_| shown.update(|shown| *shown += SHOWN)>
                            {move || say::MoreGames { games: more().min(SHOWN) }.text(language)}
                        </button>
                    </p>
                </Show>
                <div class="tiles">{tiles}<Puzzles/></div>
            </div>
        </main>
        <Footer/>
    }
}

/// The tile of a game. A game is loaded when the player is about to open it.
fn tile(language: Language, game: GameFacts) -> impl IntoView {
    let set_up = Route::SetUp(game.id.into());
    let needed = StoredValue::new(Part::needed_by(&set_up));
    let fetch_ahead = move || parts::fetch_ahead(language, needed.get_value());
    let link = |class: &'static str, route: &Route, text: Message| {
        view! { <a class=class href=route.href()>{text.text(language)}</a> }
    };
    let lesson = Route::Lesson(game.id.into(), STANDARD.into());
    let name = game.name.text(language);
    view! {
        // A touch enters before it presses.
        <section
            class="tile sheet"
            aria-label=name
            on:pointerenter=move |_| fetch_ahead()
            on:focusin=move |_| fetch_ahead()
        >
            <Symbol name=game.emblem() class="emblem"/>
            <h2>{name}</h2>
            <p>{game.tagline.text(language)}</p>
            <div class="row">
                {[link("btn btn-primary", &set_up, say::PLAY), link("btn", &lesson, say::LEARN)]}
            </div>
        </section>
    }
}

/// Links to today's puzzles.
#[component]
fn Puzzles() -> impl IntoView {
    let language = use_language();
    let link = |game: GameFacts| {
        view! {
            <a class="btn" href=Route::Puzzle(game.id.into(), None).href()>
                <Symbol name=game.emblem() class="icon"/>
                {game.name.text(language)}
            </a>
        }
    };
    view! {
        <section class="tile sheet" aria-labelledby="puzzles">
            <Icon name="hint"/>
            <h2 id="puzzles">{say::PUZZLES.text(language)}</h2>
            <p>{say::PUZZLES_WHY.text(language)}</p>
            <div class="row">{facts().filter(|game| game.has_puzzles).map(link).collect_view()}</div>
        </section>
    }
}

/// A saved game, to resume or to delete. Its board is drawn when its game is loaded.
#[component]
fn SavedGame(name: String, saved: RwSignal<Vec<String>>) -> impl IntoView {
    let language = use_language();
    let loading = RwSignal::new(LoadState::Loading);
    parts::load_and_report(language, Part::needed_by(&Route::Play(name.clone())), loading);
    move || {
        loading.track();
        saved_game(name.clone(), saved)
    }
}

/// What home shows of a saved game.
struct Summary {
    picture: Option<AnyView>,
    line: Option<String>,
    is_readable: bool,
}

/// Reads a saved game; `None` when it is over. Before its parts are loaded there is little to say.
fn summary(language: Language, name: &str) -> Option<Summary> {
    let id = saved_games::game_of(name);
    let is_known = id.and_then(facts_of).is_some();
    let text = saved_games::text(name).ok().flatten();
    let glimpse = match (id.and_then(parts::game), parts::tables(), text) {
        (Some(game), Some(tables), Some(text)) => (tables.glimpse)(language, game, (name, &text)),
        (_, _, Some(_)) if is_known => return Some(Summary { picture: None, line: None, is_readable: true }),
        _ => Err(say::REPLAY_UNKNOWN.text(language).into()),
    };
    Some(match glimpse {
        Ok(Some(Glimpse { line, picture })) => Summary { picture: Some(picture), line: Some(line), is_readable: true },
        Ok(None) => return None,
        Err(why) => {
            Summary { picture: None, line: Some(say::SavedGameBroken { why }.text(language)), is_readable: false }
        }
    })
}

fn saved_game(name: String, saved: RwSignal<Vec<String>>) -> AnyView {
    let language = use_language();
    let id = saved_games::game_of(&name);
    // A game that is over cannot be resumed.
    let Some(Summary { picture, line, is_readable }) = summary(language, &name) else { return ().into_any() };
    let asking = RwSignal::new(false);
    let title = id.and_then(facts_of).map_or_else(|| name.clone(), |game| game.name.text(language).to_owned());
    let question = say::DeleteQuestion { game: title.as_str() }.text(language);
    let delete = {
        let name = name.clone();
        move |()| {
            saved_games::remove(&name);
            saved.update(|saved| saved.retain(|other| *other != name));
            focus(&[MAIN]);
        }
    };
    let yes = say::DELETE.text(language);
    let resume = is_readable.then(|| {
        view! {
            <a class="btn btn-primary" href=Route::Play(name).href()><Icon name="play"/>{say::RESUME.text(language)}</a>
        }
    });
    view! {
        <section class="resume sheet">
            {picture}
            <div>
                <h2>{title}</h2>
                {is_readable.then(|| view! { <p>{say::GAME_WAITS.text(language)}</p> })}
                {line.map(|line| view! { <p>{line}</p> })}
                <div class="row">
                    {resume}
                    <button class="btn btn-danger" type="button" on:click=move |_| asking.set(true)>{yes}</button>
                </div>
            </div>
            <Confirm open=asking question=question yes then=Callback::new(delete)/>
        </section>
    }
    .into_any()
}
