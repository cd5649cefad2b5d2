//! A decisive moment, shown in large in the middle of the table: its cards and pieces turn, are sorted, count, fall or leave.
//!
//! It lies over the board. Any key or touch ends it, but not in a race, where players tap all the time, and not if it has a
//! button. Screen readers skip it, since the live region says what happened.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

use super::geometry::{find, middle, space_selector};
use super::staged_moment::StagedMoment;
use super::{BOARD, CardBack, CardFace, DeckFace, PLAY_FOCUS_CANDIDATES, Symbol, TableHandle, focus};
use crate::dyn_game::MomentInWords;
use crate::game::cards::DeckCard;
use crate::game::moment::{Figure, FigureEnd, FigureLook, FigureTarget, Moment};

/// The selector of the element with the moment.
const MOMENT_SELECTOR: &str = ".decisive";

const FIGURES_SELECTOR: &str = ".moment-figures";

/// The moment that the table shows; empty while there is none.
#[component]
pub fn MomentView(#[prop(into)] table: TableHandle) -> impl IntoView {
    move || table.signals().moment.get().map(|staged| view! { <Staged table staged/> })
}

/// Draws a moment, and ends it at a key, a touch or its button.
#[component]
fn Staged(table: TableHandle, staged: StagedMoment) -> impl IntoView {
    let StagedMoment { shown: MomentInWords { moment, headline, next }, since, waits, .. } = staged;
    let is_race = untrack(|| table.is_race());
    let go_on = move || table.end_moment_of(since);
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
        request_animation_frame(move || set_aim(goes_to));
    }
    if let (Some(first), Some(last)) = (moment.line.first().copied(), moment.line.last().copied()) {
        request_animation_frame(move || draw_line(first, last));
    }
    if waits {
        focus(&[".decisive .btn"]);
    }
    let length = if waits { Duration::from_millis(1_200) } else { moment.length() };
    let button = waits.then(|| {
        let press = move |_| {
            go_on();
            focus(PLAY_FOCUS_CANDIDATES);
        };
        view! { <button class="btn btn-primary" type="button" on:click=press>{next}</button> }
    });
    let (is_line, is_on_board) = (!moment.line.is_empty(), moment.is_on_board());
    if is_on_board {
        request_animation_frame(put_on_board);
    }
    let line = is_line.then(|| view! { <span class="moment-line" aria-hidden="true"></span> });
    let drawn = (!is_line && moment.column_count() > 0).then(|| view! { <Figures table moment=moment.clone()/> });
    view! {
        <section
            class="decisive"
            class:is-race=is_race
            class:has-line=is_line
            class:is-on-board=is_on_board
            class:is-sorted=moment.is_sorted()
            class:waits=waits
            style:--length=format!("{}ms", length.as_millis())
            style:--columns=moment.column_count().max(1).to_string()
            style:--rows=moment.rows.len().max(1).to_string()
        >
            <div class="moment-picture" aria-hidden="true">
                <p class="moment-headline">{headline}</p>
                {draw_tally(table, &moment)}
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
    let columns = moment.column_count();
    let rows = moment.rows.iter().enumerate().map(|(at, row)| {
        let name = row.seat.map(|seat| untrack(|| table.name(seat)));
        let label = (name.is_some() || row.worth.is_some()).then(|| {
            view! { <p class="moment-label" style:--y=at.to_string()>{name} {row.worth.map(|worth| view! { <b>{worth}</b> })}</p> }
        });
        let gap = columns - row.figures.len();
        let figure = |(column, figure): (usize, &Figure)| {
            draw_figure(figure, (2 * column + gap, at), columns, moment.figures_turned_before(at, column))
        };
        let figures = row.figures.iter().enumerate().map(figure).collect_view();
        view! { {label}{figures} }
    });
    view! { <div class="moment-figures">{rows.collect_view()}</div> }
}

/// The running score of the figures that decide: "Ann 1–0 Ben". The stylesheet shows each number as its figure is lit.
fn draw_tally(table: TableHandle, moment: &Moment) -> Option<impl IntoView + use<>> {
    let names: Vec<String> =
        moment.rows.iter().filter_map(|row| row.seat.map(|seat| untrack(|| table.name(seat)))).collect();
    let [first, second] = names.as_slice() else { return None };
    let tally = moment.tally();
    let count = |(at, counts): (usize, Vec<usize>)| {
        let counts = counts.iter().map(usize::to_string).collect::<Vec<_>>().join("–");
        view! { <span style:--at=at.to_string()>{first.clone()}" "<b>{counts}</b>" "{second.clone()}</span> }
    };
    let counts = tally.into_iter().enumerate().map(count).collect_view();
    moment.is_sorted().then(|| view! { <p class="moment-tally">{counts}</p> })
}

