//! A game in progress without its type.

use std::any::Any;
use std::sync::Arc;

use super::{CompleteGame, DynView, Illegal, IllegalIn, View, act_error, boxed};
use crate::game::record::Entry;
use crate::game::{
    Cue, EventContext, Game, Language, LogContext, Moment, Outcome, ParseError, Pointer, Seat, Seats, write_position,
};
use crate::search::Strength;
use crate::session::statistics::Finished;
use crate::session::{Ending, PlayerKind, Refusal, Score, Session};

/// A decisive moment with its texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MomentInWords {
    /// The moment.
    pub moment: Moment,
    /// Its headline.
    pub headline: String,
    /// The label of the button that ends it, if it waits for the player.
    pub next: &'static str,
}

/// The status of a session, in plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the session, independent of the others")]
pub struct Status {
    /// The player of each seat.
    pub players: Vec<PlayerKind>,
    /// The seats of persons.
    pub persons: Seats,
    /// The seats that may act now.
    pub to_act: Seats,
    /// The number of actions so far.
    pub plies: usize,
    /// The end of the game, if it is over, with the reason in words.
    pub ending: Option<Ending<String>>,
    /// The only winner, if there is one.
    pub winner: Option<Seat>,
    /// The score of this series.
    pub score: Score,
    /// Whether undo is possible.
    pub can_undo: bool,
    /// Whether redo is possible.
    pub can_redo: bool,
    /// Whether players see different things.
    pub is_private: bool,
    /// Whether the game is a race: all seats act at any time, and the first counts.
    pub is_race: bool,
    /// Whether the record and its positions may be shared: they would tell nobody what is hidden.
    pub may_share: bool,
    /// Whether a record is replayed, which may be somebody else's.
    pub is_record: bool,
    /// Whether what the other player holds is only supposed: their cards are on another device.
    pub is_supposed: bool,
    /// The seed of the game's generator.
    pub seed: u64,
}

impl Status {
    /// Whether a player is at another device.
    #[must_use]
    pub fn has_remote(&self) -> bool {
        self.players.iter().any(|player| matches!(player, PlayerKind::Remote(_)))
    }
}

/// Why an action in notation was not done.
#[derive(Debug)]
pub enum ActError {
    /// It could not be read.
    ParseError(ParseError),
    /// The session refused it.
    Refusal(Refusal<Illegal>),
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// Its number among the lines that the viewer may read, counted from 1.
    pub number: usize,
    /// The number of actions up to and including this one.
    pub plies: usize,
    /// The seat that acted.
    pub seat: Seat,
    /// What the action did, in sentences.
    pub text: String,
    /// The action in notation.
    pub notation: String,
}

/// The log of a race as it was written last. It grows all the time, so only new lines are written.
#[derive(Default)]
pub struct LogCache {
    viewer: Option<Seat>,
    open: bool,
    /// The entries of the record, of which each game has a type of its own.
    entries: Option<Box<dyn Any + Send + Sync>>,
    lines: Vec<LogLine>,
}

/// The number of actions that stands for the latest position, however many there are.
pub const NOW: usize = usize::MAX;

/// A game in progress, whatever the game. Actions are in notation. The position after more actions than there are is the latest
/// one.
pub trait DynSession: Any + Send + Sync {
    /// The status, with the reason of the ending in a language.
    fn status(&self, language: Language) -> Status;

    /// The same session again.
    fn copy(&self) -> Box<dyn DynSession>;

    /// The own action that has no effect before the player at the other device opens something.
    fn answer(&self) -> Option<String>;

    /// The text to store.
    fn save(&self) -> String;

    /// The options.
    fn options(&self) -> String;

    /// The record.
    fn record(&self) -> String;

    /// The record with this title, the players, and the result if the game is over.
    fn shared_record(&self, title: &str) -> String;

    /// The title that a replayed record names; empty if there is none.
    fn title(&self) -> String;

    /// The position after `plies` actions, in the text of [`read_position`](crate::game::read_position).
    fn position(&self, plies: usize) -> String;

    /// A record without actions that begins at the position after `plies` actions.
    fn record_at(&self, plies: usize) -> String;

