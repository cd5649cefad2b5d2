//! The coach's facts about a ship: where it can go, what its moves would do, and what the other side could do to it next.

use super::rules::{Action, CorsairMove, Effect, Piece, Position, RuleSet, Side, State, Turn, View};
use crate::game::Seat;
use crate::game::hex::{Cell, CellSet, Hexagon};

/// What the other side could do to a ship in its next turn. The order is from nothing to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Danger {
    /// The ship is safe.
    None,
    /// The ship could be entangled.
    Entangled,
    /// The ship could be captured.
    Captured,
    /// The ship could be dragged to another cell.
    Dragged,
    /// The ship could be dragged off the board.
    DraggedOff,
}

/// Facts about a ship of the seat that is to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    pub piece: Piece,
    /// Whether the ship is entangled and cannot move in this turn.
    pub held: bool,
    /// The cells that the ship can reach with its next move.
    pub goals: CellSet,
    /// The worst that the other side could do to the ship on its present cell.
    pub danger: Danger,
    /// The cells of the ships that cause this danger.
    pub attackers: CellSet,
    /// For a ship of the convoy, one turn of the corsairs that causes this danger: the start and end of each ship's move.
    pub moves: Vec<(Cell, Cell)>,
    /// For a corsair, the goals where the convoy could neither entangle nor capture it.
    pub safe: CellSet,
    /// For an escort, the goals with which the convoy would capture a corsair.
    pub captures: CellSet,
    /// For an escort, the goals with which the convoy would entangle one more corsair.
    pub entangles: CellSet,
}

/// The index of a cell among the cells of the board, in the order of names; `None` if it is not on the board.
pub fn cell_index(board: Hexagon, cell: Cell) -> Option<usize> {
    board.cells().position(|other| other == cell)
}

/// Returns the facts about the ship on the cell of this index; `None` unless the seat is to act and owns the ship.
pub fn assess(view: &View, seat: Seat, post: usize) -> Option<Assessment> {
    let state = &view.position;
    let ship = state.board().cells().nth(post)?;
    let own = state.to_act() == Some(seat);
    match state.side() {
        Side::Corsairs if own && state.turn.now.corsairs.contains(ship) => Some(assess_corsair(state, ship)),
        Side::Convoy if own && state.turn.now.convoy().contains(ship) => Some(assess_convoy_ship(state, ship)),
        _ => None,
    }
}

fn assess_corsair(state: &State, corsair: Cell) -> Assessment {
    let (rule_set, turn) = (state.rule_set(), &state.turn);
    let (danger, attackers) = danger_of_corsair(&rule_set, &turn.now, corsair);
    let (mut goals, mut safe) = (CellSet::EMPTY, CellSet::EMPTY);
    turn.each_move(&rule_set, |step| {
        if let CorsairMove::Step { from, to, pull: None } = step
            && from == corsair
        {
            goals.insert(to);
            if danger_of_corsair(&rule_set, &turn.with(step).now, to).0 == Danger::None {
                safe.insert(to);
            }
        }
    });
    let held = turn.immobile_corsairs(&rule_set).contains(corsair);
    let (captures, entangles) = (CellSet::EMPTY, CellSet::EMPTY);
    Assessment { piece: Piece::Corsair, held, goals, danger, attackers, moves: Vec::new(), safe, captures, entangles }
}

/// Returns the worst that the convoy could do to a corsair in its next turn, and the ships that could do it.
fn danger_of_corsair(rule_set: &RuleSet, now: &Position, corsair: Cell) -> (Danger, CellSet) {
    let is_entangled = now.entangled_corsairs().contains(corsair);
    let mut worst = (Danger::None, CellSet::EMPTY);
    now.each_sail(rule_set, |sail| {
        let after = now.after_sail(sail);
        let danger = if after.doomed_corsairs(rule_set).contains(corsair) {
            Danger::Captured
        } else if !is_entangled && after.entangled_corsairs().contains(corsair) {
            Danger::Entangled
        } else {
            return;
        };
        let ships = sail.ships();
        let is_beside = |ship: &Cell| sail.target(*ship).is_some_and(|target| corsair.neighbours().contains(target));
        let mut closing: CellSet = ships.iter().filter(is_beside).collect();
        if closing.is_empty() {
            // The escorts beside the corsair are enough already.
            closing = corsair.neighbours().intersection(after.escorts);
        }
        keep_worst(&mut worst, danger, closing);
    });
    worst
}

