//! The functions of a table that do not depend on its game: what players at this device ask and do.
//!
//! The state of the game is in the session, and undo restores it. The state of the table is in the signals beside it, and undo
//! does not touch it: what is selected, which seat holds the device, which position is shown. The look is in the stylesheet.
//!
//! A game draws its own part of the table with the typed [`Table`](super::Table), which wraps this handle.

use leptos::prelude::*;

use super::geometry::label_of_space;
use super::messages as say;
use super::staged_moment::Announcement;
use super::table_state::name_in;
use super::{
    DynGameLook, PLAY_FOCUS_CANDIDATES, Signals, TableHandle, Wording, focus, name_with_side, time_in_words, words,
};
use crate::dyn_game::AnyAction;
use crate::game::letter_case::lowercase;
use crate::game::record::{Entry, NoteKind};
use crate::game::typed_move::{TypedMove, in_plain_characters, read_typed_move};
use crate::game::{BoardDisplay, Language, Seat, Seats, TimeLeft, common_words};
use crate::session::{LATEST_PLY, LogLine, Refusal, Session};

impl TableHandle {
    /// A table at which a session is played.
    pub fn of_session(game: &'static dyn DynGameLook, language: Language, session: Session, signals: Signals) -> Self {
        Self::new(game, language, session, false, signals)
    }

    /// A table that shows the record in a link.
    ///
    /// # Errors
    /// When the link cannot be read or replayed: the reason in words.
    pub fn replay(game: &'static dyn DynGameLook, language: Language, link: &str) -> Result<Self, String> {
        let session = Session::replay(game, link).map_err(|error| words::load_error(language, game, &error))?;
        Ok(Self::new(game, language, session, true, Signals::none()))
    }

    /// A table that shows a stored game that has ended at this device.
    pub fn of_finished_game(game: &'static dyn DynGameLook, language: Language, stored: &str) -> Result<Self, String> {
        let session = Session::load(game, stored).map_err(|error| words::load_error(language, game, &error))?;
        Ok(Self::new(game, language, session, true, Signals::none()))
    }

    /// Opens another session of the game on this table.
    pub fn open(self, session: Session) {
        // A replay always looks at a position.
        self.looking.set(self.replaying.then(|| session.plies()));
        self.clear();
        self.session.set(session);
    }

