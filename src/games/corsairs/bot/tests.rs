use std::collections::BTreeSet;

use super::evaluation::weights;
use super::*;
use crate::game::hex::{Cell, CellSet, Direction};
use crate::game::options::Choices;
use crate::game::{Game, Rng};
use crate::games::corsairs::rules::{Ending, Move, Options, Position, Sail, Side, State, Turn};
use crate::search::SearchTask;
use crate::search::alpha_beta::{Candidate, SearchDomain, Verdict};
use crate::search::ismcts::random_action;

/// Calls `each` with every state of random games, some with standard options and some with random ones.
fn play_random_games(games: u64, mut each: impl FnMut(&State)) {
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 3);
        let mut options = Options::default();
        for choice in Options::CHOICES {
            if choice.key == "size" || seed % 3 == 0 && rng.below(3) == 0 {
                assert!(options.set(choice.key, rng.choose(choice.values).unwrap()));
            }
        }
        let Ok(mut state) = Corsairs::start(&Corsairs::normalize(options), seed) else { continue };
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

/// The results of the turns that the search generates, each once.
fn results(search: &CorsairsSearch, position: &SearchPosition, depth: u8) -> BTreeSet<Ships> {
    let mut candidates = Vec::new();
    search.turns(position, depth, &mut candidates);
    let after = candidates.iter().map(|candidate: &Candidate<TurnMove>| search.after(position, candidate.turn));
    let results: Vec<SearchPosition> = after.collect();
    for position in &results {
        assert_eq!(
            position.key_of_ships(),
            SearchPosition::new(position.ships, position.number).key_of_ships(),
            "the key is incremental"
        );
    }
    let all: BTreeSet<_> = results.iter().map(|position| as_tuple(&position.ships)).collect();
    // Moves of the convoy seldom have equal results, so the search does not merge them.
    assert!(position.side() == Side::Convoy || all.len() == candidates.len(), "every result once");
    all
}

#[test]
fn the_search_generates_every_result_of_a_turn() {
    let mut checked = 0;
    play_random_games(18, |state| {
        let search = CorsairsSearch::new(state, true);
        let rule_set = state.rule_set();
        let here = search.here();
        let mut expected = BTreeSet::new();
        match state.side() {
            Side::Corsairs => state.turn.each_completion(&rule_set, &mut |turn| {
                expected.insert(as_tuple(&turn.now));
            }),
            Side::Convoy => {
                here.ships.each_sail(&rule_set, |sail| {
                    expected.insert(as_tuple(&here.ships.sailed(sail).judged(&rule_set)));
                });
            }
        }
        if state.may_pass(&rule_set) {
            expected.insert(as_tuple(&state.turn.now.judged(&rule_set)));
        }
        assert!(results(&search, &here, 4) == expected, "{state}");
        // The same below the root, where the faster generator makes whole turns.
        if state.turn.made() == 0 && state.side() == Side::Corsairs {
            let later = SearchPosition::new(here.ships, here.number + 2);
            // A turn that takes the freighter needs no move before it.
            let goes_on = |results: BTreeSet<Ships>| {
                let (on, over): (BTreeSet<Ships>, BTreeSet<Ships>) =
                    results.into_iter().partition(|ships| ships.2.is_some());
                (on, over.is_empty())
            };
            for depth in [1, 2] {
                let found = goes_on(results(&search, &later, depth));
                assert!(found == goes_on(expected.clone()), "{state}");
            }
            checked += 1;
        }
    });
    assert!(checked > 500, "{checked}");
}

#[test]
fn a_turn_is_answered_with_its_next_action() {
    play_random_games(6, |state| {
        let search = CorsairsSearch::new(state, true);
        let mut candidates = Vec::new();
        search.turns(&search.here(), 1, &mut candidates);
        let seat = state.to_act().unwrap();
        for Candidate { turn, .. } in candidates {
            let mut played = state.clone();
            let action = search.action(&search.here(), turn);
            assert_eq!(Corsairs::check(state, seat, &action), Ok(()), "{action}");
            Corsairs::apply(&mut played, seat, &action);
            if let TurnMove::CorsairMoves(moves) = turn {
                let left = moves.iter().flatten().count() - state.turn.made();
                assert_eq!(action == crate::games::corsairs::rules::Action::End, left == 0);
            }
        }
    });
}

