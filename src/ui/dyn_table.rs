//! A table without the type of its game.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;

use super::log::Line;
use super::messages as say;
use super::{DynGame, GameUi, PLAYING, Table, TableState, Task, focus, name_with_side, time_in_words, words};
use crate::game::lesson::ExerciseStatus;
use crate::game::{Seat, Seats, TimeLeft};
use crate::session::PlayerKind;
use crate::session::statistics::Finished;

/// A table, whatever its game: what the page's components ask of it and make it do. Actions are in notation here.
///
/// An effect that calls a method runs again when the result may have changed, as with signals.
pub trait DynTable: Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn DynGame;

    /// The view of the game: players, board and dock.
    fn table_view(&self) -> AnyView;

    /// The side of a seat in the position that is shown, if it is known.
    fn side(&self, seat: Seat) -> Option<String>;

    /// The side of a seat from the start to that position; none if it has changed.
    fn side_throughout(&self, seat: Seat) -> Option<String>;

    /// The question before a player resigns, where more than this game is given up.
    fn resigning(&self) -> Option<&'static str>;

    /// The prompt, if it is the viewer's turn.
    fn prompt(&self) -> Option<String>;

    /// The viewer's aim, what the viewer can do now, and what not, in sentences, if it is the viewer's turn.
    fn available_actions(&self) -> Vec<String>;

    /// What is in each row of the board, for screen readers. On a board that is `turned` on the screen, rows are what is level
    /// there.
    fn rows(&self, turned: bool) -> Vec<String>;

    /// What is on the whole board, without rows that have nothing to say.
    fn board(&self, turned: bool) -> Vec<String>;

    /// The row with this space of the board.
    fn row_of(&self, place: usize, turned: bool) -> usize;

    /// The last event that the viewer may know, in a sentence or two; empty if there is none.
    fn last_event(&self) -> String;

    /// The log, as the viewer may read it.
    fn log(&self) -> Vec<Line>;

    /// The number of actions up to each action that the viewer may know of.
    fn known_plies(&self) -> Vec<usize>;

    /// Whether the player has begun an action.
    fn has_begun_action(&self) -> bool;

    /// Drops the action that the player has begun.
    fn clear(&self);

    /// The action that the player has prepared, if it is complete.
    fn prepared_action(&self) -> Option<String>;

    /// Where to look for an action in notation: the first step of a hint; none in games without hints.
    fn look_at(&self, action: &str) -> Option<String>;

    /// Whether the seat to move has done part of its turn.
    fn is_under_way(&self) -> bool;

    /// Performs an action of a seat. Returns whether it could be read and was legal; a refusal is shown.
    fn perform(&self, seat: Seat, action: &str) -> bool;

    /// Undoes the last decision of a person.
    fn undo(&self);

    /// Redoes what was undone.
    fn redo(&self);

    /// Resigns for a seat.
    fn resign(&self, seat: Seat);

    /// Makes an effect run again whenever the game changes.
    fn track(&self);

    /// The text to save.
    fn save(&self) -> String;

    /// The result to keep once the game is over; the times are those of [`Finished`].
    fn finished(&self, begun: u64, ended: u64) -> Option<Finished>;

    /// The record as text; `None` while it would reveal what is hidden.
    fn record(&self) -> Option<String>;

    /// A record that begins at the position that is shown, as text; `None` while it would reveal what is hidden.
    fn position(&self) -> Option<String>;

    /// The options, as text.
    fn options(&self) -> String;

    /// The next game of the series, to be saved; `None` when it cannot be played.
    fn rematch(&self, seed: u64) -> Option<String>;

    /// A new game of the same players that begins after `plies` actions, to be saved; `None` when the game was over then.
    fn trial(&self, plies: usize) -> Option<String>;

    /// The game after `plies` actions, with other players, to be saved; `None` when it was over then.
    fn branch(&self, plies: usize, players: Vec<PlayerKind>) -> Option<String>;

    /// The view of a seat, as the browser passes values between threads; `None` when it cannot be passed.
    fn view_for_engine(&self, seat: Seat) -> Option<JsValue>;

    /// Whether the seat to move after `plies` actions had a choice.
    fn is_decision(&self, plies: usize) -> bool;

    /// The seat to move after `plies` actions and its view, as [`DynTable::view_for_engine`] returns it; `None` when nobody was to
    /// move.
    fn past_view_for_engine(&self, plies: usize) -> Option<(Seat, JsValue)>;

    /// The game's time at the last reading of the clock, in ms since the game began; `None` in a game without clocks.
    fn now(&self) -> Option<u64>;

    /// Starts a task.
    fn start_task(&self, task: Task);

    /// How far the player has come with the task on the table; `None` where there is none.
    fn task_status(&self, task: Task) -> Option<ExerciseStatus<String>>;

    /// The solution of a day's puzzle: the seats and their actions.
    fn solution(&self, day: u64) -> Vec<(Seat, String)>;

    /// When time alone causes the next event, in ms since the game began.
    fn next_deadline(&self) -> Option<u64>;

    /// Advances the game's clock, with the events that time causes.
    fn advance_clock(&self, now: u64);

    /// The time that a seat has left, in a game with clocks.
    fn time_left(&self, seat: Seat) -> Option<TimeLeft>;

    /// Whether a seat that is to move has a choice.
    fn has_choice(&self, seat: Seat) -> bool;
}

