//! What a table tells the components that connect devices, and how far the connections are, in words.

use leptos::prelude::*;

use super::connections::{self, Step};
use super::messages as say;
use crate::correspondence::TableId;
use crate::game::Language;
use crate::game::catalogue::Message;
use crate::game::common_words::sentences;

/// What the components that connect devices need to know of the game at their table.
#[derive(Clone, Copy)]
pub struct MeetingContext {
    pub language: Language,
    pub table: TableId,
    /// Whether more than two players play.
    pub is_group: bool,
    /// Whether this device shows the codes with which connections begin.
    pub shows_codes: bool,
    /// The name of the player at the other end within a sentence: the host's at the devices of guests.
    pub partner: Callback<(), String>,
    /// What the codes say before the description of the connection.
    pub invitation: Callback<(), String>,
    /// Whether all players have joined.
    pub is_full: Signal<bool>,
    /// Whether connections reach all other players.
    pub is_connected: Signal<bool>,
    /// Which of the other players are at the table and which are away, in words.
    pub presence: Signal<String>,
    /// What is awaited before the board appears, in words; `None` once the game has begun.
    pub awaited: Signal<Option<String>>,
    /// What to do when connections have ended, and when the browser cannot connect.
    pub remedies: Remedies,
}

/// What the player can do without a connection.
#[derive(Clone, Copy)]
pub struct Remedies {
    /// When one of several connections has ended.
    pub one_ended: Message,
    /// When all connections of a device that shows codes have ended.
    pub ended: Message,
    /// When the connection of a guest to the host with this name has ended.
    pub guest_ended: fn(Language, &str) -> String,
    /// When the browser cannot connect at all.
    pub impossible: Message,
}

/// Who is at the table, and how far the connections are, in words; `None` before devices connect.
pub fn presence(context: MeetingContext) -> Option<String> {
    let MeetingContext { language, table, remedies, .. } = context;
    let has_devices = connections::has_devices(table);
    let here = has_devices.then(|| context.presence.get());
    let connecting =
        (connections::step_of(table) == Step::Connecting).then(|| say::LIVE_CONNECTING.text(language).to_owned());
    let (gone, why) = connections::gone(table);
    let ended = if has_devices {
        (!context.is_connected.get()).then(|| remedies.one_ended.text(language).to_owned())
    } else if context.shows_codes {
        Some(remedies.ended.text(language).to_owned())
    } else {
        Some((remedies.guest_ended)(language, &context.partner.run(())))
    };
    let ended = ended.filter(|_| gone == Step::Ended);
    let told = sentences([here.filter(|names| !names.is_empty()), connecting, ended, why]);
    (!told.is_empty()).then_some(told)
}

/// Why and how devices connect, in words.
pub fn why(context: MeetingContext) -> String {
    let MeetingContext { language, is_group, shows_codes, .. } = context;
    match (is_group, shows_codes) {
        (_, false) => say::LiveWhyGuest { name: untrack(|| context.partner.run(())) }.text(language),
        (false, true) => say::LIVE_WHY.text(language).to_owned(),
        (true, true) => say::LIVE_WHY_GROUP.text(language).to_owned(),
    }
}
