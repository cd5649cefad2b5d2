//! The coach's facts about a ship: where it can go, what its moves would do, and what the other side could do to it next.

use super::rules::{Action, CorsairMove, Effect, Piece, Position, RuleSet, Side, State, Turn, View};
use crate::game::Seat;
use crate::game::hex::{Cell, CellSet, Hexagon, Name};

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

/// What a turn is good for. The order is from what matters most to what matters least.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The turn drags the freighter off the board.
    Wins,
    /// After the turn, the corsairs could drag the freighter off the board in their next turn.
    ThreatensToWin,
    /// The turn drags the freighter nearer to a corner, to this distance.
    DragsFreighter(u8),
    /// After the turn, the corsairs could drag the freighter along in their next turn.
    ThreatensFreighter,
    /// A corsair takes an escort off the board, and can enter again.
    TakesEscort,
    /// The turn frees the corsairs on these cells.
    Frees(Vec<Name>),
    /// After the turn, the convoy can neither entangle nor capture any corsair in its next turn.
    Escapes,
    /// The turn drags an escort away from the freighter.
    DragsEscort,
    /// After the turn, the corsairs could take the escort on this cell off the board in their next turn.
    ThreatensEscort(Name),
    /// A corsair enters. This number is then on the board, and the nearest of them is at this distance from the freighter.
    Enters { corsairs: usize, distance: u8 },
    /// The turn brings a corsair nearer to the freighter, to this distance.
    Nears(u8),
    /// From the reserve, the corsair can enter at another corner.
    Returns,
    /// The turn ends with no corsair in danger.
    EndsSafe,
    /// The convoy captures the corsairs on these cells.
    Captures(Vec<Name>),
    /// The convoy takes the freighter out of this danger.
    SavesFreighter(Danger),
    /// The convoy entangles the corsairs on these cells.
    Entangles(Vec<Name>),
    /// After the turn, the convoy could capture the corsair on this cell in its next turn.
    ThreatensToCapture(Name),
    /// After the turn, the convoy could entangle the corsair on this cell in its next turn.
    ThreatensToEntangle(Name),
    /// Escorts close one more of the posts around the freighter: this number of them.
    Guards(usize),
    /// An escort comes nearer to the corsair on this cell, to this distance.
    ClosesIn { post: Name, distance: u8 },
    /// After the turn, the corsairs cannot drag the freighter in their next turn.
    KeepsSafe,
}

/// Returns what the turn is good for to which this action of the seat to act belongs, if it goes on as expected: `then` are the
/// actions expected after it. With the purpose comes the next move of the same turn, if one is expected. `None` if no purpose is
/// plain at once.
pub fn purpose(view: &View, seat: Seat, action: &Action, then: &[Action]) -> Option<(Purpose, Option<Action>)> {
    let state = &view.position;
    let turn = &state.turn;
    match state.effect(seat, action).ok()? {
        Effect::Sail(sail) => Some((purpose_of_convoy(state, &turn.now.after_sail(sail))?, None)),
        Effect::EndTurn if state.side() == Side::Convoy => Some((purpose_of_convoy(state, &turn.now)?, None)),
        Effect::EndTurn => Some((purpose_of_corsairs(state, turn)?, None)),
        Effect::Move(step) => {
            let after = turn.with(step);
            let later = State { turn: after, ..state.clone() };
            let next = then.first().and_then(|action| Some((*action, after.with(later.move_of(action).ok()?))));
            match next {
                Some((next, whole)) => Some((purpose_of_corsairs(state, &whole)?, Some(next))),
                None => Some((purpose_of_corsairs(state, &after)?, None)),
            }
        }
    }
}

/// The names of cells on the board of a state.
fn names(state: &State, cells: CellSet) -> Vec<Name> {
    let board = state.board();
    cells.iter().map(|cell| board.name(cell)).collect()
}

