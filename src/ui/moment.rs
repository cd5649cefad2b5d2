//! A decisive moment, shown in large in the middle of the table: its cards and pieces turn, are sorted, count, fall or leave.
//!
//! It is drawn over the board and delays nothing. Any key or touch ends it, except in a race, where all tap, and where a moment
//! waits for its button. Screen readers skip it, since the live region has said what happened.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::HtmlElement;

use super::geometry::{find, middle, space_at};
use super::staged_moment::{StagedMoment, end};
use super::{CardBack, CardFace, DeckFace, PLAYING, Symbol, TableHandle, focus};
use crate::dyn_game::MomentInWords;
use crate::game::cards::DeckCard;
use crate::game::moment::{Figure, FigureEnd, FigureLook, FigureTarget, Moment};

/// The part of the page with the moment.
const MOMENT: &str = ".decisive";

const FIGURES: &str = ".moment-figures";

/// The place of the moment, empty while there is none.
#[component]
pub fn MomentView(table: TableHandle) -> impl IntoView {
    move || table.signals().moment.get().map(|staged| view! { <Staged table staged/> })
}

/// The moment that is shown.
#[component]
fn Staged(table: TableHandle, staged: StagedMoment) -> impl IntoView {
    let StagedMoment { shown: MomentInWords { moment, headline, next }, since, waits } = staged;
    let is_race = untrack(|| table.is_race());
    let slot = table.signals().moment;
    let go_on = move || end(slot, since);
    if !waits && !is_race {
        // The key that brought the moment about is still held, and its event may still be on its way.
        let key = window_event_listener(ev::keydown, move |event| {
            if !event.repeat() && event.time_stamp() > since {
                go_on();
            }
        });
        let touch = window_event_listener(ev::pointerdown, move |_| go_on());
        on_cleanup(move || {
            key.remove();
            touch.remove();
        });
    }
    if let Some(goes_to) = moment.goes_to {
        request_animation_frame(move || aim(goes_to));
    }
    if let (Some(first), Some(last)) = (moment.line.first().copied(), moment.line.last().copied()) {
        request_animation_frame(move || draw_line(first, last));
    }
    if waits {
        focus(&[".decisive .btn"]);
    }
    let length = if waits { Duration::from_millis(900) } else { moment.length() };
    let button = waits.then(|| {
        let press = move |_| {
            go_on();
            focus(PLAYING);
        };
        view! { <button class="btn btn-primary" type="button" on:click=press>{next}</button> }
    });
    let is_line = !moment.line.is_empty();
    let line = is_line.then(|| view! { <span class="moment-line" aria-hidden="true"></span> });
    let drawn = (!is_line && moment.columns() > 0).then(|| view! { <Figures table moment=moment.clone()/> });
    view! {
        <section
            class="decisive"
            class:is-race=is_race
            class:has-line=is_line
            class:waits=waits
            style:--length=format!("{}ms", length.as_millis())
            style:--columns=moment.columns().max(1).to_string()
            style:--rows=moment.rows.len().max(1).to_string()
        >
            <div class="moment-picture" aria-hidden="true">
                <p class="moment-headline">{headline}</p>
                {drawn}
            </div>
            {button}
            {line}
        </section>
    }
}

/// The rows of cards and pieces.
#[component]
fn Figures(table: TableHandle, moment: Moment) -> impl IntoView {
    let (columns, is_sorted) = (moment.columns(), moment.is_sorted());
    let rows = moment.rows.into_iter().enumerate().map(|(at, row)| {
        let name = row.seat.map(|seat| untrack(|| table.name(seat)));
        let label = (name.is_some() || row.worth.is_some()).then(|| {
            view! { <p class="moment-label" style:--y=at.to_string()>{name} {row.worth.map(|worth| view! { <b>{worth}</b> })}</p> }
        });
        let gap = columns - row.figures.len();
        let figure = |(column, figure): (usize, Figure)| draw(&figure, (2 * column + gap, at), columns);
        let figures = row.figures.into_iter().enumerate().map(figure).collect_view();
        view! { {label}{figures} }
    });
    view! { <div class="moment-figures" class:is-sorted=is_sorted>{rows.collect_view()}</div> }
}

/// Draws a figure at a place: its column in halves, and its row. Sorted figures fill the rows of `columns` in their order.
fn draw(figure: &Figure, (x, y): (usize, usize), columns: usize) -> impl IntoView + use<> {
    let (to_x, to_y) = figure.order.map_or((x, y), |order| (2 * (order % columns), order / columns));
    let face = match figure.look {
        FigureLook::Card(DeckCard::Suited(card), Some(owner)) => view! { <CardFace card owner/> }.into_any(),
        FigureLook::Card(card, _) => view! { <DeckFace card/> }.into_any(),
        FigureLook::Piece(name) => view! { <span class="moment-piece"><Symbol name class="piece"/></span> }.into_any(),
    };
    let ending = match figure.end {
        FigureEnd::Stays => None,
        FigureEnd::Falls => Some("falls"),
        FigureEnd::Leaves => Some("leaves"),
    };
    let back = figure.turns.then(|| view! { <span class="moment-back"><CardBack/></span> });
    view! {
        <span
            class="moment-figure"
            class:counts=figure.counts
            class:covered=figure.turns
            data-end=ending
            style:--x=x.to_string()
            style:--y=y.to_string()
            style:--to-x=to_x.to_string()
            style:--to-y=to_y.to_string()
        >
            <span class="moment-flight"><span class="moment-card">{face}{back}</span></span>
        </span>
    }
}

/// Sets properties of the moment for its stylesheet.
fn set_properties(properties: &[(&str, String)]) {
    let Some(moment) = find(MOMENT).and_then(|moment| moment.dyn_into::<HtmlElement>().ok()) else { return };
    for (name, value) in properties {
        // Without them figures fade where they are, and no line is drawn.
        let _ = moment.style().set_property(name, value);
    }
}

/// A length of the stylesheet, in whole pixels.
fn pixels(length: f64) -> String {
    format!("{}px", length.round())
}

/// Tells the stylesheet the way from the middle of the figures to where some of them go.
fn aim(goes_to: FigureTarget) {
    let target = match goes_to {
        FigureTarget::Space(space) => find(&space_at(space)),
        FigureTarget::Seat(seat) => find(&format!("[data-seat=\"{seat}\"]")),
    };
    let Some((target, figures)) = target.zip(find(FIGURES)) else { return };
    let ((x, y), (from_x, from_y)) = (middle(&target), middle(&figures));
    set_properties(&[("--go-x", pixels(x - from_x)), ("--go-y", pixels(y - from_y))]);
}

/// Tells the stylesheet where the line between two spaces is.
fn draw_line(first: usize, last: usize) {
    let (Some(moment), Some(first), Some(last)) = (find(MOMENT), find(&space_at(first)), find(&space_at(last))) else {
        return;
    };
    let corner = moment.get_bounding_client_rect();
    let ((x, y), (to_x, to_y)) = (middle(&first), middle(&last));
    let (across, down) = (to_x - x, to_y - y);
    if y + to_y > 2.0 * middle(&moment).1 {
        // The headline goes to the other half of the board. If it cannot, it still says what happened.
        let _ = moment.set_attribute("data-low", "");
    }
    set_properties(&[
        ("--from-x", pixels(x - corner.left())),
        ("--from-y", pixels(y - corner.top())),
        ("--far", pixels(across.hypot(down))),
        ("--angle", format!("{}rad", down.atan2(across))),
    ]);
}
