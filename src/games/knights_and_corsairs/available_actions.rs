//! The kinds of action that are available in Knights & Corsairs now, and kinds that are not.

use super::rules::{Action, Space, Stage, View};
use crate::game::Seat;
use crate::game::cards::Card;

/// A kind of action that is available now, with its spaces or cards; or a kind that is not available.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// Attack one of these spaces, each with the minimum and maximum number of cards from the hand.
    Attack(Vec<(Space, usize, usize)>),
    /// Take one of these spaces by influence.
    Influence(Vec<Space>),
    /// Answer the attack on this space, with the minimum and maximum number of cards from the hand.
    Answer(Space, usize, usize),
    /// Place one of these cards.
    Place(Vec<Card>),
    /// Other spaces cannot be attacked yet: the first battle is for the centre.
    CentreFirst,
    /// Influence is not available: no space has three cards of the attacker beside it.
    NoInfluence,
}

impl AvailableAction {
    /// Whether an action is of this kind, with one of its spaces or cards.
    #[must_use]
    pub fn matches(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Attack(spaces), Action::Attack { space, .. }) => spaces.iter().any(|(open, ..)| open == space),
            (Self::Influence(spaces), Action::Influence { space, .. }) => spaces.contains(space),
            (Self::Answer(..), Action::Defend { .. }) => true,
            (Self::Place(cards), Action::Place(card)) => cards.contains(card),
            _ => false,
        }
    }

    /// Whether this kind of action is not available.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::CentreFirst | Self::NoInfluence)
    }
}

/// The kinds of action that a seat can take now, followed by kinds that it cannot take; empty if the seat is not to act.
#[must_use]
pub fn available_actions(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let table = &view.table;
    if table.to_act() != Some(seat) {
        return Vec::new();
    }
    match &table.stage {
        Stage::Attack => {
            let open: Vec<Space> =
                table.board.empty_spaces().filter(|space| table.check_space(*space).is_ok()).collect();
            let fought = |space: &Space| {
                let (least, most) = table.face_down_range(seat, *space)?;
                Some((*space, least + 1, most + 1))
            };
            let attack: Vec<_> = open.iter().filter_map(fought).collect();
            let influence: Vec<Space> =
                open.iter().copied().filter(|space| table.face_down_range(seat, *space).is_none()).collect();
            let first = table.board.empty_spaces().count() == Space::COUNT;
            let none = influence.is_empty();
            let all = [
                (!none).then_some(AvailableAction::Influence(influence)),
                (!attack.is_empty()).then_some(AvailableAction::Attack(attack)),
                first.then_some(AvailableAction::CentreFirst),
                (none && !first).then_some(AvailableAction::NoInfluence),
            ];
            all.into_iter().flatten().collect()
        }
        Stage::Defend { space, .. } => {
            let (least, most) = table.defence_range(seat, *space);
            vec![AvailableAction::Answer(*space, least, most)]
        }
        Stage::Place(battle) => vec![AvailableAction::Place(table.placeable_cards(battle, view.hand).iter().collect())],
        Stage::Over(_) => Vec::new(),
    }
}
