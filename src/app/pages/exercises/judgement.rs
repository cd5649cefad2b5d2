//! The captain's judgement of what a player did in a puzzle from their own mistakes.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::table::{Evaluation, ask_captain};
use crate::browser::engine::Engine;
use crate::session::own_puzzle_comparison::Comparison;
use crate::session::own_puzzles::OwnPuzzle;
use crate::session::win_probability::is_evaluated;
use crate::ui::TableHandle;

/// How long the captain thinks about each position.
const THINKING_TIME: Duration = Duration::from_millis(400);

/// How long the captain thinks about a position for which the first time was not enough: the worker may have been loading.
const LONGER_THINKING_TIME: Duration = Duration::from_secs(2);

/// Judges the first action at the table of a puzzle. Calls `then` with whether it was as good as the best one, or with `None` if
/// the captain cannot tell; not at all once `is_current` denies it.
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
    match Comparison::new(table.game, puzzle, &first) {
        Some(comparison) => evaluate(engine, table, comparison, THINKING_TIME, is_current, then),
        None => then(None),
    }
}

/// Evaluates the next position of a comparison, and then the others.
fn evaluate(
    engine: StoredValue<Engine, LocalStorage>,
    table: TableHandle,
    mut comparison: Comparison,
    time: Duration,
    is_current: impl Fn() -> bool + Clone + 'static,
    then: impl FnOnce(Option<bool>) + 'static,
) {
    let Some((session, seat)) = comparison.next() else { return then(comparison.is_good()) };
    let view = session.view_at_the_time(session.plies(), Some(seat));
    ask_captain(engine, table, (seat, &*view), time, is_current.clone(), move |evaluation| {
        if !is_current() {
            return;
        }
        let next_time = match evaluation {
            Some(Evaluation { percent, iterations, .. }) if is_evaluated(percent, iterations) => {
                comparison.set_chance(percent);
                THINKING_TIME
            }
            Some(_) if time == THINKING_TIME => LONGER_THINKING_TIME,
            _ => return then(None),
        };
        evaluate(engine, table, comparison, next_time, is_current, then);
    });
}
