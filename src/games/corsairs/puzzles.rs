//! The puzzles of Corsairs.

use super::rules::{Action, Corsairs, Side, State};
use crate::game::puzzle::{Aim, Goal, HasPuzzles, PuzzleKind};
use crate::game::record::Entry;
use crate::game::{Game, Seat};

impl HasPuzzles for Corsairs {
    const KINDS: &'static [PuzzleKind] = &[
        PuzzleKind { name: "catch", aim: Aim::Reach(2) },
        PuzzleKind { name: "fifth", aim: Aim::Reach(2) },
        PuzzleKind { name: "save", aim: Aim::Prevent(1) },
        PuzzleKind { name: "quiet", aim: Aim::Reach(2) },
        PuzzleKind { name: "net", aim: Aim::Reach(1) },
    ];
    const PUZZLES: &'static str = include_str!("puzzles.txt");
    const LEGACY_PUZZLE_COUNT: usize = 48;

    fn goal(kind: &PuzzleKind) -> Goal<Self> {
        match kind.name {
            "fifth" => has_won_with_convoy,
            "net" => has_captured_two,
            _ => has_caught_freighter,
        }
    }

    fn is_of_kind(kind: &PuzzleKind, start: &State, solution: &[Entry<Action>]) -> bool {
        match kind.name {
            "catch" => !is_quiet(solution),
            "quiet" => is_quiet(solution),
            // The puzzle asks for two captures, so one capture must not win the game.
            "net" => start.turn.now.captured + 1 < start.rule_set().captures,
            _ => true,
        }
    }

    fn without_history(state: &State) -> Option<State> {
        // A puzzle shows no earlier positions, so none of them counts for repetition.
        let text = state.to_string();
        let fields = text.split(' ').filter(|field| !field.starts_with("seen="));
        fields.collect::<Vec<_>>().join(" ").parse().ok()
    }
}

/// Whether the first turn pulls nothing.
fn is_quiet(way: &[Entry<Action>]) -> bool {
    let first = way.first().map(|entry| entry.seat);
    let turn = way.iter().take_while(|entry| Some(entry.seat) == first);
    turn.into_iter().all(|entry| !entry.action.to_string().contains("pull"))
}

fn has_won(now: &State, seat: Seat) -> bool {
    Corsairs::outcome(now).is_some_and(|outcome| outcome.winner() == Some(seat))
}

fn has_caught_freighter(_: &State, now: &State, seat: Seat) -> bool {
    has_won(now, seat) && now.side_of(seat) == Side::Corsairs
}

fn has_won_with_convoy(_: &State, now: &State, seat: Seat) -> bool {
    has_won(now, seat) && now.side_of(seat) == Side::Convoy
}

fn has_captured_two(start: &State, now: &State, seat: Seat) -> bool {
    let captured = |state: &State| state.turn.now.captured;
    now.side_of(seat) == Side::Convoy && captured(now) >= captured(start) + 2
}
