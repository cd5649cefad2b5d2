//! Dragging by mouse, pen and finger what lies on one place of a table to another. BitSet carry a number as `data-place`,
//! and `data-grab` where what lies there may be dragged; while it is, it has `data-held`, and what is below the pointer
//! `data-over`.

use leptos::ev::{MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

/// What a pointer has hold of.
#[derive(Clone)]
struct Held {
    pointer: i32,
    from: usize,
    origin: Element,
    start: (i32, i32),
    /// Whether it has been moved so far that it is no click.
    lifted: bool,
}

/// How many pixels a pointer moves before a press is no click.
const SLACK: i32 = 8;

/// The place around this element, and what is marked as this place, if it is on one.
fn place_of(element: &Element) -> Option<(usize, Element)> {
    let marked = element.closest("[data-place]").ok()??;
    Some((marked.get_attribute("data-place")?.parse().ok()?, marked))
}

/// The place below a pointer, which need not be the one that hears of it.
fn below(event: &PointerEvent) -> Option<(usize, Element)> {
    #[expect(clippy::cast_precision_loss, reason = "no screen has that many pixels")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    place_of(&document().element_from_point(x, y)?)
}

/// Dragging what lies on a place to another one, wherever it is; one element that holds what is dragged hears of all of it. The marks on the places are
/// set by hand: two change at a time, among many.
#[derive(Clone, Copy)]
pub struct Drag {
    held: StoredValue<Option<Held>, LocalStorage>,
    over: StoredValue<Option<Element>, LocalStorage>,
    /// Whether the pointer was dragged since it was pressed.
    dragged: StoredValue<bool>,
    /// How far it was.
    shift: RwSignal<(i32, i32)>,
    lifted: Callback<usize>,
    carried: Callback<(usize, usize)>,
}

impl Drag {
    /// With what to call when what lies on a place begins to be dragged, and when it was dragged to another one.
    #[must_use]
    pub fn new(lifted: Callback<usize>, carried: Callback<(usize, usize)>) -> Self {
        Self {
            held: StoredValue::new_local(None),
            over: StoredValue::new_local(None),
            dragged: StoredValue::new(false),
            shift: RwSignal::new((0, 0)),
            lifted,
            carried,
        }
    }

    /// How far, as a stylesheet writes it: across and down.
    #[must_use]
    pub fn shift(self) -> (String, String) {
        let (x, y) = self.shift.get();
        (format!("{x}px"), format!("{y}px"))
    }

    /// A pointer is pressed.
    pub fn press(self, event: &PointerEvent) {
        self.dragged.set_value(false);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let pressed = target.as_ref().and_then(place_of).filter(|(_, origin)| origin.has_attribute("data-grab"));
        let Some((from, origin)) = pressed.filter(|_| event.is_primary() && event.button() == 0) else { return };
        let start = (event.client_x(), event.client_y());
        self.held.set_value(Some(Held { pointer: event.pointer_id(), from, origin, start, lifted: false }));
    }

    /// What this pointer holds.
    fn held_by(self, event: &PointerEvent) -> Option<Held> {
        self.held.get_value().filter(|held| held.pointer == event.pointer_id())
    }

    /// A pointer moves.
    pub fn pull(self, event: &PointerEvent) {
        let Some(mut held) = self.held_by(event) else { return };
        // It may have been let go where nobody could hear it.
        if event.buttons() & 1 == 0 {
            return self.let_go();
        }
        let (x, y) = (event.client_x() - held.start.0, event.client_y() - held.start.1);
        if !held.lifted {
            if x.abs().max(y.abs()) <= SLACK {
                return;
            }
            // From here on the table hears of the pointer wherever it goes; if it cannot, only as long as the
            // pointer is above it.
            let table = event.current_target().and_then(|table| table.dyn_into::<Element>().ok());
            let _ = table.map(|table| table.set_pointer_capture(held.pointer));
            let _ = held.origin.set_attribute("data-held", "");
            held.lifted = true;
            self.dragged.set_value(true);
            self.lifted.run(held.from);
            self.held.set_value(Some(held));
        }
        self.shift.set((x, y));
        self.mark(below(event).map(|(_, place)| place));
    }

    /// A pointer is released.
    pub fn drop_it(self, event: &PointerEvent) {
        let Some(held) = self.held_by(event) else { return };
        let to = below(event).map(|(to, _)| to).filter(|to| held.lifted && *to != held.from);
        self.let_go();
        if let Some(to) = to {
            self.carried.run((held.from, to));
        }
    }

    /// Forgets what was dragged.
    pub fn let_go(self) {
        self.mark(None);
        if let Some(held) = self.held.get_value() {
            let _ = held.origin.remove_attribute("data-held");
        }
        self.held.set_value(None);
    }

    /// Marks the place below the pointer, and no other.
    fn mark(self, place: Option<Element>) {
        let before = self.over.get_value();
        if before != place {
            let _ = before.map(|before| before.remove_attribute("data-over"));
            let _ = place.as_ref().map(|place| place.set_attribute("data-over", ""));
            self.over.set_value(place);
        }
    }

    /// Some browsers take a drag that ends where it began for a click. A click by key has no count.
    pub fn hush(self, event: &MouseEvent) {
        if self.dragged.get_value() && event.detail() > 0 {
            event.stop_propagation();
        }
    }
}
