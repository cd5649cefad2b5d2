//! The coach's facts about a stack: which stacks it could bring down in one attack, and which could bring it down. All players
//! can know these facts.

use std::ops::RangeInclusive;

use super::rules::{Action, Attack, Court, RemovedPart, Stack, Stage, Table, Target, View, total};
use crate::game::Seat;
use crate::game::cards::{Card, DeckCard};

/// The strength of a stack whose court stands, as the coach explains it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Assessment {
    /// A stack of the seat that is to act.
    Own {
        /// The most that the stack can attack with.
        attack: u32,
        /// The value that an attack needs to bring the stack down.
        defence: u32,
        /// The stacks that this stack could bring down, with their owners.
        targets: Vec<(Seat, Target)>,
        /// The stacks that could bring this stack down, with their owners.
        threats: Vec<(Seat, Target)>,
    },
    /// A stack of another player.
    Other {
        /// The value that an attack needs to bring the stack down.
        defence: u32,
        /// The most that the seat to act can attack with.
        best: u32,
    },
}

/// The assessment of a stack for the seat to act; `None` if the court has fallen, or if it is not the turn of `seat`.
pub fn assess(view: &View, seat: Seat, owner: Seat, court: Court) -> Option<Assessment> {
    let table = &view.table;
    table.pending_decision().filter(|_| table.turn == seat && owner.index() < table.seat_count())?;
    let stack = table.stack(owner, court);
    if !stack.is_standing() {
        return None;
    }
    let (attack, defence) = (stack.attack_value(), stack.defence_value());
    if owner != seat {
        return Some(Assessment::Other { defence, best: table.max_attack(seat) });
    }
    let (targets, threats) = (targets(table, seat, 0..=attack), threats(table, seat, defence));
    Some(Assessment::Own { attack, defence, targets, threats })
}

/// The stacks that a seat may attack and whose defence is in this range.
fn targets(table: &Table, seat: Seat, defence: RangeInclusive<u32>) -> Vec<(Seat, Target)> {
    standing_stacks(table, |other| table.may_target(seat, other), |stack| defence.contains(&stack.defence_value()))
}

/// The stacks that may attack a seat and are strong enough to beat this defence.
fn threats(table: &Table, seat: Seat, defence: u32) -> Vec<(Seat, Target)> {
    standing_stacks(table, |other| table.may_target(other, seat), |stack| stack.attack_value() >= defence)
}

/// The standing stacks that satisfy `is`, of the owners that satisfy `of`. Each has its owner beside it.
fn standing_stacks(table: &Table, of: impl Fn(Seat) -> bool, is: impl Fn(&Stack) -> bool) -> Vec<(Seat, Target)> {
    let owners = table.remaining_seats().filter(|owner| of(*owner));
    let stacks = owners.flat_map(|owner| Court::ALL.map(|court| (owner, court)));
    let found = stacks.filter(|(owner, court)| {
        let stack = table.stack(*owner, *court);
        stack.is_standing() && is(stack)
    });
    found.map(|(owner, court)| (owner, Target { suit: table.suits[owner.index()], court })).collect()
}

/// The reason why the coach recommends an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The attack brings a court down.
    Fells,
    /// The attack hits a stack that could bring down this court of the player.
    Disarms(Court),
    /// With the card placed, no single attack brings this court down any more.
    Saves(Court),
    /// With the card placed, this court could bring down these courts.
    Arms(Court, Vec<Target>),
    /// The card is discarded, since it would leave room only for lower ones.
    LeavesRoom(Card),
    /// This court could be brought down, but for guards of this value, of all that the player has. The player draws.
    NotWorth {
        /// The court.
        target: Target,
        /// The value of the guards that the cheapest such attack spends.
        spent: u32,
        /// The value of all guards of the player.
        all: u32,
    },
    /// This court could be brought down, but then this court of the player could be, too. The player draws.
    Exposes {
        /// The court.
        target: Target,
        /// The court of the player that would spend its guards.
        court: Court,
    },
    /// The best attack falls short of the weakest defence, so the player draws.
    FallsShort {
        /// The most that the player can attack with.
        best: u32,
        /// The least that an attack needs to bring a court down.
        least: u32,
    },
    /// Nothing is within reach, so the player draws.
    NoReach,
    /// The attack takes guards from a stack.
    Weakens {
        /// The value that the stack can attack with before it.
        before: u32,
        /// The value after it.
        after: u32,
    },
    /// The card makes a stack stronger.
    Grows {
        /// The court of the stack.
        court: Court,
        /// The value that the stack can then attack with.
        attack: u32,
        /// The value that an attack then needs to bring the stack down.
        defence: u32,
        /// The most that others can attack with.
        strongest: u32,
    },
}

