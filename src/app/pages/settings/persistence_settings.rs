//! The settings about keeping what is stored: whether the browser promises it, how much room it takes, and the installation.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::shell::install_advice;
use crate::browser::installation::{install_way, on_change};
use crate::browser::{persistence, storage};
use crate::session::backup::Backup;
use crate::ui::{messages as say, use_language};

/// The number of characters that every browser lets a page store, in thousands.
const ROOM: usize = 5000;

/// Whether the browser keeps what is stored, and how much room it takes.
#[component]
pub fn Kept(
    /// What is stored; the room is counted again when it changes.
    stored: RwSignal<Backup>,
) -> impl IntoView {
    let language = use_language();
    // `None` until the browser has answered, and then its answer, if it has any.
    let is_kept = RwSignal::new(None::<Option<bool>>);
    let is_refused = RwSignal::new(false);
    spawn_local(async move {
        let answer = persistence::is_granted().await;
        is_kept.try_set(Some(answer));
    });
    let request = move |_| {
        spawn_local(async move {
            let answer = persistence::request().await;
            is_kept.try_set(Some(answer));
            is_refused.try_set(answer == Some(false));
        });
    };
    let answer = move || {
        Some(match is_kept.get()? {
            Some(true) => say::KEPT_YES.text(language),
            Some(false) if is_refused.get() => say::KEEP_REFUSED.text(language),
            _ if persistence::deletes_unvisited() && install_way().is_some() => say::KEPT_WEEK.text(language),
            Some(false) => say::KEPT_MAYBE.text(language),
            None => say::KEPT_UNKNOWN.text(language),
        })
    };
    let why = persistence::asks_player().then(|| say::KEEP_WHY.text(language));
    let is_sure = move || is_kept.get() != Some(Some(false));
    let size = move || {
        stored.track();
        // A text of a few bytes takes room as well.
        say::StoredSize { size: storage::size().div_ceil(1000), room: ROOM }.text(language)
    };
    view! {
        <div class="option">
            <p class="label">{say::KEPT.text(language)}</p>
            <div class="why">
                <div role="status" id="kept-answer"><p>{answer}</p></div>
                <p>{size}</p>
                <p id="kept-why" hidden=is_sure>{why}</p>
            </div>
            <button class="btn" type="button" aria-describedby="kept-why" hidden=is_sure on:click=request>
                {say::KEEP.text(language)}
            </button>
        </div>
    }
}

/// How the page can be installed, or that it is.
#[component]
pub fn Installation() -> impl IntoView {
    let language = use_language();
    let changes = RwSignal::new(0_u32);
    let check_again = move || changes.update(|changes| *changes += 1);
    on_change(check_again);
    let how = move || {
        changes.track();
        match install_way() {
            Some(way) => install_advice(language, way, Callback::new(move |()| check_again())),
            None => view! { <p class="why">{say::INSTALL_DONE.text(language)}</p> }.into_any(),
        }
    };
    view! {
        <div class="option">
            <p class="label">{say::INSTALL.text(language)}</p>
            <p class="why">{say::INSTALL_WHY.text(language)}</p>
            {how}
        </div>
    }
}
