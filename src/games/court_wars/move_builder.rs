//! Builds an action of Court Wars from clicks on the pile, the discard pile and the cards of stacks.

use super::rules::{
    Action, Attack, Court, CourtWars, Decision, Illegal, RemovedPart, Stage, Table, Target, View, total,
};
use crate::game::action_marks::Spot;
use crate::game::{ActionMarks, MoveBuilder, Progress, Seat};

/// A click on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A click on the pile: draw a card.
    Pile,
    /// A click on the discard pile: discard the drawn card.
    Discards,
    /// A click on a stack, or on one card of it.
    Stack {
        /// The owner of the stack.
        seat: Seat,
        /// The court of the stack.
        court: Court,
        /// The index of the card, from 0 for the court outwards; `None` for the stack as a whole.
        card: Option<u8>,
    },
}

/// The action that the clicks so far describe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Draft {
    /// Nothing is chosen yet.
    #[default]
    Nothing,
    /// Draw a card, without confirmation.
    Draw,
    /// Discard the drawn card; `true` after a second click, which confirms.
    Discard(bool),
    /// Place the drawn card on this court; `true` after a second click, which confirms.
    Place(Court, bool),
    /// An attack.
    Attack(AttackPlan),
}

/// An attack that may not be complete yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AttackPlan {
    /// The attacker's court and the number of its last Guards that are spent; `None` until the player chooses them.
    pub own: Option<(Court, u8)>,
    /// The court that is attacked and the part of its stack that is removed; `None` until the player chooses them.
    pub target: Option<(Target, RemovedPart)>,
}

impl AttackPlan {
    /// The plan with its Guards: those that the player chose, or else those that pay for the target with the least left over.
    pub(crate) fn filled_in(self, table: &Table) -> Self {
        Self { own: self.own.or_else(|| self.cheapest(table)), ..self }
    }

    /// The Guards that pay for the target with the least left over; `None` without a target, or if no Guards are enough.
    fn cheapest(self, table: &Table) -> Option<(Court, u8)> {
        let (target, taken) = self.target?;
        let spends = Court::ALL.into_iter().flat_map(|court| {
            let stack = table.stack(table.turn, court);
            (1..=stack.guard_count()).map(move |spent| (total(stack.last_guards(usize::from(spent))), spent, court))
        });
        let pays = |(_, spent, from): &(u32, u8, Court)| {
            let attack = Attack { from: *from, spent: *spent, target, taken };
            table.check(table.turn, &Action::Attack(attack)).is_ok()
        };
        let (_, spent, court) = spends.filter(pays).min_by_key(|(worth, spent, _)| (*worth, *spent))?;
        Some((court, spent))
    }

    /// The value of the chosen Guards; `None` if none are chosen.
    pub(crate) fn strength(self, table: &Table) -> Option<u32> {
        let (court, spent) = self.own?;
        Some(total(table.stack(table.turn, court).last_guards(usize::from(spent))))
    }

    /// The value that is needed to remove the chosen part of the target; `None` without a target.
    pub(crate) fn price(self, table: &Table) -> Option<u32> {
        let (target, taken) = self.target?;
        Some(table.stack(table.owner(target.suit)?, target.court).price(taken))
    }

    /// The attack; `None` while its Guards or its target are not chosen.
    pub(crate) fn finished_attack(self) -> Option<Attack> {
        let ((from, spent), (target, taken)) = (self.own?, self.target?);
        Some(Attack { from, spent, target, taken })
    }

