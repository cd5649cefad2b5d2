//! What the captain, the strongest computer, would do in the position that a replay shows.

use std::time::Duration;

use leptos::prelude::*;

use super::messages as say;
use crate::app::table::engine;
use crate::app::table::evaluation::{Evaluation, ask_captain};
use crate::browser::engine::Engine;
use crate::ui::TableHandle;

/// How long the captain thinks.
const THINKING_TIME: Duration = Duration::from_secs(2);

/// The button that asks the captain, and the answer. A race has no such button.
#[component]
pub fn CaptainsOpinion(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let engine = engine();
    let answer = RwSignal::new(None::<String>);
    let is_asked = RwSignal::new(false);
    // Counts the positions that were shown, because an answer belongs to one of them.
    let position = RwSignal::new(0_u32);
    Effect::new(move |_| {
        table.shown_plies();
        table.session.track();
        position.update(|position| *position += 1);
        answer.set(None);
        if is_asked.try_update(|is_asked| std::mem::replace(is_asked, false)) == Some(true) {
            engine.with_value(Engine::forget);
        }
    });
    on_cleanup(move || engine.with_value(Engine::forget));
    let to_act = move || {
        let plies = table.shown_plies();
        table.session.with(|session| session.to_act_after(plies).first())
    };
    let explain = move |evaluation: Option<Evaluation>| {
        let evaluation = evaluation?;
        let proposal = |action| table.game.proposal(language, action);
        let mut sentences = vec![
            say::HintMove { action: proposal(&evaluation.action)? }.text(language),
            say::HintWhy { percent: evaluation.percent }.text(language),
        ];
        if let Some((action, percent)) = evaluation.second
            && let Some(action) = proposal(&action)
        {
            sentences.push(say::HintSecond { action, percent }.text(language));
        }
        Some(sentences.join(" "))
    };
    let ask = move |_| {
        let Some(seat) = untrack(to_act) else { return };
        let plies = untrack(|| table.shown_plies());
        let view = table.session.with_untracked(|session| session.view_at_the_time(plies, Some(seat)));
        let asked = position.get_untracked();
        let wanted = move || position.try_get_untracked() == Some(asked);
        answer.set(None);
        is_asked.set(true);
        ask_captain(engine, table, (seat, &*view), THINKING_TIME, wanted, move |evaluation| {
            if wanted() {
                is_asked.set(false);
                answer.set(Some(explain(evaluation).unwrap_or_else(|| say::CAPTAIN_SILENT.text(language).into())));
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
                aria-disabled=move || is_asked.get().then_some("true")
                on:click=move |event| if !is_asked.get_untracked() { ask(event) }
            >
                {say::CAPTAIN_ASK.text(language)}
            </button>
        </Show>
        <p role="status" class="captains-opinion">{text}</p>
    }
}
