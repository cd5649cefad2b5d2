//! The connection of this tab to another device, which carries the letters of a game as soon as they are written.
//!
//! The connection belongs to the tab and not to a page, so that it outlives the way from an invitation to the table, and to the
//! table of a rematch. Letters count whether they come by the connection or as links; when it ends, the game goes on by link.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::correspondence_state::CorrespondenceState;
use super::saved::saved;
use super::words;
use crate::app::route::Route;
use crate::app::store::saved_games;
use crate::browser::device::{self, ScreenLock};
use crate::browser::peer::{Peer, PeerEvent};
use crate::browser::tabs;
use crate::correspondence::{Content, Correspondence, Digest, Letter, Received, TableId, link_of, text_of};
use crate::live::{Breach, Description, Exchange, Frame, News, Reaction, Role};
use crate::session::Session;

/// How often a device tells the other one which letters it has, so that nothing stays lost.
const GREETING: Duration = Duration::from_secs(5);

/// How long the browsers may need to connect.
const CONNECTING: Duration = Duration::from_secs(15);

/// How far the connection is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// There is none.
    #[default]
    None,
    /// The code of this device is being made.
    Preparing,
    /// This device offers a connection with this description, and waits for the code of the other device.
    Offers(Description),
    /// This device has answered with this description, and waits until the other device has read it.
    Answers(Description),
    /// Both codes are read.
    Connecting,
    /// Letters go from one device to the other.
    Connected,
    /// The other device does not answer.
    Silent,
    /// The connection has ended, or did not come about.
    Ended,
    /// The browser cannot connect to other devices.
    Impossible,
}

/// The state of the connection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct State {
    /// The table that is played over the connection.
    table: Option<TableId>,
    step: Step,
    /// Whether the other player sees the table.
    is_present: bool,
    /// Why this device has ended the connection, in words, if it has.
    why: Option<String>,
}

/// What a page does about the events of the connection.
type Listener = Rc<dyn Fn(PeerEvent)>;

/// The connection of this tab.
#[derive(Default)]
struct Connection {
    state: ArcRwSignal<State>,
    peer: RefCell<Option<Rc<Peer>>>,
    /// The number of connections so far. An earlier one may still tell of its end.
    begun: Cell<u32>,
    /// The offer of another device that the page of its table is to answer.
    offer: RefCell<Option<(TableId, Description)>>,
    /// The offer that this device has answered last.
    answered: RefCell<Option<Description>>,
    /// The letters that the player was asked about, whatever the answer.
    asked: RefCell<Vec<Digest>>,
    /// Keeps the screen on while the devices are connected.
    screen: RefCell<Option<ScreenLock>>,
    /// What the open page does about an event.
    listener: RefCell<Option<Listener>>,
}

thread_local! {
    static CONNECTION: Connection = Connection::default();
}

/// Changes the state of the connection.
fn update(change: impl FnOnce(&mut State)) {
    CONNECTION.with(|connection| connection.state.update(change));
}

/// The state of the connection. Reading the signal subscribes to its changes.
fn connection_state() -> ArcRwSignal<State> {
    CONNECTION.with(|connection| connection.state.clone())
}

/// Begins a connection for a table, and ends the last one. `None` where the browser has no WebRTC.
fn begin(table: TableId) -> Option<Rc<Peer>> {
    let number = CONNECTION.with(|connection| connection.begun.get()) + 1;
    let is_last = move || CONNECTION.with(|connection| connection.begun.get()) == number;
    let peer = Peer::new(move |event| {
        if is_last() {
            hear(event);
        }
    });
    let peer = peer.map(Rc::new);
    let step = if peer.is_some() { Step::Preparing } else { Step::Impossible };
    CONNECTION.with(|connection| {
        connection.begun.set(number);
        connection.peer.replace(peer.clone());
        connection.state.set(State { table: Some(table), step, ..State::default() });
    });
    peer
}

/// Whether this is still the connection of the tab.
fn is_current(peer: &Rc<Peer>) -> bool {
    CONNECTION.with(|connection| connection.peer.borrow().as_ref().is_some_and(|current| Rc::ptr_eq(current, peer)))
}

/// The next step of a connection; the end of it for `None`. Nothing if another one has begun since.
fn advance(peer: &Rc<Peer>, step: Option<Step>) {
    if is_current(peer) {
        update(|state| state.step = step.unwrap_or(Step::Ended));
    }
}

/// Offers a connection for a table.
fn offer(table: TableId) {
    let Some(peer) = begin(table) else { return };
    spawn_local(async move {
        let sdp = peer.offer().await.ok();
        advance(&peer, sdp.and_then(|sdp| Description::from_sdp(&sdp).ok()).map(Step::Offers));
    });
}

