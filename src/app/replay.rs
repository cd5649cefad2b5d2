//! The replay of a record: stepped through move by move, and played on from any position.

use leptos::prelude::*;

use super::drawing::draw_in_pieces;
use super::extras::{LoadedAnalysis, LoadedShare};
use super::play::{Broken, answer_key, begin};
use super::route::Route;
use super::set_up::variations;
use super::share::ShareButton;
use super::{Header, context, parts};
use crate::dyn_game::NOW;
use crate::game::{Seat, record};
use crate::search::Level;
use crate::session::PlayerKind;
use crate::ui::{Log, TableHandle, messages as say, name_with_side, use_language, words};

/// The replay of the record in a link.
#[component]
pub fn ReplayPage(link: String) -> impl IntoView {
    let language = use_language();
    let table = match record::game_of(&link).and_then(parts::game) {
        Some(game) => {
            TableHandle::replay(game, language, &link).map_err(|why| say::ReplayBroken { why }.text(language))
        }
        None => Err(say::REPLAY_UNKNOWN.text(language).to_owned()),
    };
    match table {
        Ok(table) => {
            let title = if record::is_position(&link) { say::POSITION } else { say::REPLAY };
            view! { <Replay table title=title.text(language)/> }.into_any()
        }
        Err(why) => view! { <Broken title=say::REPLAY.text(language) why/> }.into_any(),
    }
}

#[component]
fn Replay(table: TableHandle, title: &'static str) -> impl IntoView {
    let game = table.game;
    let sharing = RwSignal::new(false);
    let is_being_drawn = draw_in_pieces();
    view! {
        <Header in_game=true game=game.id()/>
        <main
            id="main"
            class="table"
            tabindex="-1"
            aria-busy=move || is_being_drawn.get().then_some("true")
            on:keydown=move |event| answer_key(&event, table)
        >
            <h1 class="visually-hidden">{words::label(table.language, title, game.about(table.language).name)}</h1>
            {game.table_view(table)}
            <Log table/>
            <LoadedAnalysis table/>
            <ReplayOptions table title sharing/>
        </main>
        <LoadedShare open=sharing table/>
        <p class="visually-hidden" role="status" aria-live="polite">{move || table.spoken.get()}</p>
    }
}

/// The options of the game, and what can be done with the record: view it as a seat, play on, share it.
#[component]
fn ReplayOptions(table: TableHandle, title: &'static str, sharing: RwSignal<bool>) -> impl IntoView {
    let language = table.language;
    let context = context();
    let game = table.game;
    let variations = variations(language, game, &table.session.with_untracked(|session| session.options()));
    let (is_private, seats) = table.status.with_untracked(|status| (status.is_private, status.players.len()));
    // From the position that is shown, not from the end of the record.
    let branch = move || {
        // The player takes the seat whose view is shown; computers take the others.
        let person = table.holder.get().unwrap_or(Seat::FIRST);
        let player =
            |seat| if seat == person { PlayerKind::person("") } else { PlayerKind::Computer(Level::default()) };
        let (plies, players) = (table.looking.get().unwrap_or(NOW), Seat::all(seats).map(player).collect());
        table.session.with(|session| session.branch(plies, players))
    };
    let play_on = move |_| {
        if let Some(session) = branch() {
            begin(game, session.save(), context);
        }
    };
    let can_play_on = Memo::new(move |_| branch().is_some());
    view! {
        <section class="result sheet" aria-label=title>
            <div class="stack">
                {(!variations.is_empty()).then(|| view! { <p class="small">{variations.join(" · ")}</p> })}
                {is_private.then(|| view! { <ViewAs table seats/> })}
                <div class="row">
                    <button
                        class="btn"
                        type="button"
                        aria-disabled=move || (!can_play_on.get()).then_some("true")
                        on:click=play_on
                    >
                        {say::PLAY_ON.text(language)}
                    </button>
                    <ShareButton open=sharing/>
                    <a class="btn" href=Route::Home.href()>{say::HOME.text(language)}</a>
                </div>
            </div>
        </section>
    }
}

/// The choice of the seat whose view is shown, where players see different things.
#[component]
fn ViewAs(table: TableHandle, seats: usize) -> impl IntoView {
    let language = table.language;
    let choice = move |label: Signal<String>, seat: Option<Seat>| {
        view! {
            <label>
                <input
                    type="radio"
                    name="view-as"
                    prop:checked=move || table.holder.get() == seat
                    on:change=move |_| table.holder.set(seat)
                />
                {label}
            </label>
        }
    };
    // A seat may change its side during the game.
    let player = move |seat| Signal::derive(move || name_with_side(table.name(seat), table.side(seat)));
    let title = say::VIEW_AS.text(language);
    view! {
        <div class="field">
            <p class="label">{title}</p>
            <div class="segments" role="radiogroup" aria-label=title>
                {choice(Signal::stored(say::VIEW_AS_SPECTATOR.text(language).into()), None)}
                {Seat::all(seats).map(|seat| choice(player(seat), Some(seat))).collect_view()}
            </div>
        </div>
    }
}
