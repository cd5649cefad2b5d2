//! The decisive moment that a table shows, and for how long.

use leptos::prelude::*;

use crate::dyn_game::MomentInWords;

/// A moment on the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedMoment {
    /// The moment with its texts.
    pub(super) shown: MomentInWords,
    /// When it was staged, as events are stamped: in ms since the page was opened. No two moments have the same.
    pub(super) since: f64,
    /// Whether it waits for the player.
    pub(super) waits: bool,
}

impl StagedMoment {
    /// Shows this moment, which is staged at this time, instead of the last one, until it is over; if it `waits`, until the player
    /// goes on.
    pub(super) fn show(slot: RwSignal<Option<Self>>, moment: Option<(MomentInWords, f64)>, waits: bool) {
        let Some((shown, since)) = moment else {
            if slot.with_untracked(Option::is_some) {
                slot.set(None);
            }
            return;
        };
        let length = shown.moment.length();
        slot.set(Some(Self { shown, since, waits }));
        if !waits {
            set_timeout(move || end(slot, since), length);
        }
    }
}

/// Ends the moment that was staged at this time, if it is still shown.
pub(super) fn end(slot: RwSignal<Option<StagedMoment>>, since: f64) {
    let is_shown = |moment: &Option<StagedMoment>| moment.as_ref().is_some_and(|moment| moment.since.eq(&since));
    // The player may have left the table.
    if slot.try_with_untracked(is_shown) == Some(true) {
        slot.set(None);
    }
}
