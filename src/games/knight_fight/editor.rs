//! The position editor of Knight Fight.

use super::messages as say;
use super::rules::{
    Bout, CHIPS_AT_START, Clock, Colour, KnightFight, Options, RuleSet, Side, Space, Stage, State, Turn,
};
use crate::game::position_editor::{EditRefusal, EditorField};
use crate::game::{Language, PositionEditor};

/// The position editor of Knight Fight.
pub struct Editor;

/// What can be laid on a space.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Knight { side: Side, weak: bool },
    Manure(Side),
    Colour(Colour),
}

/// What can be laid in a bout with these rules, in the order of [`PositionEditor::pieces`].
fn items(rule_set: &RuleSet) -> impl Iterator<Item = Item> {
    let knights = |weak| Side::BOTH.map(|side| Item::Knight { side, weak });
    let weak = rule_set.sickness.then(|| knights(true));
    let manure = (rule_set.manure > 0).then(|| Side::BOTH.map(Item::Manure));
    let colours = rule_set.coloured.then(|| Colour::ALL.map(Item::Colour));
    knights(false)
        .into_iter()
        .chain(weak.into_iter().flatten())
        .chain(manure.into_iter().flatten())
        .chain(colours.into_iter().flatten())
}

impl PositionEditor<KnightFight> for Editor {
    fn obstacle(&self, language: Language, options: &Options) -> Option<&'static str> {
        RuleSet::of(options).snapshot.then(|| say::EDITOR_SNAPSHOT.text(language))
    }

    fn pieces(&self, language: Language, state: &State) -> Vec<String> {
        let name = |item: Item| match item {
            Item::Knight { side, weak } => say::SpaceKnight { side, weak }.text(language),
            Item::Manure(side) => say::EditorManure { side }.text(language),
            Item::Colour(colour) => say::EditorColour { colour }.text(language),
        };
        items(&state.table.rule_set()).map(name).collect()
    }

    fn piece_on(&self, state: &State, space: usize) -> Option<usize> {
        let (space, bout) = (Space::at_place(space)?, &state.table.bout);
        items(&state.table.rule_set()).position(|item| match item {
            Item::Knight { side, weak } => {
                let own = side.index();
                bout.knights[own].contains(space) && bout.weak[own].contains(space) == weak
            }
            Item::Manure(side) => bout.manure[side.index()].contains(space),
            Item::Colour(_) => false,
        })
    }

    fn lay(&self, _language: Language, state: &mut State, piece: Option<usize>, space: usize) -> Result<(), String> {
        let Some(space) = Space::at_place(space) else { return Ok(()) };
        // The colours of the spaces may still have to be drawn.
        self.settle(state);
        let item = piece.and_then(|piece| items(&state.table.rule_set()).nth(piece));
        let bout = &mut state.table.bout;
        if let (Some(Item::Colour(colour)), Some(colours)) = (item, &mut bout.colours) {
            for set in &mut colours.0 {
                set.remove(space);
            }
            colours.0[colour as usize].insert(space);
        } else {
            for set in bout.knights.iter_mut().chain(&mut bout.weak).chain(&mut bout.manure) {
                set.remove(space);
            }
            match item {
                Some(Item::Knight { side, weak }) => {
                    bout.knights[side.index()].insert(space);
                    if weak {
                        bout.weak[side.index()].insert(space);
                    }
                }
                Some(Item::Manure(side)) => {
                    bout.manure[side.index()].insert(space);
                }
                Some(Item::Colour(_)) | None => {}
            }
        }
        Ok(())
    }

    fn fields(&self, language: Language, state: &State) -> Vec<EditorField> {
        let bout = &state.table.bout;
        let field = if state.table.rule_set().auction.is_some() {
            EditorField {
                group: None,
                label: say::EDITOR_CHIPS.text(language).into(),
                values: (0..=2 * CHIPS_AT_START).map(|chips| chips.to_string()).collect(),
                chosen: bout.chips[0].into(),
            }
        } else {
            EditorField {
                group: None,
                label: say::EDITOR_TURN.text(language).into(),
                values: Side::BOTH.map(|side| say::Side { side }.text(language)).into(),
                chosen: usize::from(bout.turn == Turn::Of(Side::O)),
            }
        };
        vec![field]
    }

    fn set(&self, state: &mut State, _field: usize, value: usize) {
        let is_auction = state.table.rule_set().auction.is_some();
        let bout = &mut state.table.bout;
        if is_auction {
            let chips = u8::try_from(value).unwrap_or(0);
            bout.chips = [chips, 2 * CHIPS_AT_START - chips];
        } else if let Some(side) = Side::BOTH.get(value) {
            bout.turn = Turn::Of(*side);
        }
    }

    fn clear(&self, state: &mut State) {
        let rule_set = state.table.rule_set();
        let bout = &mut state.table.bout;
        *bout = Bout { colours: bout.colours, clock: bout.clock, ..Bout::new(&rule_set) };
    }

    /// The bout goes on as it is on the board: with nothing sealed, and with all of the time.
    fn settle(&self, state: &mut State) {
        let rule_set = state.table.rule_set();
        if state.table.stage != Stage::Play {
            // The board is that of the last result, or of no bout at all.
            state.table.results.pop();
            state.table.stage = Stage::Play;
        }
        if rule_set.coloured && state.table.bout.colours.is_none() {
            state.table.bout.colours = Some(state.draw_colours(state.table.results.len() + 1));
        }
        let bout = &mut state.table.bout;
        let knights = bout.knights[0].len() + bout.knights[1].len();
        let manure_left = bout.manure.map(|dropped| {
            let dropped = u8::try_from(dropped.len()).unwrap_or(u8::MAX);
            rule_set.manure.saturating_sub(dropped)
        });
        *bout = Bout {
            turn: bout.turn,
            // Each side has one knight at the beginning, and each move adds another.
            moves: u16::try_from(knights.saturating_sub(2)).unwrap_or(u16::MAX),
            knights: bout.knights,
            weak: bout.weak,
            manure: bout.manure,
            manure_left,
            colours: bout.colours,
            chips: bout.chips,
            lost: bout.lost,
            clock: bout.clock.map(|clock| Clock::starting(clock.now)),
            ..Bout::new(&rule_set)
        };
        bout.count_points(&rule_set);
        if rule_set.auction.is_some() {
            // The rules decide who moves.
            let turns = [Turn::Auction, Turn::Of(Side::X), Turn::Of(Side::O)];
            let possible = turns.into_iter().find(|turn| Bout { turn: *turn, ..bout.clone() }.may_be_turn(&rule_set));
            bout.turn = possible.unwrap_or(bout.turn);
        }
    }

    fn fault(&self, language: Language, state: &State) -> Option<EditRefusal> {
        let (bout, rule_set) = (&state.table.bout, state.table.rule_set());
        let has_too_much = |side: Side| bout.manure[side.index()].len() > usize::from(rule_set.manure);
        let fault = if bout.knights.iter().any(|knights| knights.is_empty()) {
            say::EDITOR_KNIGHTS
        } else if Side::BOTH.into_iter().any(has_too_much) {
            say::EDITOR_TOO_MUCH_MANURE
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

    /// The position after some changes, or why the last one was refused.
    fn changed(position: &str, changes: &[Edit]) -> Result<State, EditRefusal> {
        let mut state: State = position.parse().unwrap();
        for change in changes {
            state = edit(&Editor, Language::ENGLISH, &state, *change)?;
        }
        Ok(state)
    }

    fn lay(piece: usize, space: usize) -> Edit {
        Edit::Lay { piece: Some(piece), space }
    }

    #[test]
    fn each_knight_but_the_first_two_is_a_move() {
        let state = changed("standard", &[lay(0, 0), lay(1, 131), Edit::Move { from: 0, to: 1 }]).unwrap();
        assert!(state.to_string().contains(" moves=2 board=1X9/11/11/11/11/5O5/5X5/11/11/11/11/10O"), "{state}");
    }

    #[test]
    fn a_side_keeps_a_knight_and_nobody_has_won() {
        let last = Edit::Lay { piece: None, space: 71 };
        let refused = changed("standard", &[last]);
        assert_eq!(refused, Err(EditRefusal::Because("Each side needs at least one knight.".into())));
        let row: Vec<Edit> = (0..4).map(|space| lay(0, space)).collect();
        assert!(changed("standard", &row[..3]).is_ok());
        assert_eq!(changed("standard", &row), Err(EditRefusal::Unplayable));
    }

    #[test]
    fn the_anomalies_decide_what_can_be_laid() {
        let pieces = |options: &str| {
            let state: State = options.parse().unwrap();
            Editor.pieces(Language::ENGLISH, &state).join(", ")
        };
        assert_eq!(pieces("standard"), "X knight, O knight");
        assert_eq!(pieces("sickness=on"), "X knight, O knight, weak X knight, weak O knight");
        assert!(pieces("coloration=on").ends_with(", red space, blue space, yellow space"));
        assert!(Editor.obstacle(Language::ENGLISH, &"snapshot=on".parse().unwrap()).is_some());
        let weak = changed("sickness=on", &[lay(2, 0)]).unwrap();
        assert!(weak.to_string().contains(" board=x10/"), "{weak}");
        let red = |space| changed("coloration=on", &[lay(2, space)]).unwrap().table.bout.colours;
        assert_eq!(red(0).map(|colours| colours.of(Space::at_place(0).unwrap())), Some(Colour::Red));
    }
}
