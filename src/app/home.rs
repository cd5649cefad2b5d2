//! Home: what goes on, and the five games.

use leptos::prelude::*;

use super::route::Route;
use super::{Foot, House, house, shelf};
use crate::game::Seat;
use crate::games::{self, Playable, Visitor};
use crate::session::Session;
use crate::ui::{Confirm, Icon, Symbol, focus, name, texts};

/// Games that are planned but not built: name, facts, drawing.
const NOT_BUILT: [(&str, &str, &str); 3] = [
    ("Battle of Corsica", "2–6 players · quick hands", "emblem-battle-of-corsica"),
    ("Court Wars", "2–4 players · guards and intrigue", "emblem-court-wars"),
    ("Knight Fight", "2 players · four in a row, on horseback", "emblem-knight-fight"),
];

/// The first place of the page. `lost` says that the address led nowhere.
#[component]
pub fn Home(lost: bool) -> impl IntoView {
    let words = texts();
    let House { in_game, .. } = house();
    in_game.set(false);
    let shelf = RwSignal::new(shelf::names());
    let tiles = games::IDS.iter().filter_map(|id| games::visit(id, Tile)).collect_view();
    let not_built = NOT_BUILT.map(|(name, facts, emblem)| {
        view! {
            <section class="tile sheet is-unbuilt">
                <Symbol name=emblem class="emblem"/>
                <h2>{name}</h2>
                <p class="small soft">{facts}</p>
                <p><span class="tag">{words.not_built}</span></p>
            </section>
        }
    });
    view! {
        <main id="main" class="page" tabindex="-1">
            <div class="stack">
                <header class="masthead">
                    <Symbol name="rose" class="rose"/>
                    <h1>{words.house}</h1>
                    <p>{words.tagline}</p>
                </header>
                <Show when=move || lost><p role="status">{words.not_found}</p></Show>
                <For each=move || shelf.get() key=Clone::clone children=move |name| view! { <Stored name shelf/> }/>
                <section class="tiles" aria-label=words.games>{tiles} {not_built}</section>
                <p><a class="btn" href=format!("#{}", Route::Open)><Icon name="log"/>{words.open_record}</a></p>
            </div>
        </main>
        <Foot/>
    }
}

/// Makes the tile of a game.
struct Tile;

impl Visitor for Tile {
    type Output = AnyView;

    fn visit<G: Playable>(self) -> AnyView {
        let about = G::about();
        view! {
            <a class="tile tile-first sheet" href=format!("#{}", Route::SetUp(G::ID.into()))>
                <Symbol name=G::emblem() class="emblem"/>
                <h2>{about.name}</h2>
                <p>{about.tagline}</p>
                <p class="small soft">{about.facts}</p>
            </a>
        }
        .into_any()
    }
}

/// A stored game: where it stands, to go on with or to delete.
#[component]
fn Stored(name: String, shelf: RwSignal<Vec<String>>) -> impl IntoView {
    let words = texts();
    let about = shelf::game_of(&name).and_then(shelf::about);
    let stored = shelf::text(&name).ok().flatten();
    let standing =
        shelf::game_of(&name).zip(stored).and_then(|(game, stored)| games::visit(game, Summary { stored: &stored }));
    if matches!(standing, Some(Standing::Over)) {
        // A game that is over has nothing to go on with.
        shelf::remove(&name);
        return ().into_any();
    }
    let asking = RwSignal::new(false);
    let title = about.map_or_else(|| name.clone(), |about| about.name.to_owned());
    let question = (words.delete_question)(&title);
    let delete = {
        let name = name.clone();
        move |()| {
            shelf::remove(&name);
            shelf.update(|shelf| shelf.retain(|other| *other != name));
            focus(&["#main"]);
        }
    };
    let (picture, text, readable) = match standing {
        Some(Standing::On { picture, text }) => (Some(picture), text, true),
        Some(Standing::Unreadable(why)) => (None, (words.unreadable)(&why), false),
        _ => (None, (words.unreadable)(words.replay_unknown), false),
    };
    let href = format!("#{}", Route::Play(name));
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

/// Where a stored game stands.
enum Standing {
    /// It goes on.
    On { picture: AnyView, text: String },
    /// It is over.
    Over,
    /// It cannot be read, and why.
    Unreadable(String),
}

/// Finds out where a stored game stands.
struct Summary<'a> {
    stored: &'a str,
}

impl Visitor for Summary<'_> {
    type Output = Standing;

    fn visit<G: Playable>(self) -> Standing {
        let session: Session<G> = match shelf::read(self.stored) {
            Ok(session) => session,
            Err(why) => return Standing::Unreadable(why.to_string()),
        };
        if session.ending().is_some() {
            return Standing::Over;
        }
        let view = G::view(session.state(), shelf::outside_viewer(&session));
        let sitting = |seat| format!("{} ({})", name(&session, seat), G::side(&view, seat));
        let names: Vec<String> = Seat::all(session.sitters().len()).map(sitting).collect();
        let text = format!("{}. {}.", (texts().versus)(&names), G::standing(&view));
        Standing::On { picture: G::picture(&view), text }
    }
}
