//! A board of posts in the shape of a hexagon: real buttons in files, one of which takes part in the tab
//! order. Keys go from one to the next, and what stands on a post can be dragged to another.
//!
//! BitSet are numbered as cells are named: file by file from the left, each from its bottom.

use std::fmt::Write;

use leptos::prelude::*;

use super::drag::Drag;
use super::focus::rove_by;
use crate::game::hex::{Cell, Hexagon};
use crate::game::keys::step_on_posts;

/// How far a chart's border lies beyond the posts at its corners, in thousandths of a cell.
const BORDER: i32 = 740;

/// Half of the square root of three, in thousandths: files are so many cells apart.
const APART: i32 = 866;

/// Where a cell lies on a [`HexChart`], in thousandths of a cell from its middle.
#[must_use]
pub fn place_on_chart(cell: Cell) -> (i32, i32) {
    let (q, r) = cell.axial();
    (APART * i32::from(q), 500 * (2 * i32::from(r) + i32::from(q)))
}

/// The chart below the posts: sea, courses, pegs. A picture of a board puts its pieces inside, as SVG; see
/// [`place_on_chart`].
#[component]
pub fn HexChart(
    /// How many cells a side has.
    size: usize,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let edge = i32::try_from(size).unwrap_or(1) - 1;
    let (mut courses, mut pegs) = (String::new(), String::new());
    for q in -edge..=edge {
        let (x, y) = (APART * q, 500 * (2 * edge - q.abs()));
        // Writing to a string cannot fail.
        let _ = write!(courses, "M{x} {}V{}", -y - 600, y + 600);
        // Long enough for the dash on the last post.
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
    /// How many cells a side has.
    size: usize,
    /// What the board is called aloud.
    label: &'static str,
    /// Makes the button of a post, given its place and whether it is the one in the tab order. The button must
    /// carry both, as `data-place` and `tabindex`, and the class `post`; with `data-grab`, what stands on it
    /// can be dragged.
    #[prop(into)]
    post: Callback<(usize, Signal<&'static str>), AnyView>,
    /// Called when what stands on this place begins to be dragged.
    #[prop(into)]
    on_lift: Callback<usize>,
    /// Called when something was dragged from one place to another.
    #[prop(into)]
    on_drag: Callback<(usize, usize)>,
) -> impl IntoView {
    let board = Hexagon::new(size);
    // From the middle it is not far to anywhere.
    let place = RwSignal::new(board.count() / 2);
    let in_order = move |at: usize| Signal::derive(move || if place.get() == at { "0" } else { "-1" });
    let mut next = 0;
    let files = (0..board.files())
        .map(|file| {
            let ranks = board.ranks(file);
            let first = next;
            next += ranks;
            let posts = (0..ranks)
                .map(|rank| {
                    let at = first + rank;
                    view! { <div role="gridcell" on:focusin=move |_| place.set(at)>{post.run((at, in_order(at)))}</div> }
                })
                .collect_view();
            let letter = ('a'..='z').nth(file).map(String::from);
            view! {
                <div class="file" role="row">
                    <span class="file-end" aria-hidden="true">{letter}</span>
                    {posts}
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
                on:keydown=move |event| rove_by(&event, place, |key, from| step_on_posts(key, from, size))
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
