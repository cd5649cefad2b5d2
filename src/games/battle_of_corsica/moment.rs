//! The moment that the Battle of Corsica shows in large: a player takes the pile.

use super::rules::Event;
use crate::game::cards::DeckCard;
use crate::game::moment::{Figure, FigureEnd, FigureLook, FigureTarget, Moment, Row};

/// The moment of a taken pile: the cards for which a seat took it move to that seat. `None` for other events.
pub fn moment(event: &Event) -> Option<Moment> {
    let (by, cards) = match event {
        Event::Won { by, tapped, .. } => (*by, tapped.clone()),
        Event::Taken { by, honour: Some(honour), .. } => (*by, vec![*honour]),
        _ => return None,
    };
    let figure = |card: DeckCard| Figure::of(FigureLook::Card(card, None)).made_deciding().with_end(FigureEnd::Leaves);
    let row = Row::of(cards.into_iter().map(figure));
    Some(Moment { goes_to: Some(FigureTarget::Seat(by)), ..Moment::of(vec![row]) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::events_of;
    use crate::game::{GameClock, Seat};
    use crate::games::battle_of_corsica::BattleOfCorsica;
    use crate::games::battle_of_corsica::rules::{Action, State};

    /// The cards of the moment that an action at this time causes, and the target to which they move.
    fn taken(position: &str, at: u64, seat: Seat, action: Action) -> Option<(Vec<String>, Option<FigureTarget>)> {
        let mut state = position.parse::<State>().unwrap();
        BattleOfCorsica::advance_clock(&mut state, at);
        let moment = events_of::<BattleOfCorsica>(&state, seat, &action).iter().find_map(moment)?;
        let card = |figure: &Figure| match figure.look {
            FigureLook::Card(card, _) => card.to_string(),
            FigureLook::Piece(name) => name.into(),
        };
        Some((moment.rows[0].figures.iter().map(card).collect(), moment.goes_to))
    }

    #[test]
    fn the_pair_goes_to_who_tapped_it() {
        let tapped = "seats=3 now=1200 last=1 pile=9C:2@100,7C:3@300,7D:1@1000 packets=2C,*/3C/4C taps=1200:3";
        let third = Seat::new(2).unwrap();
        let pair = ["7C", "7D"].map(String::from).to_vec();
        assert_eq!(taken(tapped, 1_201, third, Action::Verdict), Some((pair, Some(FigureTarget::Seat(third)))));
        assert_eq!(taken(tapped, 1_200, third, Action::Tap), None);
    }
}
