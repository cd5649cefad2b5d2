mod features;

use std::collections::BTreeSet;

use super::evaluation::{Evaluation, weights};
use super::*;
use crate::game::hex::{Cell, CellSet, Direction};
use crate::game::options::Choices;
use crate::game::{Game, Rng};
use crate::games::corsairs::rules::{ConvoyMove, CorsairMove, Ending, Options, Position, Side, State, Turn};
use crate::search::alpha_beta::{Candidate, SearchDomain, Verdict};
use crate::search::ismcts::random_action;
use crate::search::{Level, LevelParams, SearchTask};
use features::Features;

/// Calls `each` with every state of random games, some with standard options and some with random options.
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
fn results(search: &CorsairsSearchDomain, position: &SearchPosition, depth: u8) -> BTreeSet<Ships> {
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
        let search = CorsairsSearchDomain::new(state, true);
        let rule_set = state.rule_set();
        let here = search.root_position();
        let mut expected = BTreeSet::new();
        match state.side() {
            Side::Corsairs => state.turn.each_completion(&rule_set, &mut |turn| {
                expected.insert(as_tuple(&turn.now));
            }),
            Side::Convoy => {
                here.ships.each_sail(&rule_set, |sail| {
                    expected.insert(as_tuple(&here.ships.after_sail(sail).after_captures(&rule_set)));
                });
            }
        }
        if state.may_pass(&rule_set) {
            expected.insert(as_tuple(&state.turn.now.after_captures(&rule_set)));
        }
        assert!(results(&search, &here, 4) == expected, "{state}");
        // The same below the root, where the faster generator makes whole turns.
        if state.turn.move_count() == 0 && state.side() == Side::Corsairs {
            let later = SearchPosition::new(here.ships, here.number + 2);
            // Of turns that take the freighter, it only matters whether there are any.
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
        let search = CorsairsSearchDomain::new(state, true);
        let mut candidates = Vec::new();
        search.turns(&search.root_position(), 1, &mut candidates);
        let seat = state.to_act().unwrap();
        for Candidate { turn, .. } in candidates {
            let mut played = state.clone();
            let action = search.action(&search.root_position(), turn);
            assert_eq!(Corsairs::check(state, seat, &action), Ok(()), "{action}");
            Corsairs::apply(&mut played, seat, &action);
            if let TurnMove::CorsairMoves(moves) = turn {
                let left = moves.iter().flatten().count() - state.turn.move_count();
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
    let start = |turn| state(&format!("standard turn={turn} board=C4/6/7/3EE3/3EFE3/3EE3/7/6/5"));
    let at = |turn| CorsairsSearchDomain::new(&start(turn), true).evaluation.weights;
    let rule_set = start(21).rule_set();
    assert_eq!((at(21), at(22)), (weights(&rule_set, Side::Corsairs), weights(&rule_set, Side::Convoy)));
    assert_ne!(at(21), at(22));
}

#[test]
fn a_freighter_that_shields_has_weights_of_its_own() {
    let shielded = "broadside=no,corners=barred,shield=yes,captures=6";
    let of = |options: &str, side| weights(&state(options).rule_set(), side);
    for side in [Side::Corsairs, Side::Convoy] {
        assert_ne!(of(shielded, side), of("standard", side));
        assert_eq!(of(EVEN, side), of(shielded, side));
        for other in [
            "shield=yes",
            "corners=barred,shield=yes,captures=6",
            "size=4,broadside=no,corners=barred,shield=yes,captures=6",
        ] {
            assert_eq!(of(other, side), of("standard", side), "{other}");
        }
    }
}

#[test]
fn the_search_ends_a_game_where_the_rules_do() {
    let mut over = 0;
    play_random_games(24, |state| {
        if state.turn.move_count() > 0 || state.first.is_some() {
            return;
        }
        let search = CorsairsSearchDomain::new(state, true);
        let mut candidates = Vec::new();
        search.turns(&search.root_position(), 1, &mut candidates);
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
                _ => complete(search.action(&search.root_position(), turn)),
            }
            let after = search.after(&search.root_position(), turn);
            let verdict = search.verdict(&after, &[search.key(&search.root_position())]);
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
                    if search.corsairs_are_stuck && played.occurrences() > 1 && !takes {
                        assert!(matches!(verdict, Some(Verdict::Worth(_))), "{verdict:?} {state}");
                    } else {
                        assert_eq!(verdict, takes.then_some(Verdict::Won(1)), "{state}");
                    }
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
    let thinking =
        Corsairs::think(&Corsairs::view(&state, state.to_act()), state.to_act().unwrap(), Level::Captain, None, 1);
    assert!(thinking.is_finished());
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
    let search = CorsairsSearchDomain::new(&state, true);
    let board = state.board();
    let cell = |name: &str| board.cell(name.parse().unwrap()).unwrap();
    let step = |from, to| {
        TurnMove::CorsairMoves([Some(CorsairMove::Step { from: cell(from), to: cell(to), pull: None }), None])
    };
    let sail =
        |first, direction| TurnMove::Sail(ConvoyMove { first: cell(first), last: cell(first), direction, distance: 3 });
    let (mut position, mut line) = (search.root_position(), Vec::new());
    for turn in [step("a1", "a2"), sail("e4", Direction::South), step("a2", "a1"), sail("e1", Direction::North)] {
        assert_eq!(search.verdict(&position, &line), None);
        line.push(search.key(&position));
        position = search.after(&position, turn);
    }
    assert_eq!(search.verdict(&position, &line), Some(Verdict::Lost(0)));
    play(&mut state);
    assert_eq!(state.over, Some(Ending::Repetition));
}

/// The preset of house rules that makes the sides even: among others the convoy may pass, and wins after 200 turns.
const EVEN: &str =
    "return=allowed,rest=yes,broadside=no,corners=barred,shield=yes,captures=6,limit=200,repetition=off,stuck=convoy";

/// The search of a position by the captain, with fewer iterations for a test.
fn captain(state: &State) -> Search<CorsairsSearchDomain> {
    let seat = state.to_act().unwrap();
    let mut search = Corsairs::think(&Corsairs::view(state, Some(seat)), seat, Level::Captain, Some(20_000), 1);
    search.advance(u64::MAX);
    search
}

#[test]
fn the_expected_line_does_not_lead_back_to_itself() {
    // An escort sails, and a corsair that is free can drag it back and stand as before.
    for rest in [
        "turn=78 board=5/6/2E4/3EEEEC/3E1F3/5C2/7/6/5 reserve=0 captured=4",
        "turn=82 board=3C1/4E1/6E/4E1EF/7EC/7E/7/6/5 reserve=0 captured=4",
        "turn=83 board=3C1/6/5EE/4E1EF/7EC/7E/7/6/5 reserve=0 captured=4",
        "turn=61 board=5/E5/CE5/CF1E4/1E1C5/3E4/7/2C3/5 reserve=0 captured=2",
        "turn=119 board=2EC1/4FC/2C2EE/3E4/9/8/1CE4/5E/5 reserve=0 captured=2",
    ] {
        let mut state = state(&format!("{EVEN} {rest}"));
        let line = captain(&state).principal_variation();
        let mut positions = vec![(state.turn.start, state.side())];
        for action in &line {
            let (seat, number) = (state.to_act().unwrap(), state.number);
            Corsairs::apply(&mut state, seat, action);
            if state.number > number {
                let position = (state.turn.start, state.side());
                assert!(!positions.contains(&position), "{rest}: {line:?}");
                positions.push(position);
            }
        }
        assert!(positions.len() > 1, "{rest}");
    }
}

#[test]
fn the_corsairs_win_less_the_fewer_turns_are_left() {
    // The corsairs begin to drag the freighter away, and the escorts are near.
    let chance = |turn, limit| {
        let options = EVEN.replace("limit=200,repetition=off", limit);
        let board = "board=5/6/1C5/4E3/2CFEE3/3EE3/2C4/6/5 reserve=3";
        captain(&state(&format!("{options} turn={turn} {board}"))).win_probability()
    };
    let of_corsairs = [21, 61, 101, 141, 181].map(|turn| chance(turn, "limit=200,repetition=off"));
    let of_convoy = [22, 62, 102, 142, 182].map(|turn| chance(turn, "limit=200,repetition=off"));
    assert!(of_corsairs.is_sorted_by(|more, less| more > less), "{of_corsairs:?}");
    assert!(of_convoy.is_sorted_by(|less, more| less < more), "{of_convoy:?}");
    assert!(of_corsairs[0] > 0.4 && of_corsairs[4] < 0.1 && of_convoy[4] > 0.9, "{of_corsairs:?} {of_convoy:?}");
    // Without a limit all turns are alike.
    assert!((chance(21, "limit=none") - chance(181, "limit=none")).abs() < 1e-9);
}

/// Positions of games, with the answer of the boatswain's search after 20 000 positions: the number searched, the depth, the
/// value, and the expected actions. A plainer search found these answers; a search that is only faster must find the same.
const ANSWERS: [(&str, (u64, u8, i32), &str); 14] = [
    (
        "standard turn=9 board=5/4C1/1C5/3EE3/3EFE1C1/3EE3/7/6/5 reserve=3",
        (20_000, 2, -56),
        "enter a1; step a1 b2; end; sail d5-e6 c4-d5; step c2 d3; step d3 e3 pull e4; end",
    ),
    (
        "standard turn=14 board=5/3C2/1C2E2/3E4/3EFE1C1/3EE3/7/6/5 reserve=3",
        (20_000, 3, 256),
        "sail c5 d5; enter e1; step e1 e2; end; sail e6 h6",
    ),
    (
        "return=allowed,rest=yes,broadside=no,corners=barred,shield=yes,captures=6,limit=200,repetition=off,stuck=convoy turn=9 board=5/1C4/3E3/3E4/3EFE3/3EE3/7/2C3/5 reserve=4",
        (20_000, 2, -20),
        "enter e9; step e9 e8; end; sail c4 d5; step b2 c3; step e8 e7; end",
    ),
    (
        "return=allowed,rest=yes,broadside=no,corners=barred,shield=yes,captures=6,limit=200,repetition=off,stuck=convoy turn=14 board=5/1C4/3E3/3E4/3EFE3/4E3/2E4/2C3/5 reserve=4",
        (20_000, 3, 184),
        "sail g3 f4; step h3 g4; step g4 g5 pull f5; end; sail e6 f5",
    ),
    (
        "size=4 turn=9 board=C2C/5/2EE2/C1EFE2/3E2/5/3C reserve=2",
        (20_000, 2, 342),
        "enter g1; step g1 f2; end; sail d5-e4 f3-g2; step g4 f4; step f4 e5 pull f3; end",
    ),
    (
        "size=4 turn=14 board=C2C/5/2EE2/C2FE2/2EE2/5/CC1C reserve=0",
        (20_000, 3, -168),
        "sail c4-d5 b3-c4; step g4 f4; step f4 g3 pull e4; end; sail b3-c4 c4-d5",
    ),
    (
        "size=6 turn=9 board=6/7/8/4EC3/5E4/5FE4/10/2EE5/3E4/7/6 reserve=4 captured=1",
        (20_000, 3, -316),
        "enter a1; step a1 b2; end; sail f7 e7; step b2 c3; step c3 d4; end",
    ),
    (
        "size=6 turn=14 board=6/7/8/4E4/5E1E2/4EF2C2/10/3E5/3E4/7/6 reserve=3 captured=2",
        (20_000, 2, 502),
        "sail i4 g6; enter a1; step a1 b1; end; sail d5 e5",
    ),
    (
        "size=8 turn=9 board=1C6/C8/10/11/12/13/6EE6/6EFE6/6EE5C/13/12/11/10/9/6C1 reserve=2",
        (20_000, 2, -248),
        "enter o1; step o1 n1; end; sail h9-i8 g9-h9; step o7 n8; step n1 n2; end",
    ),
    (
        "size=8 turn=14 board=8/CC6C/10/11/12/13/6EE6/6EFE6/6EE5C/13/12/11/10/9/1C4C1 reserve=0",
        (20_000, 2, 266),
        "sail i8 j8; step b2 a2; step o7 n8; end; sail j8 i9",
    ),
    (
        "pulls=one,line=whole,release=once turn=9 board=1E1E1/1C2C1/1CE1E2/2E5/4F4/4E3/7/6/5 reserve=3",
        (20_000, 4, -89),
        "enter a1; enter a5; end; sail f5 b6; leave a1 pull a2; enter a1; end; sail c5 b5",
    ),
    (
        "pulls=one,line=whole,release=once turn=14 board=1E3/1C1EC1/1CE2E1/2E2EC1/4F4/8/7/1C4/5 reserve=1",
        (20_000, 3, 261),
        "sail a2 a5; step h2 g2; step g2 f3; end; sail a5 d8",
    ),
    (
        "second=must,pull=straight,limit=200 turn=9 board=5/6/5E1/5EC1/1C1EFE3/3EE3/7/6/5 reserve=4",
        (20_000, 3, -114),
        "enter e9; step e9 e8; end; sail e4 d4; step e2 e3; step e3 f3; end",
    ),
    (
        "second=must,pull=straight,limit=200 turn=14 board=5/4E1/7/4E3/1C1EFE1C1/3EE1C1/7/6/5 reserve=3",
        (20_000, 3, 220),
        "sail b5 b2; step f7 e7; step e2 e3; end; sail f4-f5 f2-f3",
    ),
];

#[test]
fn the_search_gives_the_answers_that_it_always_gave() {
    for (text, expected, line) in ANSWERS {
        let state = state(text);
        let domain = CorsairsSearchDomain::new(&state, true);
        let position = domain.root_position();
        let params = SearchParams { depth: 64, at_least: 1, noise: 22 };
        let level = LevelParams { iterations: 20_000, blunder_rate: 0.0, params };
        let mut search = Search::new(domain, position, level, Some(20_000), 1);
        search.advance(u64::MAX);
        let report = search.report();
        assert_eq!((report.nodes, report.depth, report.value), expected, "{text}");
        let actions: Vec<String> = search.principal_variation().iter().map(ToString::to_string).collect();
        assert_eq!(actions.join("; "), line, "{text}");
    }
}

#[test]
fn a_position_is_worth_the_sum_of_its_features() {
    // No two of these weights are equal.
    let different = std::array::from_fn(|at| i32::try_from(3 * at * at + 1).unwrap());
    let mut checked = 0;
    play_random_games(6, |state| {
        let features = Features::new(state.rule_set());
        let of = |side| weights(&state.rule_set(), side);
        for weights in [different, of(Side::Corsairs), of(Side::Convoy)] {
            let evaluation = Evaluation::new(state.rule_set(), weights);
            for to_move in [Side::Corsairs, Side::Convoy] {
                let found = features.of(&state.turn.now, to_move);
                let sum: i32 = found.iter().zip(weights).map(|(count, weight)| count * weight).sum();
                let expected = if to_move == Side::Corsairs { sum } else { -sum };
                assert_eq!(evaluation.evaluate(&state.turn.now, to_move), expected, "{state}");
            }
        }
        checked += 1;
    });
    assert!(checked > 1000, "{checked}");
}

#[test]
fn a_convoy_does_not_wait_for_the_freighter_to_be_taken() {
    let may_pass = |board: &str| {
        let search = CorsairsSearchDomain::new(&format!("rest=yes turn=2 board={board}").parse().unwrap(), true);
        let mut turns = Vec::new();
        search.turns(&search.root_position(), 1, &mut turns);
        turns.iter().any(|candidate| candidate.turn == TurnMove::Pass)
    };
    assert!(may_pass("5/6/7/3EE3/C2FE1E2/3EE3/7/6/5"));
    // The corsair on e1 takes the freighter from e2 off the board.
    assert!(!may_pass("5/6/7/3EE3/CF2E1E2/3EE3/7/6/5"));
}
