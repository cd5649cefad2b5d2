//! What a coach can say of a knight: where the next one can land from it, where that wins, and where the opponent would win.

use super::rules::board::{self, Spaces};
use super::rules::{Decision, PlanPart, Side, Space, View};
use super::scene::threats;
use crate::game::Seat;

/// What is true of a knight of the seat that is to move, as far as its player can see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Where a new knight can land from it.
    pub goals: Spaces,
    /// The goals that win the bout.
    pub wins: Spaces,
    /// Where the opponent would win with the next move.
    pub threats: Spaces,
    /// The jumps to these spaces from the opponent's knights that can be seen: from where to where.
    pub jumps: Vec<(Space, Space)>,
    /// Whether it is weak: it vanishes when a knight jumps from it.
    pub weak: bool,
}

/// What is true of the knight on this space, if the seat is to move and it is its own.
pub fn outlook(view: &View, seat: Seat, space: Space) -> Option<Outlook> {
    let table = &view.table;
    let own: Side = table.side_of(seat);
    let is_due = table.due(seat) == Some(Decision::Part(PlanPart::Spawn)) && table.moves_for(seat) == own;
    let bout = &table.bout;
    let (own, other) = (own.index(), own.other().index());
    if !is_due || !bout.knights[own].contains(space) {
        return None;
    }
    let wins = threats(view, &table.rule_set());
    let goals = board::targets(space).intersection(bout.landings(table.side_of(seat)));
    let jumps = wins[other].iter().flat_map(|target| {
        board::targets(target)
            .intersection(bout.knights[other])
            .iter()
            .map(move |from| (from, target))
            .collect::<Vec<_>>()
    });
    Some(Outlook {
        goals,
        wins: goals.intersection(wins[own]),
        threats: wins[other],
        jumps: jumps.collect(),
        weak: bout.weak[own].contains(space),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::knight_fight::rules::{KnightFight, State};

    /// The outlook of the knight on a space, for the first seat.
    fn of(position: &str, space: &str) -> Option<Outlook> {
        let state = position.parse::<State>().unwrap();
        let seat = KnightFight::to_act(&state).first().unwrap();
        outlook(&KnightFight::view(&state, Some(seat)), seat, space.parse().unwrap())
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
}
