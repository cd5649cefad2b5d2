//! The people who play at this device: two buttons and two keys for each, one to lay a card and one to tap.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;

use super::super::move_builder::Input;
use super::super::rules::BattleOfCorsica;
use super::super::scene::waiting_computer;
use super::super::{messages, words};
use crate::dyn_game::AnyAction;
use crate::game::Seat;
use crate::ui::{PRESSED_BY_KEY, Table, is_inside, on_game_key, words as page_words};

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
    on_game_key(move |event, key| {
        if untrack(|| table.is_race_paused() || table.is_over()) {
            return false;
        }
        // Enter and Space press what has the focus. Only a player who uses the keyboard moves the focus to a tool.
        if matches!(key, "Enter" | "Space") && is_inside(PRESSED_BY_KEY, event) {
            return false;
        }
        let meant = Input::of_key(key, players.len());
        // A held key repeats its event; only the first event counts.
        if let Some((person, input)) = meant.filter(|_| !event.repeat()) {
            players[person].input(table, input, event.time_stamp());
        }
        let pauses = key == "p" && !table.replaying && table.pauses_alone();
        if pauses {
            table.paused.set(true);
        }
        pauses || meant.is_some()
    });
}
