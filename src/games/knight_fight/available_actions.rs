//! What can be done now in Knight Fight, and what cannot.

use super::rules::{Action, Colour, Due, Part, Side, Space, View, board};
use crate::game::Seat;

/// A kind of action that is possible now, with what it is possible for; or something that is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// A side is chosen for the bout of this number.
    Choose(usize),
    /// So many chips at most are bid.
    Bid(u8),
    /// A trap is set, or none.
    Trap,
    /// A knight lands on one of these spaces, as far as the player can know; for the other player if this says so.
    Land(Vec<Space>, bool),
    /// Manure is dropped with it; so many pieces are left.
    Drop(u8),
    /// So many spaces within reach are of this colour, where one may not land.
    Barred(Colour, usize),
    /// All manure was dropped.
    NoManure,
    /// No trap may be set for the opponent’s next move.
    NoTrap,
}

impl AvailableAction {
    /// Whether an action is one of this kind.
    #[must_use]
    pub fn is(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Choose(_), Action::Play(_)) | (Self::Trap, Action::Trap(_)) => true,
            (Self::Bid(most), Action::Bid(bid)) => bid <= most,
            (Self::Land(spaces, _), Action::Spawn(spawn)) => spaces.contains(&spawn.space),
            (Self::Drop(_), Action::Spawn(spawn)) => spawn.drop.is_some(),
            _ => false,
        }
    }

    /// Whether it says what is not possible.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::Barred(..) | Self::NoManure | Self::NoTrap)
    }
}

/// What a seat can do now, and then what it cannot; nothing when nothing is due from it.
#[must_use]
pub fn possible(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let (table, rule_set) = (&view.table, view.table.rule_set());
    let own: Side = table.side_of(seat);
    let mut all = Vec::new();
    match table.due(seat) {
        None => return all,
        Some(Due::Side) => all.push(AvailableAction::Choose(table.results.len() + 1)),
        Some(Due::Part(Part::Bid)) => all.push(AvailableAction::Bid(table.bout.chips[own.index()])),
        Some(Due::Part(Part::Trap)) => all.push(AvailableAction::Trap),
        Some(Due::Part(Part::Spawn)) => {
            let side = table.moves_for(seat);
            let bout = table.picture(side);
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
            let empty = reach.minus(bout.knights[0].or(bout.knights[1]).or(bout.manure[0]).or(bout.manure[1]));
            let barred = empty.minus(bout.coloured(side));
            if let (Some(colours), Some(space)) = (bout.colours, barred.iter().next()) {
                all.push(AvailableAction::Barred(colours.of(space), barred.len()));
            }
            if rule_set.traps.is_some() && bout.banned == Some(own) {
                all.push(AvailableAction::NoTrap);
            }
        }
    }
    all
}
