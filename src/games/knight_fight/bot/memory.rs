//! The memory of a computer player: under Snapshot, the moves that it was shown in this bout and has not forgotten.

use std::borrow::Cow;

use super::super::determinize::restore_placements;
use super::super::rules::{Bout, Match, Side};

/// The bout as a player with perfect memory knows it. The opponent's knights that may have vanished unseen under Sickness are
/// assumed to stand.
pub fn remembered_bout(table: &Match, side: Side) -> Cow<'_, Bout> {
    let mut bout = table.bout_seen_by(side);
    if table.rule_set().snapshot {
        restore_placements(bout.to_mut(), side.other());
    }
    bout
}

/// Forgets all attempts of a side except the last `kept`.
pub fn forget(bout: &mut Bout, side: Side, kept: usize) {
    let all = bout.past.iter().filter(|attempt| attempt.side == side).count();
    let mut left = all.saturating_sub(kept);
    bout.past.retain(|attempt| {
        let old = attempt.side == side && left > 0;
        left -= usize::from(old);
        !old
    });
}
