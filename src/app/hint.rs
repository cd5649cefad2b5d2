//! A hint, one step at a time: where to look, then what to do, then what it promises.

use std::time::Duration;

use leptos::prelude::*;

use super::chances::hundredths;
use super::house;
use crate::browser::protocol::Question;
use crate::browser::thinker::{Answer, Thinker};
use crate::search::Level;
use crate::ui::{AnyTable, Icon, Thought, texts};

/// How long the captain thinks about a hint.
const THOUGHT: Duration = Duration::from_millis(1_500);

/// What the captain would do.
#[derive(Clone, PartialEq, Eq)]
struct Advice {
    /// Where to look.
    place: String,
    /// What to do, in notation.
    action: String,
    /// What it promises, in hundredths of the game.
    chance: u8,
}

/// How far a hint has got.
#[derive(Clone, Copy)]
pub struct Hint {
    table: AnyTable,
    thinker: StoredValue<Thinker, LocalStorage>,
    advice: RwSignal<Option<Advice>>,
    /// How many steps of it are told.
    told: RwSignal<usize>,
    /// After how many actions it was asked for, while the captain thinks.
    asked: RwSignal<Option<usize>>,
}

impl Hint {
    /// No hint yet.
    #[must_use]
    pub fn new(table: AnyTable) -> Self {
        let hint = Self {
            table,
            thinker: house().thinker,
            advice: RwSignal::new(None),
            told: RwSignal::new(0),
            asked: RwSignal::new(None),
        };
        // It was for that moment only.
        let plies = Memo::new(move |_| table.status.with(|status| status.plies));
        Effect::new(move |before: Option<usize>| {
            let now = plies.get();
            if before.is_some() {
                hint.advice.set(None);
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
        let free = self.table.thought.get() == Thought::Resting && self.table.curtain().is_none();
        free && self.table.acting().is_some() && self.table.status.with(|status| !status.is_race)
    }

    /// Tells the next step, or has the captain think first.
    pub fn more(self) {
        let (table, plies) = (self.table, self.table.status.with_untracked(|status| status.plies));
        if self.advice.with_untracked(Option::is_some) {
            return self.told.update(|told| *told += 1);
        }
        let Some(seat) = untrack(|| table.acting()) else { return };
        let playing = table.playing();
        let Some(view) = untrack(|| playing.shown_to(seat)) else { return };
        self.asked.set(Some(plies));
        let game = playing.game().id().into();
        let question = Question { number: 0, game, seat, level: Level::Captain, seed: "1".into(), view };
        self.thinker.with_value(|thinker| {
            thinker.ask(question, move |answer| self.answered(plies, answer));
        });
        set_timeout(
            move || {
                if self.asked.try_get_untracked() == Some(Some(plies)) {
                    self.thinker.with_value(Thinker::decide);
                }
            },
            THOUGHT,
        );
    }

    fn answered(self, plies: usize, answer: Answer) {
        if self.asked.try_get_untracked() != Some(Some(plies)) {
            return;
        }
        self.asked.set(None);
        if let Answer::Decided { action, expectation } = answer {
            let place = self.table.playing().look_at(&action).unwrap_or_default();
            self.advice.set(Some(Advice { place, action, chance: hundredths(expectation) }));
            self.told.set(1);
        }
    }
}

/// The hint as far as it is told.
#[component]
pub fn HintLine(hint: Hint) -> impl IntoView {
    let words = texts();
    let told = move || {
        let told = hint.told.get();
        hint.advice.get().map(|advice| {
            let Advice { place, action, chance, .. } = advice;
            let steps = [place, (words.hint_move)(&action), (words.hint_why)(chance)];
            steps.into_iter().take(told).map(|step| view! { <p>{step}</p> }).collect_view()
        })
    };
    let thinks = move || hint.asked.get().is_some();
    let status = hint.table.status;
    let offered = move || status.with(|status| !status.is_over() && !status.is_race && !status.persons.is_empty());
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
