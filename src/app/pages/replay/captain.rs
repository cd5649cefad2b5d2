//! What the captain, the strongest computer, would do in the position that a replay shows.

use std::time::Duration;

use leptos::prelude::*;

use super::messages as say;
use crate::app::table::evaluation::{ask_captain, proposal, reasons};
use crate::app::table::{TableContext, table_context};
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::game::Seat;
use crate::search::RootActions;
use crate::session::review::Evaluation;
use crate::ui::{TableHandle, name_with_side, status_text, words};

/// How long the captain thinks.
const THINKING_TIME: Duration = Duration::from_secs(2);

/// The button that asks the captain, and the answer. A race has no such button.
#[component]
pub fn CaptainsOpinion(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let TableContext { engine, captain_is_busy, .. } = table_context();
    let answer = RwSignal::new(None::<String>);
    let is_asked = RwSignal::new(false);
    // An answer belongs to one position. Notes do not change it.
    let position = Memo::new(move |_| {
        let plies = table.shown_plies();
        table.session.with(|session| (plies, session.state_after(plies).clone()))
    });
    let stop = move || {
        if is_asked.try_update(|is_asked| std::mem::replace(is_asked, false)) == Some(true) {
            engine.with_value(Engine::forget);
            captain_is_busy.set(false);
        }
    };
    Effect::new(move |_| {
        // Reads the value: a memo that is first computed when the captain is asked would report that as a change of position.
        position.with(|_| ());
        answer.set(None);
        stop();
    });
    on_cleanup(stop);
    // Of seats that choose at the same time, the one whose view is shown, or the first.
    let to_act = move || {
        let seats = table.session.with(|session| session.to_act_after(table.shown_plies()));
        table.holder.get().filter(|holder| seats.contains(*holder)).or_else(|| seats.first())
    };
    let explain = move |seat: Seat, evaluation: Option<Evaluation<AnyAction>>| {
        let evaluation = evaluation?;
        let sentences = std::iter::once(proposal(table, &evaluation)?).chain(reasons(table, &evaluation));
        let player = untrack(|| name_with_side(table.name(seat), table.side(seat)));
        Some(words::label(language, &player, &sentences.collect::<Vec<_>>().join(" ")))
    };
    let ask = move || {
        let Some(seat) = untrack(to_act).filter(|_| !captain_is_busy.get_untracked()) else { return };
        let (plies, _) = position.get_untracked();
        let view = table.session.with_untracked(|session| session.view_at_the_time(plies, Some(seat)));
        answer.set(None);
        is_asked.set(true);
        captain_is_busy.set(true);
        let wanted = move || is_asked.try_get_untracked() == Some(true);
        ask_captain(engine, table, (seat, &*view), &RootActions::All, THINKING_TIME, wanted, move |evaluation| {
            if wanted() {
                is_asked.set(false);
                captain_is_busy.set(false);
                let silence = || say::CAPTAIN_SILENT.text(language).into();
                answer.set(Some(explain(seat, evaluation).unwrap_or_else(silence)));
            }
        });
    };
    let text = move || {
        if is_asked.get() { Some(say::HINT_THINKING.text(language).to_owned()) } else { answer.get() }
    };
    view! {
        <Show when=move || !table.is_race() && to_act().is_some()>
            <button
                class="btn"
                type="button"
                aria-disabled=move || captain_is_busy.get().then_some("true")
                on:click=move |_| ask()
            >
                {say::CAPTAIN_ASK.text(language)}
            </button>
        </Show>
        {status_text("captains-opinion", text)}
    }
}
