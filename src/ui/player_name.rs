//! The line with a player's name and portrait, what they play, and whether it is their turn.

use leptos::prelude::*;

use super::messages as say;
use super::{Portrait, TableHandle};
use crate::game::Seat;
use crate::session::PlayerKind;

/// A line with a player's name and side, and the portrait of a computer player. It is marked while it is the player's turn.
#[component]
pub fn PlayerName(
    #[prop(into)] table: TableHandle,
    #[prop(into)] seat: Signal<Seat>,
    /// Whether it is this player's turn in the position that is shown.
    #[prop(into)]
    to_act: Signal<bool>,
    /// The side, shown after the name.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let language = table.language;
    // A decision that waits for the player at another device has changed the turn, but not the position. In a race everybody
    // may act at any time.
    let is_due = Memo::new(move |_| {
        let is_due = match table.looking.get() {
            None if !table.is_race() => table.status.with(|status| status.to_act.contains(seat.get())),
            _ => to_act.get(),
        };
        is_due && !table.is_over()
    });
    let thinks = move || table.seen_thinking() == Some(seat.get());
    let portrait = move || {
        let level = table.status.with(|status| match status.players.get(seat.get().index()) {
            Some(PlayerKind::Computer(level)) => Some(*level),
            _ => None,
        });
        level.map(|level| view! { <Portrait level/> })
    };
    view! {
        <p class="player-name" class:is-due=is_due>
            {portrait}
            <b>{move || table.name(seat.get())}</b>
            {children.map(|children| children())}
            <Show when=move || is_due.get()>
                " "
                <span class="visually-hidden">{move || if thinks() { "…" } else { say::TO_PLAY.text(language) }}</span>
            </Show>
        </p>
    }
}
