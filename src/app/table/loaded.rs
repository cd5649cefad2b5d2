//! Components of a table that load their part of the program when a player first uses them.

use leptos::prelude::*;

use super::coach;
use crate::app::parts;
use crate::app::parts::pages::TableExtraFns;
use crate::app::parts::{LoadState, Part};
use crate::app::store::settings;
use crate::ui::{TableHandle, messages as say, use_language};

/// Draws the dialog that shares the game, shown while `open` is true.
#[component]
pub fn LoadedShare(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    let parts = parts_with_game_extras(table);
    let draw = Callback::new(move |extras: &'static TableExtraFns| (extras.share)(open, table));
    view! { <Loaded parts wanted=Signal::from(open) draw/> }
}

/// Draws the rules of the table beside it while `open` is true.
#[component]
pub fn LoadedRules(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    let parts = parts_with_game_extras(table);
    let draw = Callback::new(move |extras: &'static TableExtraFns| (extras.rules)(open, table));
    view! { <Loaded parts wanted=Signal::from(open) draw/> }
}

/// Draws the analysis of a game that is over. Races have none.
#[component]
pub fn LoadedAnalysis(table: TableHandle) -> impl IntoView {
    let wanted = Signal::derive(move || table.can_be_analysed());
    let parts = vec![Part::TableExtras];
    let draw = Callback::new(move |extras: &'static TableExtraFns| (extras.analysis)(table));
    view! { <Loaded parts wanted draw/> }
}

/// Draws what the player is told about keeping what is stored.
#[component]
pub fn LoadedDataSafetyNotice() -> impl IntoView {
    let parts = vec![Part::TableExtras];
    let wanted = Signal::stored(true);
    let draw = Callback::new(|extras: &'static TableExtraFns| (extras.data_safety)());
    view! { <Loaded parts wanted draw/> }
}

/// Draws the advice of the coach while the coach is switched on.
#[component]
pub fn LoadedCoach(table: TableHandle) -> impl IntoView {
    let settings = settings();
    let wanted = Signal::derive(move || settings.read().has_coach() && coach::is_offered(table));
    let parts = parts_with_game_extras(table);
    let draw = Callback::new(move |extras: &'static TableExtraFns| (extras.coach)(table, wanted));
    view! { <Loaded parts wanted draw/> }
}

/// The parts to load for sharing, rules and coach, with the extras of the game.
fn parts_with_game_extras(table: TableHandle) -> Vec<Part> {
    [Part::TableExtras].into_iter().chain(Part::of_game_extras(table.game.id())).collect()
}

/// Loads the parts when they are first wanted, then draws with them. If loading fails, a message says so, and loading is tried
/// again the next time the parts are wanted.
#[component]
fn Loaded(
    parts: Vec<Part>,
    wanted: Signal<bool>,
    // Not a type parameter, with which this would be compiled for every use.
    draw: Callback<&'static TableExtraFns, AnyView>,
) -> impl IntoView {
    let language = use_language();
    let state = RwSignal::new(LoadState::Loading);
    Effect::new(move |_| {
        if wanted.get() {
            parts::load_and_report(language, parts.clone(), state);
        }
    });
    move || match state.get() {
        LoadState::Loading => None,
        LoadState::Loaded => parts::loaded_table_extras().map(|extras| draw.run(extras)),
        LoadState::Failed => {
            wanted.get().then(|| view! { <p role="alert">{say::LOAD_FAILED_WHY.text(language)}</p> }.into_any())
        }
    }
}
