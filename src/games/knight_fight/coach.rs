//! The coach's facts about a knight: where the next one can land from it, where that wins, and where the opponent would win.

use super::rules::board::{self, ALL, Spaces};
use super::rules::{Action, Decision, PlanPart, Side, Space, Spawn, View};
use super::scene::threats;
use crate::game::Seat;

/// The prospects of a knight of the seat that is to move, as far as its player can see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The spaces where a new knight spawned by this knight can land.
    pub goals: Spaces,
    /// The goals that win the bout.
    pub wins: Spaces,
    /// The spaces where the opponent would win with the next move.
    pub threats: Spaces,
    /// The visible jumps with which the opponent would win, as pairs of origin and target.
    pub jumps: Vec<(Space, Space)>,
    /// Whether the knight is weak: it vanishes when it spawns another.
    pub weak: bool,
}

/// The assessment of the knight on a space; `None` unless the seat is to move and the knight is its own.
pub fn assess(view: &View, seat: Seat, space: Space) -> Option<Assessment> {
    let table = &view.table;
    let own: Side = table.side_of(seat);
    let is_due =
        table.pending_decision(seat) == Some(Decision::Part(PlanPart::Spawn)) && table.side_moved_by(seat) == own;
    let bout = &table.bout;
    let (own, other) = (own.index(), own.other().index());
    if !is_due || !bout.knights[own].contains(space) {
        return None;
    }
    let wins = threats(view, &table.rule_set());
    let goals = board::knight_targets(space).intersection(bout.landings(table.side_of(seat)));
    let jumps = wins[other].iter().flat_map(|target| {
        board::knight_targets(target)
            .intersection(bout.knights[other])
            .iter()
            .map(move |from| (from, target))
            .collect::<Vec<_>>()
    });
    Some(Assessment {
        goals,
        wins: goals.intersection(wins[own]),
        threats: wins[other],
        jumps: jumps.collect(),
        weak: bout.weak[own].contains(space),
    })
}

/// Spaces in a column or a row that can still become a row of one side: enough for what counts, and neither a knight of the other
/// side nor manure is on any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    pub first: Space,
    pub last: Space,
    /// The number of knights that the side has on it, with the next one.
    pub knights: usize,
    /// The number of its spaces.
    pub spaces: usize,
}

/// The reason why the coach recommends a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The side moves first.
    First,
    /// The move wins the bout.
    Wins,
    /// The move lands on a space where the opponent would win.
    Blocks,
    /// The move threatens to win next on one of these spaces, of which the opponent can block only one.
    Forks(Vec<Space>),
    /// The move threatens to win next on one of these spaces.
    Threatens(Vec<Space>),
    /// The move makes this number of points more.
    Points(usize),
    /// The move adds to this line of the side.
    Adds(Line),
    /// The move closes this line of the opponent, who would have had this number of knights on it.
    Closes(Line),
    /// The next knight can land on this number of spaces that it could not reach before.
    Opens(usize),
}

/// The reason for a move of the seat; `None` if there is no simple one.
pub fn purpose(view: &View, seat: Seat, action: Action) -> Option<Purpose> {
    if action == Action::Play(Side::X) {
        return Some(Purpose::First);
    }
    let (Action::Spawn(Spawn { space, .. }), side) = (action, view.table.side_of(seat)) else { return None };
    let rule_set = view.table.rule_set();
    let wins = threats(view, &rule_set);
    let (own, other) = (side.index(), side.other().index());
    if wins[own].contains(space) {
        return Some(Purpose::Wins);
    }
    if wins[other].contains(space) {
        return Some(Purpose::Blocks);
    }
    let bout = &view.table.bout;
    // Where knights vanish or plans are sealed, the position after the move is not known.
    if rule_set.has_secrets() || bout.weak != <[Spaces; 2]>::default() {
        return None;
    }
    let mut after = view.clone();
    after.table.bout.knights[own].insert(space);
    let next: Vec<Space> = threats(&after, &rule_set)[own].iter().collect();
    if !next.is_empty() {
        // A move with manure closes two spaces.
        let can_block_all = next.len() == 1 || bout.manure_left[other] > 0;
        return Some(if can_block_all { Purpose::Threatens(next) } else { Purpose::Forks(next) });
    }
    let [before, now] = [bout.knights[own], after.table.bout.knights[own]];
    let points = board::points(now).saturating_sub(board::points(before));
    if rule_set.row().is_none() && points > 0 {
        return Some(Purpose::Points(points));
    }
    let length = rule_set.row().unwrap_or(POINT_LENGTH);
    let line = |knights: Spaces| longest_line(knights, ALL.difference(bout.occupied()).union(knights), space, length);
    match (line(now), line(bout.knights[other].with(space))) {
        (own, Some(theirs)) if own.is_none_or(|own| own.knights < theirs.knights) => Some(Purpose::Closes(theirs)),
        (Some(own), _) => Some(Purpose::Adds(own)),
        _ => {
            let opened = after.table.bout.landings(side).difference(bout.landings(side)).len();
            (opened > 0).then_some(Purpose::Opens(opened))
        }
    }
}

/// The number of spaces in a line that makes a point (TTT-1).
const POINT_LENGTH: u32 = 3;