/// Records a danger that these ships cause. Only the worst danger is kept, with all ships that cause it.
fn keep_worst((worst, attackers): &mut (Danger, CellSet), danger: Danger, ships: CellSet) {
    if danger > *worst {
        (*worst, *attackers) = (danger, CellSet::EMPTY);
    }
    if danger == *worst {
        *attackers = attackers.union(ships);
    }
}

fn assess_convoy_ship(state: &State, ship: Cell) -> Assessment {
    let (rule_set, now) = (state.rule_set(), &state.turn.now);
    let piece = if now.freighter == Some(ship) { Piece::Freighter } else { Piece::Escort };
    let (mut goals, mut captures, mut entangles) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
    let (doomed_now, held_now) = (now.doomed_corsairs(&rule_set).len(), now.entangled_corsairs().len());
    now.each_sail(&rule_set, |sail| {
        let Some(target) = sail.target(ship).filter(|_| sail.ships().contains(ship)) else { return };
        goals.insert(target);
        let after = now.after_sail(sail);
        if after.doomed_corsairs(&rule_set).len() > doomed_now {
            captures.insert(target);
        } else if after.entangled_corsairs().len() > held_now {
            entangles.insert(target);
        }
    });
    let (danger, attackers, moves) = danger_of_convoy(&rule_set, now, ship);
    Assessment { piece, held: false, goals, danger, attackers, moves, safe: CellSet::EMPTY, captures, entangles }
}

/// Returns the worst that the corsairs could do to a ship of the convoy in their next turn, the corsairs that could do it, and
/// the moves of one turn that does it.
fn danger_of_convoy(rule_set: &RuleSet, now: &Position, ship: Cell) -> (Danger, CellSet, Vec<(Cell, Cell)>) {
    let (mut worst, mut moves) = ((Danger::None, CellSet::EMPTY), Vec::new());
    Turn::new(*now).each_completion(rule_set, &mut |turn: &Turn| {
        if let Some((danger, corsair)) = drag_danger(turn, ship) {
            if danger > worst.0 {
                moves = ship_moves_in_turn(turn);
            }
            keep_worst(&mut worst, danger, [corsair].into_iter().collect());
        }
    });
    (worst.0, worst.1, moves)
}

/// The moves of all ships in a turn of the corsairs, as start and end cells on the board.
fn ship_moves_in_turn(turn: &Turn) -> Vec<(Cell, Cell)> {
    let moves = turn.moves.into_iter().flatten().flat_map(|step| match step {
        CorsairMove::Enter(_) => [None, None],
        CorsairMove::Step { from, to, pull } => [Some((from, to)), pull.map(|pull| (pull, from))],
        CorsairMove::Leave { from, pull } => [None, pull.map(|pull| (pull, from))],
    });
    moves.flatten().collect()
}

/// What a turn of the corsairs does to a ship of the convoy, and the cell where the corsair that drags the ship began its turn.
/// `None` if no corsair drags the ship.
fn drag_danger(turn: &Turn, ship: Cell) -> Option<(Danger, Cell)> {
    let mut at = ship;
    let mut found = None;
    // Where the corsair of the first move began, and where it is now.
    let mut first: Option<(Cell, Cell)> = None;
    for step in turn.moves.into_iter().flatten() {
        let began = |from: Cell| first.filter(|(_, here)| *here == from).map_or(from, |(began, _)| began);
        match step {
            CorsairMove::Enter(corner) => first = Some((corner, corner)),
            CorsairMove::Step { from, to, pull } => {
                if pull == Some(at) {
                    found = Some((Danger::Dragged, began(from)));
                    at = from;
                }
                first = Some((from, to));
            }
            CorsairMove::Leave { from, pull } => {
                if pull == Some(at) {
                    return Some((Danger::DraggedOff, began(from)));
                }
            }
        }
    }
    found
}

