//! The part of an open page that plays a race over the connections of this tab.
//!
//! The race itself knows no browser: this part carries its frames, stores it, and lets the table show what happens.

use std::rc::Rc;

use leptos::prelude::*;

use super::connections::{self, Step};
use super::meeting_context::{MeetingContext, Remedies};
use super::{messages as say, race_words};
use crate::app::store::{StoreStatus, saved_games};
use crate::browser::device;
use crate::browser::peer::PeerEvent;
use crate::dyn_game::AnyAction;
use crate::game::{Language, Seat, Seats, common_words};
use crate::live::race::{Finish, Outcome, Race, RaceInvitation, RaceNews};
use crate::ui::{DynGameExtrasUi, TableHandle, messages as page};

/// The time between two readings of the game's clock for the table, in ms. Judging has the exact times.
const TICK: u64 = 100;

/// The part of an open page that plays a race. A handle that is copied where it is needed.
#[derive(Clone, Copy)]
pub struct LiveRace {
    pub language: Language,
    game: &'static dyn DynGameExtrasUi,
    race: StoredValue<Race>,
    /// The number of changes of the race so far. Reading it subscribes to the changes.
    changes: RwSignal<u32>,
    /// The table; `None` before the game begins.
    table: StoredValue<Option<TableHandle>>,
    /// The numbers of the connections, in the order in which the race counts them.
    numbers: StoredValue<Vec<u32>>,
    /// The player who asks for a rematch.
    pub rematch: RwSignal<Option<Seat>>,
    /// The name under which the race is saved.
    name: StoredValue<String>,
    status: StoreStatus,
    /// Draws the page again, once the game has begun.
    reopen: Callback<()>,
}

impl LiveRace {
    /// Plays the race of the page over connections, as soon as there are any, until the page is left.
    pub fn attach(
        language: Language,
        game: &'static dyn DynGameExtrasUi,
        (name, race): (&str, Race),
        status: StoreStatus,
        reopen: Callback<()>,
    ) -> Self {
        let table = race.table();
        let offers = race.is_host() && race.session().is_none();
        let live = Self {
            language,
            game,
            race: StoredValue::new(race),
            changes: RwSignal::new(0),
            table: StoredValue::new(None),
            numbers: StoredValue::new(Vec::new()),
            rematch: RwSignal::new(None),
            name: StoredValue::new(name.to_owned()),
            status,
            reopen,
        };
        connections::attach(table, Rc::new(move |number, event| live.on_event(number, event)));
        if offers && untrack(|| connections::step_of(table)) == Step::None {
            connections::offer(table);
        }
        device::on_visibility(move || {
            if device::is_visible() {
                connections::keep_screen_on();
                live.update(Race::come_back);
            } else {
                live.update(Race::leave);
            }
        });
        // What was on the screen when the page was left is seen from now on.
        live.race.update_value(|race| race.painted(device::clock()));
        live.run_frames();
        live
    }

    /// Tells the race the time with each frame that the browser draws.
    fn run_frames(self) {
        request_animation_frame(move || {
            if self.race.try_with_value(|_| ()).is_some() {
                self.update(Race::tick);
                self.run_frames();
            }
        });
    }

    /// Reads the race, now and again after every change.
    pub fn with<T>(self, read: impl FnOnce(&Race) -> T) -> T {
        self.changes.track();
        self.race.with_value(read)
    }

    /// The table at which the game is played from now on.
    pub fn set_table(self, table: TableHandle) {
        self.table.set_value(Some(table));
        self.show_time(table);
    }

    /// The time of the game in ms.
    pub fn now(self) -> u64 {
        self.race.try_with_value(|race| race.game_time(device::clock())).flatten().unwrap_or_default()
    }

    /// The player at the table does something. The stamp is that of the event, in ms since the page was opened; `None` for now.
    /// Returns whether it is possible; a refusal is shown.
    pub fn act(self, table: TableHandle, action: &AnyAction, stamp: Option<f64>) -> bool {
        let refusal = if untrack(|| table.is_race_paused()) {
            Some(page::RESTING_AWAY.text(self.language).into())
        } else {
            let illegal = self.race.with_value(|race| race.session()?.refusal(race.seat()?, action));
            illegal.map(|illegal| self.game.refusal(self.language, &illegal))
        };
        if let Some(refusal) = refusal {
            table.refuse(refusal);
            return false;
        }
        table.refused.set(None);
        if self.game.reaction().as_ref() == Some(action) {
            let at = stamp.map_or_else(device::clock, device::clock_at_stamp);
            self.update(|race, now| race.tap(at, now));
        } else {
            self.update(|race, now| race.act(action, now));
        }
        true
    }

    /// The player at this device gives the game up.
    pub fn resign(self) {
        self.update(Race::resign);
    }

    /// The text to store of the next race of the same players, which is played over the same connections; `None` while this one
    /// is not over.
    pub fn rematch_text(self) -> Option<String> {
        let next = self.race.with_value(Race::rematch)?;
        connections::go_on(self.race.with_value(Race::table), next.table());
        Some(next.save())
    }

