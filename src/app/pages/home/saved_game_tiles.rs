//! The player's saved games and solved puzzles on the home page.

use leptos::prelude::*;

use super::saved_game_summary::saved_game_summary;
use super::{latest_saved_game, start_tile, tile};
use crate::app::parts;
use crate::app::parts::pages::SavedGameSummary;
use crate::app::parts::{GameFacts, LoadState, Part, facts, facts_of};
use crate::app::route::Route;
use crate::app::shell::{MoreGames, shown_count, today};
use crate::app::store::{game_of, saved_games, statistics, stored};
use crate::game::common_words::comma_list;
use crate::game::{Language, Seat};
use crate::session::solved_puzzles::SolvedPuzzles;
use crate::ui::{Confirm, Icon, MAIN, focus, messages as say, name as name_of, words};

/// The players of the next game, in words, if it is begun without the set-up; `None` before a first game is finished.
pub fn next_players(language: Language, game: &str) -> Option<String> {
    let players = statistics::next_players(&statistics::latest_of_game(game)?);
    let names: Vec<String> = Seat::all(players.len()).map(|seat| name_of(language, &players, seat)).collect();
    Some(words::versus(language, &names))
}

/// The number of days in a row with a solved puzzle, and today's solved puzzles, in words.
pub fn puzzle_progress_text(language: Language) -> String {
    let (solved, today): (SolvedPuzzles, _) = (stored::load().unwrap_or_default(), today().get());
    let days = solved.streak(today);
    let streak = (days > 1).then(|| say::PuzzleStreak { days }.text(language));
    let of_today = facts().filter(|game| solved.has(game.id, today)).map(|game| game.name.text(language).to_owned());
    let of_today: Vec<String> = of_today.collect();
    let of_today = (!of_today.is_empty())
        .then(|| words::label(language, say::PUZZLE_SOLVED.text(language), &comma_list(language, of_today)));
    let puzzles: Vec<String> = streak.into_iter().chain(of_today).collect();
    puzzles.join(" · ")
}

/// The tiles of the saved games that are not the latest of their game. The latest are on the tiles of the games.
pub fn other_games(language: Language, saved: RwSignal<Vec<String>>) -> AnyView {
    let shown = shown_count();
    let others = Memo::new(move |_| {
        let names = saved.get();
        let is_latest = |name: &&String| facts().any(|game| latest_saved_game(&names, game.id) == Some(*name));
        names.iter().filter(|name| !is_latest(name)).cloned().collect::<Vec<_>>()
    });
    let first = move || others.with(|others| others.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    view! {
        <Show when=move || !others.read().is_empty()>
            <div class="tiles">
                <For each=first key=Clone::clone children=move |name| saved_game(language, None, name, saved)/>
            </div>
        </Show>
        <MoreGames count=Signal::derive(move || others.with(Vec::len)) shown/>
    }
    .into_any()
}

/// The tile of a saved game, with buttons to resume and delete it. If `game` is set, the tile stands for that game, too, and has
/// a button that begins another game. The board is drawn once the game is loaded.
pub fn saved_game(language: Language, game: Option<GameFacts>, name: String, saved: RwSignal<Vec<String>>) -> AnyView {
    let loading = RwSignal::new(LoadState::Loading);
    parts::load_and_report(language, Part::needed_with_board(&name), loading);
    (move || {
        loading.track();
        match read_summary(language, &name) {
            Some(summary) => saved_tile(language, game, name.clone(), summary, saved),
            // A game that is over cannot be resumed.
            None => game.map(|game| start_tile(language, game, None, next_players(language, game.id))).into_any(),
        }
    })
    .into_any()
}

/// The content of a saved game's tile.
struct Summary {
    picture: Option<AnyView>,
    line: Option<String>,
    again: Option<AnyView>,
    is_readable: bool,
}

/// Reads a saved game for its tile; `None` if the game is over. Until its parts are loaded, the summary is empty.
fn read_summary(language: Language, name: &str) -> Option<Summary> {
    let id = game_of(name);
    let is_known = id.and_then(facts_of).is_some();
    let text = saved_games::text(name).ok().flatten();
    let is_loaded = Part::needed_with_board(name).iter().all(|part| part.is_loaded(language));
    let summary = match (id.and_then(parts::loaded_game_extras).filter(|_| is_loaded), text) {
        (Some(game), Some(text)) => saved_game_summary(language, game, (name, &text)),
        (_, Some(_)) if is_known => return Some(Summary { picture: None, line: None, again: None, is_readable: true }),
        _ => Err(say::REPLAY_UNKNOWN.text(language).into()),
    };
    Some(match summary {
        Ok(Some(SavedGameSummary { line, picture, again })) => {
            Summary { picture, line: Some(line), again, is_readable: true }
        }
        Ok(None) => return None,
        Err(why) => {
            let line = say::SavedGameBroken { why }.text(language);
            Summary { picture: None, line: Some(line), again: None, is_readable: false }
        }
    })
}

/// The tile of a saved game that is not over.
fn saved_tile(
    language: Language,
    game: Option<GameFacts>,
    name: String,
    summary: Summary,
    saved: RwSignal<Vec<String>>,
) -> AnyView {
    let Summary { picture, line, again, is_readable } = summary;
    let kind = game_of(&name).and_then(facts_of);
    let asking = RwSignal::new(false);
    let title = kind.map_or_else(|| name.clone(), |game| game.name.text(language).to_owned());
    let question = say::DeleteQuestion { game: title.as_str() }.text(language);
    let delete = {
        let name = name.clone();
        move |()| {
            saved_games::remove(&name);
            saved.update(|saved| saved.retain(|other| *other != name));
            if let Some(letters) = parts::loaded_letters() {
                (letters.update_badge)();
            }
            focus(&[MAIN]);
        }
    };
    let yes = say::DELETE.text(language);
    let resume = is_readable.then(|| {
        view! {
            <a class="btn btn-primary" href=Route::Play(name).href()>{say::RESUME.text(language)}</a>
        }
    });
    let another = game.map(|game| {
        let set_up = Route::SetUp(game.id.into()).href();
        view! { <a class="btn" href=set_up>{say::BEGIN_ANOTHER.text(language)}</a> }
    });
    let content = view! {
        <p class="small">{line.unwrap_or_else(|| say::GAME_WAITS.text(language).to_owned())}</p>
        <div class="row">
            {resume}
            {another}
            <button
                class="btn btn-quiet btn-danger btn-icon push"
                type="button"
                aria-label=yes
                title=yes
                on:click=move |_| asking.set(true)
            >
                <Icon name="close"/>
            </button>
        </div>
        <p class="small soft">{again}</p>
        <Confirm open=asking question=question yes then=Callback::new(delete)/>
    };
    tile(language, "tile sheet resume", kind, (&title, game.is_some()), picture, content.into_any())
}
