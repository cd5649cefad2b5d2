//! The decisive moments of Corsairs: captured corsairs, and a ship that a corsair drags off the board.

use super::rules::{Event, Piece};
use crate::game::moment::{Figure, FigureEnd, FigureLook, Moment, Row};

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
    let ship = |piece: Piece, end: FigureEnd| Figure::of(FigureLook::Piece(drawing(piece))).with_end(end);
    let ships: Vec<Figure> = match event {
        // The corsair leaves the board, and the ship goes with it.
        Event::Left { pulled: Some(piece), .. } => {
            vec![ship(Piece::Corsair, FigureEnd::Stays).counting(), ship(*piece, FigureEnd::Falls)]
        }
        Event::Captured(posts) => posts.iter().map(|_| ship(Piece::Corsair, FigureEnd::Falls)).collect(),
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
    fn ships(position: &str, action: &str) -> Option<Vec<(FigureLook, bool)>> {
        let state = position.parse::<State>().unwrap();
        let events = events_of::<Corsairs>(&state, state.to_act().unwrap(), &action.parse().unwrap());
        let moment = events.iter().find_map(moment)?;
        let figures = moment.rows.into_iter().flat_map(|row| row.figures);
        Some(figures.map(|figure| (figure.look, figure.end == FigureEnd::Falls)).collect())
    }

    #[test]
    fn a_ship_that_leaves_the_board_is_shown() {
        let beside = "standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5";
        let dragged = [(FigureLook::Piece("piece-corsair"), false), (FigureLook::Piece("piece-freighter"), true)];
        assert_eq!(ships(beside, "leave e1 pull e2"), Some(dragged.to_vec()));
        assert_eq!(ships(beside, "leave e1"), None);
    }

    #[test]
    fn captured_corsairs_are_shown() {
        let position = "standard turn=4 board=4E/6/7/8/3ECE3/8/7/6/F4 reserve=5";
        assert_eq!(ships(position, "sail a5 d5"), Some(vec![(FigureLook::Piece("piece-corsair"), true)]));
        assert_eq!(ships(position, "sail a5 c5"), None);
    }
}