    /// What meetings need to know of this race.
    pub fn meeting_context(self) -> MeetingContext {
        let language = self.language;
        let (table, is_host) = self.race.with_value(|race| (race.table(), race.is_host()));
        let seats = move || self.with(Race::seat_count);
        MeetingContext {
            language,
            table,
            is_group: untrack(seats) > 2,
            shows_codes: is_host,
            partner: Callback::new(move |()| self.with(|race| race_words::partner(language, race))),
            invitation: Callback::new(move |()| self.race.with_value(invitation_line)),
            is_full: Signal::derive(move || self.with(|race| race.names().count()) == seats()),
            is_connected: Signal::derive(move || {
                let needed = if is_host { seats().saturating_sub(1) } else { 1 };
                connections::connected_devices(table) >= needed
            }),
            presence: Signal::derive(move || self.with(|race| race_words::presence(language, race))),
            awaited: Signal::derive(move || self.with(|race| race_words::awaited(language, race))),
            remedies: Remedies {
                one_ended: say::RACE_ENDED_ONE,
                ended: say::RACE_ENDED,
                guest_ended: |language, name| say::RaceEndedGuest { name }.text(language),
                impossible: say::RACE_IMPOSSIBLE,
            },
        }
    }

    /// Does what an event of a connection asks for.
    fn on_event(self, number: u32, event: PeerEvent) {
        let Some(line) = self.line_index(number) else { return };
        match event {
            PeerEvent::Connected => {
                connections::keep_screen_on();
                self.update(|race, now| race.connected(line, now));
            }
            PeerEvent::Received(text) => self.update(|race, now| race.received(line, &text, now)),
            PeerEvent::Silent | PeerEvent::Ended => self.update(|race, now| race.disconnected(line, now)),
        }
    }

    /// The index of the connection with this number in the race. Guests have one, and the latest counts.
    fn line_index(self, number: u32) -> Option<usize> {
        let is_host = self.race.try_with_value(Race::is_host)?;
        self.numbers.try_update_value(|numbers| {
            if !is_host {
                numbers.clear();
            }
            let known = numbers.iter().position(|known| *known == number);
            known.unwrap_or_else(|| {
                numbers.push(number);
                numbers.len() - 1
            })
        })
    }

    /// Changes the race, and does what follows. What has changed is stored before anything is sent.
    fn update(self, change: impl FnOnce(&mut Race, u64) -> Outcome) {
        let change = |race: &mut Race| {
            let (was_awaited, before): (bool, Seats) = (race.session().is_none(), race.present().collect());
            let outcome = change(race, device::clock());
            (outcome, was_awaited && race.session().is_some(), before != race.present().collect())
        };
        let Some((outcome, begins, has_moved)) = self.race.try_update_value(change) else { return };
        let Outcome { send, news, ended, is_changed } = outcome;
        if is_changed {
            self.save();
        }
        let number = |line: usize| self.numbers.with_value(|numbers| numbers.get(line).copied()).unwrap_or_default();
        let send: Vec<_> = send.into_iter().map(|(line, frame)| (number(line), frame)).collect();
        connections::send(&send);
        for (line, breach) in ended {
            connections::end(number(line), breach.map(|_| say::RACE_BROKEN.text(self.language).into()));
        }
        if begins {
            return self.reopen.run(());
        }
        let table = self.table.get_value();
        for news in &news {
            self.show(table, news);
        }
        if is_changed || has_moved || !news.is_empty() {
            self.changes.update(|changes| *changes += 1);
        }
        if let Some(table) = table {
            self.show_time(table);
        }
    }

    /// Stores the race.
    fn save(self) {
        let text = self.race.with_value(Race::save);
        self.name.with_value(|name| saved_games::save_or_hand_on(name, text, self.status));
    }

    /// Shows the time of the game at the table, and whether its clock stands.
    fn show_time(self, table: TableHandle) {
        let time = self.now();
        if table.time.get_untracked().abs_diff(time) >= TICK {
            table.time.set(time);
        }
        let is_paused = self.race.with_value(|race| !race.is_running() || race.present().next().is_none());
        if table.paused.get_untracked() != is_paused {
            table.paused.set(is_paused);
        }
    }

    /// Shows at the table what the race tells.
    fn show(self, table: Option<TableHandle>, news: &RaceNews) {
        if let RaceNews::Rematch(seat) = news {
            self.rematch.set(Some(*seat));
        }
        let Some(table) = table else { return };
        let follow = || {
            if let Some(session) = self.race.with_value(|race| race.session().cloned()) {
                table.follow(session);
            }
        };
        match news {
            RaceNews::Card => {
                table.signals().remark.set(None);
                follow();
                device::after_frame(move || {
                    self.race.try_update_value(|race| race.painted(device::clock()));
                });
            }
            RaceNews::Changed => follow(),
            RaceNews::Finish(finish) => {
                follow();
                table.signals().remark.set(self.remark(table, finish));
            }
            RaceNews::TooLate(seat) if self.race.with_value(Race::seat) == Some(*seat) => {
                table.signals().remark.set(Some(say::RACE_TOO_LATE.text(self.language).into()));
            }
            _ => {}
        }
    }

    /// What is to be said of the taps beside the verdict of the rules.
    fn remark(self, table: TableHandle, finish: &Finish) -> Option<String> {
        let (first, reaction) = finish.order.first()?;
        let photo = finish.is_photo_finish.then(|| say::RACE_PHOTO_FINISH.text(self.language).to_owned());
        let guess = finish.is_too_fast.then(|| {
            let ms = usize::try_from(reaction.unwrap_or_default()).unwrap_or_default();
            say::RaceTooFast { name: table.name(*first), ms }.text(self.language)
        });
        let remark = common_words::sentences([photo, guess]);
        (!remark.is_empty()).then_some(remark)
    }
}

/// The line that invites to a race, for its codes.
fn invitation_line(race: &Race) -> String {
    let name = race.names().next().unwrap_or_default();
    let (game, options) = (race.game().id().to_owned(), race.options().to_owned());
    format!("{}\n", RaceInvitation { game, table: race.table(), options, name })
}
