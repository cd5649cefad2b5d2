//! The moments that Corsairs shows in large: captured corsairs, and a ship that a corsair drags off the board.

use super::rules::{Event, Piece};
use crate::game::hex::{Hexagon, Name};
use crate::game::moment::{Figure, FigureEnd, FigureLook, Moment, Row};

/// The name of the drawing of a ship.
const fn drawing_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Corsair => "piece-corsair",
        Piece::Escort => "piece-escort",
        Piece::Freighter => "piece-freighter",
    }
}

/// The moment of the ships that the events took from the board, each on its last cell. Captured corsairs sink, and a corsair
/// sails off with the ship that it drags. `None` if no ship was taken.
pub fn moment(board: Hexagon, events: &[Event]) -> Option<Moment> {
    let ship = |piece: Piece, post: Name, end: FigureEnd| {
        let space = board.cells().position(|cell| board.name(cell) == post);
        Figure::of(FigureLook::Piece(drawing_name(piece))).on_space(space).with_end(end)
    };
    let taken = |event: &Event| match event {
        Event::Left { from, pulled: Some((post, piece)) } => Some(vec![
            ship(*piece, *post, FigureEnd::Leaves).made_deciding(),
            ship(Piece::Corsair, *from, FigureEnd::Leaves).made_deciding(),
        ]),
        Event::Captured(posts) => {
            Some(posts.iter().map(|post| ship(Piece::Corsair, *post, FigureEnd::Falls)).collect::<Vec<_>>())
        }
        _ => None,
    };
    let ships = events.iter().find_map(taken)?;
    // After the first game of a match, the board shows the ships of the second game.
    let holds_board = events.iter().any(|event| matches!(event, Event::WonFirst { .. }));
    Some(Moment { holds_board, ..Moment::of(vec![Row::of(ships)]) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::events_of;
    use crate::games::corsairs::Corsairs;
    use crate::games::corsairs::rules::State;

    /// The ships of the moment of an action, each with its post and its end.
    fn ships(position: &str, action: &str) -> Option<Vec<(FigureLook, String, FigureEnd)>> {
        let state = position.parse::<State>().unwrap();
        let events = events_of::<Corsairs>(&state, state.to_act().unwrap(), &action.parse().unwrap());
        let (board, moment) = (state.board(), moment(state.board(), &events)?);
        let post = |figure: &Figure| board.name(board.cells().nth(figure.space.unwrap()).unwrap()).to_string();
        let figures = moment.rows.into_iter().flat_map(|row| row.figures);
        Some(figures.map(|figure| (figure.look, post(&figure), figure.end)).collect())
    }

    #[test]
    fn a_ship_sails_off_behind_its_corsair() {
        let beside = "standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5";
        let ship = |look: &'static str, post: &str| (FigureLook::Piece(look), post.to_owned(), FigureEnd::Leaves);
        let dragged = [ship("piece-freighter", "e2"), ship("piece-corsair", "e1")];
        assert_eq!(ships(beside, "leave e1 pull e2"), Some(dragged.to_vec()));
        assert_eq!(ships(beside, "leave e1"), None);
    }

    #[test]
    fn a_captured_corsair_sinks_on_its_post() {
        let position = "standard turn=4 board=4E/6/7/8/3ECE3/8/7/6/F4 reserve=5";
        let sunk = (FigureLook::Piece("piece-corsair"), "e5".to_owned(), FigureEnd::Falls);
        assert_eq!(ships(position, "sail a5 d5"), Some(vec![sunk]));
        assert_eq!(ships(position, "sail a5 c5"), None);
    }
}
