//! Draws the pieces of a page in tasks of a few milliseconds.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use crate::browser::device;
use crate::ui::Pieces;

/// After how many milliseconds the next task begins. A piece may take as long, and a task of 50 ms is felt; but the browser may
/// draw a frame after each task, which takes a phone ten milliseconds.
const TASK: u64 = 12;

/// The element of `index.html` that is shown until the program has drawn something.
const PRERENDERED: &str = "#boot";

/// How far the page is drawn.
#[derive(Clone, Copy, Default)]
pub struct Drawing {
    /// Whether the page is being drawn in pieces.
    in_pieces: StoredValue<bool>,
    /// Whether all of a page has been drawn.
    has_drawn: RwSignal<bool>,
}

impl Drawing {
    /// Ends the page, unless it is being drawn in pieces.
    pub fn end_unless_in_pieces(self) {
        if !self.in_pieces.get_value() {
            self.end_page();
        }
    }

    /// All of the page is drawn: removes what `index.html` shows, and what the styles know of it.
    pub fn end_page(self) {
        self.in_pieces.set_value(false);
        device::remove(PRERENDERED);
        device::set_root("data-boot", None);
        // What waits for it runs in a task of its own, after the page is shown.
        set_timeout(move || self.has_drawn.set(true), Duration::ZERO);
    }

    /// Whether all of a page has been drawn.
    pub fn has_drawn(self) -> bool {
        self.has_drawn.get()
    }
}

/// Draws the [pieces](crate::ui::Later) of the page that is being drawn. Returns whether some of them are missing yet. A piece may
/// call it again for the page around it.
pub fn draw_in_pieces() -> Signal<bool> {
    let pieces = use_context::<Pieces>().filter(|pieces| pieces.is_waiting()).unwrap_or_else(|| {
        let (pieces, drawing) = (Pieces::provide(), expect_context::<Drawing>());
        drawing.in_pieces.set_value(true);
        begin_task(pieces, drawing);
        pieces
    });
    Signal::derive(move || !pieces.all_drawn())
}

/// Draws a view in pieces, without showing it, and forgets it. A browser compiles a function when it is first called, so that the
/// same view appears sooner afterwards.
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

/// Draws pieces in a task of its own, and then in the next one.
fn begin_task(pieces: Pieces, drawing: Drawing) {
    let draw = async move {
        let end = device::uptime() + TASK;
        while device::uptime() < end && !pieces.wants_frame() {
            if !pieces.draw_next() {
                // The page shows itself by an effect.
                tick().await;
                return drawing.end_page();
            }
            // The piece is drawn by an effect.
            tick().await;
        }
        begin_task(pieces, drawing);
    };
    let begin = move || spawn_local(draw);
    if pieces.wants_frame() {
        pieces.begin_frame();
        device::after_frame(begin);
    } else {
        device::in_next_task(begin);
    }
}
