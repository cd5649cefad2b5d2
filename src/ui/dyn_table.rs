//! A table in use, without the type of the game on it: what all furniture stands around.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;

use super::log::Line;
use super::{DynGame, GameUi, PLAYING, Table, TableState, Task, called, focus, texts, time_in_words};
use crate::game::lesson::ExerciseStatus;
use crate::game::{Seat, Seats, TimeLeft};
use crate::session::PlayerKind;
use crate::session::statistics::Finished;

/// A game on the table, whatever its type: what the furniture asks of it and has it do. Actions are in notation here.
///
/// What is asked in an effect is asked again when the answer may have changed, as with signals.
pub trait DynTable: Send + Sync {
    /// Which game it is.
    fn game(&self) -> &'static dyn DynGame;

    /// The middle of the table.
    fn table_view(&self) -> AnyView;

    /// How a seat is called in the game at the moment that is looked at, if that is settled.
    fn side(&self, seat: Seat) -> Option<String>;

    /// The side that a seat has played from the beginning to that moment, if it was one.
    fn side_throughout(&self, seat: Seat) -> Option<String>;

    /// What somebody who wants to resign is asked, where more is given up than the game on the table.
    fn resigning(&self) -> Option<&'static str>;

    /// What is to be done next by whoever looks on, if it is their turn.
    fn prompt(&self) -> Option<String>;

    /// What whoever looks on wants in the game, what they can do now, and what they cannot: each in a sentence, if it is their
    /// turn.
    fn available_actions(&self) -> Vec<String>;

    /// What lies in each row of the board, to be said aloud; of one that is `turned` on the screen, in what is level
    /// there.
    fn rows(&self, turned: bool) -> Vec<String>;

    /// What lies on the whole board, in as many rows as there is something to say of.
    fn board(&self, turned: bool) -> Vec<String>;

    /// In which of these rows a place of the board is.
    fn row_of(&self, place: usize, turned: bool) -> usize;

    /// What happened last, in a sentence or two, as far as whoever looks on may know; empty if nothing has.
    fn last_event(&self) -> String;

    /// Every action so far that whoever looks on may know of, as they may read it.
    fn log(&self) -> Vec<Line>;

    /// After how many actions each of these was done.
    fn known(&self) -> Vec<usize>;

    /// Whether anything has been touched.
    fn is_touched(&self) -> bool;

    /// Lets go of all that was touched.
    fn clear(&self);

    /// The action that what was touched amounts to, if it does.
    fn ready(&self) -> Option<String>;

    /// Where to look for an action, given in notation; none where there are no hints.
    fn look_at(&self, action: &str) -> Option<String>;

    /// Whether the seat that is to act has done part of its turn already.
    fn is_under_way(&self) -> bool;

    /// Does an action of a seat. Returns whether it could be read and was legal; a refusal is shown.
    fn perform(&self, seat: Seat, action: &str) -> bool;

    /// Takes back the last decision of a person.
    fn undo(&self);

    /// Does again what was taken back.
    fn redo(&self);

    /// A seat gives up.
    fn resign(&self, seat: Seat);

    /// Has an effect run again whenever the game has changed.
    fn track(&self);

    /// What is to be stored.
    fn save(&self) -> String;

    /// What is to be kept of the game once it is over; the times are those of [`Finished`].
    fn finished(&self, begun: u64, ended: u64) -> Option<Finished>;

    /// The record as text; `None` as long as it would tell what is hidden.
    fn record(&self) -> Option<String>;

    /// The moment that is looked at as a record that begins there, as text; `None` as long as it would tell what is hidden.
    fn position(&self) -> Option<String>;

    /// What was chosen beforehand, as text.
    fn options(&self) -> String;

    /// The next game of the series, to be stored; `None` when it cannot be played.
    fn rematch(&self, seed: u64) -> Option<String>;

    /// A game of its own that begins with the moment after so many actions, the same sitters at it, to be stored; `None` where
    /// it was over then.
    fn trial(&self, plies: usize) -> Option<String>;

    /// The game as it stood after so many actions, to be stored and played on by others; `None` when it was over.
    fn branch(&self, plies: usize, players: Vec<PlayerKind>) -> Option<String>;

