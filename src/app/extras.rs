//! Sharing and analysis, which are loaded when a player asks for them.

use leptos::prelude::*;

use super::pages::Extras;
use super::parts::{self, LoadState, Part};
use crate::ui::{TableHandle, messages as say, use_language};

/// Draws the dialog that shares the game, shown while `open` is true.
#[component]
pub fn LoadedShare(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    view! { <Loaded wanted=Signal::from(open) draw=move |extras: &'static Extras| (extras.share)(open, table)/> }
}

/// Draws the analysis of a game that is over. Races have none.
#[component]
pub fn LoadedAnalysis(table: TableHandle) -> impl IntoView {
    let wanted = Signal::derive(move || table.is_over() && !table.is_race());
    view! { <Loaded wanted draw=move |extras: &'static Extras| (extras.analysis)(table)/> }
}

/// Loads the part when it is wanted, and draws with it from then on. If that fails, the player is told; it is tried again the next
/// time it is wanted.
#[component]
fn Loaded(wanted: Signal<bool>, draw: impl Fn(&'static Extras) -> AnyView + Send + 'static) -> impl IntoView {
    let language = use_language();
    let state = RwSignal::new(LoadState::Loading);
    Effect::new(move |_| {
        if wanted.get() {
            parts::load_and_report(language, vec![Part::Extras], state);
        }
    });
    move || match state.get() {
        LoadState::Loading => None,
        LoadState::Loaded => parts::extras().map(&draw),
        LoadState::Failed => {
            wanted.get().then(|| view! { <p role="alert">{say::LOAD_FAILED_WHY.text(language)}</p> }.into_any())
        }
    }
}