/// A table, whatever its game. A handle that is copied where it is needed; a [`Table`] converts into it.
#[derive(Clone, Copy)]
pub struct TableHandle {
    state: TableState,
    playing: StoredValue<Arc<dyn DynTable>>,
}

impl<G: GameUi> From<Table<G>> for TableHandle {
    fn from(table: Table<G>) -> Self {
        Self { state: *table, playing: StoredValue::new(Arc::new(table)) }
    }
}

impl Deref for TableHandle {
    type Target = TableState;

    fn deref(&self) -> &TableState {
        &self.state
    }
}

impl TableHandle {
    /// The table without the type of its game.
    #[must_use]
    pub fn playing(self) -> Arc<dyn DynTable> {
        self.playing.get_value()
    }

    /// Performs the action that the player has prepared.
    pub fn confirm(self) {
        let playing = self.playing();
        match (self.acting(), playing.prepared_action()) {
            (Some(seat), Some(action)) => {
                playing.perform(seat, &action);
            }
            (Some(_), None) => self.refuse(playing.prompt().unwrap_or_default()),
            (None, _) => self.refuse_untimely(),
        }
    }

    /// Whether the player can take something back within the turn: an action that is begun, or one of this turn that undo
    /// reaches.
    #[must_use]
    pub fn can_take_back(self) -> bool {
        self.playing().has_begun_action() || self.is_within_turn()
    }

    /// Whether the player to move is in the middle of a turn, and can undo its last action.
    fn is_within_turn(self) -> bool {
        self.acting().is_some() && self.playing().is_under_way() && self.status.read().can_undo
    }

    /// Takes back the action that is begun, or else the last action of this turn.
    pub fn take_back(self) {
        if untrack(|| !self.playing().has_begun_action() && self.is_within_turn()) {
            self.undo();
        } else {
            self.playing().clear();
            self.announce(say::TAKEN_BACK.text(self.language));
        }
    }

    /// Says what has happened, and the prompt.
    fn announce(self, happened: &str) {
        self.say_and_ask(happened, untrack(|| self.playing().prompt()));
    }

