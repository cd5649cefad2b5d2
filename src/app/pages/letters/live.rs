//! The part of an open page that plays a game over the connections of this tab.
//!
//! Letters count whether they come by a connection or as links; when it ends, the game goes on by link.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;

use super::connections::{self, Step};
use super::correspondence_state::CorrespondenceState;
use super::meeting_context::{MeetingContext, Remedies};
use super::saved::saved;
use super::{messages as say, words};
use crate::app::route::Route;
use crate::app::store::saved_games;
use crate::browser::device;
use crate::browser::peer::PeerEvent;
use crate::correspondence::{Content, Correspondence, Digest, Fault, Letter, ReceivedLetter, TableId, Writer, link_of};
use crate::live::{Breach, Exchanges, News, Outgoing, Reaction};
use crate::session::Session;

/// How often a device tells the others which letters it has, so that nothing stays lost.
const GREETING: Duration = Duration::from_secs(5);

thread_local! {
    /// The letters that the player was asked about, whatever the answer.
    static ASKED: RefCell<Vec<Digest>> = const { RefCell::new(Vec::new()) };
}

/// The part of an open page that plays a game over the connections. A handle that is copied where it is needed.
#[derive(Clone, Copy)]
pub struct Live {
    state: CorrespondenceState,
    exchanges: StoredValue<Exchanges>,
    /// The other players who see the table.
    present: RwSignal<Vec<Writer>>,
    /// Draws the page again, once the game has begun.
    reopen: Callback<()>,
}

impl Live {
    /// The part of a page that plays its game over connections once it is [attached](Self::attach) to them.
    pub fn new(state: CorrespondenceState, reopen: Callback<()>) -> Self {
        let live = Self {
            state,
            exchanges: StoredValue::new(Exchanges::default()),
            present: RwSignal::new(Vec::new()),
            reopen,
        };
        let table = live.table();
        let follows = state.correspondence.with_value(|correspondence| correspondence.chain().invitation().follows);
        if let Some(before) = follows {
            connections::go_on(before, table);
        }
        live
    }

    /// Plays the game over the connections of this tab, until the page is left.
    pub fn attach(self) {
        if connections::attach(self.table(), Rc::new(move |number, event| self.on_event(number, event))) {
            self.state.shown.set(true);
        }
        let greeting = set_interval_with_handle(move || self.greet(), GREETING).ok();
        device::on_visibility(move || self.on_visibility());
        on_cleanup(move || {
            if let Some(greeting) = greeting {
                greeting.clear();
            }
        });
    }

    /// The table of the page.
    fn table(self) -> TableId {
        self.state.correspondence.with_value(|correspondence| correspondence.chain().table())
    }

    /// How far the latest connection for this table is, or what became of the last one. Reading it subscribes to the changes.
    pub fn step(self) -> Step {
        connections::step_of(self.table())
    }

    /// How many devices are connected. Reading it subscribes to the changes.
    pub fn connected_devices(self) -> usize {
        connections::connected_devices(self.table())
    }

    /// Whether letters go to all other devices by themselves. Reading it subscribes to the changes.
    pub fn is_connected(self) -> bool {
        self.connected_devices() >= self.needed()
    }

    /// Whether letters are on their way to all other devices, or will be as soon as these are there. Reading it subscribes to the
    /// changes.
    pub fn carries_letters(self) -> bool {
        self.count(Step::carries_letters) >= self.needed()
    }

    /// Whether the players are exchanging codes. Reading it subscribes to the changes.
    pub fn is_meeting(self) -> bool {
        matches!(self.step(), Step::Preparing | Step::Offers(_) | Step::Answers(_))
    }

    /// The number of connections that have got to certain steps.
    fn count(self, is_at: fn(&Step) -> bool) -> usize {
        connections::numbers(self.table(), is_at).len()
    }

    /// How many connections reach all other players.
    fn needed(self) -> usize {
        self.state.correspondence.with_value(Exchanges::needed)
    }

    /// Whether this device shows the codes with which connections begin: in a group the host's, to which all connections lead.
    pub fn shows_codes(self) -> bool {
        let shows = |table: &Correspondence| !words::is_group(table.chain()) || table.own() == Writer::HOST;
        self.state.correspondence.with_value(shows)
    }

    /// Whether the player may invite to a rematch: in a group that is connected only the host, since the connections lead there.
    /// Reading it subscribes to the changes.
    pub fn may_invite(self) -> bool {
        self.shows_codes() || self.connected_devices() == 0
    }

    /// What meetings need to know of this game.
    pub fn meeting_context(self) -> MeetingContext {
        let (state, language, table) = (self.state, self.state.language, self.table());
        let is_group = state.correspondence.with_value(|correspondence| words::is_group(correspondence.chain()));
        let partner = Callback::new(move |()| state.partner(words::name));
        let last_letter = move |correspondence: &Correspondence| correspondence.last_letter().map(Letter::to_string);
        MeetingContext {
            language,
            table,
            is_group,
            shows_codes: self.shows_codes(),
            partner,
            invitation: Callback::new(move |()| state.with(last_letter).unwrap_or_default()),
            is_full: Signal::derive(move || state.with(|correspondence| correspondence.chain().is_full())),
            is_connected: Signal::derive(move || self.is_connected()),
            presence: Signal::derive(move || {
                let present = self.present.get();
                state.with(|correspondence| words::presence(language, correspondence, &present))
            }),
            awaited: Signal::derive(move || {
                let missing = state.with(|correspondence| {
                    let chain = correspondence.chain();
                    let missing = (is_group && !chain.is_full()).then(|| words::joined(language, chain, true));
                    chain.session().is_none().then_some(missing)
                });
                missing
                    .map(|missing| missing.unwrap_or_else(|| say::LiveWaits { name: partner.run(()) }.text(language)))
            }),
            remedies: Remedies {
                one_ended: say::LIVE_ENDED_ONE,
                ended: say::LIVE_ENDED,
                guest_ended: |language, name| say::LiveEndedGuest { name }.text(language),
                impossible: say::LIVE_IMPOSSIBLE,
            },
        }
    }

