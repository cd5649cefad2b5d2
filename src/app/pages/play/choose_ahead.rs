//! Choosing ahead: what the player touches on the board and in the hand while a computer thinks counts as soon as it is the
//! player's turn. It is shown, and dropped without harm if it is no longer possible.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use crate::game::common_words::comma_list;
use crate::ui::{BOARD, HAND, TableHandle, find, mark_exactly, messages as say, place_of};

/// A place that was chosen ahead.
#[derive(Clone, PartialEq, Eq)]
struct Choice {
    selector: String,
    /// The beginning of the label of the place.
    name: String,
}

/// What the player has chosen ahead.
#[derive(Clone, Copy)]
pub struct ChooseAhead {
    table: TableHandle,
    chosen: RwSignal<Vec<Choice>>,
    /// The number of actions in the game when the first place was chosen.
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
        mark_exactly("data-ahead", move || {
            ahead.chosen.with(|chosen| chosen.iter().filter_map(|choice| find(&choice.selector)).collect())
        });
        ahead
    }

    /// Changes what is chosen, and shows and announces it.
    fn set(self, chosen: Vec<Choice>) {
        if *self.chosen.read_untracked() == chosen {
            return;
        }
        let language = self.table.language;
        let names: Vec<String> = chosen.iter().map(|choice| choice.name.clone()).collect();
        let remark =
            (!names.is_empty()).then(|| say::ChosenAhead { places: comma_list(language, &names) }.text(language));
        self.table.signals().remark.set(remark);
        self.chosen.set(chosen);
    }

    /// Notes which place a click hits while a computer thinks. A place that is chosen already is dropped, with all after it.
    pub fn answer_click(self, event: &MouseEvent) {
        let is_alone = self.table.status.with_untracked(|status| status.persons.len() == 1);
        if !is_alone || untrack(|| self.table.seen_thinking()).is_none() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some((choice, group)) = target.as_ref().and_then(choice_at) else { return };
        event.stop_propagation();
        event.prevent_default();
        let mut chosen = self.chosen.get_untracked();
        // Cards of a hand are chosen and dropped one by one; on the board, a way may lead back to where it began.
        match chosen.iter().position(|other| *other == choice) {
            Some(place) if group == HAND || place + 1 == chosen.len() => drop(chosen.drain(place..)),
            _ => chosen.push(choice),
        }
        if chosen.len() == 1 {
            self.since.set_value(self.table.status.with_untracked(|status| status.plies));
        }
        self.set(chosen);
    }

    /// Drops what is chosen when the player presses Escape.
    pub fn answer_key(self, event: &KeyboardEvent) {
        if event.key() == "Escape" {
            self.set(Vec::new());
        }
    }

    /// It is the player's turn: touches what was chosen, unless the turn has come by undoing.
    fn carry_out(self) {
        let chosen: VecDeque<Choice> = self.chosen.get_untracked().into();
        self.set(Vec::new());
        if self.table.status.with_untracked(|status| status.plies) > self.since.get_value() {
            self.touch(chosen);
        }
    }

    /// Touches the places in order, each once the page shows what the one before has changed. Stops where that is impossible.
    fn touch(self, mut chosen: VecDeque<Choice>) {
        let Some(next) = chosen.pop_front() else { return };
        let touch = move || {
            if self.table.session.try_read_untracked().is_none() || untrack(|| self.table.acting()).is_none() {
                return;
            }
            let place = find(&next.selector).and_then(|place| place.dyn_into::<HtmlElement>().ok());
            let is_possible = |place: &HtmlElement| place.get_attribute("aria-disabled").as_deref() != Some("true");
            if let Some(place) = place.filter(is_possible) {
                place.click();
                self.touch(chosen);
            }
        };
        set_timeout(touch, Duration::ZERO);
    }
}

/// The place of the board or the hand that an element is in, and the selector of its group.
fn choice_at(element: &Element) -> Option<(Choice, &'static str)> {
    let group = [BOARD, HAND].into_iter().find(|group| matches!(element.closest(group), Ok(Some(_))))?;
    let (number, place) = place_of(element)?;
    let label = place.get_attribute("aria-label")?;
    let name = label.split([',', ':']).next().unwrap_or_default().to_owned();
    Some((Choice { selector: format!("{group} [data-place=\"{number}\"]"), name }, group))
}
