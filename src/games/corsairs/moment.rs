//! The decisive moments of Corsairs: captured corsairs, and a ship that a corsair drags off the board.

use super::rules::{Action, View};
use super::scene::{Event, Piece};
use crate::game::Seat;
use crate::game::moment::{Face, Fate, Figure, Moment, Row};

/// The drawing of a ship.
const fn drawing(piece: Piece) -> &'static str {
    match piece {
        Piece::Corsair => "piece-corsair",
        Piece::Escort => "piece-escort",
        Piece::Freighter => "piece-freighter",
    }
}

/// The ships that an action took from the board; `None` if it took none.
#[must_use]
pub fn moment(before: &View, after: &View, seat: Seat, action: Action) -> Option<Moment> {
    let event = Event::between(before, after, seat, action);
    let ship = |piece: Piece, fate: Fate| Figure::of(Face::Piece(drawing(piece))).with(fate);
    let ships: Vec<Figure> = match (action, event.pulled) {
        // The corsair leaves the board, and the ship goes with it.
        (Action::Leave { .. }, Some(piece)) => {
            vec![ship(Piece::Corsair, Fate::Stays).counting(), ship(piece, Fate::Falls)]
        }
        _ => event.captured.iter().map(|_| ship(Piece::Corsair, Fate::Falls)).collect(),
    };
    (!ships.is_empty()).then(|| Moment::of(vec![Row::of(ships)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::corsairs::Corsairs;
    use crate::games::corsairs::rules::State;

    /// The ships of the moment of an action, each with whether it is lost.
    fn ships(position: &str, action: &str) -> Option<Vec<(Face, bool)>> {
        let mut state = position.parse::<State>().unwrap();
        let (before, seat, action) = (Corsairs::view(&state, None), state.to_act().unwrap(), action.parse().unwrap());
        Corsairs::apply(&mut state, seat, &action);
        let moment = moment(&before, &Corsairs::view(&state, None), seat, action)?;
        let figures = moment.rows.into_iter().flat_map(|row| row.figures);
        Some(figures.map(|figure| (figure.face, figure.fate == Fate::Falls)).collect())
    }

    #[test]
    fn a_ship_that_leaves_the_board_is_shown() {
        let beside = "standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5";
        let dragged = [(Face::Piece("piece-corsair"), false), (Face::Piece("piece-freighter"), true)];
        assert_eq!(ships(beside, "leave e1 pull e2"), Some(dragged.to_vec()));
        assert_eq!(ships(beside, "leave e1"), None);
    }

    #[test]
    fn captured_corsairs_are_shown() {
        let position = "standard turn=4 board=4E/6/7/8/3ECE3/8/7/6/F4 reserve=5";
        assert_eq!(ships(position, "sail a5 d5"), Some(vec![(Face::Piece("piece-corsair"), true)]));
        assert_eq!(ships(position, "sail a5 c5"), None);
    }
}
