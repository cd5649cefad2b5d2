//! The layer over the board: arrows for the last turn, the arrows and lights of Help and coach, and the arrows and rings of
//! notes.
//!
//! The arrows and lights come as data such as [`ActionMarks`](crate::game::ActionMarks). The layer measures where the spaces are
//! on the screen, so no board has to know of it. It takes no touches.

use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::Element;

use super::geometry::{find, middle, space_selector};
use super::{TableHandle, is_drawn};
use crate::game::action_marks::Spot;
use crate::game::record::NoteKind;

/// An arrow on the layer, in pixels from its corner.
#[derive(Clone, PartialEq)]
struct Arrow {
    /// Where the arrow begins, across and down.
    from: (f64, f64),
    /// The length of the arrow.
    far: f64,
    /// The direction of the arrow, in degrees from the right, clockwise.
    angle: f64,
    /// The class of the arrow for the stylesheet.
    class: &'static str,
}

/// The layer with the arrows.
#[component]
pub fn Pointers(table: TableHandle) -> impl IntoView {
    let layer = NodeRef::<leptos::svg::Svg>::new();
    let last = Memo::new(move |_| {
        let viewer = table.viewer.get();
        let plies = table.looking.get().or_else(|| table.catching_up.get()).unwrap_or(usize::MAX);
        table.session.with(|session| session.last_turn(plies, viewer)).arrows
    });
    // Only replays have notes.
    let notes = Memo::new(move |_| if table.replaying { table.shown_notes() } else { Vec::new() });
    let (hint, coach) = (table.signals().hint, table.signals().coach);
    let arrows = RwSignal::new(Vec::<Arrow>::new());
    let measure = move || {
        let Some(layer) = layer.try_get_untracked().flatten() else { return };
        let ways = |ways: &[(usize, usize)], class: &'static str| -> Vec<Arrow> {
            ways.iter().filter_map(|way| arrow_between(&layer, *way, class)).collect()
        };
        let mut all = ways(&last.get_untracked(), "");
        all.extend(hint.with_untracked(|marks| ways(&marks.arrows, "is-hint")));
        all.extend(coach.with_untracked(|advice| ways(&advice.threats, "is-threat")));
        let drawn = notes.with_untracked(|notes| notes.iter().filter_map(arrow_of).collect::<Vec<_>>());
        all.extend(ways(&drawn, "is-note"));
        arrows.set(all);
    };
    let is_drawn = is_drawn();
    Effect::new(move |_| {
        last.track();
        hint.track();
        coach.track();
        notes.track();
        // The board may turn to another player.
        table.viewer.track();
        if is_drawn() {
            request_animation_frame(measure);
        }
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    mark_exactly("data-hint", move || {
        hint.with(|marks| marks.spots.iter().filter_map(|spot| find(&spot_selector(*spot))).collect())
    });
    mark_exactly("data-goal", move || {
        coach.with(|advice| advice.goals.iter().filter_map(|goal| find(&space_selector(*goal))).collect())
    });
    mark_exactly("data-ring", move || {
        // Before, there is nothing to mark.
        let notes = if is_drawn() { notes.get() } else { Vec::new() };
        notes.iter().filter_map(|note| find(&space_selector(ring_of(note)?))).collect()
    });
    let draw = |arrow: Arrow| {
        let Arrow { from: (x, y), far, angle, class } = arrow;
        let [x, y, far, angle] = [x, y, far, angle].map(|number| (10.0 * number).round() / 10.0);
        let place = format!("translate({x} {y}) rotate({angle})");
        // From the edge of the first piece to the edge of the last one.
        let (neck, tip) = (far - 24.0, far - 8.0);
        let shaft = format!("M14 0H{}", far - 20.0);
        let head = format!("M{neck} -9L{tip} 0L{neck} 9z");
        view! {
            <g class=format!("pointer-arrow {class}") transform=place>
                <path class="pointer-shaft" d=shaft></path>
                <path class="pointer-head" d=head></path>
            </g>
        }
    };
    view! {
        <svg class="pointers" aria-hidden="true" node_ref=layer>
            {move || arrows.get().into_iter().map(draw).collect_view()}
        </svg>
    }
}

/// The spaces that the arrow of a note joins.
const fn arrow_of(note: &NoteKind) -> Option<(usize, usize)> {
    match note {
        NoteKind::Arrow(from, to) => Some((*from, *to)),
        NoteKind::Text(_) | NoteKind::Ring(_) => None,
    }
}

/// The space that the ring of a note is around.
const fn ring_of(note: &NoteKind) -> Option<usize> {
    match note {
        NoteKind::Ring(space) => Some(*space),
        NoteKind::Text(_) | NoteKind::Arrow(..) => None,
    }
}

/// Keeps an attribute, which the stylesheet reads, on exactly those elements that `elements` returns.
pub fn mark_exactly(attribute: &'static str, elements: impl Fn() -> Vec<Element> + 'static) {
    Effect::new(move |lit: Option<Vec<Element>>| {
        for element in lit.into_iter().flatten() {
            // It fails only if the attribute is not there.
            let _ = element.remove_attribute(attribute);
        }
        let lit = elements();
        for element in &lit {
            // Without the light there is still the text.
            let _ = element.set_attribute(attribute, "");
        }
        lit
    });
}

/// The selector of a place on the table.
fn spot_selector(spot: Spot) -> String {
    match spot {
        Spot::Space(space) => space_selector(space),
        Spot::Hand(card) => format!(".hand [data-place=\"{card}\"]"),
        Spot::Pile => ".arena .pile".into(),
        Spot::Discards => ".arena .discard".into(),
    }
}

/// The arrow between two spaces; `None` unless both are on the screen.
fn arrow_between(layer: &Element, (from, to): (usize, usize), class: &'static str) -> Option<Arrow> {
    let corner = layer.get_bounding_client_rect();
    let ((x, y), (to_x, to_y)) = (middle(&find(&space_selector(from))?), middle(&find(&space_selector(to))?));
    let (across, down) = (to_x - x, to_y - y);
    let (far, angle) = (across.hypot(down), down.atan2(across).to_degrees());
    Some(Arrow { from: (x - corner.left(), y - corner.top()), far, angle, class })
}
