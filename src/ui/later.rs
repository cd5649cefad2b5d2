//! Draws a page piece by piece, so that the browser can paint and answer in between.

use std::collections::VecDeque;

use leptos::prelude::*;

/// A copyable handle, which pieces find in the context, to the pieces of a page that are still to be drawn. They are in the order
/// of the page: pieces inside a piece come before the next piece.
#[derive(Clone, Copy)]
pub struct PendingPieces {
    waiting: StoredValue<Waiting>,
    /// Whether the browser must paint a frame before the next piece is drawn.
    wants_frame: StoredValue<bool>,
    is_all_drawn: RwSignal<bool>,
}

/// Pieces that wait to be drawn.
#[derive(Default)]
struct Waiting {
    pieces: VecDeque<RwSignal<bool>>,
    /// The number of pieces at the front that were added since a piece was last taken: they are inside that piece.
    added: usize,
}

impl Waiting {
    fn add(&mut self, piece: RwSignal<bool>) {
        self.pieces.insert(self.added, piece);
        self.added += 1;
    }

    fn take(&mut self) -> Option<RwSignal<bool>> {
        self.added = 0;
        self.pieces.pop_front()
    }
}

impl PendingPieces {
    /// Provides an empty handle in the context. Pieces drawn within this context wait.
    pub fn provide() -> Self {
        let pieces = Self {
            waiting: StoredValue::new(Waiting::default()),
            wants_frame: StoredValue::new(false),
            is_all_drawn: RwSignal::new(false),
        };
        provide_context(pieces);
        pieces
    }

    /// Whether the page is still there, and some of its pieces are not drawn yet.
    pub fn is_waiting(self) -> bool {
        self.is_all_drawn.try_get_untracked() == Some(false)
    }

    /// Whether all pieces are drawn. From then on pieces do not wait.
    pub fn is_all_drawn(self) -> bool {
        self.is_all_drawn.get()
    }

    /// Whether the browser must paint a frame before the next piece is drawn.
    pub fn wants_frame(self) -> bool {
        self.wants_frame.try_get_value() == Some(true)
    }

    /// Ends the wait for a frame: the browser is about to draw it.
    pub fn begin_frame(self) {
        self.wants_frame.try_set_value(false);
    }

    /// Draws the next piece as soon as the running task is over. Returns whether there was one.
    pub fn draw_next(self) -> bool {
        // The player may have left the page since.
        let Some(next) = self.waiting.try_update_value(Waiting::take) else { return false };
        match next {
            Some(piece) => {
                piece.try_set(true);
            }
            None => self.is_all_drawn.set(true),
        }
        next.is_some()
    }
}

/// Returns a function that says whether the page around the component is drawn completely. Only then can elements be measured.
pub fn is_drawn() -> impl Fn() -> bool + Copy + Send + Sync {
    let pieces = use_context::<PendingPieces>();
    move || pieces.is_none_or(PendingPieces::is_all_drawn)
}

/// Waits until the pieces before this component are drawn. Then sets the signal `shown`, and lets the browser paint a frame
/// before the next piece.
#[component]
pub fn PaintBarrier(shown: RwSignal<bool>) -> impl IntoView {
    let pieces = use_context::<PendingPieces>();
    let show = move || {
        shown.set(true);
        if let Some(pieces) = pieces {
            pieces.wants_frame.set_value(true);
        }
    };
    view! { <Later>{show()}</Later> }
}

/// A piece of a page. It is drawn in its turn, or at once if the page is not drawn in pieces or all pieces are drawn.
#[component]
pub fn Later(children: Children) -> impl IntoView {
    let pieces = use_context::<PendingPieces>().filter(|pieces| !pieces.is_all_drawn.get_untracked());
    let Some(pieces) = pieces else { return children() };
    let is_due = RwSignal::new(false);
    pieces.waiting.update_value(|waiting| waiting.add(is_due));
    let children = StoredValue::new_local(Some(children));
    // The children are drawn once, whatever signals they read.
    let draw = move || children.try_update_value(Option::take).flatten().map(untrack);
    (move || is_due.get().then(draw)).into_any()
}