/// Answers the offer of another device.
fn answer(table: TableId, offer: Description) {
    let (Some(peer), sdp) = (begin(table), offer.to_sdp()) else { return };
    CONNECTION.with(|connection| connection.answered.replace(Some(offer)));
    spawn_local(async move {
        let sdp = peer.answer(&sdp).await.ok();
        advance(&peer, sdp.and_then(|sdp| Description::from_sdp(&sdp).ok()).map(Step::Answers));
    });
}

/// Connects with the device that has answered the offer of this one.
fn connect(answer: &Description) {
    let Some(peer) = CONNECTION.with(|connection| connection.peer.borrow().clone()) else { return };
    update(|state| state.step = Step::Connecting);
    let sdp = answer.to_sdp();
    spawn_local(async move {
        if peer.connect(&sdp).await.is_err() {
            return advance(&peer, None);
        }
        let is_connecting = || connection_state().with_untracked(|state| state.step == Step::Connecting);
        let peer = Rc::downgrade(&peer);
        let give_up = move || {
            if let Some(peer) = peer.upgrade().filter(|_| is_connecting()) {
                advance(&peer, None);
            }
        };
        set_timeout(give_up, CONNECTING);
    });
}

/// Notes an event of the connection, and passes it on to the open page.
fn hear(event: PeerEvent) {
    match event {
        PeerEvent::Connected => {
            update(|state| state.step = Step::Connected);
            keep_screen_on();
        }
        PeerEvent::Silent => update(|state| (state.step, state.is_present) = (Step::Silent, false)),
        PeerEvent::Ended => return ended(),
        PeerEvent::Received(_) => {}
    }
    pass_on(event);
}

/// The connection has ended, or did not come about.
fn ended() {
    let (table, step) = connection_state().with_untracked(|state| (state.table, state.step.clone()));
    let offer = CONNECTION.with(|connection| connection.answered.borrow().clone());
    if let (Some(table), Step::Answers(_), Some(offer)) = (table, step, offer) {
        // Some browsers give up before the other player has read the code.
        return answer(table, offer);
    }
    end(None);
    pass_on(PeerEvent::Ended);
}

fn pass_on(event: PeerEvent) {
    let listener = CONNECTION.with(|connection| connection.listener.borrow().clone());
    if let Some(listener) = listener {
        listener(event);
    }
}

/// Keeps the screen on until the connection has ended or the page is hidden.
fn keep_screen_on() {
    spawn_local(async {
        // Without a lock the screen goes dark as always.
        let lock = ScreenLock::request().await.ok();
        let is_connected = connection_state().with_untracked(|state| state.step == Step::Connected);
        CONNECTION.with(|connection| connection.screen.replace(lock.filter(|_| is_connected)));
    });
}

/// Ends the connection. `why` says in words what the other device has done wrong, if it has.
fn end(why: Option<String>) {
    update(|state| *state = State { step: Step::Ended, table: state.table, is_present: false, why });
    let ended = CONNECTION.with(|connection| {
        connection.begun.set(connection.begun.get() + 1);
        connection.screen.take();
        connection.peer.take()
    });
    // Closed in the next task, after the last text was sent.
    device::in_next_task(move || drop(ended));
}

fn send(frames: &[Frame]) {
    let peer = CONNECTION.with(|connection| connection.peer.borrow().clone());
    if let Some(peer) = peer {
        for frame in frames {
            peer.send(&frame.to_string());
        }
    }
}

/// What becomes of the description of a connection in a link that was opened in this tab.
pub enum Arrived {
    /// The page of the table will answer, or the connection comes about. The letters of the link count as always.
    Used,
    /// It answers an offer that this tab has not made. Another tab may have.
    Foreign,
}

/// Takes in the description in a link, for a table.
pub fn arrive(table: TableId, description: Description) -> Arrived {
    if description.role() == Role::Offer {
        // The player may have come back to a link that was opened before.
        let is_old = CONNECTION.with(|connection| connection.answered.borrow().as_ref() == Some(&description));
        if !is_old && !is_in_use(table) {
            CONNECTION.with(|connection| connection.offer.replace(Some((table, description))));
        }
        return Arrived::Used;
    }
    let is_awaited =
        connection_state().with_untracked(|state| state.table == Some(table) && matches!(state.step, Step::Offers(_)));
    if is_awaited {
        connect(&description);
        Arrived::Used
    } else {
        Arrived::Foreign
    }
}

/// Whether a table is played over the connection, or will be in some seconds.
fn is_in_use(table: TableId) -> bool {
    let is_in_use = |step: &Step| matches!(step, Step::Connecting | Step::Connected | Step::Silent);
    connection_state().with_untracked(|state| state.table == Some(table) && is_in_use(&state.step))
}