    /// What a seat has been shown, as the browser hands values from one thread to another; `None` when it cannot be
    /// handed on.
    fn view_for_engine(&self, seat: Seat) -> Option<JsValue>;

    /// Whether whoever was to act after so many actions could do more than one thing.
    fn is_decision(&self, plies: usize) -> bool;

    /// Who was to act after so many actions, and what they had been shown, as [`DynTable::view_for_engine`] tells it; `None` when
    /// nobody was.
    fn past_view_for_engine(&self, plies: usize) -> Option<(Seat, JsValue)>;

    /// What time it was when the game's clock was last looked at, in ms since the game began; `None` where none is
    /// played against.
    fn now(&self) -> Option<u64>;

    /// Lays out a task.
    fn start_task(&self, task: Task);

    /// How far somebody has come with a task that was laid out; `None` where there is none.
    fn course(&self, task: Task) -> Option<ExerciseStatus<String>>;

    /// The way of the puzzle of a day: who does what.
    fn way(&self, day: u64) -> Vec<(Seat, String)>;

    /// When something will come with time alone, in ms since the game began.
    fn next_deadline(&self) -> Option<u64>;

    /// Lets the game's clock go on, and what comes with it.
    fn advance_clock(&self, now: u64);

    /// How much time a seat has now, where a clock is played against.
    fn time_left(&self, seat: Seat) -> Option<TimeLeft>;

    /// Whether a seat that is to act can do more than one thing.
    fn has_choice(&self, seat: Seat) -> bool;
}

/// A table in use, whatever the game. A handle that is copied to wherever it is needed; a [`Table`] turns into it.
#[derive(Clone, Copy)]
pub struct TableHandle {
    top: TableState,
    playing: StoredValue<Arc<dyn DynTable>>,
}

impl<G: GameUi> From<Table<G>> for TableHandle {
    fn from(table: Table<G>) -> Self {
        Self { top: *table, playing: StoredValue::new(Arc::new(table)) }
    }
}

impl Deref for TableHandle {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.top
    }
}

impl TableHandle {
    /// The game on the table.
    #[must_use]
    pub fn playing(self) -> Arc<dyn DynTable> {
        self.playing.get_value()
    }

    /// Does what the draft amounts to.
    pub fn confirm(self) {
        let playing = self.playing();
        match (self.acting(), playing.ready()) {
            (Some(seat), Some(action)) => {
                playing.perform(seat, &action);
            }
            (Some(_), None) => self.refuse(playing.prompt().unwrap_or_default()),
            (None, _) => self.refuse_untimely(),
        }
    }

    /// Whether there is something to take back before the turn is over: what was touched, or an action of the same
    /// turn that undo reaches.
    #[must_use]
    pub fn can_take_back(self) -> bool {
        self.playing().is_touched() || self.goes_on()
    }

    /// Whether the player who is to act has begun a turn, and can undo the last action of it.
    fn goes_on(self) -> bool {
        self.acting().is_some() && self.playing().is_under_way() && self.status.read().can_undo
    }

    /// Takes back what was touched, or else the last action of this turn.
    pub fn take_back(self) {
        if untrack(|| !self.playing().is_touched() && self.goes_on()) {
            self.undo();
        } else {
            self.playing().clear();
            self.tell(texts().taken_back);
        }
    }

    /// Says what has happened, and what is to be done now.
    fn tell(self, happened: &str) {
        self.say_and_ask(happened, untrack(|| self.playing().prompt()));
    }

