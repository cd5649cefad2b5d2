//! The optional coach. When the pointer or the focus rests on a piece, a card or a space, the coach says where the piece or card
//! can go, what threatens it, and what follows. It uses only what the player can see, and is loaded when it is switched on.

use std::time::Duration;

use leptos::prelude::*;
use leptos::web_sys::Element;
use leptos::{ev, web_sys};

use crate::app::parts;
use crate::game::action_marks::Spot;
use crate::game::advice::Advice;
use crate::ui::{BOARD, TableHandle, place_of, target_element};

/// How long the pointer or the focus rests before the coach speaks.
const REST_BEFORE_ADVICE: Duration = Duration::from_millis(350);

/// Whether this table can have a coach: the game has one, is not over, is no race, and all people play at this device.
pub fn is_offered(table: TableHandle) -> bool {
    table.game.has_coach()
        && !table.is_over()
        && table.status.with(|status| !status.is_race && !status.persons.is_empty() && !status.has_remote())
}

/// The advice of the coach, while the coach is switched on.
#[component]
pub fn Coach(table: TableHandle, is_on: Signal<bool>) -> impl IntoView {
    view! { <Show when=move || is_on.get()><CoachNote table/></Show> }
}

/// Shows the advice about the place on which the pointer or the focus rests. Speaks it if the focus rests there.
#[component]
fn CoachNote(table: TableHandle) -> impl IntoView {
    // The place on which the pointer or the focus rests, and whether it is the focus.
    let resting = RwSignal::new((None::<Spot>, false));
    let latest = StoredValue::new((None::<Spot>, false));
    let rest_at = move |element: Option<Element>, is_focus: bool| {
        let at = (element.as_ref().and_then(spot_of), is_focus);
        let (spot, was_focus) = latest.get_value();
        // A pointer outside the table does not replace a place with the focus.
        let is_beside = at.0.is_none() && !is_focus && was_focus;
        if spot == at.0 || is_beside {
            return;
        }
        latest.set_value(at);
        set_timeout(
            move || {
                if latest.try_get_value() == Some(at) {
                    resting.try_set(at);
                }
            },
            REST_BEFORE_ADVICE,
        );
    };
    let pointer = StoredValue::new((0, 0));
    let over = window_event_listener(ev::pointerover, move |event: web_sys::PointerEvent| {
        let place = (event.client_x(), event.client_y());
        // The page may have scrolled beneath a pointer that nobody has moved.
        if pointer.get_value() != place {
            pointer.set_value(place);
            rest_at(target_element(&event), false);
        }
    });
    let focused =
        window_event_listener(ev::focusin, move |event: web_sys::FocusEvent| rest_at(target_element(&event), true));
    // The focus may rest on something before the coach is loaded.
    rest_at(document().active_element(), true);
    let game = parts::loaded_game_extras(table.game.id());
    let advice = Memo::new(move |_| {
        let (seat, (spot, _)) = (table.acting()?, resting.get());
        table.curtain().is_none().then_some(())?;
        table.view.with(|view| game?.coach(table.language, &**view, seat, spot?))
    });
    let shown = table.signals().coach;
    Effect::new(move |_| shown.set(advice.get().unwrap_or_default()));
    // Advice is spoken only when the focus moves, so that it does not interrupt other announcements.
    Effect::new(move |_| {
        if let ((_, true), Some(Advice { text, .. })) = (resting.get(), advice.get_untracked()) {
            table.say(text);
        }
    });
    on_cleanup(move || {
        over.remove();
        focused.remove();
        shown.try_set(Advice::default());
    });
    move || advice.get().map(|advice| view! { <p class="coach-note">{advice.text}</p> })
}

/// The place on the table that an element of the page is in.
fn spot_of(element: &Element) -> Option<Spot> {
    let (index, place) = place_of(element)?;
    let is_in = |selector: &str| matches!(place.closest(selector), Ok(Some(_)));
    if is_in(BOARD) { Some(Spot::Space(index)) } else { is_in(".hand").then_some(Spot::Hand(index)) }
}
