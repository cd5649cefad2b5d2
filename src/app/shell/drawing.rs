//! Draws the pieces of a page in tasks of a few milliseconds.

use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

use super::context;
use crate::app::router::navigation::Navigation;
use crate::browser::device;
use crate::ui::Pieces;

/// After how many milliseconds the next task begins. A piece may take as long, and a task of 50 ms is felt; but the browser may
/// draw a frame after each task, which takes a phone ten milliseconds.
const TASK: u64 = 12;

/// Draws the [pieces](crate::ui::Later) of the page that is being drawn. Returns whether some of them are missing yet. A piece may
/// call it again for the page around it.
pub fn draw_in_pieces() -> Signal<bool> {
    let pieces = use_context::<Pieces>().filter(|pieces| pieces.is_waiting()).unwrap_or_else(|| {
        let (pieces, navigation) = (Pieces::provide(), context().navigation);
        navigation.begin_pieces();
        begin_task(pieces, navigation);
        pieces
    });
    Signal::derive(move || !pieces.all_drawn())
}

/// Draws pieces in a task of its own, and then in the next one.
fn begin_task(pieces: Pieces, navigation: Navigation) {
    let draw = async move {
        let end = device::uptime() + TASK;
        while device::uptime() < end && !pieces.wants_frame() {
            if !pieces.draw_next() {
                // The page shows itself by an effect.
                tick().await;
                return navigation.end_pieces();
            }
            // The piece is drawn by an effect.
            tick().await;
        }
        begin_task(pieces, navigation);
    };
    let begin = move || spawn_local(draw);
    if pieces.wants_frame() {
        pieces.begin_frame();
        device::after_frame(begin);
    } else {
        device::in_next_task(begin);
    }
}
