//! Random games of Corsairs: no ship is lost or appears from nowhere, and every game ends.

use corsair_cabinet::game::{Choices, Game, Rng};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::rules::{Ending, Options, RuleSet, State};

/// Asserts the invariants of a position; `before` is the number of escorts and captures before the action.
fn must_be_sound(rule_set: &RuleSet, before: (usize, u8), state: &State) {
    let now = &state.turn.now;
    let all = now.corsairs.len() + usize::from(now.reserve) + usize::from(now.captured);
    assert_eq!(all, 6, "corsairs on board, in reserve and captured: {state:?}");
    assert!(now.escorts.len() <= before.0, "an escort from nowhere: {state:?}");
    assert!(now.captured >= before.1, "a corsair came back to life: {state:?}");
    assert!(now.corsairs.is_disjoint(now.convoy()), "two ships on a post: {state:?}");
    assert!(now.corsairs.union(now.convoy()).is_subset(rule_set.cells), "a ship beside the board: {state:?}");
    let ships = now.escorts.len() + usize::from(now.freighter.is_some());
    assert_eq!(now.convoy().len(), ships, "freighter and escort on a post: {state:?}");
    assert_eq!(now.freighter.is_none(), state.over == Some(Ending::Freighter), "{state:?}");
    assert!(state.number <= 100 && state.seen.len() < 100, "{state:?}");
    assert!(state.turn.entangled.is_subset(state.turn.start.corsairs), "{state:?}");
}

/// Plays this number of games and counts how they end: by the freighter, by captures, by the limit, by repetition.
fn play(size: &str, games: u64) -> [u64; 4] {
    let mut options = Options::default();
    assert!(options.set("size", size));
    let rule_set = RuleSet::of(&options);
    let (mut ends, mut actions) = ([0; 4], Vec::new());
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 7);
        let mut state = Corsairs::start(&options, seed).expect("only the size is not standard");
        while let Some(seat) = state.to_act() {
            Corsairs::actions(&state, seat, &mut actions);
            let action = *rng.choose(&actions).expect("a seat that may act has an action");
            let before = (state.turn.now.escorts.len(), state.turn.now.captured);
            Corsairs::apply(&mut state, seat, &action);
            must_be_sound(&rule_set, before, &state);
        }
        let end = match state.over.expect("no seat may act, so the game is over") {
            Ending::Freighter => 0,
            Ending::Captures(_) => 1,
            Ending::TurnLimit(_) => 2,
            Ending::Repetition => 3,
            Ending::Stuck => panic!("they pass by the usual rules: {state:?}"),
        };
        ends[end] += 1;
    }
    println!("size {size}: {games} games; freighter, captures, limit, repetition: {ends:?}");
    ends
}

#[test]
fn random_games_of_every_size_are_sound_to_their_end() {
    for size in ["4", "5", "6", "8"] {
        assert_eq!(play(size, 200).iter().sum::<u64>(), 200);
    }
}

#[test]
#[ignore = "long: 100,000 games of every size, a quarter of an hour"]
fn very_many_random_games_are_sound_to_their_end() {
    for size in ["4", "5", "6", "8"] {
        assert_eq!(play(size, 100_000).iter().sum::<u64>(), 100_000);
    }
}
