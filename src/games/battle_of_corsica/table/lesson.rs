//! The lesson at the table: piles are dealt, and one taps.

use std::time::Duration;

use leptos::prelude::*;

use super::words;
use crate::game::Rng;
use crate::game::cards::DeckCard;
use crate::games::battle_of_corsica::lesson::{Exercise, exercises};
use crate::games::battle_of_corsica::rules::{Options, Pace};
use crate::games::battle_of_corsica::scene::{LEGIBLE, PileScene};
use crate::session::Cue;
use crate::ui::{DeckFace, Signals, focus};

/// How long a card lies before the next one comes, in ms, at the pace of people.
const CARD: u64 = 1_000;

/// How long one may wait before a tap, in ms, at the pace of people.
const PATIENCE: u64 = 2_500;

/// How long it is told how it went, in ms.
const TOLD: u64 = 2_000;

/// How far the lesson has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing was dealt yet.
    Before,
    /// Of the pile of this number so many cards are dealt.
    Dealing(usize, usize),
    /// The pile of this number was judged.
    Judged(usize),
    /// All piles were dealt.
    After,
}

/// A lesson in progress.
#[derive(Clone, Copy)]
struct School {
    signals: Signals,
    options: StoredValue<Options>,
    piles: StoredValue<Vec<Exercise>>,
    stage: RwSignal<Stage>,
    /// What is said: what to tap, or how it went.
    told: RwSignal<String>,
    right: RwSignal<usize>,
    /// When the last card landed, in ms.
    landed: StoredValue<u64>,
}

impl School {
    /// How many times as long as usual everything takes.
    fn slowness(self) -> u64 {
        self.options.with_value(|options| match options.pace {
            Pace::Brisk => 1,
            Pace::Easy => 2,
            Pace::Slow => 3,
            Pace::Calm => 5,
        })
    }

    fn begin(self) {
        let lesson =
            self.options.with_value(|options| exercises(options, &mut Rng::from_seed(self.signals.now.run(()))));
        self.piles.set_value(lesson);
        self.right.set(0);
        self.next(0);
    }

    /// Deals the pile of this number.
    fn next(self, number: usize) {
        let told = self.piles.with_value(|piles| piles.get(number).map(|pile| pile.pattern.filter(|_| pile.told)));
        if let Some(told) = told {
            self.told.set(told.map_or_else(String::new, |pattern| (words().teach)(pattern).into()));
            self.deal(number, 1);
        } else {
            let all = self.piles.with_value(Vec::len);
            self.told.set((words().words.lesson_end)(self.right.get_untracked(), all));
            self.stage.set(Stage::After);
        }
    }

    /// Lays the card of this number, counted from 1; after the last one waits for a tap.
    fn deal(self, number: usize, card: usize) {
        self.stage.set(Stage::Dealing(number, card));
        self.landed.set_value(self.signals.now.run(()));
        let (count, pattern) = self.piles.with_value(|piles| (piles[number].cards.len(), piles[number].pattern));
        let last = card == count;
        let wait = if last { PATIENCE } else { CARD } * self.slowness();
        self.after(wait, move || match (last, pattern) {
            (false, _) => self.deal(number, card + 1),
            (true, None) => self.judge(number, true, words().words.lesson_nothing.into()),
            (true, Some(_)) => self.judge(number, false, words().words.lesson_missed.into()),
        });
    }

    /// Somebody taps at this time of the device's clock.
    fn tap(self, stamp: f64) {
        let Stage::Dealing(number, card) = self.stage.get_untracked() else { return };
        let (count, pattern) = self.piles.with_value(|piles| (piles[number].cards.len(), piles[number].pattern));
        if card == count && pattern.is_some() {
            let after = self.signals.time_of.run(stamp).saturating_sub(self.landed.get_value());
            self.signals.cue.run(Cue::Won);
            self.judge(number, true, (words().words.lesson_right)(after));
        } else {
            self.signals.cue.run(Cue::Mistake);
            self.judge(number, false, words().words.lesson_wrong.into());
        }
    }

    fn judge(self, number: usize, right: bool, told: String) {
        self.told.set(told);
        self.right.update(|count| *count += usize::from(right));
        self.stage.set(Stage::Judged(number));
        self.after(TOLD, move || self.next(number + 1));
    }

    /// Goes on after so many ms, unless something has happened meanwhile.
    fn after(self, time: u64, go_on: impl FnOnce() + 'static) {
        let stage = self.stage.get_untracked();
        set_timeout(
            move || {
                // The lesson may have been left since.
                if self.stage.try_get_untracked() == Some(stage) {
                    go_on();
                }
            },
            Duration::from_millis(time),
        );
    }

    /// The pile as it lies.
    fn pile(self) -> PileScene {
        let (number, cards) = match self.stage.get() {
            Stage::Dealing(number, cards) => (number, cards),
            Stage::Judged(number) => (number, usize::MAX),
            Stage::Before | Stage::After => return PileScene::default(),
        };
        self.piles.with_value(|piles| {
            let dealt: Vec<(u32, DeckCard)> = (1..).zip(piles[number].cards.iter().copied()).take(cards).collect();
            let more = dealt.len().saturating_sub(LEGIBLE);
            PileScene { tops: dealt[more..].to_vec(), more, under: 0 }
        })
    }
}

/// The lesson with these options.
#[component]
pub fn Practice(options: Options, signals: Signals) -> impl IntoView {
    let words = words();
    let school = School {
        signals,
        options: StoredValue::new(options),
        piles: StoredValue::new(Vec::new()),
        stage: RwSignal::new(Stage::Before),
        told: RwSignal::new(words.words.lesson_why.into()),
        right: RwSignal::new(0),
        landed: StoredValue::new(0),
    };
    let pile = Memo::new(move |_| school.pile());
    let running = Memo::new(move |_| !matches!(school.stage.get(), Stage::Before | Stage::After));
    let card = |(number, card): (u32, DeckCard)| {
        view! { <span class="lesson-card" data-number=number><DeckFace card fresh=true/></span> }
    };
    let begin = move |_| {
        school.begin();
        focus(&[".lesson-tap"]);
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == " " && running.get_untracked() {
            // The button with the focus would be clicked as well.
            event.prevent_default();
            if !event.repeat() {
                school.tap(event.time_stamp());
            }
        }
    };
    let click = move |event: leptos::ev::MouseEvent| {
        // A pointer was heard of when it came down.
        if event.detail() == 0 {
            school.tap(event.time_stamp());
        }
    };
    view! {
        <section class="lesson sheet stack" on:keydown=keys>
            <p class="lesson-told" role="status" aria-live="assertive">{school.told}</p>
            <Show
                when=move || running.get()
                fallback=move || view! {
                    <button class="btn btn-primary btn-big" type="button" on:click=begin>
                        {move || match school.stage.get() {
                            Stage::After => words.words.lesson_again,
                            _ => words.words.lesson_start,
                        }}
                    </button>
                }
            >
                <div class="lesson-pile" on:pointerdown=move |event| school.tap(event.time_stamp())>
                    <For each=move || pile.get().tops key=|(number, card)| (*number, *card) children=card/>
                </div>
                <p class="visually-hidden" aria-live="assertive">{move || pile.with(words.pile)}</p>
                <button
                    class="btn btn-primary btn-big lesson-tap"
                    type="button"
                    aria-keyshortcuts="Space"
                    on:pointerdown=move |event| school.tap(event.time_stamp())
                    on:click=click
                >
                    {words.words.tap}
                </button>
            </Show>
        </section>
    }
}
