//! How an action of the Battle of Corsica is put together: each is one touch.

use super::rules::{Action, BattleOfCorsica, Illegal, View};
use crate::game::{Composed, Progress, Seat};

/// Something that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// The own packet: its top is laid.
    Packet,
    /// The pile: it is tapped.
    Pile,
}

impl Touch {
    /// What it amounts to.
    #[must_use]
    pub const fn action(self) -> Action {
        match self {
            Self::Packet => Action::Flip,
            Self::Pile => Action::Tap,
        }
    }
}

impl Composed for BattleOfCorsica {
    type Touch = Touch;
    type Draft = Option<Touch>;

    fn touch(view: &View, seat: Seat, draft: &mut Option<Touch>, touch: Touch) -> Result<(), Illegal> {
        view.table.check(seat, touch.action())?;
        *draft = Some(touch);
        Ok(())
    }

    fn progress(_: &View, _: Seat, draft: &Option<Touch>) -> Progress<Action> {
        draft.map_or(Progress::Incomplete, |touch| Progress::AtOnce(touch.action()))
    }
}