/// Draws a figure at `(x, y)`, counted in half columns and in rows. Sorted figures move into rows of `columns`, in their order.
/// `turn` is the number of figures that are turned over before this one.
fn draw_figure(figure: &Figure, (x, y): (usize, usize), columns: usize, turn: usize) -> impl IntoView + use<> {
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
            data-on=figure.space
            style:--turn=turn.to_string()
            style:--rank=figure.order.unwrap_or_default().to_string()
            style:--x=x.to_string()
            style:--y=y.to_string()
            style:--to-x=to_x.to_string()
            style:--to-y=to_y.to_string()
        >
            <span class="moment-flight"><span class="moment-card">{face}{back}</span></span>
        </span>
    }
}

/// Sets CSS properties of the element with the moment.
fn set_of_moment(properties: &[(&str, String)]) {
    let Some(moment) = find(MOMENT_SELECTOR).and_then(|moment| moment.dyn_into::<HtmlElement>().ok()) else { return };
    set_properties(&moment, properties);
}

fn set_properties(element: &HtmlElement, properties: &[(&str, String)]) {
    for (name, value) in properties {
        // Without these properties figures fade where they are, and no line is drawn.
        let _ = element.style().set_property(name, value);
    }
}

/// A length of the stylesheet, in whole pixels.
fn css_pixels(length: f64) -> String {
    format!("{}px", length.round())
}

/// Sets the CSS properties for the way from the middle of the figures to where some of them go.
fn set_aim(goes_to: FigureTarget) {
    let target = match goes_to {
        FigureTarget::Space(space) => find(&space_selector(space)),
        FigureTarget::Seat(seat) => find(&format!("[data-seat=\"{seat}\"]")),
    };
    let Some((target, figures)) = target.zip(find(FIGURES_SELECTOR)) else { return };
    let ((x, y), (from_x, from_y)) = (middle(&target), middle(&figures));
    set_of_moment(&[("--go-x", css_pixels(x - from_x)), ("--go-y", css_pixels(y - from_y))]);
}

/// Sets the CSS properties of figures on the board: the places and sizes of their spaces, and the direction in which figures
/// leave, which is from the middle of the board to the last of these spaces.
fn put_on_board() {
    let Some((moment, board)) = find(MOMENT_SELECTOR).zip(find(BOARD)) else { return };
    let Ok(figures) = moment.query_selector_all("[data-on]") else { return };
    let (corner, (middle_x, middle_y)) = (moment.get_bounding_client_rect(), middle(&board));
    let (mut away, mut is_low) = (0.0, false);
    for figure in (0..figures.length()).filter_map(|at| figures.item(at)?.dyn_into::<HtmlElement>().ok()) {
        let space = figure.get_attribute("data-on").and_then(|space| space.parse().ok());
        let Some(space) = space.and_then(|space| find(&space_selector(space))) else { continue };
        let (x, y) = middle(&space);
        away = (y - middle_y).atan2(x - middle_x);
        is_low |= y > middle_y;
        let (left, top) = (css_pixels(x - corner.left()), css_pixels(y - corner.top()));
        let width = css_pixels(space.get_bounding_client_rect().width());
        set_properties(&figure, &[("--left", left), ("--top", top), ("--w", width)]);
    }
    set_of_moment(&[("--away", format!("{away}rad"))]);
    move_headline(&moment, is_low);
}

/// Moves the headline to the upper half of the board if the figures or the line are in the lower half (`is_low`).
fn move_headline(moment: &Element, is_low: bool) {
    // If this fails, the headline still says what happened.
    let _ = moment.toggle_attribute_with_force("data-low", is_low);
}

/// Sets the CSS properties for the line between two spaces.
fn draw_line(first: usize, last: usize) {
    let (Some(moment), Some(first), Some(last)) =
        (find(MOMENT_SELECTOR), find(&space_selector(first)), find(&space_selector(last)))
    else {
        return;
    };
    let corner = moment.get_bounding_client_rect();
    let ((x, y), (to_x, to_y)) = (middle(&first), middle(&last));
    let (across, down) = (to_x - x, to_y - y);
    move_headline(&moment, y + to_y > 2.0 * middle(&moment).1);
    set_of_moment(&[
        ("--from-x", css_pixels(x - corner.left())),
        ("--from-y", css_pixels(y - corner.top())),
        ("--far", css_pixels(across.hypot(down))),
        ("--angle", format!("{}rad", down.atan2(across))),
    ]);
}
