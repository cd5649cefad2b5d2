//! The decisive moment that a table shows, and what waits for its end.

use crate::dyn_game::MomentInWords;
use crate::game::Cue;

/// A moment on the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct StagedMoment {
    /// The moment with its texts.
    pub(super) shown: MomentInWords,
    /// When it was staged, as events are stamped: in ms since the page was opened. No two moments have the same.
    pub(super) since: f64,
    /// Whether it waits for the player.
    pub(super) waits: bool,
    /// The number of actions before the one that it shows, and what the table tells once it is over; `None` in a race.
    pub(super) held: Option<(usize, News)>,
}

/// What a table tells of actions.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct News {
    /// What happened, in sentences.
    pub(super) happened: String,
    pub(super) cues: Vec<Cue>,
}

impl StagedMoment {
    /// The number of actions of which the table tells.
    pub(super) fn told(&self) -> Option<usize> {
        self.held.as_ref().map(|(before, _)| *before)
    }

    /// The number of actions after which the board is shown.
    pub(super) fn board(&self) -> Option<usize> {
        self.told().filter(|_| self.shown.moment.holds_board)
    }
}
