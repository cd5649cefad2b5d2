//! The people who play at this device: two buttons and two keys for each, one to lay a card and one to tap.

use leptos::ev::{self, Event, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::super::move_builder::Input;
use super::super::rules::BattleOfCorsica;
use super::super::scene::waiting_computer;
use super::super::{messages, words};
use crate::dyn_game::AnyAction;
use crate::game::Seat;
use crate::ui::{Table, words as page_words};

/// A person who plays at this device.
#[derive(Clone, Copy)]
pub struct LocalPlayer {
    /// The seat of the person.
    pub seat: Seat,
    /// The index of the person among the people at this device.
    person: usize,
    /// The number of people at this device.
    persons: usize,
}

impl LocalPlayer {
    /// All people who play at this device; empty while a record is replayed.
    pub fn all(table: Table<BattleOfCorsica>) -> Vec<Self> {
        let persons = table.status.with_untracked(|status| status.persons);
        let persons: Vec<Seat> = persons.iter().filter(|_| !table.replaying).collect();
        let player = |(person, seat): (usize, &Seat)| Self { seat: *seat, person, persons: persons.len() };
        persons.iter().enumerate().map(player).collect()
    }

    /// The key with which this person makes an input.
    pub fn key(self, input: Input) -> &'static str {
        input.key(self.person, self.persons)
    }

    /// Performs the action of an input. `stamp` is the time of the browser's event, in ms since the page was opened. This time
    /// counts, even if the page was busy and handles the event late.
    pub fn input(self, table: Table<BattleOfCorsica>, input: Input, stamp: f64) {
        // If a computer waits with its card, this input lays that card.
        let waits = || untrack(|| table.with_view(waiting_computer));
        let seat = Some(input).filter(|input| *input == Input::Packet).and_then(|_| waits()).unwrap_or(self.seat);
        table.perform_stamped(seat, AnyAction::new::<BattleOfCorsica>(input.action()), stamp);
    }
}

/// A button to lay or tap. A pointer acts as soon as it is pressed; the keyboard and a screen reader act by a click.
#[component]
pub fn PlayerButton(
    table: Table<BattleOfCorsica>,
    player: LocalPlayer,
    input: Input,
    #[prop(into)] due: Signal<bool>,
) -> impl IntoView {
    let LocalPlayer { seat, persons, .. } = player;
    let language = table.language;
    let word = Memo::new(move |_| match input {
        Input::Packet if table.with_view(waiting_computer).is_some() => messages::NEXT_CARD.text(language),
        Input::Packet => messages::LAY.text(language),
        Input::Pile => messages::TAP.text(language),
    });
    let label = move || match persons {
        1 => word.get().to_owned(),
        _ => page_words::label(language, &table.name(seat), word.get()),
    };
    let key = player.key(input);
    let key_name = words::key_name(language, key);
    let pressed = StoredValue::new(false);
    let press = move |event: PointerEvent| {
        if event.button() == 0 {
            pressed.set_value(true);
            player.input(table, input, event.time_stamp());
        }
    };
    let click = move |event: MouseEvent| {
        // A click of a pointer follows its press, which has acted already.
        let is_done = pressed.try_update_value(std::mem::take).unwrap_or_default();
        if event.detail() == 0 || !is_done {
            player.input(table, input, event.time_stamp());
        }
    };
    view! {
        <button
            class="pad"
            class:is-due=move || due.get()
            type="button"
            aria-label=label
            aria-keyshortcuts=key
            title=messages::Shortcut { key: key_name }.text(language)
            data-touch=if input == Input::Pile { "tap" } else { "lay" }
            on:pointerdown=press
            on:click=click
            on:contextmenu=move |event| event.prevent_default()
        >
            // The stylesheet writes the key, so the key is not part of the accessible name of the button.
            {word} <kbd data-key=key_name aria-hidden="true"></kbd>
        </button>
    }
}

/// Handles the keys of all people at this device as long as the table is shown.
pub fn listen(table: Table<BattleOfCorsica>, players: Vec<LocalPlayer>) {
    let meant = move |event: &KeyboardEvent| {
        let (key, code) = (event.key(), event.code());
        if !is_for_table(event) || untrack(|| table.is_race_paused() || table.is_over()) {
            return None;
        }
        let (person, input) = Input::of_key(&key, &code, players.len())?;
        // On a focused button, Enter and Space press that button.
        (!matches!(input.key(person, players.len()), "Enter" | "Space") || !is_inside("button:not(.pad)", event))
            .then(|| (players[person], input))
    };
    let pressed = meant.clone();
    let down = window_event_listener(ev::keydown, move |event| {
        if let Some((player, input)) = pressed(&event) {
            event.prevent_default();
            // A held key repeats its event; only the first event counts.
            if !event.repeat() {
                player.input(table, input, event.time_stamp());
            }
        } else if !table.replaying
            && table.pauses_alone()
            && is_for_table(&event)
            && event.key().eq_ignore_ascii_case("p")
        {
            table.paused.set(true);
        }
    });
    // Some browsers press the focused button when Space is released.
    let up = window_event_listener(ev::keyup, move |event| {
        if meant(&event).is_some() {
            event.prevent_default();
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

/// The element that an event is for; for a key, the element with the focus.
fn target(event: &Event) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}

/// Whether a key is meant for the table: it is pressed without Ctrl, Alt or Meta, and the focus is on the table or on nothing.
fn is_for_table(event: &KeyboardEvent) -> bool {
    let is_free = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    let is_there = |target: Element| {
        target.matches("body, #main").unwrap_or_default() || matches!(target.closest(".arena"), Ok(Some(_)))
    };
    is_free && target(event).is_some_and(is_there)
}

/// Whether an event is for an element that matches the selector, or for an element inside it.
pub fn is_inside(selector: &str, event: &Event) -> bool {
    target(event).is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))))
}