/// The distance from the nearest of these cells to the nearest of those; `None` if either are none.
fn least_distance(from: CellSet, to: CellSet) -> Option<u8> {
    from.iter().flat_map(|from| to.iter().map(move |to| from.distance(to))).min()
}

/// What a turn of the corsairs is good for, compared with how it began.
fn purpose_of_corsairs(state: &State, turn: &Turn) -> Option<Purpose> {
    let rule_set = state.rule_set();
    let Turn { start, now, .. } = turn;
    let (Some(old_freighter), Some(freighter)) = (start.freighter, now.freighter) else { return Some(Purpose::Wins) };
    let danger = |ships: &Position, ship| danger_of_convoy(&rule_set, ships, ship).0;
    let threat = danger(now, freighter);
    if threat == Danger::DraggedOff {
        return Some(Purpose::ThreatensToWin);
    }
    let to_corner = |cell| least_distance(CellSet::only(cell), rule_set.corners);
    if let Some(distance) = to_corner(freighter).filter(|_| to_corner(freighter) < to_corner(old_freighter)) {
        return Some(Purpose::DragsFreighter(distance));
    }
    if threat > Danger::None && danger(start, old_freighter) == Danger::None {
        return Some(Purpose::ThreatensFreighter);
    }
    if now.escorts.len() < start.escorts.len() {
        return Some(Purpose::TakesEscort);
    }
    let freed = start.entangled_corsairs().intersection(now.corsairs).difference(now.entangled_corsairs());
    if !freed.is_empty() {
        return Some(Purpose::Frees(names(state, freed)));
    }
    let is_in_danger = |ships: &Position| {
        ships.corsairs.iter().any(|corsair| danger_of_corsair(&rule_set, ships, corsair).0 > Danger::None)
    };
    let ends_safe = !now.corsairs.is_empty() && !is_in_danger(now);
    if ends_safe && is_in_danger(start) {
        return Some(Purpose::Escapes);
    }
    // A ship that is pulled comes to where the corsair was.
    let drags = |step: &CorsairMove| match *step {
        CorsairMove::Step { from, pull: Some(ship), .. } => {
            ship != freighter && from.distance(freighter) > ship.distance(freighter)
        }
        _ => false,
    };
    if turn.moves.iter().flatten().any(drags) {
        return Some(Purpose::DragsEscort);
    }
    let is_threatened = |ships: &Position, ship| danger(ships, ship) == Danger::DraggedOff;
    let threatened = now.escorts.iter().find(|ship| is_threatened(now, *ship) && !is_threatened(start, *ship));
    if let Some(escort) = threatened {
        return Some(Purpose::ThreatensEscort(state.board().name(escort)));
    }
    let (left, came) = (start.corsairs.difference(now.corsairs), now.corsairs.difference(start.corsairs));
    let (before, after) =
        (least_distance(left, CellSet::only(freighter)), least_distance(came, CellSet::only(freighter)));
    match (before, after) {
        (None, Some(distance)) => Some(Purpose::Enters { corsairs: now.corsairs.len(), distance }),
        (Some(far), Some(near)) if near < far => Some(Purpose::Nears(near)),
        (Some(_), None) if now.reserve > start.reserve => Some(Purpose::Returns),
        _ => ends_safe.then_some(Purpose::EndsSafe),
    }
}

