//! A hexagonal board of posts: files of buttons, one of which is in the tab order. Keys move the focus, and a piece can be
//! dragged from one post to another.
//!
//! Posts are numbered in the order of the cells' names: file by file from the left, each from its bottom.

use std::fmt::Write;

use leptos::prelude::*;

use super::Later;
use super::drag::Drag;
use super::focus::rove_by;
use crate::game::hex::{APART, Hexagon};
use crate::game::keyboard::step_on_hexagon;

/// The distance from the posts at the corners to the chart's border, in thousandths of a cell.
const BORDER: i32 = 740;

/// The chart below the posts: sea, courses, pegs. A picture of a board adds its pieces as SVG children; see
/// [`place_on_chart`](crate::game::hex::place_on_chart).
#[component]
pub fn HexChart(
    /// The number of cells along a side.
    size: usize,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let edge = i32::try_from(size).unwrap_or(1) - 1;
    let (mut courses, mut pegs) = (String::new(), String::new());
    for q in -edge..=edge {
        let (x, y) = (APART * q, 500 * (2 * edge - q.abs()));
        // Writing to a string cannot fail.
        let _ = write!(courses, "M{x} {}V{}", -y - 600, y + 600);
        // Long enough for the last post's dash.
        let _ = write!(pegs, "M{x} {}V{}", -y, y + 1);
    }
    let hexagon = |beyond: i32| {
        let radius = 1000 * edge + beyond;
        let (x, y) = (radius * APART / 1000, radius / 2);
        format!("M0 {}L{x} {}V{y}L0 {radius}L{} {y}V{}Z", -radius, -y, -x, -y)
    };
    let (across, down) = ((1000 * edge + BORDER) * APART / 1000, 1000 * edge + BORDER);
    let turned = ["rotate(0)", "rotate(60)", "rotate(120)"];
    let courses =
        turned.map(|turn| view! { <path class="hex-courses" transform=turn d=courses.clone()></path> }).collect_view();
    view! {
        <svg class="hex-chart" viewBox=format!("{} {} {} {}", -across, -down, 2 * across, 2 * down) aria-hidden="true">
            <path class="hex-sea" d=hexagon(BORDER - 40)></path>
            <path class="hex-scale" pathLength=24 * (edge + 1) d=hexagon(BORDER - 70)></path>
            {courses}
            <path class="hex-pegs" d=pegs.clone()></path>
            <path class="hex-pegs" d=pegs></path>
            {children.map(|children| children())}
        </svg>
    }
}

/// A board of posts.
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
    let files = (0..board.files())
        .map(|file| {
            let ranks = board.ranks(file);
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
            <HexChart size/>
            <div
                class="board posts"
                role="grid"
                aria-label=label
                style:--x=move || drag.shift().0
                style:--y=move || drag.shift().1
                on:keydown=move |event| rove_by(&event, place, |key, from| step_on_hexagon(key, from, size))
                on:pointerdown=move |event| drag.press(&event)
                on:pointermove=move |event| drag.pull(&event)
                on:pointerup=move |event| drag.drop_it(&event)
                on:pointercancel=move |_| drag.let_go()
                on:click:capture=move |event| drag.hush(&event)
            >
                {files}
            </div>
        </div>
    }
}