    /// Performs an action that the player typed. Returns whether it was legal.
    #[must_use]
    pub fn perform_typed(self, text: &str) -> bool {
        let Some(seat) = self.acting() else {
            self.refuse_untimely();
            return false;
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        self.playing().perform(seat, &words.join(" "))
    }

    /// Answers one of the keys that ask about the game. `place` is the index on the board of the space with the focus, and
    /// `turned` says whether the board is turned on the screen. Returns whether the key was one of these.
    #[must_use]
    pub fn answer_key(self, key: &str, place: Option<usize>, turned: bool) -> bool {
        let language = self.language;
        let playing = self.playing();
        let text = match key {
            "l" => Some(playing.last_event())
                .filter(|event| !event.is_empty())
                .unwrap_or_else(|| say::NOTHING_HAPPENED.text(language).into()),
            "t" => self.turn(),
            "w" => playing.prompt().unwrap_or_else(|| say::NOT_YOUR_TURN.text(language).into()),
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

    /// Whose turn it is, in words.
    fn turn(self) -> String {
        let language = self.language;
        let status = self.status.get_untracked();
        match status.to_act.first() {
            None => say::GAME_OVER.text(language).into(),
            Some(_) if untrack(|| self.acting()).is_some() => say::YOUR_TURN.text(language).into(),
            Some(seat) if status.persons == Seats::only(seat) => say::YOUR_TURN.text(language).into(),
            Some(seat) => say::TurnOf { name: self.name(seat) }.text(language),
        }
    }

    /// The viewer's aim, what the viewer can do now, and what not, in sentences.
    #[must_use]
    pub fn available_actions(self) -> Vec<String> {
        let language = self.language;
        let available = self.playing().available_actions();
        if !available.is_empty() {
            return available;
        }
        vec![if self.is_over() { say::GAME_OVER.text(language) } else { say::NOT_YOUR_TURN.text(language) }.into()]
    }

    /// All clocks in words.
    fn clocks(self) -> String {
        let language = self.language;
        let seats = Seat::all(self.status.with_untracked(|status| status.players.len()));
        let clock = |seat: Seat| {
            let left = self.playing().time_left(seat)?;
            Some(words::label(language, &self.name(seat), &time_in_words(language, left)) + ".")
        };
        let clocks: Vec<String> = untrack(|| seats.filter_map(clock).collect());
        if clocks.is_empty() { say::NO_CLOCK.text(language).into() } else { clocks.join(" ") }
    }

    /// Describes the game to a player who has just opened it, unless something was said already: the side, the last event, and
    /// whose turn it is.
    pub fn greet(self) {
        let silent = self.spoken.try_with_untracked(String::is_empty) == Some(true);
        if !silent || untrack(|| self.is_over() || self.is_race() || self.curtain().is_some()) {
            return;
        }
        let playing = self.playing();
        let side = |seat| Some(name_with_side(self.name(seat), Some(untrack(|| playing.side(seat))?)) + ".");
        let is_due = untrack(|| self.acting()).is_some();
        let turn = (!is_due).then(|| self.turn());
        let parts = [self.viewer.get_untracked().and_then(side), Some(playing.last_event()), turn];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        self.announce(&parts.join(" "));
    }

    /// Says the last event and the prompt, to a player who has just got the device.
    pub fn brief(self) {
        self.announce(&self.playing().last_event());
    }

    /// Undoes the last decision.
    pub fn undo(self) {
        self.step_to_present();
        self.playing().undo();
        self.announce(say::TAKEN_BACK.text(self.language));
    }

    /// Redoes what was undone.
    pub fn redo(self) {
        self.step_to_present();
        self.playing().redo();
        self.announce(say::REDONE.text(self.language));
    }

    /// Resigns for a seat.
    pub fn resign(self, seat: Seat) {
        self.step_to_present();
        self.playing().resign(seat);
    }

    /// Goes to the latest position, and drops an action that is begun.
    fn step_to_present(self) {
        self.playing().clear();
        if !self.replaying {
            self.looking.set(None);
        }
    }

    /// The positions that can be shown, each as its number of actions, and the index of the one that is shown.
    #[must_use]
    pub fn moments(self) -> (Vec<usize>, usize) {
        let mut moments = self.playing().known_plies();
        moments.insert(0, 0);
        let last = moments.len() - 1;
        let shown = self.looking.get().map(|plies| moments.partition_point(|moment| *moment <= plies) - 1);
        (moments, shown.unwrap_or(last))
    }

    /// Shows the position after `plies` actions; the latest when no known action has followed.
    pub fn look(self, plies: usize) {
        self.playing().clear();
        let last = untrack(|| self.playing().known_plies()).last().copied().unwrap_or_default();
        let looking = (plies < last || self.replaying).then_some(plies.min(last));
        self.looking.set(looking);
        let (moments, shown) = untrack(|| self.moments());
        self.say(say::PositionNumber { all: moments.len() - 1, number: shown }.text(self.language));
        if looking.is_none() {
            // The steps in the dock disappear, and one of them had the focus.
            focus(PLAYING);
        }
    }
}