    /// Chooses the Guards to spend. A click on a Guard chooses it and all Guards after it. A click on the whole stack (`card` is
    /// `None`) chooses the fewest Guards that pay for the chosen part of the target, or else all Guards. The same choice again
    /// clears it.
    fn choose_own(&mut self, table: &Table, court: Court, card: Option<u8>) -> Result<(), Illegal> {
        let stack = table.stack(table.turn, court);
        if stack.guards.is_empty() {
            return Err(Illegal::Spent { court, guards: 0 });
        }
        let spent = if let Some(card) = card {
            stack.mirrored_position(card)
        } else {
            let price = self.price(table).unwrap_or(u32::MAX);
            let pays = |spent: &u8| total(stack.last_guards(usize::from(*spent))) >= price;
            (1..=stack.guard_count()).find(pays).unwrap_or(stack.guard_count())
        };
        let chosen = (court, spent);
        let again = self.own.is_some_and(|own| own == chosen || card.is_none() && own.0 == court);
        self.own = (!again).then_some(chosen);
        Ok(())
    }

    /// Chooses the part of the target to remove. A click on a card chooses it and all cards after it. A click on the whole stack
    /// (`card` is `None`) chooses the most that the chosen Guards pay for, or without chosen Guards, the most that any of the
    /// player's stacks pays for. The same choice again clears it. If the chosen Guards do not pay for the target, and others do,
    /// they are no longer chosen.
    fn choose_target(&mut self, table: &Table, target: Target, card: Option<u8>) -> Result<(), Illegal> {
        let stack = table.attackable_stack(target)?;
        let taken = match card {
            Some(0) => RemovedPart::All,
            Some(card) => RemovedPart::Guards(stack.mirrored_position(card)),
            None => {
                let strength = self.strength(table).unwrap_or_else(|| table.max_attack(table.turn));
                let least = if stack.guards.is_empty() { RemovedPart::All } else { RemovedPart::Guards(1) };
                stack.affordable_parts(strength).last().unwrap_or(least)
            }
        };
        let chosen = (target, taken);
        let again = self.target.is_some_and(|before| before == chosen || card.is_none() && before.0 == target);
        self.target = (!again).then_some(chosen);
        if self.strength(table) < self.price(table) && self.cheapest(table).is_some() {
            self.own = None;
        }
        Ok(())
    }
}

impl Draft {
    /// The action of the draft, legal or not; `None` while it is incomplete.
    pub(crate) fn action(self, table: &Table) -> Option<Action> {
        match self {
            Self::Nothing if matches!(table.stage, Stage::Draw | Stage::Act) => Some(Action::Draw),
            Self::Nothing => None,
            Self::Draw => Some(Action::Draw),
            Self::Discard(_) => Some(Action::Discard),
            Self::Place(court, _) => Some(Action::Place(court)),
            Self::Attack(plan) => plan.filled_in(table).finished_attack().map(Action::Attack),
        }
    }

    /// The draft with Guards for its attack, if it has a target and the player has not chosen any.
    pub(crate) fn filled_in(self, table: &Table) -> Self {
        match self {
            Self::Attack(plan) => Self::Attack(plan.filled_in(table)),
            _ => self,
        }
    }

    /// The planned attack of the draft; an empty plan if the draft is not an attack.
    pub(crate) fn plan(self) -> AttackPlan {
        match self {
            Self::Attack(plan) => plan,
            _ => AttackPlan::default(),
        }
    }
}

impl MoveBuilder for CourtWars {
    type Input = Input;
    type Draft = Draft;

    fn input(view: &View, seat: Seat, draft: &mut Draft, input: Input) -> Result<(), Illegal> {
        let table = &view.table;
        let Some(due) = table.pending_decision() else { return Err(Illegal::Over) };
        if table.turn != seat {
            return Err(Illegal::NotYourTurn);
        }
        *draft = match (input, &table.stage) {
            (Input::Pile, Stage::Draw | Stage::Act) => Draft::Draw,
            (Input::Discards, Stage::Place(_)) => {
                table.check(seat, &Action::Discard)?;
                Draft::Discard(matches!(draft, Draft::Discard(_)))
            }
            (Input::Stack { seat: owner, court, .. }, Stage::Place(card)) if owner == seat => {
                table.check_fits(*card, court)?;
                Draft::Place(court, matches!(draft, Draft::Place(before, _) if *before == court))
            }
            (Input::Stack { seat: owner, court, card }, Stage::Act) => {
                let mut plan = draft.plan();
                match table.suits.get(owner.index()) {
                    Some(_) if owner == seat => plan.choose_own(table, court, card)?,
                    Some(suit) => plan.choose_target(table, Target { suit: *suit, court }, card)?,
                    None => return Err(Illegal::NotNow(due)),
                }
                if plan == AttackPlan::default() { Draft::Nothing } else { Draft::Attack(plan) }
            }
            _ => return Err(Illegal::NotNow(due)),
        };
        Ok(())
    }