/// Whether a connection is offered for this table, which its page will answer.
pub fn is_offered(table: TableId) -> bool {
    CONNECTION.with(|connection| connection.offer.borrow().as_ref().is_some_and(|(offered, _)| *offered == table))
}

/// The part of an open page that plays a game over the connection.
#[derive(Clone, Copy)]
pub struct Live {
    state: CorrespondenceState,
    exchange: StoredValue<Exchange>,
    /// Draws the page anew, once the game has begun.
    reopen: Callback<()>,
}

impl Live {
    /// Plays the game of the page over the connection, as soon as there is one, until the page is left.
    pub fn attach(state: CorrespondenceState, reopen: Callback<()>) -> Self {
        let live = Self { state, exchange: StoredValue::new(Exchange::default()), reopen };
        let (table, follows) = state.correspondence.with_value(|correspondence| {
            let chain = correspondence.chain();
            (chain.table(), chain.invitation().follows)
        });
        // A rematch is played over the same connection.
        if follows.is_some() && connection_state().with_untracked(|state| state.table) == follows {
            update(|state| state.table = Some(table));
        }
        let listener: Listener = Rc::new(move |event| live.hear(event));
        let offer = CONNECTION.with(|connection| {
            connection.listener.replace(Some(listener.clone()));
            connection.offer.borrow_mut().take_if(|(offered, _)| *offered == table)
        });
        if let Some((table, offer)) = offer {
            answer(table, offer);
            state.shown.set(true);
        }
        if untrack(|| live.is_connected()) {
            live.greet_first();
        }
        let greeting = set_interval_with_handle(move || live.greet(), GREETING).ok();
        device::on_visibility(move || live.seen());
        tabs::take_over(move |link| {
            let is_awaited = live.awaits(link);
            if is_awaited {
                device::replace(&Route::Letter(link.to_owned()).to_string());
            }
            is_awaited
        });
        let listener = StoredValue::new_local(listener);
        on_cleanup(move || {
            if let Some(greeting) = greeting {
                greeting.clear();
            }
            // The next page may have taken over already.
            let is_ours = |current: &mut Listener| listener.with_value(|ours| Rc::ptr_eq(ours, current));
            let left = CONNECTION.with(|connection| connection.listener.borrow_mut().take_if(is_ours));
            if left.is_some() {
                send(&[Frame::Away]);
                CONNECTION.with(|connection| connection.screen.take());
            }
        });
        live
    }

    /// The table of the page.
    fn table(self) -> TableId {
        self.state.correspondence.with_value(|correspondence| correspondence.chain().table())
    }

    /// How far the connection for this table is. Reading it subscribes to the changes.
    pub fn step(self) -> Step {
        let table = self.table();
        connection_state().with(|state| if state.table == Some(table) { state.step.clone() } else { Step::None })
    }

    /// Whether the other player sees the table. Reading it subscribes to the changes.
    pub fn is_present(self) -> bool {
        self.step() == Step::Connected && connection_state().with(|state| state.is_present)
    }

    /// Whether letters go from one device to the other by themselves. Reading it subscribes to the changes.
    pub fn is_connected(self) -> bool {
        self.step() == Step::Connected
    }

    /// Whether the players are exchanging codes. Reading it subscribes to the changes.
    pub fn is_meeting(self) -> bool {
        matches!(self.step(), Step::Preparing | Step::Offers(_) | Step::Answers(_))
    }

    /// Whether letters are on their way over the connection, or will be as soon as both devices are there. Reading it subscribes to the
    /// changes.
    pub fn carries_letters(self) -> bool {
        matches!(self.step(), Step::Connecting | Step::Connected | Step::Silent)
    }

    /// Whether the page waits for the answer in a link.
    fn awaits(self, link: &str) -> bool {
        let letters = Letter::find(&text_of(link)).unwrap_or_default();
        let is_offered = untrack(|| matches!(self.step(), Step::Offers(_)));
        is_offered && letters.first().is_some_and(|letter| letter.table == self.table())
    }

    /// Why this device has ended the connection, in words, if it has. Reading it subscribes to the changes.
    pub fn breach(self) -> Option<String> {
        (self.step() == Step::Ended).then(|| connection_state().with(|state| state.why.clone())).flatten()
    }

    /// Offers a connection for this table.
    pub fn offer(self) {
        offer(self.table());
    }

    /// Sends what was written since.
    pub fn changed(self) {
        let changed = |exchange: &mut Exchange| self.state.correspondence.with_value(|table| exchange.changed(table));
        send(&self.exchange.try_update_value(changed).unwrap_or_default());
    }