/// The purpose of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The action drags the freighter off the board.
    Wins,
    /// The action captures a corsair.
    Captures,
    /// The action reduces the danger to the freighter.
    SavesFreighter,
    /// The action entangles one more corsair.
    Entangles,
    /// After the action, the corsairs could drag the freighter off the board in their next turn.
    ThreatensToWin,
    /// After the action, the corsairs could drag the freighter to another cell in their next turn.
    ThreatensFreighter,
    /// The action takes the corsair out of danger.
    Escapes,
    /// After the action, one more escort is beside the freighter.
    Guards,
    /// The action brings an escort nearer to a corsair.
    ClosesIn,
    /// After the action, the corsairs cannot drag the freighter in their next turn.
    KeepsSafe,
    /// One more corsair is on the board.
    Enters,
    /// The action brings a corsair nearer to the freighter.
    Nears,
    /// The action drags an escort away from the freighter.
    DragsEscort,
    /// The corsair takes an escort off the board, and can enter again.
    TakesEscort,
    /// From the reserve, the corsair can enter at another corner.
    Returns,
    /// The turn ends with no corsair in danger.
    EndsSafe,
}

/// Returns the purpose of an action of the seat to act; `None` if no purpose is plain at once.
pub fn purpose(view: &View, seat: Seat, action: &Action) -> Option<Purpose> {
    let state = &view.position;
    let (rule_set, now) = (state.rule_set(), &state.turn.now);
    let freighter_in = |ships: &Position| Some(danger_of_convoy(&rule_set, ships, ships.freighter?).0);
    let before = freighter_in(now);
    match state.effect(seat, action).ok()? {
        Effect::Sail(sail) => {
            let after = now.after_sail(sail);
            if after.doomed_corsairs(&rule_set).len() > now.doomed_corsairs(&rule_set).len() {
                Some(Purpose::Captures)
            } else if freighter_in(&after) < before {
                Some(Purpose::SavesFreighter)
            } else if after.entangled_corsairs().len() > now.entangled_corsairs().len() {
                Some(Purpose::Entangles)
            } else {
                quiet_purpose_of_convoy(now, &after, freighter_in(&after))
            }
        }
        Effect::Move(step) => {
            let after = state.turn.with(step).now;
            match freighter_in(&after) {
                None => return Some(Purpose::Wins),
                danger if danger <= before => {}
                Some(Danger::DraggedOff) => return Some(Purpose::ThreatensToWin),
                Some(_) => return Some(Purpose::ThreatensFreighter),
            }
            let danger = |now: &Position, corsair| danger_of_corsair(&rule_set, now, corsair).0;
            let (from, to, pull) = match step {
                CorsairMove::Enter(_) => return Some(Purpose::Enters),
                CorsairMove::Step { from, to, pull } => (from, to, pull),
                CorsairMove::Leave { pull: Some(ship), .. } if now.escorts.contains(ship) => {
                    return Some(Purpose::TakesEscort);
                }
                CorsairMove::Leave { .. } => return Some(Purpose::Returns),
            };
            if danger(&after, to) == Danger::None && danger(now, from) > Danger::None {
                return Some(Purpose::Escapes);
            }
            let freighter = now.freighter?;
            // A ship that is pulled comes to where the corsair was.
            let drags =
                |ship: &Cell| now.escorts.contains(*ship) && from.distance(freighter) > ship.distance(freighter);
            if pull.is_some_and(|ship| drags(&ship)) {
                return Some(Purpose::DragsEscort);
            }
            (to.distance(freighter) < from.distance(freighter)).then_some(Purpose::Nears)
        }
        Effect::EndTurn => {
            let is_safe = |corsair: Cell| danger_of_corsair(&rule_set, now, corsair).0 == Danger::None;
            (!now.corsairs.is_empty() && now.corsairs.iter().all(is_safe)).then_some(Purpose::EndsSafe)
        }
    }
}