    /// Does what a player typed. Returns whether it was done.
    #[must_use]
    pub fn typed(self, text: &str) -> bool {
        let Some(seat) = self.acting() else {
            self.refuse_untimely();
            return false;
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        self.playing().perform(seat, &words.join(" "))
    }

    /// Answers one of the keys that speak; `place` is the place on the board that has the focus, and `turned` says whether
    /// the board is, on the screen. Returns whether it was one.
    #[must_use]
    pub fn speak(self, key: &str, place: Option<usize>, turned: bool) -> bool {
        let words = texts();
        let playing = self.playing();
        let text = match key {
            "l" => Some(playing.last_event())
                .filter(|event| !event.is_empty())
                .unwrap_or_else(|| words.nothing_happened.into()),
            "t" => self.turn(),
            "w" => playing.prompt().unwrap_or_else(|| words.not_your_turn.into()),
            "r" => {
                let rows = playing.rows(turned);
                let row = place.and_then(|place| rows.get(playing.row_of(place, turned)).cloned());
                row.unwrap_or_else(|| rows.join(" "))
            }
            "b" => playing.board(turned).join(" "),
            "?" => self.available_actions().join(" "),
            "c" => self.clocks(),
            _ => return false,
        };
        self.say(text);
        true
    }

    /// Whose turn it is.
    fn turn(self) -> String {
        let words = texts();
        let status = self.status.get_untracked();
        match status.to_act.first() {
            None => words.game_over.into(),
            Some(_) if untrack(|| self.acting()).is_some() => words.your_turn.into(),
            Some(seat) if status.persons == Seats::only(seat) => words.your_turn.into(),
            Some(seat) => (words.turn_of)(&self.name(seat)),
        }
    }

    /// What can be done now, in sentences: what whoever looks on wants, what they can do, and what they cannot.
    #[must_use]
    pub fn available_actions(self) -> Vec<String> {
        let possible = self.playing().available_actions();
        if !possible.is_empty() {
            return possible;
        }
        vec![if self.is_over() { texts().game_over } else { texts().not_your_turn }.into()]
    }

    /// All clocks in words.
    fn clocks(self) -> String {
        let seats = Seat::all(self.status.with_untracked(|status| status.players.len()));
        let clock = |seat: Seat| {
            let left = self.playing().time_left(seat)?;
            Some((texts().label)(&self.name(seat), &time_in_words(left)) + ".")
        };
        let clocks: Vec<String> = untrack(|| seats.filter_map(clock).collect());
        if clocks.is_empty() { texts().no_clock.into() } else { clocks.join(" ") }
    }

    /// Says to whoever has come to the table how things stand, unless something has been said already: which side they have,
    /// what happened last, and whose turn it is.
    pub fn greet(self) {
        let silent = self.spoken.try_with_untracked(String::is_empty) == Some(true);
        if !silent || untrack(|| self.is_over() || self.is_race() || self.curtain().is_some()) {
            return;
        }
        let playing = self.playing();
        let side = |seat| Some(called(self.name(seat), Some(untrack(|| playing.side(seat))?)) + ".");
        let is_due = untrack(|| self.acting()).is_some();
        let turn = (!is_due).then(|| self.turn());
        let parts = [self.viewer.get_untracked().and_then(side), Some(playing.last_event()), turn];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        self.tell(&parts.join(" "));
    }

    /// Says what happened last and what is to be done now, to somebody who was not there.
    pub fn brief(self) {
        self.tell(&self.playing().last_event());
    }

    /// Takes back the last decision.
    pub fn undo(self) {
        self.step_to_present();
        self.playing().undo();
        self.tell(texts().taken_back);
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        self.step_to_present();
        self.playing().redo();
        self.tell(texts().done_again);
    }

    /// A seat gives up.
    pub fn resign(self, seat: Seat) {
        self.step_to_present();
        self.playing().resign(seat);
    }

    /// Leaves the past, and what was touched.
    fn step_to_present(self) {
        self.playing().clear();
        if !self.replaying {
            self.looking.set(None);
        }
    }

    /// The moments that can be looked at: after how many actions each, from the beginning to the present; and which of
    /// them is shown.
    #[must_use]
    pub fn moments(self) -> (Vec<usize>, usize) {
        let mut moments = self.playing().known();
        moments.insert(0, 0);
        let last = moments.len() - 1;
        let shown = self.looking.get().map(|plies| moments.partition_point(|moment| *moment <= plies) - 1);
        (moments, shown.unwrap_or(last))
    }

    /// Looks at the game after so many actions; at the present when nothing is known to have been done since.
    pub fn look(self, plies: usize) {
        self.playing().clear();
        let last = untrack(|| self.playing().known()).last().copied().unwrap_or_default();
        let looking = (plies < last || self.replaying).then_some(plies.min(last));
        self.looking.set(looking);
        let (moments, shown) = untrack(|| self.moments());
        self.say((texts().moment)(shown, moments.len() - 1));
        if looking.is_none() {
            // The steps in the dock go away, and with them what had the focus.
            focus(PLAYING);
        }
    }
}
