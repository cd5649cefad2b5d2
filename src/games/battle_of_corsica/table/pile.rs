//! The middle of the table: the pile, what is going on, and what was decided last.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::super::BattleOfCorsica;
use super::super::move_builder::Input;
use super::super::rules::Action;
use super::super::scene::{Call, Scene};
use super::hands::Hand;
use super::verdict::Told;
use super::{names, words};
use crate::game::cards::DeckCard;
use crate::game::{Game, Seat};
use crate::session::Session;
use crate::ui::{DeckFace, Icon, Table, come_from, texts};

/// The middle of the table.
#[component]
pub fn Middle(
    table: Table<BattleOfCorsica>,
    scene: Memo<Scene>,
    /// Those who play at this device.
    hands: StoredValue<Vec<Hand>>,
) -> impl IntoView {
    let sides = scene.with_untracked(|scene| scene.seats.len()) > 3 && hands.with_value(Vec::len) < 2;
    let stops = move || !table.replaying && !table.is_over();
    view! {
        <div class="race-middle" class:has-sides=sides>
            <CallLine table scene/>
            <Pile table scene hands/>
            <Told table/>
            <Show when=stops>
                <button
                    class="btn btn-quiet btn-icon race-pause"
                    type="button"
                    aria-label=texts().pause
                    title=texts().pause
                    aria-keyshortcuts="P"
                    on:click=move |_| table.paused.set(true)
                >
                    <Icon name="pause"/>
                </button>
            </Show>
        </div>
    }
}

/// What is going on: in words, attempts as pips, the time of a window as a bar that empties.
#[component]
fn CallLine(table: Table<BattleOfCorsica>, scene: Memo<Scene>) -> impl IntoView {
    let call = Memo::new(move |_| scene.with(|scene| scene.call));
    let text = move || (words().call)(call.get(), &names(table));
    let pips = move || match call.get() {
        Call::Challenge { left, .. } => Some("●".repeat(usize::from(left))),
        _ => None,
    };
    let bar = move || match call.get() {
        Call::Window { ends, .. } if table.looking.get().is_none() => {
            let length = table.view.with_untracked(|view| view.table.options.window());
            let gone = length.saturating_sub(ends.saturating_sub(table.signals.now.run(())));
            Some(view! {
                <span class="race-bar">
                    <span style:animation-duration=format!("{length}ms") style:animation-delay=format!("-{gone}ms")></span>
                </span>
            })
        }
        _ => None,
    };
    view! {
        <div class="race-call" class:is-challenge=move || matches!(call.get(), Call::Challenge { .. })>
            <p>{text}</p>
            <span class="race-pips" aria-hidden="true">{pips}</span>
            {bar}
        </div>
    }
}

/// From whose packet the last card came.
fn origin(session: &Session<BattleOfCorsica>) -> Option<Seat> {
    let flip = session.record().entries.iter().rposition(|entry| entry.action == Action::Flip)?;
    let [before, after] = [flip, flip + 1].map(|plies| session.state_after(plies));
    let paid = |seat: &Seat| after.packets[seat.index()].len() < before.packets[seat.index()].len();
    Seat::all(BattleOfCorsica::seats(&session.record().options)).find(paid)
}

/// The pile: its last cards in a fan, the top on the right, and how many lie below.
#[component]
fn Pile(table: Table<BattleOfCorsica>, scene: Memo<Scene>, hands: StoredValue<Vec<Hand>>) -> impl IntoView {
    let pile = Memo::new(move |_| scene.with(|scene| scene.pile.clone()));
    let tops = Memo::new(move |_| pile.with(|pile| pile.tops.clone()));
    // How many cards lie on this one.
    let above = move |number: u32| tops.with(|tops| tops.iter().filter(|(other, _)| *other > number).count());
    let card = move |(number, card): (u32, DeckCard)| {
        let above = Memo::new(move |_| above(number).to_string());
        view! { <span class="pile-card" data-above=above><DeckFace card fresh=true/></span> }
    };
    // A card that was just laid comes from a packet; one that lay there already does not.
    Effect::new(move |before: Option<u32>| {
        let last = tops.with(|tops| tops.last().map_or(0, |(number, _)| *number));
        let from = before.filter(|before| last > *before).and_then(|_| table.session.with_untracked(origin));
        come_from(from.map(|seat| format!(".race-seat[data-seat=\"{seat}\"] .packet")));
        last
    });
    // Somebody alone at the device may tap the pile itself; their pad says the same to the keyboard and to screen readers.
    let alone = hands.with_value(|hands| hands.first().copied().filter(|_| hands.len() == 1));
    let press = move |event: PointerEvent| {
        if let Some(hand) = alone.filter(|_| event.button() == 0 && !untrack(|| table.is_over())) {
            hand.touch(table, Input::Pile, event.time_stamp());
        }
    };
    let more = move || pile.with(|pile| (pile.more > 0).then(|| (words().words.below)(pile.more)));
    let under = move || pile.with(|pile| (pile.under > 0).then(|| (words().words.under)(pile.under)));
    view! {
        <div
            class="pile"
            class:is-mine=alone.is_some()
            role="img"
            aria-label=move || pile.with(words().pile)
            on:pointerdown=press
        >
            <span class="pile-base" data-under=move || pile.with(|pile| pile.under > 0).then_some("")></span>
            <For each=move || tops.get() key=Clone::clone children=card/>
        </div>
        <p class="pile-count" aria-hidden="true"><span>{more}</span><span>{under}</span></p>
    }
}
