//! Choosing ahead: the spaces that the player touches while a computer thinks count as soon as it is the player's turn. They are
//! shown, and dropped without harm if they are no longer possible. Only where pieces move from space to space: cards of a hand
//! have other places after the computer's move.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use crate::game::common_words::comma_list;
use crate::ui::{
    PIECE_BOARD, TableHandle, find, mark_exactly, messages as say, on_game_key, space_hit, space_name, space_selector,
};

/// What the player has chosen ahead.
#[derive(Clone, Copy)]
pub struct ChooseAhead {
    table: TableHandle,
    /// The spaces, in order.
    chosen: RwSignal<Vec<usize>>,
    /// The number of actions in the game when the first space was chosen.
    since: StoredValue<usize>,
}

impl ChooseAhead {
    pub fn new(table: TableHandle) -> Self {
        let ahead = Self { table, chosen: RwSignal::new(Vec::new()), since: StoredValue::new(0) };
        Effect::new(move |_| {
            if table.acting().is_some() {
                ahead.carry_out();
            } else if table.is_over() || table.looking.get().is_some() {
                ahead.set(Vec::new());
            }
        });
        on_game_key(move |_, key| {
            let drops = key == "Escape" && !ahead.chosen.read_untracked().is_empty();
            if drops {
                ahead.set(Vec::new());
            }
            drops
        });
        mark_exactly("data-ahead", move || {
            ahead.chosen.with(|chosen| chosen.iter().filter_map(|space| find(&space_selector(*space))).collect())
        });
        ahead
    }

    /// Changes what is chosen, and shows and announces it.
    fn set(self, chosen: Vec<usize>) {
        if *self.chosen.read_untracked() == chosen {
            return;
        }
        let language = self.table.language;
        let names: Vec<String> = chosen.iter().map(|space| space_name(*space)).collect();
        let remark =
            (!names.is_empty()).then(|| say::ChosenAhead { places: comma_list(language, &names) }.text(language));
        if let Some(remark) = &remark {
            self.table.say(remark.clone());
        }
        self.table.signals().remark.set(remark);
        self.chosen.set(chosen);
    }

    /// Notes which space a click hits while a computer thinks. The last space is dropped if it is hit again.
    pub fn answer_click(self, event: &MouseEvent) {
        let table = self.table;
        let is_alone = table.status.with_untracked(|status| status.persons.len() == 1);
        let looks_back = table.looking.with_untracked(Option::is_some);
        if !is_alone || looks_back || untrack(|| table.seen_thinking()).is_none() {
            return;
        }
        let Some(space) = space_hit(event, PIECE_BOARD) else { return };
        event.stop_propagation();
        event.prevent_default();
        let mut chosen = self.chosen.get_untracked();
        if chosen.last() == Some(&space) {
            chosen.pop();
        } else {
            chosen.push(space);
        }
        if chosen.len() == 1 {
            self.since.set_value(table.status.with_untracked(|status| status.plies));
        }
        self.set(chosen);
    }

    /// It is the player's turn: clicks what was chosen, unless the turn has come by undoing.
    fn carry_out(self) {
        let chosen: VecDeque<usize> = self.chosen.get_untracked().into();
        self.set(Vec::new());
        if self.table.status.with_untracked(|status| status.plies) > self.since.get_value() {
            self.click(chosen);
        }
    }

    /// Clicks the spaces in order, each once the page shows what the one before has changed. Stops where that is impossible.
    fn click(self, mut chosen: VecDeque<usize>) {
        let Some(next) = chosen.pop_front() else { return };
        let click = move || {
            if self.table.session.try_read_untracked().is_none() || untrack(|| self.table.acting()).is_none() {
                return;
            }
            let button = find(&space_selector(next)).and_then(|space| space.dyn_into::<HtmlElement>().ok());
            let is_possible = |button: &HtmlElement| button.get_attribute("aria-disabled").as_deref() != Some("true");
            if let Some(button) = button.filter(is_possible) {
                button.click();
                self.click(chosen);
            } else {
                self.table.refuse(say::CHOSEN_AHEAD_DROPPED.text(self.table.language).into());
            }
        };
        set_timeout(click, Duration::ZERO);
    }
}
