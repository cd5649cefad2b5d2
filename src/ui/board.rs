//! A board of square spaces as a grid: real buttons, one of which takes part in the tab order, and
//! arrows, Home and End to go from one to the next.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, KeyboardEvent};

/// Where a key leads from a place among `count` in rows of `columns`; `None` for other keys.
#[must_use]
pub fn step(key: &str, from: usize, columns: usize, count: usize) -> Option<usize> {
    let row = from / columns;
    let last_of_row = (row * columns + columns).min(count) - 1;
    let to = match key {
        "ArrowLeft" => from.checked_sub(1).filter(|to| to / columns == row),
        "ArrowRight" => Some(from + 1).filter(|to| *to <= last_of_row),
        "ArrowUp" => from.checked_sub(columns),
        "ArrowDown" => Some(from + columns).filter(|to| *to < count),
        "Home" => Some(row * columns),
        "End" => Some(last_of_row),
        _ => return None,
    };
    // At the edge one stays where one is, and the page does not scroll.
    Some(to.unwrap_or(from))
}

/// Handles a key in a group of buttons marked `data-place="0"`, `"1"` …: moves the focus.
pub fn rove(event: &KeyboardEvent, place: RwSignal<usize>, columns: usize, count: usize) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || count == 0 {
        return;
    }
    let Some(to) = step(&event.key(), place.get_untracked().min(count - 1), columns, count) else { return };
    event.prevent_default();
    place.set(to);
    let group = event.current_target().and_then(|group| group.dyn_into::<HtmlElement>().ok());
    let button = group.and_then(|group| group.query_selector(&format!("[data-place=\"{to}\"]")).ok().flatten());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // Without a button there is nothing to focus; nobody needs to know.
        let _ = button.focus();
    }
}

/// A board of `columns` × `rows` spaces, the top row first.
#[component]
pub fn Board<F, V>(
    /// How many columns; they are lettered from a.
    columns: usize,
    /// How many rows; they are numbered from 1 at the bottom.
    rows: usize,
    /// What the board is called aloud.
    label: &'static str,
    /// Makes the button of a space, given its place (row by row from the top left) and whether it is
    /// the one in the tab order. The button must carry both, as `data-place` and `tabindex`.
    space: F,
) -> impl IntoView
where
    F: Fn(usize, Signal<&'static str>) -> V + 'static,
    V: IntoView + 'static,
{
    let place = RwSignal::new(0);
    let grid = NodeRef::<Div>::new();
    let in_order = move |at: usize| Signal::derive(move || if place.get() == at { "0" } else { "-1" });
    let cells = (0..rows)
        .map(|row| {
            let row = (0..columns)
                .map(|column| {
                    let at = row * columns + column;
                    view! {
                        <div role="gridcell" class="board-cell" on:focusin=move |_| place.set(at)>
                            {space(at, in_order(at))}
                        </div>
                    }
                })
                .collect_view();
            view! { <div class="board-row" role="row">{row}</div> }
        })
        .collect_view();
    let ranks = (1..=rows).rev().map(|row| view! { <span>{row}</span> }).collect_view();
    let letters = ('a'..='z').take(columns);
    let files = letters.map(|letter| view! { <span>{letter.to_string()}</span> }).collect_view();
    view! {
        <div class="board-frame">
            <div class="board-ranks" aria-hidden="true">{ranks}</div>
            <div
                class="board"
                role="grid"
                aria-label=label
                node_ref=grid
                on:keydown=move |event| rove(&event, place, columns, columns * rows)
            >
                {cells}
            </div>
            <div class="board-files" aria-hidden="true">{files}</div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn arrows_stay_on_the_board() {
        assert_eq!(step("ArrowLeft", 3, 3, 9), Some(3));
        assert_eq!(step("ArrowRight", 5, 3, 9), Some(5));
        assert_eq!(step("ArrowUp", 1, 3, 9), Some(1));
        assert_eq!(step("ArrowDown", 7, 3, 9), Some(7));
        assert_eq!(step("ArrowDown", 4, 3, 9), Some(7));
        assert_eq!(step("Home", 5, 3, 9), Some(3));
        assert_eq!(step("End", 3, 3, 9), Some(5));
        assert_eq!(step("a", 3, 3, 9), None);
    }

    #[test]
    fn a_row_that_is_not_full_ends_where_its_last_place_is() {
        assert_eq!(step("End", 0, 7, 5), Some(4));
        assert_eq!(step("ArrowRight", 4, 7, 5), Some(4));
    }
}
