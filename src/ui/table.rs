//! The table: a session and what the players at this device see and touch of it.
//!
//! Three kinds of state meet here. The game's is in the session, and undo restores it. The table's –
//! what is selected, who holds the device, which moment is looked at – is in the signals beside it,
//! and undo does not. The picture's is in the stylesheet.
//!
//! A game draws its own part of the table, and knows it by its own type, [`Table`]. All other furniture is the same
//! for every game, and knows it as [`TableHandle`](super::TableHandle).

use std::ops::Deref;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;

use super::dyn_table::DynTable;
use super::lesson::{course_of, session_of};
use super::log::Line;
use super::{DynGame, GameUi, Signals, Status, TableState, Task, called, current_language, dyn_game, name, texts};
use crate::game::lesson::ExerciseStatus;
use crate::game::record::Entry;
use crate::game::{LogContext, Progress, Seat, TimeLeft};
use crate::session::statistics::Finished;
use crate::session::{Cue, PlayerKind, Refusal, Session};

/// A table in use, as the game on it knows it. A handle that is copied to wherever it is needed. What is not of the
/// game's own types is in the [`TableState`], to which it dereferences.
pub struct Table<G: GameUi> {
    top: TableState,
    /// The game being played.
    pub session: RwSignal<Session<G>>,
    /// What the player to act has touched.
    pub draft: RwSignal<G::Draft>,
    /// The view that is drawn.
    pub view: Memo<G::View>,
    told: StoredValue<Told<G>>,
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
        &self.top
    }
}

impl<G: GameUi> Table<G> {
    /// A table with this session on it. `replaying` tables show a record and let nobody act.
    #[must_use]
    pub fn new(session: Session<G>, replaying: bool, signals: Signals) -> Self {
        let session = RwSignal::new(session);
        let top = TableState::new(Memo::new(move |_| session.with(Status::of)), replaying, signals);
        let view = Memo::new(move |_| {
            let (looking, viewer) = (top.looking.get(), top.viewer.get());
            session.with(|session| match looking {
                // Through the eyes of a player: as it was seen then.
                Some(plies) if replaying && viewer.is_some() => G::view(session.state_after(plies), viewer),
                Some(plies) => session.view_of_past(plies, viewer),
                None => session.view_at(session.plies(), viewer),
            })
        });
        Self { top, session, draft: RwSignal::new(G::Draft::default()), view, told: StoredValue::new(Told::nothing()) }
    }

