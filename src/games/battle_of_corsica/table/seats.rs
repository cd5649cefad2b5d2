//! The seats around the pile: names, packets, how each one stands, and the pads of persons.

use leptos::prelude::*;

use super::super::BattleOfCorsica;
use super::super::move_builder::Input;
use super::super::rules::LAST_MISTAKE;
use super::super::scene::{Edge, Place, Prompt, Scene, SeatScene, waiting};
use super::hands::{Hand, Pad};
use super::words;
use crate::game::Seat;
use crate::ui::{CardBack, PlayerName, Table, texts};

/// The name of an edge in the stylesheet.
const fn edge_name(edge: Edge) -> &'static str {
    match edge {
        Edge::Near => "near",
        Edge::Left => "left",
        Edge::Far => "far",
        Edge::Right => "right",
    }
}

/// A word about a seat that has no cards, or may not tap.
fn tag(seat: &SeatScene) -> Option<String> {
    let words = &words().words;
    let word = match seat {
        SeatScene { place: Some(place), .. } => return Some((texts().place)(*place)),
        SeatScene { removed: true, .. } => words.out,
        SeatScene { banned: Some(_), .. } => words.banned,
        SeatScene { cards: 0, .. } => words.dry,
        _ => return None,
    };
    Some(word.into())
}

/// A seat.
#[component]
pub fn Station(
    table: Table<BattleOfCorsica>,
    scene: Memo<Scene>,
    seat: Seat,
    /// Whether half of all sit below.
    facing: bool,
    /// Who sits there, if it is a person at this device.
    hand: Option<Hand>,
) -> impl IntoView {
    let own = Memo::new(move |_| scene.with(|scene| scene.seats[seat.index()].clone()));
    let place = Memo::new(move |_| {
        // Whoever looks on sits below, or the first of several persons.
        let near = match table.status.with(|status| status.persons.first()) {
            Some(person) if !table.replaying => person,
            _ => table.viewer.get().unwrap_or(Seat::FIRST),
        };
        let seats = scene.with(|scene| scene.seats.len());
        Place::of((seat.index() + seats - near.index()) % seats, seats, facing)
    });
    let columns = move || {
        let (from, span) = place.get().columns;
        format!("{from} / span {span}")
    };
    let lays = Signal::derive(move || own.read().lays);
    let label = move || own.with(|own| (words().seat)(own, &table.name(seat)));
    let strikes = move || {
        let mistakes = own.read().mistakes;
        let mark = |at| if at < mistakes { '●' } else { '○' };
        (mistakes > 0 && !own.read().removed).then(|| (0..LAST_MISTAKE).map(mark).collect::<String>())
    };
    let in_play = Memo::new(move |_| !table.is_over() && !own.read().removed);
    let due = Signal::derive(move || lays.get() || table.view.with(waiting).is_some());
    // Somebody alone is told what to do; several know, or ask with a key.
    let alone = hand.is_some() && !facing;
    let prompt = move || table.view.with(|view| Prompt::of(view).map(words().prompt)).filter(|_| alone);
    let pads = move |hand: Hand| {
        view! {
            <Show when=move || in_play.get()>
                <div class="pads"><Pad table hand touch=Input::Packet due/><Pad table hand touch=Input::Pile due=false/></div>
            </Show>
        }
    };
    view! {
        <div
            class="race-seat"
            class:lays=lays
            class:is-out=move || own.read().removed
            role="group"
            aria-label=label
            data-seat=seat.to_string()
            data-edge=move || edge_name(place.get().edge)
            style:grid-column=columns
        >
            <PlayerName table seat=Signal::stored(seat) to_act=lays/>
            <div class="packet" aria-hidden="true" style:--cards=move || own.read().cards.to_string()>
                <span class="packet-cards"><CardBack/></span>
                <b>{move || own.read().cards}</b>
            </div>
            <p class="race-marks" aria-hidden="true">
                {move || own.with(tag).map(|tag| view! { <span class="tag">{tag}</span> })}
                <span class="strikes">{strikes}</span>
            </p>
            {alone.then(|| view! { <p class="prompt">{prompt}</p> })}
            {hand.map(pads)}
        </div>
    }
}