    /// Says which letters this device has, for the first time.
    fn greet_first(self) {
        let connected =
            |exchange: &mut Exchange| self.state.correspondence.with_value(|table| exchange.connected(table));
        send(&self.exchange.try_update_value(connected).unwrap_or_default());
    }

    /// Says which letters this device has.
    fn greet(self) {
        if untrack(|| self.is_connected()) && device::is_visible() {
            let greet = |exchange: &mut Exchange| self.state.correspondence.with_value(|table| exchange.greet(table));
            send(&self.exchange.try_update_value(greet).unwrap_or_default());
        }
    }

    /// The player has left the page for another one of the device, or has come back.
    fn seen(self) {
        if device::is_visible() {
            if untrack(|| self.is_connected()) {
                keep_screen_on();
            }
            self.greet();
        } else if let Some(frame) = self.exchange.try_update_value(Exchange::leave).flatten() {
            send(&[frame]);
        }
    }

    /// Does what an event of the connection asks for.
    fn hear(self, event: PeerEvent) {
        if untrack(|| self.step()) == Step::None {
            return;
        }
        match event {
            PeerEvent::Connected => self.greet_first(),
            PeerEvent::Received(text) => self.received(&text),
            PeerEvent::Silent => {}
            PeerEvent::Ended => self.exchange.update_value(Exchange::disconnected),
        }
    }

    /// Takes in a text from the other device.
    fn received(self, text: &str) {
        let seen = self.state.correspondence.with_value(|table| table.chain().session().map(Session::plies));
        let receive = |table: &mut Correspondence| {
            self.exchange.try_update_value(|exchange| exchange.received(table, text, device::milliseconds()))
        };
        let reaction = self.state.correspondence.try_update_value(receive).flatten();
        let Some(Reaction { is_changed, send: frames, news }) = reaction else { return };
        if is_changed {
            self.state.save();
        }
        send(&frames);
        if let Some(is_present) = news.as_ref().and_then(presence) {
            update(|state| state.is_present = is_present);
        }
        match news {
            Some(News::Letters) if seen.is_none() => self.reopen.run(()),
            // Those before that the table has not shown yet stay the first ones.
            Some(News::Letters) => self.state.arrived.update(|first| *first = first.or(seen)),
            Some(News::Replacement(letter)) => ask(&letter),
            Some(News::OtherTable(letter)) => self.other_table(&letter),
            Some(News::Left) => end(None),
            Some(News::Ended(breach)) => end(self.why(&breach)),
            Some(News::Present | News::Away) | None => {}
        }
    }

    /// Why the connection was ended, in words, if a letter is the reason.
    fn why(self, breach: &Breach) -> Option<String> {
        let Breach::Letter(fault) = breach else { return None };
        let name = self.state.other();
        let why = |table: &Correspondence| words::unreceived(self.state.language, fault, table.chain(), &name);
        Some(self.state.correspondence.with_value(why))
    }

    /// A letter of another table has come: an invitation to a rematch, or the last letter of the game before.
    fn other_table(self, letter: &Letter) {
        if self.is_rematch(letter) {
            return self.state.rematch.set(Some(link_of(&letter.to_string())));
        }
        if let Some((name, mut saved)) = saved(self.state.game, letter.table)
            && saved.receive(letter, device::milliseconds()) == Ok(Received::New)
        {
            self.state.status.error.set(saved_games::put(&name, &saved.save(), self.state.status).err());
        }
    }

    /// Whether a letter invites to a rematch of this table. If both players invite at the same time, one of the two tables counts.
    fn is_rematch(self, letter: &Letter) -> bool {
        let Content::Invitation(invitation) = &letter.content else { return false };
        self.state.correspondence.with_value(|correspondence| {
            let chain = correspondence.chain();
            let is_rival = chain.joined() == 1 && chain.invitation().follows == invitation.follows;
            let counts = letter.table.0 < chain.table().0;
            invitation.follows.is_some_and(|table| table == chain.table() || is_rival && counts)
        })
    }
}

/// Whether the other player sees the table after these news; `None` if they do not tell.
const fn presence(news: &News) -> Option<bool> {
    match news {
        News::Present | News::Letters => Some(true),
        News::Away | News::Left | News::Ended(_) => Some(false),
        News::Replacement(_) | News::OtherTable(_) => None,
    }
}

/// Opens a letter like a link, on a page that asks the player; once, whatever the answer.
fn ask(letter: &Letter) {
    let is_new = CONNECTION.with(|connection| {
        let (mut asked, digest) = (connection.asked.borrow_mut(), letter.digest());
        let is_new = !asked.contains(&digest);
        asked.push(digest);
        is_new
    });
    if is_new {
        device::go(&Route::Letter(link_of(&letter.to_string())).to_string());
    }
}
