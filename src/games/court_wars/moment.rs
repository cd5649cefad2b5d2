//! The decisive moment of Court Wars: an assault.

use super::rules::{Action, Base, Taken, View, total};
use crate::game::Seat;
use crate::game::cards::{Card, DeckCard};
use crate::game::moment::{Face, Fate, Figure, Moment, Row};

/// The attack of a seat: the cards spent, and below them the stack that was attacked, with what falls.
#[must_use]
pub fn moment(before: &View, seat: Seat, action: &Action) -> Option<Moment> {
    let Action::Attack(attack) = action else { return None };
    let table = &before.table;
    let owner = table.owner(attack.target.suit)?;
    let own = table.stacks.get(seat.index())?.get(attack.from as usize)?;
    let target = table.stacks.get(owner.index())?.get(attack.target.court as usize)?;
    let card = |card: &Card| Figure::of(Face::Card(DeckCard::Suited(*card), None));
    let spent = own.last(attack.spent.into());
    let (falls, removed) = match attack.taken {
        Taken::All => (true, target.guards.len()),
        Taken::Guards(count) => (false, usize::from(count)),
    };
    let court = match target.base {
        Base::Joker => DeckCard::Joker,
        Base::Court | Base::Fallen => DeckCard::Suited(attack.target.card()),
    };
    let fate = |falls: bool| if falls { Fate::Falls } else { Fate::Stays };
    let first = target.guards.len().saturating_sub(removed);
    let guards = target.guards.iter().enumerate().map(|(at, guard)| card(guard).with(fate(at >= first)));
    let court = Figure::of(Face::Card(court, None)).with(fate(falls));
    Some(Moment::of(vec![
        Row {
            seat: Some(seat),
            worth: Some(total(spent)),
            ..Row::of(spent.iter().map(|guard| card(guard).counting()))
        },
        Row {
            seat: Some(owner),
            worth: Some(target.price(attack.taken)),
            ..Row::of(std::iter::once(court).chain(guards))
        },
    ]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::court_wars::CourtWars;
    use crate::games::court_wars::rules::State;

    #[test]
    fn an_assault_shows_what_is_spent_and_what_falls() {
        let position = "standard suits=D,C turn=2 courts=K+8D+4D,Q,J+7D/K+9C,Q+7C+5C,J+4C+3C+2C";
        let view = CourtWars::view(&position.parse::<State>().unwrap(), None);
        let fates = |action: &str| {
            let moment = moment(&view, Seat::SECOND, &action.parse().unwrap()).unwrap();
            let fallen = moment.rows[1].figures.iter().map(|figure| figure.fate == Fate::Falls).collect::<Vec<_>>();
            (moment.rows[0].figures.len(), moment.rows[0].worth, moment.rows[1].worth, fallen)
        };
        assert_eq!(fates("attack Q 2 QD all"), (2, Some(12), Some(10), vec![true]));
        assert_eq!(fates("attack J 2 KD 1"), (2, Some(5), Some(4), vec![false, false, true]));
        assert_eq!(moment(&view, Seat::SECOND, &Action::Draw), None);
    }
}
