//! The lesson on the page: it deals piles card by card, and the learner taps.

use std::time::Duration;

use leptos::prelude::*;

use super::super::lesson::{Exercise, exercises};
use super::super::rules::{Options, Pace};
use super::super::scene::{PileScene, SHOWN_CARD_COUNT};
use super::super::{messages, words};
use crate::game::Rng;
use crate::game::cards::DeckCard;
use crate::game::{Cue, Language};
use crate::ui::{DeckFace, Signals, alert_text, focus, on_game_key, use_language};

/// The time between two cards, in ms, at the brisk pace.
const CARD_INTERVAL_MS: u64 = 1_000;

/// The time to tap the last card, in ms, at the brisk pace.
const TAP_TIME_MS: u64 = 2_500;

/// How long the result of a pile is shown, in ms.
const RESULT_TIME_MS: u64 = 2_000;

/// The progress of the lesson.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LessonStage {
    /// The lesson has not begun.
    Before,
    /// A pile is being dealt.
    Dealing {
        /// The index of the pile.
        pile: usize,
        /// The number of cards dealt.
        cards: usize,
    },
    /// The result of the pile of this index is shown.
    Judged(usize),
    /// The lesson is over.
    After,
}

/// The lesson as it runs on the page: its piles, its stage and its result.
#[derive(Clone, Copy)]
struct LessonRun {
    language: Language,
    signals: Signals,
    options: StoredValue<Options>,
    piles: StoredValue<Vec<Exercise>>,
    stage: RwSignal<LessonStage>,
    /// The text above the pile: what to tap, or the result.
    text: RwSignal<String>,
    /// The number of piles that were answered correctly.
    right: RwSignal<usize>,
    /// The time at which the last card landed, in ms, by the clock of the page.
    landed: StoredValue<u64>,
}

impl LessonRun {
    /// The factor by which the pace of the options slows the lesson down.
    fn slowness(self) -> u64 {
        self.options.with_value(|options| match options.pace {
            Pace::Brisk => 1,
            Pace::Easy => 2,
            Pace::Slow => 3,
            Pace::Calm => 5,
        })
    }

    /// Begins the lesson with new piles.
    fn begin(self) {
        let lesson =
            self.options.with_value(|options| exercises(options, &mut Rng::from_seed(self.signals.now.run(()))));
        self.piles.set_value(lesson);
        self.right.set(0);
        self.next(0);
    }

    /// Deals the pile of this index, or ends the lesson after the last pile.
    fn next(self, pile: usize) {
        let announced =
            self.piles.with_value(|piles| piles.get(pile).map(|pile| pile.pattern.filter(|_| pile.announced)));
        if let Some(announced) = announced {
            let text = announced.map_or("", |pattern| words::exercise(self.language, pattern));
            self.text.set(text.into());
            self.deal(pile, 1);
        } else {
            let (right, all) = (self.right.get_untracked(), self.piles.with_value(Vec::len));
            self.text.set(messages::LessonEnd { all, right }.text(self.language));
            self.stage.set(LessonStage::After);
        }
    }

    /// Deals the next card of a pile, which then has `cards` cards. After the last card, waits for a tap.
    fn deal(self, pile: usize, cards: usize) {
        self.stage.set(LessonStage::Dealing { pile, cards });
        self.landed.set_value(self.signals.now.run(()));
        let (count, pattern) = self.piles.with_value(|piles| (piles[pile].cards.len(), piles[pile].pattern));
        let last = cards == count;
        let wait = if last { TAP_TIME_MS } else { CARD_INTERVAL_MS } * self.slowness();
        self.after(wait, move || match (last, pattern) {
            (false, _) => self.deal(pile, cards + 1),
            (true, None) => self.judge(pile, true, messages::LESSON_NOTHING.text(self.language).into()),
            (true, Some(_)) => self.judge(pile, false, messages::LESSON_MISSED.text(self.language).into()),
        });
    }

