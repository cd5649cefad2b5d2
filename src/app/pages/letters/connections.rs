//! The connections of this tab to other devices: how far each is, and the codes with which it begins.
//!
//! They belong to the tab and not to a page, so that they outlive the way from an invitation to the table, and to the table of a
//! rematch.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::code::table_of;
use crate::app::route::Route;
use crate::browser::device::{self, ScreenLock};
use crate::browser::peer::{Peer, PeerEvent};
use crate::browser::tabs;
use crate::correspondence::TableId;
use crate::correspondence::text_of;
use crate::live::{Description, Frame, Role};

/// How long the browsers may need to connect.
const CONNECTING: Duration = Duration::from_secs(15);

/// How long the way from one page of a game to the next may take.
const ON_THE_WAY: Duration = Duration::from_secs(1);

/// How far a connection is.
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
    pub const fn carries_letters(&self) -> bool {
        matches!(self, Self::Connecting | Self::Connected | Self::Silent)
    }
}

/// A connection, or the attempt at one.
struct Connection {
    number: u32,
    peer: Rc<Peer>,
    step: Step,
}

/// The state of all connections.
#[derive(Default)]
struct State {
    /// The table that is played over the connections.
    table: Option<TableId>,
    /// In the order of their numbers.
    connections: Vec<Connection>,
    /// What became of the connection that was the last to go: it has ended, or was impossible. A new one clears this.
    gone: Step,
    /// Why this device has ended it, in words, if it has.
    why: Option<String>,
}

/// What a page does about the event of the connection with a number.
pub type Listener = Rc<dyn Fn(u32, PeerEvent)>;

/// What a tab knows of its connections.
#[derive(Default)]
struct Tab {
    state: ArcRwSignal<State>,
    /// The number of the last connection.
    number: Cell<u32>,
    /// The offer of another device that the page of its table is to answer.
    offer: RefCell<Option<(TableId, Description)>>,
    /// The offer that this device has answered last.
    answered: RefCell<Option<Description>>,
    /// Keeps the screen on while a device is connected.
    screen: RefCell<Option<ScreenLock>>,
    /// What the open page does about an event.
    listener: RefCell<Option<Listener>>,
}

thread_local! {
    static TAB: Tab = Tab::default();
}

/// Changes the state of the connections.
fn update<T>(change: impl FnOnce(&mut State) -> T) -> Option<T> {
    TAB.with(|tab| tab.state.try_update(change))
}

/// Reads the state of the connections for a table, and subscribes to its changes; `None` if another table is played.
fn read<T>(table: TableId, of: impl FnOnce(&State) -> T) -> Option<T> {
    TAB.with(|tab| tab.state.with(|state| (state.table == Some(table)).then(|| of(state))))
}

/// Reads all connections, and subscribes to nothing.
fn read_all<T>(of: impl FnOnce(&[Connection]) -> T) -> T {
    TAB.with(|tab| tab.state.with_untracked(|state| of(&state.connections)))
}

/// How far the latest connection for a table is, or what became of the last one. Subscribes to changes.
pub fn step_of(table: TableId) -> Step {
    let step = |state: &State| state.connections.last().map_or(&state.gone, |connection| &connection.step).clone();
    read(table, step).unwrap_or_default()
}

/// What became of the connection for a table that was the last to go, and why this device has ended it, in words, if it has.
/// Subscribes to changes.
pub fn gone(table: TableId) -> (Step, Option<String>) {
    read(table, |state| (state.gone.clone(), state.why.clone())).unwrap_or_default()
}

/// The numbers of the connections for a table that have got to certain steps. Subscribes to changes.
pub fn numbers(table: TableId, is_at: impl Fn(&Step) -> bool) -> Vec<u32> {
    let at = |state: &State| {
        let connections = state.connections.iter().filter(|connection| is_at(&connection.step));
        connections.map(|connection| connection.number).collect()
    };
    read(table, at).unwrap_or_default()
}

/// Whether a device is connected for a table, even if it does not answer for now. Subscribes to changes.
pub fn has_devices(table: TableId) -> bool {
    !numbers(table, |step| matches!(step, Step::Connected | Step::Silent)).is_empty()
}

/// How many devices are connected for a table. Subscribes to changes.
pub fn connected_devices(table: TableId) -> usize {
    numbers(table, |step| *step == Step::Connected).len()
}

/// Begins a connection for a table, and ends those for other tables and the attempts at another one. Returns its number; `None`
/// where the browser has no WebRTC.
fn begin(table: TableId) -> Option<(u32, Rc<Peer>)> {
    let number = TAB.with(|tab| {
        tab.number.set(tab.number.get() + 1);
        tab.number.get()
    });
    let peer = Peer::new(move |event| on_peer_event(number, event)).map(Rc::new);
    update(|state| {
        let is_other = state.table.replace(table) != Some(table);
        state.connections.retain(|connection| !is_other && connection.step.carries_letters());
        (state.gone, state.why) = (if peer.is_some() { Step::None } else { Step::Impossible }, None);
        let new = peer.clone().map(|peer| Connection { number, peer, step: Step::Preparing });
        state.connections.extend(new);
    });
    Some((number, peer?))
}

