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
use crate::correspondence::{Content, Correspondence, Digest, Letter, ReceivedLetter, TableId, link_of, text_of};
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

impl Step {
    /// Whether letters are on their way over the connection, or will be as soon as both devices are there.
    const fn carries_letters(&self) -> bool {
        matches!(self, Self::Connecting | Self::Connected | Self::Silent)
    }
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
    /// The number of the connection that counts. The events of an earlier one do not.
    number: Cell<u32>,
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

/// Whether this is the number of the connection that counts.
fn is_current(number: u32) -> bool {
    CONNECTION.with(|connection| connection.number.get()) == number
}

/// Ignores the last connection from now on. Returns the number of the next one.
fn next_number() -> u32 {
    CONNECTION.with(|connection| {
        connection.number.set(connection.number.get() + 1);
        connection.number.get()
    })
}

/// Begins a connection for a table, and ends the last one. Returns its number; `None` where the browser has no WebRTC.
fn begin(table: TableId) -> Option<(u32, Rc<Peer>)> {
    let number = next_number();
    let peer = Peer::new(move |event| {
        if is_current(number) {
            on_peer_event(event);
        }
    });
    let peer = peer.map(Rc::new);
    let step = if peer.is_some() { Step::Preparing } else { Step::Impossible };
    CONNECTION.with(|connection| {
        connection.peer.replace(peer.clone());
        connection.state.set(State { table: Some(table), step, ..State::default() });
    });
    Some((number, peer?))
}

/// The next step of a connection; the end of it for `None`. Nothing if the connection does not count any more.
fn advance(number: u32, step: Option<Step>) {
    if is_current(number) {
        update(|state| state.step = step.unwrap_or(Step::Ended));
    }
}

/// The step at which this device shows its code, from the SDP of its browser; `None` if there is none that can be read.
fn step_with_code(sdp: Option<String>, step: fn(Description) -> Step) -> Option<Step> {
    Description::from_sdp(&sdp?).ok().map(step)
}

/// Offers a connection for a table.
fn offer(table: TableId) {
    let Some((number, peer)) = begin(table) else { return };
    spawn_local(async move { advance(number, step_with_code(peer.offer().await.ok(), Step::Offers)) });
}

/// Answers the offer of another device.
fn answer(table: TableId, offer: Description) {
    let (Some((number, peer)), sdp) = (begin(table), offer.to_sdp()) else { return };
    CONNECTION.with(|connection| connection.answered.replace(Some(offer)));
    spawn_local(async move { advance(number, step_with_code(peer.answer(&sdp).await.ok(), Step::Answers)) });
}

/// Connects with the device that has answered the offer of this one.
fn connect(answer: &Description) {
    let (number, peer) = CONNECTION.with(|connection| (connection.number.get(), connection.peer.borrow().clone()));
    let Some(peer) = peer else { return };
    update(|state| state.step = Step::Connecting);
    let sdp = answer.to_sdp();
    spawn_local(async move {
        if peer.connect(&sdp).await.is_err() {
            return advance(number, None);
        }
        let give_up = move || {
            if connection_state().with_untracked(|state| state.step == Step::Connecting) {
                advance(number, None);
            }
        };
        set_timeout(give_up, CONNECTING);
    });
}

/// Notes an event of the connection, and passes it on to the open page.
fn on_peer_event(event: PeerEvent) {
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

/// Passes an event on to the open page.
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
    next_number();
    let ended = CONNECTION.with(|connection| {
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
        if !is_old && !untrack(|| step_of(table).carries_letters()) {
            CONNECTION.with(|connection| connection.offer.replace(Some((table, description))));
        }
        return Arrived::Used;
    }
    if is_awaited(table) {
        connect(&description);
        Arrived::Used
    } else {
        Arrived::Foreign
    }
}

/// How far the connection for a table is. Reading it subscribes to the changes.
fn step_of(table: TableId) -> Step {
    connection_state().with(|state| if state.table == Some(table) { state.step.clone() } else { Step::None })
}

/// Whether this tab waits for the answer to its offer for a table.
fn is_awaited(table: TableId) -> bool {
    untrack(|| matches!(step_of(table), Step::Offers(_)))
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
    /// Draws the page again, once the game has begun.
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
        let listener: Listener = Rc::new(move |event| live.on_event(event));
        let offer = CONNECTION.with(|connection| {
            connection.listener.replace(Some(listener.clone()));
            connection.offer.borrow_mut().take_if(|(offered, _)| *offered == table)
        });
        if let Some((table, offer)) = offer {
            answer(table, offer);
            state.shown.set(true);
        }
        if untrack(|| live.is_connected()) {
            live.send(Exchange::connected);
        }
        let greeting = set_interval_with_handle(move || live.greet(), GREETING).ok();
        device::on_visibility(move || live.on_visibility());
        tabs::take_over(move |link| {
            let letters = Letter::find(&text_of(link)).unwrap_or_default();
            let is_ours = letters.first().is_some_and(|letter| letter.table == table && is_awaited(table));
            if is_ours {
                device::replace_route(&Route::Letter(link.to_owned()).to_string());
            }
            is_ours
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
        step_of(self.table())
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

    /// Whether letters are on their way over the connection, or will be as soon as both devices are there. Reading it subscribes to
    /// the changes.
    pub fn carries_letters(self) -> bool {
        self.step().carries_letters()
    }

    /// Why this device has ended the connection, in words, if it has. Reading it subscribes to the changes.
    pub fn breach(self) -> Option<String> {
        (self.step() == Step::Ended).then(|| connection_state().with(|state| state.why.clone())).flatten()
    }

    /// Offers a connection for this table.
    pub fn offer(self) {
        offer(self.table());
    }

    /// Sends the frames that follow from the letters of this device; none once the page is left.
    fn send(self, frames: fn(&mut Exchange, &Correspondence) -> Vec<Frame>) {
        let frames = |exchange: &mut Exchange| self.state.correspondence.with_value(|table| frames(exchange, table));
        send(&self.exchange.try_update_value(frames).unwrap_or_default());
    }

    /// Sends what was written since.
    pub fn changed(self) {
        self.send(Exchange::changed);
    }

    /// Says which letters this device has.
    fn greet(self) {
        if untrack(|| self.is_connected()) && device::is_visible() {
            self.send(Exchange::greet);
        }
    }

    /// The page has been hidden, as when the player turns to another app, or shown again.
    fn on_visibility(self) {
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
    fn on_event(self, event: PeerEvent) {
        if untrack(|| self.step()) == Step::None {
            return;
        }
        match event {
            PeerEvent::Connected => self.send(Exchange::connected),
            PeerEvent::Received(text) => self.received(&text),
            PeerEvent::Silent => {}
            PeerEvent::Ended => self.exchange.update_value(Exchange::disconnected),
        }
    }

    /// Takes in a text from the other device.
    fn received(self, text: &str) {
        let seen = self.state.correspondence.with_value(|table| table.chain().session().map(Session::plies));
        let receive = |table: &mut Correspondence| {
            self.exchange.try_update_value(|exchange| exchange.received(table, text, device::time_now()))
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
            Some(News::Replacement(letter)) => open_once(&letter),
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
            && saved.receive(letter, device::time_now()) == Ok(ReceivedLetter::New)
        {
            self.state.status.error.set(saved_games::put(&name, &saved.save(), self.state.status).err());
        }
    }

    /// Whether a letter invites to a rematch of this table. If both players invite at the same time, one of the two tables counts.
    fn is_rematch(self, letter: &Letter) -> bool {
        let Content::Invitation(invitation) = &letter.content else { return false };
        self.state.correspondence.with_value(|correspondence| {
            let chain = correspondence.chain();
            let is_rival = chain.joined_count() == 1 && chain.invitation().follows == invitation.follows;
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
fn open_once(letter: &Letter) {
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
