//! The seats around the pile: name, packet and state of each, and the buttons of the people at this device.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::super::move_builder::Input;
use super::super::rules::{BattleOfCorsica, MISTAKES_TO_REMOVE};
use super::super::scene::{Prompt, Scene, SeatPosition, SeatScene, TableSide, waiting_computer};
use super::super::{messages, words};
use super::local_players::{LocalPlayer, PlayerButton};
use crate::game::Language;
use crate::game::Seat;
use crate::ui::{CardBack, PlayerName, Table, animate_fresh_cards, is_inside, messages as say_page};

/// The key of an edge in the stylesheet.
const fn edge_name(edge: TableSide) -> &'static str {
    match edge {
        TableSide::Near => "near",
        TableSide::Left => "left",
        TableSide::Far => "far",
        TableSide::Right => "right",
    }
}

/// The tag of a seat that has a place, was removed, may not tap or has no cards; otherwise `None`.
fn tag_text(language: Language, seat: &SeatScene) -> Option<String> {
    let word = match seat {
        SeatScene { place: Some(place), .. } => return Some(say_page::Place { place: *place }.text(language)),
        SeatScene { removed: true, .. } => messages::OUT,
        SeatScene { banned: Some(_), .. } => messages::BANNED,
        SeatScene { cards: 0, .. } => messages::NO_CARDS,
        _ => return None,
    };
    Some(word.text(language).into())
}

#[component]
pub fn SeatView(
    table: Table<BattleOfCorsica>,
    scene: Memo<Scene>,
    seat: Seat,
    /// Whether half of all seats are at the lower edge.
    facing: bool,
    /// The person at this device who plays on the seat; `None` if no such person does.
    player: Option<LocalPlayer>,
) -> impl IntoView {
    let language = table.language;
    let own = Memo::new(move |_| scene.with(|scene| scene.seats[seat.index()].clone()));
    let place = Memo::new(move |_| {
        // The viewer, or the first of several people, is at the lower edge.
        let near = match table.status.with(|status| status.persons.first()) {
            Some(person) if !table.replaying => person,
            _ => table.viewer.get().unwrap_or(Seat::FIRST),
        };
        let seats = scene.with(|scene| scene.seats.len());
        SeatPosition::of((seat.index() + seats - near.index()) % seats, seats, facing)
    });
    let columns = move || {
        let (from, span) = place.get().columns;
        format!("{from} / span {span}")
    };
    let lays = Signal::derive(move || own.read().lays);
    // The size of the packet, and how often cards came to it; each time they move there from the pile.
    let packet = Memo::new(move |before: Option<&(usize, usize)>| {
        let (cards, (had, won)) = (own.read().cards, before.copied().unwrap_or((usize::MAX, 0)));
        (cards, won + usize::from(cards > had))
    });
    let won = Memo::new(move |_| packet.get().1);
    Effect::new(move |_| {
        if won.get() > 0 {
            animate_fresh_cards(Some(".pile".into()));
        }
    });
    let arriving = |_| view! { <span class="packet-won is-fresh"><CardBack/></span> };
    let label = move || own.with(|own| words::seat(language, own, &table.name(seat)));
    let strikes = move || {
        let mistakes = own.read().mistakes;
        let mark = |at| if at < mistakes { '●' } else { '○' };
        (mistakes > 0 && !own.read().removed).then(|| (0..MISTAKES_TO_REMOVE).map(mark).collect::<String>())
    };
    let in_play = Memo::new(move |_| !table.is_over() && !own.read().removed);
    let due = Signal::derive(move || lays.get() || table.with_view(waiting_computer).is_some());
    // A person alone sees the prompt; several people can hear it with a key.
    let alone = player.is_some() && !facing;
    let prompt = move || {
        let due = table.with_view(Prompt::of).filter(|_| alone);
        due.map(|due| words::prompt(language, due))
    };
    let pads = move |player: LocalPlayer| {
        view! {
            <Show when=move || in_play.get()>
                <div class="pads">
                    <PlayerButton table player input=Input::Packet due/>
                    <PlayerButton table player input=Input::Pile due=false/>
                </div>
            </Show>
        }
    };
    // A person alone at the device may lay a card by touching anything of the own seat.
    let press = move |event: PointerEvent| {
        let player =
            player.filter(|_| alone && event.button() == 0 && in_play.get_untracked() && !is_inside("button", &event));
        if let Some(player) = player {
            player.input(table, Input::Packet, event.time_stamp());
        }
    };
    view! {
        <div
            class="race-seat"
            class:lays=lays
            on:pointerdown=press
            class:is-out=move || own.read().removed
            role="group"
            aria-label=label
            data-seat=seat.to_string()
            data-edge=move || edge_name(place.get().edge)
            style:grid-column=columns
        >
            <PlayerName table seat=Signal::stored(seat) to_act=lays/>
            <div class="packet" aria-hidden="true" style:--cards=move || own.read().cards.to_string()>
                <span class="packet-cards">
                    <For each=move || Some(won.get()).filter(|won| *won > 0) key=|won| *won children=arriving/>
                    <CardBack/>
                </span>
                <b>{move || own.read().cards}</b>
            </div>
            <p class="race-marks" aria-hidden="true">
                {move || own.with(|own| tag_text(language, own)).map(|tag| view! { <span class="tag">{tag}</span> })}
                <span class="strikes">{strikes}</span>
            </p>
            {alone.then(|| view! { <p class="prompt">{prompt}</p> })}
            {player.map(pads)}
        </div>
    }
}