    /// Sends the frames that follow from the letters of this device; none once the page is left.
    fn send(self, frames: &dyn Fn(&mut Exchanges, &Correspondence) -> Vec<Outgoing>) {
        let frames = |exchanges: &mut Exchanges| self.state.correspondence.with_value(|table| frames(exchanges, table));
        connections::send(&self.exchanges.try_update_value(frames).unwrap_or_default());
        self.note_presence();
    }

    /// Shows who sees the table now, if that has changed.
    fn note_presence(self) {
        let present = |exchanges: &Exchanges| self.state.correspondence.with_value(|table| exchanges.present(table));
        if let Some(present) = self.exchanges.try_with_value(present)
            && self.present.with_untracked(|shown| *shown != present)
        {
            self.present.set(present);
        }
    }

    /// Sends what was written since.
    pub fn changed(self) {
        self.send(&Exchanges::changed);
    }

    /// Says which letters this device has.
    fn greet(self) {
        if device::is_visible() {
            self.send(&Exchanges::greet);
        }
    }

    /// Begins to exchange letters over a connection.
    fn connected(self, number: u32) {
        connections::keep_screen_on();
        self.send(&|exchanges, table| exchanges.connected(number, table));
    }

    /// The page has been hidden, as when the player turns to another app, or shown again.
    fn on_visibility(self) {
        if device::is_visible() {
            connections::keep_screen_on();
            self.greet();
        } else {
            self.send(&|exchanges, _| exchanges.leave());
        }
    }

    /// Does what an event of a connection asks for.
    fn on_event(self, number: u32, event: PeerEvent) {
        if untrack(|| self.step()) == Step::None {
            return;
        }
        match event {
            PeerEvent::Connected => self.connected(number),
            PeerEvent::Received(text) => self.received(number, &text),
            PeerEvent::Silent | PeerEvent::Ended => {
                self.send(&|exchanges, table| exchanges.disconnected(number, table));
            }
        }
    }

    /// Takes in a text from another device.
    fn received(self, number: u32, text: &str) {
        let plies = |table: &Correspondence| table.chain().session().map(Session::plies);
        let seen = self.state.correspondence.with_value(plies);
        let receive = |table: &mut Correspondence| {
            let now = device::time_now();
            self.exchanges.try_update_value(|exchanges| exchanges.received(number, table, text, now))
        };
        let reaction = self.state.correspondence.try_update_value(receive).flatten();
        let Some(Reaction { is_changed, send, news }) = reaction else { return };
        if is_changed {
            self.state.save();
        }
        connections::send(&send);
        self.note_presence();
        match news {
            Some(News::Letters) if seen.is_none() && self.state.correspondence.with_value(plies).is_some() => {
                self.reopen.run(());
            }
            // Those before that the table has not shown yet stay the first ones.
            Some(News::Letters) => self.state.arrived.update(|first| *first = first.or(seen)),
            Some(News::Replacement(letter)) => open_once(&letter),
            Some(News::OtherTable(letter)) => self.other_table(&letter),
            Some(News::Left) => connections::end(number, None),
            Some(News::Ended(breach)) => connections::end(number, self.why(&breach)),
            None => {}
        }
    }

    /// Why a connection was ended, in words, if a letter is the reason.
    fn why(self, breach: &Breach) -> Option<String> {
        let Breach::Letter(fault) = breach else { return None };
        let (language, name) = (self.state.language, self.state.other());
        let why = |table: &Correspondence| match fault {
            Fault::Taken(_) if words::is_group(table.chain()) => say::FULL.text(language).into(),
            fault => words::unreceived(language, fault, table.chain(), &name),
        };
        Some(self.state.correspondence.with_value(why))
    }

    /// A letter of another table has come: an invitation to a rematch, or the last letter of the game before.
    fn other_table(self, letter: &Letter) {
        if self.is_rematch(letter) {
            return self.state.rematch.set(Some(link_of(&letter.to_string())));
        }
        if let Some((name, mut saved)) = saved(self.state.game, letter.table)
            && saved.receive(letter, device::time_now()) == Ok(ReceivedLetter::New)
        {
            self.state.status.error.set(saved_games::put(&name, &saved.save(), self.state.status).err());
        }
    }

    /// Whether a letter invites to a rematch of this table. If both players invite at the same time, one of the two tables
    /// counts. In a group only the host invites.
    fn is_rematch(self, letter: &Letter) -> bool {
        let Content::Invitation(invitation) = &letter.content else { return false };
        self.state.correspondence.with_value(|correspondence| {
            let chain = correspondence.chain();
            if words::is_group(chain) && correspondence.own() == Writer::HOST {
                return false;
            }
            let is_rival = chain.joined_count() == 1 && chain.invitation().follows == invitation.follows;
            let counts = letter.table.0 < chain.table().0;
            invitation.follows.is_some_and(|table| table == chain.table() || is_rival && counts)
        })
    }
}

/// Opens a letter like a link, on a page that asks the player; once, whatever the answer.
fn open_once(letter: &Letter) {
    let is_new = ASKED.with_borrow_mut(|asked| {
        let digest = letter.digest();
        let is_new = !asked.contains(&digest);
        asked.push(digest);
        is_new
    });
    if is_new {
        device::go(&Route::Letter(link_of(&letter.to_string())).to_string());
    }
}
