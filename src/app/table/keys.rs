//! The keys that ask about the game.

use leptos::ev::KeyboardEvent;

use crate::ui::{BOARD, TableHandle, focus_typed_move, is_inside, on_game_key, target_element};

/// Answers the keys that ask about the game, wherever the focus is on the page, as long as the table is shown.
pub fn answer_questions(table: TableHandle) {
    on_game_key(move |event, key| answer_key(table, event, key));
}

fn answer_key(table: TableHandle, event: &KeyboardEvent, key: &str) -> bool {
    let place = target_element(event).filter(|_| is_inside(BOARD, event));
    let place = place.and_then(|target| target.get_attribute("data-place")?.parse().ok());
    key == "/" && focus_typed_move() || table.answer_key(key, place)
}
