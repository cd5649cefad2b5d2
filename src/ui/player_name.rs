//! The line with a player's name, what they play, and whether it is their turn.

use leptos::prelude::*;

use super::{TableHandle, texts};
use crate::game::Seat;

/// The line with a player's name.
#[component]
pub fn PlayerName(
    #[prop(into)] table: TableHandle,
    /// Who it is.
    #[prop(into)]
    seat: Signal<Seat>,
    /// Whether the game waits for them, at the moment that is looked at.
    #[prop(into)]
    to_act: Signal<bool>,
    /// What they play, after the name.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let waits = move || to_act.get() && !table.is_over();
    let thinks = move || table.seen_thinking() == Some(seat.get());
    view! {
        <p class="player-name">
            <b>{move || table.name(seat.get())}</b>
            {children.map(|children| children())}
            <Show when=waits>
                " "
                <span class="turn">{move || if thinks() { "…" } else { texts().to_play }}</span>
            </Show>
        </p>
    }
}
