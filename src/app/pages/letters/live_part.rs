//! The functions of live play, which is a part of the program of its own: whoever only sends letters does not load it. What has
//! become of the connections is known without it ([`super::connections`]).

use std::sync::OnceLock;

use leptos::prelude::*;

use super::code::description_in;
use super::connections::{self, Arrived};
use super::live::Live;
use super::meeting::{MeetingContext, MeetingSteps};
use crate::correspondence::TableId;

/// The functions of live play.
pub struct LiveFns {
    /// Plays the game of a page over the connections of this tab, until the page is left.
    pub attach: fn(Live),
    /// Sends the letters that were written since.
    pub changed: fn(Live),
    /// Offers a connection for a table.
    pub offer: fn(TableId),
    /// Draws the codes and buttons with which devices connect.
    pub meet: fn(MeetingContext, Signal<bool>, bool) -> AnyView,
    /// Takes in the description of a connection in the text of a link, for the table of the link; `None` if there is none.
    pub arrive: fn(&str) -> Option<Arrived>,
}

static LIVE: LiveFns = LiveFns {
    attach: Live::attach,
    changed: Live::send_changes,
    offer: connections::offer,
    meet: |context, scans, begins| view! { <MeetingSteps context scans begins/> }.into_any(),
    arrive: |text| {
        let (description, answered) = description_in(text)?;
        Some(connections::arrive(super::code::table_of(text)?, description, answered))
    },
};

static LOADED: OnceLock<&LiveFns> = OnceLock::new();

/// Makes the functions known. The part does so as soon as it is loaded.
pub fn provide() {
    LOADED.get_or_init(|| &LIVE);
}

/// The functions of live play; `None` until their part is loaded.
pub fn loaded() -> Option<&'static LiveFns> {
    LOADED.get().copied()
}