/// The reason for an action of the seat to act; `None` if there is no simple one.
pub fn purpose(view: &View, seat: Seat, action: Action) -> Option<Purpose> {
    let table = &view.table;
    match (action, &table.stage) {
        (Action::Attack(Attack { taken: RemovedPart::All, .. }), _) => Some(Purpose::Fells),
        (Action::Attack(Attack { target, taken, .. }), _) => {
            let theirs = table.stack(table.owner(target.suit)?, target.court);
            let strength = theirs.attack_value();
            let weakens = Purpose::Weakens { before: strength, after: strength - theirs.price(taken) };
            let falls = |court: &Court| {
                let stack = table.stack(seat, *court);
                stack.is_standing() && stack.defence_value() <= strength
            };
            Some(Court::ALL.into_iter().find(falls).map_or(weakens, Purpose::Disarms))
        }
        (Action::Place(court), Stage::Place(DeckCard::Suited(card))) => {
            let (stack, more) = (table.stack(seat, court), total(&[*card]));
            if table.is_at_risk(seat, court) && threats(table, seat, stack.defence_value() + more).is_empty() {
                return Some(Purpose::Saves(court));
            }
            let new = targets(table, seat, stack.attack_value() + 1..=stack.attack_value() + more);
            let new: Vec<Target> = new.into_iter().map(|(_, target)| target).collect();
            if !new.is_empty() {
                return Some(Purpose::Arms(court, new));
            }
            let others = table.remaining_seats().filter(|other| table.may_target(*other, seat));
            let strongest = others.map(|other| table.max_attack(other)).max().unwrap_or(0);
            let (attack, defence) = (stack.attack_value() + more, stack.defence_value() + more);
            Some(Purpose::Grows { court, attack, defence, strongest })
        }
        (Action::Discard, Stage::Place(DeckCard::Suited(card))) => Some(Purpose::LeavesRoom(*card)),
        (Action::Draw, Stage::Act) if !table.can_attack() => Some(Purpose::NoReach),
        (Action::Draw, Stage::Act) => {
            let best = table.max_attack(seat);
            let all = targets(table, seat, 0..=u32::MAX).into_iter();
            let defence = |(owner, target): (Seat, Target)| table.stack(owner, target.court).defence_value();
            let least = all.map(defence).min()?;
            if best < least { Some(Purpose::FallsShort { best, least }) } else { price_of_felling(table, seat) }
        }
        _ => None,
    }
}

/// What the cheapest attack of a seat would cost that brings a court down; `None` if there is none.
fn price_of_felling(table: &Table, seat: Seat) -> Option<Purpose> {
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    let attacks = actions.into_iter().filter_map(|action| match action {
        Action::Attack(attack) if attack.taken == RemovedPart::All => Some((value_spent(table, seat, attack), attack)),
        _ => None,
    });
    let (spent, Attack { from: court, target, .. }) = attacks.min_by_key(|(spent, _)| *spent)?;
    let exposing = threats(table, seat, table.stack(seat, court).defence_value() - spent);
    if exposing.iter().any(|(_, other)| *other != target) {
        return Some(Purpose::Exposes { target, court });
    }
    let standing = Court::ALL.map(|court| table.stack(seat, court)).into_iter().filter(|stack| stack.is_standing());
    Some(Purpose::NotWorth { target, spent, all: standing.map(Stack::attack_value).sum() })
}

/// The value of the guards that an attack of a seat spends.
fn value_spent(table: &Table, seat: Seat, attack: Attack) -> u32 {
    total(table.stack(seat, attack.from).last_guards(attack.spent.into()))
}

/// The least value that an attack spends beyond need and that is told.
const MIN_EXCESS: u32 = 5;

/// An attack that spent more than another one with the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overspent {
    /// The value spent.
    pub spent: u32,
    /// The value that would have been enough.
    pub enough: u32,
    /// The court whose Guards would have been enough.
    pub from: Court,
}

