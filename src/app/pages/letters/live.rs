//! The connection of this tab to another device, which carries the letters of a game as soon as they are written.
//!
//! The connection belongs to the tab and not to a page, so that it outlives the way from an invitation to the table, and to the
//! table of a rematch. Letters count whether they come by the connection or as links; when it ends, the game goes on by link.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::correspondence_state::CorrespondenceState;
use crate::app::route::Route;
use crate::browser::device::{self, ScreenLock};
use crate::browser::peer::{Peer, PeerEvent};
use crate::browser::tabs;
use crate::correspondence::{Content, Correspondence, Letter, TableId, link_of, text_of};
use crate::live::{Description, Exchange, Frame, News, Reaction, Role};
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
}

/// What a page does about the events of the connection.
type Listener = Rc<dyn Fn(PeerEvent)>;

/// The connection of this tab.
#[derive(Default)]
struct Connection {
    state: ArcRwSignal<State>,
    peer: RefCell<Option<Rc<Peer>>>,
    /// The offer of another device that the page of its table is to answer.
    offer: RefCell<Option<(TableId, Description)>>,
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
    let peer = Peer::new(hear).map(Rc::new);
    let step = if peer.is_some() { Step::Preparing } else { Step::Impossible };
    CONNECTION.with(|connection| {
        connection.peer.replace(peer.clone());
        connection.state.set(State { table: Some(table), step, is_present: false });
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
fn answer(table: TableId, offer: &Description) {
    let (Some(peer), sdp) = (begin(table), offer.to_sdp()) else { return };
    spawn_local(async move {
        let sdp = peer.answer(&sdp).await.ok();
        // The browser says `actpass` or `active` as it likes; an answer is read as one.
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
        let is_connecting = move || connection_state().with_untracked(|state| state.step == Step::Connecting);
        set_timeout(
            move || {
                if is_connecting() {
                    advance(&peer, None);
                }
            },
            CONNECTING,
        );
    });
}

/// Notes an event of the connection, and passes it on to the open page.
fn hear(event: PeerEvent) {
    let step = match event {
        PeerEvent::Connected => Some(Step::Connected),
        PeerEvent::Silent => Some(Step::Silent),
        PeerEvent::Ended => Some(Step::Ended),
        PeerEvent::Received(_) => None,
    };
    if let Some(step) = step {
        update(|state| {
            state.is_present &= step == Step::Connected;
            state.step = step;
        });
    }
    match event {
        PeerEvent::Connected => keep_screen_on(),
        PeerEvent::Ended => drop(CONNECTION.with(|connection| connection.screen.take())),
        PeerEvent::Received(_) | PeerEvent::Silent => {}
    }
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
        CONNECTION.with(|connection| connection.screen.replace(lock));
    });
}

/// Ends the connection.
fn end() {
    CONNECTION.with(|connection| (connection.peer.take(), connection.screen.take()));
    update(|state| *state = State { step: Step::Ended, table: state.table, is_present: false });
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
        CONNECTION.with(|connection| connection.offer.replace(Some((table, description))));
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
        CONNECTION.with(|connection| {
            connection.listener.replace(Some(listener.clone()));
            let offer = connection.offer.borrow_mut().take_if(|(offered, _)| *offered == table);
            if let Some((table, offer)) = offer {
                answer(table, &offer);
            }
        });
        if untrack(|| live.is_connected()) {
            live.greet_first();
        }
        let greeting = set_interval_with_handle(move || live.greet(), GREETING).ok();
        device::on_visibility(move || live.seen());
        tabs::take_over(move |link| {
            let is_awaited = live.awaits(link);
            if is_awaited {
                device::go(&Route::Letter(link.to_owned()).to_string());
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
            if CONNECTION.with(|connection| connection.listener.borrow_mut().take_if(is_ours)).is_some() {
                send(&[Frame::Away]);
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
        } else if untrack(|| self.is_connected()) {
            send(&[Frame::Away]);
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
        let is_present = self.exchange.with_value(Exchange::is_present);
        update(|state| state.is_present = is_present);
        match news {
            Some(News::Letters) if seen.is_none() => self.reopen.run(()),
            Some(News::Letters) => self.state.arrived.set(seen),
            Some(News::Replacement(letter)) => ask(&letter),
            Some(News::OtherTable(letter)) if self.is_rematch(&letter) => ask(&letter),
            Some(News::Left | News::Ended(_)) => end(),
            Some(News::Present | News::Away | News::OtherTable(_)) | None => {}
        }
    }

    /// Whether a letter invites to a rematch of this table.
    fn is_rematch(self, letter: &Letter) -> bool {
        matches!(&letter.content, Content::Invitation(invitation) if invitation.follows == Some(self.table()))
    }
}

/// Opens a letter like a link, on a page that asks the player.
fn ask(letter: &Letter) {
    device::go(&Route::Letter(link_of(&letter.to_string())).to_string());
}
