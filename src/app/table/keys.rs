//! The keys that ask about the game.

use leptos::wasm_bindgen::JsCast;

use crate::game::letter_case::lowercase;
use crate::ui::{BOARD, QUESTION_KEY_AREAS, TableHandle, focus_typed_move};

/// Answers the keys that ask about the game, where they have no other meaning.
pub fn answer_key(event: &leptos::ev::KeyboardEvent, table: TableHandle) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || table.curtain().is_some() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok());
    let Some(target) = target.filter(|target| matches!(target.closest(QUESTION_KEY_AREAS), Ok(Some(_)))) else {
        return;
    };
    let board = target.closest(BOARD).ok().flatten();
    let place = target.get_attribute("data-place").and_then(|place| place.parse().ok()).filter(|_| board.is_some());
    let is_typing = event.key() == "/" && focus_typed_move();
    if is_typing || table.answer_key(&lowercase(&event.key()), place) {
        event.prevent_default();
    }
}
