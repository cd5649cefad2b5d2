//! Random matches of Knight Fight with any combination of anomalies: no piece is lost or appears, and every match ends by a
//! ruling.

use std::collections::BTreeMap;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::rules::{AttemptResult, Ending, Options, RuleSet, Stage, State};

/// Three bouts of 401 moves, in each of which both bid, set a trap and move, and three choices of sides.
const MOST_ACTIONS: usize = 3 * 401 * 6 + 3;

/// Any options but the clock. Each combination of anomalies is as likely as any other.
fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES.iter().filter(|choice| choice.key != "clock") {
        if rng.below(2) == 0 {
            assert!(options.set(choice.key, rng.choose(&choice.values[1..]).unwrap()));
        }
    }
    KnightFight::normalize(options)
}

/// How many knights there are, healthy ones counting twice under Sickness (SK-7).
fn strength(rule_set: &RuleSet, state: &State) -> usize {
    let bout = &state.table.bout;
    let knights = bout.knights[0].len() + bout.knights[1].len();
    if rule_set.sickness { 2 * knights - bout.weak[0].len() - bout.weak[1].len() } else { knights }
}

/// Asserts what is true of every position.
fn must_be_sound(rule_set: &RuleSet, state: &State) {
    let bout = &state.table.bout;
    let [ours, theirs] = bout.knights;
    assert!(ours.is_disjoint(theirs), "two knights on a space: {state:?}");
    assert!(!ours.is_empty() && !theirs.is_empty(), "a side without knights: {state:?}");
    for side in 0..2 {
        assert!(bout.weak[side].is_subset(bout.knights[side]), "weak, but no knight: {state:?}");
        assert!(bout.manure[side].is_disjoint(ours.union(theirs)), "a knight in manure: {state:?}");
        let manure = bout.manure[side].len() + usize::from(bout.manure_left[side]);
        assert_eq!(manure, usize::from(rule_set.manure), "manure dropped and left: {state:?}");
    }
    assert!(bout.manure[0].is_disjoint(bout.manure[1]), "manure on manure: {state:?}");
    assert_eq!(bout.chips[0] + bout.chips[1], 40, "chips of both: {state:?}");
    if state.table.stage == Stage::Play {
        assert_eq!(bout.colours.is_some(), rule_set.coloured, "colours: {state:?}");
    }
    // Without traps and hidden things every move adds a knight, and the board has 132 spaces.
    let wasteful = rule_set.traps.is_some() || rule_set.snapshot;
    let bound = match (wasteful, rule_set.sickness) {
        (true, _) => 401,
        (false, true) => 260,
        (false, false) => 130,
    };
    assert!(bout.moves <= bound, "{} moves: {state:?}", bout.moves);
}

/// Asserts that a state can follow another after one action.
fn must_follow(rule_set: &RuleSet, before: &State, state: &State) {
    let (old, new) = (&before.table.bout, &state.table.bout);
    if new.moves < old.moves || before.table.stage == Stage::Choose {
        let begun = (new.moves, strength(rule_set, state), new.past.len());
        assert_eq!(begun, (0, if rule_set.sickness { 4 } else { 2 }, 0), "the beginning of a bout: {state:?}");
        return;
    }
    let attempts = &new.past[new.past.len() - usize::from(new.moves - old.moves).min(new.past.len())..];
    let placed = attempts.iter().filter(|attempt| attempt.result == AttemptResult::Placed).count();
    assert_eq!(strength(rule_set, state), strength(rule_set, before) + placed, "{before:?} became {state:?}");
    assert_eq!(new.colours, old.colours, "colours changed: {state:?}");
}