    /// The value of `aria-disabled` for a space of the board, given whether the player can choose it for a move.
    pub fn disabled(self, can: bool) -> Option<&'static str> {
        (!can && !self.signals().edits.get()).then_some("true")
    }

    /// The side of a seat in the position that is shown; `None` if the viewer does not know it.
    pub fn side(self, seat: Seat) -> Option<String> {
        self.view.with(|view| view.side(self.language, seat))
    }

    /// The side that a seat has had from the start to the position that is shown; `None` if the side has changed.
    pub fn side_throughout(self, seat: Seat) -> Option<String> {
        self.view.with(|view| view.side_throughout(self.language, seat))
    }

    /// The prompt, or what [is settled](Self::settled_text); `None` if it is not the viewer's turn.
    pub fn prompt(self) -> Option<String> {
        self.settled_text().or_else(|| self.draft_prompt())
    }

    fn draft_prompt(self) -> Option<String> {
        self.view.with(|view| self.draft.with(|draft| view.prompt(self.language, draft)))
    }

    /// The action that the player has prepared; `None` if it is incomplete, or if the player cannot act.
    pub fn prepared_action(self) -> Option<AnyAction> {
        let seat = self.acting()?;
        self.view.with(|view| self.draft.with(|draft| view.prepared_action(seat, draft)))
    }

    /// The time that a seat has left; `None` in a game without clocks.
    pub fn time_left(self, seat: Seat) -> Option<TimeLeft> {
        let now = self.time.get();
        self.view.with(|view| view.time_left(seat, now))
    }

    /// The log, as the viewer may read it.
    pub fn log(self) -> Vec<LogLine> {
        let (viewer, plies) = (self.viewer.get(), self.status.with(|status| status.plies));
        let names = self.names();
        let log = |session: &Session| {
            self.log.try_update_value(|cache| session.log(self.language, plies, viewer, &names, cache))
        };
        self.session.with(log).unwrap_or_default()
    }

    /// The last event that the viewer may know, in a sentence or two; empty if there is none.
    pub fn last_event(self) -> String {
        let (names, viewer) = (self.names(), self.viewer.get_untracked());
        let plies = self.status.with_untracked(|status| status.plies);
        self.session.with_untracked(|session| {
            // A secret action has no event for others: then an earlier one is the last.
            let mut events = (1..=plies).rev().map(|plies| session.event_text(self.language, plies, viewer, &names));
            events.find(|event| !event.is_empty()).unwrap_or_default()
        })
    }

    /// The names of all players, by seat.
    pub(crate) fn names(self) -> Vec<String> {
        self.status.with_untracked(|status| {
            Seat::all(status.players.len()).map(|seat| name_in(self.language, status, seat)).collect()
        })
    }

    /// The options of the game, as text.
    pub fn options(self) -> String {
        self.session.with_untracked(|session| session.options().to_owned())
    }

    /// For each action that the viewer may know of, the number of actions up to and including it.
    fn public_plies(self) -> Vec<usize> {
        let viewer = self.viewer.get();
        self.session.with(|session| session.public_plies(viewer))
    }

    /// Drops the draft, which is the action that the player has begun, and the last refusal.
    pub fn clear(self) {
        self.refused.set(None);
        self.draft.set(None);
    }

    /// Drops the draft after an action, if it was the player's `own`, or if another seat than `before` can act here now.
    fn clear_after(self, before: Option<Seat>, own: bool) {
        if own || untrack(|| self.acting()) != before {
            self.clear();
        }
    }

    /// Performs an action of a seat. Returns whether it was legal; a refusal is shown.
    pub fn perform(self, seat: Seat, action: AnyAction) -> bool {
        self.end_moment();
        // Computers wait, so that a player has moved.
        if untrack(|| self.is_settled()) {
            self.signals().plays_on.set(true);
        }
        if let Some(race) = self.signals().race {
            return race.act.run((self, action, None));
        }
        if self.session.with_untracked(Session::now).is_some() {
            return self.perform_at(seat, action, self.signals().now.run(()));
        }
        let plies = self.status.with_untracked(|status| status.plies);
        self.change_session(seat, plies, |session| session.act(seat, action))
    }

    /// Performs an action of a seat at the time stamp of its event, in ms since the page was opened. A refusal is shown.
    pub fn perform_stamped(self, seat: Seat, action: AnyAction, stamp: f64) {
        if let Some(race) = self.signals().race {
            race.act.run((self, action, Some(stamp)));
            return;
        }
        self.refused.set(None);
        self.perform_at(seat, action, self.signals().time_of.run(stamp));
        // The event arrives late, so what time has caused since must not wait for the next tick.
        self.advance_clock(self.signals().now.run(()));
    }

    /// Performs an action of a seat at this time of the game, in ms since it began. Returns whether it was legal; a refusal is
    /// shown.
    fn perform_at(self, seat: Seat, action: AnyAction, at: u64) -> bool {
        if untrack(|| self.is_race_paused()) {
            self.refuse(say::RESTING.text(self.language).into());
            return false;
        }
        self.advance_clock(at);
        // Later actions are applied again, and announced again.
        let kept = self.session.with_untracked(|session| session.entries().partition_point(|entry| entry.at <= at));
        self.change_session(seat, kept, |session| session.act_at(seat, action, at))
    }

    /// Carries out an action of a seat. Then shows and announces what has happened since the first `kept` actions. Returns
    /// whether the action was legal; a refusal is shown.
    fn change_session(self, seat: Seat, kept: usize, act: impl FnOnce(&mut Session) -> Result<(), Refusal>) -> bool {
        let acting = untrack(|| self.acting());
        let mut result = Ok(());
        self.session.update(|session| {
            result = act(session);
            if result.is_ok() && self.signals().thinks {
                session.play_by_itself();
            }
        });
        if let Err(refusal) = result {
            self.refuse(match refusal {
                Refusal::Illegal(illegal) => self.game.refusal(self.language, &illegal),
                Refusal::Resigned => say::GAME_OVER.text(self.language).into(),
            });
            return false;
        }
        // While a moment is shown, the draft stays on the board.
        if let Some(announcement) = self.stage(kept) {
            self.clear_after(acting, acting == Some(seat));
            self.announce_all(&announcement);
        }
        true
    }

    /// The announcement of the actions after the first `plies`. It is made even if it is empty, because what only the player who
    /// acted may know must go.
    pub(super) fn announcement_since(self, plies: usize) -> Announcement {
        // The viewer may be another seat than the one that acted, or none behind the curtain.
        let (names, viewer) = (self.names(), self.viewer.get_untracked());
        let now = self.status.with_untracked(|status| status.plies);
        self.session.with_untracked(|session| {
            let is_on_request = self.announcer.wording() == Wording::OnRequest;
            let mover = |plies: usize| session.entries().get(plies.checked_sub(1)?).map(|entry| entry.seat);
            let event = |plies: usize| {
                let text = session.event_text(self.language, plies, viewer, &names);
                let other = mover(plies).filter(|seat| is_on_request && viewer != Some(*seat) && !text.is_empty());
                match other {
                    // A turn may have several actions.
                    Some(seat) if mover(plies - 1) == Some(seat) => String::new(),
                    Some(seat) => say::HasMoved { name: self.name(seat) }.text(self.language),
                    None => text,
                }
            };
            let events: Vec<String> = (plies + 1..=now).map(event).filter(|event| !event.is_empty()).collect();
            let cues = if now < session.plies() {
                session.cue_of(now, viewer).into_iter().collect()
            } else {
                session.cues(plies, viewer)
            };
            Announcement { happened: events.join(" "), cues }
        })
    }

    /// Makes an announcement, and plays its cues.
    pub(super) fn announce_all(self, announcement: &Announcement) {
        self.announce(&announcement.happened);
        for cue in &announcement.cues {
            self.signals().cue.run(*cue);
        }
    }

    /// Advances the game's clock to `now`, in ms, and applies the events that time causes.
    pub fn advance_clock(self, now: u64) {
        if self.session.with_untracked(Session::now).is_none() {
            return;
        }
        let (plies, acting) = (self.status.with_untracked(|status| status.plies), untrack(|| self.acting()));
        let mut done = false;
        self.session.update(|session| done = session.advance_clock(now));
        let has_acted = |acting: Seat| {
            self.session
                .with_untracked(|session| session.entries().iter().skip(plies).any(|entry| entry.seat == acting))
        };
        self.clear_after(acting, acting.is_some_and(has_acted));
        if let Some(announcement) = done.then(|| self.stage(plies)).flatten() {
            self.announce_all(&announcement);
        }
    }

    /// Shows a session that has gone on from that of the table at other devices, and announces what has happened since.
    pub fn follow(self, session: Session) {
        let (plies, acting) = (self.status.with_untracked(|status| status.plies), untrack(|| self.acting()));
        self.session.set(session);
        self.clear_after(acting, false);
        if let Some(announcement) = self.stage(plies) {
            self.announce_all(&announcement);
        }
    }

    /// Performs the action that the player has prepared, or ends a game whose result nothing can change.
    pub fn confirm(self) {
        self.end_moment();
        if untrack(|| self.is_settled()) {
            return self.end_settled();
        }
        match (self.acting(), self.prepared_action()) {
            (Some(seat), Some(action)) => {
                self.perform(seat, action);
            }
            (Some(_), None) => self.refuse(self.prompt().unwrap_or_default()),
            (None, _) => self.refuse_untimely(),
        }
    }

    /// Whether the player can take something back within the turn: the draft, or an action of this turn that undo reaches.
    pub fn can_take_back(self) -> bool {
        self.has_draft() || self.is_within_turn()
    }

    /// Whether the player has not begun an action.
    pub fn has_no_draft(self) -> bool {
        !self.has_draft()
    }

    /// The reason why undo is not possible, in words; `None` if it is possible.
    pub fn undo_obstacle(self) -> Option<&'static str> {
        let status = self.status.read();
        if status.can_undo {
            return None;
        }
        let is_timed = self.session.with(Session::now).is_some();
        let is_persons = |entry: &Entry<AnyAction>| status.persons.contains(entry.seat);
        let has_acted = self.session.with(|session| session.entries().iter().any(is_persons));
        let reason = match (status.ending.is_some(), is_timed, has_acted) {
            (true, ..) => say::GAME_OVER,
            (_, true, _) => say::UNDO_TIMED,
            (.., false) => say::UNDO_NOTHING,
            (.., true) => say::UNDO_REVEALED,
        };
        Some(reason.text(self.language))
    }

    fn has_draft(self) -> bool {
        self.draft.with(Option::is_some)
    }

    /// Whether the player to move is in the middle of a turn and can undo the last action of that turn.
    fn is_within_turn(self) -> bool {
        self.acting().is_some() && self.view.with(|view| view.is_under_way()) && self.status.read().can_undo
    }

    /// Drops the draft, or else undoes the last action of this turn.
    pub fn take_back(self) {
        self.end_moment();
        if untrack(|| !self.has_draft() && self.is_within_turn()) {
            self.undo();
        } else {
            self.clear();
            self.announce(say::CLEARED.text(self.language));
        }
    }

    /// Says what has happened, and the prompt. What is settled is said to all players, whoever is to move.
    fn announce(self, happened: &str) {
        match untrack(|| self.settled_text()) {
            Some(settled) => {
                let question = say::SETTLED_QUESTION.text(self.language).into();
                self.say_and_ask(
                    &common_words::sentences([Some(happened.into()), Some(settled), Some(question)]),
                    None,
                );
            }
            None => self.say_and_ask(happened, untrack(|| self.draft_prompt())),
        }
    }

    /// Plays on though nothing can change the result.
    pub fn play_on(self) {
        self.signals().plays_on.set(true);
        focus(PLAY_FOCUS_CANDIDATES);
        self.announce("");
    }

    /// Performs an action that the player typed, in any spelling that can mean only one legal action, or answers a question.
    /// Returns whether it was one of these.
    pub fn perform_typed(self, text: &str) -> bool {
        self.end_moment();
        let text = &in_plain_characters(text);
        if text.trim() == "0" && untrack(|| self.is_settled()) {
            self.end_settled();
            return true;
        }
        let Some(seat) = self.acting() else {
            let is_answered = self.answer_typed(text);
            if !is_answered {
                self.refuse_untimely();
            }
            return is_answered;
        };
        let legal = self.session.with_untracked(|session| session.actions(LATEST_PLY, seat));
        let written: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let fillers: Vec<&str> = say::TYPED_FILLERS.text(self.language).split(' ').collect();
        let spellings = [text.to_owned(), words::with_cards_in_notation(self.language, text)];
        let readings = spellings.iter().map(|typed| read_typed_move(typed, &written, &fillers));
        match readings.into_iter().find(|reading| *reading != TypedMove::Unknown) {
            Some(TypedMove::Action(action)) => {
                let meant = legal.into_iter().zip(&written).find(|(_, written)| **written == action);
                meant.is_some_and(|(action, _)| self.perform(seat, action))
            }
            Some(TypedMove::Ambiguous(meant)) => {
                let examples = words::examples(self.language, &meant);
                self.refuse(say::TypedAmbiguous { examples, typed: text }.text(self.language));
                false
            }
            // What could be a move is one: in some languages a court card has the letter of a question.
            Some(TypedMove::Unknown) | None if self.answer_typed(text) => true,
            Some(TypedMove::Unknown) | None => {
                self.refuse_typed(seat, text, &written);
                false
            }
        }
    }

    /// Shows why a typed move is none of the `legal` moves: the rule that forbids it, or else what is possible, with examples.
    fn refuse_typed(self, seat: Seat, text: &str, legal: &[String]) {
        let language = self.language;
        let words: Vec<&str> = text.split_whitespace().collect();
        let strict = words.join(" ");
        let lower = lowercase(&strict);
        for spelling in [words::with_cards_in_capitals(&lower), strict] {
            let Ok(action) = self.game.read_action(&spelling) else { continue };
            let refused = self.session.with_untracked(|session| session.refusal(seat, &action));
            if let Some(illegal) = refused {
                return self.refuse(self.game.refusal(language, &illegal));
            }
        }
        // The first sentence is the aim of the game; all of them are shown on request.
        let possible: Vec<String> = untrack(|| self.available_actions()).into_iter().skip(1).take(2).collect();
        let (possible, examples) = (possible.join(" "), words::examples(language, legal));
        self.refuse(say::TypedUnknown { examples, possible, typed: text }.text(language));
    }

    /// Answers a key that asks about the game. `place` is the index on the board of the space with the focus. Returns whether
    /// the key was one of these.
    pub fn answer_key(self, key: &str, place: Option<usize>) -> bool {
        self.end_moment();
        let language = self.language;
        let display = BoardDisplay { threats: self.signals().threats.get_untracked() };
        let text = match key {
            "l" => Some(self.last_event())
                .filter(|event| !event.is_empty())
                .unwrap_or_else(|| say::NOTHING_HAPPENED.text(language).into()),
            "t" => self.turn(),
            "w" => self.prompt().unwrap_or_else(|| say::NOT_YOUR_TURN.text(language).into()),
            "r" => self.view.with(|view| {
                let rows = view.row_descriptions(language, display);
                let row = place.and_then(|place| rows.get(view.row_of(language, place)).cloned());
                row.unwrap_or_else(|| rows.join(" "))
            }),
            "b" => self.view.with(|view| view.board_description(language, display)).join(" "),
            "h" => {
                let beside = self.view.with(|view| view.beside_board(language)).join(" ");
                if beside.is_empty() { self.view.with(|view| view.status_line(language)) } else { beside }
            }
            "?" => {
                // The aim is known after the first time: who listens goes on as soon as what can be done was said.
                let mut available = self.available_actions();
                available.rotate_left(1);
                available.join(" ")
            }
            "c" => self.clocks_in_words(),
            _ => return false,
        };
        self.say(text);
        true
    }

    /// Answers a question that the player typed: the key of a question, a question mark, the word for help, or "b" and a place.
    /// Returns whether it was one.
    fn answer_typed(self, text: &str) -> bool {
        let language = self.language;
        let text = lowercase(text.trim());
        let (question, place) = text.split_once(' ').unwrap_or((&text, ""));
        if place.is_empty() && say::TYPED_HELP.text(language).split(' ').any(|word| word == question) {
            self.say(format!("{} {}", self.game.keyboard_help(language), say::KEYS.text(language)));
            return true;
        }
        if question == "b" && !place.is_empty() {
            let Some(label) = label_of_space(place) else { return false };
            self.say(label);
            return true;
        }
        place.is_empty() && self.answer_key(question, None)
    }

    /// Says whose turn it is, or that the game is over.
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

    /// The viewer's aim, and what the viewer can and cannot do now, in sentences.
    pub fn available_actions(self) -> Vec<String> {
        let language = self.language;
        let available = |seat| self.view.with(|view| view.available_actions(language, seat));
        if let Some(available) = self.acting().map(available).filter(|available| !available.is_empty()) {
            return available;
        }
        vec![if self.is_over() { say::GAME_OVER.text(language) } else { say::NOT_YOUR_TURN.text(language) }.into()]
    }

    /// The time that each player has left, in words.
    fn clocks_in_words(self) -> String {
        let language = self.language;
        let seats = Seat::all(self.status.with_untracked(|status| status.players.len()));
        let clock = |seat: Seat| {
            let left = self.time_left(seat)?;
            Some(words::label(language, &self.name(seat), &time_in_words(language, left)) + ".")
        };
        let clocks: Vec<String> = untrack(|| seats.filter_map(clock).collect());
        if clocks.is_empty() { say::NO_CLOCK.text(language).into() } else { clocks.join(" ") }
    }

    /// Describes the game to a player who has just opened it, unless something was said already: the side, the last event, and
    /// whose turn it is.
    pub fn greet(self) {
        if !self.announcer.is_silent() || untrack(|| self.is_over() || self.is_race() || self.curtain().is_some()) {
            return;
        }
        let side = |seat| Some(name_with_side(self.name(seat), Some(untrack(|| self.side(seat))?)) + ".");
        let parts = [self.viewer.get_untracked().and_then(side), Some(self.last_event())];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        let greeting = parts.join(" ");
        if untrack(|| self.acting()).is_some() {
            self.announce(&greeting);
        } else {
            // A computer that acts at once makes this untrue: then what it did is spoken instead.
            self.announcer.report(self.audience(), greeting, self.turn());
        }
    }

    /// Says the last event and the prompt, to a player who has just got the device.
    pub fn brief(self) {
        self.announce(&self.last_event());
    }

    /// Undoes the last decision.
    pub fn undo(self) {
        self.step_to_present();
        self.session.update(|session| {
            session.undo();
        });
        if self.status.with_untracked(|status| status.settled.is_none()) {
            self.signals().plays_on.set(false);
        }
        self.announce(say::TAKEN_BACK.text(self.language));
    }

    /// Repeats the last decision that was undone.
    pub fn redo(self) {
        self.step_to_present();
        self.session.update(|session| {
            session.redo();
        });
        self.announce(say::REDONE.text(self.language));
    }

    /// Resigns for a seat.
    pub fn resign(self, seat: Seat) {
        self.step_to_present();
        if let Some(race) = self.signals().race {
            return race.resign.run(());
        }
        self.session.update(|session| session.resign(seat));
        for cue in self.session.with_untracked(|session| session.cues(session.plies(), None)) {
            self.signals().cue.run(cue);
        }
    }

    /// Goes to the latest position, and drops the draft.
    fn step_to_present(self) {
        self.end_moment();
        self.clear();
        if !self.replaying {
            self.looking.set(None);
        }
    }

    /// The positions that can be shown, each as its number of actions, and the index of the one that is shown.
    pub fn viewable_positions(self) -> (Vec<usize>, usize) {
        let mut moments = self.public_plies();
        moments.insert(0, 0);
        let last = moments.len() - 1;
        let shown = self.looking.get().map(|plies| moments.partition_point(|moment| *moment <= plies) - 1);
        (moments, shown.unwrap_or(last))
    }

    /// The number of actions before the position that is shown.
    pub fn shown_plies(self) -> usize {
        let (moments, shown) = self.viewable_positions();
        moments.get(shown).copied().unwrap_or_default()
    }

    /// The notes at the position that is shown.
    pub fn shown_notes(self) -> Vec<NoteKind> {
        let plies = self.shown_plies();
        self.session.with(|session| session.notes().at(plies).cloned().collect())
    }

    /// The number of the move after which the position is that is shown, and the number of moves. A line of the log is a move, also
    /// if it tells a turn of several actions.
    pub fn move_number(self) -> (usize, usize) {
        let (shown, log) = (self.shown_plies(), self.log());
        (log.iter().take_while(|line| line.first <= shown).count(), log.len())
    }

    /// The [number](Self::move_number) of the move after which the position is that is shown, in words.
    pub fn position_number(self) -> String {
        let (number, all) = self.move_number();
        say::PositionNumber { all, number }.text(self.language)
    }

    /// The move that led to the position that is shown, in a sentence; without one, the number of the position.
    fn shown_move(self) -> String {
        let (plies, names, viewer) = (self.shown_plies(), self.names(), self.viewer.get());
        let text = self.session.with(|session| session.event_text(self.language, plies, viewer, &names));
        if !text.is_empty() {
            return text;
        }
        self.position_number()
    }

    /// Shows the position after `plies` actions, or the latest one if no action that the viewer may know of has followed.
    pub fn look(self, plies: usize) {
        self.end_moment();
        self.clear();
        let last = untrack(|| self.public_plies()).last().copied().unwrap_or_default();
        let looking = (plies < last || self.replaying).then_some(plies.min(last));
        self.looking.set(looking);
        self.say(untrack(|| self.shown_move()));
        if looking.is_none() {
            // The steps in the dock disappear, and one of them had the focus.
            focus(PLAY_FOCUS_CANDIDATES);
        }
    }
}
