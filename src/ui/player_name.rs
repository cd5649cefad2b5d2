//! The line with a player's name, what they play, and whether it is their turn.

use leptos::prelude::*;

use super::TableHandle;
use super::messages as say;
use crate::game::Seat;

/// The line with a player's name.
#[component]
pub fn PlayerName(
    #[prop(into)] table: TableHandle,
    /// The player's seat.
    #[prop(into)]
    seat: Signal<Seat>,
    /// Whether it is this player's turn in the position that is shown.
    #[prop(into)]
    to_act: Signal<bool>,
    /// The side, shown after the name.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let language = table.language;
    let waits = move || to_act.get() && !table.is_over();
    let thinks = move || table.seen_thinking() == Some(seat.get());
    view! {
        <p class="player-name">
            <b>{move || table.name(seat.get())}</b>
            {children.map(|children| children())}
            <Show when=waits>
                " "
                <span class="turn">{move || if thinks() { "…" } else { say::TO_PLAY.text(language) }}</span>
            </Show>
        </p>
    }
}
