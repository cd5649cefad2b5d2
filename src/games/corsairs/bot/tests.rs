use std::collections::BTreeSet;

use super::appraisal::weights;
use super::*;
use crate::game::hex::{Cell, CellSet, Direction};
use crate::game::options::Choices;
use crate::game::{Game, Rng};
use crate::games::corsairs::rules::{Ending, Move, Options, Position, Sail, Side, State, Turn};
use crate::search::Thinking;
use crate::search::alpha_beta::{Candidate, Knowledge, Verdict};
use crate::search::ismcts::random_action;

/// Calls `each` with every state of games at random, some under the usual rules, some under any.
fn wander(games: u64, mut each: impl FnMut(&State)) {
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 3);
        let mut options = Options::default();
        for choice in Options::CHOICES {
            if choice.key == "size" || seed % 3 == 0 && rng.below(3) == 0 {
                assert!(options.set(choice.key, rng.choose(choice.values).unwrap()));
            }
        }
        let Ok(mut state) = Corsairs::start(&Corsairs::settle(options), seed) else { continue };
        while let Some(seat) = Corsairs::to_act(&state).first() {
            each(&state);
            let action = random_action::<Corsairs>(&state, seat, &mut rng).unwrap();
            Corsairs::apply(&mut state, seat, &action);
        }
    }
}

type Ships = (CellSet, CellSet, Option<Cell>, u8, u8);

fn as_tuple(ships: &Position) -> Ships {
    (ships.corsairs, ships.escorts, ships.freighter, ships.reserve, ships.captured)
}

/// What the turns lead to that the search is offered, each but once.
fn results(lookout: &Lookout, waters: &Waters, depth: u8) -> BTreeSet<Ships> {
    let mut candidates = Vec::new();
    lookout.turns(waters, depth, &mut candidates);
    let after = candidates.iter().map(|candidate: &Candidate<Course>| lookout.after(waters, candidate.turn));
    let results: Vec<Waters> = after.collect();
    for waters in &results {
        assert_eq!(waters.key_of_ships(), Waters::new(waters.ships, waters.number).key_of_ships(), "the key keeps up");
    }
    let all: BTreeSet<_> = results.iter().map(|waters| as_tuple(&waters.ships)).collect();
    // Moves of the convoy are too seldom alike for a search to look whether they are.
    assert!(waters.side() == Side::Convoy || all.len() == candidates.len(), "every result but once");
    all
}

#[test]
fn the_search_is_offered_every_result_of_a_turn() {
    let mut checked = 0;
    wander(18, |state| {
        let lookout = Lookout::new(state, true);
        let law = state.law();
        let here = lookout.here();
        let mut expected = BTreeSet::new();
        match state.side() {
            Side::Corsairs => state.turn.each_completion(&law, &mut |turn| {
                expected.insert(as_tuple(&turn.now));
            }),
            Side::Convoy => {
                here.ships.each_sail(&law, |sail| {
                    expected.insert(as_tuple(&here.ships.sailed(sail).judged(&law)));
                });
            }
        }
        if state.may_pass(&law) {
            expected.insert(as_tuple(&state.turn.now.judged(&law)));
        }
        assert!(results(&lookout, &here, 4) == expected, "{}", Corsairs::write_state(state));
        // The same further down, where turns begin anew and are made in a quicker way.
        if state.turn.made() == 0 && state.side() == Side::Corsairs {
            let later = Waters::new(here.ships, here.number + 2);
            // Whoever takes the freighter need not do anything before.
            let goes_on = |results: BTreeSet<Ships>| {
                let (on, over): (BTreeSet<Ships>, BTreeSet<Ships>) =
                    results.into_iter().partition(|ships| ships.2.is_some());
                (on, over.is_empty())
            };
            for depth in [1, 2] {
                let found = goes_on(results(&lookout, &later, depth));
                assert!(found == goes_on(expected.clone()), "{}", Corsairs::write_state(state));
            }
            checked += 1;
        }
    });
    assert!(checked > 500, "{checked}");
}

#[test]
fn a_turn_is_answered_with_the_first_action_that_is_left_of_it() {
    wander(6, |state| {
        let lookout = Lookout::new(state, true);
        let mut candidates = Vec::new();
        lookout.turns(&lookout.here(), 1, &mut candidates);
        let seat = state.to_act().unwrap();
        for Candidate { turn, .. } in candidates {
            let mut played = state.clone();
            let action = lookout.action(&lookout.here(), turn);
            assert_eq!(Corsairs::check(state, seat, &action), Ok(()), "{action}");
            Corsairs::apply(&mut played, seat, &action);
            if let Course::Raid(moves) = turn {
                let left = moves.iter().flatten().count() - state.turn.made();
                assert_eq!(action == crate::games::corsairs::rules::Action::End, left == 0);
            }
        }
    });
}