/// Returns the cheapest attack that removes the same as an action, if that spent much more.
pub fn overspent(view: &View, seat: Seat, action: Action) -> Option<Overspent> {
    let Action::Attack(attack) = action else { return None };
    let table = &view.table;
    let value = |attack: &Attack| value_spent(table, seat, *attack);
    let mut actions = Vec::new();
    table.actions(seat, &mut actions);
    let same = actions.iter().filter_map(|other| match other {
        Action::Attack(other) => (other.target == attack.target && other.taken == attack.taken).then_some(other),
        _ => None,
    });
    let cheapest = same.min_by_key(|other| value(other))?;
    let overspent = Overspent { spent: value(&attack), enough: value(cheapest), from: cheapest.from };
    (overspent.spent >= overspent.enough + MIN_EXCESS).then_some(overspent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::game::cards::Suit;
    use crate::games::court_wars::rules::{CourtWars, State};

    #[test]
    fn a_stack_knows_what_it_can_bring_down_and_what_can_bring_it_down() {
        let state = "standard turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J+4D+3D+2D".parse::<State>().unwrap();
        let seat = state.table.turn;
        let view = CourtWars::view(&state, Some(seat));
        let of = |owner, court| assess(&view, seat, owner, court).unwrap();
        let names =
            |stacks: &[(Seat, Target)]| stacks.iter().map(|(_, target)| target.card().to_string()).collect::<Vec<_>>();
        // Seat 2: its Queen has 12, enough for the bare Queen of clubs; its King with 19 withstands the King of clubs with 12.
        let Assessment::Own { attack, defence, targets, threats } = of(seat, Court::Queen) else {
            panic!("an own stack")
        };
        assert_eq!((attack, defence), (12, 22));
        assert_eq!((names(&targets), names(&threats)), (vec!["QC".to_owned()], vec![]));
        assert_eq!(of(Seat::FIRST, Court::King), Assessment::Other { defence: 22, best: 12 });
        assert_eq!(assess(&view, Seat::FIRST, Seat::FIRST, Court::King), None, "it is not its turn");
    }

    #[test]
    fn guards_that_an_attack_did_not_need_are_counted() {
        let state: State = "standard turn=2 courts=K+8C+2C,Q,J+7C/K+10D+9D,Q+5D+3D,J".parse().unwrap();
        let seat = state.table.turn;
        let of = |action: &str| overspent(&CourtWars::view(&state, Some(seat)), seat, action.parse().unwrap());
        let by_queen = Overspent { spent: 19, enough: 3, from: Court::Queen };
        assert_eq!(of("attack K 2 KC 1"), Some(by_queen), "19 for a 2, where a 3 does");
        assert_eq!(of("attack K 1 KC 1"), Some(Overspent { spent: 9, ..by_queen }));
        assert_eq!(of("attack Q 2 KC 1"), Some(Overspent { spent: 8, ..by_queen }));
        assert_eq!(of("attack Q 1 KC 1"), None, "nothing is cheaper");
        assert_eq!(of("draw"), None);
    }

    #[test]
    fn an_action_is_good_for_what_it_changes() {
        let of = |holds: &str, courts: &str, action: &str| {
            let state: State = format!("standard turn=2 courts={courts}{holds}").parse().unwrap();
            let seat = state.table.turn;
            purpose(&CourtWars::view(&state, Some(seat)), seat, action.parse().unwrap())
        };
        let courts = "K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J";
        // The King of clubs has 12: enough for the bare Jack of diamonds, which needs 3 more to withstand it.
        assert_eq!(of(" holds 5H", courts, "place J"), Some(Purpose::Saves(Court::Jack)));
        assert_eq!(
            of(" holds 2H", courts, "place J"),
            Some(Purpose::Grows { court: Court::Jack, attack: 2, defence: 12, strongest: 12 })
        );
        // With 9 + 4 the King brings down the bare Queen of clubs, which 9 cannot.
        let queen = Target { suit: Suit::Clubs, court: Court::Queen };
        assert_eq!(of(" holds 4H", courts, "place K"), Some(Purpose::Arms(Court::King, vec![queen])));
        assert_eq!(of(" holds 2H", courts, "discard"), Some(Purpose::LeavesRoom("2H".parse().unwrap())));
        // The Queen of clubs falls to the 9 of the King, who then has 10 against the 12 of the King of clubs.
        assert_eq!(of("", courts, "draw"), Some(Purpose::Exposes { target: queen, court: Court::Queen }));
        assert_eq!(of("", courts, "attack Q 2 QC all"), Some(Purpose::Fells));
        // 9 falls short of 12, the defence of a Queen with a 2; the 8 of the King of clubs is enough for nothing.
        let courts = "K+8C,Q+2C,J+7C/K+9D,Q+7D,J+6D";
        assert_eq!(of("", courts, "draw"), Some(Purpose::FallsShort { best: 9, least: 12 }));
        assert_eq!(of("", courts, "attack K 1 KC 1"), Some(Purpose::Weakens { before: 8, after: 0 }));
    }
}
