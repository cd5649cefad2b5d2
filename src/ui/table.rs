//! The table: a session, and what the players at this device see of it and do with it.
//!
//! The state of the game is in the session, and undo restores it. The state of the table is in the signals beside it, and undo
//! does not touch it: what is selected, which seat holds the device, which position is shown. The look is in the stylesheet.
//!
//! A game draws its own part of the table with the typed [`Table`]. All other components are the same for every game and use
//! [`TableHandle`](super::TableHandle).

use std::ops::Deref;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;

use super::dyn_table::DynTable;
use super::lesson::{session_of_task, status_of_task};
use super::log::Line;
use super::messages as say;
use super::{DynGame, GameUi, Signals, Status, TableState, Task, dyn_game, name, name_with_side, words};
use crate::game::lesson::ExerciseStatus;
use crate::game::record::Entry;
use crate::game::{Language, LogContext, Pace, Progress, Seat, TimeLeft};
use crate::session::statistics::Finished;
use crate::session::{Cue, PlayerKind, Refusal, Session};

/// A table with the types of its game. A handle that is copied where it is needed. What does not depend on these types is in
/// the [`TableState`], to which it dereferences.
pub struct Table<G: GameUi> {
    state: TableState,
    /// The game being played.
    pub session: RwSignal<Session<G>>,
    /// The action that the player to move has begun.
    pub draft: RwSignal<G::Draft>,
    /// The view that is shown.
    pub view: Memo<G::View>,
    race_log: StoredValue<RaceLog<G>>,
}

impl<G: GameUi> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Table<G> {}

impl<G: GameUi> Deref for Table<G> {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.state
    }
}

impl<G: GameUi> Table<G> {
    /// A table with this session. With `replaying` it shows a record, and nobody can act.
    #[must_use]
    pub fn new(language: Language, session: Session<G>, replaying: bool, signals: Signals) -> Self {
        let session = RwSignal::new(session);
        let state = TableState::new(
            language,
            Memo::new(move |_| session.with(|session| Status::of(language, session))),
            replaying,
            signals,
        );
        let view = Memo::new(move |_| {
            let (looking, viewer) = (state.looking.get(), state.viewer.get());
            session.with(|session| match looking {
                // A replay shows what the seat saw then.
                Some(plies) if replaying && viewer.is_some() => G::view(session.state_after(plies), viewer),
                Some(plies) => session.view_of_past(plies, viewer),
                None => session.view_at(session.plies(), viewer),
            })
        });
        Self {
            state,
            session,
            draft: RwSignal::new(G::Draft::default()),
            view,
            race_log: StoredValue::new(RaceLog::empty()),
        }
    }

    /// Handles an input of the player, and performs the action if it needs no confirmation. A refusal is shown.
    pub fn input(self, input: G::Input) {
        self.refused.set(None);
        let Some(seat) = self.acting() else {
            return self.refuse_untimely();
        };
        let view = self.view.get_untracked();
        let mut draft = self.draft.get_untracked();
        match G::input(&view, seat, &mut draft, input) {
            Ok(()) => {
                if let Progress::Submit(action) = G::progress(&view, seat, &draft) {
                    self.act(seat, action);
                } else {
                    self.draft.set(draft);
                    self.say_and_ask("", untrack(|| self.prompt()));
                }
            }
            Err(illegal) => self.refuse(G::refusal(self.language, &illegal)),
        }
    }

    /// Drops the action that is begun.
    pub fn clear(self) {
        self.refused.set(None);
        self.draft.set(G::Draft::default());
    }

    /// Drops the action that is begun, after an action: if it was the player's `own`, or another seat is to act now. Actions of
    /// others leave it. `before` was to act until then.
    fn clear_after(self, before: Option<Seat>, own: bool) {
        if own || untrack(|| self.acting()) != before {
            self.clear();
        }
    }