fn state(text: &str) -> State {
    Corsairs::read_state(text).unwrap()
}

#[test]
fn each_side_thinks_by_its_own_weights() {
    let at =
        |turn| Lookout::new(&state(&format!("standard turn={turn} board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5")), true).weights;
    assert_eq!((at(21), at(22)), (weights(Side::Corsairs), weights(Side::Convoy)));
    assert_ne!(at(21), at(22));
}

#[test]
fn what_the_game_would_call_over_is_over() {
    let mut over = 0;
    wander(24, |state| {
        if state.turn.made() > 0 || state.first.is_some() {
            return;
        }
        let lookout = Lookout::new(state, true);
        let mut candidates = Vec::new();
        lookout.turns(&lookout.here(), 1, &mut candidates);
        for Candidate { turn, .. } in candidates.into_iter().step_by(7) {
            let mut played = state.clone();
            let mut complete = |action| {
                let seat = played.to_act().unwrap();
                Corsairs::apply(&mut played, seat, &action);
            };
            match turn {
                Course::Raid(moves) => {
                    moves.iter().flatten().for_each(|step| complete(state.action_of_move(*step)));
                    if played.to_act().is_some() && played.side() == Side::Corsairs {
                        let seat = played.to_act().unwrap();
                        Corsairs::apply(&mut played, seat, &crate::games::corsairs::rules::Action::End);
                    }
                }
                _ => complete(lookout.action(&lookout.here(), turn)),
            }
            let after = lookout.after(&lookout.here(), turn);
            let verdict = lookout.verdict(&after, &[lookout.key(&lookout.here())]);
            match played.over {
                Some(ending) => {
                    let won = ending.winner() == after.side();
                    let expected = if won { Verdict::Won(0) } else { Verdict::Lost(0) };
                    assert_eq!(verdict, Some(expected), "{ending:?} {}", Corsairs::write_state(state));
                    over += 1;
                }
                None if played.first.is_none() => {
                    let takes = after.side() == Side::Corsairs && Turn::new(after.ships).takes_freighter(&state.law());
                    assert_eq!(verdict, takes.then_some(Verdict::Won(1)), "{}", Corsairs::write_state(state));
                }
                None => {}
            }
        }
    });
    assert!(over > 100, "{over}");
}

#[test]
fn with_one_action_to_choose_from_the_answer_comes_at_once() {
    // Both moves of the turn are made.
    let state = state("standard board=5/6/7/3EE3/3EFE3/3EE3/7/6/5 moves enter a1; enter a5");
    let thinking = Corsairs::think(
        &Corsairs::view(&state, state.to_act()),
        state.to_act().unwrap(),
        crate::search::Level::Captain,
        None,
        1,
    );
    assert!(thinking.finished());
    assert_eq!(thinking.choice().to_string(), "end");
    assert_eq!(thinking.iterations(), 0);
}

#[test]
fn a_third_occurrence_is_foreseen_also_when_the_turn_limit_is_near() {
    // A corsair goes there and back, and so does an escort: turn 95 finds the position of turn 91 again.
    let mut state = Corsairs::read_state("standard turn=91 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5").unwrap();
    let turns = ["step a1 a2", "end", "sail e4 e1", "step a2 a1", "end", "sail e1 e4"];
    let play = |state: &mut State| {
        for action in turns {
            let (seat, action) = (state.to_act().unwrap(), action.parse().unwrap());
            Corsairs::check(state, seat, &action).unwrap();
            Corsairs::apply(state, seat, &action);
        }
    };
    play(&mut state);
    assert_eq!((state.number, state.occurrences()), (95, 2));
    let lookout = Lookout::new(&state, true);
    let board = state.board();
    let cell = |name: &str| board.cell(name.parse().unwrap()).unwrap();
    let step = |from, to| Course::Raid([Some(Move::Step { from: cell(from), to: cell(to), pull: None }), None]);
    let sail = |first, direction| Course::Sail(Sail { first: cell(first), last: cell(first), direction, distance: 3 });
    let (mut waters, mut line) = (lookout.here(), Vec::new());
    for course in [step("a1", "a2"), sail("e4", Direction::South), step("a2", "a1"), sail("e1", Direction::North)] {
        assert_eq!(lookout.verdict(&waters, &line), None);
        line.push(lookout.key(&waters));
        waters = lookout.after(&waters, course);
    }
    assert_eq!(lookout.verdict(&waters, &line), Some(Verdict::Lost(0)));
    play(&mut state);
    assert_eq!(state.over, Some(Ending::Repetition));
}