    /// What `viewer` may be shown now: of the latest position, or of the one after `plies` actions.
    fn view(&self, plies: Option<usize>, viewer: Option<Seat>) -> Arc<dyn DynView>;

    /// What `viewer` was shown after `plies` actions, as computer players get it: even later, no more than that.
    fn view_then(&self, plies: usize, viewer: Option<Seat>) -> Arc<dyn DynView>;

    /// The numbers of the actions that `viewer` may know of, counted from 1.
    fn public_plies(&self, viewer: Option<Seat>) -> Vec<usize>;

    /// The event of the action number `plies`, counted from 1, as `viewer` saw it then, in a sentence or two; empty if there is
    /// none. `names` are the names of all players.
    fn event(&self, language: Language, plies: usize, viewer: Option<Seat>, names: &[String]) -> String;

    /// The decisive moment that the action number `plies` brought about, as `viewer` saw it then; `None` if it was an ordinary one.
    /// `names` are the names of all players.
    fn moment(&self, language: Language, plies: usize, viewer: Option<Seat>, names: &[String])
    -> Option<MomentInWords>;

    /// Where the last turn up to `plies` actions was made, as far as `viewer` may know.
    fn last_turn(&self, plies: usize, viewer: Option<Seat>) -> Pointer;

    /// The log, as `viewer` may read it. `cache` is that of the last call.
    fn log(&self, language: Language, viewer: Option<Seat>, cache: &mut LogCache) -> Vec<LogLine>;

    /// The cues of what happened after the first `since` actions.
    fn cues(&self, since: usize, viewer: Option<Seat>) -> Vec<Cue>;

    /// The seat and the time of each action after the first `since` actions.
    fn seats_and_times(&self, since: usize) -> Vec<(Seat, u64)>;

    /// How the game ended by its rules, with the reason in English.
    fn outcome(&self) -> Option<Outcome<String>>;

    /// The seats that were to act after `plies` actions.
    fn to_act(&self, plies: usize) -> Seats;

    /// The seat and the action that followed after `plies` actions.
    fn action_after(&self, plies: usize) -> Option<(Seat, String)>;

    /// A legal action of a seat after `plies` actions, which need not have been done, in a sentence or two, or in notation where the
    /// game has no sentence for it. Only for games that are over: it may tell what was hidden.
    fn description(&self, language: Language, plies: usize, seat: Seat, action: &str) -> Option<String>;

    /// The legal actions of a seat after `plies` actions.
    fn actions(&self, plies: usize, seat: Seat) -> Vec<String>;

    /// Why the rules forbid an action in notation; `None` if they allow it or if it cannot be read.
    fn refusal(&self, seat: Seat, action: &str) -> Option<Illegal>;

    /// Does an action of a seat; in a timed game at the time `at`, which is now if it is left out.
    ///
    /// # Errors
    /// When the action cannot be read, or is refused.
    fn act(&mut self, seat: Seat, action: &str, at: Option<u64>) -> Result<(), ActError>;

    /// Undoes the last action of a person and what computers did after it, or a resignation. Returns whether it did.
    fn undo(&mut self) -> bool;

    /// Redoes what was undone last. Returns whether there was something.
    fn redo(&mut self) -> bool;

    /// Takes back the last action, whatever it has revealed. Returns whether there was one.
    fn take_back(&mut self) -> bool;

    /// A seat resigns. Does nothing if the game is over.
    fn resign(&mut self, seat: Seat);

    /// The time of the game, in ms since it began; `None` in a game without clocks.
    fn now(&self) -> Option<u64>;

    /// When time alone causes the next event, in ms since the game began.
    fn next_deadline(&self) -> Option<u64>;

    /// Advances the clock, with the events that time causes. Returns whether there was one.
    fn advance_clock(&mut self, now: u64) -> bool;

    /// Advances the clock by this number of ms, or fewer if a deadline comes before, which is not acted upon.
    fn wait(&mut self, time: u64);

    /// The next game of the series; `None` when it cannot be played.
    fn rematch(&self, seed: u64) -> Option<Box<dyn DynSession>>;