    /// Performs an action of a seat. Returns whether it was legal; a refusal is shown.
    fn act(self, seat: Seat, action: G::Action) -> bool {
        if self.session.with_untracked(Session::pace) != Pace::TurnBased {
            return self.act_at(seat, action, self.signals.now.run(()));
        }
        let plies = self.session.with_untracked(Session::plies);
        self.change_session(seat, plies, |session| session.act(seat, action))
    }

    /// Performs an action of a seat at this time of the device's clock, the stamp of its event, in ms since the page was opened.
    /// Returns whether it was legal then; a refusal is shown.
    pub fn act_stamped(self, seat: Seat, action: G::Action, stamp: f64) -> bool {
        self.refused.set(None);
        let done = self.act_at(seat, action, self.signals.time_of.run(stamp));
        // The event arrives late: what time has caused since need not wait for the next tick.
        self.advance_clock(self.signals.now.run(()));
        done
    }

    /// Performs an action of a seat at this time of the game, in ms since it began.
    fn act_at(self, seat: Seat, action: G::Action, at: u64) -> bool {
        if untrack(|| self.is_resting()) {
            self.refuse(say::RESTING.text(self.language).into());
            return false;
        }
        self.advance_clock(at);
        // Later actions are applied again, and announced again.
        let kept = self.session.with_untracked(|session| {
            session.record().entries.iter().rposition(|entry| entry.at <= at).map_or(0, |last| last + 1)
        });
        self.change_session(seat, kept, |session| session.act_at(seat, action, at))
    }

    /// Carries out an action of a seat and announces what has happened after `kept` actions. Returns whether the action was
    /// legal; a refusal is shown.
    fn change_session(
        self,
        seat: Seat,
        kept: usize,
        act: impl FnOnce(&mut Session<G>) -> Result<(), Refusal<G::Illegal>>,
    ) -> bool {
        let acting = untrack(|| self.acting());
        let mut refusal = None;
        self.session.update(|session| refusal = act(session).err());
        if let Some(refusal) = refusal {
            self.refuse(match refusal {
                Refusal::Illegal(illegal) => G::refusal(self.language, &illegal),
                Refusal::Resigned => say::GAME_OVER.text(self.language).into(),
            });
            return false;
        }
        self.clear_after(acting, acting == Some(seat));
        self.announce(kept);
        true
    }

    /// Says what has happened after `plies` actions, even if that is nothing: the last announcement may be a secret of the player
    /// who acted.
    fn announce(self, plies: usize) {
        // The viewer may be another seat than the one that acted, or none behind the curtain.
        let viewer = self.viewer.get_untracked();
        let (events, cues): (Vec<String>, Vec<Option<Cue>>) = self.session.with_untracked(|session| {
            let (names, persons) = (names(self.language, session), session.persons());
            let announce = |plies: usize| {
                with_action(session, plies, viewer, |before, after, Entry { seat, action, .. }| {
                    (
                        G::event(self.language, before, after, *seat, action, &names),
                        G::cue(before, after, *seat, action, persons),
                    )
                })
            };
            (plies + 1..=session.plies()).filter_map(announce).unzip()
        });
        let events: Vec<String> = events.into_iter().filter(|event| !event.is_empty()).collect();
        self.say_and_ask(&events.join(" "), untrack(|| self.prompt()));
        if untrack(|| self.is_race()) {
            // Of several at once only the last is given.
            if let Some(cue) = cues.into_iter().flatten().next_back() {
                self.signals.cue.run(cue);
            }
        } else {
            self.give_cues(plies, viewer);
        }
    }

    /// Gives the cues for everything after `plies` actions that `viewer` may know.
    fn give_cues(self, plies: usize, viewer: Option<Seat>) {
        let cues = self.session.with_untracked(|session| session.cues(plies, viewer));
        for cue in cues {
            self.signals.cue.run(cue);
        }
    }
}

