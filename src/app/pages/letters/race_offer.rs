//! The functions that the part for races between devices offers to the rest of the program.

use leptos::prelude::*;

use super::arrival::{LinkPage, broken_text};
use super::badge;
use super::live_race::LiveRace;
use super::race_panel::{RaceInvitationPage, RacePanel};
use super::saved::with_words;
use super::{messages as say, race_words};
use crate::app::parts;
use crate::app::parts::pages::{LetterHooks, RaceHooks, RemoteGameFns, SavedGameSummary};
use crate::app::route::Route;
use crate::app::store::store_status;
use crate::browser::device;
use crate::correspondence::Code;
use crate::dyn_game::AnyAction;
use crate::game::{Language, Seat};
use crate::live::race::{Race, RaceInvitation, is_race};
use crate::session::Session;
use crate::ui::{DynGameExtrasUi, RaceControls, TableHandle, words as page_words};

pub static RACES: RemoteGameFns = RemoteGameFns {
    invite,
    open,
    draw: |link| view! { <LinkPage link opened=invitation_page/> }.into_any(),
    saved_game_summary,
    update_badge: badge::update,
    check: |game, text| Race::load(game, text).map(drop),
};

fn invite(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    options: &str,
    _seat: Seat,
    name: &str,
) -> Result<String, String> {
    let random = device::random_bytes().zip(device::random_bytes());
    let (table, secret) = random.ok_or_else(|| say::BROKEN_RANDOM.text(language))?;
    let race = Race::host(game, options, Code(table), Code(secret), name);
    // The set-up offers races with such options only.
    race.map(|race| race.save()).ok_or_else(|| say::BROKEN_VERSION.text(language).to_owned())
}

/// Reads a stored race. The error says in words why it cannot be read.
fn load(language: Language, game: &'static dyn DynGameExtrasUi, text: &str) -> Result<Race, String> {
    Race::load(game, text).map_err(|error| page_words::parse_error(language, &error))
}

fn open(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    (name, text): (&str, &str),
    reopen: Callback<()>,
) -> Result<(LetterHooks, Option<Session>), String> {
    let race = load(language, game, text)?;
    let session = race.session().cloned();
    let live = LiveRace::attach(language, game, (name, race), store_status(), reopen);
    let controls = RaceControls {
        act: Callback::new(move |(table, action, stamp): (TableHandle, AnyAction, Option<f64>)| {
            live.act(table, &action, stamp)
        }),
        resign: Callback::new(move |()| live.resign()),
    };
    let hooks = LetterHooks {
        // The race stores itself before it sends anything.
        follow: Callback::new(|_| None),
        panel: Callback::new(move |table| view! { <RacePanel live table/> }.into_any()),
        rematch: Callback::new(move |()| live.rematch_text()),
        may_invite: Signal::stored(true),
        race: Some(RaceHooks {
            controls,
            now: Callback::new(move |()| live.now()),
            run: Callback::new(move |table| live.set_table(table)),
        }),
    };
    Ok((hooks, session))
}

/// The page of an invitation to a race, or the table of the race if this device takes part.
fn invitation_page(language: Language, text: &str, _connects: bool) -> Result<AnyView, String> {
    let invitation = RaceInvitation::of_link(text).map_err(|error| broken_text(language, text, &error))?;
    let game = parts::loaded_game_extras(&invitation.game).ok_or_else(|| say::BROKEN_GAME.text(language).to_owned())?;
    let saved = with_words(game, format!("\ntable {}\n", invitation.table)).find(|(_, text)| is_race(text));
    if let Some((name, _)) = saved {
        device::replace_route(&Route::Play(name).to_string());
        return Ok(().into_any());
    }
    if !game.options().allows_live_race(&invitation.options) {
        return Err(say::BROKEN_VERSION.text(language).to_owned());
    }
    Ok(view! { <RaceInvitationPage game invitation/> }.into_any())
}

/// The summary of a saved race; `None` if it is over.
fn saved_game_summary(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    stored: &str,
) -> Result<Option<SavedGameSummary>, String> {
    let race = load(language, game, stored)?;
    let Some(session) = race.session() else {
        let line = race_words::awaited(language, &race).unwrap_or_default();
        return Ok(Some(SavedGameSummary { line, picture: None, again: None }));
    };
    Ok(session.ending().is_none().then(|| SavedGameSummary::of(language, game, session)))
}
