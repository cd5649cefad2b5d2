//! The keys that ask about the game, choose a card of the hand, and confirm.

use leptos::ev::KeyboardEvent;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use crate::ui::{
    BOARD, PLAY_FOCUS_CANDIDATES, TableHandle, find, focus, focus_typed_move, is_inside, on_game_key, target_element,
};

/// Answers the keys of the table, wherever the focus is on the page, as long as the table is shown.
pub fn answer_keys(table: TableHandle) {
    on_game_key(move |event, key| answer_key(table, event, key));
}

fn answer_key(table: TableHandle, event: &KeyboardEvent, key: &str) -> bool {
    let place = target_element(event).filter(|_| is_inside(BOARD, event));
    let place = place.and_then(|target| target.get_attribute("data-place")?.parse().ok());
    match key.parse::<usize>() {
        Ok(0) => !table.is_race() && confirm(table, event),
        Ok(number) => choose_card(table, number),
        Err(_) => key == "/" && focus_typed_move() || table.answer_key(key, place),
    }
}

/// Performs what the player has prepared. Returns that the key was used.
fn confirm(table: TableHandle, event: &KeyboardEvent) -> bool {
    table.confirm();
    // The card with the focus may be gone.
    if is_inside(".hand", event) {
        focus(PLAY_FOCUS_CANDIDATES);
    }
    true
}

/// Chooses the card of the hand with this number, from 1, and says which card that is, since it does not have the focus. Returns
/// whether there is such a card.
fn choose_card(table: TableHandle, number: usize) -> bool {
    let card = number.checked_sub(1).and_then(|place| find(&format!(".hand [data-place=\"{place}\"]")));
    let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) else { return false };
    let name = card.get_attribute("aria-label").unwrap_or_default();
    table.announcer.introduce(name + ".", || card.click());
    true
}
