//! The way to connections on a page. What it shows once the player wants to connect is in a part of its own ([`live_part`]).

use leptos::prelude::*;

use super::meeting_context::{MeetingContext, why};
use super::{connections, live_part, messages as say};
use crate::app::parts::{LoadState, Part};
use crate::app::shell::LoadButton;
use crate::correspondence::TableId;
use crate::ui::use_language;

/// Closes a dialog as soon as another device is connected, because the game is not to go on behind it.
pub fn close_when_connected(shown: RwSignal<bool>, table: TableId) {
    Effect::new(move |before: Option<usize>| {
        let devices = connections::connected_devices(table);
        if before.is_some_and(|before| before < devices) {
            shown.set(false);
        }
        devices
    });
}

/// The last row of a dialog about devices: the button that closes it.
#[component]
pub fn CloseRow(shown: RwSignal<bool>) -> impl IntoView {
    let close = say::CLOSE.text(use_language());
    view! {
        <div class="row">
            <button class="btn push" type="button" on:click=move |_| shown.set(false)>{close}</button>
        </div>
    }
}

/// The way to connections. The part of the program for them is loaded when the player wants to connect.
#[component]
pub fn Meeting(
    context: MeetingContext,
    /// Whether the section can be seen, so that the camera may be on.
    scans: Signal<bool>,
    /// Plays the game of the page over connections; called when the part is loaded here.
    attach: Callback<()>,
) -> impl IntoView {
    let MeetingContext { language, table, shows_codes, .. } = context;
    let is_ready = live_part::loaded().is_some();
    let state = RwSignal::new(if is_ready { LoadState::Loaded } else { LoadState::Loading });
    Effect::new(move |_| {
        if let (false, LoadState::Loaded, Some(part)) = (is_ready, state.get(), live_part::loaded()) {
            attach.run(());
            if shows_codes {
                (part.offer)(table);
            }
        }
    });
    let label = if shows_codes { say::LIVE_SHOW } else { say::SCAN };
    let body = move || match (state.get(), live_part::loaded()) {
        (LoadState::Loaded, Some(part)) => (part.meet)(context, scans, !is_ready),
        _ => view! { <p>{why(context)}</p><LoadButton label parts=&[Part::Live] state/> }.into_any(),
    };
    view! {
        <section class="stack meeting" aria-label=say::LIVE.text(language)>
            <h2>{say::LIVE.text(language)}</h2>
            <div class="stack" role="status">{body}</div>
        </section>
    }
}