impl<G: GameUi> DynTable for Table<G> {
    fn game(&self) -> &'static dyn DynGame {
        dyn_game::<G>()
    }

    fn table_view(&self) -> AnyView {
        G::table_view(*self)
    }

    fn side(&self, seat: Seat) -> Option<String> {
        self.view.with(|view| G::side(self.language, view, seat))
    }

    fn side_throughout(&self, seat: Seat) -> Option<String> {
        self.view.with(|view| G::side_throughout(self.language, view, seat))
    }

    fn resigning(&self) -> Option<&'static str> {
        self.view.with(|view| G::resigning(self.language, view))
    }

    fn prompt(&self) -> Option<String> {
        self.view.with(|view| self.draft.with(|draft| G::prompt(self.language, view, draft)))
    }

    fn available_actions(&self) -> Vec<String> {
        self.acting()
            .map(|seat| self.view.with(|view| G::available_actions(self.language, view, seat)))
            .unwrap_or_default()
    }

    fn rows(&self, turned: bool) -> Vec<String> {
        self.view.with(|view| G::rows(self.language, view, turned))
    }

    fn board(&self, turned: bool) -> Vec<String> {
        self.view.with(|view| G::board(self.language, view, turned))
    }

    fn row_of(&self, place: usize, turned: bool) -> usize {
        self.view.with(|view| G::row_of(self.language, view, place, turned))
    }

    fn last_event(&self) -> String {
        let viewer = self.viewer.get_untracked();
        self.session.with_untracked(|session| {
            // A secret action has no event for others: then an earlier one is the last.
            let mut events = (1..=session.plies()).rev().map(|plies| event(self.language, session, plies, viewer));
            events.find(|event| !event.is_empty()).unwrap_or_default()
        })
    }

    fn log(&self) -> Vec<Line> {
        let viewer = self.viewer.get();
        self.session.with(|session| {
            if G::pace(&session.record().options).is_race() {
                self.race_log.try_update_value(|log| log.update(self.language, session, viewer)).unwrap_or_default()
            } else {
                LogWriter::new(self.language, session, viewer).all()
            }
        })
    }

    fn known_plies(&self) -> Vec<usize> {
        let viewer = self.viewer.get();
        self.session.with(|session| session.public_plies(viewer))
    }

    fn has_begun_action(&self) -> bool {
        self.draft.with(|draft| *draft != G::Draft::default())
    }

    fn clear(&self) {
        Self::clear(*self);
    }

    fn prepared_action(&self) -> Option<String> {
        let seat = self.acting()?;
        let progress = self.view.with(|view| self.draft.with(|draft| G::progress(view, seat, draft)));
        progress.action().map(|action| action.to_string())
    }

    fn look_at(&self, action: &str) -> Option<String> {
        G::look_at(self.language, &action.parse().ok()?)
    }

    fn is_under_way(&self) -> bool {
        self.view.with(G::is_under_way)
    }

    fn perform(&self, seat: Seat, action: &str) -> bool {
        match action.parse() {
            Ok(action) => self.act(seat, action),
            Err(error) => {
                self.refuse(say::NotAMove { error: words::parse_error(self.language, &error) }.text(self.language));
                false
            }
        }
    }

    fn undo(&self) {
        self.session.update(|session| {
            session.undo();
        });
    }

    fn redo(&self) {
        self.session.update(|session| {
            session.redo();
        });
    }

    fn resign(&self, seat: Seat) {
        self.session.update(|session| session.resign(seat));
        self.give_cues(self.session.with_untracked(Session::plies), None);
    }

    fn track(&self) {
        self.session.track();
    }

    fn save(&self) -> String {
        self.session.with(Session::save)
    }

    fn finished(&self, begun: u64, ended: u64) -> Option<Finished> {
        self.session.with_untracked(|session| {
            let side = |plies| G::side_throughout(self.language, &session.view_of_past(plies, None), Seat::FIRST);
            session.finished(begun, ended, side(0) != side(session.plies()))
        })
    }

    fn record(&self) -> Option<String> {
        self.session.with(|session| session.may_share().then(|| session.record().to_string()))
    }

    fn position(&self) -> Option<String> {
        let plies = self.looking.get().unwrap_or(usize::MAX);
        self.session.with(|session| session.may_share().then(|| session.position(plies).to_string()))
    }

    fn options(&self) -> String {
        self.session.with(|session| session.record().options.to_string())
    }

    fn rematch(&self, seed: u64) -> Option<String> {
        self.session.with(|session| Some(session.rematch(seed).ok()?.save()))
    }

    fn trial(&self, plies: usize) -> Option<String> {
        self.session.with(|session| Some(session.trial(plies)?.save()))
    }

    fn branch(&self, plies: usize, players: Vec<PlayerKind>) -> Option<String> {
        self.session.with(|session| {
            if G::outcome(session.state_after(plies)).is_some() {
                return None;
            }
            let mut record = session.record().clone();
            record.entries.truncate(plies);
            Some(Session::resume(record, players).ok()?.save())
        })
    }

    fn view_for_engine(&self, seat: Seat) -> Option<JsValue> {
        let view = self.session.with(|session| G::view(session.state(), Some(seat)));
        serde_wasm_bindgen::to_value(&view).ok()
    }

    fn is_decision(&self, plies: usize) -> bool {
        self.session.with_untracked(|session| {
            let state = session.state_after(plies);
            G::to_act(state).first().is_some_and(|seat| has_choice::<G>(state, seat))
        })
    }

    fn past_view_for_engine(&self, plies: usize) -> Option<(Seat, JsValue)> {
        self.session.with_untracked(|session| {
            let state = session.state_after(plies);
            let seat = G::to_act(state).first()?;
            Some((seat, serde_wasm_bindgen::to_value(&G::view(state, Some(seat))).ok()?))
        })
    }

    fn start_task(&self, task: Task) {
        if let Some(session) = session_of_task::<G>(self.language, task) {
            self.looking.set(None);
            Self::clear(*self);
            self.session.set(session);
        }
    }

    fn task_status(&self, task: Task) -> Option<ExerciseStatus<String>> {
        self.session.with(|session| status_of_task(self.language, task, session))
    }

    fn solution(&self, day: u64) -> Vec<(Seat, String)> {
        let solution = G::puzzle(day).map(|puzzle| puzzle.solution).unwrap_or_default();
        solution.into_iter().map(|entry| (entry.seat, entry.action.to_string())).collect()
    }

    fn now(&self) -> Option<u64> {
        self.session.with(|session| G::pace(&session.record().options).is_timed().then(|| session.now()))
    }

    fn next_deadline(&self) -> Option<u64> {
        self.session.with(Session::next_event).map(|coming| coming.at)
    }

    fn advance_clock(&self, now: u64) {
        if !self.session.with_untracked(|session| G::pace(&session.record().options).is_timed()) {
            return;
        }
        let (plies, acting) = (self.session.with_untracked(Session::plies), untrack(|| self.acting()));
        let mut done = false;
        self.session.update(|session| done = session.advance_clock(now));
        let seats = self.session.with_untracked(|session| {
            session.record().entries[plies..].iter().map(|entry| entry.seat).collect::<Vec<_>>()
        });
        self.clear_after(acting, acting.is_some_and(|acting| seats.contains(&acting)));
        if done {
            self.announce(plies);
        }
    }

    fn time_left(&self, seat: Seat) -> Option<TimeLeft> {
        let now = self.time.get();
        self.view.with(|view| G::time_left(view, seat, now))
    }

    fn has_choice(&self, seat: Seat) -> bool {
        self.session.with(|session| has_choice::<G>(session.state(), seat))
    }
}

