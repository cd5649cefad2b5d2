//! The dialog that lists what the player can do now, and what has happened since the player's last turn.

use leptos::prelude::*;

use crate::ui::{Icon, Modal, TableHandle, messages as say};

/// The button and its dialog: the aim of the game, and what the player can and cannot do now.
#[component]
pub fn AvailableActions(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let open = RwSignal::new(false);
    let offered = move || !table.is_over() && !table.status.with(|status| status.persons.is_empty());
    let show = move |_| {
        // A race pauses while the player reads.
        if untrack(|| table.is_race()) {
            table.paused.set(true);
        }
        open.set(true);
    };
    let lines = move || {
        open.get().then(|| table.available_actions().into_iter().map(|line| view! { <p>{line}</p> }).collect_view())
    };
    let since = move || {
        let since = open.get().then(|| untrack(|| since_last_turn(table)))??;
        Some(view! { <p>{say::SinceLastTurn { what: &since }.text(language)}</p> })
    };
    let title = say::AVAILABLE_ACTIONS.text(language);
    view! {
        <button class="btn btn-quiet" type="button" hidden=move || !offered() on:click=show>
            <Icon name="rules"/>
            {title}
        </button>
        <Modal open label=title>
            <h2>{title}</h2>
            {since}
            {lines}
            <button class="btn btn-primary" type="button" data-first on:click=move |_| open.set(false)>
                {say::CLOSE.text(language)}
            </button>
        </Modal>
    }
}

/// What the other players did since the last turn of the player at the screen, in sentences; `None` if nobody here has played and
/// is to act, or if nothing has happened.
fn since_last_turn(table: TableHandle) -> Option<String> {
    let own = table.acting()?;
    let log = table.log();
    let last = log.iter().rposition(|line| line.seat == own)?;
    let since: Vec<&str> = log[last + 1..].iter().map(|line| line.text.as_str()).collect();
    (!since.is_empty()).then(|| since.join(" "))
}
