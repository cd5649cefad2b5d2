//! The position editor of Corsairs.

use super::messages as say;
use super::notation::ship_count;
use super::rules::{Corsairs, Illegal, Piece, SHIPS_PER_SIDE, Side, State, Turn};
use crate::game::hex::CellSet;
use crate::game::position_editor::{EditRefusal, EditorField};
use crate::game::{GameWords, Language, PositionEditor};

/// The pieces, in the order of [`PositionEditor::pieces`].
const PIECES: [Piece; 3] = [Piece::Corsair, Piece::Escort, Piece::Freighter];

/// The position editor of Corsairs.
pub struct Editor;

/// A field of the editor.
#[derive(Clone, Copy)]
enum Field {
    Turn,
    Captured,
    TurnsLeft,
}

/// The fields of a game with these rules.
fn fields(state: &State) -> impl Iterator<Item = Field> + use<> {
    let limit = state.rule_set().limit;
    [Field::Turn, Field::Captured].into_iter().chain(limit.map(|_| Field::TurnsLeft))
}

/// The numbers of turns of the side to move, the last one first; empty if the game has no limit.
fn turn_numbers(state: &State) -> impl Iterator<Item = u16> + use<> {
    let parity = state.number % 2;
    (1..=state.rule_set().limit.unwrap_or(0)).rev().filter(move |number| number % 2 == parity)
}

impl PositionEditor<Corsairs> for Editor {
    fn pieces(&self, language: Language, _state: &State) -> Vec<String> {
        PIECES.map(|piece| say::Piece { piece }.text(language)).into()
    }

    fn piece_on(&self, state: &State, space: usize) -> Option<usize> {
        let piece = state.turn.now.piece(state.board().cells().nth(space)?)?;
        PIECES.iter().position(|known| *known == piece)
    }

    fn lay(&self, language: Language, state: &mut State, piece: Option<usize>, space: usize) -> Result<(), String> {
        let board = state.board();
        let Some(cell) = board.cells().nth(space) else { return Ok(()) };
        let rule_set = state.rule_set();
        let position = &mut state.turn.now;
        position.corsairs.remove(cell);
        position.escorts.remove(cell);
        position.freighter = position.freighter.filter(|freighter| *freighter != cell);
        match piece.and_then(|piece| PIECES.get(piece)) {
            Some(Piece::Corsair) => position.corsairs = position.corsairs.with(cell),
            Some(Piece::Escort) if rule_set.corners_barred && rule_set.corners.contains(cell) => {
                return Err(Corsairs::refusal(language, &Illegal::CornerBarred(board.name(cell))));
            }
            Some(Piece::Escort) => position.escorts = position.escorts.with(cell),
            Some(Piece::Freighter) => position.freighter = Some(cell),
            None => {}
        }
        Ok(())
    }

    fn fields(&self, language: Language, state: &State) -> Vec<EditorField> {
        let captured = 0..state.rule_set().captures;
        let field = |field: Field| match field {
            Field::Turn => EditorField {
                group: None,
                label: say::EDITOR_TURN.text(language).into(),
                values: [say::SIDE_CORSAIRS, say::SIDE_CONVOY].map(|side| side.text(language).into()).into(),
                chosen: usize::from(state.side() == Side::Convoy),
            },
            Field::Captured => EditorField {
                group: None,
                label: say::EDITOR_CAPTURED.text(language).into(),
                values: captured.clone().map(|captured| captured.to_string()).collect(),
                chosen: usize::from(state.turn.now.captured).min(captured.len() - 1),
            },
            Field::TurnsLeft => EditorField {
                group: None,
                label: say::EDITOR_TURNS_LEFT.text(language).into(),
                values: turn_numbers(state)
                    .filter_map(|number| state.rule_set().turns_left(number))
                    .map(|left| left.to_string())
                    .collect(),
                chosen: turn_numbers(state).position(|number| number == state.number).unwrap_or_default(),
            },
        };
        fields(state).map(field).collect()
    }

    fn set(&self, state: &mut State, field: usize, value: usize) {
        match fields(state).nth(field) {
            Some(Field::Turn) => {
                let is_convoy = state.side() == Side::Convoy;
                match (is_convoy, value) {
                    (true, 0) => state.number -= 1,
                    (false, 1) => state.number += 1,
                    _ => {}
                }
            }
            Some(Field::Captured) => {
                state.turn.now.captured = u8::try_from(value).unwrap_or(u8::MAX);
            }
            Some(Field::TurnsLeft) => {
                let number = turn_numbers(state).nth(value);
                state.number = number.unwrap_or(state.number);
            }
            None => {}
        }
    }

