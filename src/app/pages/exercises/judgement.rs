//! The captain's judgement of what a player did in a puzzle from their own mistakes.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::table::answer_request;
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::session::own_puzzles::OwnPuzzle;
use crate::session::review::{Decision, GameReview};
use crate::ui::TableHandle;

/// How long the captain thinks about each question, and about one for which that was not enough: the worker may have been loading.
const THINKING_TIMES: [Duration; 2] = [Duration::from_millis(400), Duration::from_secs(2)];

/// Judges the first action at the table of a puzzle. Calls `then` with whether it was about as good as the best one, or with `None`
/// if the captain cannot tell; not at all once `is_current` denies it.
pub fn judge(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    puzzle: &OwnPuzzle,
    is_current: impl Fn() -> bool + Clone + 'static,
    then: impl FnOnce(Option<bool>) + 'static,
) {
    let first = table.session.with_untracked(|session| session.entries().first().map(|entry| entry.action.clone()));
    let Some(first) = first else { return };
    if first.to_string() == puzzle.best {
        return then(Some(true));
    }
    let decision = Decision { plies: 0, seat: puzzle.seat, turn: 1 };
    ask(engine, table, GameReview::new([(decision, first)], &[], 1), is_current, then);
}

/// Asks the captain what the judgement needs next, until it is complete.
fn ask(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    mut review: GameReview<AnyAction>,
    is_current: impl Fn() -> bool + Clone + 'static,
    then: impl FnOnce(Option<bool>) + 'static,
) {
    let Some(request) = review.next_request() else { return then(review.is_good(0)) };
    answer_request(engine, table, &request, THINKING_TIMES, is_current.clone(), move |evaluation| {
        if is_current() {
            review.answer(evaluation);
            ask(engine, table, review, is_current, then);
        }
    });
}