/// The next step of a connection; the end of it for `None`. Nothing if there is no such connection any more.
fn advance(number: u32, step: Option<Step>) {
    let Some(step) = step else { return end(number, None) };
    update(|state| {
        if let Some(connection) = state.connections.iter_mut().find(|connection| connection.number == number) {
            connection.step = step;
        }
    });
}

/// How far the connection with this number is; `None` if there is no such connection any more.
fn step(number: u32) -> Option<Step> {
    read_all(|all| Some(all.iter().find(|connection| connection.number == number)?.step.clone()))
}

/// Whether a device is connected.
fn is_connected() -> bool {
    read_all(|all| all.iter().any(|connection| connection.step == Step::Connected))
}

/// The step at which this device shows its code, from the SDP of its browser; `None` if there is none that can be read.
fn step_with_code(sdp: Option<String>, step: fn(Description) -> Step) -> Option<Step> {
    Description::from_sdp(&sdp?).ok().map(step)
}

/// Offers a connection for a table, beside those that there are.
pub fn offer(table: TableId) {
    let Some((number, peer)) = begin(table) else { return };
    spawn_local(async move { advance(number, step_with_code(peer.offer().await.ok(), Step::Offers)) });
}

/// Answers the offer of another device, to which the only connection of this one leads then.
fn answer(table: TableId, offer: Description) {
    update(|state| state.connections.clear());
    let (Some((number, peer)), sdp) = (begin(table), offer.to_sdp()) else { return };
    TAB.with(|tab| tab.answered.replace(Some(offer)));
    spawn_local(async move { advance(number, step_with_code(peer.answer(&sdp).await.ok(), Step::Answers)) });
}

/// Connects with the device that has answered the offer of this one.
fn connect(answer: &Description) {
    let offered = read_all(|all| {
        let offered = all.iter().find(|connection| matches!(connection.step, Step::Offers(_)))?;
        Some((offered.number, offered.peer.clone()))
    });
    let Some((number, peer)) = offered else { return };
    advance(number, Some(Step::Connecting));
    let sdp = answer.to_sdp();
    spawn_local(async move {
        if peer.connect(&sdp).await.is_err() {
            return end(number, None);
        }
        let give_up = move || {
            if step(number) == Some(Step::Connecting) {
                end(number, None);
            }
        };
        set_timeout(give_up, CONNECTING);
    });
}

/// Notes an event of a connection, and passes it on to the open page. Nothing if there is no such connection any more.
fn on_peer_event(number: u32, event: PeerEvent) {
    let Some(step) = step(number) else { return };
    match event {
        PeerEvent::Connected => advance(number, Some(Step::Connected)),
        PeerEvent::Silent => advance(number, Some(Step::Silent)),
        PeerEvent::Ended => {
            let table = TAB.with(|tab| tab.state.with_untracked(|state| state.table));
            let offer = TAB.with(|tab| tab.answered.borrow().clone());
            if let (Some(table), Step::Answers(_), Some(offer)) = (table, step, offer) {
                // Some browsers give up before the other player has read the code.
                return answer(table, offer);
            }
            end(number, None);
        }
        PeerEvent::Received(_) => {}
    }
    tell_page(number, event);
}

/// Passes an event of a connection on to the open page.
fn tell_page(number: u32, event: PeerEvent) {
    let listener = TAB.with(|tab| tab.listener.borrow().clone());
    if let Some(listener) = listener {
        listener(number, event);
    }
}

/// Ends all connections for a table, because the player wishes so.
pub fn disconnect(table: TableId) {
    for number in untrack(|| numbers(table, |_| true)) {
        send(&[(number, Frame::Bye)]);
        end(number, None);
        tell_page(number, PeerEvent::Ended);
    }
}

/// Keeps the screen on until the last connection has ended or the page is hidden.
pub fn keep_screen_on() {
    if !is_connected() {
        return;
    }
    spawn_local(async {
        // Without a lock the screen goes dark as always.
        let lock = ScreenLock::request().await.ok();
        TAB.with(|tab| tab.screen.replace(lock.filter(|_| is_connected())));
    });
}

/// Ends a connection. `why` says in words what the other device has done wrong, if it has.
pub fn end(number: u32, why: Option<String>) {
    let ended = update(|state| {
        let index = state.connections.iter().position(|connection| connection.number == number)?;
        (state.gone, state.why) = (Step::Ended, why);
        Some(state.connections.remove(index))
    });
    if !is_connected() {
        TAB.with(|tab| tab.screen.take());
    }
    // Closed in the next task, after the last text was sent.
    device::in_next_task(move || drop(ended));
}

