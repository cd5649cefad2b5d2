//! What each person lays and taps with: two pads of their own, and two keys.

use leptos::ev::{self, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::super::BattleOfCorsica;
use super::super::move_builder::Input;
use super::super::scene::waiting;
use super::words;
use crate::game::Seat;
use crate::ui::{Table, texts};

/// A person at this device.
#[derive(Clone, Copy)]
pub struct Hand {
    /// Where they sit.
    pub seat: Seat,
    /// How many persons sit before them.
    person: usize,
    /// How many there are.
    persons: usize,
}

impl Hand {
    /// All who play at this device; nobody where a record is shown.
    pub fn all(table: Table<BattleOfCorsica>) -> Vec<Self> {
        let persons = table.status.with_untracked(|status| status.persons);
        let persons: Vec<Seat> = persons.iter().filter(|_| !table.replaying).collect();
        let hand = |(person, seat): (usize, &Seat)| Self { seat: *seat, person, persons: persons.len() };
        persons.iter().enumerate().map(hand).collect()
    }

    /// The key for a touch.
    pub fn key(self, touch: Input) -> &'static str {
        touch.key(self.person, self.persons)
    }

    /// Touches something, at the time at which the event came about that says so, in ms since the page was opened: however long
    /// the page was busy, it is not for that that somebody comes late.
    pub fn touch(self, table: Table<BattleOfCorsica>, touch: Input, stamp: f64) {
        // Where computers wait for a word, this is the word.
        let waits = || table.view.with_untracked(waiting);
        let seat = Some(touch).filter(|touch| *touch == Input::Packet).and_then(|_| waits()).unwrap_or(self.seat);
        table.act_stamped(seat, touch.action(), stamp);
    }
}

/// A pad that is touched: with a finger or the mouse as soon as it is pressed, with the keyboard or a screen reader when that
/// says so.
#[component]
pub fn Pad(table: Table<BattleOfCorsica>, hand: Hand, touch: Input, #[prop(into)] due: Signal<bool>) -> impl IntoView {
    let Hand { seat, persons, .. } = hand;
    let word = Memo::new(move |_| match touch {
        Input::Packet if table.view.with(waiting).is_some() => words().words.next,
        Input::Packet => words().words.lay,
        Input::Pile => words().words.tap,
    });
    let label = move || match persons {
        1 => word.get().to_owned(),
        _ => (texts().label)(&table.name(seat), word.get()),
    };
    let key = hand.key(touch);
    let key_name = (words().words.key_name)(key);
    let pressed = StoredValue::new(false);
    let press = move |event: PointerEvent| {
        if event.button() == 0 {
            pressed.set_value(true);
            hand.touch(table, touch, event.time_stamp());
        }
    };
    let click = move |event: MouseEvent| {
        // What a pointer clicks it has pressed before.
        let is_done = pressed.try_update_value(std::mem::take).unwrap_or_default();
        if event.detail() == 0 || !is_done {
            hand.touch(table, touch, event.time_stamp());
        }
    };
    view! {
        <button
            class="pad"
            class:is-due=move || due.get()
            type="button"
            aria-label=label
            aria-keyshortcuts=key
            title=(words().words.key)(key_name)
            data-touch=if touch == Input::Pile { "tap" } else { "lay" }
            on:pointerdown=press
            on:click=click
            on:contextmenu=move |event| event.prevent_default()
        >
            // The stylesheet writes the key: it is no part of what the pad is called.
            {word} <kbd data-key=key_name aria-hidden="true"></kbd>
        </button>
    }
}

/// Listens to the keys of all persons for as long as the table is shown.
pub fn listen(table: Table<BattleOfCorsica>, hands: Vec<Hand>) {
    let meant = move |event: &KeyboardEvent| {
        let (key, code) = (event.key(), event.code());
        if !is_for_table(event) || untrack(|| table.is_resting() || table.is_over()) {
            return None;
        }
        let (person, touch) = Input::of_key(&key, &code, hands.len())?;
        // On a button that has the focus these two press that one.
        (!matches!(touch.key(person, hands.len()), "Enter" | "Space") || !is_on_button(event))
            .then(|| (hands[person], touch))
    };
    let pressed = meant.clone();
    let down = window_event_listener(ev::keydown, move |event| {
        if let Some((hand, touch)) = pressed(&event) {
            event.prevent_default();
            // A key that is held down is pressed once.
            if !event.repeat() {
                hand.touch(table, touch, event.time_stamp());
            }
        } else if !table.replaying && is_for_table(&event) && event.key().eq_ignore_ascii_case("p") {
            table.paused.set(true);
        }
    });
    // Some browsers press the button that has the focus when Space is let go.
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

/// What has the focus as a key is pressed.
fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}

/// Whether a key is meant for the table: the focus is there, or nowhere.
fn is_for_table(event: &KeyboardEvent) -> bool {
    let is_free = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    let is_there = |target: Element| {
        target.matches("body, #main").unwrap_or_default() || matches!(target.closest(".arena"), Ok(Some(_)))
    };
    is_free && target(event).is_some_and(is_there)
}

/// Whether a button has the focus that is no pad.
fn is_on_button(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|target| matches!(target.closest("button:not(.pad)"), Ok(Some(_))))
}