/// Whether a seat has a choice in a state.
fn has_choice<G: GameUi>(state: &G::State, seat: Seat) -> bool {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions.len() > 1
}

/// The event of the action number `plies`, counted from 1, as the viewer saw it then; empty if there is none.
fn event<G: GameUi>(language: Language, session: &Session<G>, plies: usize, viewer: Option<Seat>) -> String {
    let event = with_action(session, plies, viewer, |before, after, Entry { seat, action, .. }| {
        G::event(language, before, after, *seat, action, &names(language, session))
    });
    event.unwrap_or_default()
}

/// Calls `make` with the action number `plies`, counted from 1, and the viewer's views before and after it.
fn with_action<G: GameUi, Made>(
    session: &Session<G>,
    plies: usize,
    viewer: Option<Seat>,
    make: impl FnOnce(&G::View, &G::View, &Entry<G::Action>) -> Made,
) -> Option<Made> {
    let before = plies.checked_sub(1)?;
    let entry = session.record().entries.get(before)?;
    Some(make(&session.view_at(before, viewer), &session.view_at(plies, viewer), entry))
}

/// The names of all players, by seat.
fn names<G: GameUi>(language: Language, session: &Session<G>) -> Vec<String> {
    Seat::all(session.players().len()).map(|seat| name(language, session.players(), seat)).collect()
}