/// Sends frames, each over the connection with its number.
pub fn send<F: ToString>(frames: &[(u32, F)]) {
    read_all(|all| {
        for (number, frame) in frames {
            if let Some(connection) = all.iter().find(|connection| connection.number == *number) {
                connection.peer.send(&frame.to_string());
            }
        }
    });
}

/// Plays a rematch over the connections of the table before.
pub fn go_on(before: TableId, table: TableId) {
    update(|state| state.table = state.table.map(|played| if played == before { table } else { played }));
}

/// Plays a table over the connections of this tab, until the page that calls this is left: tells it all events, answers the offer
/// that has come for the table, and takes over links for it from other tabs. Returns whether there was an offer.
pub fn attach(table: TableId, listener: Listener) -> bool {
    TAB.with(|tab| tab.listener.replace(Some(listener.clone())));
    tabs::take_over(move |link| {
        let is_ours = table_of(&text_of(link)) == Some(table) && is_awaited(table);
        if is_ours {
            device::replace_route(&Route::Letter(link.to_owned()).to_string());
        }
        is_ours
    });
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || listener.with_value(stop_listening));
    let is_offered = answer_offer(table);
    for number in untrack(|| numbers(table, |step| *step == Step::Connected)) {
        tell_page(number, PeerEvent::Connected);
    }
    is_offered
}

/// The page of this listener is left. If no other page of a game follows, the other players are told that this one is away.
fn stop_listening(listener: &Listener) {
    let is_left = || TAB.with(|tab| tab.listener.borrow().is_none());
    TAB.with(|tab| tab.listener.borrow_mut().take_if(|current| Rc::ptr_eq(listener, current)));
    let leave = move || {
        if is_left() {
            read_all(|all| all.iter().for_each(|connection| connection.peer.send(&Frame::Away.to_string())));
            TAB.with(|tab| tab.screen.take());
        }
    };
    if is_left() {
        set_timeout(leave, ON_THE_WAY);
    }
}

/// Answers the offer of another device for a table. Returns whether there was one.
fn answer_offer(table: TableId) -> bool {
    let offer = TAB.with(|tab| tab.offer.borrow_mut().take_if(|(offered, _)| *offered == table));
    let is_offered = offer.is_some();
    if let Some((table, offer)) = offer {
        answer(table, offer);
    }
    is_offered
}

/// What becomes of the description of a connection in a link that was opened in this tab.
pub enum Arrived {
    /// The page of the table will answer, or the connection comes about. The letters of the link count as always.
    Used,
    /// It answers an offer that this tab has not made. Another tab may have.
    Foreign,
    /// It answers an offer of this tab in whose place there is a newer one.
    Old,
}

/// The user of the offer that this device has answered last.
pub fn answered_user() -> Option<String> {
    TAB.with(|tab| tab.answered.borrow().as_ref().map(|offer| offer.user().to_owned()))
}

/// Says in words what is wrong with what has arrived, until a new connection is begun.
pub fn report_problem(why: String) {
    update(|state| state.why = Some(why));
}

/// Takes in the description in a link, for a table. `answered` is the user of the offer that it answers, if it names one.
pub fn arrive(table: TableId, description: Description, answered: Option<&str>) -> Arrived {
    if description.role() == Role::Offer {
        // The player may have come back to a link that was opened before.
        let is_old = TAB.with(|tab| tab.answered.borrow().as_ref() == Some(&description));
        let is_connected = matches!(untrack(|| step_of(table)), Step::Connecting | Step::Connected);
        if !is_old && !is_connected {
            TAB.with(|tab| tab.offer.replace(Some((table, description))));
        }
        return Arrived::Used;
    }
    match offered_user(table) {
        None => Arrived::Foreign,
        Some(user) if answered.is_none_or(|answered| answered == user) => {
            connect(&description);
            Arrived::Used
        }
        Some(_) => Arrived::Old,
    }
}

/// The user of the offer of this tab for a table that is not answered yet.
fn offered_user(table: TableId) -> Option<String> {
    match untrack(|| step_of(table)) {
        Step::Offers(offer) => Some(offer.user().to_owned()),
        _ => None,
    }
}

/// Whether this tab waits for the answer to its offer for a table.
pub fn is_awaited(table: TableId) -> bool {
    offered_user(table).is_some()
}

/// Whether a connection is offered for this table, which its page will answer.
pub fn is_offered(table: TableId) -> bool {
    TAB.with(|tab| tab.offer.borrow().as_ref().is_some_and(|(offered, _)| *offered == table))
}
