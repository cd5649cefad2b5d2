//! The decisive moment of Knight Fight: the end of a bout.

use super::rules::{Event, Match, Side, Stage};
use crate::game::moment::{Figure, FigureLook, Moment, Row};

/// The name of the symbol for a side's knight.
const fn drawing_name(side: Side) -> &'static str {
    match side {
        Side::X => "piece-knight-x",
        Side::O => "piece-knight-o",
    }
}

/// The moment at the end of a bout: the winner's knights in the row, and the line through them while the board is still shown. It
/// waits for the player if another bout follows. `None` if no bout has ended.
pub fn moment(now: &Match, events: &[Event]) -> Option<Moment> {
    let over = |event: &Event| match event {
        Event::BoutOver { result, winner, row, .. } => Some((*result, *winner, row.clone())),
        _ => None,
    };
    let (result, winner, mut row) = events.iter().find_map(over)?;
    // With swapped sides the next bout has begun, and its board is on the table.
    let is_cleared = now.stage == Stage::Play;
    if is_cleared && now.rule_set().has_secrets() {
        row.clear();
    }
    let knight = |side: Side| Figure::of(FigureLook::Piece(drawing_name(side))).made_deciding();
    let knights = winner.into_iter().flat_map(|side| row.iter().map(move |_| knight(side)));
    let figures = Row { seat: result.winner, ..Row::of(knights) };
    let line = if is_cleared { Vec::new() } else { row.iter().map(|space| space.place()).collect() };
    Some(Moment { line, waits: now.stage != Stage::Over, ..Moment::of(vec![figures]) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knight_fight::KnightFight;
    use crate::games::knight_fight::rules::State;
    use crate::games::knight_fight::rules::board::COLUMNS;

    fn moment_of(position: &str, action: &str) -> Option<Moment> {
        let mut state = position.parse::<State>().unwrap();
        let (seat, mut events) = (KnightFight::to_act(&state).first().unwrap(), Vec::new());
        KnightFight::apply_reporting(&mut state, seat, &action.parse().unwrap(), &mut events);
        moment(&state.table, &events)
    }

    #[test]
    fn the_row_that_wins_a_bout_is_drawn_until_the_player_goes_on() {
        let board = "turn=x moves=10 board=10O/11/11/11/11/11/11/5X5/11/3XXX5/11/11";
        assert_eq!(moment_of(&format!("standard {board}"), "spawn e6"), None);
        let moment = moment_of(&format!("standard {board}"), "spawn g3").unwrap();
        // The third row from the bottom is the tenth from the top.
        assert_eq!(moment.line, [3, 4, 5, 6].map(|column| 9 * COLUMNS + column));
        assert!(moment.waits);
        // The next bout has begun, and its board is on the table.
        let cleared = moment_of(&format!("sides=swap {board}"), "spawn g3").unwrap();
        assert_eq!((cleared.column_count(), cleared.line), (4, Vec::new()));
    }

    #[test]
    fn the_end_of_the_match_does_not_wait() {
        let second = "standard won=1:9:row turn=x moves=10 board=10O/11/11/11/11/11/11/5X5/11/3XXX5/11/11";
        assert!(!moment_of(second, "spawn g3").unwrap().waits);
    }
}
