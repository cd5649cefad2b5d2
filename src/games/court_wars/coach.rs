//! What a coach can say of a stack: what it could bring down in one attack, and what could bring it down. All of it is public.

use super::rules::{Court, Stack, Target, View};
use crate::game::Seat;

/// What is true of a stack whose court stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// A stack of the seat that is to act.
    Own {
        /// The most that it can attack with.
        attack: u32,
        /// What an attack needs to bring it down.
        defence: u32,
        /// The stacks that it could bring down, with their owners.
        targets: Vec<(Seat, Target)>,
        /// The stacks that could bring it down, with their owners.
        threats: Vec<(Seat, Target)>,
    },
    Other {
        /// What an attack needs to bring it down.
        defence: u32,
        /// The most that the seat can attack with.
        best: u32,
    },
}

/// What is true of a stack, for the seat that is to act.
pub fn outlook(view: &View, seat: Seat, owner: Seat, court: Court) -> Option<Outlook> {
    let table = &view.table;
    table.due().filter(|_| table.turn == seat && owner.index() < table.seats())?;
    let stack = table.stack(owner, court);
    if !stack.stands() {
        return None;
    }
    let (attack, defence) = (stack.attack(), stack.defence());
    if owner != seat {
        return Some(Outlook::Other { defence, best: table.strongest(seat) });
    }
    let stacks = |may: &dyn Fn(Seat) -> bool, falls: &dyn Fn(&Stack) -> bool| -> Vec<(Seat, Target)> {
        let others = table.still_in().filter(|other| may(*other));
        let stacks = others.flat_map(|other| Court::ALL.map(|court| (other, court)));
        let standing = stacks.filter(|(other, court)| {
            let stack = table.stack(*other, *court);
            stack.stands() && falls(stack)
        });
        standing.map(|(other, court)| (other, Target { suit: table.suits[other.index()], court })).collect()
    };
    let targets = stacks(&|other| table.may_target(seat, other), &|other| other.defence() <= attack);
    let threats = stacks(&|other| table.may_target(other, seat), &|other| other.attack() >= defence);
    Some(Outlook::Own { attack, defence, targets, threats })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::court_wars::rules::{CourtWars, State};

    #[test]
    fn a_stack_knows_what_it_can_bring_down_and_what_can_bring_it_down() {
        let state = "standard turn=2 courts=K+8C+4C,Q,J+7C/K+9D,Q+7D+5D,J+4D+3D+2D".parse::<State>().unwrap();
        let seat = state.table.turn;
        let view = CourtWars::view(&state, Some(seat));
        let of = |owner, court| outlook(&view, seat, owner, court).unwrap();
        let names =
            |stacks: &[(Seat, Target)]| stacks.iter().map(|(_, target)| target.card().to_string()).collect::<Vec<_>>();
        // Seat 2: its Queen has 12, enough for the bare Queen of clubs; its King with 19 withstands the King of clubs with 12.
        let Outlook::Own { attack, defence, targets, threats } = of(seat, Court::Queen) else { panic!("an own stack") };
        assert_eq!((attack, defence), (12, 22));
        assert_eq!((names(&targets), names(&threats)), (vec!["QC".to_owned()], vec![]));
        assert_eq!(of(Seat::FIRST, Court::King), Outlook::Other { defence: 22, best: 12 });
        assert_eq!(outlook(&view, Seat::FIRST, Seat::FIRST, Court::King), None, "it is not its turn");
    }
}