/// What a turn of the convoy is good for that leads to this position, before captures.
fn purpose_of_convoy(state: &State, after: &Position) -> Option<Purpose> {
    let (rule_set, before) = (state.rule_set(), &state.turn.now);
    let captured = after.doomed_corsairs(&rule_set);
    if !captured.is_empty() {
        return Some(Purpose::Captures(names(state, captured)));
    }
    let freighter = after.freighter?;
    let danger = |ships: &Position| danger_of_convoy(&rule_set, ships, freighter).0;
    let (danger_before, danger_after) = (danger(before), danger(after));
    if danger_after < danger_before {
        return Some(Purpose::SavesFreighter(danger_before));
    }
    let entangled = after.entangled_corsairs().difference(before.entangled_corsairs());
    if !entangled.is_empty() {
        return Some(Purpose::Entangles(names(state, entangled)));
    }
    let danger_to = |ships: &Position, corsair| danger_of_corsair(&rule_set, ships, corsair).0;
    let threatened = |danger| {
        after
            .corsairs
            .iter()
            .find(|corsair| danger_to(after, *corsair) == danger && danger_to(before, *corsair) < danger)
    };
    if let Some(corsair) = threatened(Danger::Captured) {
        return Some(Purpose::ThreatensToCapture(state.board().name(corsair)));
    }
    let guards = |ships: &Position| freighter.neighbours().intersection(ships.escorts).len();
    if guards(after) > guards(before) {
        return Some(Purpose::Guards(guards(after)));
    }
    if let Some(corsair) = threatened(Danger::Entangled) {
        return Some(Purpose::ThreatensToEntangle(state.board().name(corsair)));
    }
    let (left, came) = (before.escorts.difference(after.escorts), after.escorts.difference(before.escorts));
    let nearest =
        came.iter().flat_map(|escort| after.corsairs.iter().map(move |corsair| (escort.distance(corsair), corsair)));
    if let (Some(far), Some((distance, corsair))) =
        (least_distance(left, after.corsairs), nearest.min_by_key(|near| near.0))
        && distance < far
    {
        return Some(Purpose::ClosesIn { post: state.board().name(corsair), distance });
    }
    (danger_after == Danger::None).then_some(Purpose::KeepsSafe)
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
    fn a_turn_is_good_for_what_it_takes_or_threatens() {
        let of = |state: &str, action: &str, then: &[&str]| {
            let state = state.parse::<State>().unwrap();
            let seat = state.to_act().unwrap();
            let then: Vec<Action> = then.iter().map(|action| action.parse().unwrap()).collect();
            let found = purpose(&Corsairs::view(&state, Some(seat)), seat, &action.parse().unwrap(), &then);
            found.map(|(purpose, next)| (purpose, next.map(|next| next.to_string())))
        };
        let name = |name: &str| name.parse::<Name>().unwrap();
        // The corsair on e1 can drag the freighter from e2 off the board.
        let beside = "standard turn=3 board=5/6/7/3EE3/CF2E1E2/3EE3/7/6/5";
        assert_eq!(of(beside, "leave e1 pull e2", &[]), Some((Purpose::Wins, None)));
        let near = "standard turn=3 board=5/6/7/3EE3/2CFEE3/3EE3/7/6/5";
        assert_eq!(of(near, "step e3 e2 pull e4", &[]), Some((Purpose::ThreatensToWin, None)));
        // What the turn as a whole is good for, with its second move; what the convoy answers is no part of it.
        let open = "standard turn=3 board=5/6/7/3EE3/3EFE3/3EE3/7/6/C4";
        let enters = |corsairs, distance| Purpose::Enters { corsairs, distance };
        assert_eq!(of(open, "enter a1", &[]), Some((enters(2, 4), None)));
        assert_eq!(of(open, "enter a1", &["end", "sail d4 d3"]), Some((enters(2, 4), None)));
        let then = Some("step a1 b2".to_owned());
        assert_eq!(of(open, "enter a1", &["step a1 b2"]), Some((enters(2, 3), then)));
        let convoy = "standard turn=2 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5";
        assert_eq!(of(convoy, "sail d4-d5 c4-c5", &[]), Some((Purpose::Entangles(vec![name("b4")]), None)));
        assert_eq!(of(convoy, "sail f5 g5", &[]), Some((Purpose::KeepsSafe, None)));
    }

    #[test]
    fn nothing_is_said_of_ships_of_the_other_side() {
        assert_eq!(of("standard turn=2 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5", "b4"), None);
        assert_eq!(of("standard turn=3 board=5/3C2/7/3EE3/3EFE3/3EE3/7/6/5", "e4"), None);
    }
}