/// Writes the lines of the log.
struct LogWriter<'a, G: GameUi> {
    language: Language,
    session: &'a Session<G>,
    viewer: Option<Seat>,
    /// The view of the latest position.
    now: G::View,
}

impl<'a, G: GameUi> LogWriter<'a, G> {
    fn new(language: Language, session: &'a Session<G>, viewer: Option<Seat>) -> Self {
        Self { language, session, viewer, now: session.view_of_past(session.plies(), viewer) }
    }

    fn seen(&self, plies: usize) -> G::View {
        self.session.view_of_past(plies, self.viewer)
    }

    /// The line of the action number `plies`, as line `number`; both are counted from 1.
    fn line(&self, number: usize, plies: usize, before: &G::View, after: &G::View) -> Line {
        let Self { language, session, now, .. } = self;
        let Entry { seat, action, .. } = &session.record().entries[plies - 1];
        let (latest, open) = (plies == session.plies(), session.is_open());
        let context = LogContext { now, before, after, seat: *seat, action, latest, open };
        Line {
            number,
            plies,
            who: name_with_side(name(*language, session.players(), *seat), G::side(*language, before, *seat)),
            notation: G::notation(*language, &context),
            note: G::note(*language, &context),
        }
    }

    /// The whole log.
    fn all(&self) -> Vec<Line> {
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
}

/// The log of a race as it was written last. It grows all the time, so only new lines are written.
struct RaceLog<G: GameUi> {
    viewer: Option<Seat>,
    open: bool,
    entries: Vec<Entry<G::Action>>,
    lines: Vec<Line>,
}

impl<G: GameUi> RaceLog<G> {
    fn empty() -> Self {
        Self { viewer: None, open: false, entries: Vec::new(), lines: Vec::new() }
    }

    /// Writes new lines, and those that have changed because an action arrived late.
    fn update(&mut self, language: Language, session: &Session<G>, viewer: Option<Seat>) -> Vec<Line> {
        let writer = LogWriter::new(language, session, viewer);
        let open = session.is_open();
        if (self.viewer, self.open) != (viewer, open) {
            *self = Self { viewer, open, ..Self::empty() };
        }
        let entries = &session.record().entries;
        let same = self.entries.iter().zip(entries).take_while(|(written, done)| written == done).count();
        self.entries.truncate(same);
        self.lines.retain(|line| line.plies <= same);
        for (index, entry) in entries.iter().enumerate().skip(same) {
            if G::is_logged(&entry.action) {
                let line = writer.line(self.lines.len() + 1, index + 1, &writer.seen(index), &writer.seen(index + 1));
                self.lines.extend(Some(line).filter(|line| !line.notation.is_empty()));
            }
            self.entries.push(entry.clone());
        }
        self.lines.clone()
    }
}
