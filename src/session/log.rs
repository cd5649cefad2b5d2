//! The log of a session, in sentences.

use std::sync::Arc;

use super::Session;
use crate::dyn_game::{ActionAsSeen, AnyAction, DynView};
use crate::game::record::Entry;
use crate::game::{Language, Seat};

/// A line of the log: one or more actions of a seat, in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// The number of the line among those that the viewer may read, counted from 1.
    pub number: usize,
    /// The number of the line's first action, counted from 1.
    pub first: usize,
    /// The number of the line's last action, counted from 1.
    pub plies: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// What the actions did, in sentences.
    pub text: String,
    /// The actions in notation.
    pub notation: String,
}

/// The lines last written for the log of a race. A race has many actions, so only new lines are written.
#[derive(Default)]
pub struct LogCache {
    viewer: Option<Seat>,
    open: bool,
    entries: Vec<Entry<AnyAction>>,
    lines: Vec<LogLine>,
}

impl Session {
    /// The log of the first `plies` actions, as `viewer` may read it. `names` are the names of all players; `cache` is the cache
    /// of the previous call.
    pub fn log(
        &self,
        language: Language,
        plies: usize,
        viewer: Option<Seat>,
        names: &[String],
        cache: &mut LogCache,
    ) -> Vec<LogLine> {
        let now = self.view_of_past(self.plies(), viewer);
        let writer = LogWriter { language, session: self, viewer, names, now };
        if !self.pace.is_race() {
            return writer.write_all(plies);
        }
        let mut lines = writer.update(cache);
        lines.retain(|line| line.plies <= plies);
        lines
    }
}

/// Writes the lines of the log.
struct LogWriter<'a> {
    language: Language,
    session: &'a Session,
    viewer: Option<Seat>,
    names: &'a [String],
    /// The view of the latest position.
    now: Arc<dyn DynView>,
}

impl LogWriter<'_> {
    /// Writes line `number`, about the actions with the numbers in `all`; both count from 1.
    fn write_line(&self, number: usize, all: &[usize]) -> Option<LogLine> {
        let Self { language, session, viewer, names, now } = self;
        let (first, plies) = (*all.first()?, *all.last()?);
        let seat = session.entries()[plies - 1].seat;
        let (mut events, mut notation, mut sentence) = (Vec::new(), Vec::new(), String::new());
        for plies in all {
            events.push(session.events_of_past(*plies, *viewer)?);
            let (after, action) = (session.view_of_past(*plies, *viewer), &session.entries()[plies - 1].action);
            let happened = ActionAsSeen { after: &*after, seat, action, events: &session.game.concat_events(&events) };
            let is = (*plies == session.plies(), session.is_open());
            let (own, so_far) = session.game.log_entry(*language, &**now, &happened, names, is);
            notation.push(own);
            sentence = so_far;
        }
        let notation = notation.join("; ");
        let text = if sentence.is_empty() { notation.clone() } else { sentence };
        Some(LogLine { number, first, plies, seat, text, notation })
    }

    /// Writes the log of the first `plies` actions without a cache.
    fn write_all(&self, plies: usize) -> Vec<LogLine> {
        let (session, entries) = (self.session, self.session.entries());
        let known = session.public_plies(self.viewer).into_iter().filter(|known| *known <= plies);
        let logged: Vec<usize> = known.filter(|plies| session.game.is_logged(&entries[plies - 1].action)).collect();
        let is_same_line = |before: &usize, plies: &usize| {
            let (before, entry) = (&entries[before - 1], &entries[plies - 1]);
            before.seat == entry.seat && session.game.shares_log_line(&before.action, &entry.action)
        };
        let lines = logged.chunk_by(is_same_line).enumerate();
        lines.filter_map(|(index, all)| self.write_line(index + 1, all)).collect()
    }

    /// Writes the new lines of a race's log, and the lines that changed because an action arrived late. Returns all lines.
    fn update(&self, cache: &mut LogCache) -> Vec<LogLine> {
        let open = self.session.is_open();
        if (cache.viewer, cache.open) != (self.viewer, open) {
            *cache = LogCache { viewer: self.viewer, open, ..LogCache::default() };
        }
        let entries = self.session.entries();
        let same = cache.entries.iter().zip(entries).take_while(|(written, done)| written == done).count();
        cache.entries.truncate(same);
        cache.lines.retain(|line| line.plies <= same);
        for (index, entry) in entries.iter().enumerate().skip(same) {
            if self.session.game.is_logged(&entry.action) {
                let line = self.write_line(cache.lines.len() + 1, &[index + 1]);
                cache.lines.extend(line.filter(|line| !line.notation.is_empty()));
            }
            cache.entries.push(entry.clone());
        }
        cache.lines.clone()
    }
}
