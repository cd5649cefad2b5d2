//! A record that somebody sent: played through move by move, and played on.

use leptos::prelude::*;

use super::play::{Broken, begin, speak};
use super::route::Route;
use super::set_up::variations;
use super::share::{Share, ShareButton};
use super::win_probability::AnalysisSection;
use super::{Header, context};
use crate::game::{Seat, record};
use crate::games;
use crate::search::Level;
use crate::session::PlayerKind;
use crate::ui::{Log, TableHandle, called, texts};

/// The replay of a link.
#[component]
pub fn ReplayPage(link: String) -> impl IntoView {
    let words = texts();
    let table = match record::game_of(&link).and_then(games::named) {
        Some(game) => game.replay(&link).map_err(|why| (words.replay_broken)(&why)),
        None => Err(words.replay_unknown.to_owned()),
    };
    match table {
        Ok(table) => {
            let title = if record::is_position(&link) { words.position } else { words.replay };
            view! { <Replay table title/> }.into_any()
        }
        Err(why) => view! { <Broken title=words.replay why/> }.into_any(),
    }
}

#[component]
fn Replay(table: TableHandle, title: &'static str) -> impl IntoView {
    let words = texts();
    let context = context();
    let playing = table.playing();
    let game = playing.game();
    let sharing = RwSignal::new(false);
    let variations = variations(game, &playing.options());
    let status = table.status.get_untracked();
    let seats = status.players.len();
    let eyes = move |label: Signal<String>, seat: Option<Seat>| {
        view! {
            <label>
                <input
                    type="radio"
                    name="eyes"
                    prop:checked=move || table.holder.get() == seat
                    on:change=move |_| table.holder.set(seat)
                />
                {label}
            </label>
        }
    };
    // Sides may change from one moment to another.
    let player = move |seat| Signal::derive(move || called(table.name(seat), table.playing().side(seat)));
    // From the moment that is looked at, not from the end of the record.
    let branch = move || {
        // Whose hand was looked at plays on; the others are computers.
        let person = table.holder.get().unwrap_or(Seat::FIRST);
        let player =
            |seat| if seat == person { PlayerKind::person("") } else { PlayerKind::Computer(Level::default()) };
        table.playing().branch(table.looking.get().unwrap_or(usize::MAX), Seat::all(seats).map(player).collect())
    };
    let play_on = move |_| {
        if let Some(text) = branch() {
            begin(game, text, context);
        }
    };
    let can_play_on = Memo::new(move |_| branch().is_some());
    view! {
        <Header in_game=true game=game.id()/>
        <main id="main" class="table" tabindex="-1" on:keydown=move |event| speak(&event, table)>
            <h1 class="visually-hidden">{(words.label)(title, game.about().name)}</h1>
            {playing.table_view()}
            <Log table/>
            <AnalysisSection table/>
            <section class="result sheet" aria-label=title>
                <div class="stack">
                    {(!variations.is_empty()).then(|| view! { <p class="small">{variations.join(" · ")}</p> })}
                    {status.is_private.then(|| view! {
                        <div class="field">
                            <p class="label">{words.eyes}</p>
                            <div class="segments" role="radiogroup" aria-label=words.eyes>
                                {eyes(Signal::stored(words.eyes_nobody.into()), None)}
                                {Seat::all(seats).map(|seat| eyes(player(seat), Some(seat))).collect_view()}
                            </div>
                        </div>
                    })}
                    <div class="row">
                        <button
                            class="btn"
                            type="button"
                            aria-disabled=move || (!can_play_on.get()).then_some("true")
                            on:click=play_on
                        >
                            {words.play_on}
                        </button>
                        <ShareButton open=sharing/>
                        <a class="btn" href=Route::Home.href()>{words.home}</a>
                    </div>
                </div>
            </section>
        </main>
        <Share open=sharing table/>
        <p class="visually-hidden" role="status" aria-live="polite">{move || table.spoken.get()}</p>
    }
}
