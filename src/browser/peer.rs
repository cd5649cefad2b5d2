//! A connection to another device without a server between the two: one WebRTC data channel, whose texts arrive once and in
//! order.
//!
//! Only candidates of the own network are collected, so no other site is asked for anything.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{
    Event, EventTarget, MessageEvent, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState, RtcIceGatheringState,
    RtcPeerConnection, RtcPeerConnectionState, RtcSdpType, RtcSessionDescriptionInit,
};
use wasm_bindgen_futures::JsFuture;

/// How long addresses of this device are collected. All that count for a network at home are there sooner.
const ADDRESS_GATHERING_TIME: Duration = Duration::from_secs(2);

/// An event of a connection.
pub enum PeerEvent {
    /// Texts can be sent, for the first time or again.
    Connected,
    /// A text has arrived.
    Received(String),
    /// The other device does not answer, which may be over soon.
    Silent,
    /// The connection has ended.
    Ended,
}

/// A connection, or the attempt at one. It ends when the value is dropped.
pub struct Peer {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    /// Kept as long as the connection calls them.
    _listeners: Vec<Listener>,
}

/// A function that an event calls until the value is dropped.
struct Listener {
    target: EventTarget,
    event: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    fn new(target: &EventTarget, event: &'static str, listen: impl Fn(Event) + 'static) -> Self {
        let closure = Closure::<dyn Fn(Event)>::new(listen);
        // It fails only for what is no function.
        let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        Self { target: target.clone(), event, closure }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.target.remove_event_listener_with_callback(self.event, self.closure.as_ref().unchecked_ref());
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.connection.close();
    }
}

impl Peer {
    /// Prepares a connection, and calls `on_event` with its events; `None` where the browser has no WebRTC.
    pub fn new(on_event: impl Fn(PeerEvent) + 'static) -> Option<Self> {
        let connection = RtcPeerConnection::new().ok()?;
        let settings = RtcDataChannelInit::new();
        // Both devices open the channel of this number, so neither has to announce it.
        settings.set_negotiated(true);
        settings.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("letters", &settings);
        let on_event = Rc::new(on_event);
        let listen = |target: &EventTarget, event, read: Box<dyn Fn(Event) -> Option<PeerEvent>>| {
            let on_event = on_event.clone();
            Listener::new(target, event, move |event| {
                if let Some(event) = read(event) {
                    on_event(event);
                }
            })
        };
        let state = {
            let (connection, channel) = (connection.clone(), channel.clone());
            move |_| match connection.connection_state() {
                RtcPeerConnectionState::Connected if channel.ready_state() == RtcDataChannelState::Open => {
                    Some(PeerEvent::Connected)
                }
                RtcPeerConnectionState::Disconnected => Some(PeerEvent::Silent),
                RtcPeerConnectionState::Failed | RtcPeerConnectionState::Closed => Some(PeerEvent::Ended),
                _ => None,
            }
        };
        let received =
            |event: Event| Some(PeerEvent::Received(event.dyn_into::<MessageEvent>().ok()?.data().as_string()?));
        let listeners = vec![
            listen(&connection, "connectionstatechange", Box::new(state)),
            listen(&channel, "open", Box::new(|_| Some(PeerEvent::Connected))),
            listen(&channel, "message", Box::new(received)),
            listen(&channel, "close", Box::new(|_| Some(PeerEvent::Ended))),
        ];
        Some(Self { connection, channel, _listeners: listeners })
    }

    /// The description with which this device offers a connection, as SDP.
    ///
    /// # Errors
    /// When the browser refuses.
    pub async fn offer(&self) -> Result<String, JsValue> {
        let offer = JsFuture::from(self.connection.create_offer()).await?;
        self.describe(&offer).await
    }

    /// The description with which this device answers the offer of another one, both as SDP.
    ///
    /// # Errors
    /// When the browser cannot use the offer.
    pub async fn answer(&self, offer: &str) -> Result<String, JsValue> {
        self.take_over(RtcSdpType::Offer, offer).await?;
        let answer = JsFuture::from(self.connection.create_answer()).await?;
        self.describe(&answer).await
    }

    /// Connects this device, which has made an offer, with the one that has answered with this SDP.
    ///
    /// # Errors
    /// When the browser cannot use the answer.
    pub async fn connect(&self, answer: &str) -> Result<(), JsValue> {
        self.take_over(RtcSdpType::Answer, answer).await
    }

    /// Tells the browser the description of the other device.
    async fn take_over(&self, kind: RtcSdpType, sdp: &str) -> Result<(), JsValue> {
        let description = RtcSessionDescriptionInit::new(kind);
        description.set_sdp(sdp);
        JsFuture::from(self.connection.set_remote_description(&description)).await.map(drop)
    }

    /// Sets this device's description, waits for its addresses, and returns it as SDP.
    async fn describe(&self, description: &JsValue) -> Result<String, JsValue> {
        JsFuture::from(self.connection.set_local_description(description.unchecked_ref())).await?;
        wait_for_addresses(&self.connection).await;
        Ok(self.connection.local_description().ok_or(JsValue::NULL)?.sdp())
    }

    /// Sends a text. Where the connection has ended, nothing happens.
    pub fn send(&self, text: &str) {
        let _ = self.channel.send_with_str(text);
    }
}

/// Waits until all addresses of this device are collected, but not longer than [`ADDRESS_GATHERING_TIME`].
async fn wait_for_addresses(connection: &RtcPeerConnection) {
    if connection.ice_gathering_state() == RtcIceGatheringState::Complete {
        return;
    }
    let mut listener = None;
    let wait = js_sys::Promise::new(&mut |done, _| {
        let is_complete = {
            let (connection, done) = (connection.clone(), done.clone());
            move |_| {
                if connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                    let _ = done.call0(&JsValue::NULL);
                }
            }
        };
        listener = Some(Listener::new(connection, "icegatheringstatechange", is_complete));
        set_timeout(
            move || {
                let _ = done.call0(&JsValue::NULL);
            },
            ADDRESS_GATHERING_TIME,
        );
    });
    let _ = JsFuture::from(wait).await;
    drop(listener);
}
