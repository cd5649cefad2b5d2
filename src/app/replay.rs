//! A record that somebody sent: played through move by move, and played on.

use leptos::prelude::*;

use super::play::{Broken, lay_out, speak, variations};
use super::route::Route;
use super::{Top, house, shelf};
use crate::browser::device;
use crate::game::Seat;
use crate::game::record::{self, Record};
use crate::games::{self, Playable, Visitor};
use crate::search::Level;
use crate::session::{Session, Sitter};
use crate::ui::{Log, Signals, Table, texts};

/// The replay of a link.
#[component]
pub fn ReplayPage(link: String) -> impl IntoView {
    house().in_game.set(false);
    let game = record::game_of(&link).map(str::to_owned);
    let shown = game.and_then(|game| games::visit(&game, Show { link: &link }));
    shown.unwrap_or_else(|| view! { <Broken title=texts().replay why=texts().replay_unknown.to_owned()/> }.into_any())
}

struct Show<'a> {
    link: &'a str,
}

impl Visitor for Show<'_> {
    type Output = AnyView;

    fn visit<G: Playable>(self) -> AnyView {
        let broken =
            |why: String| view! { <Broken title=texts().replay why=(texts().replay_broken)(&why)/> }.into_any();
        let record = match Record::<G>::from_link(self.link) {
            Ok(record) => record,
            Err(malformed) => return broken(malformed.to_string()),
        };
        match Session::resume(record, Vec::new()) {
            Ok(session) => view! { <Replay<G> session/> }.into_any(),
            Err(why) => broken(why.to_string()),
        }
    }
}

#[component]
fn Replay<G: Playable>(session: Session<G>) -> impl IntoView {
    let words = texts();
    let house = house();
    let seats = session.sitters().len();
    let secrets = G::keeps_secrets(&session.record().options);
    let variations = variations::<G>(&session.record().options);
    let table = Table::new(session, true, Signals::none());
    let side = move |seat| table.view.with(|view| G::side(view, seat));
    let eyes = move |label: String, seat: Option<Seat>| {
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
    // At the moment that is looked at, not at the end of the record.
    let over = move || {
        let at = table.looking.get().unwrap_or(usize::MAX);
        table.session.with(|session| G::outcome(session.state_after(at)).is_some())
    };
    let play_on = move || {
        // Whose hand was looked at plays on; the others are computers.
        let person = table.holder.get_untracked().unwrap_or(Seat::FIRST);
        let sitter = |seat| if seat == person { Sitter::person("") } else { Sitter::Computer(Level::default()) };
        let sitters = Seat::all(seats).map(sitter).collect();
        let mut record = table.session.with_untracked(|session| session.record().clone());
        record.actions.truncate(table.looking.get_untracked().unwrap_or(usize::MAX));
        if let Ok(session) = Session::<G>::resume(record, sitters) {
            let name = shelf::new_name::<G>();
            lay_out(&name, &session, house);
            device::go(&Route::Play(name).to_string());
        }
    };
    view! {
        <Top in_game=true game=G::ID/>
        <main id="main" class="table" tabindex="-1" on:keydown=move |event| speak(&event, table)>
            <h1 class="visually-hidden">{format!("{}: {}", words.replay, G::about().name)}</h1>
            {G::furnish(table)}
            <Log table/>
            <section class="result sheet" aria-label=words.replay>
                <div class="stack">
                    {(!variations.is_empty()).then(|| view! { <p class="small">{variations.join(" · ")}</p> })}
                    {secrets.then(|| view! {
                        <div class="field">
                            <p class="label">{words.eyes}</p>
                            <div class="segments" role="radiogroup" aria-label=words.eyes>
                                {eyes(words.eyes_nobody.into(), None)}
                                {Seat::all(seats).map(|seat| eyes(side(seat), Some(seat))).collect_view()}
                            </div>
                        </div>
                    })}
                    <div class="row">
                        <button
                            class="btn"
                            type="button"
                            aria-disabled=move || over().then_some("true")
                            on:click=move |_| if !over() { play_on() }
                        >
                            {words.play_on}
                        </button>
                        <a class="btn" href="#/">{words.home}</a>
                    </div>
                </div>
            </section>
        </main>
        <p class="visually-hidden" role="status" aria-live="polite">{move || table.spoken.get()}</p>
    }
}
