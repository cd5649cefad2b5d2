//! Positions from games between computers in which the computer players of Corsairs must find the right turn. The right
//! turns are computed here from the rules, by exhaustive search.

use corsair_cabinet::game::{Game, Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::bot::{CorsairsSearchDomain, level_params};
use corsair_cabinet::games::corsairs::rules::{Action, Ending, Position, RuleSet, Side, State, Turn};
use corsair_cabinet::search::alpha_beta::{Search, Verdict};
use corsair_cabinet::search::{Level, LevelParams, Player, SearchTask};

/// The corsairs can take the freighter in this turn.
const IN_ONE: &[&str] = &[
    "size=4 corsairs=1 turn=21 board=4/1C3/2FCC1/5E1/C3E1/1E1C1/EC2 reserve=0 captured=0",
    "size=4 corsairs=1 turn=21 board=C1C1/1CFC1/1E4/5E1/3E2/C1EE1/2C1 reserve=0 captured=0",
    "size=4 corsairs=1 turn=21 board=4/C4/CF2EE/1C2EEC/CE4/5/3C reserve=0 captured=0",
    "size=4 corsairs=1 turn=21 board=3C/5/6/C4C1/2F2E/1C1C1/3C reserve=0 captured=0",
    "size=4 corsairs=1 turn=21 board=4/5/6/1C5/E1EF2/1C1CC/4 reserve=2 captured=0",
    "standard corsairs=1 turn=21 board=5/EC4/1E5/2E1C3/1C2E1FC1/8/3E3/1C4/1C3 reserve=0 captured=0",
    "standard corsairs=1 turn=21 board=5/4C1/2C4/CF6/1C4E2/8/2C4/4E1/3CE reserve=0 captured=0",
    "standard corsairs=1 turn=21 board=5/6/7/7C/CCF6/7C/7/6/C4 reserve=1 captured=0",
    "standard corsairs=1 turn=21 board=5/6/4E2/4C3/2E3FC1/8/4C2/1C4/1E3 reserve=1 captured=1",
    "standard corsairs=1 turn=21 board=5/1C4/7/7E/6EEC/C3C3/2F4/1C4/5 reserve=1 captured=0",
    "size=6 corsairs=1 turn=21 board=1C4/1C5/8/9/CF2C1E3/9C1/10/9/6E1/7/6 reserve=0 captured=1",
    "size=6 corsairs=1 turn=21 board=6/E1C4/8/9/5C4/1C3EE2FC/9C/3C4E/8/7/6 reserve=0 captured=0",
    "size=6 corsairs=1 turn=21 board=2E3/7/8/5E3/6C3/6EC3/10/9/8/CF5/C5 reserve=0 captured=2",
    "size=6 corsairs=1 turn=21 board=6/7/8/4C4/E9/EC4E4/4EC4/9/8/CF3C1/C5 reserve=0 captured=0",
    "size=6 corsairs=1 turn=21 board=6/CC5/8/9/10/1CFC7/10/5E3/8/1C5/6 reserve=0 captured=1",
];

/// The corsairs can take the freighter with their next turn, whatever the convoy does, if they play this one right.
const IN_TWO: &[&str] = &[
    "size=4 corsairs=1 turn=21 board=3C/5/6/C2F1C1/4E1/1C1C1/3C reserve=0 captured=0",
    "size=4 corsairs=1 turn=21 board=4/5/6/1C1F3/EE4/1C1CC/4 reserve=2 captured=0",
    "size=4 corsairs=1 turn=21 board=C3/1C1C1/6/3F1C1/5E/5/C2C reserve=0 captured=0",
    "size=4 corsairs=1 turn=21 board=4/CC1C1/6/3F2C/2E3/1E3/1CE1 reserve=0 captured=1",
    "size=4 corsairs=1 turn=21 board=3C/1C3/5E/C2F1EC/1E4/1E1E1/CEC1 reserve=0 captured=0",
    "standard corsairs=1 turn=21 board=5/EC4/1E5/2EEC3/1C3F1C1/8/3E3/1C4/1C3 reserve=0 captured=0",
    "standard corsairs=1 turn=21 board=5/6/7/7C/C2CF4/7C/7/6/C4 reserve=1 captured=0",
    "standard corsairs=1 turn=21 board=5/6/3E3/4C3/2E1FC3/8/4C2/1C4/1E3 reserve=1 captured=1",
    "standard corsairs=1 turn=21 board=5/1C4/7/7E/4FE1EC/C2CC3/7/6/5 reserve=1 captured=0",
    "standard corsairs=1 turn=21 board=C4/4C1/7/3C4/4FE1C1/3CCE2/7/6/5 reserve=0 captured=0",
    "size=6 corsairs=1 turn=21 board=1C4/1C5/8/9/2CFCE4/9C1/10/9/6E1/7/6 reserve=0 captured=1",
    "size=6 corsairs=1 turn=21 board=6/7/8/4C4/E9/EC3EE4/5C4/3F5/2C5/5C1/C5 reserve=0 captured=0",
    "size=6 corsairs=1 turn=21 board=6/CC5/8/9/10/3C7/2CF6/4E4/8/1C5/6 reserve=0 captured=1",
    "size=6 corsairs=1 turn=21 board=6/7/8/3C5/10/3CFE5/10/9/6E1/1C2E1E/6 reserve=0 captured=3",
    "size=6 corsairs=1 turn=21 board=6/CE5/E7/9/5C4/3C7/5E4/3FE4/3C4/1C5/C5 reserve=0 captured=0",
];

/// Most turns of the convoy let the corsairs take the freighter within two turns, some do not.
const AVOIDABLE: &[&str] = &[
    "size=4 corsairs=1 turn=22 board=3C/5/6/C2FEC1/6/1C1C1/3C reserve=0 captured=0",
    "size=4 corsairs=1 turn=22 board=1C2/5/5C/1C1F1C1/6/1C3/2E1 reserve=1 captured=0",
    "size=4 corsairs=1 turn=22 board=3C/5/1C4/1E1F3/6/1C1C1/C3 reserve=0 captured=1",
    "size=4 corsairs=1 turn=22 board=3C/1CC2/4E1/C2FEC1/6/5/3C reserve=0 captured=0",
    "size=4 corsairs=1 turn=22 board=4/3C1/6/EEEF2C/6/2CC1/C3 reserve=0 captured=1",
    "standard corsairs=1 turn=22 board=5/EC4/1E5/EE2C3/1C3F1C1/8/3E3/1C4/1C3 reserve=0 captured=0",
    "standard corsairs=1 turn=22 board=5/1C4/7/7E/4F2EC/C2CCE2/7/6/5 reserve=1 captured=0",
    "standard corsairs=1 turn=22 board=C4/4C1/7/3C4/4FEEC1/3CC3/7/6/5 reserve=0 captured=0",
    "standard corsairs=1 turn=22 board=C4/1C4/3C3/3F1E2/E2E1C3/8/2C4/6/5 reserve=0 captured=1",
    "standard corsairs=1 turn=22 board=5/CC2CE/7/5C2/3CFE2C/8/7/6/5 reserve=0 captured=0",
    "size=6 corsairs=1 turn=22 board=1C4/1C5/8/9/2CFCE4/9C1/6E3/9/8/7/6 reserve=0 captured=1",
    "size=6 corsairs=1 turn=22 board=6/1C5/8/9/E3EC4/1C4E2F1/9C/3C4E/8/7/6 reserve=1 captured=0",
    "size=6 corsairs=1 turn=22 board=6/5FC/7E/9/5E1C2/1C9/5C4/9/8/1C5/4E1 reserve=1 captured=0",
    "size=6 corsairs=1 turn=22 board=6/7/8/9/4EC4/2F8/1C1C5C/9/1E6/1C2EC1/1E2E1 reserve=0 captured=0",
    "size=6 corsairs=1 turn=22 board=5C/7/5FC1/9/6C2E/6E3C/CE3E3E/9/8/7/5C reserve=0 captured=0",
];

fn state(text: &str) -> State {
    text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whether the corsairs, whose turn begins, can take the freighter in it.
fn takes(ships: Position, rule_set: &RuleSet) -> bool {
    Turn::new(ships).takes_freighter(rule_set)
}

/// Whether the corsairs take the freighter in the turn after this one of the convoy, whatever it does.
fn is_lost(ships: &Position, rule_set: &RuleSet) -> bool {
    if ships.count_sails(rule_set) == 0 {
        return takes(ships.after_captures(rule_set), rule_set);
    }
    let mut lost = true;
    ships.each_sail(rule_set, |sail| lost = lost && takes(ships.after_sail(sail).after_captures(rule_set), rule_set));
    lost
}

/// Whether the corsairs, whose turn begins, take the freighter in it or in the next one, whatever the convoy does.
fn wins_in_two(ships: Position, rule_set: &RuleSet) -> bool {
    let mut wins = takes(ships, rule_set);
    Turn::new(ships).each_completion(rule_set, &mut |turn| wins = wins || is_lost(&turn.now, rule_set));
    wins
}

/// The captain's action with the least time: it still searches its minimum depth.
fn hurried(state: &State) -> Action {
    let search = CorsairsSearchDomain::new(state, true);
    let position = search.root_position();
    let hurried = LevelParams { iterations: 1, ..level_params(Level::Captain) };
    let mut search = Search::new(search, position, hurried, None, 1);
    search.advance(u64::MAX);
    search.choice()
}

/// Plays a whole turn; `ask` chooses every action.
fn turn(state: &State, mut ask: impl FnMut(&State) -> Action) -> State {
    let mut now = state.clone();
    while now.over.is_none() && now.number == state.number {
        let seat = now.to_act().expect("a seat is to act");
        let action = ask(&now);
        assert_eq!(Corsairs::check(&now, seat, &action), Ok(()), "{action}");
        Corsairs::apply(&mut now, seat, &action);
    }
    now
}

#[test]
fn the_upper_levels_take_the_freighter_when_they_can() {
    for text in IN_ONE {
        let state = state(text);
        assert!(takes(state.turn.start, &state.rule_set()), "{text}");
        for level in [Level::FirstMate, Level::Captain] {
            let after = turn(&state, |state| {
                let seat = state.to_act().expect("a seat is to act");
                let mut thinking = Corsairs::think(&Corsairs::view(state, Some(seat)), seat, level, None, 3);
                thinking.advance(u64::MAX);
                assert!(thinking.win_probability() > 0.99, "{text}");
                thinking.choice()
            });
            assert_eq!(after.over, Some(Ending::Freighter), "{level:?} in {text}");
        }
    }
}

#[test]
fn the_captain_finds_captures_forced_in_two_turns() {
    for text in IN_TWO {
        let state = state(text);
        let rule_set = state.rule_set();
        assert!(!takes(state.turn.start, &rule_set) && wins_in_two(state.turn.start, &rule_set), "{text}");
        let after = turn(&state, hurried);
        assert!(is_lost(&after.turn.start, &rule_set), "{text}: {after}");
        let mut search = Search::new(
            CorsairsSearchDomain::new(&state, true),
            CorsairsSearchDomain::new(&state, true).root_position(),
            level_params(Level::Captain),
            None,
            1,
        );
        search.advance(u64::MAX);
        assert_eq!(search.report().end, Some(Verdict::Won(3)), "{text}");
    }
}

#[test]
fn the_captain_avoids_every_avoidable_forced_capture() {
    for text in AVOIDABLE {
        let state = state(text);
        let rule_set = state.rule_set();
        let mut allows = false;
        state.turn.start.each_sail(&rule_set, |sail| {
            allows = allows || wins_in_two(state.turn.start.after_sail(sail).after_captures(&rule_set), &rule_set);
        });
        assert!(allows, "{text}");
        let after = turn(&state, hurried);
        assert!(!wins_in_two(after.turn.start, &rule_set), "{text}: {after}");
    }
}

/// A game on the smallest board.
fn played(actions: &str) -> State {
    let mut state = state("size=4");
    for action in actions.split(", ") {
        let seat = state.to_act().expect("a seat is to act");
        let action = action.parse().expect("an action");
        assert_eq!(Corsairs::check(&state, seat, &action), Ok(()), "{action}");
        Corsairs::apply(&mut state, seat, &action);
    }
    state
}

#[test]
fn the_convoy_takes_a_repetition_that_wins() {
    let begin = "enter a1, end, sail d5 d6";
    let to_and_fro = "step a1 a2, end, sail d6 d7, step a2 a1, end";
    let state = played(&[begin, to_and_fro, "sail d7 d6", to_and_fro].join(", "));
    assert_eq!((state.side(), state.over), (Side::Convoy, None));
    let after = turn(&state, hurried);
    assert_eq!(after.over, Some(Ending::Repetition));
}

#[test]
fn the_corsairs_avoid_a_repetition_that_loses() {
    let to_and_fro = "sail d5 d6, step a1 a2, end, sail d6 d5";
    let before = played(&["enter a1, end", to_and_fro, "step a2 a1, end", to_and_fro].join(", "));
    assert_eq!((before.side(), before.over), (Side::Corsairs, None));
    let mut repeated = before.clone();
    for action in ["step a2 a1", "end"] {
        Corsairs::apply(&mut repeated, Seat::FIRST, &action.parse().expect("an action"));
    }
    assert_eq!(repeated.over, Some(Ending::Repetition), "going back would lose");
    for seed in 0..5 {
        let after = turn(&before, |state| {
            let mut thinking = Corsairs::think(
                &Corsairs::view(state, state.to_act()),
                Seat::FIRST,
                Level::Boatswain,
                None,
                Rng::stream(seed, 0).next_u64(),
            );
            thinking.advance(u64::MAX);
            thinking.choice()
        });
        assert_eq!(after.over, None);
    }
}

#[test]
fn the_principal_variation_is_legal() {
    assert!(crate::principal_variation::play_principal_variations::<Corsairs>(60) > 4, "variations of some turns");
}
