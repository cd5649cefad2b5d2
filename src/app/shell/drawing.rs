//! Draws the pieces of a page in tasks of a few milliseconds.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use crate::browser::device;
use crate::ui::{MAIN, PendingPieces, focus};

/// The length of a task, in ms. Its last piece may take as long again, and players feel a task of 50 ms. Shorter tasks would cost
/// more frames: the browser may draw a frame after each task, which takes a phone 10 ms.
const TASK_MS: u64 = 12;

/// The element of `index.html` that is shown until the program has drawn something.
const PRERENDERED_SELECTOR: &str = "#boot";

/// The progress of drawing the page.
#[derive(Clone, Copy, Default)]
pub struct Drawing {
    /// Whether the page is being drawn in pieces.
    in_pieces: StoredValue<bool>,
    /// Whether a page has been drawn completely since the program started.
    has_drawn: RwSignal<bool>,
}

impl Drawing {
    /// Ends the drawing of the page, unless the page is being drawn in pieces.
    pub fn end_unless_in_pieces(self) {
        if !self.in_pieces.get_value() {
            self.end_page();
        }
    }

    /// Ends the drawing of the page once it is complete: removes what `index.html` shows, and its attribute for the stylesheet.
    pub fn end_page(self) {
        self.in_pieces.set_value(false);
        if device::remove_element(PRERENDERED_SELECTOR) {
            // The player has moved the focus before the program was there, for example by the skip link.
            focus(&[MAIN]);
        }
        device::set_root_attribute("data-boot", None);
        // What waits for `has_drawn` runs in a new task, after the page is shown.
        set_timeout(move || self.has_drawn.set(true), Duration::ZERO);
    }

    /// Whether a page has been drawn completely since the program started.
    pub fn has_drawn(self) -> bool {
        self.has_drawn.get()
    }
}

/// Draws the current page in [pieces](crate::ui::Later). Returns whether some pieces are still to be drawn. A piece may call
/// this too, and then gets the answer for its page.
pub fn draw_in_pieces() -> Signal<bool> {
    let pieces = use_context::<PendingPieces>().filter(|pieces| pieces.is_waiting()).unwrap_or_else(|| {
        let (pieces, drawing) = (PendingPieces::provide(), expect_context::<Drawing>());
        drawing.in_pieces.set_value(true);
        draw_in_tasks(pieces, drawing);
        pieces
    });
    Signal::derive(move || !pieces.is_all_drawn())
}

/// Draws a view in pieces without showing it, and drops it. The browser compiles a function when it is first called, so the same
/// view appears sooner afterwards.
pub fn draw_unseen(view: impl FnOnce() -> AnyView) {
    provide_context(Drawing::default());
    let is_being_drawn = draw_in_pieces();
    let drawn = StoredValue::new_local(Some(view().build()));
    Effect::new(move |_| {
        if !is_being_drawn.get() {
            drawn.set_value(None);
        }
    });
}

/// Draws pieces in a new task until the time of the task is over, and then begins the next task.
fn draw_in_tasks(pieces: PendingPieces, drawing: Drawing) {
    let draw = async move {
        let end = device::uptime() + TASK_MS;
        while device::uptime() < end && !pieces.wants_frame() {
            if !pieces.draw_next() {
                // The effects run that show the page.
                tick().await;
                return drawing.end_page();
            }
            // The effect runs that draws the piece.
            tick().await;
        }
        draw_in_tasks(pieces, drawing);
    };
    let begin = move || spawn_local(draw);
    if pieces.wants_frame() {
        pieces.begin_frame();
        device::after_frame(begin);
    } else {
        device::in_next_task(begin);
    }
}
