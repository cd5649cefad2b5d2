//! The decisive moment that a table shows, and the announcement that waits for its end.

use crate::dyn_game::MomentInWords;
use crate::game::Cue;

/// A moment on the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedMoment {
    /// The moment with its texts.
    pub(super) shown: MomentInWords,
    /// The time at which the moment was staged, in ms since the page was opened. It identifies the moment.
    pub(super) since: f64,
    /// Whether the moment stays until the player presses its button.
    pub(super) waits: bool,
    /// The number of actions before the action that the moment shows, and the announcement that the table makes once the moment
    /// is over; `None` in a race.
    pub(super) held: Option<(usize, Announcement)>,
}

/// The announcement of some actions: sentences and sounds.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Announcement {
    /// What happened, in sentences.
    pub(super) happened: String,
    pub(super) cues: Vec<Cue>,
}

impl StagedMoment {
    /// The number of actions that the log and the status show during the moment; `None` for all.
    pub(super) fn status_plies(&self) -> Option<usize> {
        self.held.as_ref().map(|(before, _)| *before)
    }

    /// The number of actions after which the board is shown during the moment; `None` for the latest position.
    pub(super) fn board_plies(&self) -> Option<usize> {
        self.status_plies().filter(|_| self.shown.moment.holds_board)
    }
}