    fn is_under_way(view: &View) -> bool {
        view.table.pending_decision() == Some(Decision::AfterAce)
    }

    fn action_marks(view: &View, seat: Seat, action: &Action) -> ActionMarks {
        let space = |seat: Seat, court: Court| Court::ALL.len() * seat.index() + court as usize;
        match action {
            Action::Draw => ActionMarks::at([Spot::Pile]),
            Action::Place(court) => ActionMarks::at([Spot::Space(space(seat, *court))]),
            Action::Discard => ActionMarks::at([Spot::Discards]),
            Action::Attack(Attack { from, target, .. }) => {
                view.table.owner(target.suit).map_or_else(ActionMarks::default, |owner| {
                    ActionMarks::arrow(space(seat, *from), space(owner, target.court))
                })
            }
        }
    }

    fn progress(view: &View, seat: Seat, draft: &Draft) -> Progress<Action> {
        let table = &view.table;
        let legal = |action: &Action| table.check(seat, action).is_ok();
        let Some(action) = draft.action(table).filter(legal) else { return Progress::Incomplete };
        match draft {
            Draft::Nothing if table.stage == Stage::Act && table.can_attack() => Progress::Optional(action),
            Draft::Draw | Draft::Discard(true) | Draft::Place(_, true) => Progress::Submit(action),
            _ => Progress::Complete(action),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::court_wars::rules::State;

    /// The scenario that the game's authors print: player 2, clubs against diamonds.
    const SCENARIO: &str = "standard suits=D,C turn=2 courts=K+8D+4D,Q,J+7D/K+9C,Q+7C+5C,J+4C+3C+2C";

    fn view_of(state: &str) -> View {
        let state = state.parse::<State>().unwrap();
        CourtWars::view(&state, state.table.to_act())
    }

    fn touch_all(view: &View, touches: &[Input]) -> Result<Draft, Illegal> {
        let mut draft = Draft::default();
        touches.iter().try_for_each(|touch| CourtWars::input(view, view.table.turn, &mut draft, *touch))?;
        Ok(draft)
    }

    fn progress(view: &View, touches: &[Input]) -> Progress<Action> {
        CourtWars::progress(view, view.table.turn, &touch_all(view, touches).unwrap())
    }

    fn input(seat: Seat, court: Court, card: impl Into<Option<u8>>) -> Input {
        Input::Stack { seat, court, card: card.into() }
    }

    fn own(court: Court, card: impl Into<Option<u8>>) -> Input {
        input(Seat::SECOND, court, card)
    }

    fn theirs(court: Court, card: impl Into<Option<u8>>) -> Input {
        input(Seat::FIRST, court, card)
    }

    fn action(text: &str) -> Action {
        text.parse().unwrap()
    }

    #[test]
    fn an_attack_is_built_in_either_order() {
        let view = view_of(SCENARIO);
        let attack = Progress::Complete(action("attack Q 2 KD 2"));
        let (mine, other) = (own(Court::Queen, 1), theirs(Court::King, 1));
        assert_eq!(progress(&view, &[mine, other]), attack);
        assert_eq!(progress(&view, &[other, mine]), attack);
        assert_eq!(progress(&view, &[mine]), Progress::Incomplete);
    }

    #[test]
    fn a_target_is_paid_for_with_the_least_left_over() {
        let view = view_of(SCENARIO);
        // The 5 of the Queen pays for the 4; so do 3 + 2 of the Jack, which are two cards, and the 9 of the King.
        assert_eq!(progress(&view, &[theirs(Court::King, 2)]), Progress::Complete(action("attack Q 1 KD 1")));
        assert_eq!(progress(&view, &[theirs(Court::King, None)]), Progress::Complete(action("attack Q 2 KD 2")));
        // The 5 was chosen before the target, and does not pay for 8 + 4.
        let changed = progress(&view, &[own(Court::Queen, 2), theirs(Court::King, 1)]);
        assert_eq!(changed, Progress::Complete(action("attack Q 2 KD 2")));
        // Nothing pays for the King himself.
        assert_eq!(progress(&view, &[theirs(Court::King, 0)]), Progress::Incomplete);
    }

    #[test]
    fn a_whole_stack_spends_the_fewest_and_removes_the_most() {
        let view = view_of(SCENARIO);
        // 3 + 2 pay for the 4; of what 12 pay for, 8 + 4 are the most.
        let few = progress(&view, &[theirs(Court::King, 2), own(Court::Jack, None)]);
        assert_eq!(few, Progress::Complete(action("attack J 2 KD 1")));
        let much = progress(&view, &[own(Court::Queen, 1), theirs(Court::King, None)]);
        assert_eq!(much, Progress::Complete(action("attack Q 2 KD 2")));
        let court = progress(&view, &[own(Court::Queen, None), theirs(Court::Queen, None)]);
        assert_eq!(court, Progress::Complete(action("attack Q 2 QD all")));
    }

    #[test]
    fn an_attack_that_is_too_weak_is_incomplete() {
        let view = view_of(SCENARIO);
        let plan = [theirs(Court::King, 1), own(Court::Queen, 2)];
        assert_eq!(progress(&view, &plan), Progress::Incomplete);
        let draft = touch_all(&view, &plan).unwrap();
        let plan = draft.plan();
        assert_eq!((plan.strength(&view.table), plan.price(&view.table)), (Some(5), Some(12)));
    }

    #[test]
    fn a_second_click_removes_a_part_of_an_attack() {
        let view = view_of(SCENARIO);
        assert_eq!(touch_all(&view, &[own(Court::Queen, 2), own(Court::Queen, 2)]), Ok(Draft::Nothing));
        assert_eq!(touch_all(&view, &[theirs(Court::King, 1), theirs(Court::King, None)]), Ok(Draft::Nothing));
        let changed = touch_all(&view, &[own(Court::Queen, 2), own(Court::Queen, 1)]).unwrap();
        assert_eq!(changed.filled_in(&view.table).plan().own, Some((Court::Queen, 2)));
    }

    #[test]
    fn a_second_click_on_a_stack_places_the_card() {
        let view = view_of(&format!("{SCENARIO} holds 6S"));
        assert_eq!(progress(&view, &[own(Court::King, None)]), Progress::Complete(action("place K")));
        assert_eq!(progress(&view, &[own(Court::King, 0), own(Court::King, 1)]), Progress::Submit(action("place K")));
        assert_eq!(progress(&view, &[own(Court::King, 0), Input::Discards]), Progress::Complete(Action::Discard));
        assert_eq!(progress(&view, &[Input::Discards, Input::Discards]), Progress::Submit(Action::Discard));
        let refused = touch_all(&view, &[own(Court::Queen, None)]);
        assert_eq!(refused, Err(Illegal::DoesNotFit("6S".parse().unwrap(), "5C".parse().unwrap())));
    }

    #[test]
    fn a_card_is_drawn_by_one_click_on_the_pile_or_button() {
        let view = view_of(SCENARIO);
        assert_eq!(progress(&view, &[Input::Pile]), Progress::Submit(Action::Draw));
        assert_eq!(progress(&view, &[]), Progress::Optional(Action::Draw));
        let bare = view_of("standard");
        assert_eq!(progress(&bare, &[]), Progress::Complete(Action::Draw));
        assert_eq!(
            touch_all(&bare, &[input(Seat::FIRST, Court::King, None)]),
            Err(Illegal::Spent { court: Court::King, guards: 0 })
        );
    }
}
