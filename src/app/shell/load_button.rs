//! A button that loads parts of the program.

use leptos::prelude::*;

use crate::app::parts::{self, LoadState, Part};
use crate::game::catalogue::Message;
use crate::ui::{alert_text, messages as say, use_language};

/// A button that loads parts of the program for something that the player may want. Below it stands whether that has failed.
#[component]
pub fn LoadButton(
    label: Message,
    parts: &'static [Part],
    /// How far the loading is. What stands in place of the button once all is loaded is up to the caller.
    state: RwSignal<LoadState>,
) -> impl IntoView {
    let language = use_language();
    let load = move |_| parts::load_and_report(language, parts.to_vec(), state);
    let failed = move || (state.get() == LoadState::Failed).then(|| say::LOAD_FAILED_WHY.text(language));
    view! {
        <div class="row"><button class="btn" type="button" on:click=load>{label.text(language)}</button></div>
        {alert_text("", failed)}
    }
}
