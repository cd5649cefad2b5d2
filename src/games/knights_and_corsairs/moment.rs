//! The moment that Knights & Corsairs shows in large: a decided battle.

use super::rules::{Event, Options};
use super::scene::spaces_by_row;
use crate::game::cards::{Card, DeckCard};
use crate::game::moment::{Figure, FigureEnd, FigureLook, FigureTarget, Moment, Row};

/// The number of best cards that decide a battle (KC-19).
const DECIDING_CARD_COUNT: usize = 3;

/// The moment of a decided battle: the cards of both sides are turned over and sorted. `None` if the events include no battle.
pub fn moment(options: &Options, events: &[Event]) -> Option<Moment> {
    let fought = events.iter().position(|event| matches!(event, Event::Fought(_)))?;
    // The battle as it ended, unless its winner still has to choose the card.
    let battle = events[fought..].iter().rev().find_map(Event::battle)?;
    let ranking = battle.ranking(options);
    let sides = [(battle.attacker, &battle.attack), (battle.attacker.other(), &battle.defence)];
    let rows = sides.map(|(seat, side)| {
        let figure = |(at, card): (usize, Card)| {
            let order = ranking.iter().position(|ranked| *ranked == (seat, card))?;
            let is_open = at >= side.hand().len() || seat == battle.attacker && at == 0;
            Some(Figure {
                turns: !is_open,
                counts: order < DECIDING_CARD_COUNT,
                order: Some(order),
                end: if battle.placed == Some(card) { FigureEnd::Leaves } else { FigureEnd::Stays },
                ..Figure::of(FigureLook::Card(DeckCard::Suited(card), Some(card.colour())))
            })
        };
        Row { seat: Some(seat), ..Row::of(side.cards.into_iter().enumerate().filter_map(figure)) }
    });
    // A winner whose three cards lay on the grid places a card from the hand or the pile (KC-16).
    let leaves = rows.iter().flat_map(|row| &row.figures).any(|figure| figure.end == FigureEnd::Leaves);
    let space = spaces_by_row().position(|space| space == battle.space);
    let goes_to = space.filter(|_| leaves).map(FigureTarget::Space);
    Some(Moment { goes_to, holds_board: true, ..Moment::of(rows.into()) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::games::knights_and_corsairs::rules::State;

    /// The moment of the last of these actions.
    fn moment_after(position: &str, actions: &[&str]) -> Option<Moment> {
        let mut state = position.parse::<State>().unwrap();
        let mut last = None;
        for action in actions {
            let (seat, mut events) = (state.table.to_act().unwrap(), Vec::new());
            state.apply(seat, &action.parse().unwrap(), &mut events);
            last = moment(&state.table.options, &events);
        }
        last
    }

    #[test]
    fn a_battle_shows_six_cards_and_where_the_lowest_goes() {
        let deal = "standard hands=2H,6D,8H,*/3C,4S,10S,*";
        assert_eq!(moment_after(deal, &["attack b2 2H 6D 8H"]), None);
        let moment = moment_after(deal, &["attack b2 2H 6D 8H", "defend 3C 4S 10S"]).unwrap();
        assert_eq!(moment.rows.iter().map(|row| row.seat).collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND].map(Some));
        let figures: Vec<&Figure> = moment.rows.iter().flat_map(|row| &row.figures).collect();
        let order = |figure: &&Figure| figure.order.unwrap();
        assert_eq!(figures.iter().map(order).collect::<Vec<_>>(), [5, 2, 1, 4, 3, 0]);
        assert_eq!(
            figures.iter().map(|figure| figure.turns).collect::<Vec<_>>(),
            [false, true, true, true, true, true]
        );
        assert!(figures.iter().all(|figure| figure.counts == (figure.order < Some(3))));
        assert_eq!(figures[0].end, FigureEnd::Leaves);
        assert_eq!(moment.goes_to, Some(FigureTarget::Space(4)));
        // The attacker's first card lies open; the sides turn the other cards over alternately.
        let turns = |row: usize| [0, 1, 2].map(|column| moment.figures_turned_before(row, column));
        assert_eq!([turns(0), turns(1)], [[0, 1, 3], [0, 2, 4]]);
        // The best three are the 10 of spades, then the attacker's 8 and 6.
        assert_eq!(moment.tally(), [[0, 1], [1, 1], [2, 1]]);
        assert!(moment.holds_board);
    }
}
