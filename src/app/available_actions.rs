//! What can be done now: for whoever does not know how to go on.

use leptos::prelude::*;

use crate::ui::{Icon, Modal, TableHandle, texts};

/// The button that asks, and the answer: what one wants in the game, what one can do as things stand, and what one cannot.
#[component]
pub fn AvailableActions(table: TableHandle) -> impl IntoView {
    let words = texts();
    let open = RwSignal::new(false);
    let offered = move || !table.is_over() && !table.status.with(|status| status.persons.is_empty());
    let ask = move |_| {
        // A race does not go on while somebody reads.
        if untrack(|| table.is_race()) {
            table.paused.set(true);
        }
        open.set(true);
    };
    let told = move || {
        open.get().then(|| table.available_actions().into_iter().map(|line| view! { <p>{line}</p> }).collect_view())
    };
    view! {
        <button class="btn btn-quiet" type="button" hidden=move || !offered() on:click=ask>
            <Icon name="rules"/>
            {words.possible}
        </button>
        <Modal open label=words.possible>
            <h2>{words.possible}</h2>
            {told}
            <button class="btn btn-primary" type="button" data-first on:click=move |_| open.set(false)>{words.close}</button>
        </Modal>
    }
}
