//! A hexagonal board of posts: files of buttons, one of which is in the tab order. Keys move the focus, and a piece can be
//! dragged from one post to another.
//!
//! Posts are numbered in the order of the cells' names: file by file from the left, each from its bottom.

use leptos::prelude::*;

use super::Later;
use super::drag::Drag;
use super::focus::rove_on_board;
use crate::game::drawing::{Drawing, Reference};
use crate::game::hex::Hexagon;
use crate::game::keyboard::step_on_hexagon;

/// A hexagonal board of posts, each with a button.
#[component]
pub fn HexBoard(
    /// The number of cells along a side.
    size: usize,
    /// The accessible name of the board.
    label: &'static str,
    /// Makes the button of a post, given its index and its `tabindex`. The button must have both, as `data-place` and
    /// `tabindex`, and the class `post`; with `data-grab`, the piece on it can be dragged.
    #[prop(into)]
    post: Callback<(usize, Signal<&'static str>), AnyView>,
    /// Called when the piece on this post begins to be dragged.
    #[prop(into)]
    on_lift: Callback<usize>,
    /// Called when a piece was dragged from one post to another.
    #[prop(into)]
    on_drag: Callback<(usize, usize)>,
) -> impl IntoView {
    let board = Hexagon::new(size);
    // The middle is near to every post.
    let place = RwSignal::new(board.count() / 2);
    let in_order = move |at: usize| Signal::derive(move || if place.get() == at { "0" } else { "-1" });
    let mut next = 0;
    let files = (0..board.file_count())
        .map(|file| {
            let ranks = board.rank_count(file);
            let first = next;
            next += ranks;
            let posts = move || (0..ranks)
                .map(move |rank| {
                    let at = first + rank;
                    view! { <div role="gridcell" on:focusin=move |_| place.set(at)>{post.run((at, in_order(at)))}</div> }
                })
                .collect_view();
            let letter = ('a'..='z').nth(file).map(String::from);
            view! {
                <div class="file" role="row">
                    <span class="file-end" aria-hidden="true">{letter}</span>
                    <Later>{posts()}</Later>
                    <span class="file-end" aria-hidden="true">{ranks}</span>
                </div>
            }
        })
        .collect_view();

    let drag = Drag::new(on_lift, on_drag);
    view! {
        <div class="hex" style:--n=size.to_string()>
            <div class="hex-chart" aria-hidden="true" inner_html=Drawing::chart(size, false, 640).svg(Reference::to_string)></div>
            <div
                class="board posts"
                role="grid"
                aria-label=label
                style:--x=move || drag.shift().0
                style:--y=move || drag.shift().1
                on:keydown=move |event| {
                    rove_on_board(&event, place, board.count(), |key, from| step_on_hexagon(key, from, size));
                }
                on:pointerdown=move |event| drag.press(&event)
                on:pointermove=move |event| drag.move_to(&event)
                on:pointerup=move |event| drag.release(&event)
                on:click:capture=move |event| drag.suppress_click(&event)
            >
                {files}
            </div>
        </div>
    }
}
