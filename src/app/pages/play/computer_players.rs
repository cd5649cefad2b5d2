//! The computer players of a table: asks the engine worker, and performs what it decides.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use crate::app::shell::{Version, version};
use crate::app::store::{Settings, settings};
use crate::app::table::engine;
use crate::browser::device;
use crate::browser::engine::{Answer, Engine};
use crate::browser::protocol::Question;
use crate::game::{Rng, Seat};
use crate::search::{Level, RootActions};
use crate::session::LATEST_PLY;
use crate::ui::{EngineStatus, TableHandle, messages as say, words};

/// Performs what a computer player has decided.
type Decision = Box<dyn FnOnce()>;

#[derive(Clone)]
pub struct ComputerPlayers {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    version: Version,
    settings: RwSignal<Settings>,
    /// The number of the last question. Answers to earlier questions are ignored.
    asked: Rc<Cell<u32>>,
    /// The number of moves that the paused computers may still make.
    permits: RwSignal<u32>,
    /// A decision that is held back only by the pace setting.
    decided: Rc<Cell<Option<Decision>>>,
    /// The seat of the computer that the player has told to move at once.
    hurried: Rc<Cell<Option<Seat>>>,
}

impl ComputerPlayers {
    pub fn new(table: TableHandle, permits: RwSignal<u32>) -> Self {
        Self {
            table,
            engine: engine(),
            version: version(),
            settings: settings(),
            asked: Rc::default(),
            permits,
            decided: Rc::default(),
            hurried: Rc::default(),
        }
    }

    /// The seat and level of the computer to move; `None` if no computer is to move, or if it must wait.
    fn due(&self) -> Option<(Seat, Level)> {
        let table = self.table;
        let waits = table.is_staging() || table.is_settled();
        if table.curtain().is_some() || waits || table.paused.get() && self.permits.get() == 0 {
            return None;
        }
        let status = table.status.read();
        if status.is_race {
            // In a race, the session makes the computers act when its clock advances.
            return None;
        }
        let level = |seat: Seat| Some((seat, status.players.get(seat.index())?.level_at(status.seed, status.plies)?));
        status.to_act.iter().find_map(level)
    }

    /// Asks the worker for the move of the computer to move, if there is one. Runs again whenever the table changes.
    pub fn consider(&self) {
        let due = self.due();
        let number = self.asked.get() + 1;
        self.asked.set(number);
        self.decided.set(None);
        let table = self.table;
        let hurried = self.hurried.take().filter(|hurried| due.is_some_and(|(seat, _)| seat == *hurried));
        self.hurried.set(hurried);
        let Some((seat, level)) = due else {
            // Hints and analysis may use the worker while no computer moves.
            if table.engine_status.get_untracked() != EngineStatus::Resting {
                table.engine_status.set(EngineStatus::Resting);
                self.engine.with_value(Engine::forget);
            }
            return;
        };
        table.engine_status.set(EngineStatus::Thinking(seat));
        let status = table.status.get_untracked();
        let seed = Rng::stream(status.seed, status.plies as u64).next_u64();
        let view = table.session.with_untracked(|session| session.view_at_the_time(LATEST_PLY, Some(seat)));
        let Ok(view) = view.to_bytes() else { return self.lose() };
        let question =
            Question { number: 0, game: table.game.id().into(), seat, root: RootActions::All, level, seed, view };
        let (this, begun) = (self.clone(), device::time_now());
        self.engine.with_value(|engine| {
            engine.ask(question, move |answer| this.on_answer(number, seat, answer, begun));
            if hurried.is_some() {
                engine.decide();
            }
        });
    }

    /// Handles the answer to a question. A decision is performed no earlier than the pace allows.
    fn on_answer(&self, number: u32, seat: Seat, answer: Answer, begun: u64) {
        let action = match answer {
            Answer::Decided { action, .. } => action,
            Answer::OtherVersion => {
                self.version.other_engine.set(true);
                return self.lose();
            }
            Answer::Lost => return self.lose(),
        };
        let passed = Duration::from_millis(device::time_now().saturating_sub(begun));
        // A move without a choice is not worth a wait.
        let has_choice = self.table.session.with_untracked(|session| session.actions(LATEST_PLY, seat).len() > 1);
        let pace = if has_choice { self.settings.get_untracked().pace() } else { Duration::ZERO };
        let this = self.clone();
        let perform = move || this.perform(number, seat, &action);
        if self.hurried.get().is_some() {
            return perform();
        }
        self.decided.set(Some(Box::new(perform)));
        let decided = Rc::clone(&self.decided);
        set_timeout(
            move || {
                if let Some(perform) = decided.take() {
                    perform();
                }
            },
            pace.saturating_sub(passed),
        );
    }

    /// Performs the action that answers a question, unless the table has changed since.
    fn perform(&self, number: u32, seat: Seat, action: &str) {
        if self.asked.get() == number {
            self.permits.update_untracked(|permits| *permits = permits.saturating_sub(1));
            let table = self.table;
            let done = match table.game.read_action(action) {
                Ok(action) => table.perform(seat, action),
                Err(error) => {
                    let error = words::parse_error(table.language, &error);
                    table.refuse(say::NotAMove { error }.text(table.language));
                    false
                }
            };
            if !done {
                self.lose();
            }
        }
    }

    /// Makes the computer move as soon as it can: at once, if it only waits for the pace.
    pub fn hurry(&self) {
        if let EngineStatus::Thinking(seat) = self.table.engine_status.get_untracked() {
            self.hurried.set(Some(seat));
        }
        if let Some(perform) = self.decided.take() {
            return perform();
        }
        self.engine.with_value(Engine::decide);
    }

    /// Ignores all answers from now on.
    pub fn stop(&self) {
        self.asked.set(self.asked.get() + 1);
    }

    /// Shows that the computer does not answer.
    fn lose(&self) {
        self.table.engine_status.set(EngineStatus::Lost);
        self.table.say(say::ENGINE_LOST.text(self.table.language).into());
        if self.version.superseded.get_untracked() {
            // The files of this version are gone; a reload fixes that.
            self.version.other_engine.set(true);
        }
    }
}
