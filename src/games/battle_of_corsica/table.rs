//! The table of the Battle of Corsica: the pile in the middle, the packets around it, and the buttons of each person.

mod lesson;
mod local_players;
mod names;
mod pile;
mod seats;
mod summary;
mod verdict;

use leptos::prelude::*;

use self::lesson::LessonView;
use self::local_players::LocalPlayer;
use self::names::names;
use self::pile::Middle;
use self::seats::SeatView;
use self::summary::Plots;
use super::bot::{self, ReactionModel};
use super::move_builder::Input;
use super::rules::{BattleOfCorsica, Options};
use super::scene::Scene;
use super::{messages, words};
use crate::game::catalogue::Message;
use crate::game::{Language, Seat};
use crate::search::Level;
use crate::ui::{Dock, GameLook, GameUi, Lesson, Signals, Table, TableParts, focus, messages as say_page};

impl GameLook for BattleOfCorsica {
    fn level_about(language: Language, level: Level) -> Option<String> {
        let ReactionModel { median, lapses, errors } = bot::reaction_model(level);
        let misses = (lapses + 5) / 10;
        Some(messages::Level { ms: median, misses, errs: errors > 0 }.text(language))
    }

    fn emblem() -> &'static str {
        "emblem-battle-of-corsica"
    }
}

impl GameUi for BattleOfCorsica {
    fn table_parts(table: Table<Self>) -> TableParts {
        let language = table.language;
        let scene = Memo::new(move |_| table.with_view(Scene::of));
        let resting = Memo::new(move |_| table.is_race_paused());
        let over = Memo::new(move |_| table.is_over());
        let players = StoredValue::new(LocalPlayer::all(table));
        local_players::listen(table, players.get_value());
        // While the table shows an earlier position, the game pauses. A game between devices goes on, so that there is no time for it.
        Effect::new(move |_| match (table.looking.get(), table.pauses_alone()) {
            (Some(_), true) => table.paused.set(true),
            (Some(_), false) if !over.get() => table.looking.set(None),
            _ => {}
        });
        // A refusal such as "not your turn" no longer holds when another seat is to lay.
        let to_lay = Memo::new(move |_| table.with_view(|view| view.table.seat_to_lay()));
        Effect::new(move |before: Option<Option<Seat>>| {
            let now = to_lay.get();
            if before.is_some() {
                table.refused.set(None);
            }
            now
        });
        let seats = scene.with_untracked(|scene| scene.seats.len());
        // Several people sit on two sides of the device, so each can reach a corner.
        let facing = players.with_value(Vec::len) > 1;
        let seats = move || {
            let seat = |seat| {
                let player = players.with_value(|players| players.iter().find(|player| player.seat == seat).copied());
                view! { <SeatView table scene seat facing player/> }
            };
            Seat::all(seats).map(seat).collect_view()
        };
        // Within the role "application" a screen reader passes all keys on, since every letter may be a player's key. The page's
        // own keys read the table instead.
        let role = move || if over.get() || resting.get() || table.replaying { "group" } else { "application" };
        let race = move || {
            view! {
                <div
                    class="race"
                    class:is-over=move || over.get() && table.looking.get().is_none()
                    role=role
                    aria-label=messages::TABLE.text(language)
                    tabindex="-1"
                    data-facing=facing.then_some("")
                >
                    <Show when=move || !resting.get() fallback=move || view! { <Pause table players/> }>
                        {seats}
                        <Middle table scene players/>
                    </Show>
                </div>
            }
            .into_any()
        };
        TableParts::new(race, move || view! { <Dock table prompt=Signal::stored(None)/> }.into_any())
            .situation(move || view! { <Show when=move || over.get()><Plots table/></Show> }.into_any())
    }

    fn lesson(_language: Language, options: Options, signals: Signals) -> Lesson {
        Lesson::Own(view! { <LessonView options signals/> }.into_any())
    }
}

/// Covers the table while the game is paused.
#[component]
fn Pause(table: Table<BattleOfCorsica>, players: StoredValue<Vec<LocalPlayer>>) -> impl IntoView {
    let language = table.language;
    let begun = table.status.with_untracked(|status| status.plies > 0);
    let why = if table.pauses_alone() { say_page::RESTING_WHY } else { say_page::RESTING_AWAY };
    let (title, button) = if begun {
        (say_page::RESTING.text(language), say_page::GO_ON.text(language))
    } else {
        (say_page::READY.text(language), say_page::BEGIN.text(language))
    };
    let go_on = move |_| {
        table.looking.set(None);
        table.paused.set(false);
        focus(&[".race"]);
        let phase = table.with_view(|view| Scene::of(view).phase);
        table.say(messages::EventCall { call: words::phase(language, phase, &names(table)) }.text(language));
    };
    let keys = players.get_value().into_iter().map(|player| {
        let key = move |input: Input| words::key_name(language, player.key(input));
        let (lay, tap) = (key(Input::Packet), key(Input::Pile));
        let aloud = move || messages::KeysOf { name: table.name(player.seat), lay, tap }.text(language);
        let shown = |word: Message, key: &'static str| {
            view! { <span aria-hidden="true">{word.text(language)}" "<kbd>{key}</kbd></span> }
        };
        view! {
            <li>
                <span class="visually-hidden">{aloud}</span>
                <b aria-hidden="true">{move || table.name(player.seat)}</b>
                " "
                {shown(messages::LAY, lay)}
                " "
                {shown(messages::TAP, tap)}
            </li>
        }
    });
    // An effect runs after the router has set the focus.
    Effect::new(|_| focus(&[".race-rest .btn"]));
    view! {
        <div class="race-rest">
            <h2 id="rest">{title}</h2>
            <p>{why.text(language)}</p>
            <ul class="race-keys" id="rest-keys">{keys.collect_view()}</ul>
            // The focus skips the text above, so a screen reader reads this text as the description of the button.
            {table.pauses_alone().then(|| view! {
                <button class="btn btn-primary btn-big" type="button" aria-describedby="rest rest-keys" on:click=go_on>
                    {button}
                </button>
            })}
        </div>
    }
}
