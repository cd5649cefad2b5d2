//! The functions of live play, which is a part of the program of its own: whoever only sends letters does not load it. What has
//! become of the connections is known without it ([`super::connections`]).

use std::sync::OnceLock;

use leptos::prelude::*;

use super::connections::Arrived;
use super::live::Live;
use super::meeting_context::MeetingContext;
use crate::correspondence::TableId;

/// The functions of live play.
pub struct LiveFns {
    /// Plays the game of a page over the connections of this tab, until the page is left.
    pub attach: fn(Live),
    /// Sends what was written since.
    pub changed: fn(Live),
    /// Offers a connection for a table.
    pub offer: fn(TableId),
    /// Draws the codes and buttons with which devices connect. The first flag says whether they can be seen, so that a camera may
    /// be on, the second whether the player has just asked for them.
    pub meet: fn(MeetingContext, Signal<bool>, bool) -> AnyView,
    /// Takes in the description of a connection in the text of a link, for the table of the link; `None` if there is none.
    pub arrive: fn(&str) -> Option<Arrived>,
}

static LOADED: OnceLock<&LiveFns> = OnceLock::new();

/// Makes the functions known. Their part does so as soon as it is loaded.
pub fn provide(functions: &'static LiveFns) {
    LOADED.get_or_init(|| functions);
}

/// The functions of live play; `None` until their part is loaded.
pub fn loaded() -> Option<&'static LiveFns> {
    LOADED.get().copied()
}
