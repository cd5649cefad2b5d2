//! A board of square spaces: a grid of buttons, one of which is in the tab order. Arrows, Home and End move the focus.

use leptos::prelude::*;
use leptos::web_sys::KeyboardEvent;

use super::Later;
use super::focus::{rove_by, rove_on_board};
use crate::game::keyboard::step_on_grid;

/// Handles a key in a group of buttons marked `data-place="0"`, `"1"` …: moves the focus.
pub fn rove(event: &KeyboardEvent, place: RwSignal<usize>, columns: usize, count: usize) {
    if count > 0 {
        rove_by(event, place, |key, from| step_on_grid(key, from.min(count - 1), columns, count));
    }
}

/// A board of `columns` × `rows` spaces, the top row first.
#[component]
pub fn GridBoard(
    /// How many columns; they are lettered from a.
    columns: usize,
    /// How many rows; they are numbered from 1 at the bottom.
    rows: usize,
    /// Whether the board has so many spaces that its frame is narrow, and its letters and numbers small.
    #[prop(optional)]
    is_large: bool,
    /// The index of the space that is in the tab order first.
    #[prop(optional)]
    start: usize,
    /// The accessible name of the board.
    label: &'static str,
    /// Makes the button of a space, given its index (row by row from the top left) and its `tabindex`. The button must have
    /// both, as `data-place` and `tabindex`.
    #[prop(into)]
    space: Callback<(usize, Signal<&'static str>), AnyView>,
) -> impl IntoView {
    let place = RwSignal::new(start);
    let in_order = move |at: usize| Signal::derive(move || if place.get() == at { "0" } else { "-1" });
    let cells = (0..rows)
        .map(|row| {
            let cells = move || {
                (0..columns)
                    .map(|column| {
                        let at = row * columns + column;
                        view! {
                            <div
                                role="gridcell"
                                class="board-cell"
                                on:focusin=move |_| place.set(at)
                            >
                                {space.run((at, in_order(at)))}
                            </div>
                        }
                    })
                    .collect_view()
            };
            view! { <div class="board-row" role="row"><Later>{cells()}</Later></div> }
        })
        .collect_view();
    let ranks = (1..=rows).rev().map(|row| view! { <span>{row}</span> }).collect_view();
    let letters = ('a'..='z').take(columns);
    let files = letters.map(|letter| view! { <span>{letter.to_string()}</span> }).collect_view();
    view! {
        <div
            class="board-frame"
            class:is-large=is_large
            style:--columns=is_large.then(|| columns.to_string())
        >
            <div class="board-ranks" aria-hidden="true">{ranks}</div>
            <div
                class="board"
                role="grid"
                aria-label=label
                on:keydown=move |event| {
                    let count = columns * rows;
                    rove_on_board(&event, place, count, |key, from| step_on_grid(key, from, columns, count));
                }
            >
                {cells}
            </div>
            <div class="board-files" aria-hidden="true">{files}</div>
        </div>
    }
}