/// The line of `length` spaces through a space that has most of these knights, and at least two; the other spaces are `open`.
fn longest_line(knights: Spaces, open: Spaces, space: Space, length: u32) -> Option<Line> {
    let length = isize::try_from(length).ok()?;
    let starts = [(1, 0), (0, 1)].into_iter().flat_map(|(right, up)| (0..length).map(move |back| (right, up, back)));
    let lines = starts.filter_map(|(right, up, back)| {
        let spaces = (-back..length - back).map(|at| space.step(at * right, at * up));
        let spaces: Vec<Space> = spaces.collect::<Option<_>>()?;
        let is_open = spaces.iter().all(|space| open.contains(*space));
        let knights = spaces.iter().filter(|space| knights.contains(**space)).count();
        let line = Line { first: *spaces.first()?, last: *spaces.last()?, knights, spaces: spaces.len() };
        (is_open && knights >= 2).then_some(line)
    });
    lines.max_by_key(|line| line.knights)
}

/// The least number of chips that a bid pays beyond need and that is told.
const MIN_EXCESS: u8 = 3;

/// A bid that won, and the least one that would have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overbid {
    /// The bid.
    pub bid: u8,
    /// The bid that would have been enough.
    pub enough: u8,
}

/// Returns by how much a bid that won was too high, if that is much. `later` is the view at the next turn, when both bids of the
/// round are known; if the round ended the bout, they are not in it.
pub fn overbid(before: &View, seat: Seat, action: Action, later: &View) -> Option<Overbid> {
    let Action::Bid(bid) = action else { return None };
    let (now, after) = (&before.table.bout, &later.table.bout);
    if before.table.results.len() != later.table.results.len() {
        return None;
    }
    // Later rounds come behind this one.
    let known = now.revealed.len() + usize::from(now.bids.is_some() || now.traps != [None; 2]);
    let bids = after.revealed.get(known).map_or(after.bids, |round| round.bids)?;
    let side = before.table.side_of(seat);
    let wins = |bid: u8| {
        let mut bids = bids;
        bids[side.index()] = bid;
        now.winner_of(bids) == side
    };
    let enough = (0..bid).find(|bid| wins(*bid))?;
    (bids[side.index()] == bid && wins(bid) && bid >= enough + MIN_EXCESS).then_some(Overbid { bid, enough })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knight_fight::rules::{KnightFight, State};

    /// The assessment of the knight on a space, for the first seat.
    fn of(position: &str, space: &str) -> Option<Assessment> {
        let state = position.parse::<State>().unwrap();
        let seat = KnightFight::to_act(&state).first().unwrap();
        assess(&KnightFight::view(&state, Some(seat)), seat, space.parse().unwrap())
    }

    #[test]
    fn a_knight_shows_its_landings_and_what_threatens() {
        // O has a6 to c6 and reaches d6 from e8.
        let position = "standard moves=8 board=11/11/11/11/4O6/11/OOO3X4/11/11/7X3/11/11";
        let knight = of(position, "g6").unwrap();
        assert_eq!(knight.goals.len(), 8);
        assert!(knight.wins.is_empty() && !knight.weak);
        let jumps: Vec<String> = knight.jumps.iter().map(|(from, to)| format!("{from}-{to}")).collect();
        assert_eq!(jumps, ["e8-d6"]);
        assert_eq!(of(position, "e8"), None, "it is the opponent’s");
        assert_eq!(of(position, "d6"), None, "no knight is there");
    }

    #[test]
    fn a_bid_that_was_too_high_is_named() {
        let of = |first: u8, second: u8| {
            let mut state = KnightFight::start(&"bidding=auction".parse().unwrap(), 1).unwrap();
            let chooser = KnightFight::to_act(&state).first().unwrap();
            KnightFight::apply(&mut state, chooser, &Action::Play(Side::X));
            let before = KnightFight::view(&state, Some(Seat::FIRST));
            let bid = Action::Bid(first);
            KnightFight::apply(&mut state, Seat::FIRST, &bid);
            let moves = |state: &State, seat| {
                let mut actions = Vec::new();
                KnightFight::actions(state, seat, &mut actions);
                *actions.iter().find(|action| matches!(action, Action::Spawn(_))).unwrap()
            };
            let spawn = moves(&state, Seat::FIRST);
            KnightFight::apply(&mut state, Seat::FIRST, &spawn);
            KnightFight::apply(&mut state, Seat::SECOND, &Action::Bid(second));
            let spawn = moves(&state, Seat::SECOND);
            KnightFight::apply(&mut state, Seat::SECOND, &spawn);
            overbid(&before, Seat::FIRST, bid, &KnightFight::view(&state, Some(Seat::FIRST)))
        };
        let enough = of(7, 2).unwrap().enough;
        assert!(enough == 2 || enough == 3, "a tie is won or not");
        assert_eq!(of(4, 2), None, "little more than needed");
        assert_eq!(of(2, 7), None, "it lost");
    }

    #[test]
    fn a_move_is_good_for_a_row_or_against_one() {
        let position = "standard moves=8 board=11/11/11/11/4O6/11/OOO3X4/11/11/7X3/11/11";
        let of = |side: &str, action: &str| {
            let state: State = position.replace("standard", &format!("standard turn={side}")).parse().unwrap();
            let seat = KnightFight::to_act(&state).first().unwrap();
            purpose(&KnightFight::view(&state, Some(seat)), seat, action.parse().unwrap())
        };
        assert_eq!(of("x", "spawn d6"), Some(Purpose::Blocks));
        assert_eq!(of("o", "spawn d6"), Some(Purpose::Wins));
        // O has e8 in the row of h8, and would have two of e8 to h8. Of the eight spaces around i5, X has g6 and h3.
        let line = |names: [&str; 2], knights| {
            let [first, last] = names.map(|name| name.parse().unwrap());
            Line { first, last, knights, spaces: 4 }
        };
        assert_eq!(of("x", "spawn h8"), Some(Purpose::Closes(line(["e8", "h8"], 2))));
        assert_eq!(of("x", "spawn i5"), Some(Purpose::Opens(6)));
    }
}