    /// Changes the strength of the computers of an even match.
    fn set_even_strength(&mut self, strength: Strength);

    /// A new game of the same players that begins after `plies` actions; `None` when the game was over then.
    fn trial(&self, plies: usize) -> Option<Box<dyn DynSession>>;

    /// The game after `plies` actions, with other players; `None` when it was over then.
    fn branch(&self, plies: usize, players: Vec<PlayerKind>) -> Option<Box<dyn DynSession>>;

    /// The result to keep once the game is over; the times are those of [`Finished`].
    fn finished(&self, begun: u64, ended: u64) -> Option<Finished>;
}

impl dyn DynSession {
    /// The session of the game `G`.
    ///
    /// # Panics
    /// When it is a session of another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> &Session<G> {
        let session = (self as &dyn Any).downcast_ref();
        session.expect("a table hands the session of its game to that game")
    }
}

impl<G: CompleteGame> DynSession for Session<G> {
    fn status(&self, language: Language) -> Status {
        let options = &self.record().options;
        let ending = self.ending().map(|ending| match ending {
            Ending::Played(Outcome { places, reason }) => {
                Ending::Played(Outcome { places, reason: G::reason(language, &reason) })
            }
            Ending::Resigned(seat) => Ending::Resigned(seat),
        });
        Status {
            players: self.players().to_vec(),
            persons: self.persons(),
            to_act: Self::to_act(self),
            plies: self.plies(),
            ending,
            winner: self.winner(),
            score: self.score(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            is_private: G::secrecy(options).is_private(),
            is_race: self.pace().is_race(),
            may_share: self.may_share(),
            is_record: self.is_record(),
            is_supposed: self.is_supposed(),
            seed: self.record().seed,
        }
    }

    fn copy(&self) -> Box<dyn DynSession> {
        boxed(self.clone())
    }

    fn answer(&self) -> Option<String> {
        Self::answer(self).map(ToString::to_string)
    }

    fn save(&self) -> String {
        Self::save(self)
    }

    fn options(&self) -> String {
        self.record().options.to_string()
    }

    fn record(&self) -> String {
        Self::record(self).to_string()
    }

    fn shared_record(&self, title: &str) -> String {
        Self::shared_record(self, title).to_string()
    }

    fn title(&self) -> String {
        Self::title(self).to_owned()
    }

    fn position(&self, plies: usize) -> String {
        write_position::<G>(self.state_after(plies))
    }

    fn record_at(&self, plies: usize) -> String {
        Self::position(self, plies).to_string()
    }

    fn view(&self, plies: Option<usize>, viewer: Option<Seat>) -> Arc<dyn DynView> {
        Arc::new(View::<G>(match plies {
            Some(plies) => self.view_of_past(plies, viewer),
            None => self.view_at(self.plies(), viewer),
        }))
    }

    fn view_then(&self, plies: usize, viewer: Option<Seat>) -> Arc<dyn DynView> {
        Arc::new(View::<G>(G::view(self.state_after(plies), viewer)))
    }

    fn public_plies(&self, viewer: Option<Seat>) -> Vec<usize> {
        Self::public_plies(self, viewer)
    }

    fn event(&self, language: Language, plies: usize, viewer: Option<Seat>, names: &[String]) -> String {
        let Some(before) = plies.checked_sub(1) else { return String::new() };
        let Some(Entry { seat, action, .. }) = Self::record(self).entries.get(before) else { return String::new() };
        let (before, after) = (self.view_at(before, viewer), self.view_at(plies, viewer));
        G::event(language, &EventContext { before: &before, after: &after, seat: *seat, action, names })
    }

    fn moment(
        &self,
        language: Language,
        plies: usize,
        viewer: Option<Seat>,
        names: &[String],
    ) -> Option<MomentInWords> {
        let before = plies.checked_sub(1)?;
        let Entry { seat, action, .. } = Self::record(self).entries.get(before)?;
        let (before, after) = (self.view_at(before, viewer), self.view_at(plies, viewer));
        let moment = G::moment(&before, &after, *seat, action)?;
        let happened = EventContext { before: &before, after: &after, seat: *seat, action, names };
        let headline = G::headline(language, &happened);
        Some(MomentInWords { moment, headline, next: G::next_label(language) })
    }

    fn last_turn(&self, plies: usize, viewer: Option<Seat>) -> Pointer {
        let mut pointer = Pointer::default();
        if self.pace().is_race() {
            return pointer;
        }
        let known = Self::public_plies(self, viewer).into_iter().filter(|known| *known <= plies).rev();
        let entries = &Self::record(self).entries;
        let mut of = None;
        for known in known {
            let Some(Entry { seat, action, .. }) = known.checked_sub(1).and_then(|at| entries.get(at)) else { break };
            if *of.get_or_insert(*seat) != *seat {
                break;
            }
            pointer.extend(G::pointer(&self.view_at(known - 1, viewer), *seat, action));
        }
        pointer
    }

    fn log(&self, language: Language, viewer: Option<Seat>, cache: &mut LogCache) -> Vec<LogLine> {
        let writer = LogWriter::new(language, self, viewer);
        if self.pace().is_race() { writer.update(cache) } else { writer.all() }
    }

    fn cues(&self, since: usize, viewer: Option<Seat>) -> Vec<Cue> {
        Self::cues(self, since, viewer)
    }

    fn seats_and_times(&self, since: usize) -> Vec<(Seat, u64)> {
        Self::record(self).entries.iter().skip(since).map(|entry| (entry.seat, entry.at)).collect()
    }

    fn outcome(&self) -> Option<Outcome<String>> {
        let Outcome { places, reason } = G::outcome(self.state())?;
        Some(Outcome { places, reason: reason.to_string() })
    }

    fn to_act(&self, plies: usize) -> Seats {
        G::to_act(self.state_after(plies))
    }

    fn action_after(&self, plies: usize) -> Option<(Seat, String)> {
        let Entry { seat, action, .. } = Self::record(self).entries.get(plies)?;
        Some((*seat, action.to_string()))
    }

    fn description(&self, language: Language, plies: usize, seat: Seat, action: &str) -> Option<String> {
        let action = action.parse().ok()?;
        let before = self.state_after(plies);
        let mut after = before.clone();
        G::play(&mut after, seat, &action).ok()?;
        let (before, after) = (G::reveal_all(before, None), G::reveal_all(&after, None));
        let now = G::reveal_all(self.state(), None);
        let context =
            LogContext { now: &now, before: &before, after: &after, seat, action: &action, latest: false, open: true };
        let sentence = G::log_entry(language, &context);
        Some(if sentence.is_empty() { G::notation(language, &context) + "." } else { sentence })
    }

    fn actions(&self, plies: usize, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        G::actions(self.state_after(plies), seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn refusal(&self, seat: Seat, action: &str) -> Option<Illegal> {
        let illegal = G::check(self.state(), seat, &action.parse().ok()?).err()?;
        Some(Box::new(IllegalIn::<G>(illegal)))
    }

    fn act(&mut self, seat: Seat, action: &str, at: Option<u64>) -> Result<(), ActError> {
        let action = action.parse().map_err(ActError::ParseError)?;
        let done = match at {
            Some(at) => self.act_at(seat, action, at),
            None => Self::act(self, seat, action),
        };
        done.map_err(act_error::<G>)
    }

    fn undo(&mut self) -> bool {
        Self::undo(self)
    }

    fn redo(&mut self) -> bool {
        Self::redo(self)
    }

    fn take_back(&mut self) -> bool {
        Self::take_back(self)
    }

    fn resign(&mut self, seat: Seat) {
        Self::resign(self, seat);
    }

    fn now(&self) -> Option<u64> {
        self.pace().is_timed().then(|| Self::now(self))
    }

    fn next_deadline(&self) -> Option<u64> {
        self.next_event().map(|event| event.at)
    }

    fn advance_clock(&mut self, now: u64) -> bool {
        Self::advance_clock(self, now)
    }

    fn wait(&mut self, time: u64) {
        Self::wait(self, time);
    }

    fn rematch(&self, seed: u64) -> Option<Box<dyn DynSession>> {
        Self::rematch(self, seed).ok().map(boxed)
    }

    fn set_even_strength(&mut self, strength: Strength) {
        Self::set_even_strength(self, strength);
    }

    fn trial(&self, plies: usize) -> Option<Box<dyn DynSession>> {
        Self::trial(self, plies).map(boxed)
    }

    fn branch(&self, plies: usize, players: Vec<PlayerKind>) -> Option<Box<dyn DynSession>> {
        if G::outcome(self.state_after(plies)).is_some() {
            return None;
        }
        let mut record = Self::record(self).clone();
        record.split_off(plies);
        Self::resume(record, players).ok().map(boxed)
    }

    fn finished(&self, begun: u64, ended: u64) -> Option<Finished> {
        let side = |plies| G::side_throughout(Language::ENGLISH, &self.view_of_past(plies, None), Seat::FIRST);
        Self::finished(self, begun, ended, side(0) != side(self.plies()))
    }
}

/// Writes the lines of the log.
struct LogWriter<'a, G: CompleteGame> {
    language: Language,
    session: &'a Session<G>,
    viewer: Option<Seat>,
    /// The view of the latest position.
    now: G::View,
}

impl<'a, G: CompleteGame> LogWriter<'a, G> {
    fn new(language: Language, session: &'a Session<G>, viewer: Option<Seat>) -> Self {
        Self { language, session, viewer, now: session.view_of_past(session.plies(), viewer) }
    }

    fn seen(&self, plies: usize) -> G::View {
        self.session.view_of_past(plies, self.viewer)
    }

    /// The line of the action number `plies`, as line `number`; both are counted from 1.
    fn line(&self, number: usize, plies: usize, before: &G::View, after: &G::View) -> LogLine {
        let Self { language, session, now, .. } = self;
        let Entry { seat, action, .. } = &session.record().entries[plies - 1];
        let (latest, open) = (plies == session.plies(), session.is_open());
        let context = LogContext { now, before, after, seat: *seat, action, latest, open };
        let notation = G::notation(*language, &context);
        let entry = G::log_entry(*language, &context);
        let text = if entry.is_empty() { notation.clone() } else { entry };
        LogLine { number, plies, seat: *seat, text, notation }
    }

    /// The whole log.
    fn all(&self) -> Vec<LogLine> {
        // The view after one action is the view before the next.
        let mut last = None;
        let entries = &self.session.record().entries;
        let known = self.session.public_plies(self.viewer).into_iter();
        let logged = known.filter(|plies| G::is_logged(&entries[plies - 1].action));
        let line = |(index, plies): (usize, usize)| {
            let known = last.take().filter(|(at, _)| *at == plies - 1);
            let before = known.map_or_else(|| self.seen(plies - 1), |(_, view)| view);
            let after = self.seen(plies);
            let line = self.line(index + 1, plies, &before, &after);
            last = Some((plies, after));
            line
        };
        logged.enumerate().map(line).collect()
    }

    /// The log of a race: writes the new lines, and those that have changed because an action arrived late.
    fn update(&self, cache: &mut LogCache) -> Vec<LogLine> {
        let open = self.session.is_open();
        if (cache.viewer, cache.open) != (self.viewer, open) {
            *cache = LogCache { viewer: self.viewer, open, ..LogCache::default() };
        }
        let entries = &self.session.record().entries;
        let written = cache.entries.take().and_then(|written| written.downcast().ok());
        let mut written: Box<Vec<Entry<G::Action>>> = written.unwrap_or_default();
        let same = written.iter().zip(entries).take_while(|(written, done)| written == done).count();
        written.truncate(same);
        cache.lines.retain(|line| line.plies <= same);
        for (index, entry) in entries.iter().enumerate().skip(same) {
            if G::is_logged(&entry.action) {
                let line = self.line(cache.lines.len() + 1, index + 1, &self.seen(index), &self.seen(index + 1));
                cache.lines.extend(Some(line).filter(|line| !line.notation.is_empty()));
            }
            written.push(entry.clone());
        }
        cache.entries = Some(written);
        cache.lines.clone()
    }
}