fn state(text: &str) -> State {
    text.parse::<State>().unwrap()
}

#[test]
fn each_side_thinks_with_its_own_weights() {
    let at = |turn| {
        CorsairsSearch::new(&state(&format!("standard turn={turn} board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5")), true)
            .evaluation
            .weights
    };
    assert_eq!((at(21), at(22)), (weights(Side::Corsairs), weights(Side::Convoy)));
    assert_ne!(at(21), at(22));
}

#[test]
fn the_search_ends_a_game_where_the_rules_do() {
    let mut over = 0;
    play_random_games(24, |state| {
        if state.turn.made() > 0 || state.first.is_some() {
            return;
        }
        let search = CorsairsSearch::new(state, true);
        let mut candidates = Vec::new();
        search.turns(&search.here(), 1, &mut candidates);
        for Candidate { turn, .. } in candidates.into_iter().step_by(7) {
            let mut played = state.clone();
            let mut complete = |action| {
                let seat = played.to_act().unwrap();
                Corsairs::apply(&mut played, seat, &action);
            };
            match turn {
                TurnMove::CorsairMoves(moves) => {
                    moves.iter().flatten().for_each(|step| complete(state.action_of_move(*step)));
                    if played.to_act().is_some() && played.side() == Side::Corsairs {
                        let seat = played.to_act().unwrap();
                        Corsairs::apply(&mut played, seat, &crate::games::corsairs::rules::Action::End);
                    }
                }
                _ => complete(search.action(&search.here(), turn)),
            }
            let after = search.after(&search.here(), turn);
            let verdict = search.verdict(&after, &[search.key(&search.here())]);
            match played.over {
                Some(ending) => {
                    let won = ending.winner() == after.side();
                    let expected = if won { Verdict::Won(0) } else { Verdict::Lost(0) };
                    assert_eq!(verdict, Some(expected), "{ending:?} {state}");
                    over += 1;
                }
                None if played.first.is_none() => {
                    let takes =
                        after.side() == Side::Corsairs && Turn::new(after.ships).takes_freighter(&state.rule_set());
                    assert_eq!(verdict, takes.then_some(Verdict::Won(1)), "{state}");
                }
                None => {}
            }
        }
    });
    assert!(over > 100, "{over}");
}

#[test]
fn a_single_legal_action_is_answered_without_search() {
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
fn a_third_occurrence_is_foreseen_near_the_turn_limit() {
    // A corsair goes there and back, and so does an escort: turn 95 finds the position of turn 91 again.
    let mut state = "standard turn=91 board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5".parse::<State>().unwrap();
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
    let search = CorsairsSearch::new(&state, true);
    let board = state.board();
    let cell = |name: &str| board.cell(name.parse().unwrap()).unwrap();
    let step =
        |from, to| TurnMove::CorsairMoves([Some(Move::Step { from: cell(from), to: cell(to), pull: None }), None]);
    let sail =
        |first, direction| TurnMove::Sail(Sail { first: cell(first), last: cell(first), direction, distance: 3 });
    let (mut position, mut line) = (search.here(), Vec::new());
    for turn in [step("a1", "a2"), sail("e4", Direction::South), step("a2", "a1"), sail("e1", Direction::North)] {
        assert_eq!(search.verdict(&position, &line), None);
        line.push(search.key(&position));
        position = search.after(&position, turn);
    }
    assert_eq!(search.verdict(&position, &line), Some(Verdict::Lost(0)));
    play(&mut state);
    assert_eq!(state.over, Some(Ending::Repetition));
}
