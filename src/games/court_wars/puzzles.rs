//! The puzzles of Court Wars, for two players. The next card of the pile is unknown, so a solution must be right whatever it is.

use super::rules::{Action, CardKind, Court, CourtWars, Stage, State, Table};
use crate::game::cards::DeckCard;
use crate::game::puzzle::{Aim, Goal, HasPuzzles, PuzzleKind};
use crate::game::record::Entry;
use crate::game::{Game, Rng, Seat};

impl HasPuzzles for CourtWars {
    const KINDS: &'static [PuzzleKind] = &[
        PuzzleKind { name: "last", aim: Aim::Reach(1) },
        PuzzleKind { name: "stand", aim: Aim::Prevent(1) },
        PuzzleKind { name: "two", aim: Aim::Reach(2) },
        PuzzleKind { name: "safe", aim: Aim::Prevent(1) },
    ];
    const PUZZLES: &'static str = include_str!("puzzles.txt");
    const LEGACY_PUZZLE_COUNT: usize = 48;

    fn goal(kind: &PuzzleKind) -> Goal<Self> {
        match kind.name {
            "stand" => has_taken_court,
            "safe" => has_not_fallen_behind,
            _ => has_won,
        }
    }

    fn is_of_kind(_: &PuzzleKind, _: &State, solution: &[Entry<Action>]) -> bool {
        // Drawing a card is luck, so the solver's part of a solution consists of attacks.
        let seat = solution.first().map(|entry| entry.seat);
        solution.iter().all(|entry| Some(entry.seat) != seat || matches!(entry.action, Action::Attack(_)))
    }

    /// Only the courts and their Guards count. All Aces and Jokers lie on the discard pile, so a turn is one attack or one card.
    fn without_history(state: &State) -> Option<State> {
        let Table { options, suits, turn, stacks, .. } = &state.table;
        let mut table = Table::new(options.clone(), suits.clone(), Seat::FIRST);
        (table.turn, table.stacks, table.set_up) = (*turn, stacks.clone(), state.table.set_up);
        if table.in_set_up() || state.table.stage != Stage::Act {
            return None;
        }
        table.stage = Stage::Act;
        let is_aside = |card: &DeckCard| matches!(CardKind::of(*card), CardKind::Ace | CardKind::Joker);
        table.discard = table.unseen().into_iter().filter(is_aside).collect();
        let mut pile = table.unseen();
        pile.reverse();
        Some(State { table, pile, rng: Rng::from_seed(0) })
    }

    /// One state for each card that may come next; courts of suits that nobody plays count as one card. For the seat that solves
    /// the puzzle, the next card is always such a court, which ends the turn.
    fn possible_states(state: &State, solves: bool) -> Vec<State> {
        let mut possible: Vec<State> = Vec::new();
        for index in (0..state.pile.len()).rev() {
            let kind = CardKind::of(state.pile[index]);
            let known = possible.iter().any(|known| known.pile.last().is_some_and(|top| CardKind::of(*top) == kind));
            if !known && (!solves || kind == CardKind::Blank) {
                let mut next = state.clone();
                let card = next.pile.remove(index);
                next.pile.push(card);
                possible.push(next);
            }
        }
        if possible.is_empty() { vec![state.clone()] } else { possible }
    }
}

/// The position as text, without the pile.
pub(super) fn compared_position(state: &State) -> String {
    State { pile: Vec::new(), ..state.clone() }.to_string()
}

fn has_won(_: &State, now: &State, seat: Seat) -> bool {
    CourtWars::outcome(now).is_some_and(|outcome| outcome.winner() == Some(seat))
}

/// The number of standing courts of a seat.
fn standing_count(state: &State, seat: Seat) -> usize {
    Court::ALL.iter().filter(|court| state.table.stack(seat, **court).is_standing()).count()
}

/// Whether the other seat has lost a court since the puzzle began.
fn has_taken_court(start: &State, now: &State, seat: Seat) -> bool {
    standing_count(now, seat.other()) < standing_count(start, seat.other())
}

/// Whether a seat has lost no court since the puzzle began, or the other seat has lost one too.
fn has_not_fallen_behind(start: &State, now: &State, seat: Seat) -> bool {
    !has_taken_court(start, now, seat.other()) || has_taken_court(start, now, seat)
}
