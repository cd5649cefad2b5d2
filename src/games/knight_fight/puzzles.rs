//! The puzzles of Knight Fight, which are about the first bout.

use super::rules::{Action, KnightFight, State};
use crate::game::puzzle::{Aim, Goal, HasPuzzles, PuzzleKind};
use crate::game::record::Entry;
use crate::game::{Game, Seat};

impl HasPuzzles for KnightFight {
    const KINDS: &'static [PuzzleKind] = &[
        PuzzleKind { name: "line", aim: Aim::Reach(3) },
        PuzzleKind { name: "block", aim: Aim::Prevent(2) },
        PuzzleKind { name: "fork", aim: Aim::Reach(2) },
    ];
    const PUZZLES: &'static str = include_str!("puzzles.txt");
    const LEGACY_PUZZLE_COUNT: usize = 64;

    fn goal(_: &PuzzleKind) -> Goal<Self> {
        has_won_bout
    }

    fn is_of_kind(kind: &PuzzleKind, start: &State, _: &[Entry<Action>]) -> bool {
        // Where a row has to be stopped at once, the player has no choice.
        kind.name == "line" || !is_threatened(start)
    }

    fn without_history(state: &State) -> Option<State> {
        let mut state = state.clone();
        state.seed = 0;
        state.table.favoured = Seat::FIRST;
        let text = state.to_string();
        let is_past = |field: &&str| field.starts_with("past=") || field.starts_with("latest=");
        let fields = text.split(' ').filter(|field| !is_past(field));
        fields.collect::<Vec<_>>().join(" ").parse().ok()
    }
}

fn has_won_bout(_: &State, now: &State, seat: Seat) -> bool {
    now.table.results.first().is_some_and(|result| result.winner == Some(seat))
}

/// Whether the other side threatens to complete a row with its next move. The solver's knights never help the other side. So
/// there is a threat if the other side can win after some move of the solver.
fn is_threatened(start: &State) -> bool {
    let Some(seat) = KnightFight::to_act(start).first() else { return false };
    let other = seat.other();
    let after = |state: &State, seat: Seat| -> Vec<State> {
        let mut legal: Vec<Action> = Vec::new();
        KnightFight::actions(state, seat, &mut legal);
        let apply = |action: &Action| {
            let mut state = state.clone();
            KnightFight::apply(&mut state, seat, action);
            state
        };
        legal.iter().map(apply).collect()
    };
    after(start, seat).iter().any(|state| after(state, other).iter().any(|end| has_won_bout(start, end, other)))
}
