//! The decisive moment of Court Wars: an attack.

use super::rules::{Base, Event, losses, total};
use crate::game::cards::{Card, DeckCard};
use crate::game::moment::{Figure, FigureEnd, FigureLook, Moment, Row};

/// The moment of an attack: the cards spent, and below them the attacked stack with the cards that fall; `None` for other events.
pub fn moment(event: &Event) -> Option<Moment> {
    let Event::Attacked { seat, victim, attack, spent, stack } = event else { return None };
    let card = |card: &Card| Figure::of(FigureLook::Card(DeckCard::Suited(*card), None));
    let (removed, fell) = losses(stack, attack.taken);
    let court = match stack.base {
        Base::Joker => DeckCard::Joker,
        Base::Court | Base::Fallen => DeckCard::Suited(attack.target.card()),
    };
    let end = |falls: bool| if falls { FigureEnd::Falls } else { FigureEnd::Stays };
    let first = stack.guards.len() - removed.len();
    let guards = stack.guards.iter().enumerate().map(|(at, guard)| card(guard).with_end(end(at >= first)));
    let court = Figure::of(FigureLook::Card(court, None)).with_end(end(fell.is_some()));
    let rows = vec![
        Row {
            seat: Some(*seat),
            worth: Some(total(spent)),
            ..Row::of(spent.iter().map(|guard| card(guard).made_deciding()))
        },
        Row {
            seat: Some(*victim),
            worth: Some(stack.price(attack.taken)),
            ..Row::of(std::iter::once(court).chain(guards))
        },
    ];
    Some(Moment { holds_board: true, ..Moment::of(rows) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::game::events_of;
    use crate::games::court_wars::CourtWars;
    use crate::games::court_wars::rules::State;

    #[test]
    fn an_assault_shows_what_is_spent_and_what_falls() {
        let position = "standard suits=D,C turn=2 courts=K+8D+4D,Q,J+7D/K+9C,Q+7C+5C,J+4C+3C+2C";
        let state = position.parse::<State>().unwrap();
        let moment = |action: &str| {
            let events = events_of::<CourtWars>(&state, Seat::SECOND, &action.parse().unwrap());
            moment(&events[0])
        };
        let fates = |action: &str| {
            let moment = moment(action).unwrap();
            let fallen = moment.rows[1].figures.iter().map(|figure| figure.end == FigureEnd::Falls).collect::<Vec<_>>();
            (moment.rows[0].figures.len(), moment.rows[0].worth, moment.rows[1].worth, fallen)
        };
        assert_eq!(fates("attack Q 2 QD all"), (2, Some(12), Some(10), vec![true]));
        assert_eq!(fates("attack J 2 KD 1"), (2, Some(5), Some(4), vec![false, false, true]));
        assert_eq!(moment("draw"), None);
    }
}
