//! What can be done now in Court Wars, and what cannot.

use super::rules::{Action, Court, Due, Stack, Target, View};
use crate::game::Seat;
use crate::game::cards::DeckCard;

/// A kind of action that is possible now, with what it is possible for; or something that is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// A card is drawn: in the set-up, in a turn, or after an Ace.
    Draw(Due),
    /// Guards of these courts attack, each with so much at most, one of these courts.
    Attack(Vec<(Court, u32)>, Vec<Target>),
    /// The card that was drawn is placed on one of these courts, or before it.
    Place(DeckCard, Vec<Court>),
    /// The card that was drawn is discarded.
    Discard(DeckCard),
    /// There is no attack: the own stacks have so much at most, and so much would be needed.
    NoAttack(u32, u32),
    /// The card that was drawn must be placed.
    MustPlace(DeckCard),
}

impl AvailableAction {
    /// Whether an action is one of this kind.
    #[must_use]
    pub fn is(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Draw(_), Action::Draw) | (Self::Discard(_), Action::Discard) => true,
            (Self::Attack(courts, targets), Action::Attack(attack)) => {
                courts.iter().any(|(court, _)| *court == attack.from) && targets.contains(&attack.target)
            }
            (Self::Place(_, courts), Action::Place(court)) => courts.contains(court),
            _ => false,
        }
    }

    /// Whether it says what is not possible.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::NoAttack(..) | Self::MustPlace(_))
    }
}

/// What a seat can do now, and then what it cannot; nothing when it is not to act.
#[must_use]
pub fn possible(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let table = &view.table;
    let Some(due) = table.due().filter(|_| table.turn == seat) else { return Vec::new() };
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    if let Due::Place(card) = due {
        let discard =
            if table.must_place(card) { AvailableAction::MustPlace(card) } else { AvailableAction::Discard(card) };
        return vec![AvailableAction::Place(card, table.places(card).collect()), discard];
    }
    let mut all = vec![AvailableAction::Draw(due)];
    let attacks = actions.iter().filter_map(|action| match action {
        Action::Attack(attack) => Some(attack),
        _ => None,
    });
    let (mut courts, mut targets) = (Vec::new(), Vec::new());
    for attack in attacks {
        let own = (attack.from, table.stack(seat, attack.from).attack());
        if !courts.contains(&own) {
            courts.push(own);
        }
        if !targets.contains(&attack.target) {
            targets.push(attack.target);
        }
    }
    if !courts.is_empty() {
        all.push(AvailableAction::Attack(courts, targets));
    } else if matches!(due, Due::Turn | Due::Ace) {
        let others = table.still_in().filter(|other| table.may_target(seat, *other));
        let stacks = others.flat_map(|other| Court::ALL.map(|court| table.stack(other, court)));
        let least = stacks.filter_map(Stack::weakest).min();
        all.extend(least.map(|least| AvailableAction::NoAttack(table.strongest(), least)));
    }
    all
}
