//! The decisive moments of Corsairs: captured corsairs, and a ship that a corsair drags off the board.

use super::rules::{Event, Piece};
use crate::game::moment::{Face, Fate, Figure, Moment, Row};

/// The drawing of a ship.
const fn drawing(piece: Piece) -> &'static str {
    match piece {
        Piece::Corsair => "piece-corsair",
        Piece::Escort => "piece-escort",
        Piece::Freighter => "piece-freighter",
    }
}

/// The ships that were taken from the board; `None` if there were none.
pub fn moment(event: &Event) -> Option<Moment> {
    let ship = |piece: Piece, fate: Fate| Figure::of(Face::Piece(drawing(piece))).with(fate);
    let ships: Vec<Figure> = match event {
        // The corsair leaves the board, and the ship goes with it.
        Event::Left { pulled: Some(piece), .. } => {
            vec![ship(Piece::Corsair, Fate::Stays).counting(), ship(*piece, Fate::Falls)]
        }
        Event::Captured(posts) => posts.iter().map(|_| ship(Piece::Corsair, Fate::Falls)).collect(),
        _ => return None,
    };
    Some(Moment::of(vec![Row::of(ships)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::events_of;
    use crate::games::corsairs::Corsairs;
    use crate::games::corsairs::rules::State;

    /// The ships of the moment of an action, each with whether it is lost.
    fn ships(position: &str, action: &str) -> Option<Vec<(Face, bool)>> {
        let state = position.parse::<State>().unwrap();
        let events = events_of::<Corsairs>(&state, state.to_act().unwrap(), &action.parse().unwrap());
        let moment = events.iter().find_map(moment)?;
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