/// The winner of the match by the results of its bouts (KF-09, TTT-4).
fn winner(state: &State) -> Seat {
    let results = &state.table.results;
    if let Some(third) = results.get(2).and_then(|third| third.winner) {
        return third;
    }
    let count = |seat: Seat| results[..2].iter().filter(|bout| bout.winner == Some(seat)).count();
    let quickest = |seat: Seat| results[..2].iter().find(|bout| bout.winner == Some(seat)).map(|bout| bout.moves);
    let [first, second] = [Seat::FIRST, Seat::SECOND];
    let [ours, theirs] = [first, second].map(|seat| (count(seat), quickest(seat).map(std::cmp::Reverse)));
    match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => first,
        std::cmp::Ordering::Less => second,
        std::cmp::Ordering::Equal => state.table.favoured,
    }
}

/// Asserts that the results of a match that is over are possible.
fn must_have_ended(rule_set: &RuleSet, state: &State) {
    let results = &state.table.results;
    let points = state.table.options.value("tic-tac-toe") == Some("on");
    for bout in results {
        let (drawable, fits) = match bout.ending {
            Ending::Row | Ending::Stuck => (false, !points),
            Ending::Last => (false, !points && rule_set.auction.is_some()),
            Ending::Points => (false, points),
            Ending::Tally => (true, points),
            Ending::Limit => (true, !points && bout.moves >= 400),
        };
        assert!(fits && (drawable || bout.winner.is_some()), "{bout:?} in {state:?}");
        assert!(bout.ending != Ending::Limit || bout.winner.is_none(), "{bout:?} in {state:?}");
    }
    let one_each = results[0].winner.is_some() && results[1].winner == results[0].winner.map(Seat::other);
    let third = one_each && state.table.options.value("tie") == Some("third");
    assert_eq!(results.len(), if third { 3 } else { 2 }, "{state:?}");
    let outcome = KnightFight::outcome(state).expect("the match is over");
    assert_eq!(outcome.winner(), Some(winner(state)), "{state:?}");
}

/// Plays a random match and counts how its bouts ended.
fn play(number: u64, endings: &mut BTreeMap<String, usize>) {
    let mut rng = Rng::stream(5, number);
    let options = random_options(&mut rng);
    let rule_set = RuleSet::of(&options);
    let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
    let mut actions = Vec::new();
    for _ in 0..=MOST_ACTIONS {
        must_be_sound(&rule_set, &state);
        let seats: Vec<Seat> = KnightFight::to_act(&state).iter().collect();
        let Some(seat) = rng.choose(&seats) else {
            must_have_ended(&rule_set, &state);
            for bout in &state.table.results {
                *endings.entry(format!("{:?}", bout.ending)).or_default() += 1;
            }
            return;
        };
        assert!(KnightFight::outcome(&state).is_none(), "over, but not ended: {state:?}");
        KnightFight::actions(&state, *seat, &mut actions);
        let action = *rng.choose(&actions).expect("a seat to act has an action");
        let before = state.clone();
        KnightFight::apply(&mut state, *seat, &action);
        must_follow(&rule_set, &before, &state);
    }
    panic!("match {number} goes on after {MOST_ACTIONS} actions");
}

fn play_many(count: u64) {
    let mut endings = BTreeMap::new();
    for number in 0..count {
        play(number, &mut endings);
    }
    println!("{count} matches; how their bouts ended: {endings:?}");
}

#[test]
fn two_thousand_random_matches_are_sound_to_their_end() {
    play_many(2_000);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn a_hundred_thousand_random_matches_are_sound_to_their_end() {
    play_many(100_000);
}

// KF-08, BD-5
#[test]
fn a_position_with_an_impossible_turn_is_refused() {
    let is_read = |text: &str| text.parse::<State>().is_ok();
    // The only knight of X, in the corner, reaches no empty space.
    let stuck = "moves=1 board=11/11/11/11/11/11/11/11/11/1O9/2O8/X10";
    assert_eq!(["o", "x"].map(|turn| is_read(&format!("standard turn={turn} {stuck}"))), [true, false]);
    // The first round of a free auction is X's.
    assert_eq!(["x", "o"].map(|turn| is_read(&format!("bidding=free turn={turn}"))), [true, false]);
}
