//! The kinds of action that a player of Court Wars can take now, and why others are not possible.

use super::rules::{Action, Court, Decision, Stack, Target, View};
use crate::game::Seat;
use crate::game::cards::DeckCard;

/// A kind of action that is possible now, with its choices, or that is not possible, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// Draw a card: in the set-up, in a turn, or after an Ace.
    Draw(Decision),
    /// Attack one of the targets with Guards of one of the courts. Each court has the total value of its Guards beside it.
    Attack(Vec<(Court, u32)>, Vec<Target>),
    /// Place the drawn card on one of these courts.
    Place(DeckCard, Vec<Court>),
    /// This drawn card can be discarded.
    Discard(DeckCard),
    /// No attack is possible: the value of the seat's strongest stack, and the lowest value that an attack needs.
    NoAttack(u32, u32),
    /// The drawn card cannot be discarded, since it must be placed.
    MustPlace(DeckCard),
}

impl AvailableAction {
    /// Whether an action is of this kind and one of its choices.
    #[must_use]
    pub fn matches(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Draw(_), Action::Draw) | (Self::Discard(_), Action::Discard) => true,
            (Self::Attack(courts, targets), Action::Attack(attack)) => {
                courts.iter().any(|(court, _)| *court == attack.from) && targets.contains(&attack.target)
            }
            (Self::Place(_, courts), Action::Place(court)) => courts.contains(court),
            _ => false,
        }
    }

    /// Whether this kind of action is not possible now.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::NoAttack(..) | Self::MustPlace(_))
    }
}

/// The kinds of action that a seat can take now, followed by those that it cannot take; empty when the seat is not to act.
pub fn available_actions(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let table = &view.table;
    let Some(due) = table.pending_decision().filter(|_| table.turn == seat) else { return Vec::new() };
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    if let Decision::Place(card) = due {
        let discard =
            if table.must_place(card) { AvailableAction::MustPlace(card) } else { AvailableAction::Discard(card) };
        return vec![AvailableAction::Place(card, table.fitting_courts(card).collect()), discard];
    }
    let mut all = vec![AvailableAction::Draw(due)];
    let attacks = actions.iter().filter_map(|action| match action {
        Action::Attack(attack) => Some(attack),
        _ => None,
    });
    let (mut courts, mut targets) = (Vec::new(), Vec::new());
    for attack in attacks {
        let own = (attack.from, table.stack(seat, attack.from).attack_value());
        if !courts.contains(&own) {
            courts.push(own);
        }
        if !targets.contains(&attack.target) {
            targets.push(attack.target);
        }
    }
    if !courts.is_empty() {
        all.push(AvailableAction::Attack(courts, targets));
    } else if matches!(due, Decision::Turn | Decision::Ace) {
        let others = table.remaining_seats().filter(|other| table.may_target(seat, *other));
        let stacks = others.flat_map(|other| Court::ALL.map(|court| table.stack(other, court)));
        let least = stacks.filter_map(Stack::min_price).min();
        all.extend(least.map(|least| AvailableAction::NoAttack(table.max_attack(table.turn), least)));
    }
    all
}