    /// Touches something, and does what that amounts to if there is no need to ask. A refusal is shown.
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
            Err(illegal) => self.refuse(G::refusal(current_language(), &illegal)),
        }
    }

    /// Lets go of all that was touched.
    pub fn clear(self) {
        self.refused.set(None);
        self.draft.set(G::Draft::default());
    }

    /// Lets go of what was touched once something was done: if it was their own deed, or somebody else is to touch now.
    /// What others do meanwhile takes nothing out of a player's hands. `before` was to touch until then.
    fn let_go(self, before: Option<Seat>, own: bool) {
        if own || untrack(|| self.acting()) != before {
            self.clear();
        }
    }

    /// Does an action of a seat. Returns whether it was legal; a refusal is shown.
    fn act(self, seat: Seat, action: G::Action) -> bool {
        self.act_at(seat, action, self.signals.now.run(()))
    }

    /// Does an action of a seat that was decided on at this time of the device's clock, as the event tells that brought it, in
    /// ms since the page was opened. Returns whether it was legal then; a refusal is shown.
    pub fn act_stamped(self, seat: Seat, action: G::Action, stamp: f64) -> bool {
        self.refused.set(None);
        let done = self.act_at(seat, action, self.signals.time_of.run(stamp));
        // The event is a little late already: what comes of it need not wait for the next look at the clock.
        self.advance_clock(self.signals.now.run(()));
        done
    }

    /// Does an action of a seat at that time of the game, in ms since it began.
    fn act_at(self, seat: Seat, action: G::Action, at: u64) -> bool {
        if untrack(|| self.is_resting()) {
            self.refuse(texts().resting.into());
            return false;
        }
        self.advance_clock(at);
        let acting = untrack(|| self.acting());
        // What was done later is done anew, and told anew.
        let kept = self.session.with_untracked(|session| {
            session.record().entries.iter().rposition(|entry| entry.at <= at).map_or(0, |last| last + 1)
        });
        let mut refusal = None;
        self.session.update(|session| refusal = session.act_at(seat, action, at).err());
        if let Some(refusal) = refusal {
            self.refuse(match refusal {
                Refusal::Illegal(illegal) => G::refusal(current_language(), &illegal),
                Refusal::Resigned => texts().game_over.into(),
            });
            return false;
        }
        self.let_go(acting, acting == Some(seat));
        self.tell(kept);
        true
    }

    /// Says what has happened after so many actions, even if that is nothing: what was said last may be a secret of the one
    /// who acted.
    fn tell(self, plies: usize) {
        // Whoever sees the table now may be another than the one who acted, or nobody while it is covered.
        let viewer = self.viewer.get_untracked();
        let (events, cues): (Vec<String>, Vec<Option<Cue>>) = self.session.with_untracked(|session| {
            let (names, persons) = (names(session), session.persons());
            let tell = |plies: usize| {
                told(session, plies, viewer, |before, after, Entry { seat, action, .. }| {
                    (
                        G::event(current_language(), before, after, *seat, action, &names),
                        G::cue(before, after, *seat, action, persons),
                    )
                })
            };
            (plies + 1..=session.plies()).filter_map(tell).unzip()
        });
        let events: Vec<String> = events.into_iter().filter(|event| !event.is_empty()).collect();
        self.say_and_ask(&events.join(" "), untrack(|| self.prompt()));
        if untrack(|| self.is_race()) {
            // Of many at once only the last is heard.
            if let Some(cue) = cues.into_iter().flatten().next_back() {
                self.signals.cue.run(cue);
            }
        } else {
            self.give_cues(plies, viewer);
        }
    }

    /// Gives the cues of what has happened after so many actions, as `viewer` may know of it.
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
        self.view.with(|view| G::side(current_language(), view, seat))
    }

    fn side_throughout(&self, seat: Seat) -> Option<String> {
        self.view.with(|view| G::side_throughout(current_language(), view, seat))
    }

    fn resigning(&self) -> Option<&'static str> {
        self.view.with(|view| G::resigning(current_language(), view))
    }

    fn prompt(&self) -> Option<String> {
        self.view.with(|view| self.draft.with(|draft| G::prompt(current_language(), view, draft)))
    }

    fn available_actions(&self) -> Vec<String> {
        self.acting()
            .map(|seat| self.view.with(|view| G::available_actions(current_language(), view, seat)))
            .unwrap_or_default()
    }

    fn rows(&self, turned: bool) -> Vec<String> {
        self.view.with(|view| G::rows(current_language(), view, turned))
    }

    fn board(&self, turned: bool) -> Vec<String> {
        self.view.with(|view| G::board(current_language(), view, turned))
    }

    fn row_of(&self, place: usize, turned: bool) -> usize {
        self.view.with(|view| G::row_of(current_language(), view, place, turned))
    }

    fn last_event(&self) -> String {
        let viewer = self.viewer.get_untracked();
        self.session.with_untracked(|session| {
            // What is done in secret says nothing to others: then what happened before it was the last.
            let mut events = (1..=session.plies()).rev().map(|plies| event(session, plies, viewer));
            events.find(|event| !event.is_empty()).unwrap_or_default()
        })
    }

    fn log(&self) -> Vec<Line> {
        let viewer = self.viewer.get();
        self.session.with(|session| {
            if G::pace(&session.record().options).is_race() {
                self.told.try_update_value(|told| told.go_on(session, viewer)).unwrap_or_default()
            } else {
                Telling::new(session, viewer).all()
            }
        })
    }

    fn known(&self) -> Vec<usize> {
        let viewer = self.viewer.get();
        self.session.with(|session| session.public_plies(viewer))
    }

    fn is_touched(&self) -> bool {
        self.draft.with(|draft| *draft != G::Draft::default())
    }

    fn clear(&self) {
        Self::clear(*self);
    }

    fn ready(&self) -> Option<String> {
        let seat = self.acting()?;
        let progress = self.view.with(|view| self.draft.with(|draft| G::progress(view, seat, draft)));
        progress.action().map(|action| action.to_string())
    }

    fn look_at(&self, action: &str) -> Option<String> {
        G::look_at(current_language(), &action.parse().ok()?)
    }

    fn is_under_way(&self) -> bool {
        self.view.with(G::is_under_way)
    }

    fn perform(&self, seat: Seat, action: &str) -> bool {
        match action.parse() {
            Ok(action) => self.act(seat, action),
            Err(error) => {
                self.refuse((texts().malformed)(&error));
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
            let side = |plies| G::side_throughout(current_language(), &session.view_of_past(plies, None), Seat::FIRST);
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
        if let Some(session) = session_of::<G>(task) {
            self.looking.set(None);
            Self::clear(*self);
            self.session.set(session);
        }
    }

    fn course(&self, task: Task) -> Option<ExerciseStatus<String>> {
        self.session.with(|session| course_of(task, session))
    }

    fn way(&self, day: u64) -> Vec<(Seat, String)> {
        let way = G::puzzle(day).map(|puzzle| puzzle.way).unwrap_or_default();
        way.into_iter().map(|entry| (entry.seat, entry.action.to_string())).collect()
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
        self.let_go(acting, acting.is_some_and(|acting| seats.contains(&acting)));
        if done {
            self.tell(plies);
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

/// Whether a seat can do more than one thing in a state.
fn has_choice<G: GameUi>(state: &G::State, seat: Seat) -> bool {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions.len() > 1
}

/// What the action did that made so many, as the viewer saw it then.
fn event<G: GameUi>(session: &Session<G>, plies: usize, viewer: Option<Seat>) -> String {
    let told = told(session, plies, viewer, |before, after, Entry { seat, action, .. }| {
        G::event(current_language(), before, after, *seat, action, &names(session))
    });
    told.unwrap_or_default()
}

/// Tells of the action that made so many, by what the viewer saw before and after it.
fn told<G: GameUi, Told>(
    session: &Session<G>,
    plies: usize,
    viewer: Option<Seat>,
    tell: impl FnOnce(&G::View, &G::View, &Entry<G::Action>) -> Told,
) -> Option<Told> {
    let before = plies.checked_sub(1)?;
    let entry = session.record().entries.get(before)?;
    Some(tell(&session.view_at(before, viewer), &session.view_at(plies, viewer), entry))
}

/// The names of all who sit at the table, by seat.
fn names<G: GameUi>(session: &Session<G>) -> Vec<String> {
    Seat::all(session.players().len()).map(|seat| name(session.players(), seat)).collect()
}

/// How the log tells what was done.
struct Telling<'a, G: GameUi> {
    session: &'a Session<G>,
    viewer: Option<Seat>,
    /// The game as it stands now.
    now: G::View,
}

impl<'a, G: GameUi> Telling<'a, G> {
    fn new(session: &'a Session<G>, viewer: Option<Seat>) -> Self {
        Self { session, viewer, now: session.view_of_past(session.plies(), viewer) }
    }

    fn seen(&self, plies: usize) -> G::View {
        self.session.view_of_past(plies, self.viewer)
    }

    /// The line of the action that made so many, as the `number`th.
    fn line(&self, number: usize, plies: usize, before: &G::View, after: &G::View) -> Line {
        let Self { session, now, .. } = self;
        let Entry { seat, action, .. } = &session.record().entries[plies - 1];
        let (latest, open) = (plies == session.plies(), session.is_open());
        let context = LogContext { now, before, after, seat: *seat, action, latest, open };
        Line {
            number,
            plies,
            who: called(name(session.players(), *seat), G::side(current_language(), before, *seat)),
            notation: G::notation(current_language(), &context),
            note: G::note(current_language(), &context),
        }
    }

    /// The whole log.
    fn all(&self) -> Vec<Line> {
        // What was seen after one action is what was seen before the next.
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

/// The log of a race as it was told last: it grows all the time, so that only what is new is told.
struct Told<G: GameUi> {
    viewer: Option<Seat>,
    open: bool,
    entries: Vec<Entry<G::Action>>,
    lines: Vec<Line>,
}

impl<G: GameUi> Told<G> {
    fn nothing() -> Self {
        Self { viewer: None, open: false, entries: Vec::new(), lines: Vec::new() }
    }

    /// Tells what is new, or has changed as something was heard of late.
    fn go_on(&mut self, session: &Session<G>, viewer: Option<Seat>) -> Vec<Line> {
        let told = Telling::new(session, viewer);
        let open = session.is_open();
        if (self.viewer, self.open) != (viewer, open) {
            *self = Self { viewer, open, ..Self::nothing() };
        }
        let entries = &session.record().entries;
        let same = self.entries.iter().zip(entries).take_while(|(told, done)| told == done).count();
        self.entries.truncate(same);
        self.lines.retain(|line| line.plies <= same);
        for (index, entry) in entries.iter().enumerate().skip(same) {
            if G::is_logged(&entry.action) {
                let line = told.line(self.lines.len() + 1, index + 1, &told.seen(index), &told.seen(index + 1));
                self.lines.extend(Some(line).filter(|line| !line.notation.is_empty()));
            }
            self.entries.push(entry.clone());
        }
        self.lines.clone()
    }
}
