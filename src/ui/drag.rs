//! Drags pieces and cards from one place of a table to another, by mouse, pen and finger. Places have a number as `data-place`,
//! and usually `data-grab` where something can be dragged. During a drag, the place it began at has `data-held`, and the place below
//! the pointer has `data-over`.

use leptos::ev::{Event, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

use super::geometry::place_of;
use super::keys::key_of;

#[derive(Clone)]
struct HeldPlace {
    pointer: i32,
    from: usize,
    origin: Element,
    start: (i32, i32),
    /// Whether the pointer has moved too far for a click.
    lifted: bool,
}

/// How many pixels a pointer may move in a click.
const CLICK_SLACK_PX: i32 = 8;

/// The place below a pointer, which may differ from the place of the event's target.
fn place_below(event: &PointerEvent) -> Option<(usize, Element)> {
    #[expect(clippy::cast_precision_loss, reason = "no screen has that many pixels")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    place_of(&document().element_from_point(x, y)?)
}

/// The state of a drag. One element around all places handles the events. The marks on the places are set directly, because
/// only two of many change at a time.
#[derive(Clone, Copy)]
pub struct Drag {
    /// The selector of the places from which something can be dragged.
    origins: &'static str,
    /// The selector of the places to which something can be dragged.
    targets: &'static str,
    held: StoredValue<Option<HeldPlace>, LocalStorage>,
    over: StoredValue<Option<Element>, LocalStorage>,
    /// Whether the pointer has been dragged since it was pressed.
    dragged: StoredValue<bool>,
    /// How far the pointer is from where it was pressed, across and down, in CSS pixels.
    shift: RwSignal<(i32, i32)>,
    lifted: Callback<usize>,
    carried: Callback<(usize, usize)>,
}

impl Drag {
    /// Calls `lifted` with the place at which a drag begins, and `carried` with both places when the drag ends at another place.
    pub fn new(lifted: Callback<usize>, carried: Callback<(usize, usize)>) -> Self {
        Self { origins: "[data-grab]", ..Self::between("[data-place]", lifted, carried) }
    }

    /// Drags between the places of a selector, whether or not something can be dragged from there.
    pub fn between(places: &'static str, lifted: Callback<usize>, carried: Callback<(usize, usize)>) -> Self {
        let drag = Self {
            origins: places,
            targets: places,
            held: StoredValue::new_local(None),
            over: StoredValue::new_local(None),
            dragged: StoredValue::new(false),
            shift: RwSignal::new((0, 0)),
            lifted,
            carried,
        };
        let cancel = move |event: Event| {
            if drag.is_cancelled_by(&event) {
                event.prevent_default();
                drag.cancel();
            }
        };
        let inputs = ["keydown", "contextmenu", "pointerdown", "pointercancel", "blur"];
        let listeners = inputs.map(|input| window_event_listener_untyped(input, cancel));
        on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
        drag
    }

    /// Whether an event in the window ends the drag without a move: Escape, another pointer, the menu of the right button, a touch
    /// that becomes a scroll, or another window.
    fn is_cancelled_by(self, event: &Event) -> bool {
        let Some(held) = self.held.get_value().filter(|held| held.lifted) else { return false };
        match event.type_().as_str() {
            "keydown" => event.dyn_ref().and_then(key_of).as_deref() == Some("Escape"),
            "pointercancel" => event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_id() == held.pointer),
            _ => true,
        }
    }

    /// How far the pointer is from where it was pressed, across and down, as lengths in CSS.
    pub fn shift(self) -> (String, String) {
        let (x, y) = self.shift.get();
        (format!("{x}px"), format!("{y}px"))
    }

    pub fn press(self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        self.dragged.set_value(false);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let pressed = target.as_ref().and_then(place_of).filter(|(_, origin)| origin.matches(self.origins) == Ok(true));
        let Some((from, origin)) = pressed else { return };
        let start = (event.client_x(), event.client_y());
        self.held.set_value(Some(HeldPlace { pointer: event.pointer_id(), from, origin, start, lifted: false }));
    }

    fn held_by(self, event: &PointerEvent) -> Option<HeldPlace> {
        self.held.get_value().filter(|held| held.pointer == event.pointer_id())
    }

    pub fn move_to(self, event: &PointerEvent) {
        let Some(mut held) = self.held_by(event) else { return };
        // The button may have been released outside of the window, or another one pressed.
        if event.buttons() != 1 {
            return self.cancel();
        }
        let (x, y) = (event.client_x() - held.start.0, event.client_y() - held.start.1);
        if !held.lifted {
            if x.abs().max(y.abs()) <= CLICK_SLACK_PX {
                return;
            }
            // The table captures the pointer; without capture it gets only events above itself.
            let table = event.current_target().and_then(|table| table.dyn_into::<Element>().ok());
            let _ = table.map(|table| table.set_pointer_capture(held.pointer));
            let _ = held.origin.set_attribute("data-held", "");
            held.lifted = true;
            self.dragged.set_value(true);
            self.lifted.run(held.from);
            self.held.set_value(Some(held));
        }
        self.shift.set((x, y));
        self.mark(self.target_below(event).map(|(_, place)| place));
    }

    pub fn release(self, event: &PointerEvent) {
        let Some(held) = self.held_by(event) else { return };
        let to = self.target_below(event).map(|(to, _)| to).filter(|to| held.lifted && *to != held.from);
        self.cancel();
        if let Some(to) = to {
            self.carried.run((held.from, to));
        }
    }

    fn target_below(self, event: &PointerEvent) -> Option<(usize, Element)> {
        place_below(event).filter(|(_, target)| target.matches(self.targets) == Ok(true))
    }

    fn cancel(self) {
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

    /// Whether a click is the end of a drag. A click by key has a `detail` of 0, and is none.
    pub fn is_click_of_drag(self, event: &MouseEvent) -> bool {
        self.dragged.get_value() && event.detail() > 0
    }

    /// Stops the click that some browsers send after a drag.
    pub fn suppress_click(self, event: &MouseEvent) {
        if self.is_click_of_drag(event) {
            event.stop_propagation();
        }
    }
}
