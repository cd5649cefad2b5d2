//! The home page: saved games, the games, today's puzzles.

use leptos::prelude::*;

use super::puzzle::Puzzles;
use super::route::Route;
use super::{Footer, saved_games};
use crate::dyn_game::Status;
use crate::game::{Language, Seat};
use crate::games;
use crate::ui::{
    Confirm, DynGameUi, Icon, MAIN, Symbol, focus, messages as say, name, name_with_side, use_language, words,
};

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
    let tiles = games::all_with_ui().map(|game| tile(language, game)).collect_view();
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
                <section class="tiles" aria-label=say::GAMES.text(language)>{tiles}</section>
                <Puzzles/>
                <p><a class="btn" href=Route::Open.href()><Icon name="log"/>{say::OPEN_RECORD.text(language)}</a></p>
            </div>
        </main>
        <Footer/>
    }
}

/// The tile of a game.
fn tile(language: Language, game: &'static dyn DynGameUi) -> impl IntoView {
    let about = game.about(language);
    view! {
        <a class="tile tile-first sheet" href=Route::SetUp(game.id().into()).href()>
            <Symbol name=game.emblem() class="emblem"/>
            <h2>{about.name}</h2>
            <p>{about.tagline}</p>
            <p class="small soft">{about.facts}</p>
        </a>
    }
}

/// What the home page shows of a saved game.
struct Glimpse {
    /// The players with their sides.
    players: Vec<String>,
    /// The state of the game, in a few words.
    status_line: String,
    /// The board.
    picture: AnyView,
}

impl Glimpse {
    /// What is shown of a stored game; `None` when it is over.
    ///
    /// # Errors
    /// When it cannot be loaded: why, in words.
    fn of(language: Language, game: &dyn DynGameUi, stored: &str) -> Result<Option<Self>, String> {
        let session = game.load(stored).map_err(|error| words::load_error(language, &error))?;
        let Status { players, persons, plies, ending, .. } = session.status(language);
        if ending.is_some() {
            return Ok(None);
        }
        // The view of the only person, or that of a spectator.
        let view = session.view(Some(plies), persons.first().filter(|_| persons.len() == 1));
        let player = |seat| name_with_side(name(language, &players, seat), view.side(language, seat));
        Ok(Some(Self {
            players: Seat::all(players.len()).map(player).collect(),
            status_line: view.status_line(language),
            picture: game.picture(language, &*view),
        }))
    }
}

/// A saved game with its board, to resume or to delete.
#[component]
fn SavedGame(name: String, saved: RwSignal<Vec<String>>) -> impl IntoView {
    let language = use_language();
    let game = saved_games::game_of(&name);
    let text = saved_games::text(&name).ok().flatten();
    let glimpse = game.zip(text).map_or_else(
        || Err(say::REPLAY_UNKNOWN.text(language).into()),
        |(game, text)| Glimpse::of(language, game, &text),
    );
    let (picture, line, is_readable) = match glimpse {
        Ok(Some(Glimpse { players, status_line, picture })) => {
            (Some(picture), format!("{}. {status_line}.", words::versus(language, &players)), true)
        }
        Ok(None) => {
            // A game that is over cannot be resumed.
            saved_games::remove(&name);
            return ().into_any();
        }
        Err(why) => (None, say::SavedGameBroken { why }.text(language), false),
    };
    let asking = RwSignal::new(false);
    let title = game.map_or_else(|| name.clone(), |game| game.about(language).name.to_owned());
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
                <p>{line}</p>
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
