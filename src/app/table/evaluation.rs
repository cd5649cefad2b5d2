//! The evaluation of a position by the captain, the strongest level: for hints, and for the analysis of a game that is over.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::browser::engine::{Answer, Engine};
use crate::browser::protocol::Question;
use crate::dyn_game::{AnyAction, DynView};
use crate::game::Seat;
use crate::search::Level;
use crate::ui::{TableHandle, messages as say};

/// The action that the captain would play, and its value.
pub struct Evaluation {
    pub action: AnyAction,
    /// The iterations of the search.
    pub iterations: u64,
    /// The win probability after the action, in percent.
    pub percent: u8,
    /// The second choice, and the win probability after it, in percent; `None` if there was no other choice.
    pub second: Option<(AnyAction, u8)>,
}

impl Evaluation {
    /// What to do, as a sentence.
    pub fn proposal(&self, table: TableHandle) -> Option<String> {
        let action = table.game.proposal(table.language, &self.action)?;
        Some(say::HintMove { action }.text(table.language))
    }

    /// How often the action wins, and the second choice, as sentences.
    pub fn reasons(&self, table: TableHandle) -> Vec<String> {
        let language = table.language;
        let why = say::HintWhy { percent: self.percent }.text(language);
        let second = self.second.as_ref().and_then(|(action, percent)| {
            let action = table.game.proposal(language, action)?;
            Some(say::HintSecond { action, percent: *percent }.text(language))
        });
        std::iter::once(why).chain(second).collect()
    }
}

/// Asks the captain what a seat with this `view` should do. The captain decides after `time`, unless `wanted` says that the
/// answer is no longer needed. Calls `then` with the evaluation, or with `None` if the worker was lost.
pub fn ask_captain(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    (seat, view): (Seat, &dyn DynView),
    time: Duration,
    wanted: impl Fn() -> bool + 'static,
    then: impl FnOnce(Option<Evaluation>) + 'static,
) {
    let Ok(view) = view.to_bytes() else { return then(None) };
    let game = table.game.id().into();
    let question = Question { number: 0, game, seat, level: Level::Captain, seed: 1, view };
    // An answer may come before its time, if the search is complete. The time must not end the search of a later question.
    let is_answered = Rc::new(Cell::new(false));
    let answered = Rc::clone(&is_answered);
    engine.with_value(|engine| {
        engine.ask(question, move |answer| {
            answered.set(true);
            let read = |action: &str| table.game.read_action(action).ok();
            then(match answer {
                Answer::Decided { action, iterations, win_probability, second } => {
                    read(&action).map(|action| Evaluation {
                        action,
                        iterations,
                        percent: percent(win_probability),
                        second: second.and_then(|(action, probability)| Some((read(&action)?, percent(probability)))),
                    })
                }
                Answer::OtherVersion | Answer::Lost => None,
            });
        });
    });
    set_timeout(
        move || {
            if !is_answered.get() && wanted() {
                engine.with_value(Engine::decide);
            }
        },
        time,
    );
}

/// A probability from 0 to 1 in whole percent.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a probability is from 0 to 1")]
fn percent(probability: f64) -> u8 {
    (probability.clamp(0.0, 1.0) * 100.0).round() as u8
}
