//! A hint, one step at a time: where to look, then what to do, then why: what it promises, what will probably come of it, and
//! what else came into question.

use std::time::Duration;

use leptos::prelude::*;

use super::analysis::{self, Evaluation};
use super::context;
use crate::browser::engine::Engine;
use crate::ui::{EngineStatus, Icon, TableHandle, texts};

/// How long the captain thinks about a hint.
const THOUGHT: Duration = Duration::from_millis(1_500);

/// How many decisions after the first are told.
const AHEAD: usize = 5;

/// How far a hint has got.
#[derive(Clone, Copy)]
pub struct Hint {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    evaluation: RwSignal<Option<Evaluation>>,
    /// How many steps of it are told.
    told: RwSignal<usize>,
    /// After how many actions it was asked for, while the captain thinks.
    asked: RwSignal<Option<usize>>,
}

impl Hint {
    /// No hint yet.
    #[must_use]
    pub fn new(table: TableHandle) -> Self {
        let hint = Self {
            table,
            engine: context().engine,
            evaluation: RwSignal::new(None),
            told: RwSignal::new(0),
            asked: RwSignal::new(None),
        };
        // It was for that moment only.
        let plies = Memo::new(move |_| table.status.with(|status| status.plies));
        Effect::new(move |before: Option<usize>| {
            let now = plies.get();
            if before.is_some() {
                hint.evaluation.set(None);
                hint.told.set(0);
                hint.asked.set(None);
            }
            now
        });
        hint
    }

    /// Whether there may be one.
    #[must_use]
    pub fn can(self) -> bool {
        let free = self.table.engine_status.get() == EngineStatus::Resting && self.table.curtain().is_none();
        free && self.table.acting().is_some() && !self.table.is_race()
    }

    /// Tells the next step, or has the captain think first.
    pub fn more(self) {
        let (table, plies) = (self.table, self.table.status.with_untracked(|status| status.plies));
        if self.evaluation.with_untracked(Option::is_some) {
            return self.told.update(|told| *told += 1);
        }
        let Some(seat) = untrack(|| table.acting()) else { return };
        let playing = table.playing();
        let Some(view) = untrack(|| playing.view_for_engine(seat)) else { return };
        self.asked.set(Some(plies));
        let wanted = move || self.asked.try_get_untracked() == Some(Some(plies));
        analysis::ask(self.engine, table, (seat, view), THOUGHT, wanted, move |evaluation| {
            if !wanted() {
                return;
            }
            self.asked.set(None);
            if evaluation.is_some() {
                self.evaluation.set(evaluation);
                self.told.set(1);
            }
        });
    }
}

/// The hint as far as it is told.
#[component]
pub fn HintLine(hint: Hint) -> impl IntoView {
    let words = texts();
    let told = move || {
        let told = hint.told.get();
        hint.evaluation.with(|evaluation| {
            let Evaluation { action, chance, then, second } = evaluation.as_ref()?;
            let place = hint.table.playing().look_at(action).unwrap_or_default();
            let line = (!then.is_empty()).then(|| (words.hint_then)(&then[..then.len().min(AHEAD)]));
            let other = second.as_ref().map(|(action, chance)| (words.hint_second)(action, *chance));
            let why: Vec<String> = [Some((words.hint_why)(*chance)), line, other].into_iter().flatten().collect();
            let steps = [place, (words.hint_move)(action), why.join(" ")];
            Some(steps.into_iter().take(told).map(|step| view! { <p>{step}</p> }).collect_view())
        })
    };
    let thinks = move || hint.asked.get().is_some();
    let offered = move || {
        let table = hint.table;
        !table.is_over() && !table.is_race() && !table.status.with(|status| status.persons.is_empty())
    };
    let rests = move || thinks() || hint.told.get() > 2 || !hint.can();
    view! {
        <section class="hint" aria-label=words.hint hidden=move || !offered()>
            <button
                class="btn btn-quiet"
                type="button"
                aria-disabled=move || rests().then_some("true")
                on:click=move |_| if !untrack(rests) { hint.more() }
            >
                <Icon name="hint"/>
                {move || match hint.told.get() {
                    0 => words.hint,
                    1 => words.hint_tell,
                    _ => words.hint_explain,
                }}
            </button>
            <div role="status">
                <Show when=thinks><p>{words.hint_thinks}</p></Show>
                {told}
            </div>
        </section>
    }
}
