//! The evaluation of a position by the captain, the strongest level: for Help, and for the analysis of a game that is over.

use std::cell::Cell;
use std::convert::Infallible;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::browser::engine::{Answer, Engine};
use crate::browser::protocol::Question;
use crate::dyn_game::{AnyAction, DynView};
use crate::game::Seat;
use crate::search::{Level, RootActions};
use crate::session::review::{Decision, Evaluation, Request};
use crate::ui::{TableHandle, messages as say};

/// What to do, as a sentence.
pub fn proposal(table: TableHandle, evaluation: &Evaluation<AnyAction>) -> Option<String> {
    let action = table.game.proposal(table.language, &evaluation.action)?;
    Some(say::HintMove { action }.text(table.language))
}

/// How often the action wins, and the second choice, as sentences.
pub fn reasons(table: TableHandle, evaluation: &Evaluation<AnyAction>) -> Vec<String> {
    let language = table.language;
    let why = say::HintWhy { percent: evaluation.percent }.text(language);
    let second = evaluation.second.as_ref().and_then(|(action, percent)| {
        let action = table.game.proposal(language, action)?;
        Some(say::HintSecond { action, percent: *percent }.text(language))
    });
    std::iter::once(why).chain(second).collect()
}

/// Makes the search that a review asks for, from what the seat saw at the time. `times` are those of a short and of a long search;
/// the rest is as in [`ask_captain`].
pub fn answer_request(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    request: &Request<AnyAction>,
    times: [Duration; 2],
    wanted: impl Fn() -> bool + 'static,
    then: impl FnOnce(Option<Evaluation<AnyAction>>) + 'static,
) {
    let Decision { plies, seat, .. } = request.decision;
    let view = table.session.with_untracked(|session| session.view_at_the_time(plies, Some(seat)));
    let time = times[usize::from(request.is_long)];
    ask_captain(engine, table, (seat, &*view), &request.root, time, wanted, then);
}

/// Asks the captain which of the actions at the `root` a seat with this `view` should do. The captain decides after `time`,
/// unless `wanted` says that the answer is no longer needed. Calls `then` with the evaluation, or with `None` if the worker was
/// lost.
pub fn ask_captain(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    (seat, view): (Seat, &dyn DynView),
    root: &RootActions<AnyAction>,
    time: Duration,
    wanted: impl Fn() -> bool + 'static,
    then: impl FnOnce(Option<Evaluation<AnyAction>>) + 'static,
) {
    let Ok(view) = view.to_bytes() else { return then(None) };
    let game = table.game.id().into();
    let Ok(root) = root.try_map(|action| Ok::<_, Infallible>(action.to_string()));
    let question = Question { number: 0, game, seat, root, level: Level::Captain, seed: 1, view };
    // An answer may come before its time, if the search is complete. The time must not end the search of a later question.
    let is_answered = Rc::new(Cell::new(false));
    let answered = Rc::clone(&is_answered);
    engine.with_value(|engine| {
        engine.ask(question, move |answer| {
            answered.set(true);
            let read = |action: &str| table.game.read_action(action).ok();
            then(match answer {
                Answer::Decided { action, then, is_telling, win_probability, second } => {
                    read(&action).map(|action| Evaluation {
                        action,
                        then: then.iter().map_while(|action| read(action)).collect(),
                        is_telling,
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