/// The purpose of a turn of the convoy that does nothing to a corsair. `danger` is what the corsairs could do to the freighter next.
fn quiet_purpose_of_convoy(before: &Position, after: &Position, danger: Option<Danger>) -> Option<Purpose> {
    let guards = |ships: &Position| ships.freighter.map_or(0, |at| at.neighbours().intersection(ships.escorts).len());
    if guards(after) > guards(before) {
        return Some(Purpose::Guards);
    }
    let steps_away = |ships: &Position, escorts: CellSet| {
        escorts.iter().flat_map(|escort| ships.corsairs.iter().map(move |corsair| escort.distance(corsair))).min()
    };
    let (left, came) = (before.escorts.difference(after.escorts), after.escorts.difference(before.escorts));
    match (steps_away(before, left), steps_away(after, came)) {
        (Some(far), Some(near)) if near < far => Some(Purpose::ClosesIn),
        _ => (danger == Some(Danger::None)).then_some(Purpose::KeepsSafe),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::corsairs::rules::Corsairs;

    /// The facts about the ship on a cell, for the seat that is to act.
    fn of(state: &str, post: &str) -> Option<Assessment> {
        let state = state.parse::<State>().unwrap();
        let cell = state.board().cell(post.parse().unwrap()).unwrap();
        let seat = state.to_act().unwrap();
        assess(&Corsairs::view(&state, Some(seat)), seat, cell_index(state.board(), cell).unwrap())
    }

    fn names(cells: CellSet) -> Vec<String> {
        let board = "standard".parse::<State>().unwrap().board();
        cells.iter().map(|cell| board.name(cell).to_string()).collect()
    }

    #[test]
    fn a_corsair_that_a_line_can_entangle_is_in_danger() {
        // Beside the corsair on b4, the line d4-d5 can sail to c4-c5, and d5-e6 to b3-c4.
        let corsair = of("standard turn=3 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5", "b4").unwrap();
        assert_eq!(
            (corsair.danger, names(corsair.attackers)),
            (Danger::Entangled, ["d4", "d5", "e6"].map(String::from).to_vec())
        );
        assert!(!corsair.held && !corsair.goals.is_empty());
        assert!(corsair.safe.is_subset(corsair.goals) && corsair.safe != corsair.goals);
    }

    #[test]
    fn a_ship_two_steps_from_a_corsair_can_be_dragged() {
        let escort = of("standard turn=2 board=5/6/7/3EE3/1C1EFE3/3EE3/7/6/5", "e4").unwrap();
        assert_eq!((escort.danger, names(escort.attackers)), (Danger::Dragged, vec!["e2".into()]));
        let freighter = of("standard turn=2 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5", "e2").unwrap();
        assert_eq!((freighter.danger, names(freighter.attackers)), (Danger::DraggedOff, vec!["e1".into()]));
        assert!(freighter.goals.is_empty());
        let moves: Vec<[String; 2]> = escort
            .moves
            .iter()
            .map(|(from, to)| [*from, *to].map(|cell| names([cell].into_iter().collect()).concat()))
            .collect();
        assert_eq!(moves, [["e2", "e3"], ["e3", "f3"], ["e4", "e3"]]);
    }

    #[test]
    fn an_escort_knows_where_it_entangles_a_corsair() {
        let escort = of("standard turn=2 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5", "d4").unwrap();
        assert_eq!(names(escort.entangles), ["c4"]);
        assert!(escort.captures.is_empty());
    }

    #[test]
    fn an_action_is_good_for_what_it_takes_or_threatens() {
        let of = |state: &str, action: &str| {
            let state = state.parse::<State>().unwrap();
            let seat = state.to_act().unwrap();
            purpose(&Corsairs::view(&state, Some(seat)), seat, &action.parse().unwrap())
        };
        // The corsair on e1 can drag the freighter from e2 off the board.
        let beside = "standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5";
        assert_eq!(of(beside, "leave e1 pull e2"), Some(Purpose::Wins));
        let near = "standard turn=3 board=5/6/7/3EE3/2CFEE3/3EE3/7/6/5";
        assert_eq!(of(near, "step e3 e2 pull e4"), Some(Purpose::ThreatensToWin));
        let convoy = "standard turn=2 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5";
        assert_eq!(of(convoy, "sail d4-d5 c4-c5"), Some(Purpose::Entangles));
        assert_eq!(of(convoy, "sail f5 g5"), Some(Purpose::KeepsSafe));
        assert_eq!(of(convoy, "sail d4 d3"), Some(Purpose::KeepsSafe));
        let open = "standard turn=3 board=5/6/7/3EE3/3EFE3/3EE3/7/6/C4";
        assert_eq!(of(open, "enter a1"), Some(Purpose::Enters));
    }

    #[test]
    fn nothing_is_said_of_ships_of_the_other_side() {
        assert_eq!(of("standard turn=2 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5", "b4"), None);
        assert_eq!(of("standard turn=3 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5", "e4"), None);
    }
}