    /// Judges a tap; `stamp` is the time of the browser's event.
    fn tap(self, stamp: f64) {
        let LessonStage::Dealing { pile, cards } = self.stage.get_untracked() else { return };
        let (count, pattern) = self.piles.with_value(|piles| (piles[pile].cards.len(), piles[pile].pattern));
        if cards == count && pattern.is_some() {
            let ms = self.signals.time_of.run(stamp).saturating_sub(self.landed.get_value());
            self.signals.cue.run(Cue::Won);
            self.judge(pile, true, messages::LessonRight { ms }.text(self.language));
        } else {
            self.signals.cue.run(Cue::Mistake);
            self.judge(pile, false, messages::LESSON_WRONG.text(self.language).into());
        }
    }

    /// Shows the result of a pile, and then goes on to the next pile.
    fn judge(self, pile: usize, right: bool, result: String) {
        self.text.set(result);
        self.right.update(|count| *count += usize::from(right));
        self.stage.set(LessonStage::Judged(pile));
        self.after(RESULT_TIME_MS, move || self.next(pile + 1));
    }

    /// Calls `go_on` after `time` ms if the stage is still the same.
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

    /// The pile in the current stage.
    fn pile(self) -> PileScene {
        let (pile, cards) = match self.stage.get() {
            LessonStage::Dealing { pile, cards } => (pile, cards),
            LessonStage::Judged(pile) => (pile, usize::MAX),
            LessonStage::Before | LessonStage::After => return PileScene::default(),
        };
        self.piles.with_value(|piles| {
            let dealt: Vec<(u32, DeckCard)> = (1..).zip(piles[pile].cards.iter().copied()).take(cards).collect();
            let more = dealt.len().saturating_sub(SHOWN_CARD_COUNT);
            PileScene { tops: dealt[more..].to_vec(), more, under: 0 }
        })
    }
}

/// The lesson as a component: a text, the pile, and a button to tap.
#[component]
pub fn LessonView(options: Options, signals: Signals) -> impl IntoView {
    let language = use_language();
    let run = LessonRun {
        language,
        signals,
        options: StoredValue::new(options),
        piles: StoredValue::new(Vec::new()),
        stage: RwSignal::new(LessonStage::Before),
        text: RwSignal::new(messages::LESSON_WHY.text(language).into()),
        right: RwSignal::new(0),
        landed: StoredValue::new(0),
    };
    let pile = Memo::new(move |_| run.pile());
    let running = Memo::new(move |_| !matches!(run.stage.get(), LessonStage::Before | LessonStage::After));
    let card = |(number, card): (u32, DeckCard)| {
        view! { <span class="lesson-card" data-number=number><DeckFace card fresh=true/></span> }
    };
    let begin = move |_| {
        run.begin();
        focus(&[".lesson-tap"]);
    };
    on_game_key(move |event, key| {
        let taps = key == "Space" && running.get_untracked();
        if taps && !event.repeat() {
            run.tap(event.time_stamp());
        }
        taps
    });
    let click = move |event: leptos::ev::MouseEvent| {
        // A click of a pointer follows its press, which was judged already.
        if event.detail() == 0 {
            run.tap(event.time_stamp());
        }
    };
    view! {
        <section class="lesson sheet stack">
            {alert_text("lesson-told", move || Some(run.text.get()))}
            <Show
                when=move || running.get()
                fallback=move || view! {
                    <button class="btn btn-primary btn-big" type="button" on:click=begin>
                        {move || match run.stage.get() {
                            LessonStage::After => messages::LESSON_AGAIN.text(language),
                            _ => messages::LESSON_START.text(language),
                        }}
                    </button>
                }
            >
                <div class="lesson-pile" on:pointerdown=move |event| run.tap(event.time_stamp())>
                    <For each=move || pile.get().tops key=|(number, card)| (*number, *card) children=card/>
                </div>
                {alert_text("visually-hidden", move || Some(pile.with(|pile| words::pile(language, pile))))}
                <button
                    class="btn btn-primary btn-big lesson-tap"
                    type="button"
                    aria-keyshortcuts="Space"
                    on:pointerdown=move |event| run.tap(event.time_stamp())
                    on:click=click
                >
                    {messages::TAP.text(language)}
                </button>
            </Show>
        </section>
    }
}
