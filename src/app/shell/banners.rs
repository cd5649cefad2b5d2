//! The bars above every page.

use leptos::prelude::*;

use super::version::version;
use crate::app::store::store_status;
use crate::browser::{device, offline};
use crate::game::catalogue::Message;
use crate::session::StoreError;
use crate::session::own_puzzles::OwnPuzzles;
use crate::session::setting_words::SettingWords;
use crate::session::solved_puzzles::SolvedPuzzles;
use crate::session::statistics::Statistics;
use crate::session::stored::Stored;
use crate::ui::{messages as say, use_language};

/// The bars above every page: a storage that fails, a worker of another version, a new version that is ready.
#[component]
pub fn Banners() -> impl IntoView {
    let language = use_language();
    let (version, status) = (version(), store_status());
    let warning = move || match status.error.get() {
        Some(StoreError::Full) => Some(say::STORAGE_FULL.text(language)),
        Some(StoreError::Denied) => Some(say::STORAGE_DENIED.text(language)),
        None => status.wiped.get().then_some(say::STORAGE_WIPED.text(language)),
    };
    let unreadable = move || {
        let names = status.unreadable.get().into_iter().map(|name| stored_text_name(name).text(language));
        names.map(|what| say::Unreadable { what }.text(language)).collect::<Vec<_>>()
    };
    view! {
        // An alert is spoken when it is inserted.
        <div>
            {move || unreadable()
                .into_iter()
                .map(|told| view! { <div class="bar" role="alert"><p>{told}</p></div> })
                .collect_view()}
            {move || warning().map(|warning| view! { <div class="bar" role="alert"><p>{warning}</p></div> })}
            {move || version.other_engine.get().then(|| view! {
                <div class="bar" role="alert">
                    <p>{say::OLD_ENGINE.text(language)}</p>
                    <button class="btn" type="button" on:click=|_| device::reload()>{say::RELOAD.text(language)}</button>
                </div>
            })}
        </div>
        <div role="status">
            {move || (version.update.get() && !version.in_game.get()).then(|| view! {
                <div class="bar">
                    <p>{say::UPDATE.text(language)}</p>
                    <button class="btn" type="button" on:click=|_| offline::take_over()>{say::UPDATE_TAKE.text(language)}</button>
                </div>
            })}
        </div>
    }
}

/// What is stored under this name, in words.
fn stored_text_name(name: &str) -> Message {
    match name {
        SettingWords::NAME => say::SETTINGS,
        Statistics::NAME => say::UNREADABLE_STATISTICS,
        SolvedPuzzles::NAME => say::PUZZLES,
        OwnPuzzles::NAME => say::UNREADABLE_OWN_PUZZLES,
        _ => say::UNREADABLE_EXPERIMENTS,
    }
}
