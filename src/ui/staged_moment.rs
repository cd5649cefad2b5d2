//! The decisive moment that a table shows, and what waits for its end.
//!
//! When it is shown, the action has happened and is stored. The rest of the table follows what is shown: until the moment is over,
//! the log, the result, the sounds and the live region tell nothing of the action, and nobody is to act. In a race nothing waits.

use leptos::prelude::*;

use super::TableHandle;
use crate::dyn_game::MomentInWords;
use crate::game::Cue;

/// A moment on the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedMoment {
    /// The moment with its texts.
    pub(super) shown: MomentInWords,
    /// When it was staged, as events are stamped: in ms since the page was opened. No two moments have the same.
    pub(super) since: f64,
    /// Whether it waits for the player.
    pub(super) waits: bool,
    /// The number of actions before the one that it shows, and what the table tells once it is over; `None` in a race.
    held: Option<(usize, News)>,
}

/// What a table tells of actions.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct News {
    /// What happened, in sentences.
    pub(super) happened: String,
    pub(super) cues: Vec<Cue>,
}

impl StagedMoment {
    /// The number of actions of which the table tells.
    pub(super) fn told(&self) -> Option<usize> {
        self.held.as_ref().map(|(before, _)| *before)
    }

    /// The number of actions after which the board is shown.
    pub(super) fn board(&self) -> Option<usize> {
        self.told().filter(|_| self.shown.moment.holds_board)
    }
}

impl TableHandle {
    /// Shows the last decisive moment after `plies` actions in large, if there was one, and keeps the news of these actions for its
    /// end. Returns the news if they are to be told now.
    pub(super) fn stage(self, plies: usize) -> Option<News> {
        let news = self.news(plies);
        let signals = self.signals();
        let (viewer, names, is_race) = (self.viewer.get_untracked(), self.names(), untrack(|| self.is_race()));
        let (now, watched) = self.status.with_untracked(|status| (status.plies, status.persons.is_empty()));
        let found = self.session.with_untracked(|session| {
            let mut plies = (plies + 1..=now).rev().filter(|_| signals.stages.run(true).is_some());
            plies.find_map(|plies| Some((plies - 1, session.moment(self.language, plies, viewer, &names)?)))
        });
        let staged = found.and_then(|(before, shown)| {
            let waits = shown.moment.waits && !watched;
            Some((before, shown, waits, signals.stages.run(waits)?))
        });
        let Some((before, shown, waits, since)) = staged else { return Some(news) };
        if !waits {
            set_timeout(move || self.end_moment_of(since), shown.moment.length());
        }
        let (held, now) = if is_race { (None, Some(news)) } else { (Some((before, news)), None) };
        signals.moment.set(Some(StagedMoment { shown, since, waits, held }));
        now
    }

    /// Ends the moment that is shown, if there is one, and tells what has happened.
    pub(super) fn end_moment(self) {
        let slot = self.signals().moment;
        // The player may have left the table.
        let Some(held) = slot.try_with_untracked(|moment| moment.as_ref().map(|moment| moment.held.clone())).flatten()
        else {
            return;
        };
        slot.set(None);
        if let Some((_, news)) = held {
            self.clear();
            self.tell(&news);
        }
    }

    /// Ends the moment that was staged at this time, if it is still shown.
    pub(super) fn end_moment_of(self, since: f64) {
        let is_shown = |moment: &Option<StagedMoment>| moment.as_ref().is_some_and(|moment| moment.since.eq(&since));
        if self.signals.try_with_value(|signals| signals.moment.try_with_untracked(is_shown)) == Some(Some(true)) {
            self.end_moment();
        }
    }
}
