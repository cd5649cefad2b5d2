//! The kinds of actions that are available now in Corsairs, and kinds that are not.

use super::rules::{Action, Corsairs, Side, View};
use crate::game::hex::Name;
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Game, Seat};

/// A kind of action that is available now, with its ships or corners; or a kind that is not available.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AvailableAction {
    /// A corsair enters at one of these corners. The number counts the corsairs in reserve.
    Enter(u8, Vec<Name>),
    /// One of these corsairs steps.
    Step(Vec<Name>),
    /// One of these corsairs leaves the board.
    Leave(Vec<Name>),
    /// One of these ships is pulled along.
    Pull(Vec<Name>),
    /// The corsairs end their turn.
    End,
    /// One of these escorts sails.
    Sail(Vec<Name>),
    /// The escorts of a line sail together. The number counts the lines that can sail.
    SailInLine(usize),
    /// This side passes instead of moving.
    Pass(Side),
    /// These corsairs are entangled and cannot move.
    Entangled(Vec<Name>),
    /// No further move is possible in this turn, after this number of moves.
    NoFurther(usize),
    /// The freighter never moves by itself.
    FreighterStays,
}

impl AvailableAction {
    /// Whether an action is of this kind.
    #[must_use]
    pub fn matches(&self, action: &Action) -> bool {
        match (self, action) {
            (Self::Enter(_, corners), Action::Enter(corner)) => corners.contains(corner),
            (Self::Step(corsairs), Action::Step { from, .. }) | (Self::Leave(corsairs), Action::Leave { from, .. }) => {
                corsairs.contains(from)
            }
            (Self::Pull(ships), Action::Step { pull: Some(ship), .. } | Action::Leave { pull: Some(ship), .. }) => {
                ships.contains(ship)
            }
            (Self::Sail(escorts), Action::Sail { ships, .. }) => {
                ships.first == ships.last && escorts.contains(&ships.first)
            }
            (Self::SailInLine(_), Action::Sail { ships, .. }) => ships.first != ships.last,
            (Self::End, Action::End) | (Self::Pass(_), Action::Pass) => true,
            _ => false,
        }
    }

    /// Whether this kind of action is not available.
    #[must_use]
    pub const fn is_barred(&self) -> bool {
        matches!(self, Self::Entangled(_) | Self::NoFurther(_) | Self::FreighterStays)
    }
}

/// Returns what a seat can do now, then what it cannot do; empty if the seat is not to act.
#[must_use]
pub fn available_actions(view: &View, seat: Seat) -> Vec<AvailableAction> {
    let state = &view.position;
    let mut actions = Vec::new();
    Corsairs::actions(state, seat, &mut actions);
    if actions.is_empty() {
        return Vec::new();
    }
    // The cells that actions name, each once.
    let posts_of = |name: &dyn Fn(&Action) -> Option<Name>| {
        let mut names: Vec<Name> = actions.iter().filter_map(name).collect();
        insertion_sort(&mut names, |name| *name);
        names.dedup();
        names
    };
    let mut lines: Vec<_> = actions
        .iter()
        .filter_map(|action| match action {
            Action::Sail { ships, .. } if ships.first != ships.last => Some(*ships),
            _ => None,
        })
        .collect();
    insertion_sort(&mut lines, |line| *line);
    lines.dedup();
    let enter = posts_of(&|action| match action {
        Action::Enter(corner) => Some(*corner),
        _ => None,
    });
    let step = posts_of(&|action| match action {
        Action::Step { from, .. } => Some(*from),
        _ => None,
    });
    let leave = posts_of(&|action| match action {
        Action::Leave { from, .. } => Some(*from),
        _ => None,
    });
    let pull = posts_of(&|action| match action {
        Action::Step { pull, .. } | Action::Leave { pull, .. } => *pull,
        _ => None,
    });
    let sail = posts_of(&|action| match action {
        Action::Sail { ships, .. } if ships.first == ships.last => Some(ships.first),
        _ => None,
    });
    let (rule_set, board, side) = (state.rule_set(), state.board(), state.side());
    let entangled: Vec<Name> = state.turn.immobile_corsairs(&rule_set).iter().map(|cell| board.name(cell)).collect();
    let moves = state.turn.can_move(&rule_set);
    let is_corsairs = side == Side::Corsairs;
    let all = [
        (!enter.is_empty()).then_some(AvailableAction::Enter(state.turn.now.reserve, enter)),
        (!step.is_empty()).then_some(AvailableAction::Step(step)),
        (!leave.is_empty()).then_some(AvailableAction::Leave(leave)),
        (!pull.is_empty()).then_some(AvailableAction::Pull(pull)),
        (!sail.is_empty()).then_some(AvailableAction::Sail(sail)),
        (!lines.is_empty()).then_some(AvailableAction::SailInLine(lines.len())),
        actions.contains(&Action::End).then_some(AvailableAction::End),
        actions.contains(&Action::Pass).then_some(AvailableAction::Pass(side)),
        (is_corsairs && !entangled.is_empty()).then_some(AvailableAction::Entangled(entangled)),
        (is_corsairs && !moves && state.turn.move_count() > 0)
            .then_some(AvailableAction::NoFurther(state.turn.move_count())),
        (!is_corsairs && state.turn.now.freighter.is_some()).then_some(AvailableAction::FreighterStays),
    ];
    all.into_iter().flatten().collect()
}
