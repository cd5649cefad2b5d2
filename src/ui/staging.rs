//! The beginning and the end of a decisive moment at a table.
//!
//! When a moment is shown, its action has happened and is stored. Until the moment is over, the log, the result and the sounds
//! tell nothing of the action, and nobody can act. Who listens to a screen reader is told at once. A race does not wait.
//!
//! The new actions of a letter are played one after the other, each with its moment, as if they happened now. The first input
//! shows the rest at once.

use leptos::prelude::*;

use super::TableHandle;
use super::staged_moment::{Announcement, StagedMoment};

impl TableHandle {
    /// Shows in large the last decisive moment after the first `plies` actions, if there was one. Returns the announcement of the
    /// actions after the first `plies`; `None` if the table makes it once the moment is over.
    pub(super) fn stage(self, plies: usize) -> Option<Announcement> {
        let announcement = self.announcement_since(plies);
        let signals = self.signals();
        let (viewer, names, is_race) = (self.viewer.get_untracked(), self.names(), untrack(|| self.is_race()));
        let (now, watched) = self.status.with_untracked(|status| (status.plies, status.persons.is_empty()));
        let found = self.session.with_untracked(|session| {
            let mut plies = (plies + 1..=now).rev().filter(|_| signals.moment_start.run(true).is_some());
            plies.find_map(|plies| Some((plies - 1, session.moment(self.language, plies, viewer, &names)?)))
        });
        let staged = found.and_then(|(before, shown)| {
            let waits = shown.moment.waits && !watched;
            Some((before, shown, waits, signals.moment_start.run(waits)?))
        });
        let Some((before, shown, waits, since)) = staged else { return Some(announcement) };
        if !waits {
            set_timeout(move || self.end_moment_of(since), shown.moment.length());
        }
        let mut announcement = Some(announcement);
        let held = announcement.take_if(|_| !is_race).map(|mut announcement| {
            // Who listens need not wait for the picture.
            self.say_and_ask(&std::mem::take(&mut announcement.happened), None);
            (before, announcement)
        });
        signals.moment.set(Some(StagedMoment { shown, since, waits, held }));
        announcement
    }

    /// Shows the game as it was after `plies` actions, and holds back the later ones until they are played. Actions that are held
    /// back already stay held back.
    pub fn hold_back_actions_after(self, plies: usize) {
        let first = self.catching_up.get_untracked().map_or(plies, |held| held.min(plies));
        let is_later = self.session.with_untracked(|session| first < session.plies());
        self.catching_up.set(is_later.then_some(first));
    }

    /// Plays the next action that is held back, unless a moment is shown. Returns whether more are held back.
    pub fn play_next(self) -> bool {
        let Some(plies) = self.catching_up.try_get_untracked().flatten() else { return false };
        if untrack(|| self.is_in_moment()) {
            return true;
        }
        let is_last = self.session.with_untracked(|session| plies + 1 >= session.plies());
        self.catching_up.set((!is_last).then_some(plies + 1));
        if let Some(announcement) = self.stage(plies) {
            self.clear();
            self.announce_all(&announcement);
        }
        !is_last
    }

    /// Shows all actions that are held back at once. Does nothing while a moment is shown: a moment ends by itself or by its
    /// button.
    pub fn release_all(self) {
        if untrack(|| !self.is_in_moment() && self.is_staging()) {
            self.end_moment();
        }
    }

    /// Ends the moment that is shown, if there is one. Shows all actions that are held back, and announces what has happened.
    pub(super) fn end_moment(self) {
        self.leave_moment();
        if let Some(plies) = self.catching_up.try_get_untracked().flatten() {
            self.catching_up.set(None);
            self.clear();
            self.announce_all(&self.announcement_since(plies));
        }
    }

    /// Ends the moment that is shown, if there is one, and makes its announcement.
    fn leave_moment(self) {
        let slot = self.signals().moment;
        // The player may have left the table.
        let Some(held) = slot.try_with_untracked(|moment| moment.as_ref().map(|moment| moment.held.clone())).flatten()
        else {
            return;
        };
        let all_have_seen = untrack(|| self.is_covered());
        slot.set(None);
        if all_have_seen && !untrack(|| self.is_over()) {
            // The next player takes the device, even if that is the one who had it.
            self.holder.set(None);
        }
        if let Some((_, announcement)) = held {
            self.clear();
            self.announce_all(&announcement);
        }
    }

    /// Ends the moment that was staged at this time, if it is still shown.
    pub(super) fn end_moment_of(self, since: f64) {
        let is_shown = |moment: &Option<StagedMoment>| moment.as_ref().is_some_and(|moment| moment.since.eq(&since));
        if self.signals.try_with_value(|signals| signals.moment.try_with_untracked(is_shown)) == Some(Some(true)) {
            self.leave_moment();
        }
    }
}
