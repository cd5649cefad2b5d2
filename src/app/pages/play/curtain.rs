//! The curtain that covers the table until the right player has the device.

use leptos::prelude::*;

use crate::ui::{Icon, PLAY_FOCUS_CANDIDATES, Symbol, TableHandle, focus, messages as say, name_with_side, words};

/// The curtain: the name of the player who is to take the device, and the button that shows the table.
#[component]
pub fn Curtain(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let next = Memo::new(move |_| {
        let seat = table.curtain()?;
        let name = table.name(seat);
        let name = match table.side_throughout(seat) {
            Some(side) if name == words::seat(language, seat) => side,
            side => name_with_side(name, side),
        };
        Some((seat, name))
    });
    let name = move || next.get().map(|(_, name)| name).unwrap_or_default();
    // Not the button: a key that is still held down would lift the curtain for the wrong player.
    focus(&["#curtain-heading"]);
    let lift = move |_| {
        if let Some((seat, _)) = next.get_untracked() {
            table.holder.set(Some(seat));
            table.brief();
            focus(PLAY_FOCUS_CANDIDATES);
        }
    };
    view! {
        <section class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-heading">
            <Symbol name="rose" class="rose"/>
            <h2 id="curtain-heading" tabindex="-1">{move || say::Curtain { name: name() }.text(language)}</h2>
            // The last event, as far as everyone may know it.
            <p class="curtain-event">{move || { next.track(); table.last_event() }}</p>
            <p>{say::CURTAIN_WHY.text(language)}</p>
            <button class="btn btn-primary btn-big" type="button" on:click=lift>
                <Icon name="eye"/>
                {move || say::CurtainLift { name: name() }.text(language)}
            </button>
        </section>
    }
}
