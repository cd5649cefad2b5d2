//! The decisive moment of Knight Fight: the end of a bout.

use super::rules::board::{COLUMNS, ROWS, in_rows};
use super::rules::{Action, Ending, Goal, Side, Space, Stage, View};
use crate::game::moment::{Face, Figure, Moment, Row};

/// The drawing of a side's knight.
const fn drawing(side: Side) -> &'static str {
    match side {
        Side::X => "piece-knight-x",
        Side::O => "piece-knight-o",
    }
}

/// The index of a space on the board, from the top left.
fn index(space: Space) -> usize {
    COLUMNS * (ROWS - 1 - space.row()) + space.column()
}

/// The bout that ended between two views: the winner's knights in the row, and the line through them while the board is still
/// there. It waits if another bout follows.
#[must_use]
pub fn moment(before: &View, after: &View, action: Action) -> Option<Moment> {
    let (was, is) = (&before.table, &after.table);
    let result = is.results.get(was.results.len())?;
    let side = result.winner.filter(|_| result.ending == Ending::Row).map(|seat| was.side_of(seat));
    let row = side.map_or_else(Vec::new, |side| row(before, after, side, action));
    let knight = |side: Side| Figure::of(Face::Piece(drawing(side))).counting();
    let knights = side.into_iter().flat_map(|side| row.iter().map(move |_| knight(side)));
    let figures = Row { seat: result.winner, ..Row::of(knights) };
    // With swapped sides the next bout has begun, and its board is on the table.
    let line = if is.stage == Stage::Play { Vec::new() } else { row.iter().copied().map(index).collect() };
    Some(Moment { line, waits: is.stage != Stage::Over, ..Moment::of(vec![figures]) })
}

/// The knights of a side that stand in one straight row at the end of the bout.
fn row(before: &View, after: &View, side: Side, action: Action) -> Vec<Space> {
    let rule_set = before.table.rule_set();
    let Goal::Row(length) = rule_set.goal else { return Vec::new() };
    let is_cleared = after.table.stage == Stage::Play;
    if is_cleared && rule_set.has_secrets() {
        // What the last round revealed is in neither view.
        return Vec::new();
    }
    let table = if is_cleared { &before.table } else { &after.table };
    let mut knights = table.bout.knights[side.index()];
    if let Action::Spawn(spawn) = action
        && is_cleared
    {
        knights.insert(spawn.space);
    }
    let knights = in_rows(knights, length);
    let in_line = |of: Space, line: fn(Space) -> usize| -> Vec<Space> {
        knights.iter().filter(|space| line(*space) == line(of)).collect()
    };
    let lines = knights.iter().flat_map(|space| [in_line(space, Space::column), in_line(space, Space::row)]);
    lines.max_by_key(Vec::len).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knight_fight::KnightFight;
    use crate::games::knight_fight::rules::State;

    fn moment_of(position: &str, action: &str) -> Option<Moment> {
        let mut state = position.parse::<State>().unwrap();
        let (before, action) = (KnightFight::view(&state, None), action.parse().unwrap());
        let seat = KnightFight::to_act(&state).first().unwrap();
        KnightFight::apply(&mut state, seat, &action);
        moment(&before, &KnightFight::view(&state, None), action)
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
        assert_eq!((cleared.columns(), cleared.line), (4, Vec::new()));
    }

    #[test]
    fn the_end_of_the_match_does_not_wait() {
        let second = "standard won=1:9:row turn=x moves=10 board=10O/11/11/11/11/11/11/5X5/11/3XXX5/11/11";
        assert!(!moment_of(second, "spawn g3").unwrap().waits);
    }
}
