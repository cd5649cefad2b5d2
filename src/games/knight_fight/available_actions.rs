//! The kinds of actions that are legal now in Knight Fight, and notable ones that are not.

use super::rules::{Action, Colour, Decision, PlanPart, Side, Space, View, board};
use crate::game::Seat;

/// A kind of action that is possible now, or a notable kind that is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// Choose a side for the bout with this number.
    Choose(usize),
    /// Bid at most this number of chips.
    Bid(u8),
    /// Set a trap, or none.
    Trap,
    /// Land on one of these spaces, as far as the player can know; `true` to move for the other player, who is out of time.
    Land(Vec<Space>, bool),
    /// Drop manure with the move; the number of pieces left.
    Drop(u8),
    /// Not possible: landing on a space of this colour. The number counts the spaces of the colour within reach.
    Barred(Colour, usize),
    /// Not possible: dropping manure, because none is left.
    NoManure,
    /// Not possible: setting a trap for the opponent’s next move.
    NoTrap,
}

impl AvailableAction {
    /// Whether an action is of this kind.
    #[must_use]
    pub fn matches(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Choose(_), Action::Play(_)) | (Self::Trap, Action::Trap(_)) => true,
            (Self::Bid(most), Action::Bid(bid)) => bid <= most,
            (Self::Land(spaces, _), Action::Spawn(spawn)) => spaces.contains(&spawn.space),
            (Self::Drop(_), Action::Spawn(spawn)) => spawn.drop.is_some(),
            _ => false,
        }
    }

    /// Whether this kind is not possible.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::Barred(..) | Self::NoManure | Self::NoTrap)
    }
}

/// The kinds of actions that a seat can take now, then notable kinds that it cannot take; empty when nothing is due from the
/// seat.
#[must_use]
pub fn available_actions(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let (table, rule_set) = (&view.table, view.table.rule_set());
    let own: Side = table.side_of(seat);
    let mut all = Vec::new();
    match table.pending_decision(seat) {
        None => return all,
        Some(Decision::Side) => all.push(AvailableAction::Choose(table.results.len() + 1)),
        Some(Decision::Part(PlanPart::Bid)) => all.push(AvailableAction::Bid(table.bout.chips[own.index()])),
        Some(Decision::Part(PlanPart::Trap)) => all.push(AvailableAction::Trap),
        Some(Decision::Part(PlanPart::Spawn)) => {
            let side = table.side_moved_by(seat);
            let bout = table.bout_seen_by(side);
            let landings = bout.landings(side);
            if !landings.is_empty() {
                all.push(AvailableAction::Land(landings.iter().collect(), side != own));
            }
            if rule_set.manure > 0 {
                let can_drop = table.may_drop(seat) && !landings.is_empty();
                let left = bout.manure_left[own.index()];
                all.extend(can_drop.then_some(AvailableAction::Drop(left)));
                all.extend((left == 0).then_some(AvailableAction::NoManure));
            }
            let reach = board::reach(bout.knights[side.index()]);
            let empty =
                reach.difference(bout.knights[0].union(bout.knights[1]).union(bout.manure[0]).union(bout.manure[1]));
            let barred = empty.difference(bout.allowed_by_colour(side));
            if let (Some(colours), Some(space)) = (bout.colours, barred.first()) {
                all.push(AvailableAction::Barred(colours.of(space), barred.len()));
            }
            if rule_set.traps.is_some() && bout.banned == Some(own) {
                all.push(AvailableAction::NoTrap);
            }
        }
    }
    all
}