    fn clear(&self, state: &mut State) {
        let position = &mut state.turn.now;
        (position.corsairs, position.escorts, position.captured) = (CellSet::EMPTY, CellSet::EMPTY, 0);
    }

    fn settle(&self, state: &mut State) {
        let mut position = state.turn.now;
        // A game that was won by captures goes on.
        position.captured = position.captured.min(state.rule_set().captures - 1);
        position.reserve =
            SHIPS_PER_SIDE.saturating_sub(ship_count(position.corsairs).saturating_add(position.captured));
        state.turn = Turn::new(position);
        state.seen.clear();
        state.over = None;
    }

    fn fault(&self, language: Language, state: &State) -> Option<EditRefusal> {
        let position = &state.turn.now;
        let fault = if position.freighter.is_none() {
            say::EDITOR_FREIGHTER
        } else if ship_count(position.corsairs).saturating_add(position.captured) > SHIPS_PER_SIDE {
            say::EDITOR_SIX_CORSAIRS
        } else if ship_count(position.escorts) > SHIPS_PER_SIDE {
            say::EDITOR_SIX_ESCORTS
        } else {
            return None;
        };
        Some(EditRefusal::Because(fault.text(language).into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::position_editor::{Edit, edit};

    /// The text of the position after some changes, or why the last one was refused.
    fn changed(position: &str, changes: &[Edit]) -> Result<String, EditRefusal> {
        let mut state: State = position.parse().unwrap();
        for change in changes {
            state = edit(&Editor, Language::ENGLISH, &state, *change)?;
        }
        Ok(state.to_string())
    }

    fn lay(piece: usize, space: usize) -> Edit {
        Edit::Lay { piece: Some(piece), space }
    }

    fn refused(position: &str, changes: &[Edit]) -> String {
        match changed(position, changes) {
            Err(EditRefusal::Because(why)) => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn corsairs_that_are_nowhere_else_are_in_reserve() {
        let cleared = changed("standard", &[Edit::Clear]).unwrap();
        assert_eq!(cleared, "standard corsairs=1 turn=1 board=5/6/7/8/4F4/8/7/6/5 reserve=6 captured=0");
        let captured = Edit::Set { field: 1, value: 2 };
        let laid = changed("standard", &[Edit::Clear, lay(0, 0), captured]).unwrap();
        assert_eq!(laid, "standard corsairs=1 turn=1 board=C4/6/7/8/4F4/8/7/6/5 reserve=3 captured=2");
    }

    #[test]
    fn a_game_that_is_over_goes_on() {
        let captured = "standard turn=100 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5 reserve=0 captured=5 over captures";
        let laid = changed(captured, &[lay(1, 1), Edit::Lay { piece: None, space: 0 }]);
        assert_eq!(laid, Err(EditRefusal::Because("There are only six escorts.".into())));
        let taken = changed(captured, &[Edit::Lay { piece: None, space: 0 }]).unwrap();
        assert!(taken.ends_with(" board=5/6/7/3EE3/3EFE3/3EE3/7/6/5 reserve=2 captured=4"), "{taken}");
        let caught = "standard turn=9 board=C4/6/7/3EE3/3E1E3/3EE3/7/6/5 reserve=5 captured=0 over freighter";
        assert!(changed(caught, &[lay(2, 30)]).is_ok());
    }

    #[test]
    fn there_are_six_ships_of_a_kind_and_one_freighter() {
        let seven: Vec<Edit> = (0..7).map(|space| lay(0, space)).collect();
        assert_eq!(
            refused("standard", &seven),
            "There are only six corsairs in all: on the board, in reserve or captured."
        );
        assert_eq!(refused("standard", &[lay(1, 0)]), "There are only six escorts.");
        let moved = changed("standard", &[lay(2, 0)]).unwrap();
        assert!(moved.contains("board=F4/6/7/3EE3/3E1E3/"), "{moved}");
        // The centre is the middle one of 61 cells.
        let away = Edit::Lay { piece: None, space: 30 };
        assert_eq!(refused("standard", &[away]), "The freighter has to be on the board.");
        assert!(refused("corners=barred", &[Edit::Clear, lay(1, 0)]).contains("a1"));
    }

    #[test]
    fn a_turn_of_either_side_has_a_number_within_the_limit() {
        let convoy = Edit::Set { field: 0, value: 1 };
        let left = |value| Edit::Set { field: 2, value };
        assert!(changed("standard", &[convoy]).unwrap().contains(" turn=2 "));
        assert!(changed("standard", &[left(0)]).unwrap().contains(" turn=99 "));
        assert!(changed("standard", &[convoy, left(0)]).unwrap().contains(" turn=100 "));
        assert!(changed("standard", &[left(0), convoy]).unwrap().contains(" turn=100 "));
    }
}
